"""What was possible in a finished game."""

from galerie.games.solo.study.review import review

__all__ = ["review"]
