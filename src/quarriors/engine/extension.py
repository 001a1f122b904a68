"""The mark of classes that boxes may extend in plain Python when the engine is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:  # the engine needs nothing installed: uncompiled, the mark means nothing

    def mypyc_attr(**_marks):
        return lambda cls: cls
