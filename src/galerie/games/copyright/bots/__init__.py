"""The bots of Copyright: eight levels, for every variant; their pace, and hints."""

from galerie.games.copyright.bots.advising import advise, advises
from galerie.games.copyright.bots.levels import FORMER, LEVELS, pace

__all__ = ["FORMER", "LEVELS", "advise", "advises", "pace"]
