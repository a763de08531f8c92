"""The levels of Reversi solo. They differ in what they notice and remember, and in how far they think."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.solo import Move, View
from galerie.games.solo.bots.skill import Skill
from galerie.games.solo.bots.thinking import choice
from galerie.games.solo.rules.position import imagine

SKILLS: Final = {
    "child": Skill("gain", forgetting=0.2),
    "novice": Skill("promise", notice=0.28, forgetting=0.25),
    "amateur": Skill("promise", notice=0.5, forgetting=0.1),
    "adept": Skill("promise", deals=1),
    "expert": Skill("promise", deals=8),
    "master": Skill("plan", deals=20),
}
"""From the weakest to the strongest."""


def move(skill: Skill, view: View, seat: Seat, rng: Random) -> Move:
    return choice(skill, imagine(view, seat, rng), rng)


LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    level: partial(move, skill) for level, skill in SKILLS.items()
}
