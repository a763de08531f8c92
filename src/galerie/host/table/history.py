"""The events of a table, in memory."""

import asyncio
from collections import deque
from collections.abc import Sequence
from itertools import accumulate

from msgspec.structs import replace

from galerie.core import NATURE, Line, Match, Refusal, Seal, Seat
from galerie.core.conduct import MARK
from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.table.folding import CATCH_UP
from galerie.host.table.seals import Seals
from galerie.host.table.timeline import TimedMatch, continued, fold


class History:
    __slots__ = ("_before", "_changed", "_commands", "_entries", "_next_before", "_seals", "match", "timed")

    def __init__(self, entries: Sequence[EventRow], before: TimedMatch, timed: TimedMatch, seals: Seals) -> None:
        """`timed` is the present moment, and `before` one from which what clients may have missed can be replayed."""
        self._changed: asyncio.Event | None = None
        self._entries = list(entries)
        self._commands = {entry.command: entry for entry in entries if entry.command}
        self._seals = seals
        self.timed: TimedMatch = timed
        self.match: Match = timed.match
        self._before, self._next_before = before, timed
        """The second takes the place of the first once it is far enough behind the present."""

    @property
    def changed(self) -> asyncio.Event:
        """Set at the next event."""
        if self._changed is None:
            self._changed = asyncio.Event()
        return self._changed

    @property
    def entries(self) -> tuple[EventRow, ...]:
        return tuple(self._entries)

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(entry.line for entry in self._entries)

    @property
    def times(self) -> tuple[int, ...]:
        """The time of each event in milliseconds since the start, downtime excluded."""
        return tuple(accumulate(entry.elapsed for entry in self._entries))

    @property
    def draws(self) -> int:
        """The number of events of chance and of countdowns. NATURE's conduct, as before a race, is none."""
        return sum(entry.seat == NATURE and not entry.move.startswith(MARK) for entry in self._entries)

    @property
    def moved(self) -> frozenset[Seat]:
        """The seats that have made a move, even if it was taken back."""
        return frozenset(entry.seat for entry in self._entries if not entry.move.startswith(MARK)) - {NATURE}

    @property
    def has_begun(self) -> bool:
        """Whether a player has made a move, or has gone for good. Chance alone begins no game."""
        return bool(self.moved or self.match.out)

    def done(self, command: str) -> EventRow | None:
        """The event that a command has caused already."""
        return self._commands.get(command)

    def check_turn(self, seat: Seat, held: frozenset[Seat]) -> None:
        """Refuse if the seat is not among those held, or not to act."""
        if seat not in held:
            raise Refusal("seat-not-yours")
        if seat not in self.match.to_act:
            raise Refusal("not-your-turn")

    def missed(self, since: int | None) -> list[TimedMatch]:
        """The moments after a version, if they are not too many; otherwise the present only.

        The present is included even if no event was missed: a seat or a clock may have changed.
        """
        events = 0 if since is None else self.match.version - since
        if not 1 < events <= min(CATCH_UP, self.match.version - self._before.match.version):
            return [self.timed]
        missed = deque(continued(self._before, self._entries[self._before.match.version :]), events)
        missed[-1] = self.timed  # with running clocks
        return [*missed]

    def plies(self, setup: TableSetup) -> list[TimedMatch]:
        """One moment for each ply of the present line, the start first, with the move that led there."""
        plies: list[TimedMatch] = []
        for timed in fold(setup, self.entries):
            plies[len(timed.match.line) :] = [timed]
        plies[-1] = self.timed
        return [replace(each, event=each.match.line[-1] if each.match.line else None) for each in plies]

    def seals(self, timed: TimedMatch) -> tuple[Seal, ...]:
        """The seals of the secret moves so far that still stand; they are opened when the game is over."""
        return self._seals.up_to(timed.match.version, opened=self.match.outcome is not None)

    @property
    def recorded_seals(self) -> tuple[Seal, ...]:
        """Those of the record, where those of moves that were taken back are opened too."""
        return self._seals.of_record(self.match)

    def hider(self, timed: TimedMatch) -> Seat | None:
        """The seat that hid something by the event that led there."""
        return self._seals.hider(timed.match.version)

    def add(self, entries: Sequence[EventRow], timeline: Sequence[TimedMatch]) -> None:
        """Add events that were committed, and the moments they led to."""
        self._entries += entries
        for entry in entries:
            if entry.command:
                self._commands[entry.command] = entry
        secrets = self._seals.secrets
        for timed in timeline:
            if timed.event:
                secrets.note(timed.match, timed.event)
        if timeline:
            self.replace_present(timeline[-1])
        if self.match.version - self._next_before.match.version >= CATCH_UP:
            self._before, self._next_before = self._next_before, self.timed
        if self._changed:
            self._changed.set()
            self._changed = None

    def replace_present(self, timed: TimedMatch) -> None:
        """Replace the present moment by one with other clocks, without an event."""
        self.timed, self.match = timed, timed.match

    def begin(self, timed: TimedMatch) -> None:
        """Begin again before the first event, at a table that now has fewer seats."""
        self._entries.clear()
        self._commands.clear()
        self._seals.clear()
        self.replace_present(timed)
        self._before = self._next_before = timed
