"""The bots of Reversi solo: six levels, for both scores, and hints."""

from galerie.games.solo.bots.advising import advise
from galerie.games.solo.bots.levels import LEVELS

__all__ = ["LEVELS", "advise"]
