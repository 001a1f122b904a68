"""Reading the file that a command is given."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, BinaryIO

from cyclopts import Parameter

from quarriors.cli.failures import Failure

#: A long game's record has some hundred thousand bytes; nothing we read comes near this.
LARGEST = 20_000_000

#: The name of standard input.
STDIN = "-"


def _no_option(_: Any, path: str) -> None:
    """What begins with a hyphen was meant as an option, unless it is the hyphen alone."""
    if path.startswith("-") and path != STDIN:
        raise ValueError(f"unknown option {path} (a file of that name is ./{path})")


#: The file a command is given; ``-`` is standard input.
File = Annotated[str, Parameter(allow_leading_hyphen=True, validator=_no_option)]


def read_text(path: str) -> str:
    """The text of a file, or of standard input for ``-``. Raises `Failure` if there is none to be had.

    >>> read_text("no-such.record")
    Traceback (most recent call last):
    quarriors.cli.failures.Failure: no-such.record: there is no such file
    """
    name = shown(path)
    try:
        data = _stdin() if path == STDIN else _bytes(path)
    except FileNotFoundError:
        raise Failure(f"{name}: there is no such file") from None
    except IsADirectoryError:
        raise Failure(f"{name}: this is a folder; name a file in it") from None
    except (OSError, ValueError) as error:
        raise Failure(f"{name}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > LARGEST:
        raise Failure(f"{name}: larger than {LARGEST // 1_000_000} MB, so none of ours")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Failure(f"{name}: not a text in UTF-8 (byte {error.start + 1})") from None
    if "\0" in text:
        raise Failure(f"{name}: not a text (it holds zero bytes)")
    if not text.strip():
        raise Failure(f"{name}: empty")
    return text


def shown(path: str) -> str:
    """What a message calls the file."""
    return "standard input" if path == STDIN else path


def _bytes(path: str) -> bytes:
    with Path(path).open("rb") as file:
        return _up_to_limit(file)


def _stdin() -> bytes:
    if sys.stdin is None:  # closed by whoever started us
        raise Failure("standard input is closed; name a file")
    return _up_to_limit(sys.stdin.buffer)


def _up_to_limit(file: BinaryIO) -> bytes:
    """One byte more than may be: enough to see that it is too large, even where a file never ends."""
    return file.read(LARGEST + 1)
