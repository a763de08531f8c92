"""Reflecto: two hidden words, screens that jump, and mirrors that show what they have passed."""

from typing import Final

from galerie.core import Game
from galerie.games.reflecto.rules.imagining import imagine
from galerie.games.reflecto.rules.moves import First, Go, Guess, Move, Pass, SetUp, Turn, parse
from galerie.games.reflecto.rules.options import Options, turned
from galerie.games.reflecto.rules.position import Reflecto, start
from galerie.games.reflecto.rules.setting import random_set_up
from galerie.games.reflecto.rules.view import View
from galerie.lexicon import french

GAME: Final[Game[Move, View, Options]] = Game(
    name="reflecto",
    version=1,
    package=__name__,
    has_face=True,
    seats=range(2, 3),
    options=Options,
    view=View,
    start=start,
    parse=parse,
    imagine=imagine,
    order=1,
    starts=None,
    turned=turned,
    lexicon=lambda: french().hash,
    presets={"begin": ("words=common", "several_guesses"), "printed": ()},
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
