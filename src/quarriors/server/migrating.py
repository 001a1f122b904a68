"""Bringing the tables of a database to what this program needs, one program at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, inspect, text

from quarriors.server import editions
from quarriors.server.damage import check_not_empty
from quarriors.server.database import (
    address,
    is_sqlite,
    prepare_file,
    reading_engine,
    sqlite_file,
    trouble,
    writing_engine,
)
from quarriors.server.locks import FileOfOne, lock_key
from quarriors.server.rows import StoreUnavailable

_FOLDER = Path(__file__).parent / "migrations"

#: Seconds to wait for another program that changes the tables of a SQLite file.
_PATIENCE = 10

#: What a change of tables begins with on PostgreSQL; it may take as long as it takes.
_ALONE = """
    SET LOCAL lock_timeout = 0;
    SET LOCAL statement_timeout = 0;
    SET LOCAL idle_in_transaction_session_timeout = 0;
"""


def newest() -> str:
    """The version of the tables that this program works with."""
    return str(_scripts().get_current_head())


def upgrade(url: str, to: str = "head") -> tuple[str, str]:
    """Brings the tables to a version, all of it or nothing. Returns the versions before and after.

    A database of a newer program is refused, and so is one with `games` that are not ours. PostgreSQL is refused while
    servers of another edition run on it.
    """
    where = address(url)
    wanted = newest() if to == "head" else to
    lock = FileOfOne(where) if is_sqlite(where) else None
    if lock is not None:
        prepare_file(where)
    if _is_ready(where, wanted):
        return wanted, wanted
    if lock is not None:
        lock.take(_PATIENCE)
    try:
        return _upgrade(where, wanted), wanted
    finally:
        if lock is not None:
            lock.free()


def _is_ready(url: URL, wanted: str) -> bool:
    with _borrowed(reading_engine(url, 1), url) as engine, engine.connect() as connection:
        return _needs_nothing(connection, url, wanted)


def _needs_nothing(connection: Connection, url: URL, wanted: str) -> bool:
    if _known_version(connection) != wanted:
        return False
    return is_sqlite(url) or wanted != newest() or editions.is_of(connection, wanted)


def version(url: URL) -> str:
    """The version of the tables in a database; empty if it has none."""
    with _borrowed(reading_engine(url, 1), url) as engine, engine.connect() as connection:
        return _known_version(connection)


def check_version(url: URL) -> None:
    """Refuses a database that has not been brought to what this program needs, or has nothing in it."""
    if is_sqlite(url):
        check_not_empty(sqlite_file(url))
    if (found := version(url)) != newest():
        what = f"is at version {found}" if found else "has no tables yet"
        fault = StoreUnavailable(
            f"the database {what}, this program needs version {newest()}: run quarriors db upgrade"
        )
        raise fault.worded("store-old" if found else "store-empty", found=found, needed=newest())


def _upgrade(url: URL, wanted: str) -> str:
    with _borrowed(writing_engine(url), url) as engine, engine.begin() as connection:
        if not is_sqlite(url):
            connection.exec_driver_sql(_ALONE)
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": lock_key("tables")})
            if _needs_nothing(connection, url, wanted):
                return wanted  # somebody else has just done it
            editions.take_over(connection)
        before = _known_version(connection)
        if not before and inspect(connection).has_table("games"):
            fault = StoreUnavailable("the database has a table `games` that is not ours; name an empty database")
            raise fault.worded("store-others", table="games")
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, wanted)
        if not is_sqlite(url) and wanted == newest():
            editions.note(connection, wanted)
    return before


@contextmanager
def _borrowed(engine: Engine, url: URL) -> Iterator[Engine]:
    """An engine for a moment; what goes wrong with it is told like any fault of the store."""
    try:
        yield engine
    except StoreUnavailable:
        raise
    except Exception as error:
        raise trouble(error, url) from error
    finally:
        engine.dispose()


def _known_version(connection: Connection) -> str:
    found = MigrationContext.configure(connection).get_current_revision() or ""
    known = [script.revision for script in _scripts().walk_revisions()]
    if found and found not in known:
        fault = StoreUnavailable(
            f"the database is at version {found}, this program knows versions up to {newest()}: "
            "it was used by a newer quarriors, so install that one"
        )
        raise fault.worded("store-newer", found=found, needed=newest())
    return found


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
