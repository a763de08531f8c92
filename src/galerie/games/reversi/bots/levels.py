"""Eight levels of Reversi.

A level is limited by nodes, never by the clock: the same view and seed give the same move, however busy the machine
is. The weaker levels look less far and misjudge what they see, which matters where moves are close; none plays at
random.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.discs.board import NUMBERS
from galerie.games.reversi import Move, View, parse
from galerie.games.reversi.bots.book import book_moves
from galerie.games.reversi.bots.evaluation import HIGHEST, UNIT
from galerie.games.reversi.bots.search import Board, search, solve

UNLIMITED: Final = 10**12
NODES = 4_000_000
"""What a master spends on a move by evaluation, under half a second."""

SOLVING = 20_000_000
"""What it spends on an end, of faster nodes, before it settles for an evaluation."""

SURELY_SOLVED = 17
"""The number of empty squares from which a master always plays perfectly."""

TRUST: Final = 110
"""How many hundredths of a standard error a master trusts in a forecast."""

NEARLY: Final = 50
"""How much worse than the best a move of the book may be for a master to choose it, in hundredths of a disc."""

OVERLOOKED: Final = 0.4
"""How likely a child is to overlook a square."""


@dataclass(frozen=True, slots=True)
class Skill:
    depth: int
    """How many discs it looks ahead."""

    error: float
    """The standard error of its judgement, in discs."""

    solved: int
    """The number of empty squares from which it plays perfectly."""


SKILLS: Final = {
    "student": Skill(depth=1, error=2.1, solved=4),
    "amateur": Skill(depth=2, error=2.1, solved=6),
    "adept": Skill(depth=3, error=1.4, solved=8),
    "skilled": Skill(depth=5, error=0.9, solved=10),
    "expert": Skill(depth=8, error=0.4, solved=13),
}


def child(view: View, seat: Seat, rng: Random) -> Move:
    """Takes the most discs, on the squares that it notices."""
    noticed = [move for move in view.turns if rng.random() >= OVERLOOKED] or list(view.turns)
    most = max(len(view.turns[move]) for move in noticed)
    return parse(rng.choice([move for move in noticed if len(view.turns[move]) == most]))


def novice(view: View, seat: Seat, rng: Random) -> Move:
    """Takes many discs, but knows that corners are good, and edges too, and that beside an empty corner is bad."""
    if len(view.turns) == 1:
        return only(view)

    def liking(move: str) -> float:
        return len(view.turns[move]) + _habit(view, NUMBERS[move[:2]]) + rng.random()

    return parse(max(view.turns, key=liking))


def _habit(view: View, square: int) -> int:
    x, y = (min(square % 8, 7 - square % 8), min(square // 8, 7 - square // 8))
    if x == y == 0:
        return 8
    corner = (7 if square % 8 > 3 else 0) + 8 * (7 if square // 8 > 3 else 0)
    if max(x, y) <= 1 and view.board[corner] == ".":
        return -1
    return 1 if 0 in (x, y) else 0


def skilled(skill: Skill, view: View, seat: Seat, rng: Random) -> Move:
    """Judges every move by a short search, not quite exactly, and plays the last squares well."""
    if len(view.turns) == 1:
        return only(view)
    board = Board.of(view, seat)
    if board.holes <= skill.solved and (solved := solve(board, UNLIMITED)):
        return board.move(solved[0])
    valued = search(board, skill.depth, UNLIMITED, margin=2 * HIGHEST)
    return board.move(max(valued, key=lambda each: each[1] + rng.gauss(0, skill.error * UNIT))[0])


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that a master chooses, and what it is worth."""

    code: int
    value: int
    """In hundredths of a disc."""

    end: int | None = None
    """What perfect play to the end gives, as `Board.final` counts, if that is proved."""


def master(view: View, seat: Seat, rng: Random) -> Move:
    """Knows openings, solves the end from as early on as it can, and searches deeply in between."""
    if len(view.turns) == 1:
        return only(view)
    board = Board.of(view, seat)
    return board.move(choice(board, rng).code)


def choice(board: Board, rng: Random) -> Choice:
    if known := book_moves(board):
        return Choice(*rng.choice([(code, value) for code, value in known if value >= known[0][1] - NEARLY]))
    reach = 2 if board.one_line else 0
    solved, proved = None, True
    if board.holes <= SURELY_SOLVED - reach:
        solved = solve(board, UNLIMITED)
    elif board.holes <= SURELY_SOLVED + 4 - 2 * reach:
        solved = solve(board, SOLVING)
    elif board.holes <= SURELY_SOLVED + 7 and not board.one_line:
        solved, proved = solve(board, SOLVING, cut=TRUST), False
    if solved:
        return Choice(solved.code, solved.value * UNIT // 2, solved.value if proved else None)
    cut = 0 if board.one_line else TRUST
    return Choice(*rng.choice(search(board, depth=60, nodes=NODES, cut=cut)))


def only(view: View) -> Move:
    (move,) = view.turns
    return parse(move)


LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    "child": child,
    "novice": novice,
    **{name: partial(skilled, skill) for name, skill in SKILLS.items()},
    "master": master,
}
"""From the weakest to the strongest."""
