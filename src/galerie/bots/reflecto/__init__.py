"""The bots of Reflecto: `novice`, `adept` and `master`, for every variant."""

from galerie.bots.reflecto.levels import LEVELS

__all__ = ["LEVELS"]
