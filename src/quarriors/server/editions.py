"""What all servers of one database have to agree on, so that two versions of the program never write to it at once.

An edition is tables, events, rules and cards together. Servers of the same edition run side by side, whatever their
version. Each holds a lock, shared among them, in the very session that it writes with; whoever brings another edition
needs the lock alone. So nobody can write by an older understanding: a session that is lost has lost its lock, and the
next one looks first whose the database is.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, delete, event, insert, inspect, select, text

from quarriors import __version__
from quarriors.engine.fingerprint import fingerprint
from quarriors.engine.record import RULES_NUMBER
from quarriors.server.database import is_sqlite
from quarriors.server.locks import lock_key
from quarriors.server.match import KeptMatch
from quarriors.server.match_events import MatchEvent
from quarriors.server.rows import StoreUnavailable
from quarriors.server.schema import editions
from quarriors.sets import every_box

_KEY = lock_key("serving")


@cache
def edition(tables: str) -> str:
    """What this program reads and writes, with tables of that version, as sixteen hexadecimal digits."""
    boxes = sorted(f"{box.id} {fingerprint(box)}" for box in every_box())
    _, shapes = msgspec.json.schema_components([MatchEvent, KeptMatch])
    said = msgspec.json.encode([tables, RULES_NUMBER, boxes, shapes], order="deterministic")
    return blake2b(said, digest_size=8).hexdigest()


def is_of(connection: Connection, tables: str) -> bool:
    """Whether the database is of this edition already."""
    found = _found(connection)
    return found is not None and found[0] == edition(tables)


def take_over(connection: Connection) -> None:
    """Sees to it that nobody serves while this transaction changes the database; refused if somebody does."""
    if not connection.execute(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": _KEY}).scalar():
        found = _found(connection)
        raise _in_use(found[1] if found is not None else "?")


def note(connection: Connection, tables: str) -> None:
    """Writes down that the database is of this edition from now on."""
    connection.execute(delete(editions))
    since = text("SELECT extract(epoch FROM clock_timestamp())")
    row = {"edition": edition(tables), "version": __version__, "since": float(connection.execute(since).scalar_one())}
    connection.execute(insert(editions), row)


def guard(engine: Engine, url: URL, tables: str) -> None:
    """Has every session of this engine hold the lock of those who serve, or be refused. A SQLite file has one server
    and needs no such thing."""
    if is_sqlite(url):
        return

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: object) -> None:
        was, connection.autocommit = connection.autocommit, True
        try:
            _join(connection, tables)
        except BaseException:
            connection.close()
            raise
        connection.autocommit = was


def _join(connection: Any, tables: str) -> None:
    (is_free,) = connection.execute("SELECT pg_try_advisory_lock_shared(%s)", [_KEY]).fetchone()
    if not is_free:
        raise StoreUnavailable("another program is changing the tables of the database just now").worded(
            "store-changing"
        )
    found = connection.execute("SELECT edition, version FROM editions").fetchone()
    if found is None or found[0] != edition(tables):
        raise _taken_over(found[1] if found is not None else "?")


def _found(connection: Connection) -> tuple[str, str] | None:
    if not inspect(connection).has_table(editions.name):
        return None
    row = connection.execute(select(editions.c.edition, editions.c.version)).first()
    return None if row is None else (row[0], row[1])


def _in_use(theirs: str) -> StoreUnavailable:
    return StoreUnavailable(
        f"servers of quarriors {theirs} are running on this database, and this is quarriors {__version__}, with other "
        "tables, rules or cards; stop all of them, then start this one"
    ).worded("in-use", theirs=theirs, ours=__version__)


def _taken_over(theirs: str) -> StoreUnavailable:
    return StoreUnavailable(
        f"the database has been taken over by quarriors {theirs}, and this is quarriors {__version__}, with other "
        "tables, rules or cards; stop this server and start the other version"
    ).worded("taken-over", theirs=theirs, ours=__version__)
