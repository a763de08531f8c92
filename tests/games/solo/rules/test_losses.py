"""The placements that lose something for good: what the view says of them is what the rules do."""

from random import Random

import pytest

from galerie.core import NATURE
from galerie.games.solo import Place, Solo
from galerie.games.solo.rules.position import PLAYER
from tests.games.solo.diagrams import after, legal, opening, position

ENDS = ("lost", "stuck")


def settled(board: Solo, rng: Random) -> Solo:
    while board.turning:
        board = board.play(NATURE, board.draw(rng))
    return board


def placements(board: Solo) -> list[Place]:
    return [move for move in board.moves(PLAYER) if isinstance(move, Place)]


@pytest.mark.rule("REV-41")
def test_a_placement_that_would_close_the_last_token_in_is_named() -> None:
    board = position("""
        ? . . . . . . .
        . . . . . . . .
        . . g b b . . .
        . . b ? . b g .
        . . b g b . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)
    assert board.view(None).losses["ge4"] == "lost"


@pytest.mark.rule("REV-41")
def test_a_placement_after_which_none_is_possible_is_named_even_if_it_turns_the_last_disc_of_a_colour() -> None:
    board = position("""
        . . . . . . . .
        . . . . . . . .
        . . g b . . . .
        . . . . . ? . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)
    assert board.view(None).losses == {"ge3": "stuck", "bb3": "stuck"}


@pytest.mark.rule("REV-41")
def test_to_win_the_last_token_is_no_loss() -> None:
    board = position("g b5 . b . . . ." + " . . . . . . . ." * 7)
    assert "gc1" in legal(board)
    assert "gc1" not in board.view(None).losses


def test_the_last_disc_of_a_colour_is_named_while_the_game_would_go_on_and_only_once() -> None:
    board = position("""
        . . . . . . . .
        . b5 . . . . . .
        . . g . . . . .
        . . . . g b . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . ?
    """)
    assert board.view(None).losses["gg4"] == "colour"
    golden = after(board, "gg4")
    assert legal(golden) == ["ga1"]
    assert golden.view(None).losses == {"ga1": "lost"}, "black has gone already"


@pytest.mark.parametrize("seed", range(12))
def test_in_random_games_every_loss_comes_true_whatever_chance_turns(seed: int) -> None:
    rng, board = Random(seed), settled(opening(), Random(seed))
    while board.to_act:
        losses = board.view(PLAYER).losses
        for move in placements(board):
            placed = board.play(PLAYER, move)
            said, done = losses.get(str(move)), settled(placed, rng)
            if said in ENDS:
                assert done.outcome
                assert done.outcome.reason == said
            elif not placed.turning and done.outcome:
                assert done.outcome.reason == "cleared", f"{move} ends the game, and nothing was said"
            if said == "colour" or (said is None and not done.outcome):
                assert (0 in done.discs and 0 not in board.discs) == (said == "colour")
        board = settled(board.play(PLAYER, rng.choice(placements(board))), rng)
