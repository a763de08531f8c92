"""What was possible in a finished game."""

from galerie.games.deflecto.study.review import review

__all__ = ["review"]
