"""Whether all tokens left can be won with a number of discs, exactly. Every token must be face up."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from galerie.discs.board import FULL, squares
from galerie.discs.flanking import placements, turned
from galerie.games.solo import Place, Solo
from galerie.games.solo.rules.tokens import COLOURS
from galerie.games.solo.rules.winning import lost, winning_squares, won

TOO_MANY: Final = 6
"""So many discs are not tried: it would take too long."""


class Table(NamedTuple):
    """Sets of squares. What the tokens show is the same in a whole search."""

    gold: int
    black: int
    tokens: int


@dataclass(slots=True)
class Search:
    """One search; it remembers what it has found out."""

    golden: int
    """The squares where a gold token lay at the beginning."""

    known: dict[tuple[Table, int], bool] = field(default_factory=dict)
    """Whether a table can be cleared with a number of discs."""

    @property
    def nodes(self) -> int:
        return len(self.known)

    def clears(self, table: Table, discs: int) -> bool:
        """Whether all tokens can be won with at most so many discs."""
        if not table.tokens:
            return True
        if apart(table.tokens) > discs:
            return False
        key = (table, discs)
        if key not in self.known:
            self.known[key] = self._clears(table, discs)
        return self.known[key]

    def _clears(self, table: Table, discs: int) -> bool:
        if discs == 1:
            return any(not after.tokens for _, after in self.following(table, only_winning=True))
        if lost(table.tokens, table.gold | table.black, self._hopeless(table)):
            return False
        # Those that win tokens come first: they are more often right.
        ahead = sorted((after for _, after in self.following(table)), key=lambda after: after.tokens.bit_count())
        return any(self.clears(after, discs - 1) for after in ahead)

    def following(self, table: Table, *, only_winning: bool = False) -> Iterator[tuple[Place, Table]]:
        """Every placement, or those that win a token, with the table after it."""
        free = FULL & ~(table.gold | table.black | table.tokens)
        for colour in COLOURS:
            is_gold = colour == "gold"
            own, other = (table.gold, table.black) if is_gold else (table.black, table.gold)
            winnable = table.tokens & (~self.golden if is_gold else self.golden)
            places = winning_squares(own, winnable, free)
            if not only_winning:
                places |= placements(own, other) & free
            for square in squares(places):
                flipped, taken = turned(own, other, square), won(own, winnable, square)
                mine, theirs = own | flipped | 1 << square, other & ~flipped
                after = (mine, theirs) if is_gold else (theirs, mine)
                yield Place(colour, square), Table(*after, table.tokens & ~taken)

    def _hopeless(self, table: Table) -> int:
        """The tokens whose winning colour has left the board: it never returns."""
        return table.tokens & ((0 if table.black else self.golden) | (0 if table.gold else ~self.golden))


def table_of(position: Solo) -> tuple[Search, Table]:
    golden = sum(1 << square for square, token in position.up if token.colour == "gold")
    return Search(golden), Table(*position.discs, position.tokens)


def fewest(position: Solo) -> int | None:
    """With how few discs all tokens left can be won; None if that is impossible or takes too many."""
    search, table = table_of(position)
    return next((discs for discs in range(TOO_MANY) if search.clears(table, discs)), None)


def right(position: Solo, discs: int) -> tuple[tuple[str, ...], int]:
    """The placements after which the tokens can be won with one disc less, and how many positions were searched."""
    search, table = table_of(position)
    found = tuple(str(move) for move, after in search.following(table) if search.clears(after, discs - 1))
    return found, search.nodes


def apart(tokens: int) -> int:
    """A lower bound: so many tokens are too far apart for one disc to touch two of them."""
    count = 0
    while tokens:
        tokens &= ~NEAR[(tokens & -tokens).bit_length() - 1]
        count += 1
    return count


NEAR: Final = tuple(
    sum(1 << at for at in range(64) if abs(at % 8 - square % 8) <= 2 and abs(at // 8 - square // 8) <= 2)
    for square in range(64)
)
"""For each square, those at most two steps away."""
