"""Which options of Copyright are offered beside which others."""

from typing import Any

import pytest

from galerie.core.options import applies, form, parse
from galerie.games.copyright import GAME, Options


def offered(seats: int = 2, **chosen: Any) -> list[str]:
    return [choice.name for choice in form(Options) if choice.offered and applies(choice, Options(**chosen), seats)]


def test_options_are_offered_where_they_change_something() -> None:
    assert offered() == ["variant", "limit", "rounds", "minutes", "turns", "modeller", "fair", "gentle"]
    assert offered(variant="flash") == ["variant", "wins", "rounds", "minutes", "turns", "modeller", "fair", "gentle"]
    assert offered(variant="timed") == ["variant", "limit", "rounds", "seconds", "turns", "modeller"]


def test_players_who_take_turns_are_offered_no_clock() -> None:
    assert "minutes" not in offered(turns=True)
    assert "seconds" not in offered(variant="timed", turns=True)


def test_a_single_player_is_offered_no_end_of_the_game() -> None:
    assert offered(seats=1) == ["variant", "minutes", "turns", "modeller", "fair"]


def test_what_the_rules_refuse_together_is_not_offered() -> None:
    assert "fair" not in offered(modeller=True)
    assert "fair" not in offered(variant="timed")


@pytest.mark.rule("COP-67")
def test_as_printed_a_player_arranges_the_model_and_nothing_is_limited() -> None:
    assert parse(Options, GAME.presets["printed"]) == Options(modeller=True, rounds=0, minutes=0)
    assert not parse(Options, GAME.presets["printed"]).turns


@pytest.mark.rule("COP-61")
def test_to_begin_with_every_hand_can_reproduce_the_model() -> None:
    assert parse(Options, GAME.presets["begin"]) == Options(fair=True, gentle=True, limit=15, minutes=10)
