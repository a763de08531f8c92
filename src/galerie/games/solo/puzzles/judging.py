"""Solving a puzzle: which discs are right, and when it is over."""

from typing import Final, Literal, cast

from galerie.core import Match
from galerie.games.solo import Solo
from galerie.games.solo.puzzles.clearing import fewest, right, table_of
from galerie.study.puzzles import Proof, Puzzle

KINDS: Final = ("clear",)


def prove(puzzle: Puzzle) -> Proof:
    """The value is the number of discs that it takes, at least."""
    start = position(puzzle.start())
    discs = fewest(start)
    answers, nodes = right(start, discs) if discs else ((), 0)
    return Proof(frozenset(answers), discs or 0, nodes)


def judge(puzzle: Puzzle, start: Match, now: Match) -> Literal["solved", "failed"] | None:
    """The tokens left must still be winnable with the discs left."""
    left = len(puzzle.line) - (len(now.line) - len(start.line))
    search, table = table_of(position(now))
    if not table.tokens:
        return "solved"
    return None if not position(now).stopped and search.clears(table, left) else "failed"


def position(match: Match) -> Solo:
    return cast("Solo", match.position)
