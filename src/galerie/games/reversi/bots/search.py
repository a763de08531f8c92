"""Searching for a move: alpha-beta to a depth, by evaluation, and to the end of the game, exactly.

The `readable_` functions define the results, the kernel computes the same much faster, and tests compare the two.
A move is an integer here: its square, plus 64 times the number of the line it turns over where lines are
chosen.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Self

from galerie.core import Seat
from galerie.discs.board import LINES, squares
from galerie.discs.flanking import lines_turned, placements, turned
from galerie.games.reversi import Move, Place, View, kernel
from galerie.games.reversi.bots.evaluation import UNIT, evaluate, weights

INFINITE: Final = 32_000
TABLE: Final = range(10, 23)
"""Sizes of the transposition table, as powers of two of 16-byte slots: a larger one is slower to access."""

READABLE_DEPTH: Final = 2
READABLE_ENDING: Final = 6
"""How deep to search, and how many empty squares to solve, without the kernel."""


@dataclass(frozen=True, slots=True)
class Board:
    """The discs from the side to move, and the rules that matter to a search."""

    own: int
    other: int
    one_line: bool
    last_wins: bool
    """A tie goes to whoever placed the last disc (REV-11)."""

    awarded: bool = False
    """Squares left empty count for the winner, as tournaments score."""

    @classmethod
    def of(cls, view: View, seat: Seat) -> Self:
        own, other = (
            sum(1 << square for square, letter in enumerate(view.board) if letter == view.colours[each][0])
            for each in (seat, 1 - seat)
        )
        return cls(own, other, view.options.one_line, not view.options.othello)

    @property
    def holes(self) -> int:
        return 64 - (self.own | self.other).bit_count()

    @property
    def places(self) -> int:
        return placements(self.own, self.other)

    def passed(self) -> Self:
        return replace(self, own=self.other, other=self.own)

    def after(self, square: int, flipped: int) -> Self:
        return replace(self, own=self.other & ~flipped, other=self.own | flipped | 1 << square)

    def following(self) -> Iterator[tuple[int, Self]]:
        """Every placement as a number, and the board after it."""
        for square in squares(self.places):
            if self.one_line:
                lines = lines_turned(self.own, self.other, square)
                for number, line in enumerate(LINES):
                    if line in lines:
                        yield square + 64 * number, self.after(square, lines[line])
            else:
                yield square, self.after(square, turned(self.own, self.other, square))

    def move(self, code: int) -> Move:
        """The move behind a number; a line is named only where there is a choice (REV-22)."""
        square = code % 64
        several = self.one_line and len(lines_turned(self.own, self.other, square)) > 1
        return Place(square, list(LINES)[code // 64] if several else None)

    def final(self) -> int:
        """Twice the disc difference of a game just ended by the other side; a tie is 0, or -1 if that side wins it."""
        difference = self.own.bit_count() - self.other.bit_count()
        if self.awarded and difference:
            difference += self.holes if difference > 0 else -self.holes
        return 2 * difference or -int(self.last_wins)


class Searched(NamedTuple):
    """What a search has found."""

    moves: list[tuple[int, int]]
    """The best first, each with its value."""

    depth: int
    """How many placements ahead it looked at all moves."""

    nodes: int
    """How many it took; none are counted without the kernel."""


class Solved(NamedTuple):
    """The end of the game under perfect play."""

    code: int
    """A best move."""

    value: int
    """What it is worth, as `Board.final` counts."""

    nodes: int


def readable_value(board: Board, depth: int, alpha: int = -INFINITE, beta: int = INFINITE) -> int:
    """The value of a board to the side to move, searched `depth` placements ahead."""
    if not board.places:
        if not board.passed().places:
            return board.final() * UNIT // 2
        return -readable_value(board.passed(), depth, -beta, -alpha)
    if depth == 0:
        return evaluate(board.own, board.other)
    for _, after in board.following():
        alpha = max(alpha, -readable_value(after, depth - 1, -beta, -alpha))
        if alpha >= beta:
            break
    return alpha


def readable_search(board: Board, depth: int, margin: int) -> list[tuple[int, int]]:
    """The moves within `margin` of the best, best first, each with its value."""
    valued = sorted(
        ((code, -readable_value(after, depth - 1)) for code, after in board.following()), key=lambda pair: -pair[1]
    )
    return [(code, value) for code, value in valued if value >= valued[0][1] - margin]


def search(board: Board, depth: int, nodes: int, margin: int = 0, cut: int = 0) -> list[tuple[int, int]]:
    """As `readable_search`, by iterative deepening until `depth` is reached or `nodes` are spent.

    With `cut`, a shallower search is believed where it is so many hundredths of its standard error outside the window.
    """
    return searched(board, depth, nodes, margin, cut).moves


def searched(board: Board, depth: int, nodes: int, margin: int = 0, cut: int = 0) -> Searched:
    """The same, and what it took."""
    if not kernel.available:
        reached = min(depth, READABLE_DEPTH)
        return Searched(readable_search(board, reached, margin), reached, 0)
    found, reached, taken, _ = kernel.compiled.search(
        board.own,
        board.other,
        weights(),
        depth,
        nodes,
        board.one_line,
        board.last_wins,
        margin=margin,
        cut=cut,
        table=_table(min(nodes.bit_length(), 3 * depth + 6)),
    )
    return Searched(found, reached, taken)


def solve(board: Board, nodes: int, cut: int = 0, threads: int = 1) -> Solved | None:
    """Play to the end perfectly; None if that takes more nodes. With `cut` the result is very likely, not certain."""
    if not kernel.available:
        if board.holes > READABLE_ENDING:
            return None
        code, value = readable_search(board, board.holes, 0)[0]
        return Solved(code, value * 2 // UNIT, 0)
    solved = kernel.compiled.solve(
        board.own,
        board.other,
        weights(),
        nodes,
        board.one_line,
        board.last_wins,
        awarded=board.awarded,
        cut=cut,
        table=_table(board.holes + 2),
        threads=threads,
    )
    return Solved(*solved) if solved else None


def _table(size: int) -> int:
    return max(TABLE.start, min(TABLE.stop - 1, size))
