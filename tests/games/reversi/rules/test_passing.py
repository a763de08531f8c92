"""When a player must pass, and when they may not: REV-08."""

from random import Random

import pytest

from galerie.core import Event, Match, forced_move, settle
from galerie.games.reversi import GAME, Options, Pass
from tests.games.reversi.diagrams import GOLD, after, drawing, legal, opening, position, refused

GOLD_CANNOT_FLANK = """
    . . . . . b . g
    . . . . . . b .
    . . . . g g b b
    . . . g g . . .
    . . g g g . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""
"""Reached in eight plies."""


@pytest.mark.rule("REV-08")
def test_a_player_who_cannot_flank_must_pass_and_loses_only_the_turn() -> None:
    board = position(GOLD_CANNOT_FLANK)
    assert legal(board) == ["pass"]
    passed = after(board, "pass")
    assert passed.to_act == {1 - GOLD}
    assert drawing(passed) == drawing(board)
    assert passed.reserves == board.reserves


@pytest.mark.rule("REV-08")
def test_passing_is_refused_while_a_placement_exists() -> None:
    refusal = refused(opening(), "pass")
    assert (refusal.code, refusal.rule) == ("reversi-must-place", "REV-08")


@pytest.mark.rule("REV-08")
def test_a_forced_pass_is_named_as_such_and_a_choice_is_not() -> None:
    assert forced_move(position(GOLD_CANNOT_FLANK)) == Pass()
    assert forced_move(opening()) is None


@pytest.mark.rule("REV-08")
def test_the_program_makes_and_records_a_forced_pass() -> None:
    match = Match(GAME, 2, Options(), position(GOLD_CANNOT_FLANK))
    [(event, settled)] = settle(match, Random(0))
    assert event == Event(GOLD, Pass())
    assert settled.version == 1
    assert [str(event) for event in settled.line] == ["0 pass"]
    assert settled.plies[0].forced
    assert settled.to_act == {1 - GOLD}


@pytest.mark.rule("REV-08", "REV-10")
def test_no_pass_is_recorded_once_neither_can_flank() -> None:
    board = after(position("g b . . . . . ." + " . . . . . . . ." * 6 + " b . . . . . . ."), "c1")
    assert board.to_act == frozenset()
    assert forced_move(board) is None
    assert list(settle(Match(GAME, 2, Options(), board), Random(0))) == []
    assert refused(board, "pass").code == "game-over"


@pytest.mark.rule("REV-08")
def test_in_random_games_passes_are_forced_and_never_two_in_a_row() -> None:
    passes = 0
    for seed in range(40):
        rng, board, before = Random(seed), opening(), ""
        while board.turn is not None:
            moves = legal(board)
            assert ("pass" in moves) == (moves == ["pass"]) == (forced_move(board) is not None)
            text = rng.choice(moves)
            assert not text == before == "pass"
            passes += text == "pass"
            board, before = after(board, text), text
    assert passes > 10
