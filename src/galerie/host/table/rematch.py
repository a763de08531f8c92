"""The table of a rematch, which is opened once everybody who stays wants it (GEN-07)."""

from collections.abc import Callable
from contextlib import suppress

from galerie.core import Refusal
from galerie.host.store.lease import Lease
from galerie.host.store.rows import TableSetup
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.history import History
from galerie.host.table.lock import TableLock
from galerie.host.table.presence import Presence
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services


class RematchOpening:
    __slots__ = (
        "_background",
        "_history",
        "_lease",
        "_lock",
        "_opened",
        "_presence",
        "_seating",
        "_services",
        "_table_id",
    )

    def __init__(
        self,
        table_id: str,
        services: Services,
        lock: TableLock,
        seating: Seating,
        history: History,
        presence: Presence,
        background: BackgroundTasks,
        opened: Callable[[str, TableSetup], None],
        lease: Lease | None,
    ) -> None:
        """`opened` is called with the id and the setup of the new table."""
        self._table_id = table_id
        self._services = services
        self._lock = lock
        self._seating = seating
        self._history = history
        self._presence = presence
        self._background = background
        self._opened = opened
        self._lease = lease

    def consider(self) -> None:
        """Open the next table if all who stay want a rematch; soon, because the lock may be held."""
        if self._history.match.rematch and not self._seating.next:
            self._background.start(self._open())

    @property
    def _is_due(self) -> bool:
        """Whether somebody stays and all who stay want a rematch; the others have declined it or left."""
        match, has_left = self._history.match, self._presence.has_left
        if len(match.rematch) == match.seats:
            return True
        undecided = {*range(match.seats)} - match.rematch - match.no_rematch
        people = [seat for seat in match.rematch if self._seating.person(seat)]
        return all(map(has_left, undecided)) and not all(map(has_left, people))

    async def _open(self) -> None:
        async with self._lock:
            if self._seating.next or not self._is_due:
                return
            table_id = self._services.placement.new_table_id(beside=self._table_id)
            setup = self._seating.turned(self._history.match.rematch)
            with suppress(Refusal):  # the store has failed and logged it; the next event or visit tries again
                await self._services.store.open(table_id, setup, previous=self._table_id, lease=self._lease)
                self._seating.next = table_id
                self._opened(table_id, setup)
