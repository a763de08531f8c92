"""Where tiles may be laid: checking one placement, listing all, and what each would change."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from galerie.core import IllegalMove, Seat
from galerie.games.deflecto import kernel
from galerie.games.deflecto.rules.blocking import against_blocking
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import BY_CODE, FIGURES, Carried, Figure
from galerie.games.deflecto.rules.fitting import against_fit, pointed
from galerie.games.deflecto.rules.openings import against_opening, marked
from galerie.games.deflecto.rules.rivers import against_river
from galerie.games.deflecto.rules.ways import REMEMBERED, Way, distances, ways

Placement: TypeAlias = tuple[int, int]
"""A square and the code of a figure."""

Lengths: TypeAlias = tuple[int, ...]
"""The lengths of the players' paths, by seat."""

Bends: TypeAlias = dict[Seat, bytes]
"""The paths that run another way than before, by seat: the squares of their new ways."""

EVERY_CODE: Final = bytes(figure.code for figure in FIGURES)


def against_laying(board: Board, seat: Seat, square: int, figure: Figure) -> IllegalMove | None:
    """Why a player may not lay this figure there; None if they may."""
    if not board.is_empty(square):
        return IllegalMove("deflecto-occupied", rule="DEF-13", squares=board.grid.told(square))
    if board.routes[seat] is None:
        return against_opening(board, seat, square, figure)
    return _against_lying(board, square, figure) or against_blocking(board.laid(square, figure))


def _against_lying(board: Board, square: int, figure: Figure) -> IllegalMove | None:
    """Why it is illegal for reasons other than blocking somebody."""
    if not board.touches(square):
        return IllegalMove("deflecto-apart", rule="DEF-12", squares=board.grid.told(square))
    return against_fit(board, square, figure) or against_river(board, square, figure)


def placements(board: Board, seat: Seat, codes: bytes) -> tuple[Placement, ...]:
    """Every legal placement of these figures, ordered by square and code."""
    if kernel.available and not board.starting:
        return compiled_placements(board, codes)
    return readable_placements(board, seat, codes)


@lru_cache(REMEMBERED)
def readable_placements(board: Board, seat: Seat, codes: bytes) -> tuple[Placement, ...]:
    if board.routes[seat] is None:
        tried = ((square, code) for square in marked(board) for code in codes)
        return tuple(each for each in tried if not against_opening(board, seat, each[0], BY_CODE[each[1]]))
    free = (square for square in range(len(board.cells)) if board.is_empty(square) and board.touches(square))
    lying = ((square, code) for square in free for code in codes if not _against_lying(board, square, BY_CODE[code]))
    in_use = {square for way in ways(board.layout.size, board.cells, board.joined) if way for square in way.squares}
    return tuple(
        (square, code)
        for square, code in lying
        if in_use.isdisjoint(_closed(board, square, BY_CODE[code]))
        or not against_blocking(board.laid(square, BY_CODE[code]))
    )


def _closed(board: Board, square: int, figure: Figure) -> set[int]:
    """The squares where the figure may close a path. A path that does not use them stays as it is."""
    rail_or_river = figure.carries in (Carried.RAIL, Carried.RIVER)
    return {square, *pointed(board, square, figure)} if rail_or_river else {square}


@lru_cache(REMEMBERED)
def compiled_placements(board: Board, codes: bytes) -> tuple[Placement, ...]:
    return tuple(kernel.compiled.placements(*told(board), codes))


def changes(board: Board, seat: Seat, codes: bytes) -> dict[Placement, Lengths]:
    """The legal placements that change the length of some path, with the resulting lengths.

    Only for boards on which everybody has started.
    """
    if kernel.available:
        found = kernel.compiled.changes(*told(board), codes)
        return dict(found) if None not in board.routes else {at: _of_routes(board, each) for at, each in found}
    return dict(readable_changes(board, seat, codes))


def readable_changes(board: Board, seat: Seat, codes: bytes) -> Iterator[tuple[Placement, Lengths]]:
    before = lengths(board)
    in_use = {square for way in player_ways(board) if way for square in way.squares}
    for square, code in readable_placements(board, seat, codes):
        if not in_use.isdisjoint(_closed(board, square, BY_CODE[code])):
            after = lengths(board.laid(square, BY_CODE[code]))
            if after != before:
                yield (square, code), after


def bends(board: Board, seat: Seat, codes: bytes) -> dict[Placement, Bends]:
    """The legal placements that change the way of some path, and be it to one of the same length, with the new ways.

    Only for boards on which everybody has started.
    """
    if kernel.available:
        found = kernel.compiled.bends(*told(board), codes)
        return {at: {seat: way for seat, way in bent if board.routes[seat]} for at, bent in found}
    return dict(readable_bends(board, seat, codes))


def readable_bends(board: Board, seat: Seat, codes: bytes) -> Iterator[tuple[Placement, Bends]]:
    before = player_ways(board)
    in_use = {square for way in before if way for square in way.squares}
    for square, code in readable_placements(board, seat, codes):
        if not in_use.isdisjoint(_closed(board, square, BY_CODE[code])):
            pairs = zip(before, player_ways(board.laid(square, BY_CODE[code])), strict=True)
            bent = {
                seat: bytes(new.squares)
                for seat, (old, new) in enumerate(pairs)
                if old and new and old.squares != new.squares
            }
            if bent:
                yield (square, code), bent


def player_ways(board: Board) -> tuple[Way | None, ...]:
    """Each player's path as it stands; None before their first tile."""
    ends = tuple((route.start, route.finish) for route in board.routes if route)
    found = iter(ways(board.layout.size, board.cells, ends))
    return tuple(next(found) if route else None for route in board.routes)


def lengths(board: Board) -> Lengths:
    """The lengths of the players' paths; 0 before a first tile."""
    ends = tuple((route.start, route.finish) for route in board.routes if route)
    found = iter(distances(board.layout.size, board.cells, ends))
    return tuple(next(found) if route else 0 for route in board.routes)


def _of_routes(board: Board, found: Lengths) -> Lengths:
    """Without the lengths of paths that have not begun."""
    return tuple(length if route else 0 for route, length in zip(board.routes, found, strict=True))


def told(board: Board) -> tuple[int, bytes, bytes, bool]:
    """A board in the kernel's format, which has a pair of squares for every seat.

    Whoever has left before they started lends another's, or a corner if nobody has started: that binds nobody.
    """
    another = next(((route.start, route.finish) for route in board.routes if route), (0, 0))
    pairs = ((route.start, route.finish) if route else another for route in board.routes)
    ends = bytes(square for pair in pairs for square in pair)
    return board.layout.size, board.cells, ends, board.closed_edges
