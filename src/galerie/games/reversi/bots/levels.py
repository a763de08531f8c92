"""Three levels of Reversi.

A level is limited by nodes, never by the clock: the same view and seed give the same move, however busy the
machine is.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.reversi import Move, View, parse
from galerie.games.reversi.bots.search import Board, search, solve

NODES = 1_000_000
"""What a master spends on a move, about half a second; solving may take ten times as many, but faster, nodes."""

UNLIMITED: Final = 10**12
SURELY_SOLVED = 14
"""The number of empty squares that a master always plays perfectly."""


def novice(view: View, seat: Seat, rng: Random) -> Move:
    """Takes the most discs, as beginners do, and plays at random one time in three."""
    moves = list(view.turns)
    most = max(map(len, view.turns.values()))
    greedy = [move for move in moves if len(view.turns[move]) == most]
    return parse(rng.choice(moves if rng.random() < 1 / 3 else greedy))


def adept(view: View, seat: Seat, rng: Random) -> Move:
    """Judges each move by the position after it, takes any that is nearly the best, and plays the end well."""
    if len(view.turns) == 1:
        return only(view)
    board = Board.of(view, seat)
    solved = solve(board, UNLIMITED) if board.holes <= 8 else None
    candidates = [solved] if solved else search(board, depth=1, nodes=20_000, margin=500)
    return board.move(rng.choice(candidates)[0])


def master(view: View, seat: Seat, rng: Random) -> Move:
    """Solves the last squares, as many as it can, and searches deeply before that."""
    if len(view.turns) == 1:
        return only(view)
    board = Board.of(view, seat)
    solved = None
    if board.holes <= SURELY_SOLVED:
        solved = solve(board, UNLIMITED)
    elif board.holes <= (16 if board.one_line else 20):
        solved = solve(board, 10 * NODES)
    candidates = [solved] if solved else search(board, depth=60, nodes=NODES)
    return board.move(rng.choice(candidates)[0])


def only(view: View) -> Move:
    (move,) = view.turns
    return parse(move)


LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    "novice": novice,
    "adept": adept,
    "master": master,
}
"""From the weakest to the strongest."""
