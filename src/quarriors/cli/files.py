"""The files of a command: reading the one it is given, and seeing that it can write those it was asked for."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO

from cyclopts import Parameter

from quarriors.cli.failures import Failure, Misuse
from quarriors.system import fault_of

if TYPE_CHECKING:
    from quarriors.engine.errors import PositionError, RecordError
    from quarriors.text.words import Words

#: A long game's record has some hundred thousand bytes; nothing we read comes near this.
LARGEST = 20_000_000

#: The name of standard input.
STDIN = "-"


def _no_option(_: Any, path: str) -> None:
    """What begins with a hyphen was meant as an option, unless it is the hyphen alone."""
    if path.startswith("-") and path != STDIN:
        raise Misuse("file-option", option=path)


#: The file a command is given; ``-`` is standard input.
File = Annotated[str, Parameter(allow_leading_hyphen=True, validator=_no_option, metavar="file")]


def read_text(path: str) -> str:
    """The text of a file, or of standard input for ``-``. Raises `Failure` if there is none to be had.

    >>> read_text("no-such.record")
    Traceback (most recent call last):
    quarriors.cli.failures.Failure: There is no file no-such.record.
    """
    name = _shown(path)
    try:
        data = _stdin() if path == STDIN else _bytes(path)
    except FileNotFoundError:
        raise Failure("file-missing", file=name) from None
    except IsADirectoryError:
        raise Failure("file-folder", file=name) from None
    except (OSError, ValueError) as error:
        raise Failure("file-unreadable", file=name, reason=fault_of(error)) from None
    if len(data) > LARGEST:
        raise Failure("file-large", file=name, n=LARGEST // 1_000_000)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Failure("file-not-utf8", file=name, byte=error.start + 1) from None
    if "\0" in text:
        raise Failure("file-binary", file=name)
    if not text.strip():
        raise Failure("file-empty", file=name)
    return text


def check_writable(*paths: Path | None) -> None:
    """Refuses, before a long run, a file that could not be written after it. What is there stays as it is."""
    for path in paths:
        if path is None or (path.exists() and not path.is_file() and not path.is_dir()):
            continue  # what is no file, such as /dev/stdout, is opened once
        is_new = not path.exists()
        with path.open("ab"):
            pass
        if is_new:
            path.unlink()


def shown(path: str, words: Words) -> str:
    """What a message calls the file."""
    return words.say("file-stdin") if path == STDIN else path


def _shown(path: str) -> str | Failure:
    """The same for a message whose language is not known yet."""
    return Failure("file-stdin") if path == STDIN else path


def faulty(path: str, error: PositionError | RecordError) -> Failure:
    """What is wrong in a record, a save or a position, with its file and line."""
    if error.line:
        return Failure("file-fault-line", file=_shown(path), line=error.line, reason=error.cause())
    return Failure("file-fault", file=_shown(path), reason=error.cause())


def _bytes(path: str) -> bytes:
    with Path(path).open("rb") as file:
        return _up_to_limit(file)


def _stdin() -> bytes:
    if sys.stdin is None:  # closed by whoever started us
        raise Failure("file-no-stdin")
    return _up_to_limit(sys.stdin.buffer)


def _up_to_limit(file: BinaryIO) -> bytes:
    """One byte more than may be: enough to see that it is too large, even where a file never ends."""
    return file.read(LARGEST + 1)
