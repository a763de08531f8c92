"""What has happened at a table, as it is kept in mind."""

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from msgspec.structs import replace

from galerie.core import NATURE, Line, Match, Refusal, Seal, Seat
from galerie.host.store.rows import Charter, Entry, Ledger
from galerie.host.table.seals import Seals
from galerie.host.table.timeline import Course, fold

CATCH_UP: Final = 10
"""How many missed moments a returning client is sent one by one."""


class History:
    def __init__(self, ledger: Ledger, seals: Seals) -> None:
        self._news: asyncio.Event | None = None
        self._entries = list(ledger.entries)
        self._commands = {entry.command: entry for entry in ledger.entries if entry.command}
        self._seals = seals
        self.course: Course
        self.match: Match
        self._follow(fold(ledger.charter, ledger.entries))

    @property
    def news(self) -> asyncio.Event:
        """Of whatever happens next."""
        if self._news is None:
            self._news = asyncio.Event()
        return self._news

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(entry.line for entry in self._entries)

    @property
    def times(self) -> tuple[int, ...]:
        """When each event was, in milliseconds since the start, downtime left out."""
        return tuple(accumulate(entry.elapsed for entry in self._entries))

    @property
    def draws(self) -> int:
        """How often chance or a countdown has acted."""
        return sum(entry.seat == NATURE for entry in self._entries)

    def done(self, command: str) -> Entry | None:
        """What a command has brought about already."""
        return self._commands.get(command)

    def check_turn(self, seat: Seat, held: frozenset[Seat]) -> None:
        """Refuse whoever holds other seats, or is not to act on this one."""
        if seat not in held:
            raise Refusal("seat-not-yours")
        if seat not in self.match.to_act:
            raise Refusal("not-your-turn")

    def missed(self, charter: Charter, since: int | None) -> list[Course]:
        """What somebody has not seen who knows everything up to a version, if that is not too much; else the present.

        Who has missed no event is told where things stand all the same: a seat or a clock may have changed.
        """
        events = 0 if since is None else self.match.version - since
        if not 1 < events <= CATCH_UP:
            return [self.course]
        missed = deque(self._folded(charter), events)
        missed[-1] = self.course  # whose clocks run
        return [*missed]

    def standing(self, charter: Charter) -> list[Course]:
        """One for each ply that stands, the start first, with the move that led there and not later conduct."""
        standing: list[Course] = []
        for course in self._folded(charter):
            standing[len(course.match.line) :] = [course]
        standing[-1] = self.course
        return [replace(each, event=each.match.line[-1] if each.match.line else None) for each in standing]

    def seals(self, course: Course) -> tuple[Seal, ...]:
        """Of the secret moves up to then; they are opened when the game is over."""
        return self._seals.up_to(course.match.version, opened=self.match.outcome is not None)

    def hider(self, course: Course) -> Seat | None:
        """Who has hidden something by the event that led there."""
        return self._seals.hider(course.match.version)

    def add(self, entries: Sequence[Entry], courses: Sequence[Course]) -> None:
        """What has been kept, and where it has led."""
        self._entries += entries
        for entry in entries:
            if entry.command:
                self._commands[entry.command] = entry
        self._follow(courses)

    def restart(self, course: Course) -> None:
        """Nothing has happened, but from now on the clocks of the present moment run as here."""
        self.course, self.match = course, course.match

    def _follow(self, courses: Iterable[Course]) -> None:
        for course in courses:
            self.course, self.match = course, course.match
            if course.event:
                self._seals.note(course.match, course.event)
        if self._news:
            self._news.set()
            self._news = None

    def _folded(self, charter: Charter) -> Iterator[Course]:
        """Every moment, worked out anew: to keep them would take more memory than all the rest."""
        return fold(charter, tuple(self._entries))
