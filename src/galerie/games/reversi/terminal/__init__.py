"""The board of Reversi in the terminal."""

from galerie.games.reversi.terminal.board import ReversiBoard

BOARD = ReversiBoard

__all__ = ["BOARD"]
