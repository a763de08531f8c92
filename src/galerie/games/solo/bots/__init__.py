"""The bots of Reversi solo: `novice`, `adept` and `master`, for both scores. A hint is what a master would do."""

from galerie.games.solo.bots.levels import LEVELS

__all__ = ["LEVELS"]
