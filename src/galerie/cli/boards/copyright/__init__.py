"""The board of Copyright: transparent cards over one another, beside the model that they are to show."""

from galerie.cli.boards.copyright.board import CopyrightBoard

__all__ = ["CopyrightBoard"]
