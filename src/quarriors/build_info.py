"""Which build of the engine is running, and on which Python."""

from __future__ import annotations

import platform
import sysconfig
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES


def build() -> str:
    """Return "compiled" if the engine runs as machine code, "pure" if Python interprets it.

    >>> build()
    'pure'
    """
    game = import_module("quarriors.engine.game")  # here, so that asking costs nothing until asked
    compiled = str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "pure"


@dataclass(frozen=True, slots=True)
class PythonBuild:
    """A Python and how it was built, which makes a difference to its speed: name it beside every figure.

    >>> str(PythonBuild("CPython", "3.11.7", pgo=True, lto=False))
    'CPython 3.11.7, built with PGO, without LTO'
    """

    implementation: str
    version: str
    #: Built with profile-guided and with link-time optimisation; None where Python does not say.
    pgo: bool | None
    lto: bool | None

    def as_data(self) -> dict[str, object]:
        """By name, for JSON."""
        return asdict(self)

    def __str__(self) -> str:
        how = "how it was built is not known"
        if self.pgo is not None and self.lto is not None:
            how = f"built {_with(self.pgo)} PGO, {_with(self.lto)} LTO"
        return f"{self.implementation} {self.version}, {how}"


def _with(it: bool) -> str:
    return "with" if it else "without"


def python_build() -> PythonBuild:
    """Return the Python that this runs on, as its own build settings have it.

    >>> python_build().implementation == platform.python_implementation()
    True
    """
    arguments = sysconfig.get_config_var("CONFIG_ARGS")
    pgo, lto = configured(arguments if isinstance(arguments, str) else None)
    return PythonBuild(platform.python_implementation(), platform.python_version(), pgo, lto)


def configured(arguments: str | None) -> tuple[bool | None, bool | None]:
    """Return whether these arguments of Python's `configure` ask for PGO and for LTO; None if they are not known.

    >>> configured("'--enable-shared' '--enable-optimizations' '--with-lto=thin'")
    (True, True)
    >>> configured("'--enable-shared' '--with-lto=no'"), configured(None)
    ((False, False), (None, None))
    """
    if arguments is None:
        return None, None
    words = [word.strip("'\"") for word in arguments.split()]
    pgo = any(word in ("--enable-optimizations", "--enable-optimizations=yes") for word in words)
    lto = any(word.startswith("--with-lto") and word != "--with-lto=no" for word in words)
    return pgo, lto
