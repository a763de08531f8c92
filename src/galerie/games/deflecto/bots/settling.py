"""Asking whether the paths are settled, agreeing, and contesting.

Asking costs nothing, and whoever contests must change a length with the next tile or pays a square (DEF-33). So a
player who is behind and has no such tile is in trouble once the leader asks. But a question in every turn would be a
nuisance: a bot asks only where it gains by it.
"""

from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.deflecto import kernel
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.skill import Skill
from galerie.games.deflecto.bots.thinking import affordable
from galerie.games.deflecto.bots.tree import Tree
from galerie.games.deflecto.rules.figures import BY_CODE, EMPTY
from galerie.games.deflecto.rules.grid import OPPOSITE, sides
from galerie.games.deflecto.rules.placements import Placement

HOPE: Final = 0.02
"""How much better it must be to play on than to stop: a smaller chance of winning is not worth the trouble."""

ANSWERING: Final = 1_800
"""The work that a player does before answering who does none before laying."""


def asks(state: SearchState, skill: Skill, planned: Placement | None) -> bool:
    """Whether to ask before laying the tile that is planned: no path can change any more; or the player is first alone,
    and whoever contests has nothing to prove it with but what harms themselves."""
    if all(secured(state, seat) for seat in range(state.seats)):
        return True
    if share_beaten(state, state.turn) < 1:
        return False
    if not (skill.foresight and kernel.available):
        return not state.all_changes()
    laid = state.supposing(planned) if planned else state
    return not any(_gains(laid, rival) for rival in state.rivals(state.turn))


def _gains(state: SearchState, seat: Seat) -> bool:
    """Whether a player has a tile that makes another path longer than it makes theirs."""
    before = state.lengths
    for after in state.changes(seat).values():
        grown = [new - old for old, new in zip(before, after, strict=True)]
        if max(grown) > grown[seat]:
            return True
    return False


def contests(state: SearchState, seat: Seat, skill: Skill, rng: Random) -> bool:
    """Whether a player would rather go on than end the game, in the turn of whoever asked.

    Without foresight that is whoever is not first alone and has a tile that changes a length.
    """
    now = share_beaten(state, seat)
    if now == 1 or all(secured(state, each) for each in range(state.seats)):
        return False
    if not (skill.foresight and kernel.available):
        return bool(state.changes(seat))
    tree = Tree.of(state.contested(seat), rng.getrandbits(63))
    tree.grow(max(ANSWERING, affordable(state, skill)))
    return tree.chances(seat) > now + HOPE


def share_beaten(state: SearchState, seat: Seat) -> float:
    """The share of the others whom a player beats if the game ends now (DEF-35); who is level is beaten by half."""
    totals = [length + penalty for length, penalty in zip(state.lengths, state.penalties, strict=True)]
    merits = [(-total, empty) for total, empty in zip(totals, state.empties, strict=True)]
    rivals = [merits[other] for other in state.rivals(seat)]
    return sum((merits[seat] > merit) + 0.5 * (merits[seat] == merit) for merit in rivals) / len(rivals)


def lead(state: SearchState, seat: Seat) -> int:
    """By how many squares a player leads the best of the others; negative if they are behind."""
    totals = [length + penalty for length, penalty in zip(state.lengths, state.penalties, strict=True)]
    return min(totals[other] for other in state.rivals(seat)) - totals[seat]


def secured(state: SearchState, seat: Seat) -> bool:
    """Whether no tile can make a path longer any more: it is fully laid, or a path leads into each of its empty squares
    from both sides, so that any tile laid there continues it. The path of whoever has left counts no more."""
    board, route = state.board, state.board.routes[seat]
    if seat in state.out:
        return True
    if route is None:
        return False
    wave, seen, length = {route.start}, {route.start}, 1
    while wave and route.finish not in wave:
        wave = {other for square in wave for other in _bound(state, square)} - seen
        seen |= wave
        length += 1
    return bool(wave) and length == state.lengths[seat] and not board.is_empty(route.start)


def _bound(state: SearchState, square: int) -> list[int]:
    """The neighbours that a path joins to a square permanently."""
    board, found = state.board, []
    for side, other in enumerate(board.grid.beside[square]):
        if other is None:
            continue
        here, there = board.cells[square], board.cells[other]
        if (_opens(here, side) and _opens(there, OPPOSITE[side])) or (
            EMPTY in (here, there) and (_leads(here, side) or _leads(there, OPPOSITE[side]))
        ):
            found.append(other)
    return found


def _opens(code: int, side: int) -> bool:
    """Whether a laid tile lets a path through this side, if the neighbour does too."""
    return code != EMPTY and BY_CODE[code].kind in ("path", "chapel") and side in sides(BY_CODE[code].sides)


def _leads(code: int, side: int) -> bool:
    """Whether any tile laid on this side must continue a path; a chapel demands nothing (DEF-45)."""
    return code != EMPTY and BY_CODE[code].kind == "path" and side in sides(BY_CODE[code].sides)
