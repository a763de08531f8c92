"""Options of a game: what there is to choose, and how it is written."""

from dataclasses import dataclass
from itertools import product
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galerie.core import BadOption
from galerie.core.options import Choice, Value, applies, form, number, offered, option, parse, read, words
from galerie.games import reversi


@dataclass(frozen=True)
class Options:
    quick: bool = False
    open: bool = True
    style: Literal["calm", "wild"] = "calm"
    limit: int = number(20, 1, 50)


def test_a_form_lists_the_choices_in_order_with_their_defaults() -> None:
    assert form(Options) == (
        Choice("quick", False, (False, True)),
        Choice("open", True, (False, True)),
        Choice("style", "calm", ("calm", "wild")),
        Choice("limit", 20, tuple(range(1, 51))),
    )


@dataclass(frozen=True)
class Conditioned:
    quick: bool = False
    limit: int = number(2, 1, 3, rare=True, applies=[{"quick": [True], "seats": [2, 3]}, {"late": [True]}])
    late: bool = option(default=False, rare=True)


def test_a_form_says_which_options_are_rare_and_where_they_apply() -> None:
    quick, limit, late = form(Conditioned)
    assert [each.rare for each in (quick, limit, late)] == [False, True, True]
    assert limit.applies == ({"quick": [True], "seats": [2, 3]}, {"late": [True]})
    assert applies(quick, Conditioned(), 2)
    assert not applies(limit, Conditioned(), 2)
    assert not applies(limit, Conditioned(quick=True), 4)
    assert applies(limit, Conditioned(quick=True), 3)
    assert applies(limit, Conditioned(late=True), 4)


@dataclass(frozen=True)
class Renewed:
    quick: bool = False
    former: bool = option(default=False, offered=False)


def test_options_that_are_not_offered_can_be_dropped() -> None:
    assert offered(Renewed(quick=True, former=True)) == Renewed(quick=True)


@given(st.builds(Options, st.booleans(), st.booleans(), st.sampled_from(["calm", "wild"]), st.integers(1, 50)))
def test_the_written_form_is_read_back(options: Options) -> None:
    assert parse(Options, words(options)) == options


def test_only_what_differs_from_the_defaults_is_written() -> None:
    assert words(Options()) == ()
    assert words(Options(quick=True, open=False, style="wild", limit=3)) == (
        "quick",
        "open=no",
        "style=wild",
        "limit=3",
    )


def test_a_yes_can_be_written_out() -> None:
    assert parse(Options, ["quick=yes"]) == parse(Options, ["quick"]) == Options(quick=True)


@pytest.mark.parametrize("text", ["slow", "", "=", "=yes", "Quick", "quick ", "__class__"])
def test_an_option_the_game_does_not_have_is_refused_with_those_it_has(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        parse(Options, [text])
    assert caught.value.code == "option-unknown"
    assert (caught.value.details["count"], caught.value.details["options"]) == (4, "quick, open, style, limit")


@pytest.mark.parametrize(
    "text", ["quick=maybe", "quick=True", "style=mild", "style", "limit=0", "limit=51", "limit=07"]
)
def test_a_value_that_is_not_offered_is_refused(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        parse(Options, [text])
    assert caught.value.code == "option-value"


@pytest.mark.parametrize("chosen", [{"quick": 1}, {"limit": True}, {"limit": "20"}, {"style": "mild"}])
def test_a_value_of_another_type_is_refused(chosen: dict[str, Value]) -> None:
    with pytest.raises(BadOption) as caught:
        read(Options, chosen)
    assert caught.value.code == "option-value"


def test_every_combination_of_reversi_s_options_is_written_and_read() -> None:
    for values in product([False, True], repeat=3):
        options = reversi.Options(*values)
        assert parse(reversi.Options, words(options)) == options
