"""Counting positions, naming openings."""

from galerie.games.reversi.study.openings import opening
from galerie.games.reversi.study.perft import leaves

__all__ = ["leaves", "opening"]
