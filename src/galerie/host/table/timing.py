"""The clocks of a table: when they run, what happens next, and the deadline of a correspondence game."""

from collections.abc import Set as AbstractSet

from galerie.core import Event, Seat
from galerie.host.store.rows import Deadline, TableSetup
from galerie.host.table.history import History
from galerie.host.table.presence import Presence
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timeline import TimedMatch


class Timing:
    __slots__ = ("_history", "_presence", "_seating", "_services", "has_deadline")

    def __init__(
        self, services: Services, seating: Seating, history: History, presence: Presence, *, has_deadline: bool
    ) -> None:
        self.has_deadline: bool = has_deadline
        """Whether a deadline is stored."""

        self._services = services
        self._seating = seating
        self._history = history
        self._presence = presence

    @property
    def due(self) -> tuple[int, Event] | None:
        """The next event of a clock, a countdown or the count before a race, and its time."""
        timed = self._history.timed
        is_running = timed.clock or timed.timer or timed.match.start
        return timed.alarm(self._presence.lags) if is_running else None

    @property
    def overdue(self) -> Event | None:
        """The one of these events whose time has come."""
        due = self.due
        return due[1] if due and due[0] <= self._services.now() else None

    def resumed(self, setup: TableSetup, timed: TimedMatch | None = None, spent: int = 0) -> TimedMatch:
        """A moment with running clocks, the present one unless told otherwise, if the game waits for nobody."""
        return awaiting((timed or self._history.timed).resumed(self._services.now(), spent), setup.unseen)

    def deadline(self, timed: TimedMatch) -> Deadline | None:
        """When the turn of a correspondence game times out."""
        if not self._seating.setup.is_correspondence or timed.clock is None:
            return None
        flag, ahead = timed.clock.flag({}), self._services.store.calendar() - self._services.now()
        return Deadline(timed.clock.since + ahead, flag[0] + ahead if flag else None)

    @property
    def no_deadline(self) -> Deadline | None:
        """What is stored where a correspondence game does not go on."""
        return Deadline(0, None) if self._seating.setup.is_correspondence else None


def awaiting(timed: TimedMatch, unseen: AbstractSet[Seat]) -> TimedMatch:
    """A moment with the clocks at rest, if the game waits for somebody who has not come yet (GEN-01)."""
    return timed.at_rest() if unseen & timed.match.to_move else timed
