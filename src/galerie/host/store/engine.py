"""What the store asks of a database: one connection that writes, and others that read beside it."""

from collections.abc import Collection, Sequence
from typing import Any, Protocol, TypeVar

from galerie.core import Refusal
from galerie.host.store.address import Address, Place
from galerie.host.store.database import Row, Work
from galerie.host.store.lease import Lease

T = TypeVar("T")


class Unsettled(Exception):  # noqa: N818  it is a state, not a fault
    """The connection was lost during a commit, so that nobody knows yet whether it has happened."""

    def __init__(self, results: Sequence[Any], mark: object) -> None:
        super().__init__()
        self.results = results
        """Those of the works, if it has."""

        self.mark = mark
        """By which `Writing.settle` finds out."""


class Writing(Protocol):
    """The connection of the thread that writes."""

    @property
    def total_changes(self) -> int:
        """Rows that were changed since the connection was opened."""

    def transact(
        self,
        events: Sequence[Row],
        statuses: Sequence[Row],
        works: Sequence[Work[Any]],
        leases: Collection[Lease] = (),
    ) -> list[Any]:
        """Write events and statuses of tables and run some works, in one transaction, and return their results.

        In a cluster, do nothing of it and raise `LeaseLost` unless these leases are still held. Raises `Unsettled` if
        it may have been committed all the same.
        """

    def settle(self, mark: object) -> bool:
        """Whether an unsettled transaction was committed. When this returns it will not happen any more."""

    def refusal(self, error: Exception) -> Refusal | None:
        """What to say of an error that is the database's: a full disk, a lost connection. None for any other."""

    def is_conflict(self, error: Exception) -> bool:
        """Whether somebody else was writing, so that it may succeed when it is tried again."""

    def close(self) -> None: ...


class Reading(Protocol):
    """A connection that cannot write."""

    def transact(self, work: Work[T]) -> T:
        """Read in one transaction, in which nothing changes."""

    def refusal(self, error: Exception) -> Refusal | None: ...

    def interrupt(self) -> None:
        """Stop what is being read. From any thread."""

    def close(self) -> None: ...


class Engine(Protocol):
    """A database that is open, of the present schema, and used by no other server outside its cluster."""

    secret: str
    """The key that signs cookies, created with the database."""

    def writing(self) -> Writing: ...
    def reading(self) -> Reading: ...
    def close(self) -> None: ...


def opened(place: Place, *, shared: bool = False) -> Engine:
    """Open the database at a place, or refuse with a sentence that says what to do. Hosts of a cluster have it `shared`
    among them.
    """
    if isinstance(place, Address):
        need_driver()
        from galerie.host.store.postgres.engine import PostgresEngine

        return PostgresEngine(place, shared=shared)
    from galerie.host.store.sqlite import SqliteEngine

    if shared:
        raise Refusal("cluster-file", path=str(place))
    return SqliteEngine(place)


def need_driver() -> None:
    """Refuse to go on where the driver of PostgreSQL, which is an extra, is not installed."""
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise Refusal("extra-missing", extra="postgres") from error
