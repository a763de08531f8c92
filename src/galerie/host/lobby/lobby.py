"""The lobby: the public tables that wait for players, and those whose games may be watched.

It knows only tables where somebody is. A table leaves it once it is full and over, taken back, or left alone: when
nobody who sits there has been connected for `PATIENCE`, or, where players of a correspondence game are awaited, for as
long as a move of it may take. Whoever comes back to a table that waits brings it back.
"""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from galerie.host.socket.connection import Connection
from galerie.host.table.table import Table
from galerie.host.wire import Listing, LobbyInfo, TableInfo, encode

PATIENCE: Final = 3 * 60_000
"""Milliseconds that a table is listed after the last of those who sit there has gone."""

FRESH: Final = 15_000
"""Milliseconds after which nobody is led to a table where nobody is; whoever has just opened it is on the way there."""

MOST_LISTED: Final = 100
"""Of those that wait, and of those that play; the others come up as these leave."""

GATHER_SECONDS: Final = 0.3
"""Changes are told together: with many tables there is always one."""

TIDY_SECONDS: Final = 10


@dataclass(slots=True)
class Place:
    """A table in the lobby."""

    table: Table
    info: TableInfo
    since: int
    """When it began to wait, or to play."""

    seen: int
    """When somebody who sits there was last known to be connected."""

    waits: bool
    attended: bool


class Lobby:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._places: dict[str, Place] = {}
        self._listeners: set[Connection] = set()
        self._telling: asyncio.TimerHandle | None = None
        self.pairing: Final = asyncio.Lock()
        """Held by whoever looks for company: two who look at once must find each other."""

    def __contains__(self, table: Table) -> bool:
        return table.id in self._places

    def notice(self, table: Table, *, opened: bool = False) -> None:
        """A table has changed, or has just been opened by somebody who is on the way there."""
        place = self._places.get(table.id)
        if not table.public or (place is None and not (opened or table.attended)):
            return
        if not (table.waiting or table.playing):
            self._places.pop(table.id, None)
            self._changed()
            return
        info = table.view.info(None)
        if place is None:
            now = self._now()
            place = self._places[table.id] = Place(table, info, now, now, table.waiting, table.attended)
        if place.waits != table.waiting:
            place.waits, place.since = table.waiting, self._now()
        if place.attended or table.attended:
            place.seen = self._now()
        place.info, place.attended = info, table.attended
        self._changed()

    def tidy(self) -> None:
        """Forget the tables that have been left alone for too long."""
        for place in [*self._places.values()]:
            if not self._is_kept(place):
                del self._places[place.table.id]
                self._changed()

    async def keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self.tidy()

    def info(self) -> LobbyInfo:
        return LobbyInfo(
            waiting=[self._listing(place) for place in islice(self._newest(waiting=True), MOST_LISTED)],
            playing=[self._listing(place) for place in islice(self._newest(waiting=False), MOST_LISTED)],
        )

    def waiting(self) -> Iterator[tuple[Table, TableInfo]]:
        """The tables where somebody is now and waits, whoever has waited longest first."""
        for place in sorted(self._newest(waiting=True), key=lambda place: place.since):
            if place.attended or self._now() - place.seen < FRESH:
                yield place.table, place.info

    def waiting_of(self, guest: str) -> list[Table]:
        """The tables at which this guest waits."""
        return [place.table for place in self._newest(waiting=True) if place.table.is_of(guest)]

    # Those who listen

    def enter(self, listener: Connection) -> None:
        self._listeners.add(listener)
        self.answer(listener)

    def answer(self, listener: Connection) -> None:
        listener.send(encode(self.info()))

    def leave(self, listener: Connection) -> None:
        self._listeners.discard(listener)

    def dismiss(self, code: int) -> None:
        for listener in self._listeners:
            listener.dismiss(code)

    def close(self) -> None:
        if self._telling:
            self._telling.cancel()

    def _changed(self) -> None:
        if self._listeners and self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(GATHER_SECONDS, self._tell)

    def _tell(self) -> None:
        self._telling = None
        frame = encode(self.info())
        for listener in self._listeners:
            listener.send(frame)

    def _newest(self, *, waiting: bool) -> Iterator[Place]:
        kept = (place for place in self._places.values() if place.waits == waiting and self._is_kept(place))
        yield from sorted(kept, key=lambda place: -place.since)

    def _is_kept(self, place: Place) -> bool:
        clock = place.info.clock
        is_correspondence = place.waits and clock is not None and clock.per == "correspondence"
        patience = clock.seconds * 1000 if is_correspondence and clock else PATIENCE
        return place.attended or self._now() - place.seen < patience

    def _listing(self, place: Place) -> Listing:
        return Listing(place.info, (self._now() - place.since) // 1000)
