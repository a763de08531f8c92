"""Copyright: transparent cards in real time, two to six players or one in training."""

from operator import attrgetter
from typing import Final

from galerie.core import Game
from galerie.games.copyright.rules.imagining import imagine
from galerie.games.copyright.rules.moves import (
    Clear,
    Continue,
    Deal,
    Done,
    End,
    Model,
    Move,
    Next,
    Oriented,
    Pass,
    Put,
    Take,
    TimeOut,
    parse,
)
from galerie.games.copyright.rules.options import Options
from galerie.games.copyright.rules.position import Copyright, start
from galerie.games.copyright.rules.view import View

GAME: Final[Game[Move, View, Options]] = Game(
    name="copyright",
    version=2,
    package=__name__,
    has_face=True,
    seats=range(1, 7),
    options=Options,
    view=View,
    start=start,
    parse=parse,
    imagine=imagine,
    order=5,
    starts=None,
    racing=True,
    starts_race=attrgetter("starts_race"),
    turn_based=("turns",),
    dealt=True,
    former={1: ("frame=net",)},
    presets={"begin": ("fair", "gentle", "limit=15", "minutes=10"), "printed": ("modeller", "rounds=0", "minutes=0")},
)

__all__ = [
    "GAME",
    "Clear",
    "Continue",
    "Copyright",
    "Deal",
    "Done",
    "End",
    "Model",
    "Move",
    "Next",
    "Options",
    "Oriented",
    "Pass",
    "Put",
    "Take",
    "TimeOut",
    "View",
    "parse",
]
