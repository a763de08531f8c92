"""What was possible in a finished game."""

from galerie.games.miroir.study.review import review

__all__ = ["review"]
