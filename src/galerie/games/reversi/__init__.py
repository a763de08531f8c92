"""Reversi for two players: base game, "one line", parallel start, balanced starts, Othello conventions."""

from typing import Final

from galerie.core import Game
from galerie.games.reversi.rules.moves import Move, Pass, Place, Start, parse
from galerie.games.reversi.rules.options import Options
from galerie.games.reversi.rules.position import Reversi, imagine, start
from galerie.games.reversi.rules.view import View

GAME: Final[Game[Move, View, Options]] = Game(
    name="reversi",
    version=1,
    package=__name__,
    has_face=True,
    seats=range(2, 3),
    options=Options,
    view=View,
    start=start,
    parse=parse,
    imagine=imagine,
    order=2,
)

__all__ = ["GAME", "Move", "Options", "Pass", "Place", "Reversi", "Start", "View", "parse"]
