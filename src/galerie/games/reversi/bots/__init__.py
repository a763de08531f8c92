"""The Reversi bots: `novice`, `adept` and `master`, for the base game and every option."""

from galerie.games.reversi.bots.levels import LEVELS

__all__ = ["LEVELS"]
