"""The legal moves of a seat, computed only when they are asked for.

>>> class Pile:
...     "A pile of counters, from which a player takes ten, eleven or two."
...     def play(self, seat, number):
...         if number not in (10, 11, 2):
...             raise IllegalMove("wrong-number")
...         return self
>>> moves = Moves(Pile(), 0, lambda seat: [10, 11, 2])
>>> moves.texts
['10', '11', '2']
>>> 10 in moves, 3 in moves
(True, False)
>>> moves.complete, moves.forced
(True, None)
>>> moves.completions("1")
['0', '1']
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Generic, Protocol, Self, TypeAlias

from galerie.core.refusal import IllegalMove
from galerie.core.variables import M

Seat: TypeAlias = int

Spelling: TypeAlias = Callable[[Seat, str], Iterable[str]]
"""Return the texts that can be appended to a text to get closer to a legal move of a seat; "" if it is one already."""


class Judge(Protocol):
    """Something that can tell whether a move is legal: a position."""

    def play(self, seat: Seat, move: Any) -> Any: ...


class Moves(Generic[M]):
    """A lazy collection of moves. Iterating lists them; `move in moves` tests a move without listing any.

    `listed` returns the moves of a seat in a fixed order without duplicates. The other arguments are optional:

    - `texts` returns the texts of the moves, if that is faster than creating the moves;
    - `complete=False` says that there are too many legal moves to list; then `spelling` must be able to spell the
      others, except those of NATURE, which are drawn;
    - `forced` is the type of move that the host makes for a seat that has no other move.
    """

    __slots__ = ("_forced", "_judge", "_listed", "_seat", "_spelling", "_texts", "complete")

    def __init__(
        self,
        judge: Judge | None,
        seat: Seat,
        listed: Callable[[Seat], Iterable[M]],
        texts: Callable[[Seat], Iterable[str]] | None = None,
        forced: type[Any] | None = None,
        complete: bool = True,
        spelling: Spelling | None = None,
    ) -> None:
        self._judge = judge
        self._seat = seat
        self._listed = listed
        self._texts = texts
        self._forced = forced
        self.complete: bool = complete
        self._spelling = spelling

    @classmethod
    def none(cls) -> Self:
        """An empty collection."""
        return cls(None, 0, lambda _: ())

    def __iter__(self) -> Iterator[M]:
        return iter(self._listed(self._seat))

    def __contains__(self, move: object) -> bool:
        """Whether the move, or the text of one, is legal, even if it is not listed."""
        if self._judge is None:
            return False
        if isinstance(move, str):
            return "" in self.completions(move)
        try:
            self._judge.play(self._seat, move)
        except IllegalMove:
            return False
        return True

    def __bool__(self) -> bool:
        return any(True for _ in self)

    @property
    def texts(self) -> list[str]:
        """The text of each listed move, in the same order."""
        return [*self._texts(self._seat)] if self._texts else [*map(str, self._listed(self._seat))]

    @property
    def forced(self) -> M | None:
        """The only legal move, if it is of the type that the host makes for the seat; otherwise None."""
        if self._forced is None or not self.complete:
            return None
        first_two = [*islice(self, 2)]
        return first_two[0] if len(first_two) == 1 and isinstance(first_two[0], self._forced) else None

    def completions(self, text: str) -> list[str]:
        """Return the texts that can be appended to `text` to get closer to a legal move; "" if it is one already.

        Starting with an empty text and repeatedly appending one of them always leads to a legal move. If all moves are
        listed, each completion is the rest of a move that starts with `text`; otherwise it may be a word, a letter or a
        number.
        """
        if self._spelling:
            return [*self._spelling(self._seat, text)]
        return [each[len(text) :] for each in self.texts if each.startswith(text)]

    def __repr__(self) -> str:
        few = [*islice(map(str, self), 9)]
        return f"<Moves {', '.join(few[:8])}{', …' if len(few) > 8 or not self.complete else ''}>"
