"""Hints: what the adviser would play, and why. Every number of a reason can be counted on the board.

A review asks the same adviser, with the same effort.
"""

from dataclasses import replace
from random import Random
from typing import Final

from galerie.bots import SEED
from galerie.bots.advice import Advice, Figure
from galerie.core import Seat
from galerie.games.deflecto import Agree, Ask, Contest, Move, View, kernel
from galerie.games.deflecto.bots.levels import SKILLS, play
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.settling import lead, secured, share_beaten
from galerie.games.deflecto.bots.thinking import at_once, opinions
from galerie.games.deflecto.rules.figures import BY_TEXT
from galerie.games.deflecto.rules.moves import Lay
from galerie.games.deflecto.rules.placements import Placement, lengths
from galerie.games.deflecto.rules.position import imagine

ADVISER: Final = replace(SKILLS["master"], work=100_000)
"""A quarter of a master's effort, so that a whole game is soon reviewed."""

SURE: Final = 0.1
"""What was looked at less often than this share of the best placement's visits is not called better than it."""


def advise(view: View, seat: Seat, rng: Random) -> Advice:
    move = play(ADVISER, view, seat, rng)
    reason, figures = _explained(view, seat, rng, move)
    return Advice(move, reason and f"reason-{reason}", figures)


def _explained(view: View, seat: Seat, rng: Random, move: Move) -> tuple[str | None, dict[str, Figure]]:
    position = imagine(view, seat, rng)
    if position.board.starting:
        return "start", {"length": lengths(position.play(seat, move).board)[seat]}
    state = SearchState.of(position, seat)
    match move:
        case Agree() | Ask():
            return _ending(state, seat, move)
        case Contest():
            return "contest", {"behind": -lead(state, seat), "proofs": len(state.changes(seat))}
        case Lay():
            return _laying(state, move)
    return None, {}


def _ending(state: SearchState, seat: Seat, move: Agree | Ask) -> tuple[str, dict[str, Figure]]:
    if all(secured(state, each) for each in range(state.seats)):
        return "settled", {"lead": lead(state, seat)}
    if share_beaten(state, seat) < 1:
        return "late", {"behind": -lead(state, seat)}
    return ("ask" if isinstance(move, Ask) else "agree"), {"lead": lead(state, seat)}


def _laying(state: SearchState, move: Lay) -> tuple[str, dict[str, Figure]]:
    placement = state.board.grid.numbers[move.square], BY_TEXT[move.figure].code
    me, laid, before = state.turn, state.supposing(placement), state.lengths
    grown = [new - old for old, new in zip(before, laid.lengths, strict=True)]
    rivals = state.rivals(me)
    most = max(rivals, key=lambda seat: grown[seat])
    figures: dict[str, Figure] = {"answer": harm(laid, me, (me + 1) % state.seats), "own": grown[me]}
    if grown[most]:
        return "lengthen", figures | {"theirs": grown[most], "seat": most}
    risk = max(harm(state, me, rival, placement[0]) for rival in rivals)
    if risk and not grown[me]:
        return "guard", figures | {"risk": risk, "square": move.square}
    if not kernel.available:
        return "idle", figures
    best, *rest = worths(state).values()
    chances, other = round(best), round(max(rest, default=0.0))
    return "quiet" if other <= chances else "examined", figures | {"chances": chances, "other": other}


def worths(state: SearchState) -> dict[Placement, float]:
    """What every placement is worth to the adviser, its favourite first: chances of beating another in a hundred, or
    without the kernel the squares that it gains at once."""
    if not kernel.available:
        gains = at_once(state)
        return dict(sorted(gains.items(), key=lambda each: -each[1]))
    best, *others = opinions(state, ADVISER, Random(SEED))
    most, found = 100 * best.chances[state.turn], dict[Placement, float]()
    for each in (best, *others):
        worth = 100 * (each.chances[state.turn] if each.visits else each.foreseen)
        if each.placement:
            found[each.placement] = min(worth, most) if each.visits < SURE * best.visits else worth
    return found


def harm(state: SearchState, seat: Seat, rival: Seat, square: int | None = None) -> int:
    """By how many squares a rival could make a player's path longer with one tile that harms the rival less; on this
    square, or anywhere."""
    before, worst = state.lengths, 0
    for (where, _), after in state.changes(rival).items():
        own, theirs = after[seat] - before[seat], after[rival] - before[rival]
        if own > theirs and square in (None, where):
            worst = max(worst, own)
    return worst
