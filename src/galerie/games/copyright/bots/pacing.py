"""How long a player takes before each step, as far as everybody can see why."""

from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.copyright.bots.skill import Skill
from galerie.games.copyright.rules.view import View

STEPS: Final = 9
"""About so many a round takes."""

SHARE: Final = 0.7
"""Of the time of a round that a player allows himself for them."""

TURN_SHARE: Final = 0.2
"""Of the time of a turn in "timed", for each step."""

HURRY: Final = 0.3
"""When all others have finished, nobody lets them wait."""

MOOD: Final = 0.3
SPREAD: Final = 0.35
SLOWEST: Final = 2.0
"""How unevenly rounds go, and steps come: no two take the same time, none more than so many times the average."""

QUIET: Final = 2.0
CONFIRMING: Final = 1.5
LOOKING_ON: Final = 4.0
ARRANGING: Final = 10.0
"""Seconds for a step where there is no hurry, for a word at the end of a turn, for a scored round, for a model."""


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
