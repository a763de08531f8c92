"""Values of Reversi positions in discs, and the lines behind them."""

from typing import Final, NamedTuple

from galerie.games.reversi import Pass
from galerie.games.reversi.bots.evaluation import UNIT
from galerie.games.reversi.bots.search import Board, search, searched, solve

HALVES: Final = 2
"""The unit of a result: a tie that somebody wins is half a disc (REV-11)."""


class Exact(NamedTuple):
    value: float | None
    """None if it takes more nodes than these."""

    nodes: int


class Line(NamedTuple):
    moves: tuple[str, ...]
    nodes: int
    """What it took to find them."""


def in_discs(value: int) -> float:
    """What `search` returns, in discs."""
    return value / UNIT


def result(board: Board) -> float:
    """The result of a game that is over, for the side that would be to move."""
    return board.final() / HALVES


def is_over(board: Board) -> bool:
    return not board.places and not board.passed().places


def exact_value(board: Board, nodes: int) -> Exact:
    """What a position is worth under perfect play, for the side to move."""
    if not board.places:
        if is_over(board):
            return Exact(result(board), 0)
        value, taken = exact_value(board.passed(), nodes)
        return Exact(value and -value, taken)
    solved = solve(board, nodes)
    return Exact(solved.value / HALVES, solved.nodes) if solved else Exact(None, nodes)


def estimate(board: Board, depth: int, nodes: int) -> float:
    """The same to a depth only, by evaluation where the game goes on; it is exact where it ends before."""
    if not board.places:
        return result(board) if is_over(board) else -estimate(board.passed(), depth, nodes)
    return in_discs(search(board, max(1, depth), nodes)[0][1])


def best_line(board: Board, depth: int, nodes: int, *, exact: bool = False, length: int = 8) -> Line:
    """What is expected to be played from here: perfect play if `exact`, otherwise found by a search of each position,
    with so many nodes for each.

    A line that shall be exact ends where a position takes more.
    """
    line: list[str] = []
    spent = 0
    while len(line) < length and not is_over(board):
        if not board.places:
            line.append(str(Pass()))
            board = board.passed()
            continue
        if exact:
            solved = solve(board, nodes)
            spent += solved.nodes if solved else nodes
            if solved is None:
                break
            code = solved.code
        else:
            found = searched(board, max(1, depth - len(line)), nodes)
            spent += found.nodes
            code = found.moves[0][0]
        line.append(str(board.move(code)))
        board = dict(board.following())[code]
    return Line(tuple(line), spent)
