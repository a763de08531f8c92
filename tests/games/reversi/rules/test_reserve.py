"""A player whose discs have run out goes on with the opponent's: REV-09."""

from random import Random

import pytest

from tests.games.reversi.diagrams import BLACK, GOLD, after, legal, opening, position

BLACK_PASSES_FIVE_TIMES = """
    c5 c6 e3 f5 g6 b5 e6 f7 d6 e2 f2 c4 d3 g4 b3 f3 c7 h7 f1 b8 a4 a5 b6 d1 d2 e1 g3 b7 a8 g1 f4
    c2 h4 a7 g5 c3 b2 h6 g2 h5 a6 c1 g7 h2 e8 h3 d7 c8 f6 f8 g8 a2 h1 e7 d8 pass b4 pass h8 pass a3 pass a1 pass b1
"""


@pytest.mark.rule("REV-09")
def test_a_whole_game_in_which_gold_places_three_of_blacks_discs() -> None:
    board = opening()
    given: list[tuple[str, tuple[int, int]]] = []
    for text in BLACK_PASSES_FIVE_TIMES.split():
        assert board.reserves is not None
        out_of_discs = board.turn == GOLD and board.reserves[GOLD] == 0
        board = after(board, text)
        assert board.reserves is not None
        assert sum(board.counts) + sum(board.reserves) == 64
        if out_of_discs:
            given.append((text, board.reserves))
    assert given == [("a3", (0, 2)), ("a1", (0, 1)), ("b1", (0, 0))]
    assert board.outcome is not None
    assert (board.outcome.reason, board.outcome.scores) == ("full", (52, 12))


NEARLY_FULL = """
    . g g g g g g g
    b b b b b b b b
    g g g g g g g g
    g g g g g g g g
    g g g g g g g g
    g g g g g g g g
    b b b b b b b b
    . g g g g g g g
"""


@pytest.mark.rule("REV-09")
def test_the_disc_passes_over_at_the_placement_and_not_before() -> None:
    board = position(NEARLY_FULL, reserves=(0, 2))
    assert legal(board) == ["a1", "a8"]
    assert board.view(GOLD).reserves == (0, 2)
    assert after(board, "a1").reserves == (0, 1)


@pytest.mark.rule("REV-09")
def test_one_s_own_disc_is_placed_while_there_is_one() -> None:
    assert after(position(NEARLY_FULL, reserves=(1, 1)), "a1").reserves == (0, 1)


@pytest.mark.rule("REV-09")
def test_black_is_helped_out_by_gold_in_the_same_way() -> None:
    mirrored = NEARLY_FULL.translate(str.maketrans("gb", "bg"))
    board = position(mirrored, turn="black", reserves=(2, 0))
    assert board.to_act == {BLACK}
    assert after(board, "a8").reserves == (1, 0)


@pytest.mark.rule("REV-09")
def test_whether_a_player_can_move_does_not_depend_on_his_reserve() -> None:
    moves = {tuple(legal(position(NEARLY_FULL, reserves=shared))) for shared in [(0, 2), (1, 1), (2, 0)]}
    assert moves == {("a1", "a8")}


@pytest.mark.rule("REV-01", "REV-09")
def test_board_and_reserves_always_make_64_so_a_disc_is_always_there() -> None:
    for seed in range(30):
        rng, board = Random(seed), opening(one_line=seed % 2 == 1)
        while board.turn is not None:
            board = after(board, rng.choice(legal(board)))
            assert board.reserves is not None
            assert min(board.reserves) >= 0
            assert sum(board.counts) + sum(board.reserves) == 64
