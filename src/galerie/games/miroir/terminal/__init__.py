"""The board of Miroir: nine capitals between two players, and the columns that grow away from them."""

from galerie.games.miroir.terminal.board import MiroirBoard

BOARD = MiroirBoard

__all__ = ["BOARD"]
