"""When a game ends and who has won: REV-10 and REV-11."""

import pytest

from galerie.core import Outcome
from tests.games.reversi.diagrams import after, legal, opening, position

GOLD_FILLS_THE_BOARD = """
    b g b . g g g g
    b b b b b g g g
    b b b b b b b g
    b b b b b b b g
    b g g b b b b g
    b g g g b b b g
    g b b g g b b g
    g b b b b b b g
"""

BLACK_FILLS_THE_BOARD = """
    b . b b b b b g
    g b g b g b g g
    g b b g g g g g
    g b b g g g g g
    g b g g b b g b
    g g b b g b b b
    g g b b b b g b
    g g g g g g g b
"""

GOLD_BLOCKS_BOTH = """
    g b . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . b b b .
"""


@pytest.mark.rule("REV-10")
def test_the_game_ends_when_64_discs_are_placed() -> None:
    board = position(GOLD_FILLS_THE_BOARD, reserves=(0, 1))
    assert board.outcome is None
    over = after(board, "d1")
    assert sum(over.counts) == 64
    assert over.outcome is not None
    assert over.outcome.reason == "full"
    assert (over.to_act, legal(over)) == (frozenset(), [])


@pytest.mark.rule("REV-10")
def test_the_game_ends_when_neither_can_flank_though_squares_are_free() -> None:
    board = position(
        """
        b b b b b b b b
        b b b b g b b b
        b b b b b b g b
        b b b b b g b b
        b b b b g b g g
        b b b g b g . g
        b . g g g g g g
        . g g g g g g g
        """,
        turn="black",
        reserves=(1, 2),
    )
    over = after(board, "g6")
    assert over.outcome == Outcome(scores=(20, 42), ranks=(2, 1), reason="blocked")
    assert over.view(None).board.count(".") == 2


@pytest.mark.rule("REV-10", "REV-11")
def test_a_player_without_a_disc_on_the_board_has_lost() -> None:
    over = after(opening(), "c5 c6 c7 c4 e3 d3 c3 f3 g2")
    assert over.outcome == Outcome(scores=(13, 0), ranks=(1, 2), reason="blocked")


@pytest.mark.rule("REV-10")
def test_the_game_goes_on_while_one_of_the_two_can_flank() -> None:
    board = after(position("g b . b g b . b" + " . . . . . . . ." * 7), "c1")
    assert board.outcome is None
    assert legal(board) == ["pass"], "black cannot flank"
    assert legal(after(board, "pass")) == ["g1"], "but gold can"


@pytest.mark.rule("REV-11")
def test_most_discs_win() -> None:
    over = after(position("g b . . . . . ." + " . . . . . . . ." * 7), "c1")
    assert over.outcome == Outcome(scores=(3, 0), ranks=(1, 2), reason="blocked")


@pytest.mark.rule("REV-11")
@pytest.mark.parametrize(
    ("drawn", "turn", "last", "ranks"),
    [
        (GOLD_FILLS_THE_BOARD, "gold", "d1", (1, 2)),
        (BLACK_FILLS_THE_BOARD, "black", "b1", (2, 1)),
        (GOLD_BLOCKS_BOTH, "gold", "c1", (1, 2)),
        (GOLD_BLOCKS_BOTH.translate(str.maketrans("gb", "bg")), "black", "c1", (2, 1)),
    ],
)
def test_a_tie_goes_to_whoever_placed_the_last_disc(drawn: str, turn: str, last: str, ranks: tuple[int, int]) -> None:
    over = after(position(drawn, turn=turn), last)
    assert over.outcome is not None
    assert over.outcome.scores[0] == over.outcome.scores[1]
    assert over.outcome.ranks == ranks


@pytest.mark.rule("REV-11")
def test_a_pass_before_the_last_disc_makes_no_difference_to_a_tie() -> None:
    board = after(position(GOLD_FILLS_THE_BOARD, turn="black", reserves=(0, 1)), "pass d1")
    assert board.outcome == Outcome(scores=(32, 32), ranks=(1, 2), reason="full")
