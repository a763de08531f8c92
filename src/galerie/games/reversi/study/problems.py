"""Positions in the usual text form of Othello problems (OBF), and their solutions.

A position is a line: 64 squares from a1 along the rows and the side to move, then, if known, best moves with their
scores for that side, or just the score. `%` starts a comment.

    O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; a2:+38;   % FFO 40
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

from galerie.core import Refusal
from galerie.games.reversi import Options
from galerie.games.reversi.bots.search import Board, Solved
from galerie.games.reversi.bots.search import solve as search_to_the_end
from galerie.games.reversi.formats import boards
from galerie.games.reversi.formats.positions import SCORE, lines
from galerie.games.reversi.rules.moves import Pass
from galerie.study.solving import Problem, Solution

MOST: Final = 64
UNLIMITED: Final = 10**15

CONVENTIONS: Final = ("othello",)
Discs: TypeAlias = tuple[int, int]
"""Of the side to move, and of the other."""


def problems(text: str) -> list[Problem]:
    """The positions of a file. Raises Refusal."""
    found = list(_problems(text))
    if not found:
        raise Refusal("reversi-problem-none")
    return found


def _problems(text: str) -> Iterator[Problem]:
    for number, board, scores in lines(text):
        yield Problem(number, discs(board, number), _expected(scores, number))


def discs(text: str, line: int) -> Discs:
    """The discs of a board as it is written, with the side to move. Raises Refusal."""
    black, white, turn = boards.discs(text, line)
    found = (white, black) if turn else (black, white)
    board = Board(*found, one_line=False, last_wins=False)
    if not board.places and not board.passed().places:
        raise Refusal("reversi-problem-over", line=line)
    return found


def _expected(parts: list[str], line: int) -> int | None:
    """The best score that the line gives, if any."""
    scores = []
    for each in parts:
        match = SCORE.fullmatch(each)
        if not match or abs(int(match["score"])) > MOST:
            raise Refusal("reversi-problem-score", line=line, text=each)
        scores.append(int(match["score"]))
    return max(scores, default=None)


def solve(position: Discs, options: Options, threads: int = 1) -> Solution:
    """The score in discs from the side to move; squares left empty count for the winner, as in all such files."""
    board = Board(*position, one_line=options.one_line, last_wins=not options.othello, awarded=True)
    if board.places:
        found = exact(board, threads)
        return Solution(_discs(found.value), str(board.move(found.code)), found.nodes)
    found = exact(board.passed(), threads)
    return Solution(-_discs(found.value), str(Pass()), found.nodes)


def exact(board: Board, threads: int) -> Solved:
    found = search_to_the_end(board, UNLIMITED, threads=threads)
    if found is None:
        raise Refusal("reversi-problem-kernel", count=board.holes)
    return found


def _discs(value: int) -> int:
    """Values are twice the difference, and -1 or 1 for a tie that one side wins."""
    return int(value / 2)
