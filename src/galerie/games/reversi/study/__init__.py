"""Counting positions, naming openings, solving problems, what every move is worth, and what was possible."""

from typing import Final

from galerie.games.reversi.study.analysis import judge
from galerie.games.reversi.study.openings import opening
from galerie.games.reversi.study.perft import leaves
from galerie.games.reversi.study.problems import CONVENTIONS, problems, solve
from galerie.games.reversi.study.review import outline, review

IS_LEAD: Final = True
"""A value is the lead of one side over the other."""

__all__ = ["CONVENTIONS", "IS_LEAD", "judge", "leaves", "opening", "outline", "problems", "review", "solve"]
