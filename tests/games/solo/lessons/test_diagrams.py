"""The diagrams of Reversi solo show what their captions say."""

from typing import Final, cast

import pytest

from galerie.core import IllegalMove
from galerie.games.solo import GAME, Solo, parse
from galerie.games.solo.rules.view import Placed, View
from galerie.study.scenes import DIAGRAMS, scenes

SCENES: Final = {scene.id: scene for scene in scenes(GAME, DIAGRAMS)}


def end(name: str) -> Solo:
    return cast("Solo", SCENES[name].matches(GAME)[-1].position)


def view(name: str) -> View:
    return end(name).view(0)


def last(name: str) -> Placed:
    placed = end(name).last
    assert placed
    return placed


@pytest.mark.rule("REV-30")
def test_the_tokens_are_those_of_the_caption() -> None:
    assert {name: view("tokens").tokens[name] for name in ("b4", "c6", "d7")} == {"b4": "g10", "c6": "b8", "d7": "b0"}


@pytest.mark.rule("REV-34")
def test_a_token_touched_by_a_corner_stays_hidden() -> None:
    shown = view("by-a-side")
    assert last("by-a-side").square == "f4"
    assert "g4" in shown.tokens
    assert shown.board[8 * 4 + 6] == "?"


@pytest.mark.rule("REV-36")
def test_a_token_is_won_between_two_discs() -> None:
    assert [*last("won").won] == ["c6"]


@pytest.mark.rule("REV-37")
def test_two_tokens_in_a_line_are_not_flanked_but_two_single_ones_are() -> None:
    assert {"b2", "c3"} <= view("two-in-line").tokens.keys()
    with pytest.raises(IllegalMove):
        end("two-in-line").play(0, parse("ba1"))
    assert {*last("several").won} == {"g7", "h6"}


@pytest.mark.rule("REV-38")
def test_a_disc_and_a_token_are_flanked_at_once() -> None:
    placed = last("discs-and-tokens")
    assert (placed.turned, [*placed.won]) == (("e3",), ["f3"])


@pytest.mark.rule("REV-39")
def test_a_disc_that_turns_over_wins_nothing() -> None:
    assert "b6" in last("turned-wins-nothing").turned
    assert view("turned-wins-nothing").tokens["c6"] == "b10"
    assert view("turned-wins-nothing").board[8 * 5 + 1 : 8 * 5 + 4] == "gtg"


@pytest.mark.rule("REV-40")
def test_a_token_is_won_without_turning_a_disc() -> None:
    placed = last("no-disc-turned")
    assert (placed.turned, [*placed.won]) == ((), ["d7"])


@pytest.mark.rule("REV-41")
def test_the_token_at_the_edge_is_lost() -> None:
    assert view("lost").lost == ("h3",)
    assert (end("lost").reason, end("lost").score) == ("lost", 23)


@pytest.mark.rule("REV-45")
def test_a_token_breaks_a_line_of_discs() -> None:
    assert view("broken-line").board[8 * 2 + 4 : 8 * 2 + 7] == "btg"
    with pytest.raises(IllegalMove):
        end("broken-line").play(0, parse("gd3"))
