"""Solving a puzzle: which discs are right, how the opponent answers, and when it is over."""

from typing import Final, Literal, cast

from galerie.core import Match
from galerie.games.reversi import Pass, Reversi, parse
from galerie.games.reversi.puzzles.endings import Ending, solved
from galerie.study.puzzles import Proof, Puzzle

KINDS: Final = ("win", "most")

LONG: Final = 4
"""The first grade at which more than one disc is asked for."""

DISCS: Final = 3
"""How many are asked for then."""


def prove(puzzle: Puzzle) -> Proof:
    """The value is the difference in discs at the end, with a tie as half a disc for whoever wins it."""
    ending = solved(position(puzzle.start()))
    return Proof(frozenset(answers(puzzle.kind, ending)), ending.best / 2, ending.nodes)


def judge(puzzle: Puzzle, start: Match, now: Match) -> Literal["solved", "failed"] | None:
    """Every disc of the solver must be as good as the best; it ends early where the solver would have to pass."""
    last = now.plies[-1]
    if str(last.event.move) not in answers(puzzle.kind, solved(cast("Reversi", last.before))):
        return "failed"
    placed = sum(event.seat == puzzle.seat for event in now.line[len(start.line) :])
    if placed == asked(puzzle.grade) or now.outcome:
        return "solved"
    after = now.then(1 - puzzle.seat, now.parse(reply(puzzle, now)))
    return None if after.to_act == {puzzle.seat} and position(after).places else "solved"


def reply(puzzle: Puzzle, now: Match) -> str:
    """What keeps the most discs; the first such square where there are several."""
    here = position(now)
    return solved(here).most[0] if here.places else str(Pass())


def answers(kind: str, ending: Ending) -> tuple[str, ...]:
    return ending.worth(1) if kind == "win" else ending.most


def asked(grade: int) -> int:
    """How many discs the solver has to find."""
    return DISCS if grade >= LONG else 1


def played_out(start: Reversi, move: str) -> Reversi:
    """The end of the game after a move, both sides keeping the most discs from there on."""
    here = start.play(cast("int", start.turn), parse(move))
    while here.turn is not None:
        best = parse(solved(here).most[0]) if here.places else Pass()
        here = here.play(here.turn, best)
    return here


def position(match: Match) -> Reversi:
    return cast("Reversi", match.position)
