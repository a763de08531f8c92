"""What every move is worth, and what was possible in a finished game."""

from typing import Final

from galerie.games.miroir.study.analysis import judge
from galerie.games.miroir.study.outline import outline
from galerie.games.miroir.study.review import review

IS_LEAD: Final = True
"""Values are how far one side is ahead of the other."""

__all__ = ["IS_LEAD", "judge", "outline", "review"]
