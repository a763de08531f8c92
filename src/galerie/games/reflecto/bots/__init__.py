"""The bots of Reflecto: `novice`, `adept` and `master`, for every variant."""

from galerie.games.reflecto.bots.levels import LEVELS, RATINGS

__all__ = ["LEVELS", "RATINGS"]
