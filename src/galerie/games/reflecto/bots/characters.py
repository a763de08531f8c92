"""Opponents that differ in style: one runs, one spies, one hides. All look up to five turns ahead."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.reflecto.bots.levels import play
from galerie.games.reflecto.bots.skill import Skill
from galerie.games.reflecto.rules.moves import Move
from galerie.games.reflecto.rules.view import View
from galerie.lexicon import Band

RUNNER: Final = Skill(known=Band.CHILD, chosen=Band.ADULT, memory=6, widths=(8, 6, 6, 6), nodes=6_000, daring=0.2)
SPY: Final = Skill(
    known=Band.SOLVER, chosen=Band.ADULT, scouting=0.6, curiosity=10.0, widths=(8, 6, 6, 6), nodes=6_000, daring=1.5
)
FOX: Final = Skill(known=Band.SOLVER, chosen=Band.SOLVER, caution=30.0, widths=(8, 6, 6, 6), nodes=6_000, secrecy=12)

CHARACTERS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    "runner": partial(play, RUNNER),
    "spy": partial(play, SPY),
    "fox": partial(play, FOX),
}
