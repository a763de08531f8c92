"""The puzzles of Reversi solo: `clear`, take all that is left, in as few discs as can be.

All tokens left are face up, so that nothing depends on chance, and the search is exact.
"""

from galerie.games.solo.puzzles.judging import KINDS, judge, prove
from galerie.games.solo.puzzles.making import make

__all__ = ["KINDS", "judge", "make", "prove"]
