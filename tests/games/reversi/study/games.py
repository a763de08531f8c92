"""Random games of Reversi, and what their ends are worth, found without the code under test."""

from functools import cache
from random import Random

from galerie.core import Match
from galerie.games.reversi import GAME, Options, Reversi

VARIANTS = (
    Options(),
    Options(one_line=True),
    Options(othello=True),
    Options(parallel=True, one_line=True, othello=True),
)


def played(options: Options, seed: int) -> list[Match]:
    """All moments of a random game."""
    rng = Random(seed)
    matches = [Match.begin(GAME, 2, options)]
    while matches[-1].to_act:
        (seat,) = matches[-1].to_act
        matches.append(matches[-1].then(seat, rng.choice([*matches[-1].moves(seat)])))
    return matches


@cache
def worth(position: Reversi, seat: int) -> float:
    """What a position is worth to a seat under perfect play, by the rules alone."""
    if position.turn is None:
        outcome = position.outcome
        assert outcome
        difference = outcome.scores[seat] - outcome.scores[1 - seat]
        won = outcome.ranks[1 - seat] - outcome.ranks[seat]
        return difference or won / 2
    turn = position.turn
    values = [worth(position.play(turn, move), seat) for move in position.moves(turn)]
    return max(values) if turn == seat else min(values)
