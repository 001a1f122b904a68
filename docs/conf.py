"""How the documentation is built. It reads the uncompiled tree: compiled modules have no docstrings."""

import sys
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Quarriors"
author = "the Quarriors digital table contributors"
copyright = f"2026, {author}"
version = release = installed_version("quarriors")

extensions = ["myst_parser", "sphinx.ext.autodoc", "box_cards"]
exclude_patterns = ["_build", "_ext", "_static"]
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
html_copy_source = False
html_favicon = "../web/public/icon.svg"
html_css_files = ["quarriors.css"]
html_static_path = ["_static"]
#: The faces of the page, if its packages are installed; without them the reader's own do.
FONTS = Path(__file__).parent.parent / "web" / "node_modules" / "@fontsource"
for face, weight in (("grenze", 700), ("sofia-sans-semi-condensed", 500), ("sofia-sans-semi-condensed", 700)):
    file = FONTS / face / "files" / f"{face}-latin-{weight}-normal.woff2"
    if file.is_file():
        html_static_path.append(str(file))
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#6b4300",
        "color-brand-content": "#0a4f8f",
        "color-background-primary": "#fffaf0",
        "color-background-secondary": "#f4ead6",
        "color-foreground-primary": "#2c1a08",
        "font-stack": '"Sofia Sans Semi Condensed", system-ui, sans-serif',
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0c468",
        "color-brand-content": "#8cd0ff",
        "color-background-primary": "#1a100a",
        "color-background-secondary": "#2b190e",
        "color-foreground-primary": "#f8ecd4",
    },
}


def in_its_language(app: Any, page: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """Pages whose names end in the tag of a language say so to browsers and to those who read pages aloud."""
    _, _, tag = page.partition(".")
    context["language"] = tag or "en"


def setup(app: Any) -> None:
    app.connect("html-page-context", in_its_language)
