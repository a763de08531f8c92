"""Pile: a game made up for the tests of what games teach, with a lesson, pictures and puzzles.

Two players take one, two or three counters from a pile in turn; whoever takes the last one wins.
"""

from typing import Final

from tests.study.pile.rules import pile

GAME: Final = pile(__name__)
