"""Statements that every move needs: SQLAlchemy puts each into words once, then the driver runs it, nothing between.

What SQLAlchemy does around a statement takes longer than the statement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from operator import attrgetter, itemgetter
from typing import Any

from sqlalchemy import Connection, Dialect, Executable, exc

#: A row's values in the order of a statement.
Values = tuple[Any, ...]


class Prepared:
    """A statement in the words of one database, with its values by their places."""

    def __init__(self, statement: Executable, dialect: Dialect, columns: Sequence[str]) -> None:
        """`columns` are those that an insert or update sets."""
        own: Any = type(dialect)
        by_place = own(paramstyle="qmark" if dialect.name == "sqlite" else "format")
        compiled: Any = statement.compile(dialect=by_place, column_keys=list(columns))  # type: ignore[attr-defined]
        names: list[str] = compiled.positiontup
        self._words = str(compiled)
        self._can_count_many = dialect.name != "sqlite"
        #: The values of an object's attributes, and of a dictionary.
        self.of_object: Callable[[Any], Values] = _in_order(attrgetter, names)
        self.of_dict: Callable[[dict[str, Any]], Values] = _in_order(itemgetter, names)

    def run(self, cursor: Any, rows: Sequence[Values]) -> None:
        """Runs it for each row."""
        cursor.executemany(self._words, rows)

    def count(self, cursor: Any, rows: Sequence[Values]) -> list[int]:
        """Runs it for each row, one after another; how many rows each has changed."""
        if not self._can_count_many:
            return [cursor.execute(self._words, row).rowcount for row in rows]
        cursor.executemany(self._words, rows, returning=True)  # all of them in one go
        return [result.rowcount for result in cursor.results()]


def _in_order(getter: Callable[..., Callable[[Any], Any]], names: list[str]) -> Callable[[Any], Values]:
    get = getter(*names)
    return get if len(names) > 1 else lambda row: (get(row),)  # of one name they get no tuple


@contextmanager
def driver(connection: Connection) -> Iterator[Any]:
    """A cursor of the driver, within the transaction of that connection. What fails is told as SQLAlchemy tells it."""
    dialect = connection.dialect
    raw = connection.connection
    errors = dialect.loaded_dbapi.Error
    cursor: Any = None
    try:
        cursor = raw.cursor()
        yield cursor
    except errors as error:
        if dialect.is_disconnect(error, raw.dbapi_connection, cursor):
            connection.invalidate(error)
        raise exc.DBAPIError.instance(None, None, error, errors, True, dialect=dialect) from error
    finally:
        if cursor is not None:
            cursor.close()
