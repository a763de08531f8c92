"""Reversi for two players: base game, "one line", parallel start, Othello conventions."""

from typing import Final

from galerie.core import Game
from galerie.games.reversi.moves import Move, Pass, Place, parse
from galerie.games.reversi.options import Options
from galerie.games.reversi.position import Reversi, imagine, start
from galerie.games.reversi.view import View

GAME: Final[Game[Move, View, Options]] = Game(
    name="reversi",
    version=1,
    seats=range(2, 3),
    options=Options,
    view=View,
    start=start,
    parse=parse,
    imagine=imagine,
)

__all__ = ["GAME", "Move", "Options", "Pass", "Place", "Reversi", "View", "parse"]
