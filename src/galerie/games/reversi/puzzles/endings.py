"""What each move is worth under perfect play to the end of the game, exactly."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from galerie.games.reversi import Reversi, kernel
from galerie.games.reversi.bots.evaluation import UNIT, weights
from galerie.games.reversi.bots.search import Board, readable_value

UNLIMITED: Final = 10**15
TABLE: Final = 16
"""Of the solver, as a power of two: a puzzle has few empty squares."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The placements that are possible, and where they lead."""

    values: dict[str, int]
    """For each placement twice the difference in discs at the end; a tie is 1 for whoever wins it (REV-11)."""

    nodes: int
    """How many positions were searched."""

    @property
    def best(self) -> int:
        return max(self.values.values())

    @property
    def most(self) -> tuple[str, ...]:
        """The placements that keep the most discs, compared with the other side's."""
        return self.worth(self.best)

    def worth(self, least: int) -> tuple[str, ...]:
        """The placements that are worth at least this."""
        return tuple(move for move, value in self.values.items() if value >= least)


@lru_cache(maxsize=64)  # judging a disc and answering it asks twice
def solved(position: Reversi) -> Ending:
    """Solve a position in which a disc can be placed; there are no draws, so the game is not Othello's."""
    assert position.turn is not None  # noqa: S101  asked only where somebody is to move
    board = Board(
        position.discs[position.turn], position.discs[1 - position.turn], position.options.one_line, last_wins=True
    )
    values, nodes = dict[str, int](), 0
    for code, after in board.following():
        value, searched = _value(after)
        values[str(board.move(code))] = -value
        nodes += searched
    return Ending(values, nodes)


def _value(board: Board) -> tuple[int, int]:
    """The value of a board to the side to move, and how many positions were searched."""
    if board.places:
        return _searched(board)
    if board.passed().places:
        value, nodes = _searched(board.passed())
        return -value, nodes
    return board.final(), 1


def _searched(board: Board) -> tuple[int, int]:
    if kernel.available:
        found = kernel.compiled.solve(
            board.own, board.other, weights(), UNLIMITED, board.one_line, board.last_wins, table=TABLE
        )
        assert found  # noqa: S101  it is not limited
        return found[1:]
    return readable_value(board, board.holes) * 2 // UNIT, 1
