"""The Reversi bots, for the base game and every option."""

from galerie.games.reversi.bots.levels import LEVELS

__all__ = ["LEVELS"]
