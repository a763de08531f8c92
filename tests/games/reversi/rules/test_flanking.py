"""What a placement must flank and what it turns over: REV-04 to REV-07."""

from dataclasses import replace
from random import Random

import pytest

from galerie.discs.board import bits, names, ray
from tests.games.reversi.diagrams import after, drawing, drawn, legal, opening, position, refused


@pytest.mark.rule("REV-04")
@pytest.mark.parametrize(
    ("line", "square"),
    [("n", "d7"), ("ne", "a7"), ("e", "a4"), ("se", "a1"), ("s", "d1"), ("sw", "g1"), ("w", "g4"), ("nw", "g7")],
)
def test_a_run_of_any_length_is_flanked_along_each_of_the_eight_lines(line: str, square: str) -> None:
    to_d4 = list(ray(bits(square).bit_length() - 1, line))[:3]
    assert names(1 << to_d4[2]) == ("d4",)
    board = replace(opening(), discs=(1 << to_d4[2], 1 << to_d4[0] | 1 << to_d4[1]))
    assert legal(board) == [square]
    assert after(board, square).counts == (4, 0)


@pytest.mark.rule("REV-04")
def test_a_gap_an_edge_or_an_own_neighbour_flanks_nothing() -> None:
    board = position("""
        . b b . g . . .
        . . . . . . . .
        . b b b b b b b
        . . . . . . . .
        . g g . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)
    assert refused(board, "a1").code == "reversi-flanks-nothing", "the run a1–e1 is broken at d1"
    assert refused(board, "a3").code == "reversi-flanks-nothing", "the run from a3 reaches the edge"
    assert refused(board, "a5").code == "reversi-flanks-nothing", "there is nothing between a5 and b5"
    assert "d1" in legal(position("g b b . . . . ." + " . . . . . . . ." * 7))


@pytest.mark.rule("REV-04")
def test_lines_do_not_wrap_round_the_edge() -> None:
    board = position("""
        . . . . . . . .
        . . . . . . . b
        g . . . . . . .
        . . . . . . . .
        . . . . . . b g
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)
    assert legal(board) == ["f5"], "g2 does not flank h2 with a3"


@pytest.mark.rule("REV-05")
def test_lines_turn_over_in_every_direction_at_once() -> None:
    board = position("""
        g . . g . . g .
        . b . b . b . .
        . . b b b . . .
        g b b . b b b g
        . . b b b . . .
        . b . b . b . .
        g . . b . . g .
        . . . g . . . .
    """)
    assert drawing(after(board, "d4")) == drawn("""
        g . . g . . g .
        . g . g . g . .
        . . g g g . . .
        g g g g g g g g
        . . g g g . . .
        . g . g . g . .
        g . . g . . g .
        . . . g . . . .
    """)


@pytest.mark.rule("REV-05")
def test_a_line_turns_over_whole_and_never_in_part() -> None:
    board = position("g b b b b b b ." + " . . . . . . . ." * 7)
    assert drawing(after(board, "h1")).splitlines()[0] == "g g g g g g g g"
    assert board.view(None).turns == {"h1": ("b1", "c1", "d1", "e1", "f1", "g1")}


@pytest.mark.rule("REV-05")
def test_only_the_nearest_own_disc_closes_a_line() -> None:
    board = position("g b g b b . . ." + " . . . . . . . ." * 7)
    assert drawing(after(board, "f1")).splitlines()[0] == "g b g g g g . ."


@pytest.mark.rule("REV-06")
def test_discs_turned_over_flank_nothing_themselves() -> None:
    board = position("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        g b b . . . . .
        . b . . . . . .
        . g . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)
    assert drawing(after(board, "d4")) == drawn("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        g g g g . . . .
        . b . . . . . .
        . g . . . . . .
        . . . . . . . .
        . . . . . . . .
    """), "b5 now stands between two gold discs, but no disc was just placed beside it"


@pytest.mark.rule("REV-07")
def test_a_disc_changes_colour_again_and_again() -> None:
    board = opening()
    colours = ["g"]
    for move in ["e3", "d3", "c5", "d6", "c3", "d2", "e7", "f6", "c4", "d7", "c2", "b2"]:
        board = after(board, move)
        d4 = drawing(board).splitlines()[3].split()[3]
        if d4 != colours[-1]:
            colours.append(d4)
    assert "".join(colours) == "gbgbgbgb"


@pytest.mark.rule("REV-04", "REV-05")
def test_what_the_view_promises_is_what_a_move_does() -> None:
    rng, board = Random(4), opening()
    while board.turn is not None:
        promised = board.view(None).turns
        assert list(promised) == [str(move) for move in board.moves(board.turn)]
        text = rng.choice(list(promised))
        board, before = after(board, text), board
        if text != "pass":
            assert board.last is not None
            assert board.last.turned == promised[text]
            assert board.counts[board.last.seat] == before.counts[board.last.seat] + 1 + len(promised[text])
