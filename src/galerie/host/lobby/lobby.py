"""The lobby: the public tables that wait for players, and those whose games may be watched.

A table is removed when its game is over, when it is withdrawn, and when it is abandoned: when none of its players has
been connected for `PATIENCE`, or, for a correspondence game that waits for players, for as long as a move may take. It
is listed again when one of its players comes back.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from galerie.host.socket.connection import Connection
from galerie.host.table.table import Table
from galerie.host.wire import Listing, LobbyInfo, TableInfo, encode

PATIENCE: Final = 3 * 60_000
"""Milliseconds for which a table stays listed after its last player has disconnected."""

FRESH: Final = 15_000
"""Milliseconds for which people are paired with a table whose players are not connected: they may just be loading."""

MOST_LISTED: Final = 100
"""The most tables listed that wait, and that play."""

COLLECT_SECONDS: Final = 0.3
"""Changes and questions are collected for this long and answered together, with one message for everybody."""

SWEEP_SECONDS: Final = 10


@dataclass(slots=True)
class LobbyEntry:
    """A table in the lobby."""

    table: Table
    info: TableInfo
    since: int
    """When it began to wait or to play."""

    seen: int
    """When a player was last connected."""

    waits: bool
    attended: bool
    is_stale: bool = False
    """Whether `info` is to be made anew when it is next needed: many people may come and go before that."""


class Lobby:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._entries: dict[str, LobbyEntry] = {}
        self._subscribers: set[Connection] = set()
        self._asking: set[Connection] = set()
        """Subscribers who wait for an answer; each gets one, however often they ask."""

        self._is_told = True
        """Whether subscribers know of all changes."""

        self._encoded: tuple[float, bytes] | None = None
        """The newest message, and when it was made."""

        self._pending_send: asyncio.TimerHandle | None = None
        self.pairing: Final = asyncio.Lock()
        """Held while somebody is paired, so that two who ask at the same time find each other."""

    def __contains__(self, table: Table) -> bool:
        return table.id in self._entries

    def update(self, table: Table, *, opened: bool = False) -> None:
        """A table has changed, or has just been opened."""
        entry = self._entries.get(table.id)
        if not table.public or (entry is None and not (opened or table.attended)):
            return
        if not (table.waiting or table.playing):
            self._entries.pop(table.id, None)
            self._changed()
            return
        attended = table.attended
        if entry is None:
            now, info = self._now(), table.view.info(None)
            entry = self._entries[table.id] = LobbyEntry(table, info, now, now, table.waiting, attended)
        if entry.waits != table.waiting:
            entry.waits, entry.since = table.waiting, self._now()
        if entry.attended or attended:
            entry.seen = self._now()
        entry.is_stale, entry.attended = True, attended
        self._changed()

    def remove_abandoned(self) -> None:
        """Remove the tables whose players have been away for too long."""
        for entry in [*self._entries.values()]:
            if not self._is_kept(entry):
                del self._entries[entry.table.id]
                self._changed()

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.remove_abandoned()

    def info(self) -> LobbyInfo:
        return LobbyInfo(
            waiting=[self._listing(entry) for entry in islice(self._newest(waiting=True), MOST_LISTED)],
            playing=[self._listing(entry) for entry in islice(self._newest(waiting=False), MOST_LISTED)],
        )

    def waiting(self) -> Iterator[tuple[Table, TableInfo]]:
        """The tables where somebody is connected and waits, the longest wait first."""
        for entry in sorted(self._newest(waiting=True), key=lambda entry: entry.since):
            if entry.attended or self._now() - entry.seen < FRESH:
                yield entry.table, self._info(entry)

    def waiting_of(self, guest: str) -> list[Table]:
        """The tables at which a guest waits."""
        return [entry.table for entry in self._newest(waiting=True) if entry.table.belongs_to(guest)]

    def message(self) -> bytes:
        """The lobby as it is, or, while nothing but waiting times has changed, as it was moments ago.

        Whoever asks often does not have it encoded as often.
        """
        now = time.monotonic()
        if self._encoded is None or now - self._encoded[0] >= COLLECT_SECONDS:
            self._encoded = now, encode(self.info())
        return self._encoded[1]

    # Subscribers

    def subscribe(self, connection: Connection) -> None:
        self._subscribers.add(connection)
        connection.send(self.message())

    def ask(self, connection: Connection) -> None:
        """Send the lobby to a subscriber soon, together with everybody else who asks."""
        self._asking.add(connection)
        self._schedule()

    def unsubscribe(self, connection: Connection) -> None:
        self._subscribers.discard(connection)
        self._asking.discard(connection)

    def close_all(self, code: int) -> None:
        for connection in self._subscribers:
            connection.close(code)

    def close(self) -> None:
        if self._pending_send:
            self._pending_send.cancel()

    def _changed(self) -> None:
        self._encoded = None
        if self._subscribers:
            self._is_told = False
            self._schedule()

    def _schedule(self) -> None:
        if self._pending_send is None:
            self._pending_send = asyncio.get_running_loop().call_later(COLLECT_SECONDS, self._broadcast)

    def _broadcast(self) -> None:
        self._pending_send = None
        told = self._asking if self._is_told else self._subscribers
        self._asking, self._is_told = set(), True
        message = self.message()
        for connection in told:
            connection.send(message)

    def _newest(self, *, waiting: bool) -> Iterator[LobbyEntry]:
        kept = (entry for entry in self._entries.values() if entry.waits == waiting and self._is_kept(entry))
        yield from sorted(kept, key=lambda entry: -entry.since)

    def _is_kept(self, entry: LobbyEntry) -> bool:
        clock = entry.info.clock
        is_correspondence = entry.waits and clock is not None and clock.per == "correspondence"
        patience = clock.seconds * 1000 if is_correspondence and clock else PATIENCE
        return entry.attended or self._now() - entry.seen < patience

    def _listing(self, entry: LobbyEntry) -> Listing:
        return Listing(self._info(entry), (self._now() - entry.since) // 1000)

    def _info(self, entry: LobbyEntry) -> TableInfo:
        if entry.is_stale:
            entry.info, entry.is_stale = entry.table.view.info(None), False
        return entry.info
