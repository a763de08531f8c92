"""Tournament Othello's conventions: REV-14."""

from dataclasses import replace

import pytest

from galerie.core import Outcome
from galerie.games.reversi import Reversi
from tests.games.reversi.diagrams import after, drawing, legal, opening, position
from tests.games.reversi.rules.test_end import BLACK_FILLS_THE_BOARD, GOLD_BLOCKS_BOTH, GOLD_FILLS_THE_BOARD

LEAVES = [4, 12, 56, 244, 1396, 8200]


@pytest.mark.rule("REV-14")
def test_dark_moves_first_from_the_same_discs() -> None:
    start = opening(othello=True)
    assert drawing(start) == drawing(opening())
    assert start.to_act == {0}
    assert start.colours == ("black", "gold")
    assert legal(start) == ["c4", "d3", "e6", "f5"]


@pytest.mark.rule("REV-14")
def test_there_are_no_reserves_to_run_out() -> None:
    start = opening(othello=True)
    assert start.reserves is None
    assert after(start, "d3 c3 c4").reserves is None


@pytest.mark.rule("REV-14", "REV-11")
@pytest.mark.parametrize(
    ("drawn", "turn", "last"),
    [
        (GOLD_FILLS_THE_BOARD, "gold", "d1"),
        (BLACK_FILLS_THE_BOARD, "black", "b1"),
        (GOLD_BLOCKS_BOTH, "gold", "c1"),
    ],
)
def test_an_equal_count_is_a_draw(drawn: str, turn: str, last: str) -> None:
    over = after(position(drawn, turn=turn, othello=True), last)
    assert over.outcome is not None
    assert over.outcome.scores[0] == over.outcome.scores[1]
    assert over.outcome.ranks == (1, 1)


@pytest.mark.rule("REV-14")
def test_the_shortest_wipe_out_known_to_othello_players() -> None:
    over = after(opening(othello=True), "e6 f4 e3 f6 g5 d6 e7 f5 c5")
    assert over.outcome == Outcome(scores=(13, 0), ranks=(1, 2), reason="blocked")


def leaves(board: Reversi, depth: int) -> int:
    if depth == 0 or board.turn is None:
        return 1
    return sum(leaves(board.play(board.turn, move), depth - 1) for move in board.moves(board.turn))


@pytest.mark.rule("REV-14")
@pytest.mark.parametrize(("depth", "count"), list(enumerate(LEAVES, 1)))
def test_the_game_tree_has_the_published_size(depth: int, count: int) -> None:
    assert leaves(opening(othello=True), depth) == count


@pytest.mark.rule("REV-14")
def test_colours_swapped_it_is_the_same_tree() -> None:
    base = replace(opening(), reserves=None)
    assert leaves(base, 5) == LEAVES[4]
