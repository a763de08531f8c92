"""What was possible in a finished game, and what every turn was worth."""

from galerie.games.reflecto.study.analysis import judge
from galerie.games.reflecto.study.review import outline, review

__all__ = ["judge", "outline", "review"]
