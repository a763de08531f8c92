"""The puzzles of Reversi: the last squares, solved exactly.

- `win`: the only placements that win the game;
- `most`: the only placement after which the most discs are left, compared with the other side's.

In the easier ones the first disc decides. In the others the opponent answers as well as can be, and the solver must
find the best disc three times.
"""

from galerie.games.reversi.puzzles.judging import KINDS, judge, prove, reply
from galerie.games.reversi.puzzles.making import make

__all__ = ["KINDS", "judge", "make", "prove", "reply"]
