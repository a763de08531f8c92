"""What work on the store is given: a connection to its database, whichever that is.

Statements are the SQL that SQLite and PostgreSQL have in common, with `?` or `:name` for parameters and `ON CONFLICT`
for rows that exist already. Rows are tuples; JSON is stored as bytes. Besides, both know `acts(acting, seat)`: whether
a seat is in a list of seats as `standings.acting` stores it.
"""

import secrets
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
Parameters: TypeAlias = Sequence[Any] | Mapping[str, Any]


class Rows(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows the statement has changed."""

    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """An SQLite connection is one as it is, so that nothing stands between."""

    def execute(self, statement: str, parameters: Parameters = (), /) -> Rows: ...
    def executemany(self, statement: str, rows: Iterable[Parameters], /) -> object: ...
    def columns(self) -> dict[str, list[str]]:
        """The columns of every table that belongs to the schema."""

    def stream(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """All rows of a table, without having them all in memory."""

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Insert rows that come from the other kind of database."""


Work: TypeAlias = Callable[[Database], T]


class Portions(Protocol):
    """Does long work in portions: a store, or a command beside one."""

    async def run(self, work: Work[T], /) -> T:
        """Do one portion, in a transaction of its own."""

    async def read(self, work: Work[T], label: str, /) -> T:
        """Read something that may be long."""


def marks(values: Collection[Any]) -> str:
    """The parameters of a list: `… IN (?, ?)`."""
    return ", ".join("?" * len(values)) or "NULL"


def containing(text: str) -> str:
    """The pattern of whatever contains a text: `… LIKE ? ESCAPE '!'`."""
    return "%{}%".format(text.replace("!", "!!").replace("%", "!%").replace("_", "!_"))


def cookie_secret(db: Database) -> str:
    """The key that signs cookies, created when it is first asked for."""
    fresh = ("cookie", secrets.token_urlsafe(32))
    db.execute("INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING", fresh)
    (value,) = db.execute("SELECT value FROM secrets WHERE name = 'cookie'").fetchone()
    return str(value)
