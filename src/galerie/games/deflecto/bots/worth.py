"""The value of a table to a player: how much shorter each path is, and which may still be made longer.

Lengths never shrink, because a tile can only close what was open. So a path is worth what can still happen to it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log2, tanh
from typing import Final

from galerie.core import Seat
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.rules.placements import Lengths, Placement

EMPTY_SQUARE: Final = 0.06
"""What one more empty square in a path is worth, in squares of length; it only breaks ties (DEF-35)."""

EXPOSED: Final = 0.25
"""The cost, in squares of length, of twice as many placements that would make a path longer."""

LEAST_DOUBT: Final = 0.1
DOUBT_PER_TILE: Final = 0.1
"""How many squares of a lead may still be lost for each tile that the players have left."""


def totals(state: SearchState, lengths: Lengths) -> list[float]:
    """Lengths with penalties, less a little for empty squares."""
    return [
        length + penalty - EMPTY_SQUARE * empty
        for length, penalty, empty in zip(lengths, state.penalties, state.empties, strict=True)
    ]


def standing(totals: Sequence[float], seat: Seat, doubt: float) -> float:
    """How far a player is ahead of the others, added up: 1 for each surely beaten, -1 for each who surely wins."""
    return sum(tanh((other - totals[seat]) / doubt) for rival, other in enumerate(totals) if rival != seat)


def doubt(state: SearchState) -> float:
    return LEAST_DOUBT + DOUBT_PER_TILE * state.tiles


def exposed(before: Lengths, changes: Mapping[Placement, Lengths]) -> list[float]:
    """How much each path may still lose, in squares, by the number of placements that would make it longer.

    Only placements count that would hurt somebody else less.
    """
    counts = [0] * len(before)
    for after, count in Counter(changes.values()).items():
        harms = [new - old for old, new in zip(before, after, strict=True)]
        least = min(harms)
        for seat, harm in enumerate(harms):
            counts[seat] += count * (harm > least)
    return [EXPOSED * log2(1 + count) for count in counts]


def best_answer(state: SearchState, changes: Mapping[Placement, Lengths], me: Seat) -> float:
    """The value of a table to me after the best placement of the player to move, whether that is me or an opponent."""
    uncertainty, able, before = doubt(state), state.codes(state.turn), state.lengths
    risks = exposed(before, changes)
    start = [total + risk for total, risk in zip(totals(state, before), risks, strict=True)]
    idle = list(start)
    idle[state.turn] += state.turn in state.contesters
    worths = [standing(idle, me, uncertainty)]
    for after in {lengths for (_, code), lengths in changes.items() if code in able}:
        grown = [total + new - old for total, old, new in zip(start, before, after, strict=True)]
        worths.append(standing(grown, me, uncertainty))
    return max(worths) if state.turn == me else min(worths)
