"""What deals are worth, and what was possible in a finished game."""

from galerie.games.copyright.study.review import review
from galerie.games.copyright.study.survey import survey

__all__ = ["review", "survey"]
