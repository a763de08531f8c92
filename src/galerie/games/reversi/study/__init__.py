"""Counting positions, what every move is worth, and what was possible in a finished game."""

from galerie.games.reversi.study.analysis import judge
from galerie.games.reversi.study.perft import leaves
from galerie.games.reversi.study.review import review

__all__ = ["judge", "leaves", "review"]
