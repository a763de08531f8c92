"""Where a disc may be placed and which tokens it turns face up: REV-32 to REV-35."""

import pytest

from galerie.core import NATURE, Refusal
from galerie.discs.board import names
from galerie.games.solo import parse
from tests.games.solo.diagrams import after, drawing, drawn, first_row, legal, opening, position, refused, row

CORNER = """
    .  g b . . . . .
    .  . . . . . . .
    .  . . . . . . .
    g4 . . . . . . .
    b  . . . . . . .
    .  . . ? . . . .
    .  . ? . ? . . .
    .  . . . . . . .
"""


@pytest.mark.rule("REV-32")
def test_either_colour_may_be_placed_at_every_move() -> None:
    board = after(opening(), "ge3 e2=g1 f3=b2")
    assert {move[0] for move in legal(board)} == {"g", "b"}
    twice = after(board, "gg3 g2=g2 h3=g3 g4=g4")
    assert twice.discs[0].bit_count() == 5, "gold twice in a row"


@pytest.mark.rule("REV-32")
def test_the_colour_of_the_disc_decides_what_it_turns() -> None:
    board = row("g b . g g b . .")
    turns = board.view(None).turns
    assert {move: turns[move] for move in legal(board, "1")} == {
        "gc1": ("b1",),
        "gg1": ("f1",),
        "bc1": ("d1", "e1"),
    }
    assert first_row(after(board, "gc1")) == "g g g g g b . ."
    assert first_row(after(board, "bc1")) == "g b b b b b . ."


@pytest.mark.rule("REV-32")
@pytest.mark.parametrize("square", ["b1", "c1", "a4", "d6"])
@pytest.mark.parametrize("colour", ["g", "b"])
def test_a_square_with_a_disc_or_with_a_token_of_either_face_is_not_free(colour: str, square: str) -> None:
    refusal = refused(position(CORNER), colour + square)
    assert (refusal.code, refusal.rule, refusal.details) == ("solo-occupied", "REV-32", {"square": square})


@pytest.mark.rule("REV-32")
@pytest.mark.parametrize("text", ["", "d3", "b3", "g3", "xd3", "pass", "gold d3", "3"])
def test_a_move_without_the_colour_of_its_disc_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse(text)
    assert caught.value.code in {"solo-no-colour", "square-unknown"}
    if text in {"d3", "b3", "g3"}:
        assert caught.value.code == "solo-no-colour", "b3 is a square, not a black disc"


@pytest.mark.rule("REV-33")
def test_a_disc_must_turn_a_disc_or_win_a_token() -> None:
    board = position(CORNER)
    assert legal(board) == ["ba1", "ba3", "gd1"]
    refusal = refused(board, "ga3")
    assert (refusal.code, refusal.rule) == ("solo-nothing", "REV-33"), "a gold disc wins no gold token"
    assert refused(board, "gh8").code == "solo-nothing"


@pytest.mark.rule("REV-33")
def test_flanked_discs_turn_in_every_direction_as_in_the_base_game() -> None:
    board = position("""
        g . . g . . g .
        . b . b . b . .
        . . b b b . . .
        g b b . b b b g
        . . b b b . . .
        . b . b . b . .
        g . . b . . g .
        . . . g . ? . .
    """)
    assert drawing(after(board, "gd4")) == drawn("""
        g . . g . . g .
        . g . g . g . .
        . . g g g . . .
        g g g g g g g g
        . . g g g . . .
        . g . g . g . .
        g . . g . . g .
        . . . g . ? . .
    """)


@pytest.mark.rule("REV-34")
def test_tokens_that_touch_the_disc_by_a_side_turn_face_up_and_those_at_its_corners_do_not() -> None:
    board = position("""
        . . . . . . . .
        . . ? ? ? . . .
        . . ? . ? . . .
        g b . b ? . . .
        . . ? . ? . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)
    assert names(after(board, "gc4").turning) == ("c3", "c5")
    ringed = position("""
        . . . . . . . .
        . . ? ? ? . . .
        . . ? . ? . . .
        . . ? b ? . . .
        . . . g . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)
    assert names(after(ringed, "gd3").turning) == ("d2", "c3", "e3")


@pytest.mark.rule("REV-34")
def test_tokens_at_the_edge_do_not_touch_round_it() -> None:
    board = position("""
        . . . . . . . .
        . . . . . . . .
        . . . . . b g .
        ? . . . . . . .
        . . . . . . . .
        . . . . . g b .
        ? . . . . . . ?
        . . . . . . . .
    """)
    assert names(after(board, "gh6").turning) == ("h7",)


@pytest.mark.rule("REV-34")
def test_nobody_plays_until_chance_has_turned_every_one_of_them_in_the_order_of_the_squares() -> None:
    board = after(opening(), "ge3")
    assert (board.to_act, legal(board)) == (frozenset({NATURE}), [])
    assert refused(board, "gc5").code == "not-your-turn"
    assert refused(board, "f3=g1", NATURE).code == "solo-reveal"
    board = after(board, "e2=g1")
    assert board.to_act == {NATURE}
    assert refused(board, "f3=g1", NATURE).code == "solo-reveal", "there is only one gold 1"
    assert after(board, "f3=g2").to_act == {0}


@pytest.mark.rule("REV-34")
def test_the_player_turns_no_token() -> None:
    assert refused(opening(), "e2=g1").code == "solo-reveal"
    assert refused(after(opening(), "ge3"), "e2=g1").code == "not-your-turn"
    assert refused(after(opening(), "ge3"), "stop", NATURE).code == "not-your-turn"


@pytest.mark.rule("REV-35")
def test_a_token_face_up_stays_face_up() -> None:
    board = position("""
        . . g3 . . . . .
        g b .  ? . . . .
        . . b4 . . . . .
        . . .  . . . . .
        . . .  . . . . .
        . . .  . . . . .
        . . .  . . . . .
        . . .  . . . . .
    """)
    placed = after(board, "gc2")
    assert names(placed.turning) == ("d2",), "c1 and c3 touch the disc too"
    assert after(placed, "d2=b1").view(None).tokens == {"c1": "g3", "d2": "b1", "c3": "b4"}
