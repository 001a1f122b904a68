"""What is said to the compiler alone: marks of classes, and whole numbers that fit a register."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:  # the engine needs nothing installed: uncompiled, the marks mean nothing, and a number is a number
    i64 = int

    def mypyc_attr(**_marks):
        return lambda cls: cls
