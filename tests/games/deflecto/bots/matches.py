"""A match between a level and a challenger, from random openings that are played from every seat.

python -m tests.games.deflecto.bots.matches master playouts --games 100 --seed 7 --option level=2
"""

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from time import process_time
from typing import Final

from galerie.core import NATURE
from galerie.core.options import parse
from galerie.games.deflecto import Lay, Move, Options, Pass
from galerie.games.deflecto.bots import LEVELS
from galerie.games.deflecto.rules.position import start
from tests.games.deflecto.bots.challengers import CHALLENGERS, Bot

OPENING: Final = 6
"""Random tiles before the bots begin."""


def score(bots: Sequence[Bot], options: Options, seed: int, number: int, longest: list[float]) -> float:
    """The share of the others whom the first bot beats in one game; those who play like it do not count."""
    seats, (opening, turn) = len(bots), divmod(number, len(bots))
    chance, at, laid = Random(f"opening {seed} {opening}"), start(seats, options), 0
    seating = [(seat + turn) % seats for seat in range(seats)]
    thinking = Random(f"play {seed} {number}")
    while at.to_act:
        seat = min(at.to_act)
        if seat == NATURE:
            at = at.play(seat, at.draw(chance))
            continue
        if laid < OPENING:
            move: Move = chance.choice([each for each in at.moves(seat) if isinstance(each, Lay | Pass)])
            laid += 1
        else:
            since = process_time()
            move = bots[seating[seat]](at.view(seat), seat, thinking)
            longest[seating[seat]] = max(longest[seating[seat]], process_time() - since)
        at = at.play(seat, move)
    assert at.outcome
    ranks = dict(zip(seating, at.outcome.ranks, strict=True))
    rivals = [each for each in range(1, seats) if bots[each] is not bots[0]]
    return sum((ranks[0] < ranks[each]) + 0.5 * (ranks[0] == ranks[each]) for each in rivals) / len(rivals)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="+", help=f"2 to 4 of: {', '.join([*LEVELS, *CHALLENGERS])}")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    chosen = parser.parse_args()
    bots = [{**LEVELS, **CHALLENGERS}[name] for name in chosen.players]
    options, longest = parse(Options, chosen.option), [0.0] * len(bots)
    scores: list[float] = []
    for number in range(chosen.games):
        scores.append(score(bots, options, chosen.seed, number, longest))
        print(f"{sum(scores):g} of {len(scores)}", file=sys.stderr, flush=True)  # noqa: T201  a long command
    mean = sum(scores) / len(scores)
    middle, z = (mean + 1.92 / len(scores)) / (1 + 3.84 / len(scores)), 1.96
    width = z * sqrt(mean * (1 - mean) / len(scores) + 0.96 / len(scores) ** 2) / (1 + 3.84 / len(scores))
    slowest = ", ".join(f"{name} {seconds:.2f} s" for name, seconds in zip(chosen.players, longest, strict=True))
    print(  # noqa: T201  a command
        f"{chosen.players[0]} against {' '.join(chosen.players[1:])} {' '.join(chosen.option)}: {100 * mean:.1f} %"
        f" [{100 * (middle - width):.0f}, {100 * (middle + width):.0f}] of {len(scores)}, seed {chosen.seed};"
        f" longest move: {slowest}",
        flush=True,
    )


if __name__ == "__main__":
    main()
