"""How strong the bots are, on the scale of the players' ratings: measured in the arena, and never changing.

The weakest level of each game stands at a round number, and each level above it as much higher as the arena's Elo
says it is than the one before; `docs/bots.md` has the commands. A game for one has no opponents to be stronger than.
"""

from collections.abc import Mapping
from itertools import accumulate
from typing import Final

WEAKEST: Final = 1000

STEPS: Final[Mapping[str, Mapping[str, int]]] = {
    "reversi": {"novice": 0, "adept": 531, "master": 407},
    "miroir": {"child": 0, "student": 370, "adult": 108, "solver": 283},
    "reflecto": {"novice": 0, "adept": 659, "master": 484},
    "copyright": {"beginner": 0, "amateur": 447, "skilled": 469, "expert": 535},
    "deflecto": {"novice": 0, "adept": 415, "master": 115},
}
"""By how many points of Elo each level beats the one before it."""

STRENGTHS: Final[Mapping[str, Mapping[str, int]]] = {
    game: {level: WEAKEST + above for level, above in zip(steps, accumulate(steps.values()), strict=True)}
    for game, steps in STEPS.items()
}


def strength(game: str, level: str) -> int | None:
    """The rating of a bot, where it has been measured."""
    return STRENGTHS.get(game, {}).get(level)
