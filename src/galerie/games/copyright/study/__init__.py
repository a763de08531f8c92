"""What deals and moves are worth, and what was possible in a finished game."""

from galerie.games.copyright.study.analysis import judge
from galerie.games.copyright.study.outline import outline
from galerie.games.copyright.study.review import review
from galerie.games.copyright.study.survey import survey

__all__ = ["judge", "outline", "review", "survey"]
