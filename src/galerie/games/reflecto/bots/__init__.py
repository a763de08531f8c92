"""The bots of Reflecto: `novice`, `adept` and `master`, for every variant."""

from galerie.games.reflecto.bots.levels import LEVELS

__all__ = ["LEVELS"]
