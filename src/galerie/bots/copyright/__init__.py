"""The bots of Copyright: `beginner`, `amateur`, `skilled` and `expert`, for every variant; their pace, and hints."""

from galerie.bots.copyright.levels import LEVELS, advice, pace

__all__ = ["LEVELS", "advice", "pace"]
