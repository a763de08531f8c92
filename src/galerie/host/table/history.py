"""What has happened at a table, as it is kept in mind."""

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from msgspec.structs import replace

from galerie.core import NATURE, Line, Match, Refusal, Seal, Seat
from galerie.host.store.rows import EventRow, StoredTable, TableSetup
from galerie.host.table.seals import Seals
from galerie.host.table.timeline import TimedMatch, fold

CATCH_UP: Final = 10
"""How many missed moments a returning client is sent one by one."""


class History:
    def __init__(self, stored: StoredTable, seals: Seals) -> None:
        self._news: asyncio.Event | None = None
        self._entries = list(stored.entries)
        self._commands = {entry.command: entry for entry in stored.entries if entry.command}
        self._seals = seals
        self.timed: TimedMatch
        self.match: Match
        self._follow(fold(stored.setup, stored.entries))

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

    def done(self, command: str) -> EventRow | None:
        """What a command has brought about already."""
        return self._commands.get(command)

    def check_turn(self, seat: Seat, held: frozenset[Seat]) -> None:
        """Refuse whoever holds other seats, or is not to act on this one."""
        if seat not in held:
            raise Refusal("seat-not-yours")
        if seat not in self.match.to_act:
            raise Refusal("not-your-turn")

    def missed(self, setup: TableSetup, since: int | None) -> list[TimedMatch]:
        """What somebody has not seen who knows everything up to a version, if that is not too much; else the present.

        Who has missed no event is told where things stand all the same: a seat or a clock may have changed.
        """
        events = 0 if since is None else self.match.version - since
        if not 1 < events <= CATCH_UP:
            return [self.timed]
        missed = deque(self._folded(setup), events)
        missed[-1] = self.timed  # whose clocks run
        return [*missed]

    def standing(self, setup: TableSetup) -> list[TimedMatch]:
        """One for each ply that stands, the start first, with the move that led there and not later conduct."""
        standing: list[TimedMatch] = []
        for timed in self._folded(setup):
            standing[len(timed.match.line) :] = [timed]
        standing[-1] = self.timed
        return [replace(each, event=each.match.line[-1] if each.match.line else None) for each in standing]

    def seals(self, timed: TimedMatch) -> tuple[Seal, ...]:
        """Of the secret moves up to then; they are opened when the game is over."""
        return self._seals.up_to(timed.match.version, opened=self.match.outcome is not None)

    def hider(self, timed: TimedMatch) -> Seat | None:
        """Who has hidden something by the event that led there."""
        return self._seals.hider(timed.match.version)

    def add(self, entries: Sequence[EventRow], timeline: Sequence[TimedMatch]) -> None:
        """What has been kept, and where it has led."""
        self._entries += entries
        for entry in entries:
            if entry.command:
                self._commands[entry.command] = entry
        self._follow(timeline)

    def restart(self, timed: TimedMatch) -> None:
        """Nothing has happened, but from now on the clocks of the present moment run as here."""
        self.timed, self.match = timed, timed.match

    def _follow(self, timeline: Iterable[TimedMatch]) -> None:
        for timed in timeline:
            self.timed, self.match = timed, timed.match
            if timed.event:
                self._seals.note(timed.match, timed.event)
        if self._news:
            self._news.set()
            self._news = None

    def _folded(self, setup: TableSetup) -> Iterator[TimedMatch]:
        """Every moment, worked out anew: to keep them would take more memory than all the rest."""
        return fold(setup, tuple(self._entries))
