"""How tiles on the map affect each other's looks: where rivers flow, and what a chapel is joined to."""

from collections.abc import Mapping
from typing import Final

from galerie.games.deflecto.rules.figures import BY_TEXT, Carried, Figure
from galerie.games.deflecto.rules.grid import OPPOSITE, Grid, sides

RANKS: Final = {"source": 0, "river": 1, "lake": 2}
"""Rivers are followed from their source; a lake is where one ends, so it comes last."""


class Terrain:
    """The laid tiles by the numbers of their squares."""

    def __init__(self, board: Mapping[str, str], grid: Grid) -> None:
        self.grid: Final = grid
        self.tiles: Final = {grid.numbers[name]: BY_TEXT[text] for name, text in board.items()}

    def chapel(self, square: int) -> tuple[list[int], list[int]]:
        """The sides where a path reaches a chapel, and those where one still may."""
        joined, free = [], []
        for side, other in enumerate(self.grid.beside[square]):
            if other is None:
                continue
            tile = self.tiles.get(other)
            if tile is None:
                free.append(side)
            elif tile.on(OPPOSITE[side]) in (Carried.PATH, Carried.CHAPEL):
                joined.append(side)
        return joined, free

    def currents(self) -> dict[int, int]:
        """For each river tile, the side where its water leaves: away from a source, or towards a lake."""
        found: dict[int, int] = {}
        seen = set[int]()
        for end in sorted(filter(self._is_end, self.tiles), key=self._order):
            here: int | None = end
            before: int | None = None
            while here is not None and here not in seen:
                seen.add(here)
                tile = self.tiles[here]
                joined = self._joined(here)
                onwards = next((side for side, other in joined.items() if other != before), None)
                entered = next((side for side, other in joined.items() if other == before), None)
                free = (side for side in sides(tile.sides) if side != entered)
                out = next(free, None) if onwards is None else onwards
                if out is not None and tile.kind != "lake":
                    found[here] = out
                before, here = here, None if onwards is None else joined[onwards]
        return found

    def _joined(self, square: int) -> dict[int, int]:
        """The water tiles that a water tile is joined to, by the side where they meet."""
        beside = ((side, self.grid.beside[square][side]) for side in sides(self.tiles[square].sides))
        return {side: other for side, other in beside if other is not None and _is_water(self.tiles.get(other))}

    def _is_end(self, square: int) -> bool:
        return _is_water(self.tiles[square]) and len(self._joined(square)) < 2

    def _order(self, square: int) -> tuple[int, int, str]:
        return RANKS[self.tiles[square].kind], -(square // self.grid.size), self.grid.names[square]


def _is_water(tile: Figure | None) -> bool:
    return tile is not None and tile.carries is Carried.RIVER
