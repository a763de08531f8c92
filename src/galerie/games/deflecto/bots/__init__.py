"""The bots of Déflecto, for two to four players."""

from galerie.games.deflecto.bots.hints import advise
from galerie.games.deflecto.bots.levels import LEVELS

__all__ = ["LEVELS", "advise"]
