"""The bots of Miroir, for both referees, from `child` to `master`, and hints with their reasons."""

from typing import Final

from galerie.games.miroir.bots.advice import advise
from galerie.games.miroir.bots.levels import LEVELS

FORMER: Final = {"adult": "adept", "solver": "master"}
"""Levels that were renamed: stored tables still name them."""

__all__ = ["FORMER", "LEVELS", "advise"]
