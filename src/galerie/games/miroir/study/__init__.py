"""What every move is worth, and what was possible in a finished game."""

from galerie.games.miroir.study.analysis import judge
from galerie.games.miroir.study.review import review

__all__ = ["judge", "review"]
