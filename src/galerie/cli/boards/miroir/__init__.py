"""The board of Miroir: nine capitals between two players, and the columns that grow away from them."""

from galerie.cli.boards.miroir.board import MiroirBoard

__all__ = ["MiroirBoard"]
