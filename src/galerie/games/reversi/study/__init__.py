"""Counting positions, what every move is worth, and what was possible in a finished game."""

from typing import Final

from galerie.games.reversi.study.analysis import judge
from galerie.games.reversi.study.perft import leaves
from galerie.games.reversi.study.review import review

IS_LEAD: Final = True
"""A value is the lead of one side over the other."""

__all__ = ["IS_LEAD", "judge", "leaves", "review"]
