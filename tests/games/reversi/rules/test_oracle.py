"""Random games compared, ply by ply, with OpenSpiel's Othello: an independent reading of REV-04 to REV-14."""

from random import Random
from typing import Any

import pyspiel
import pytest

from galerie.games.reversi import Move, Pass, Place, Reversi, parse
from tests.games.reversi.diagrams import drawing, opening

GAMES, BATCH = 1_000, 100
PASS = 64
"""OpenSpiel numbers the squares as we do, from a1 along the rows, and the pass after them."""


def action(move: Move) -> int:
    return move.square if isinstance(move, Place) else PASS


def oracle_drawing(state: Any) -> str:
    """Its board, without the borders and in our letters: `x`, who begins, is black."""
    rows = [line.split()[1:9] for line in str(state).splitlines() if line[0] in "12345678"]
    return "\n".join(" ".join(row) for row in rows).translate(str.maketrans("xo-", "bg."))


def compare(board: Reversi, state: Any) -> None:
    assert drawing(board) == oracle_drawing(state)
    assert (board.turn is None) == state.is_terminal()
    if board.turn is None:
        assert board.outcome is not None
        first, second = board.outcome.ranks
        margin = state.returns()[0]
        assert (first < second, first == second) == (margin > 0, margin == 0)
    else:
        assert board.turn == state.current_player()
        assert [action(move) for move in board.moves(board.turn)] == state.legal_actions()


@pytest.mark.rule("REV-14")
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_a_hundred_random_games_of_othello_are_openspiels_move_by_move(batch: int) -> None:
    othello = pyspiel.load_game("othello")
    passes = 0
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        rng, board, state = Random(seed), opening(othello=True), othello.new_initial_state()
        compare(board, state)
        while board.turn is not None:
            move = rng.choice(list(board.moves(board.turn)))
            passes += isinstance(move, Pass)
            board = board.play(board.turn, move)
            state.apply_action(action(move))
            compare(board, state)
    assert passes > 10, "random games meet passes"


@pytest.mark.rule("REV-14")
def test_a_game_of_othello_that_ends_with_free_squares_agrees_too() -> None:
    board, state = opening(othello=True), pyspiel.load_game("othello").new_initial_state()
    for name in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]:
        assert board.turn is not None
        move = parse(name)
        board = board.play(board.turn, move)
        state.apply_action(action(move))
        compare(board, state)
    assert state.is_terminal()
