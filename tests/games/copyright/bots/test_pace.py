"""In a gentle game bots wait in the first round and then keep to the pace of the people."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from statistics import mean
from typing import Any

import pytest

from galerie import bots
from galerie.bots import Passed
from galerie.core import NATURE, Seat
from galerie.games.copyright import Copyright
from galerie.games.copyright.bots.levels import SKILLS
from galerie.games.copyright.bots.pacing import STEPS, WAITING
from tests.games.copyright.tables import dealt, drawn, played, readied, steps

BOT, PERSON = 1, 0


def first_round(**options: Any) -> Copyright:
    return dealt(fair=True, gentle=True, minutes=0, **options)


def second_round() -> Copyright:
    return drawn(readied(played(first_round(), PERSON, steps(first_round(), PERSON))))


def pace(position: Copyright, past: Sequence[Passed] = (), people: AbstractSet[Seat] = frozenset({PERSON})) -> float:
    """The average before a step, over many moods of the moment."""
    return mean(bots.pace("copyright", "novice", position.view(BOT), BOT, seed, past, people) for seed in range(50))


def told(finisher: Seat, seconds: float) -> list[Passed]:
    """A first round of this length that one of the two ended."""
    return [
        Passed(NATURE, "model", 5),
        Passed(NATURE, "deal", 5),
        Passed(BOT, "7r0+0+0", 15),
        Passed(PERSON, "5r0+0+0", 20),
        Passed(finisher, "6r0+0+0", 5 + seconds),
        Passed(PERSON, "next", 30 + seconds),
    ]


def test_in_the_first_round_bots_lay_one_card_and_wait_until_somebody_gives_up() -> None:
    position = first_round()
    assert pace(position) < 60
    position = played(position, BOT, [str(steps(position, BOT)[0])])
    assert not position.finishers, "one card never reproduces a model of four"
    assert pace(position) > WAITING / 10
    assert pace(played(position, PERSON, ["done"])) < 10


def test_bots_among_themselves_wait_for_nobody() -> None:
    position = first_round()
    position = played(position, BOT, [str(steps(position, BOT)[0])])
    assert pace(position, people=frozenset()) < 60


def test_then_they_take_about_as_long_as_the_person_did() -> None:
    position, skill = second_round(), SKILLS["novice"]
    whole = skill.look + STEPS * skill.step
    usual = pace(position)
    assert pace(position, told(PERSON, 2 * whole)) == pytest.approx(2 * usual)
    assert pace(position, told(PERSON, 0.7 * whole)) == pytest.approx(0.7 * usual)
    assert pace(position, told(PERSON, 100 * whole)) == pytest.approx(3 * usual), "but no slower than this"
    assert pace(position, told(PERSON, 1)) == pytest.approx(usual / 2), "and no quicker"


def test_whoever_was_beaten_meets_slower_bots() -> None:
    position = second_round()
    assert pace(position, told(BOT, 60)) == pytest.approx(1.25 * pace(position))


def test_the_last_two_rounds_count() -> None:
    position, skill = second_round(), SKILLS["novice"]
    whole = skill.look + STEPS * skill.step
    past = [
        each._replace(at=each.at + shift)
        for shift, seconds in ((0, 3 * whole), (2000, whole), (4000, whole))
        for each in told(PERSON, seconds)
    ]
    assert pace(position, past) == pytest.approx(pace(position))


def test_a_round_whose_deal_is_forgotten_does_not_count() -> None:
    position = second_round()
    assert pace(position, told(PERSON, 500)[2:]) == pace(position)


def test_without_the_option_bots_have_their_own_pace() -> None:
    position = drawn(readied(played(dealt(fair=True), PERSON, steps(dealt(fair=True), PERSON))))
    assert pace(position, told(PERSON, 500)) == pace(position)
