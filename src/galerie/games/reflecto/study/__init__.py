"""What was possible in a game."""

from galerie.games.reflecto.study.review import review

__all__ = ["review"]
