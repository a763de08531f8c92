"""Where paths can still run: whether two squares can be joined, and the shortest way (DEF-18, DEF-23, DEF-30, DEF-31).

An empty square is passable unless a rail or a river points into it, because a tile exists for any set of two or more
path sides. So players can be examined one by one: what one assumes does not hinder another.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from galerie.games.deflecto import kernel
from galerie.games.deflecto.rules.figures import EMPTY, FIGURES, Carried
from galerie.games.deflecto.rules.grid import ALL_SIDES, OPPOSITE, grid, sides

REMEMBERED: Final = 4096
"""How many boards to cache: a game asks for the same ones again and again."""

PASSABLE: Final = {EMPTY: ALL_SIDES} | {
    figure.code: figure.sides if figure.carries in (Carried.PATH, Carried.CHAPEL) else 0 for figure in FIGURES
}
"""The sides that a path may cross, by figure."""

BARRING: Final = {EMPTY: ()} | {
    figure.code: sides(figure.sides) if figure.carries in (Carried.RAIL, Carried.RIVER) else () for figure in FIGURES
}
"""The sides on which a figure closes an empty square to all paths."""


@dataclass(frozen=True, slots=True)
class Way:
    squares: tuple[int, ...]
    """From the start to the finish, both included."""

    empty: int
    """How many of them are empty."""

    @property
    def length(self) -> int:
        return len(self.squares)


def ways(size: int, cells: bytes, ends: tuple[tuple[int, int], ...]) -> tuple[Way | None, ...]:
    """For each pair of squares, the shortest way between them; among several, one with the most empty squares."""
    return compiled_ways(size, cells, ends) if kernel.available else readable_ways(size, cells, ends)


@lru_cache(REMEMBERED)
def compiled_ways(size: int, cells: bytes, ends: tuple[tuple[int, int], ...]) -> tuple[Way | None, ...]:
    found = kernel.compiled.ways(size, cells, bytes(square for pair in ends for square in pair))
    return tuple(Way(tuple(squares), empty) if squares else None for squares, empty in found)


def distances(size: int, cells: bytes, ends: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Only the lengths of the shortest ways; 0 if there is none."""
    if kernel.available:
        return tuple(way.length if way else 0 for way in compiled_ways(size, cells, ends))
    return readable_distances(size, cells, ends)


@lru_cache(REMEMBERED)
def readable_distances(size: int, cells: bytes, ends: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """By flood fill over bit sets of squares."""
    leaving = [0] * 4
    for square, mask in enumerate(_passable_sides(size, cells)):
        for side in sides(mask):
            leaving[side] |= 1 << square
    last_column = sum(1 << square for square in range(size - 1, size * size, size))
    north, east = leaving[0] & leaving[2] >> size, leaving[1] & leaving[3] >> 1 & ~last_column
    return tuple(_flooded(size, north, east, start, finish) for start, finish in ends)


def _flooded(size: int, north: int, east: int, start: int, finish: int) -> int:
    """How many waves it takes, over the links to the north and to the east and back."""
    wave, seen, length = 1 << start, 0, 1
    while wave and not wave >> finish & 1:
        seen |= wave
        wave = (wave & north) << size | wave >> size & north | (wave & east) << 1 | wave >> 1 & east
        wave, length = wave & ~seen, length + 1
    return length if wave else 0


@lru_cache(REMEMBERED)
def readable_ways(size: int, cells: bytes, ends: tuple[tuple[int, int], ...]) -> tuple[Way | None, ...]:
    passable = _passable_sides(size, cells)
    return tuple(_shortest(size, cells, passable, start, finish) for start, finish in ends)


def _passable_sides(size: int, cells: bytes) -> list[int]:
    """For each square, the sides that a path may cross as far as this square is concerned."""
    passable = [PASSABLE[code] for code in cells]
    for square, code in enumerate(cells):
        for side in BARRING[code]:
            other = grid(size).beside[square][side]
            if other is not None and cells[other] == EMPTY:
                passable[other] = 0
    return passable


def _neighbours(size: int, passable: list[int], square: int) -> Iterator[int]:
    for side, other in enumerate(grid(size).beside[square]):
        if other is not None and passable[square] >> side & 1 and passable[other] >> OPPOSITE[side] & 1:
            yield other


def _shortest(size: int, cells: bytes, passable: list[int], start: int, finish: int) -> Way | None:
    """Breadth-first from the start. A square keeps the most empty squares that a shortest way to it can have."""
    steps, empty = {start: 1}, {start: int(cells[start] == EMPTY)}
    wave = [start]
    while wave and finish not in steps:
        following: dict[int, int] = {}
        for square in wave:
            for other in _neighbours(size, passable, square):
                if other not in steps:
                    met = empty[square] + (cells[other] == EMPTY)
                    following[other] = max(following.get(other, 0), met)
        empty |= following
        steps |= dict.fromkeys(following, steps[wave[0]] + 1)
        wave = list(following)
    if finish not in steps:
        return None
    way = [finish]
    while (square := way[-1]) != start:
        way.append(
            next(
                other
                for other in _neighbours(size, passable, square)
                if steps.get(other) == steps[square] - 1 and empty[other] == empty[square] - (cells[square] == EMPTY)
            )
        )
    return Way(tuple(reversed(way)), empty[finish])
