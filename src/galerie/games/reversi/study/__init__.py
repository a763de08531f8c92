"""Counting positions."""

from galerie.games.reversi.study.perft import leaves

__all__ = ["leaves"]
