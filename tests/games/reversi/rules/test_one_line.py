"""The variant in which only one flanked line turns over: REV-20 to REV-22."""

from dataclasses import replace
from random import Random

import pytest

from galerie.core import Outcome
from galerie.games.reversi import Options, Place
from tests.games.reversi.diagrams import after, drawing, drawn, legal, opening, position, refused

STAR = """
    g . . g . . g .
    . b . b . b . .
    . . b b b . . .
    g b b . b b b g
    . . b b b . . .
    . b . b . b . .
    g . . b . . g .
    . . . g . . . .
"""


@pytest.mark.rule("REV-20")
def test_only_the_chosen_line_turns_over() -> None:
    assert drawing(after(position(STAR, one_line=True), "d4:sw")) == drawn("""
        g . . g . . g .
        . b . b . b . .
        . . b b b . . .
        g b b g b b b g
        . . g b b . . .
        . g . b . b . .
        g . . b . . g .
        . . . g . . . .
    """)


@pytest.mark.rule("REV-20")
def test_each_flanked_line_is_a_move_of_its_own() -> None:
    board = position(STAR, one_line=True)
    at_d4 = [move for move in legal(board) if move.startswith("d4")]
    assert at_d4 == ["d4:e", "d4:n", "d4:ne", "d4:nw", "d4:s", "d4:se", "d4:sw", "d4:w"]
    assert {str(move): len(board.view(None).turns[move]) for move in at_d4} == {
        "d4:e": 3, "d4:n": 2, "d4:ne": 2, "d4:nw": 2, "d4:s": 3, "d4:se": 2, "d4:sw": 2, "d4:w": 2,
    }  # fmt: skip


@pytest.mark.rule("REV-20")
def test_the_choice_is_part_of_the_move_and_of_its_notation() -> None:
    move = Place(27, "sw")
    assert str(move) == "d4:sw"
    assert move != Place(27)
    assert after(position(STAR, one_line=True), "d4:sw") != after(position(STAR, one_line=True), "d4:ne")


@pytest.mark.rule("REV-22")
def test_left_and_right_of_one_row_are_two_lines() -> None:
    board = position("g b . b g . . ." + " . . . . . . . ." * 7, one_line=True)
    assert legal(board) == ["c1:e", "c1:w"]
    assert drawing(after(board, "c1:e")).splitlines()[0] == "g b g g g . . ."
    assert drawing(after(board, "c1:w")).splitlines()[0] == "g g g b g . . ."


@pytest.mark.rule("REV-22")
def test_a_single_line_is_not_named() -> None:
    board = opening(one_line=True)
    assert legal(board) == ["c5", "d6", "e3", "f4"]
    assert refused(board, "c5:e").code == "reversi-single-line"


@pytest.mark.rule("REV-22")
@pytest.mark.parametrize(("text", "code"), [("c1", "reversi-choose-line"), ("c1:s", "reversi-choose-line")])
def test_with_several_lines_a_move_without_a_valid_choice_is_refused(text: str, code: str) -> None:
    board = position("g b . b g . . ." + " . . . . . . . ." * 7, one_line=True)
    assert (refused(board, text).code, refused(board, text).rule) == (code, "REV-22")


@pytest.mark.rule("REV-21")
def test_a_move_with_a_single_line_does_what_it_does_in_the_base_game() -> None:
    rng, board = Random(21), opening(one_line=True)
    alike = 0
    while board.turn is not None:
        base = replace(board, options=Options())
        for text in legal(board):
            if ":" not in text:
                assert replace(after(board, text), options=Options()) == after(base, text)
                alike += 1
        squares = {text.partition(":")[0] for text in legal(board)}
        assert squares == set(legal(base)), "the same squares can be played"
        board = after(board, rng.choice(legal(board)))
    assert alike > 50


@pytest.mark.rule("REV-21")
def test_start_turn_and_reserves_are_those_of_the_base_game() -> None:
    assert replace(opening(one_line=True), options=Options()) == opening()
    assert after(opening(one_line=True), "c5").reserves == (29, 30)


@pytest.mark.rule("REV-21")
def test_ties_passes_and_refusals_are_those_of_the_base_game() -> None:
    tie = position("g b . . . . . ." + " . . . . . . . ." * 6 + " b b b . . . . .", one_line=True)
    assert after(tie, "c1").outcome == Outcome(scores=(3, 3), ranks=(1, 2), reason="blocked")
    stuck = position("g . . . . . . ." + " . . . . . . . ." * 6 + " b g . . . . . .", one_line=True)
    assert legal(stuck) == ["pass"]
    assert refused(opening(one_line=True), "pass").rule == "REV-08"
    assert refused(opening(one_line=True), "d4").rule == "REV-12"
