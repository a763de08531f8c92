"""What the kernel thinks of a table: how good each placement is, and what is likely to follow."""

from dataclasses import dataclass
from functools import cache
from struct import pack
from typing import Final, Self

from galerie.core import Seat
from galerie.games.deflecto import kernel
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.weights import WEIGHTS
from galerie.games.deflecto.rules.figures import FIGURES
from galerie.games.deflecto.rules.placements import Placement, told
from galerie.games.deflecto.rules.tiles import FACES, TILES, Level

NOWHERE: Final = 255
"""The square of a pass."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is thought of a placement."""

    placement: Placement | None
    """None is a pass."""

    visits: int
    """How often it was looked at."""

    foreseen: float
    """What it promises its player at first sight: the share of the others whom they beat."""

    chances: tuple[float, ...]
    """The same for every player, after looking further; 0 where it was not looked at."""


@dataclass(slots=True)
class Tree:
    """A search that can be continued. Work is counted: one for every tile laid, and for every list of placements one
    and another for each sixteen of them, even on a board met before. Only with the kernel."""

    planted: "kernel.compiled.Tree"
    work: int = 0

    @classmethod
    def of(cls, state: SearchState, seed: int) -> Self:
        weights = WEIGHTS[state.level]
        return cls(
            kernel.compiled.plant(
                *told(state.board),
                faces(state.level),
                bytes(left for stock in state.stocks for left in stock),
                bytes(state.penalties),
                bytes(seat in state.contesters for seat in range(state.seats)),
                state.turn,
                state.passes,
                pack(f"{2 * len(weights['late'])}d", *weights["late"], *weights["early"]),
                seed,
            )
        )

    def grow(self, work: int) -> None:
        self.work = kernel.compiled.grow(self.planted, work)

    def chances(self, seat: Seat) -> float:
        """What the table promises a player."""
        return kernel.compiled.opinions(self.planted)[0][3][seat]

    def opinions(self) -> list[Opinion]:
        """Of all placements, the most visited first."""
        return sorted(self._opinions(), key=lambda each: (-each.visits, -each.foreseen))

    def line(self, opinion: Opinion) -> list[Placement | None]:
        """What is expected to follow a placement."""
        index = next(at for at, each in enumerate(self._opinions()) if each.placement == opinion.placement)
        return [_placement(*each) for each in kernel.compiled.line(self.planted, index)]

    def _opinions(self) -> list[Opinion]:
        found = kernel.compiled.opinions(self.planted)[1:]
        return [Opinion(_placement(*placement), *rest) for placement, rest in ((each[0], each[1:]) for each in found)]


def _placement(square: int, code: int) -> Placement | None:
    return None if square == NOWHERE else (square, code)


@cache
def faces(level: Level) -> tuple[bytes, ...]:
    """The codes of the figures that each kind of tile can show."""
    found: list[list[int]] = [[] for _ in TILES[level]]
    for figure in FIGURES:
        for index in FACES[level].get(figure.shape, {}).values():
            found[index].append(figure.code)
    return tuple(map(bytes, found))
