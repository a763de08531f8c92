"""The tiles on the board, and the squares that each player has to join."""

from dataclasses import dataclass, replace
from typing import Self

from galerie.core import Seat
from galerie.games.deflecto.rules.figures import BY_CODE, EMPTY, Carried, Figure
from galerie.games.deflecto.rules.grid import OPPOSITE, Grid
from galerie.games.deflecto.rules.layouts import Layout


@dataclass(frozen=True, slots=True)
class Route:
    """The squares that a player has to join (DEF-11)."""

    number: int
    start: int
    finish: int


@dataclass(frozen=True, slots=True)
class Board:
    layout: Layout
    cells: bytes
    """The code of the figure on each square."""

    routes: tuple[Route | None, ...]
    """By seat; None until the seat has laid its first tile."""

    closed_edges: bool = False
    out: tuple[Seat, ...] = ()
    """The seats whose players have left, in the order in which they went: their paths stay (GEN-03)."""

    @classmethod
    def bare(cls, layout: Layout, seats: int, *, closed_edges: bool = False) -> Self:
        return cls(layout, bytes(layout.size**2), (None,) * seats, closed_edges)

    @property
    def grid(self) -> Grid:
        return self.layout.grid

    @property
    def starting(self) -> bool:
        """Whether somebody has not laid their first tile yet."""
        return any(route is None and seat not in self.out for seat, route in enumerate(self.routes))

    @property
    def free_numbers(self) -> tuple[int, ...]:
        taken = {route.number for route in self.routes if route}
        return tuple(number for number in self.layout.numbers if number not in taken)

    @property
    def joined(self) -> tuple[tuple[int, int], ...]:
        """The pairs of squares that must stay connected (DEF-18): the players' and, while some have not started, those
        of every free number."""
        free = map(self.layout.ends, self.free_numbers) if self.starting else ()
        return (*((route.start, route.finish) for route in self.routes if route), *free)

    @property
    def finishes(self) -> frozenset[int]:
        return frozenset(route.finish for route in self.routes if route)

    @property
    def gates(self) -> frozenset[int]:
        """The squares through whose outer side a path may run (DEF-15); an unused number is not a gate (DEF-21)."""
        free = {square for number in self.free_numbers for square in self.layout.ends(number)} if self.starting else ()
        return frozenset(
            {square for route in self.routes if route for square in (route.start, route.finish)}.union(free)
        )

    def is_empty(self, square: int) -> bool:
        return self.cells[square] == EMPTY

    def figure(self, square: int) -> Figure | None:
        return BY_CODE.get(self.cells[square])

    def towards(self, square: int, side: int) -> Carried | None:
        """What the neighbour on this side carries towards the square; None if nothing lies there."""
        other = self.grid.beside[square][side]
        laid = None if other is None else self.figure(other)
        return laid.on(OPPOSITE[side]) if laid else None

    def touches(self, square: int) -> bool:
        """Whether a laid tile touches the square at a side or a corner."""
        return any(not self.is_empty(other) for other in self.grid.around[square])

    def laid(self, square: int, figure: Figure) -> Self:
        return replace(self, cells=self.cells[:square] + bytes([figure.code]) + self.cells[square + 1 :])

    def started(self, seat: Seat, square: int) -> Self:
        """With this marked square as a player's start."""
        number = next(number for number in self.free_numbers if square in self.layout.ends(number))
        first, second = self.layout.ends(number)
        route = Route(number, square, second if square == first else first)
        return replace(self, routes=(*self.routes[:seat], route, *self.routes[seat + 1 :]))
