"""Asking whether the paths are settled, agreeing, and contesting."""

from galerie.core import Seat
from galerie.games.deflecto import kernel
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.rules.figures import BY_CODE, EMPTY
from galerie.games.deflecto.rules.grid import OPPOSITE, sides
from galerie.games.deflecto.rules.ranking import ranked


def asks(state: SearchState) -> bool:
    """Whether to ask: no path can change any more or, for a sole leader, not even two tiles could change one."""
    if all(secured(state, seat) for seat in range(state.seats)):
        return True
    return _first_alone(state, state.turn) and not _changeable(state)


def contests(state: SearchState, seat: Seat) -> bool:
    """Whether a player would gain by going on, and has a tile that changes a length."""
    return not _first_alone(state, seat) and bool(state.changes(seat))


def _first_alone(state: SearchState, seat: Seat) -> bool:
    totals = [length + penalty for length, penalty in zip(state.lengths, state.penalties, strict=True)]
    places = ranked(totals, state.empties)
    return places[seat] == 1 and places.count(1) == 1


def _changeable(state: SearchState) -> bool:
    """Whether somebody could change a length, at once or after one more tile by anybody. Without the kernel that takes
    too long, and the answer is always yes."""
    return (
        not kernel.available
        or bool(state.all_changes())
        or any(state.supposing(each).all_changes() for each in state.all_placements())
    )


def secured(state: SearchState, seat: Seat) -> bool:
    """Whether no tile can make a path longer any more: it is fully laid, or a path leads into each of its empty squares
    from both sides, so that any tile laid there continues it."""
    board, route = state.board, state.board.routes[seat]
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
