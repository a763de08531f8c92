"""Déflecto: paths across one board, and everything that deflects them."""

from typing import Final

from galerie.core import Game
from galerie.games.deflecto.rules.moves import Agree, Ask, Contest, First, Lay, Move, Pass, parse
from galerie.games.deflecto.rules.options import Options
from galerie.games.deflecto.rules.position import Deflecto, imagine, start
from galerie.games.deflecto.rules.view import View

GAME: Final[Game[Move, View, Options]] = Game(
    name="deflecto",
    version=2,
    package=__name__,
    has_face=True,
    seats=range(2, 5),
    options=Options,
    view=View,
    start=start,
    parse=parse,
    imagine=imagine,
    order=6,
    starts=None,
    former={1: ("lot=no",)},
    presets={"begin": (), "printed": ("level=2", "lot=no")},
)

__all__ = ["GAME", "Agree", "Ask", "Contest", "Deflecto", "First", "Lay", "Move", "Options", "Pass", "View", "parse"]
