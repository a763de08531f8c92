"""Reflecto: two hidden words, screens that jump, and mirrors that show what they have passed."""

from typing import Final

from galerie.core import Game
from galerie.games.reflecto.imagining import imagine
from galerie.games.reflecto.moves import First, Go, Guess, Move, Pass, SetUp, Turn, parse, veil
from galerie.games.reflecto.options import Options, turned
from galerie.games.reflecto.position import Reflecto, start
from galerie.games.reflecto.setting import random_set_up
from galerie.games.reflecto.view import View
from galerie.lexicon import french

GAME: Final[Game[Move, View, Options]] = Game(
    name="reflecto",
    version=1,
    seats=range(2, 3),
    options=Options,
    view=View,
    start=start,
    parse=parse,
    imagine=imagine,
    turned=turned,
    veil=veil,
    lexicon=lambda: french().hash,
)

__all__ = [
    "GAME",
    "First",
    "Go",
    "Guess",
    "Move",
    "Options",
    "Pass",
    "Reflecto",
    "SetUp",
    "Turn",
    "View",
    "parse",
    "random_set_up",
]
