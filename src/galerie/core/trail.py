"""Logs, of what has happened in a match, and trails, of its moves that still stand.

Successive matches share what they have in common.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Generic, NamedTuple, Self, TypeAlias, overload

from galerie.core.contract import NATURE, Position, reveals
from galerie.core.moves import Seat
from galerie.core.variables import M, V

UNCHOSEN: Final = -1
NEVER: Final = -1

NEAR: Final = 16
FAR: Final = 64
"""A trail keeps the position before every sixteenth of the latest moves, where a take-back begins, and before every
sixty-fourth of the others. All of them would take more memory than everything else of a match."""


class Line(NamedTuple):
    """One line of a log as text, not yet parsed."""

    seat: Seat
    move: str

    def __str__(self) -> str:
        return f"{'*' if self.seat == NATURE else self.seat} {self.move}"


class Event(NamedTuple, Generic[M]):
    """One line of the log: a move of the game, or conduct."""

    seat: Seat
    move: M

    def __str__(self) -> str:
        return str(self.line)

    @property
    def line(self) -> Line:
        return Line(self.seat, str(self.move))


@dataclass(frozen=True, slots=True)
class Ply(Generic[M, V]):
    """A move of the game and the position before it."""

    event: Event[M]
    before: Position[M, V]

    @property
    def forced(self) -> bool:
        return self.before.moves(self.event.seat).forced == self.event.move


class Choice(NamedTuple):
    """A move that a seat chose."""

    number: int
    """The number of the move, from 0."""

    revealed: int
    """How much had been revealed before it."""

    drawn: bool
    """Whether chance has drawn since."""


Kept: TypeAlias = tuple[int, Position[M, V]]
"""A position, with the number of the move that it comes before."""


class Events(Sequence[Event[M]], Generic[M]):
    """Events in order.

    They are immutable, but appending does not copy them: successive ones share a list, and each uses as much of it as
    its length says.
    """

    __slots__ = ("_events", "_length")

    def __init__(self, events: list[Event[M]] | None = None, length: int = 0) -> None:
        self._events = events or []
        self._length = length

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Event[M]: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Event[M], ...]: ...
    def __getitem__(self, index: int | slice) -> Event[M] | tuple[Event[M], ...]:
        numbers = range(self._length)[index]  # of the shared list only what is asked for: it may be long
        return tuple(self._events[each] for each in numbers) if isinstance(numbers, range) else self._events[numbers]

    def __iter__(self) -> Iterator[Event[M]]:
        return islice(self._events, self._length)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Events) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])


class Log(Events[M], Generic[M]):
    """Everything that has happened in a match, conduct included."""

    __slots__ = ()

    def then(self, event: Event[M]) -> Self:
        length, events = self._length, self._events
        if length < len(events):  # another log has already been continued from here and owns the rest of the list
            events = events[:length]
        elif not length:
            events = []
        events.append(event)
        return type(self)(events, length + 1)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the events of this log, not those that others have added to the shared list."""
        return type(self), (self._events[: self._length], self._length)


class Trail(Events[M], Generic[M, V]):
    """The moves of a game in order. Some of the positions before them are kept; the others are recomputed."""

    __slots__ = ("_chosen", "_drawn", "_kept", "_revealed")

    def __init__(
        self,
        kept: tuple[Kept[M, V], ...] = (),
        events: list[Event[M]] | None = None,
        revealed: list[int] | None = None,
        length: int = 0,
        chosen: dict[Seat, int] | None = None,
        drawn: int = NEVER,
    ) -> None:
        self._events = events or []  # not set by the base class, because a trail is made at every move
        self._length = length
        self._kept = kept
        self._revealed = revealed or []
        """For each move that a seat chose, how much had been revealed before it; UNCHOSEN for the others."""

        self._chosen = chosen or {}
        """The number of the last move that each seat chose."""

        self._drawn = drawn
        """The number of the last draw of chance."""

    def then(self, event: Event[M], before: Position[M, V]) -> Self:
        """Return the trail with one more move, made in the position `before`."""
        length, events, revealed, kept = self._length, self._events, self._revealed, self._kept
        if length < len(events):  # another trail has already been continued from here and owns the rest of the lists
            events, revealed = events[:length], revealed[:length]
        elif not length:
            events, revealed = [], []
        seat, move = event
        events.append(event)
        chosen, drawn = self._chosen, self._drawn
        if seat == NATURE:
            revealed.append(UNCHOSEN)
            drawn = length
        elif before.moves(seat).forced == move:
            revealed.append(UNCHOSEN)
        else:
            revealed.append(reveals(before))
            chosen = {**chosen, seat: length}
        if not length % NEAR:
            kept = (*(each for each in kept if each[0] > length - FAR or not each[0] % FAR), (length, before))
        return type(self)(kept, events, revealed, length + 1, chosen, drawn)

    @property
    def forced(self) -> bool:
        """Whether the last move was made for a seat that had no other."""
        last = self._length - 1
        return last >= 0 and self._revealed[last] == UNCHOSEN and self._events[last].seat != NATURE

    @property
    def has_draws(self) -> bool:
        """Whether chance has made a move."""
        return self._drawn != NEVER

    def choice(self, seat: Seat) -> Choice | None:
        """The last move that a seat chose."""
        number = self._chosen.get(seat)
        return None if number is None else Choice(number, self._revealed[number], self._drawn > number)

    def kept(self, number: int) -> Kept[M, V]:
        """The last position that is kept at or before a move of this trail."""
        found: Kept[M, V] = next(each for each in reversed(self._kept) if each[0] <= number)
        return found

    def head(self, length: int) -> Self:
        """The trail of the first moves alone."""
        kept = tuple(each for each in self._kept if each[0] < length)
        chosen, drawn = dict[Seat, int](), NEVER
        for number, event in enumerate(islice(self._events, length)):
            if event.seat == NATURE:
                drawn = number
            elif self._revealed[number] != UNCHOSEN:
                chosen[event.seat] = number
        return type(self)(kept, self._events, self._revealed, length, chosen, drawn)

    def plies(self, since: int = 0) -> Iterator[Ply[M, V]]:
        """The moves from the number `since` on, each with the position before it."""
        if since >= self._length:
            return
        start, position = self.kept(since)
        for number in range(start, self._length):
            event = self._events[number]
            if number >= since:
                yield Ply(event, position)
            position = position.play(event.seat, event.move)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the moves of this trail, not those that other trails have added to the shared lists."""
        length = self._length
        return type(self), (
            self._kept,
            self._events[:length],
            self._revealed[:length],
            length,
            self._chosen,
            self._drawn,
        )
