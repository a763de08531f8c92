"""Three levels of Reversi solo.

Nobody knows which tokens lie face down: a level that cares deals the unseen ones at random, as often as it likes,
and takes the placement that does best on average.
"""

from collections.abc import Callable, Mapping
from random import Random
from statistics import fmean
from typing import Final

from galerie.core import Seat
from galerie.discs.board import squares
from galerie.games.solo import Move, Place, Solo, Stop, View, kernel
from galerie.games.solo.rules.position import PLAYER, imagine
from galerie.games.solo.study.planning import Deal, placements, plan, promise, reveal

DEALS = 20
"""How many deals a master imagines for each move: about a second where there is most choice."""

KNOWN_WIDTH: Final = 100
KNOWN_NODES: Final = 5_000
"""The nodes a master spends on a move once nothing is hidden."""


def novice(view: View, seat: Seat, rng: Random) -> Move:
    """Scores what it can at once, else turns tokens face up, and plays at random one time in three."""

    def gain(after: Solo) -> tuple[int, int]:
        return after.score, after.turning.bit_count()

    position = imagine(view, seat, rng)
    if rng.random() < 1 / 3:
        return rng.choice(placements(position))
    return favourite(position, gain, rng)


def adept(view: View, seat: Seat, rng: Random) -> Move:
    """Judges each placement by the position after it, in one deal that may be the true one."""
    position = imagine(view, seat, rng)
    imagined = deal(position, rng)

    def judgement(after: Solo) -> int:
        return promise(reveal(after, imagined), imagined)

    return favourite(position, judgement, rng)


def master(view: View, seat: Seat, rng: Random) -> Move:
    """Plans each placement to the end in many deals; stops when it can prove that nothing is left to gain."""
    if not kernel.available:
        return adept(view, seat, rng)
    position = imagine(view, seat, rng)
    if not view.unseen:
        known = plan(position, {}, KNOWN_WIDTH, KNOWN_NODES)
        if known.line or known.exact:
            return known.line[0] if known.line else Stop()
    imagined = [deal(position, rng) for _ in range(DEALS if view.unseen else 1)]

    def expectation(after: Solo) -> float:
        return fmean(plan(after, each, width=1).score for each in imagined)

    return favourite(position, expectation, rng)


def deal(position: Solo, rng: Random) -> Deal:
    """The unseen tokens at random on the squares where they lie face down."""
    unseen = rng.sample(position.unseen, len(position.unseen))
    return dict(zip(squares(position.down), unseen, strict=True))


def favourite(position: Solo, judged: Callable[[Solo], float | tuple[int, int]], rng: Random) -> Place:
    """One of the placements that lead to the best-judged position."""
    judgements = {move: judged(position.play(PLAYER, move)) for move in placements(position)}
    best = max(judgements.values())
    return rng.choice([move for move, judgement in judgements.items() if judgement == best])


LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    "novice": novice,
    "adept": adept,
    "master": master,
}
"""From the weakest to the strongest."""
