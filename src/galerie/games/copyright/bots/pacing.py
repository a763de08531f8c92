"""How long a player takes before each step, judging only by what everybody can see."""

from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.copyright.bots.skill import Skill
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


def seconds(skill: Skill, view: View, seat: Seat, rng: Random) -> float:
    mood = Random(f"{seat} {view.round} {view.model}").lognormvariate(0, MOOD)
    return _average(skill, view, seat) * min(SLOWEST, mood * rng.lognormvariate(0, SPREAD))


def _average(skill: Skill, view: View, seat: Seat) -> float:
    options, own = view.options, view.places[seat]
    if view.stage == "arranging":
        return ARRANGING
    if view.stage == "scored":
        return LOOKING_ON
    if options.turns:
        return QUIET
    others = [place for number, place in enumerate(view.places) if number != seat]
    hurry = HURRY if others and all(place.done for place in others) else 1.0
    if options.variant == "timed":
        confirming = len(own.laid) > own.fixed
        return hurry * min(CONFIRMING if confirming else skill.step, TURN_SHARE * options.seconds)
    whole = skill.look + STEPS * skill.step
    allowed = SHARE * 60 * options.minutes if options.minutes else whole
    return hurry * (skill.step if own.laid else skill.look) * min(1.0, allowed / whole)
