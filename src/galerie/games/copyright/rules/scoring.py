"""What a round is worth to each player, and when the game is over (COP-30 to COP-35, COP-42, COP-50, COP-51)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from galerie.core import Seat
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.frame import Frame, best_frame
from galerie.games.copyright.rules.options import Framing, Options
from galerie.games.copyright.rules.solving import BONUS, Best, best

MISSED_COST = 2
"""The points lost for a card not laid in its turn."""

Ending: TypeAlias = Literal["finished", "given_up", "time", "agreed", "pile"]
"""Why a round is over: somebody reproduced the model, all gave up, time ran out, all agreed, or the pile ran out of
cards for everybody."""


@dataclass(frozen=True, slots=True)
class Tally:
    """One player's score in a round."""

    frame: Frame | None
    """None if no card is laid, and in "flash", which does not need one."""

    bonus: int
    missed: int
    """How many cards were not laid in their turn."""

    score: int


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a round."""

    ending: Ending
    tallies: tuple[Tally, ...]
    best: tuple[Best, ...]
    """The best that each player could have reached with all their cards (COP-60)."""


def scored(options: Options, model: int, desks: Sequence[Desk], winners: Sequence[Seat], ending: Ending) -> Result:
    """Score the round as it stands; `winners` get the bonus."""
    tally = _flash if options.variant == "flash" else _tally
    return Result(
        ending=ending,
        tallies=tuple(tally(model, desk, seat in winners, options.frame) for seat, desk in enumerate(desks)),
        best=tuple(best(model, desk.cards, options.frame) for desk in desks),
    )


def _tally(model: int, desk: Desk, won: bool, framing: Framing) -> Tally:
    frame, bonus, missed = best_frame(desk.laid, model, framing), BONUS * won, len(desk.lost)
    return Tally(frame, bonus, missed, (frame.score if frame else 0) + bonus - MISSED_COST * missed)


def _flash(_model: int, _desk: Desk, won: bool, _framing: Framing) -> Tally:
    return Tally(None, 0, 0, int(won))


def totals(sheet: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """The sum over the rounds so far, by seat."""
    return tuple(sum(scores[seat] for scores in sheet) for seat in range(seats))


def standing(options: Options, rounds: int, points: Sequence[int], *, overtime: bool) -> str | None:
    """Why the game is over after so many rounds, with the points of those who play; None if it goes on."""
    if len(points) == 1:
        return "trained"
    if is_reached(options, points) or overtime:
        reached = sorted(points)
        if reached[-1] > reached[-2]:
            return "points"
    return "rounds" if rounds == options.rounds else None


def is_reached(options: Options, points: Sequence[int]) -> bool:
    """Whether somebody has enough points to win."""
    return max(points) >= (options.wins if options.variant == "flash" else options.limit)
