"""Values of Reversi positions in discs, and the lines behind them."""

from typing import Final

from galerie.games.reversi import Pass
from galerie.games.reversi.bots.evaluation import UNIT
from galerie.games.reversi.bots.search import Board, search, solve

HALVES: Final = 2
"""The unit of a result: a tie that somebody wins is half a disc (REV-11)."""


def in_discs(value: int) -> float:
    """What `search` returns, in discs."""
    return value / UNIT


def result(board: Board) -> float:
    """The result of a game that is over, for the side that would be to move."""
    return board.final() / HALVES


def is_over(board: Board) -> bool:
    return not board.places and not board.passed().places


def exact_value(board: Board, nodes: int) -> float | None:
    """What a position is worth under perfect play, for the side to move; None if that takes more nodes."""
    if not board.places:
        if is_over(board):
            return result(board)
        value = exact_value(board.passed(), nodes)
        return value and -value
    solved = solve(board, nodes)
    return solved.value / HALVES if solved else None


def estimate(board: Board, depth: int, nodes: int) -> float:
    """The same to a depth only, by evaluation where the game goes on; it is exact where it ends before."""
    if not board.places:
        return result(board) if is_over(board) else -estimate(board.passed(), depth, nodes)
    return in_discs(search(board, max(1, depth), nodes)[0][1])


def best_line(board: Board, depth: int, nodes: int, *, exact: bool = False, length: int = 8) -> tuple[str, ...]:
    """What is expected to be played from here: perfect play if `exact`, otherwise found by a search of each position.

    A line that shall be exact ends where a position takes more nodes than these.
    """
    line: list[str] = []
    while len(line) < length and not is_over(board):
        if not board.places:
            line.append(str(Pass()))
            board = board.passed()
            continue
        found = solve(board, nodes) if exact else search(board, max(1, depth - len(line)), nodes)[0]
        if found is None:
            break
        line.append(str(board.move(found[0])))
        board = dict(board.following())[found[0]]
    return tuple(line)
