"""A SQLite file that is not what it was: emptied, cut off, or with bytes that have changed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

from quarriors.server.rows import StoreUnavailable

#: Seconds that a server looks through its file before it opens.
_SECONDS: Final = 2.0
#: Steps of SQLite between two looks at the clock.
_STEPS: Final = 10_000
#: Faults of one file that are told; more would tell no more.
_MOST: Final = 20


def check_not_empty(file: Path) -> None:
    """Refuses a file of 0 bytes, before SQLite takes it for a new database and throws away what lies beside it."""
    if file.is_file() and file.stat().st_size == 0:
        raise StoreUnavailable(
            f"{file} is empty: 0 bytes; a new database has no file at all, so this one may have lost its games: put "
            "your backup in its place, or delete the file to begin with no games"
        ).worded("empty-file", file=str(file))


def make_file(file: Path) -> None:
    """Makes the file of a new database, which nobody else may read. It is never empty, whenever the plug is pulled."""
    part = file.with_name(f".{file.name}.{os.getpid()}.new")
    os.close(os.open(part, os.O_CREAT | os.O_RDWR, 0o600))
    try:
        with closing(sqlite3.connect(part)) as begun:
            begun.execute("PRAGMA journal_mode=WAL")  # writes the first page
        _put(part, file)
    except sqlite3.Error as error:
        fault = StoreUnavailable(f"{file}: {error}")
        raise fault.worded("store-said", name=str(file), said=str(error)) from None
    finally:
        part.unlink(missing_ok=True)


def _put(part: Path, file: Path) -> None:
    """Under its name, unless somebody else was faster."""
    try:
        os.link(part, file)
    except FileExistsError:
        pass
    except OSError:  # a file system without second names
        if not file.exists():
            part.rename(file)


def look_through(file: Path) -> None:
    """Refuses a file in which a look of a few seconds finds damage. In a large one it may not get to the end."""
    until = monotonic() + _SECONDS
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.set_progress_handler(lambda: monotonic() > until, _STEPS)
            connection.text_factory = _readable
            said = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return
        said = [str(error)]
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        said = [str(error)]
    if said != ["ok"]:
        raise StoreUnavailable(
            f"{file} is damaged: {said[0]}; put your backup in its place; quarriors db check shows which games can "
            "still be read"
        ).worded("damaged-file", file=str(file), said=said[0])


def faults(file: Path) -> Iterator[str]:
    """What SQLite finds wrong with a file when it looks at all of it, and whether its end is there."""
    if _is_cut_off(file):
        yield "the file has been cut off within a page"
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.text_factory = _readable
            for (said,) in connection.execute(f"PRAGMA integrity_check({_MOST})"):
                if said != "ok":
                    yield said
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        yield str(error)


def _is_cut_off(file: Path) -> bool:
    """Whether its last page is not whole: SQLite overlooks that. After a crash the log beside it may still mend it."""
    log = file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size:
        return False
    with file.open("rb") as opened:
        header = opened.read(18)
    size = int.from_bytes(header[16:18], "big")
    page = 65536 if size == 1 else size  # it does not fit into two bytes
    return page >= 512 and file.stat().st_size % page != 0


def _readable(text: bytes) -> str:
    """What SQLite says may name things by their damaged names."""
    return text.decode("utf-8", "replace")
