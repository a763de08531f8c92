"""What was possible in a finished game, and what each move still makes possible."""

from galerie.games.solo.study.analysis import judge
from galerie.games.solo.study.review import outline, review

__all__ = ["judge", "outline", "review"]
