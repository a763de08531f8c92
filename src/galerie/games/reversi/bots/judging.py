"""The one judge that hints and reviews ask, always with the same effort, so that they never contradict each other."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from galerie.games.reversi.bots.book import book_moves
from galerie.games.reversi.bots.evaluation import HIGHEST, UNIT
from galerie.games.reversi.bots.levels import TRUST
from galerie.games.reversi.bots.search import Board, search, solve

DEPTH: Final = 10
"""How many placements ahead it looks before it can solve the end."""

NODES: Final = 4_000_000
"""The most that one search takes."""

SOLVABLE: Final = 21
"""Empty squares up to which the end is solved."""

SOLVING: Final = 20_000_000
"""The most nodes that takes before it settles for a search."""

MARGIN: Final = 3 * HIGHEST
"""Wide enough for all moves to get a value."""

Source: TypeAlias = Literal["book", "search", "end"]


@dataclass(frozen=True, slots=True)
class Judged:
    """What is thought of a position where somebody can place a disc."""

    code: int
    """The best move."""

    value: int
    """What it is worth, in hundredths of a disc."""

    source: Source
    others: tuple[tuple[int, int], ...] = ()
    """The other moves whose value is known, the best first."""

    end: int | None = None
    """What perfect play to the end gives, as `Board.final` counts, if that is proved."""


def judged(board: Board) -> Judged:
    reach = 2 if board.one_line else 0
    if board.holes <= SOLVABLE - 2 * reach and (solved := solve(board, SOLVING)):
        return Judged(solved.code, solved.value * UNIT // 2, "end", end=solved.value)
    known = book_moves(board)
    listed = known or search(board, DEPTH, NODES, MARGIN, cut=0 if board.one_line else TRUST)
    (code, value), *others = listed
    return Judged(code, value, "book" if known else "search", tuple(others))
