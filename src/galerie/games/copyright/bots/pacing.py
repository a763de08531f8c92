"""How long a player takes before each step, judging only by what everybody can see.

In a gentle game bots lay one card in the first round and wait for people. From then on they take about as long for a
round as the quickest person took for the last two.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from random import Random
from typing import Final

from galerie.bots import Passed
from galerie.core import NATURE, Seat
from galerie.games.copyright.bots.skill import Skill
from galerie.games.copyright.rules.moves import Clear, Put, Take, parse
from galerie.games.copyright.rules.options import is_warm_up
from galerie.games.copyright.rules.view import View

STEPS: Final = 9
"""About how many steps a round takes."""

SHARE: Final = 0.7
"""The share of a round's time that a player spends on them."""

TURN_SHARE: Final = 0.2
"""The share of a turn's time that each step takes in "timed"."""

HURRY: Final = 0.3
"""The factor on the delay when all others have finished and are waiting."""

MOOD: Final = 0.3
SPREAD: Final = 0.35
SLOWEST: Final = 2.0
"""How much rounds and steps vary: delays differ, but none is more than this many times the average."""

QUIET: Final = 2.0
CONFIRMING: Final = 1.5
LOOKING_ON: Final = 4.0
ARRANGING: Final = 10.0
"""Seconds for a step without hurry, for a vote at the end of a turn, for a scored round, and for a model."""

WAITING: Final = 86_400.0
"""Seconds before a step that is not made while somebody else is to finish first."""

REMEMBERED: Final = 2
"""How many of a person's last rounds tell their pace."""

BEATEN: Final = 1.25
"""How much longer a round would have taken a person who did not finish it."""

QUICKEST_SHARE: Final = 0.5
SLOWEST_SHARE: Final = 3.0
"""How far a bot departs from its own pace at most."""


def seconds(
    skill: Skill, view: View, seat: Seat, rng: Random, past: Sequence[Passed], people: AbstractSet[Seat]
) -> float:
    mood = Random(f"{seat} {view.round} {view.model}").lognormvariate(0, MOOD)
    return _average(skill, view, seat, past, people) * min(SLOWEST, mood * rng.lognormvariate(0, SPREAD))


def _average(skill: Skill, view: View, seat: Seat, past: Sequence[Passed], people: AbstractSet[Seat]) -> float:
    options, own = view.options, view.places[seat]
    if view.stage == "arranging":
        return ARRANGING
    if view.stage == "scored":
        return LOOKING_ON
    if options.turns:
        return QUIET
    others = [place for number, place in enumerate(view.places) if number != seat]
    hurry = HURRY if others and all(place.done for place in others) else 1.0
    if people and is_warm_up(options, view.round, len(view.places)):
        given_up = any(place.done for place in others)
        return HURRY * skill.step if given_up else WAITING if own.laid else skill.look
    if options.variant == "timed":
        confirming = len(own.laid) > own.fixed
        return hurry * min(CONFIRMING if confirming else skill.step, TURN_SHARE * options.seconds)
    whole = skill.look + STEPS * skill.step
    wanted = _share(whole, past, people) if options.gentle else 1.0
    allowed = SHARE * 60 * options.minutes / whole if options.minutes else wanted
    return hurry * (skill.step if own.laid else skill.look) * min(wanted, allowed)


def _share(whole: float, past: Sequence[Passed], people: AbstractSet[Seat]) -> float:
    """By how much a bot that needs `whole` seconds for a round is slowed down or sped up."""
    own = [[*_rounds(past, seat, whole)][-REMEMBERED:] for seat in people]
    paces = [sum(times) / len(times) for times in own if times]
    return min(SLOWEST_SHARE, max(QUICKEST_SHARE, min(paces) / whole)) if paces else 1.0


def _rounds(past: Sequence[Passed], seat: Seat, whole: float) -> Iterator[float]:
    """How long each earlier round took a person, if the past reaches back to its deal.

    One that somebody else ended would have taken them longer.
    """
    dealt: float | None = None
    last = 0.0
    latest = NATURE
    for each in past:
        if each.seat == NATURE:
            if each.move.startswith("deal"):
                dealt, latest = each.at, NATURE
        elif _is_step(each.move):
            latest = each.seat
            last = each.at if each.seat == seat else last
        elif each.move == "next" and each.seat == seat and dealt is not None:
            took = max(0.0, last - dealt)
            yield took if latest == seat else BEATEN * max(took, whole)


@lru_cache(maxsize=4096)
def _is_step(move: str) -> bool:
    """Whether a move lays or takes cards. The same moves are asked about at every event of a race."""
    return isinstance(parse(move), Put | Take | Clear)
