"""Reversi solo: one player, both colours, 24 tokens to win."""

from typing import Final

from galerie.core import Game
from galerie.games.solo.rules.moves import Move, Place, Reveal, Stop, parse
from galerie.games.solo.rules.options import Options
from galerie.games.solo.rules.position import Solo, deal, imagine, start
from galerie.games.solo.rules.view import View

GAME: Final[Game[Move, View, Options]] = Game(
    name="solo",
    version=1,
    package=__name__,
    has_face=True,
    seats=range(1, 2),
    options=Options,
    view=View,
    start=start,
    parse=parse,
    imagine=imagine,
    order=3,
    dealt=True,
)

__all__ = ["GAME", "Move", "Options", "Place", "Reveal", "Solo", "Stop", "View", "deal", "parse"]
