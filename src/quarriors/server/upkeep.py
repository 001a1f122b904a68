"""What whoever runs a server does with its database, also while it runs: copy it, write its games out, tidy it up."""

from __future__ import annotations

import logging
import os
import shlex
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, delete, select

from quarriors.server.database import (
    address,
    is_sqlite,
    reading_engine,
    sqlite_file,
    sqlite_trouble,
    trouble,
    writing_engine,
)
from quarriors.server.reading import Reader
from quarriors.server.rows import EventRow, GameRow, StoreUnavailable, Unstorable
from quarriors.server.schema import games

#: Games read or deleted together; in between a server that runs has its turn.
_AT_ONCE = 100

#: Told how many games are done.
Note = Callable[[int], None]

#: What a game becomes when it is written out.
Writing = Callable[[GameRow, Sequence[EventRow]], str]


# -- a copy ----------------------------------------------------------------------------------------


def backup(url: str, file: Path) -> None:
    """Writes a copy of the database, as it is at one moment, to a new file."""
    where = address(url)
    with _new_file(file, 0o600) as part:  # secrets are in it
        if is_sqlite(where):
            _copy(sqlite_file(where), part)
        else:
            _dump(where, file, part)


def _copy(source: Path, part: Path) -> None:
    """All pages in one step: what a server writes meanwhile goes on beside it, and is not in the copy."""
    try:
        here = sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)
        with closing(here), closing(sqlite3.connect(part)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            [said] = there.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        fault = StoreUnavailable(f"{source}: {error}")
        raise fault.worded(f"store-{sqlite_trouble(error)}", name=str(source), said=str(error)) from None
    if said != "ok":
        fault = StoreUnavailable(f"{source}: damaged, {said}; no copy was made")
        raise fault.worded("store-damaged", name=str(source), said=str(said))


def _dump(url: URL, file: Path, part: Path) -> None:
    bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query).render_as_string()
    command = ["pg_dump", "--format=custom", f"--dbname={bare}"]
    if shutil.which("pg_dump") is None:
        advice = shlex.join([*command, f"--file={file}"])
        fault = StoreUnavailable(f"there is no pg_dump here to copy PostgreSQL with; where there is one, run: {advice}")
        raise fault.worded("store-no-dump", command=advice)
    secret = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    done = subprocess.run(
        [*command, f"--file={part}"], env={**os.environ, **secret}, stdin=subprocess.DEVNULL, capture_output=True
    )
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        fault = StoreUnavailable(said[0] if said else f"pg_dump ended with status {done.returncode}")
        raise fault.worded("store-dump", status=done.returncode, said=said[0] if said else "")


@contextmanager
def _new_file(file: Path, mode: int) -> Iterator[Path]:
    """Yields a file to write to, which takes the name only when it is finished."""
    if file.exists():
        raise StoreUnavailable(f"{file} is there already; name a new file").worded("store-exists", name=str(file))
    if not file.parent.is_dir():
        fault = StoreUnavailable(f"{file.parent}: there is no such folder")
        raise fault.worded("store-no-folder", name=str(file.parent))
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
    try:
        yield part
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


# -- games as files --------------------------------------------------------------------------------


def export(url: str, folder: Path, write: Writing, note: Note) -> tuple[int, int, list[Unstorable]]:
    """Writes each finished game to a file of its own, unless it is there already.

    Returns how many were written, how many were there, and what is wrong with the others.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = there = 0
    faults: list[Unstorable] = []
    reader = Reader(address(url))
    try:
        after = ""
        while found := reader.finished(after, _AT_ONCE):
            for game in found:
                file = folder / f"{game.id}.record"
                if file.exists():
                    there += 1
                elif fault := _write_out(game, reader.events(game.id), write, file):
                    faults.append(fault)
                else:
                    written += 1
                note(written + there + len(faults))
            after = found[-1].id
    finally:
        reader.close()
    return written, there, faults


def _write_out(game: GameRow, events: Sequence[EventRow], write: Writing, file: Path) -> Unstorable | None:
    """Writes one game; what is wrong with it, if it cannot be read: that must not keep the others."""
    try:
        text = write(game, events)
    except Exception as error:
        logging.getLogger(__name__).warning("Not written: %s: %s", game.id, " ".join(str(error).split()))
        return Unstorable(f"{game.id}: {error}").worded("store-game", name=game.id)
    with _new_file(file, 0o666) as part:
        part.write_text(text, "utf-8")
    return None


def count_finished(url: str) -> int:
    """How many games are over."""
    reader = Reader(address(url))
    try:
        return reader.count_finished()
    finally:
        reader.close()


# -- tidying up ------------------------------------------------------------------------------------


def unchanged(url: str, since: float, statuses: Sequence[str]) -> list[str]:
    """The games of these statuses that have not changed since then."""
    where = address(url)
    engine = reading_engine(where, 1)
    wanted = select(games.c.id).where(games.c.changed < since, games.c.status.in_(statuses))
    try:
        with engine.connect() as connection:
            return sorted(connection.execute(wanted).scalars())
    except Exception as error:
        raise trouble(error, where) from error
    finally:
        engine.dispose()


def remove(url: str, id: str) -> bool:
    """Deletes that game, with all that belongs to it; whether there was one."""
    where = address(url)
    engine = writing_engine(where)
    try:
        with engine.begin() as connection:
            return bool(connection.execute(delete(games).where(games.c.id == id)).rowcount)
    except Exception as error:
        raise trouble(error, where) from error
    finally:
        engine.dispose()


def purge(url: str, ids: Sequence[str], since: float, note: Note) -> int:
    """Deletes those of these games that have still not changed, with all that belongs to them; how many it were."""
    where = address(url)
    engine = writing_engine(where)
    deleted = 0
    try:
        for start in range(0, len(ids), _AT_ONCE):
            with engine.begin() as connection:
                # one by one, in the order in which a server locks games
                for id in sorted(ids[start : start + _AT_ONCE]):
                    gone = delete(games).where(games.c.id == id, games.c.changed < since)
                    deleted += connection.execute(gone).rowcount
            note(min(start + _AT_ONCE, len(ids)))
    except Exception as error:
        raise trouble(error, where) from error
    finally:
        engine.dispose()
    return deleted
