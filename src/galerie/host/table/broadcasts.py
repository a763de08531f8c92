"""What everybody at a table is sent: the moments of the game, and who sits where."""

import asyncio
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

from galerie.host.socket.connection import Connection
from galerie.host.store.rows import TableSetup
from galerie.host.table.history import History
from galerie.host.table.reclaims import Reclaims
from galerie.host.table.seating import Seating
from galerie.host.table.timeline import TimedMatch
from galerie.host.view.projection import Projection
from galerie.host.view.table_view import TableView
from galerie.host.wire import Seated, encode

COLLECT_SECONDS: Final = 0.05
"""People who come and go within this time are announced together."""

LOOK_MS: Final = 100
"""For how long clocks that were shown to somebody who looks are shown to others, too."""


class Shown(NamedTuple):
    """A moment that was projected, and of what and when that was done."""

    timed: TimedMatch
    setup: TableSetup
    at: int
    projection: Projection


class Broadcasts:
    __slots__ = (
        "_announcement",
        "_arrived",
        "_changed",
        "_connections",
        "_history",
        "_now",
        "_reclaims",
        "_seating",
        "_shown",
        "_view",
    )

    def __init__(
        self,
        connections: AbstractSet[Connection],
        seating: Seating,
        history: History,
        reclaims: Reclaims,
        view: TableView,
        now: Callable[[], int],
        changed: Callable[[], None],
    ) -> None:
        """`changed` is called whenever somebody has come or gone, or sits elsewhere."""
        self._connections = connections
        self._seating = seating
        self._history = history
        self._reclaims = reclaims
        self._view = view
        self._now = now
        self._changed = changed
        self._announcement: asyncio.TimerHandle | None = None
        """Tells everybody who has come and gone."""

        self._arrived: Connection | None = None
        self._shown: Shown | None = None
        """The present moment, once somebody has looked at it."""

    @property
    def announcing(self) -> bool:
        """Whether everybody will soon be told who has come and gone."""
        return self._announcement is not None

    @property
    def present(self) -> Projection:
        """The present moment. However often somebody looks at it, it is projected once, or now and then for its clocks.

        Only tables where somebody looks keep one.
        """
        timed, setup, now = self._history.timed, self._seating.setup, self._now()
        shown, ticks = self._shown, bool(timed.clock or timed.timer or timed.match.start)
        if shown and shown.timed is timed and shown.setup is setup and not (ticks and now - shown.at >= LOOK_MS):
            return shown.projection
        self._shown = Shown(timed, setup, now, projected := self._view.project(timed))
        return projected

    def send_moments(self, timeline: Iterable[TimedMatch]) -> None:
        self._shown = None
        for timed in timeline:
            projection = self._view.project(timed)
            for connection in self._connections:
                seat = connection.looking_as
                if seat is not None and (seat not in timed.match.to_act or seat == self._history.hider(timed)):
                    connection.looking_as = None
                connection.send(projection.frame_for(connection.audience, connection.reader))

    def send_present(self, *guests: str) -> None:
        """Show guests who hold a seat since just now what it sees."""
        projection = self._view.project(self._history.timed)
        for connection in self._connections:
            if connection.guest in guests:
                connection.send(projection.frame_for(connection.audience, connection.reader))

    def announce(self, arrived: Connection | None = None) -> None:
        """Soon tell everybody who has come and gone, except somebody who alone has arrived and knows already."""
        self._arrived = None if self._announcement else arrived
        if not self._announcement:
            loop = asyncio.get_running_loop()
            self._announcement = loop.call_later(COLLECT_SECONDS, lambda: self.send_info(self._arrived))
        self._changed()

    def send_info(self, but: Connection | None = None) -> None:
        """Tell everybody who sits where. Those who may know the same get the same message, which is made once."""
        self.close()
        frames: dict[tuple[object, ...], bytes] = {}
        for connection in self._connections:
            if connection is but:
                continue
            guest = connection.guest
            held = self._seating.held(guest)
            others = tuple(self._seating.others(guest, seat) for seat in held)
            key = held, others, self._seating.is_opener(guest), self._reclaims.by(guest)
            if key not in frames:
                frames[key] = encode(Seated(self._view.info(guest)))
            connection.send(frames[key])
        self._changed()

    def close(self) -> None:
        """Announce nobody any more."""
        if self._announcement:
            self._announcement.cancel()
            self._announcement = self._arrived = None
