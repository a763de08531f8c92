"""The Reversi bots, for the base game and every option."""

from galerie.games.reversi.bots.advice import advise
from galerie.games.reversi.bots.levels import LEVELS
from galerie.games.reversi.bots.starting import opening

__all__ = ["LEVELS", "advise", "opening"]
