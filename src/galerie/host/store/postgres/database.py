"""A PostgreSQL connection as work on the store sees it."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg import Cursor

from galerie.host.store.database import Parameters, Row
from galerie.host.store.postgres.schema import VERSION

TOKEN: Final = re.compile(r"'[^']*'|::|\?|:([a-z]\w*)|%")
WRITES: Final = ("INSERT", "UPDATE", "DELETE")

NUL, INSTEAD = "\0", "\ufffd"

CHUNK: Final = 10_000
"""Rows that are read at once from a long table."""

NUMBERED: Final = """
SELECT column_name FROM information_schema.columns
WHERE table_schema = current_schema AND table_name = ? AND is_identity = 'YES'
"""
COLUMNS: Final = """
SELECT table_name, column_name FROM information_schema.columns JOIN information_schema.tables USING (
    table_catalog, table_schema, table_name
)
WHERE table_schema = current_schema AND table_type = 'BASE TABLE' AND table_name != ?
ORDER BY table_name, ordinal_position
"""


class PostgresDatabase:
    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self.connection = connection
        self.total_changes: int = 0
        """Rows that were changed by statements, whether they were committed or not."""

    def execute(self, statement: str, parameters: Parameters = (), /) -> Cursor[Row]:
        cursor = self.connection.cursor()
        cursor.execute(translated(statement), storable(parameters))
        self._count(cursor)
        return cursor

    def executemany(self, statement: str, rows: Iterable[Parameters], /) -> None:
        """Several rows go in a pipeline, one goes without: in the midst of a pipeline PostgreSQL does not end the
        session of a host that stands still.
        """
        if rows := [*rows]:
            with self.connection.cursor() as cursor:
                if len(rows) == 1:
                    cursor.execute(translated(statement), storable(rows[0]))
                else:
                    cursor.executemany(translated(statement), [*map(storable, rows)])
                self._count(cursor)

    def columns(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for table, column in self.execute(COLUMNS, (VERSION,)):
            found.setdefault(str(table), []).append(str(column))
        return found

    def stream(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        with self.connection.cursor(name="stream") as cursor:
            cursor.itersize = CHUNK
            yield from cursor.execute(f"SELECT {', '.join(columns)} FROM {table}".encode())  # noqa: S608  our own names

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Everything goes over as text, so that the 0 and 1 of SQLite become truth values here."""
        into = f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()
        with self.connection.cursor() as cursor, cursor.copy(into) as copy:
            for row in rows:
                copy.write_row(row)
        for (column,) in self.execute(NUMBERED, (table,)).fetchall():
            last = f"SELECT setval(pg_get_serial_sequence(?, ?), max({column})) FROM {table} HAVING count(*) > 0"  # noqa: S608
            self.execute(last, (table, column))

    def _count(self, cursor: Cursor[Row]) -> None:
        if (cursor.statusmessage or "").startswith(WRITES):
            self.total_changes += cursor.rowcount


def storable(parameters: Parameters) -> Parameters:
    """The parameters without what no text of PostgreSQL can hold: nothing is found that has it in its name."""
    if not any(isinstance(value, str) and NUL in value for value in _values(parameters)):
        return parameters
    if isinstance(parameters, Mapping):
        return {name: _storable(value) for name, value in parameters.items()}
    return [*map(_storable, parameters)]


def _values(parameters: Parameters) -> Iterable[Any]:
    return parameters.values() if isinstance(parameters, Mapping) else parameters


def _storable(value: Any) -> Any:
    return value.replace(NUL, INSTEAD) if isinstance(value, str) else value


@lru_cache(2048)
def translated(statement: str) -> bytes:
    """A statement with psycopg's parameters."""
    return TOKEN.sub(_translated, statement).encode()


def _translated(found: re.Match[str]) -> str:
    if found[1]:
        return f"%({found[1]})s"
    return "%s" if found[0] == "?" else found[0].replace("%", "%%")
