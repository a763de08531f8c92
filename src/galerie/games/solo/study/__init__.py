"""What was possible in a finished game, and what each move still makes possible."""

from typing import Final

from galerie.games.solo.study.analysis import judge
from galerie.games.solo.study.review import outline, review

NEEDS_DEAL: Final = True
"""A review tells what the tokens that still lie face down would have allowed."""

__all__ = ["NEEDS_DEAL", "judge", "outline", "review"]
