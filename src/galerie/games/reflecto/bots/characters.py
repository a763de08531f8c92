"""Opponents that differ in style: one runs, one spies, one hides. All look three turns ahead."""

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

RUNNER: Final = Skill(known=Band.CHILD, chosen=Band.ADULT, memory=6, widths=(8, 6), whim=0.05, daring=0.2)
SPY: Final = Skill(known=Band.SOLVER, chosen=Band.ADULT, scouting=0.8, curiosity=10.0, widths=(8, 6), whim=0.05, daring=2.0)
FOX: Final = Skill(known=Band.SOLVER, chosen=Band.SOLVER, caution=8.0, widths=(8, 6), whim=0.05, secrecy=12)

CHARACTERS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    "runner": partial(play, RUNNER),
    "spy": partial(play, SPY),
    "fox": partial(play, FOX),
}
