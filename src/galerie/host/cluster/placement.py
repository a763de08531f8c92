"""Which tables, rooms and tournaments this host serves: all of them, or those of the slots that it holds."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from galerie.core import Refusal
from galerie.host.cluster.slots import drawn, slot_of
from galerie.host.store.lease import Lease
from galerie.host.store.rows import new_table_id

if TYPE_CHECKING:
    from galerie.host.cluster.leases import Leases

LONGER: Final = 14
"""Bytes of an id that is drawn until it falls into a slot: up to ten of its bits are not random any more."""


class Placement(Protocol):
    def holds(self, key: str) -> bool:
        """Whether this host serves a table, by its id, or a room or a tournament, by its kind and id."""

    def lease(self, key: str) -> Lease | None:
        """What this host shows when it writes to it; refuses what another host serves."""

    def is_current(self, lease: Lease | None) -> bool: ...

    def new_table_id(self, *, beside: str | None = None) -> str:
        """The id of a table that is served here, and always where another one is, or a room or a tournament."""

    def new_id(self, kind: str, new_id: Callable[[], str]) -> str:
        """The id of a room or a tournament that is served here."""


class Alone:
    """The placement of a server that shares its store with nobody."""

    def holds(self, key: str) -> bool:  # noqa: ARG002  everything is served here
        return True

    def lease(self, key: str) -> Lease | None:  # noqa: ARG002  everything is served here
        return None

    def is_current(self, lease: Lease | None) -> bool:  # noqa: ARG002  everything is served here
        return True

    def new_table_id(self, *, beside: str | None = None) -> str:  # noqa: ARG002  everything is served here
        return new_table_id()

    def new_id(self, kind: str, new_id: Callable[[], str]) -> str:  # noqa: ARG002  everything is served here
        return new_id()


class Shared:
    """The placement of a host of a cluster."""

    def __init__(self, leases: "Leases") -> None:
        self._leases = leases

    def holds(self, key: str) -> bool:
        return self._leases.holds(key)

    def lease(self, key: str) -> Lease | None:
        return self._leases.lease(key)

    def is_current(self, lease: Lease | None) -> bool:
        return lease is not None and self._leases.is_current(lease)

    def new_table_id(self, *, beside: str | None = None) -> str:
        slots = self._leases.held if beside is None else frozenset({slot_of(beside)})
        return drawn(lambda: new_table_id(LONGER), self._some(slots))

    def new_id(self, kind: str, new_id: Callable[[], str]) -> str:
        return drawn(new_id, self._some(self._leases.held), kind)

    def _some(self, slots: frozenset[int]) -> frozenset[int]:
        if not slots:
            raise Refusal("table-elsewhere")
        return slots
