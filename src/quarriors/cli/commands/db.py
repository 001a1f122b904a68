"""`quarriors db`: the database of a server, made ready, copied, written out, looked through, tidied up."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.helptexts import listed
from quarriors.cli.options import Lang

if TYPE_CHECKING:
    from quarriors.text.words import Words

app = App(name="db")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors db upgrade                                         db-upgrade
    quarriors db upgrade && quarriors db backup today.sqlite3    db-backup
    quarriors db upgrade && quarriors db export games/           db-export
    quarriors db upgrade && quarriors db check                   db-check
    quarriors db upgrade && quarriors db purge --older-than 90d  db-purge
    quarriors db upgrade && quarriors db remove o1x2AbC34deF     db-remove
    quarriors db upgrade --db sqlite:///club.sqlite3             db-other
""")

#: The database, for those who do not want to say it every time.
Db = Annotated[str | None, Parameter(name="--db", env_var="QUARRIORS_DB", show_env_var=False, metavar="url")]

_HOURS = {"h": 1, "d": 24, "w": 168}


@app.command
def upgrade(*, db: Db = None, words: Lang) -> int:
    """Brings the tables to what this version of the program needs, and makes them if there are none."""
    from quarriors.server import migrating

    with _failures():
        before, after = migrating.upgrade(_url(db))
    if before == after:
        sentence = words.say("db-up-to-date", version=after)
    elif before:
        sentence = words.say("db-upgraded", before=before, version=after)
    else:
        sentence = words.say("db-created", version=after)
    sys.stdout.write(sentence + "\n")
    return 0


@app.command
def backup(file: Annotated[Path, Parameter(metavar="file")], *, db: Db = None, words: Lang) -> int:
    """Copies the database to a new file, as it is at this moment."""
    from quarriors.server import upkeep

    with _failures():
        upkeep.backup(_there(db), file)
    sys.stdout.write(f"{file}\n")
    return 0


@app.command
def export(folder: Annotated[Path, Parameter(metavar="folder")], *, db: Db = None, words: Lang) -> int:
    """Writes each finished game as a record, with the secrets of its dice, into a folder."""
    from quarriors.cli.failures import in_words
    from quarriors.cli.progress import progress
    from quarriors.cli.root import DONE, FAILED, complain, one_line
    from quarriors.server import upkeep
    from quarriors.server.archive import sealed_text

    with _failures():
        url = _ready(db)
        with progress(upkeep.count_finished(url), "games", words) as advance:
            written, there, faults = upkeep.export(url, folder, sealed_text, advance)
    for fault in faults:
        complain(one_line(words.say("db-not-written", reason=in_words(fault, words))), FAILED)
    sys.stdout.write(words.say("db-exported", written=written, there=there) + "\n")
    return FAILED if faults else DONE


@app.command
def check(*, db: Db = None, words: Lang) -> int:
    """Reads every game, plays it again, and names those that are damaged."""
    from quarriors.cli.progress import progress
    from quarriors.cli.root import DONE, FAILED, complain, one_line
    from quarriors.server import checking

    with _failures():
        url = _there(db)
        findings = checking.check_file(url)
        for fault in findings:
            complain(one_line(words.say("db-fault-file", **fault.slots)), FAILED)
        _ready(db)
        wanted = checking.ids(url)
        with progress(len(wanted), "games", words) as advance:
            report = checking.check_games(url, wanted, advance)
    for fault in report.findings:
        complain(one_line(words.say(f"db-fault-{fault.what}", **fault.slots)), FAILED)
    if report.elsewhere:
        sys.stdout.write(words.say("db-elsewhere", n=report.elsewhere) + "\n")
    if findings or report.findings:
        sys.stdout.write(words.say("db-unsound", damaged=report.damaged, n=report.games) + "\n")
        return FAILED
    sys.stdout.write(words.say("db-sound", n=report.games) + "\n")
    return DONE


@app.command
def purge(
    *,
    older_than: Annotated[str, Parameter(metavar="time")],
    running: Annotated[bool, Parameter(negative=())] = False,
    yes: Annotated[bool, Parameter(negative=())] = False,
    db: Db = None,
    words: Lang,
) -> int:
    """Deletes games in which nothing has happened for a long time, with all that is kept of them."""
    from quarriors.cli.progress import progress
    from quarriors.server import upkeep

    since = time.time() - _seconds(older_than)
    with _failures():
        url = _ready(db)
        found = upkeep.unchanged(url, since, ["waiting", "over", *(["running"] if running else [])])
        if found and not yes and sys.stdin.isatty() and not _agreed(len(found), older_than, words):
            sys.stdout.write(words.say("db-purged", n=0) + "\n")
            return 0
        with progress(len(found), "games", words) as advance:
            deleted = upkeep.purge(url, found, since, advance)
    sys.stdout.write(words.say("db-purged", n=deleted) + "\n")
    return 0


@app.command
def remove(game: Annotated[str, Parameter(metavar="game")], *, db: Db = None, words: Lang) -> int:
    """Deletes one game, whatever state it is in, with all that is kept of it."""
    from quarriors.cli.failures import Failure
    from quarriors.server import upkeep

    with _failures():
        url = _ready(db)
        if not upkeep.remove(url, game):
            raise Failure("db-no-game", game=game)
    sys.stdout.write(words.say("db-purged", n=1) + "\n")
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
        raise Failure("refused-other", reason=error) from None


def _url(db: str | None) -> str:
    from quarriors.server.database import default_url

    return db or default_url()


def _there(db: str | None) -> str:
    """The database, if there is one: a copy or an export must not begin with making it."""
    from quarriors.cli.failures import Failure
    from quarriors.server.damage import check_not_empty
    from quarriors.server.database import address, is_sqlite, sqlite_file

    url = _url(db)
    where = address(url)
    if is_sqlite(where):
        if not sqlite_file(where).is_file():
            raise Failure("db-missing", file=str(sqlite_file(where)))
        check_not_empty(sqlite_file(where))
    return url


def _ready(db: str | None) -> str:
    """The database, if it is of this version."""
    from quarriors.server.database import address
    from quarriors.server.migrating import check_version

    url = _there(db)
    check_version(address(url))
    return url


def _seconds(text: str) -> float:
    from quarriors.cli.failures import Misuse

    read = re.fullmatch(r"(\d{1,6})([hdw])", text.strip())
    if read is None or not int(read[1]):
        raise Misuse("db-time", text=text)
    return int(read[1]) * _HOURS[read[2]] * 3600.0


def _agreed(games: int, older_than: str, words: Words) -> bool:
    from quarriors.cli.answers import is_yes

    sys.stderr.write(words.say("db-purge-sure", n=games, time=older_than) + " ")
    sys.stderr.flush()
    return is_yes(sys.stdin.readline(), words)
