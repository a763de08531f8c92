"""Miroir: word columns from letter cards, on nine capitals that both players share."""

from typing import Final

from galerie.core import Game
from galerie.games.miroir.rules.moves import Doubt, Move, Shift, parse
from galerie.games.miroir.rules.options import Options
from galerie.games.miroir.rules.position import Miroir, imagine, start
from galerie.games.miroir.rules.state import NORTH, SOUTH
from galerie.games.miroir.rules.view import View
from galerie.lexicon import french

GAME: Final[Game[Move, View, Options]] = Game(
    name="miroir",
    version=2,
    package=__name__,
    has_face=True,
    seats=range(2, 3),
    options=Options,
    view=View,
    start=start,
    parse=parse,
    imagine=imagine,
    order=4,
    starts=NORTH,
    lexicon=lambda: french().hash,
    former={1: ("forgetful",)},
    presets={"begin": ("words=3",), "printed": ("words=9", "referee=challenge", "seconds=15")},
)

__all__ = ["GAME", "NORTH", "SOUTH", "Doubt", "Miroir", "Move", "Options", "Shift", "View", "parse"]
