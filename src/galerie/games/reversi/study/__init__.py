"""Counting positions, naming openings, solving problems."""

from galerie.games.reversi.study.openings import opening
from galerie.games.reversi.study.perft import leaves
from galerie.games.reversi.study.problems import CONVENTIONS, problems, solve

__all__ = ["CONVENTIONS", "leaves", "opening", "problems", "solve"]
