"""What was possible in a finished game."""

from galerie.games.reflecto.study.review import review

__all__ = ["review"]
