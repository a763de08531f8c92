"""Trails: the moves of a match that still stand. Successive matches share the moves they have in common."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Self, overload

from galerie.core.contract import NATURE, Position, reveals
from galerie.core.moves import Seat
from galerie.core.variables import M, V

UNCHOSEN: Final = -1


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


class Trail(Sequence[Event[M]], Generic[M, V]):
    """The moves of a game in order. Only the position before the first move is stored; the others are recomputed.

    A trail is immutable, but appending does not copy it: successive trails share their lists, and each uses as much of
    them as its length says.
    """

    __slots__ = ("_events", "_length", "_revealed", "_start")

    def __init__(
        self,
        start: Position[M, V] | None = None,
        events: list[Event[M]] | None = None,
        revealed: list[int] | None = None,
        length: int = 0,
    ) -> None:
        self._start = start
        self._events = events or []
        self._revealed = revealed or []
        """For each move that a seat chose, how much had been revealed before it; UNCHOSEN for the others."""

        self._length = length

    def then(self, event: Event[M], before: Position[M, V]) -> Self:
        """Return the trail with one more move, made in the position `before`."""
        length, events, revealed = self._length, self._events, self._revealed
        if length < len(events):  # another trail has already been continued from here and owns the rest of the lists
            events, revealed = events[:length], revealed[:length]
        elif not length:
            events, revealed = [], []
        seat, move = event
        events.append(event)
        revealed.append(UNCHOSEN if seat == NATURE or before.moves(seat).forced == move else reveals(before))
        return type(self)(self._start if length else before, events, revealed, length + 1)

    @property
    def forced(self) -> bool:
        """Whether the last move was made for a seat that had no other."""
        last = self._length - 1
        return last >= 0 and self._revealed[last] == UNCHOSEN and self._events[last].seat != NATURE

    def choice(self, seat: Seat) -> tuple[int, int] | None:
        """The number of the last move that a seat chose, from 0, and how much had been revealed before it."""
        for number in range(self._length - 1, -1, -1):
            if self._events[number].seat == seat and self._revealed[number] != UNCHOSEN:
                return number, self._revealed[number]
        return None

    @property
    def plies(self) -> Iterator[Ply[M, V]]:
        position = self._start
        for event in self:
            assert position  # noqa: S101  a trail with events has a start
            yield Ply(event, position)
            position = position.play(event.seat, event.move)

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
        return iter(self._events[: self._length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the moves of this trail, not those that other trails have added to the shared lists."""
        length = self._length
        return type(self), (self._start, self._events[:length], self._revealed[:length], length)
