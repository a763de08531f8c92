"""Positions in the usual text form of Othello problems (OBF), and their solutions.

A position is a line: 64 squares from a1 along the rows and the side to move, then, if known, best moves with their
scores for that side, or just the score. `%` starts a comment.

    O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; a2:+38;   % FFO 40
"""

import re
from collections.abc import Iterator
from typing import Final, TypeAlias

from galerie.core import Refusal
from galerie.games.reversi import Options
from galerie.games.reversi.bots.search import Board, Solved
from galerie.games.reversi.bots.search import solve as search_to_the_end
from galerie.games.reversi.rules.moves import Pass
from galerie.study.solving import Problem, Solution

BLACK: Final = frozenset("0BbXx*")
WHITE: Final = frozenset("1WwOo")
EMPTY: Final = frozenset(".-")
COMMENT: Final = "%"
SCORE: Final = re.compile(r"(?:(?P<move>[a-hA-H][1-8]|pass|ps|pa)\s*:\s*)?(?P<score>[+-]?\d+)", re.IGNORECASE)
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
    for number, line in enumerate(text.splitlines(), 1):
        board, *scores = (part.strip() for part in line.partition(COMMENT)[0].split(";"))
        if board or any(scores):
            yield Problem(number, discs(board, number), _expected(scores, number))


def discs(text: str, line: int) -> Discs:
    """The discs of a board as it is written, with the side to move. Raises Refusal."""
    squares = "".join(text.split())
    if len(squares) != MOST + 1:
        raise Refusal("reversi-problem-length", line=line, count=len(squares))
    for at, letter in enumerate(squares):
        if letter not in BLACK | WHITE and (letter not in EMPTY or at == MOST):
            raise Refusal("reversi-problem-side" if at == MOST else "reversi-problem-letter", line=line, text=letter)
    black, white = (
        sum(1 << at for at, letter in enumerate(squares[:MOST]) if letter in colour) for colour in (BLACK, WHITE)
    )
    found = (black, white) if squares[MOST] in BLACK else (white, black)
    board = Board(*found, one_line=False, last_wins=False)
    if not board.places and not board.passed().places:
        raise Refusal("reversi-problem-over", line=line)
    return found


def _expected(parts: list[str], line: int) -> int | None:
    """The best score that the line gives, if any."""
    scores = []
    for each in filter(None, parts):
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
