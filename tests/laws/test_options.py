"""What a game says of its options is so: one that does not apply changes nothing."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from galerie.core import AnyPosition, BadOption, Seat
from galerie.core.options import SEATS, Choice, Value, applies, form, read
from galerie.games import GAMES
from tests.laws.cases import Case
from tests.laws.laws import next_event

PLIES = 60
TRIES = 40
"""Random settings of the other options, for each option with conditions."""

CONDITIONED = [
    pytest.param(game, choice, id=f"{game.name}-{choice.name}")
    for game in GAMES.values()
    for choice in form(game.options)
    if choice.applies
]


@pytest.mark.parametrize(("game", "choice"), CONDITIONED)
def test_conditions_name_other_options_and_their_values(game: Any, choice: Choice) -> None:
    known: dict[str, tuple[Value, ...]] = {each.name: each.values for each in form(game.options)}
    assert SEATS not in known
    known[SEATS] = tuple(game.seats)
    for condition in choice.applies:
        assert choice.name not in condition
        for name, values in condition.items():
            assert values
            assert set(values) <= set(known[name])


@pytest.mark.parametrize(("game", "choice"), CONDITIONED)
def test_an_option_that_does_not_apply_changes_nothing(game: Any, choice: Choice) -> None:
    rng, tried = Random(choice.name), 0
    for number in range(TRIES):
        seats = rng.choice(game.seats)
        chosen = read(game.options, {each.name: rng.choice(each.values) for each in form(game.options)})
        if applies(choice, chosen, seats):
            continue
        usual = Case(game, seats, replace(chosen, **{choice.name: choice.default}))
        other = Case(game, seats, replace(chosen, **{choice.name: rng.choice(choice.values)}))
        tried += 1
        with suppress(BadOption):  # what does not apply may as well be refused
            assert [*_story(usual.start(), number)] == [*_story(other.start(), number)]
    assert tried


def _story(position: AnyPosition, seed: int) -> Iterator[tuple[Seat, str, Any]]:
    """A random game: each event, and what may follow it."""
    rng = Random(seed)
    for _ in range(PLIES):
        event = next_event(position, rng)
        if event is None:
            break
        position = position.play(event.seat, event.move)
        timer = getattr(position, "timer", None)
        yield event.seat, str(event.move), (position.to_act, position.outcome, timer)
