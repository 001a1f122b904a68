"""Where the database is, how it is spoken to, and what it means when it does not answer."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, QueuePool, create_engine, event, exc, make_url

from quarriors.homes import home
from quarriors.server.damage import check_not_empty, make_file
from quarriors.server.rows import StoreUnavailable, Unstorable
from quarriors.system import fault_of

#: How long a writer waits for another, in seconds: a copy being taken, a purge, another worker.
PATIENCE = 5

#: What every session with PostgreSQL begins with: a commit is on disk before it is acknowledged, and a worker that
#: hangs in the middle of something does not hold up the others.
_SESSION = f"""
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET lock_timeout = '{PATIENCE}s';
    SET statement_timeout = '30s';
    SET idle_in_transaction_session_timeout = '15s';
"""

#: A server that vanishes without a word is noticed within half a minute.
_ARGUMENTS = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}


def default_url() -> str:
    """The database in the user's data folder."""
    return _of_file(home() / "server.sqlite3").render_as_string(hide_password=False)


def address(text: str) -> URL:
    """The address of a database, from its URL or the name of a SQLite file.

    >>> address("postgresql://quinn:secret@db.example/games")
    postgresql+psycopg://quinn:***@db.example/games
    >>> address("games.sqlite3")
    sqlite:///games.sqlite3
    >>> address("mysql://localhost/games")
    Traceback (most recent call last):
    quarriors.server.rows.StoreUnavailable: mysql is not supported; name a postgresql://… or sqlite:///… database
    """
    if "://" not in text:
        return _of_file(Path(text))
    try:
        url = make_url(text)
    except (exc.ArgumentError, ValueError):
        said = "this is not the URL of a database; one reads sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise StoreUnavailable(said).worded("store-url") from None
    if url.drivername in {"postgresql", "postgres", "postgresql+psycopg"}:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in {"sqlite", "sqlite+pysqlite"}:
        said = f"{url.drivername} is not supported; name a postgresql://… or sqlite:///… database"
        raise StoreUnavailable(said).worded("store-kind", kind=url.drivername)
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        said = "games must outlive the server, so SQLite needs the name of a file: sqlite:///FILE"
        raise StoreUnavailable(said).worded("store-memory")
    return url.set(drivername="sqlite")


#: What people come across with a file of SQLite.
_TROUBLES: Final = {
    "SQLITE_NOTADB": "not-one", "SQLITE_CORRUPT": "damaged", "SQLITE_CANTOPEN": "closed-file",
    "SQLITE_READONLY": "read-only", "SQLITE_FULL": "full", "SQLITE_BUSY": "locked", "SQLITE_IOERR": "broken",
}  # fmt: skip


def is_sqlite(url: URL) -> bool:
    """Whether it is a file, which one process alone may serve from."""
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path:
    """The file of a SQLite database."""
    return Path(url.database or "")


def writing_engine(url: URL) -> Engine:
    """One connection, for transactions that are on disk when they are over."""
    if not is_sqlite(url):
        return _postgres(url, "READ COMMITTED", 1)
    engine = create_engine(url, hide_parameters=True, poolclass=QueuePool, pool_size=1, max_overflow=0)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver would begin transactions late, and none at all for tables
        _pragmas(connection, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def _begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def reading_engine(url: URL, connections: int) -> Engine:
    """Connections that see what has been committed, each statement by itself."""
    if not is_sqlite(url):
        return _postgres(url, "AUTOCOMMIT", connections)
    engine = create_engine(
        url, hide_parameters=True, isolation_level="AUTOCOMMIT", poolclass=QueuePool, pool_size=connections
    )

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: object) -> None:
        _pragmas(connection, "query_only=ON")

    return engine


def prepare_file(url: URL) -> None:
    """Makes folder and file of a SQLite database if they are missing; secrets are in it, so nobody else may read it."""
    file = sqlite_file(url)
    try:
        check_not_empty(file)
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            make_file(file)
        os.close(os.open(file, os.O_RDWR))
    except OSError as error:
        fault = StoreUnavailable(f"{file}: {error.strerror or error}")
        raise fault.worded("store-file", name=str(file), reason=fault_of(error)) from None


def trouble(error: Exception, url: URL) -> StoreUnavailable | Unstorable:
    """What a failure of the database means: it is not there, or it refuses what it was given."""
    if isinstance(error, StoreUnavailable):
        return error
    cause = error.orig if isinstance(error, exc.DBAPIError) and error.orig is not None else error
    said = " ".join(str(cause).split()) or type(cause).__name__
    if url.password:
        said = said.replace(str(url.password), "***")
    reason = f"{_name(url)}: {said[:300]}"
    fault = Unstorable(reason) if _is_own_fault(error) else StoreUnavailable(reason)
    return fault.worded(f"store-{sqlite_trouble(cause)}", name=_name(url), said=said[:300])


def sqlite_trouble(error: BaseException) -> str:
    """The end of the message for an error of SQLite; for any other it is told what the database says.

    >>> sqlite_trouble(ValueError("something else"))
    'said'
    """
    name = getattr(error, "sqlite_errorname", None) or ""
    return next((id for known, id in _TROUBLES.items() if name.startswith(known)), "said")


def worth_trying_alone(error: Exception) -> bool:
    """Whether units that failed together may succeed one by one: one of them was at fault, or they were in a knot."""
    knot = {"40001", "40P01"}  # serialization failure, deadlock
    return _is_own_fault(error) or getattr(getattr(error, "orig", None), "sqlstate", None) in knot


def _is_own_fault(error: Exception) -> bool:
    if isinstance(error, (StoreUnavailable, UnicodeDecodeError)):  # the latter comes from a text that is damaged
        return False
    if isinstance(error, (exc.IntegrityError, exc.DataError)):
        return True
    if isinstance(error, exc.ProgrammingError):  # with a state the server has spoken: it lacks a table or a right
        return getattr(error.orig, "sqlstate", None) is None
    # anything else that came before the database was asked: a text or number that no driver can send
    return not isinstance(error, (exc.DBAPIError, exc.TimeoutError, exc.InvalidRequestError, OSError))


def _name(url: URL) -> str:
    if is_sqlite(url):
        return str(url.database)
    return f"PostgreSQL at {url.host or 'the local socket'}"


def _of_file(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))


def _pragmas(connection: Any, *pragmas: str) -> None:
    for pragma in (f"busy_timeout={PATIENCE * 1000}", *pragmas):
        connection.execute(f"PRAGMA {pragma}")


def _postgres(url: URL, isolation: Any, connections: int) -> Engine:
    return postgres_engine(url, isolation_level=isolation, pool_pre_ping=True, pool_size=connections, max_overflow=0)


def postgres_engine(url: URL, **settings: Any) -> Engine:
    """An engine for PostgreSQL, whose sessions begin as ours must."""
    known = {name: value for name, value in _ARGUMENTS.items() if name not in url.query}
    try:
        engine = create_engine(url, hide_parameters=True, connect_args=known, **settings)
    except ImportError:
        fault = StoreUnavailable("PostgreSQL needs a driver: pip install 'quarriors[postgres]'")
        raise fault.worded("store-driver", command="pip install 'quarriors[postgres]'") from None

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: object) -> None:
        was, connection.autocommit = connection.autocommit, True
        connection.execute(_SESSION)
        connection.autocommit = was

    return engine
