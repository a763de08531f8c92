"""The board of Reversi solo in the terminal."""

from galerie.games.solo.terminal.board import SoloBoard

BOARD = SoloBoard

__all__ = ["BOARD"]
