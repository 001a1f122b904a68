"""`quarriors db`: the database of a server, made ready, copied, written out, tidied up."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

app = App(
    name="db",
    help="""Look after the database of a server: upgrade, backup, export, purge.

    Without --db, or the variable QUARRIORS_DB, it is the SQLite file in your data folder.""",
    help_epilogue="""\
Examples:

  quarriors db upgrade                              ready for this version
  quarriors db upgrade && quarriors db backup today.sqlite3
  quarriors db upgrade && quarriors db export games/
  quarriors db upgrade && quarriors db purge --older-than 90d
  quarriors db upgrade --db sqlite:///club.sqlite3  another database

With PostgreSQL: --db postgresql://USER:PASSWORD@HOST/NAME, or, so that nobody
reads the password in a list of processes, the same in QUARRIORS_DB.

backup, export and purge may run while the server does.
""",
)

#: The database, for those who do not want to say it every time.
Db = Annotated[str | None, Parameter(name="--db", env_var="QUARRIORS_DB", show_env_var=False)]

_HOURS = {"h": 1, "d": 24, "w": 168}


@app.command
def upgrade(*, db: Db = None) -> int:
    """Bring the tables to what this version of the program needs, and make them if there are none.

    `quarriors serve` does it by itself when it starts. A database that a newer version has used is refused.

    Parameters
    ----------
    db
        URL of the database, or the name of a SQLite file.
    """
    from quarriors.server import migrating

    with _failures():
        before, after = migrating.upgrade(_url(db))
    if before == after:
        sentence = f"the database is at version {after}: nothing to do"
    else:
        sentence = f"the database was at version {before}" if before else "the database was empty"
        sentence += f", and is now at version {after}"
    sys.stdout.write(sentence + "\n")
    return 0


@app.command
def backup(file: Path, *, db: Db = None) -> int:
    """Copy the database to a new file, as it is at this moment.

    A copy of SQLite is a database: serve from it with --db. One of PostgreSQL is made by pg_dump, for pg_restore.

    Parameters
    ----------
    file
        Where to write it; an existing file is refused.
    db
        URL of the database, or the name of a SQLite file.
    """
    from quarriors.server import upkeep

    with _failures():
        upkeep.backup(_there(db), file)
    sys.stdout.write(f"{file}\n")
    return 0


@app.command
def export(folder: Path, *, db: Db = None) -> int:
    """Write each finished game as a record, with the secrets of its dice, into a folder.

    Games that are there already are left alone, so the same folder can be filled again and again.
    `quarriors verify` checks such a record, dice included.

    Parameters
    ----------
    folder
        Where to write them; it is made if it is missing.
    db
        URL of the database, or the name of a SQLite file.
    """
    from quarriors.cli.progress import progress
    from quarriors.cli.root import DONE, FAILED, complain, one_line
    from quarriors.server import upkeep
    from quarriors.server.archive import sealed_text

    with _failures():
        url = _ready(db)
        with progress(upkeep.count_finished(url), "games") as advance:
            written, there, faults = upkeep.export(url, folder, sealed_text, advance)
    for fault in faults:
        complain(one_line(f"not written: {fault}"), FAILED)
    sys.stdout.write(f"games written: {written}, there already: {there}\n")
    return FAILED if faults else DONE


@app.command
def purge(
    *,
    older_than: str,
    running: Annotated[bool, Parameter(negative=())] = False,
    yes: Annotated[bool, Parameter(negative=())] = False,
    db: Db = None,
) -> int:
    """Delete games in which nothing has happened for a long time, with all that is kept of them.

    Parameters
    ----------
    older_than
        How long nothing must have happened: a number and h, d or w, such as 90d.
    running
        Delete games that were begun and not finished, too.
    yes
        Do not ask.
    db
        URL of the database, or the name of a SQLite file.
    """
    from quarriors.cli.progress import progress
    from quarriors.server import upkeep

    since = time.time() - _seconds(older_than)
    with _failures():
        url = _ready(db)
        found = upkeep.unchanged(url, since, ["waiting", "over", *(["running"] if running else [])])
        if found and not yes and sys.stdin.isatty() and not _agreed(len(found), older_than):
            sys.stdout.write("games deleted: 0\n")
            return 0
        with progress(len(found), "games") as advance:
            deleted = upkeep.purge(url, found, since, advance)
    sys.stdout.write(f"games deleted: {deleted}\n")
    return 0


# -- what they share -------------------------------------------------------------------------------


@contextmanager
def _failures() -> Iterator[None]:
    """A database that cannot be had, or refuses, is told in one line."""
    from quarriors.cli.failures import Failure
    from quarriors.server.rows import StoreUnavailable, Unstorable

    try:
        yield
    except (StoreUnavailable, Unstorable) as error:
        raise Failure(str(error)) from None


def _url(db: str | None) -> str:
    from quarriors.server.database import default_url

    return db or default_url()


def _there(db: str | None) -> str:
    """The database, if there is one: a copy or an export must not begin with making it."""
    from quarriors.server.database import address, is_sqlite, sqlite_file
    from quarriors.server.rows import StoreUnavailable

    url = _url(db)
    where = address(url)
    if is_sqlite(where) and not sqlite_file(where).is_file():
        raise StoreUnavailable(f"{sqlite_file(where)}: there is no such database; quarriors serve makes it")
    return url


def _ready(db: str | None) -> str:
    """The database, if it is of this version."""
    from quarriors.server.database import address
    from quarriors.server.migrating import check_version

    url = _there(db)
    check_version(address(url))
    return url


def _seconds(text: str) -> float:
    from quarriors.engine.errors import SetupError

    read = re.fullmatch(r"(\d{1,6})([hdw])", text.strip())
    if read is None or not int(read[1]):
        raise SetupError(f"--older-than is a number and h, d or w, such as 90d, not {text!r}")
    return int(read[1]) * _HOURS[read[2]] * 3600.0


def _agreed(games: int, older_than: str) -> bool:
    what = "1 game" if games == 1 else f"{games} games"
    sys.stderr.write(f"Delete {what} in which nothing has happened for {older_than}? (y/n) ")
    sys.stderr.flush()
    return sys.stdin.readline().strip().lower() in {"y", "yes"}
