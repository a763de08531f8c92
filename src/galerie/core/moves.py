"""The legal moves of a seat, worked out when they are asked for.

>>> from galerie.games import reversi
>>> moves = reversi.GAME.start(2, reversi.Options()).moves(0)
>>> moves.texts
['e3', 'f4', 'c5', 'd6']
>>> reversi.parse("e3") in moves, reversi.parse("a1") in moves
(True, False)
>>> moves.complete, moves.forced
(True, None)
>>> moves.completions("e")
['3']
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Generic, Protocol, Self, TypeAlias

from galerie.core.refusal import IllegalMove
from galerie.core.variables import M

Seat: TypeAlias = int

Spelling: TypeAlias = Callable[[Seat, str], Iterable[str]]
"""What may follow a text on the way to a legal move of a seat; "" where the text is one."""


class Judge(Protocol):
    """Whatever can say whether a move is legal: a position."""

    def play(self, seat: Seat, move: Any) -> Any: ...


class Moves(Generic[M]):
    """A lazy collection: iterating lists the moves, `move in moves` judges a move without listing any.

    `listed` gives the moves of a seat in a fixed order, each once. The rest is said only where it is needed:

    - `texts`, where the moves are written faster than they are made;
    - `complete=False`, where there are too many legal moves to list them all: then `spelling` must be able to spell
      the others, apart from those of NATURE, which are drawn;
    - `forced`, the kind of move that the host makes for a seat that has no other.
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
        """The moves of a seat that has none."""
        return cls(None, 0, lambda _: ())

    def __iter__(self) -> Iterator[M]:
        return iter(self._listed(self._seat))

    def __contains__(self, move: object) -> bool:
        """Whether the move is legal, listed or not."""
        if self._judge is None:
            return False
        try:
            self._judge.play(self._seat, move)
        except IllegalMove:
            return False
        return True

    def __bool__(self) -> bool:
        return any(True for _ in self)

    @property
    def texts(self) -> list[str]:
        """The text of each listed move, in their order."""
        return [*self._texts(self._seat)] if self._texts else [*map(str, self._listed(self._seat))]

    @property
    def forced(self) -> M | None:
        """The only legal move, where the game says that the host makes it for the seat."""
        if self._forced is None or not self.complete:
            return None
        first_two = [*islice(self, 2)]
        return first_two[0] if len(first_two) == 1 and isinstance(first_two[0], self._forced) else None

    def completions(self, text: str) -> list[str]:
        """What may follow `text` on the way to a legal move; "" is among them where the text is one already.

        Whoever begins with an empty text and appends one of these again and again ends with a legal move. Where all
        moves are listed, what follows is the rest of each that begins so; else it may be a word, a letter or a number.
        """
        if self._spelling:
            return [*self._spelling(self._seat, text)]
        return [each[len(text) :] for each in self.texts if each.startswith(text)]

    def __repr__(self) -> str:
        few = [*islice(map(str, self), 9)]
        return f"<Moves {', '.join(few[:8])}{', …' if len(few) > 8 or not self.complete else ''}>"
