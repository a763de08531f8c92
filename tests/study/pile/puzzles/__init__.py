"""Win from a pile, by leaving a multiple of four and going on so."""

from random import Random
from typing import Final, Literal

from galerie.core import Match
from galerie.study.puzzles import Proof, Puzzle

KINDS: Final = ("win",)


def make(rng: Random) -> Puzzle | None:
    counters = rng.randint(1, 15)
    take = counters % 4
    if take == 0 or counters < 3:
        return None
    line, left = [f"0 take {take}"], counters - take
    while left:
        line += ["1 take 1", "0 take 3"]
        left -= 4
    return Puzzle(
        game="pile",
        kind="win",
        seat=0,
        seats=2,
        options=f"counters={counters}",
        answers=(f"take {take}",),
        line=tuple(line),
        facts={"counters": counters},
        why={"take": take},
        grade=1 + counters // 4,
    )


def prove(puzzle: Puzzle) -> Proof:
    nodes = 0

    def wins(counters: int) -> bool:
        nonlocal nodes
        nodes += 1
        return any(not wins(counters - take) for take in range(1, min(3, counters) + 1))

    counters = puzzle.start().position.view(None).counters
    best = [take for take in range(1, min(3, counters) + 1) if not wins(counters - take)]
    return Proof(frozenset(f"take {take}" for take in best), 1.0, nodes)


def judge(puzzle: Puzzle, start: Match, now: Match) -> Literal["solved", "failed"] | None:
    counters = now.position.view(None).counters
    return "failed" if counters % 4 else "solved" if counters == 0 else None


def reply(puzzle: Puzzle, now: Match) -> str | None:
    return "take 1"
