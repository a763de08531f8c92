"""The bots of Copyright: `beginner`, `amateur`, `skilled` and `expert`, for every variant; their pace, and hints."""

from galerie.games.copyright.bots.levels import LEVELS, advise, advises, pace

__all__ = ["LEVELS", "advise", "advises", "pace"]
