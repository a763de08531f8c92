"""A match together with its clocks: a value, folded from the log."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Self

from msgspec import Struct
from msgspec.structs import replace

from galerie import bots
from galerie.core import NATURE, Event, Line, Match, Seat, Timer
from galerie.core.conduct import Conduct, Count, Flag, Go, Ready
from galerie.core.contract import running_timer
from galerie.core.record import Record, begin
from galerie.games import GAMES
from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.table.clock import Clock
from galerie.host.wire import Countdown, RaceStart

COUNT: Final = 3_000
"""How many milliseconds are counted before a race."""


class TimedMatch(Struct, frozen=True):
    match: Match
    event: Event | None
    """The event that led here; None at the start."""

    clock: Clock | None
    turned: int
    """When the turn began."""

    timer: Timer[Any] | None = None
    timer_began: int = 0
    count_began: int = 0
    """When the count before a race began."""

    ready_began: int = 0
    """When the first player said that they are ready for a race."""

    heard: int = 0
    """The time of the event in milliseconds since the first one, downtime and pauses excluded."""

    @property
    def began(self) -> int:
        """When this moment began: the turn, or the count before a race."""
        start = self.match.start
        return self.count_began if start and start.counting else self.turned

    def after(self, event: Event, now: int, lag: int = 0) -> Self:
        """The match after an event, or IllegalMove; `lag` is the network delay of the move.

        Conduct that changes neither position nor outcome does not affect the clocks, unless it is a pause.
        """
        match = self.match.then(event.seat, event.move)
        mover = None if isinstance(event.move, Conduct) else event.seat
        if mover is None:
            counted = now if isinstance(event.move, Count) else self.count_began
            waits = self.match.start and self.match.start.ready
            ready = now if isinstance(event.move, Ready) and not waits else self.ready_began
            further = replace(self, match=match, event=event, count_began=counted, ready_began=ready)
            if match.paused != self.match.paused and not match.outcome:
                return further._paused(now) if match.paused else further._unpaused(now)
            if match.position is self.match.position and match.outcome == self.match.outcome:
                return further
            if match.paused:
                # a take-back during a pause: whoever is to act has the time they had
                return replace(further, timer=_timer(match), timer_began=self.turned)
        clock = self.clock and self.clock.pressed(mover, now, match.to_move, lag)
        # drawing a card takes no time: a countdown may run on across it
        timer = self.timer if NATURE in match.to_act else _timer(match)
        began = self.timer_began if timer == self.timer else now
        heard = self.heard + (0 if self.match.paused else now - self.turned)
        return type(self)(match, event, clock, now, timer, began, self.count_began, self.ready_began, heard)

    def _paused(self, now: int) -> Self:
        clock = self.clock and self.clock.stopped(now)
        return replace(self, clock=clock, turned=now, heard=self.heard + now - self.turned)

    def _unpaused(self, now: int) -> Self:
        """The countdown has as much left as when it was paused."""
        clock = self.clock and self.clock.resumed(now, self.match.to_move)
        return replace(self, clock=clock, turned=now, timer_began=self.timer_began + now - self.turned)

    def resumed(self, now: int, spent: int = 0) -> Self:
        """Everything runs from now on; nobody is charged for the time before, and a countdown has as much left.

        The clock of a correspondence game, which runs while the table is not loaded, has run for `spent` already.
        """
        running = frozenset() if self.match.paused else self.match.to_move
        clock = self.clock and self.clock.resumed(now - spent, running)
        timer = _timer(self.match)
        counted = max(0, self.turned - self.timer_began) if timer == self.timer else 0
        times = {"turned": now - spent, "timer_began": now - counted, "count_began": now, "ready_began": now}
        return replace(self, clock=clock, timer=timer, **times)

    def at_rest(self) -> Self:
        """With no clock running: a player the game waits for has not come yet (GEN-01)."""
        return replace(self, clock=self.clock and self.clock.stopped(self.clock.since))

    def alarm(self, lags: Mapping[Seat, int]) -> tuple[int, Event] | None:
        """The next event of a clock or a countdown, and its time; a move may take as long as `lags` to arrive."""
        due: list[tuple[int, Event]] = []
        if self.match.start and self.match.start.counting:
            return self.count_began + COUNT, Event(NATURE, Go())
        if self.match.paused:
            return None
        if self.clock and (flag := self.clock.flag(lags)):
            due.append((flag[0], Event(NATURE, Flag(flag[1]))))
        if self.timer:
            due.append((self.timer_began + _milliseconds(self.timer), Event(NATURE, self.timer.move)))
        return min(due, key=lambda each: each[0], default=None)

    def countdown(self, now: int) -> Countdown | None:
        if not self.timer:
            return None
        whole = _milliseconds(self.timer)
        until = self.turned if self.match.paused else now
        return Countdown(left=max(0, self.timer_began + whole - until), whole=whole)

    def race_start(self, now: int, grace: int) -> RaceStart | None:
        """The start of a race that everybody waits for; `grace` is how long those who are ready have to wait."""
        start = self.match.start
        if not start:
            return None
        ready = sorted(start.ready)
        if start.counting:
            return RaceStart(ready, Countdown(left=max(0, self.count_began + COUNT - now), whole=COUNT))
        return RaceStart(ready, grace=Countdown(left=self.waits(now, grace), whole=grace) if ready else None)

    def waits(self, now: int, grace: int) -> int:
        """How many milliseconds whoever is ready has still to wait for the others."""
        return max(0, self.ready_began + grace - now)


def recorded(setup: TableSetup, lines: tuple[Line, ...] = ()) -> Record:
    """The record of a table's game with these lines."""
    names = tuple(
        chair.name or (bots.recorded_name(setup.game, bots.IN_RECORDS + chair.level) if chair.level else "")
        for chair in setup.chairs
    )
    game = GAMES.get(setup.game)
    return Record(setup.game, setup.rules, setup.options, names, lines, game.lexicon() if game else None)


def fold(setup: TableSetup, entries: tuple[EventRow, ...]) -> Iterator[TimedMatch]:
    """Replay a log: every moment, the start included, with times counted from zero."""
    start = begin(GAMES, recorded(setup))
    clock = Clock.begin(setup.clock, start.seats) if setup.clock else None
    timed = TimedMatch(start, None, clock, 0).resumed(0)
    yield timed
    yield from continued(timed, entries)


def continued(timed: TimedMatch, entries: Iterable[EventRow]) -> Iterator[TimedMatch]:
    """Replay what followed a moment."""
    now = timed.turned
    for entry in entries:
        now += entry.elapsed
        timed = timed.after(Event(entry.seat, timed.match.parse(entry.move)), now, entry.lag)
        yield timed


def _timer(match: Match) -> Timer[Any] | None:
    return None if match.outcome else running_timer(match.position)


def _milliseconds(timer: Timer[Any]) -> int:
    return round(timer.seconds * 1000)
