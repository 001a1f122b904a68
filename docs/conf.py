"""How the documentation is built. It reads the uncompiled tree: compiled modules have no docstrings."""

import sys
from importlib.metadata import version as installed_version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Quarriors"
author = "the Quarriors digital table contributors"
copyright = f"2026, {author}"
version = release = installed_version("quarriors")

extensions = ["myst_parser", "sphinx.ext.autodoc", "box_cards"]
exclude_patterns = ["_build", "_ext"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_typehints = "description"
autodoc_member_order = "bysource"
# A reference to a name that is documented nowhere is a mistake. Left out: the standard library, documented
# elsewhere, and names without their module: builtins, and what is imported for type checkers only.
nitpicky = True
nitpick_ignore_regex = [
    (r"py:.*", r"(collections|typing|types|os|pathlib|random)\..*"),
    (r"py:.*", r"\w+"),
    # the table and its cards as data, which no page describes member by member
    (r"py:class", r"quarriors\.engine\.(catalog\.Catalog|state\.State)"),
]

html_theme = "furo"
html_title = "Quarriors"
