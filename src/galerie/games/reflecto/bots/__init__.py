"""The bots of Reflecto: eight levels and three characters, for every variant."""

from galerie.games.reflecto.bots.advising import advise
from galerie.games.reflecto.bots.characters import CHARACTERS
from galerie.games.reflecto.bots.levels import LEVELS

__all__ = ["CHARACTERS", "LEVELS", "advise"]
