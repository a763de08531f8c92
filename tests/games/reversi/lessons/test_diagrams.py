"""The diagrams of Reversi show what their captions say."""

from typing import Final, cast

import pytest

from galerie.core import IllegalMove
from galerie.discs.board import NUMBERS
from galerie.discs.flanking import line_turned, lines_turned
from galerie.games.reversi import GAME, Reversi, parse
from galerie.study.scenes import DIAGRAMS, scenes

SCENES: Final = {scene.id: scene for scene in scenes(GAME, DIAGRAMS)}


def shown(name: str) -> tuple[Reversi, ...]:
    return tuple(cast("Reversi", match.position) for match in SCENES[name].matches(GAME))


@pytest.mark.rule("REV-04")
def test_a_line_with_an_open_end_is_not_flanked() -> None:
    (position,) = shown("open-line")
    with pytest.raises(IllegalMove, match="flanks nothing"):
        position.play(0, parse("h5"))
    assert line_turned(position.discs[0] | 1 << NUMBERS["c5"], position.discs[1], NUMBERS["h5"], "w")


@pytest.mark.rule("REV-06")
def test_a_turned_disc_flanks_nothing() -> None:
    *_, position = shown("no-chain")
    assert position.last
    assert position.last.turned == ("c5",)
    assert [position.view(0).board[NUMBERS[name]] for name in ("c5", "d5", "e5")] == ["g", "b", "g"]


@pytest.mark.rule("REV-09")
def test_the_last_disc_came_from_the_others_reserve() -> None:
    before, after = shown("borrowed")
    assert before.reserves
    assert after.reserves
    assert (before.turn, before.reserves[0], after.reserves[0]) == (0, 0, 0)
    assert after.reserves[1] == before.reserves[1] - 1


@pytest.mark.rule("REV-10")
def test_the_game_is_over_with_squares_left_empty() -> None:
    (position,) = shown("blocked")
    assert position.outcome
    assert position.outcome.reason == "blocked"


@pytest.mark.rule("REV-11")
def test_the_tie_is_won_by_black_who_placed_last() -> None:
    (position,) = shown("tie")
    assert position.outcome
    assert (position.outcome.scores, position.outcome.ranks) == ((32, 32), (2, 1))
    assert position.last
    assert (position.last.seat, position.last.square) == (1, "f8")


@pytest.mark.rule("REV-20")
def test_one_of_three_lines_was_chosen() -> None:
    before, after = shown("one-line")
    assert len(lines_turned(before.discs[1], before.discs[0], NUMBERS["e6"])) == 3
    assert after.last
    assert after.last.turned == ("d6",)


@pytest.mark.rule("REV-22")
def test_left_and_right_of_a_row_are_two_lines() -> None:
    (position,) = shown("two-sides")
    assert set(lines_turned(position.discs[1], position.discs[0], NUMBERS["d3"])) == {"e", "w"}
