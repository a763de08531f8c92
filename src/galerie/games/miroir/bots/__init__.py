"""The bots of Miroir: `child`, `student`, `adult` and `solver`, for both referees. A hint is what a solver would do."""

from galerie.games.miroir.bots.levels import LEVELS

__all__ = ["LEVELS"]
