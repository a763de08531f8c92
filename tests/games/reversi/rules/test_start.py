"""Board, discs, first position and turns: REV-01 to REV-03."""

import pytest

from tests.games.reversi.diagrams import BLACK, GOLD, after, drawing, drawn, legal, opening


@pytest.mark.rule("REV-01")
@pytest.mark.parametrize("parallel", [False, True])
def test_of_32_discs_each_two_are_on_the_board_and_30_in_reserve(parallel: bool) -> None:
    start = opening(parallel=parallel)
    assert len(start.view(None).board) == 64
    assert start.counts == (2, 2)
    assert start.reserves == (30, 30)


@pytest.mark.rule("REV-01")
def test_a_placed_disc_comes_out_of_the_reserve_and_64_discs_stay_64() -> None:
    position = opening()
    for move, reserves in [("c5", (29, 30)), ("c6", (29, 29)), ("c7", (28, 29)), ("c4", (28, 28))]:
        position = after(position, move)
        assert position.reserves == reserves
        assert sum(position.counts) + sum(reserves) == 64


@pytest.mark.rule("REV-02")
def test_the_first_discs_stand_crosswise() -> None:
    assert drawing(opening()) == drawn("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . g b . . .
        . . . b g . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)


@pytest.mark.rule("REV-02")
def test_with_the_parallel_start_they_stand_colour_beside_colour() -> None:
    assert drawing(opening(parallel=True)) == drawn("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . g b . . .
        . . . g b . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)


@pytest.mark.rule("REV-02")
def test_a1_is_the_upper_left_square_and_letters_are_columns() -> None:
    board = after(opening(), "f4").view(None).board
    assert board[3 * 8 + 5] == "g", "f4 is the sixth square of the fourth row from the top"


@pytest.mark.rule("REV-02", "REV-04")
@pytest.mark.parametrize(("parallel", "moves"), [(False, ["c5", "d6", "e3", "f4"]), (True, ["f3", "f4", "f5", "f6"])])
def test_gold_has_four_first_moves(parallel: bool, moves: list[str]) -> None:
    assert legal(opening(parallel=parallel)) == moves


@pytest.mark.rule("REV-03")
def test_gold_moves_first() -> None:
    start = opening()
    assert start.to_act == {GOLD}
    assert start.colours[GOLD] == "gold"
    assert start.colours[BLACK] == "black"


@pytest.mark.rule("REV-03")
def test_players_alternate_and_place_one_disc_a_turn() -> None:
    position = opening()
    for turn, move in enumerate(["c5", "c6", "c7", "c4"]):
        assert position.to_act == {turn % 2}
        position = after(position, move)
        assert sum(position.counts) == 5 + turn
