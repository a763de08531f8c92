"""The state of a game of Miroir: everything on the table, and who has to act."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import add
from typing import Final, Self

from galerie.core import NATURE, Seat
from galerie.games.miroir.rules.cards import CAPITALS, COLUMNS, LETTERS, SHORTEST
from galerie.games.miroir.rules.options import Options
from galerie.games.miroir.rules.side import Side
from galerie.games.miroir.rules.spelling import spelt
from galerie.games.miroir.rules.view import Announcement, Deed, Stage

SOUTH: Final[Seat] = 0
NORTH: Final[Seat] = 1
NUMBERS: Final = range(1, COLUMNS + 1)
"""The numbers of the columns."""


@dataclass(frozen=True, slots=True)
class GameState:
    heads: tuple[str, ...]
    """The nine capitals; an empty string where one is missing."""

    sides: tuple[Side, Side]
    turn: Seat
    options: Options
    card: str = ""
    """The card turned up, if there is one."""

    turning: bool = False
    acted: bool = False
    """Whether the action of this turn is done."""

    hurried: bool = False
    """Whether the time of this turn has run out."""

    queue: tuple[int, ...] = ()
    """Columns that the action changed and that may be words."""

    announced: Announcement | None = None
    countdown: int = 0
    last: Deed | None = None
    ended: str = ""
    loser: Seat | None = None

    @property
    def stage(self) -> Stage:
        if self.ended:
            return "over"
        if "" in self.heads:
            return "dealing"
        if self.turning:
            return "turning"
        if self.announced:
            return "answering"
        if self.card:
            return "placing"
        return "announcing" if self.queue else "acting"

    @property
    def to_act(self) -> frozenset[Seat]:
        match self.stage:
            case "over":
                return frozenset()
            case "dealing" | "turning":
                return frozenset({NATURE})
            case "answering":
                return frozenset({self.opponent})
            case _:
                return frozenset({self.turn})

    @property
    def strict(self) -> bool:
        return self.options.referee == "strict"

    @property
    def opponent(self) -> Seat:
        """The opponent of the player to move."""
        return 1 - self.turn

    @property
    def own(self) -> Side:
        """The side of the player to move."""
        return self.sides[self.turn]

    @property
    def other(self) -> Side:
        return self.sides[self.opponent]

    @property
    def unseen(self) -> Counter[str]:
        """The small cards that nobody has seen: any of them may come next (MIR-51)."""
        seen = Counter(self.card)
        for side in self.sides:
            for cards in (*side.columns, *side.discard, side.under, *(won.cards[1:] for won in side.won)):
                seen.update(cards)
        return LETTERS - seen

    @property
    def unseen_heads(self) -> str:
        seen = {*self.heads, *(won.cards[0] for side in self.sides for won in side.won)}
        return "".join(letter for letter in CAPITALS if letter not in seen)

    @property
    def gap(self) -> int:
        """The first column without a capital."""
        return self.heads.index("") + 1

    @property
    def drawable(self) -> list[str]:
        """The possible next cards of the pile, each as often as it may come."""
        return sorted(self.unseen.elements()) if self.own.hidden else [self.own.under[0]]

    def text(self, seat: Seat, column: int) -> str:
        """The text of a column of this player."""
        return spelt(self.heads[column - 1], self.sides[seat].column(column))

    def is_long(self, seat: Seat, column: int) -> bool:
        """Whether a column has enough letters to be won."""
        return len(self.text(seat, column)) >= SHORTEST

    def arrangement(self, columns: Sequence[str]) -> str:
        """How these columns of a player lie under the capitals (MIR-17)."""
        return " ".join(map(add, self.heads, columns))

    def with_side(self, seat: Seat, side: Side) -> Self:
        south, north = self.sides
        return replace(self, sides=(side, north) if seat == SOUTH else (south, side))

    def with_head(self, column: int, letter: str) -> Self:
        south, north = (side.changed(column) for side in self.sides)
        heads = (*self.heads[: column - 1], letter, *self.heads[column:])
        return replace(self, heads=heads, sides=(south, north))
