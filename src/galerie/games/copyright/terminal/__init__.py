"""The board of Copyright: transparent cards over one another, beside the model that they should show."""

from galerie.games.copyright.terminal.board import CopyrightBoard

BOARD = CopyrightBoard

__all__ = ["BOARD"]
