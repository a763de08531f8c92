"""What every move is worth, and what was possible in a finished game."""

from galerie.games.deflecto.study.analysis import judge
from galerie.games.deflecto.study.review import outline, review

__all__ = ["judge", "outline", "review"]
