"""The bots of Copyright: `beginner`, `amateur`, `skilled` and `expert`, for every variant; their pace, and hints."""

from galerie.games.copyright.bots.levels import LEVELS, RATINGS, advise, advises, pace

__all__ = ["LEVELS", "RATINGS", "advise", "advises", "pace"]
