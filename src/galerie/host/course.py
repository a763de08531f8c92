"""The course of a match against its clocks: a value, folded from the log."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Self

from galerie.core import NATURE, Event, Line, Match, Timed, Timer
from galerie.core.match import Conduct, Flag
from galerie.core.record import Record, begin
from galerie.games import GAMES
from galerie.host.clock import Clock
from galerie.host.store import Charter, Entry
from galerie.host.wire import Countdown


@dataclass(frozen=True, slots=True)
class Course:
    match: Match
    event: Event | None
    """What led here; None at the start."""

    clock: Clock | None
    turned: int
    """When the present turn began."""

    timer: Timer[Any] | None = None
    timer_began: int = 0
    heard: int = 0
    """When the event was, in milliseconds since the first one, downtime left out."""

    def after(self, event: Event, now: int) -> Self:
        """One event further, or IllegalMove. Conduct that changes neither position nor outcome stops no clock."""
        match = self.match.play(event.seat, event.move)
        if match.position is self.match.position and match.outcome == self.match.outcome:
            return replace(self, match=match, event=event)
        mover = None if isinstance(event.move, Conduct) else event.seat
        clock = self.clock and self.clock.pressed(mover, now, match.to_act - {NATURE})
        # Drawing a card takes no time: the countdown before it may go on after it.
        timer = self.timer if NATURE in match.to_act else _timer(match)
        began = self.timer_began if timer == self.timer else now
        heard = self.heard + now - self.turned
        return replace(
            self, match=match, event=event, clock=clock, turned=now, timer=timer, timer_began=began, heard=heard
        )

    def resumed(self, now: int) -> Self:
        """Everything runs from now on; the time before is nobody's, and a countdown goes on as it was at the event."""
        clock = self.clock and self.clock.resumed(now, self.match.to_act - {NATURE})
        timer = _timer(self.match)
        spent = self.turned - self.timer_began if timer == self.timer else 0
        return replace(self, clock=clock, turned=now, timer=timer, timer_began=now - spent)

    def alarm(self) -> tuple[int, Event] | None:
        """The next event that time alone brings about, and when."""
        due: list[tuple[int, Event]] = []
        if self.clock and (flag := self.clock.flag()):
            due.append((flag[0], Event(NATURE, Flag(flag[1]))))
        if self.timer:
            due.append((self.timer_began + _milliseconds(self.timer), Event(NATURE, self.timer.move)))
        return min(due, key=lambda each: each[0], default=None)

    def countdown(self, now: int) -> Countdown | None:
        if not self.timer:
            return None
        whole = _milliseconds(self.timer)
        return Countdown(left=max(0, self.timer_began + whole - now), whole=whole)


def recorded(charter: Charter, lines: tuple[Line, ...] = ()) -> Record:
    """A table's game with these lines."""
    names = tuple(chair.name or (f"bot {chair.level}" if chair.level else "") for chair in charter.chairs)
    game = GAMES.get(charter.game)
    return Record(charter.game, charter.rules, charter.options, names, lines, game.lexicon() if game else None)


def fold(charter: Charter, entries: tuple[Entry, ...]) -> Iterator[Course]:
    """Every moment of a table, the start included, at the times its log tells, counted from zero."""
    start = begin(GAMES, recorded(charter))
    clock = Clock.begin(charter.clock, start.seats) if charter.clock else None
    course = Course(start, None, clock, 0).resumed(0)
    yield course
    now = 0
    for entry in entries:
        now += entry.elapsed
        course = course.after(Event(entry.seat, course.match.parse(entry.move)), now)
        yield course


def _timer(match: Match) -> Timer[Any] | None:
    position = match.position
    return position.timer if isinstance(position, Timed) and not match.outcome else None


def _milliseconds(timer: Timer[Any]) -> int:
    return round(timer.seconds * 1000)
