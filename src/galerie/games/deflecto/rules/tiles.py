"""The tiles: pairs of a front and a back, and how many of each a player has (DEF-01 to DEF-03, DEF-47)."""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from galerie.games.deflecto.rules.figures import FIGURES, Shape

Level: TypeAlias = Literal[1, 2]
Stock: TypeAlias = tuple[int, ...]
"""How many tiles of each kind are left, in the order of `HANDS`."""


@dataclass(frozen=True, slots=True)
class Tile:
    front: Shape
    back: Shape | None = None
    """None at level 1, where backs do not matter."""

    def __str__(self) -> str:
        return f"{self.front}/{self.back}" if self.back else self.front


HANDS: Final[dict[Level, dict[Tile, int]]] = {
    1: {
        Tile("straight"): 5,
        Tile("curve"): 6,
        Tile("three_way"): 2,
        Tile("four_way"): 1,
        Tile("dead_end"): 2,
    },
    2: {
        Tile("straight", "straight_rail"): 2,
        Tile("straight", "curved_rail"): 2,
        Tile("straight", "buffer"): 1,
        Tile("curve", "straight_river"): 2,
        Tile("curve", "curved_river"): 2,
        Tile("curve", "source"): 1,
        Tile("curve", "lake"): 1,
        Tile("three_way", "meadow"): 2,
        Tile("four_way", "meadow"): 1,
        Tile("dead_end", "chapel"): 2,
    },
}
"""What each player starts with: sixteen tiles."""

TILES: Final[dict[Level, tuple[Tile, ...]]] = {level: tuple(hand) for level, hand in HANDS.items()}

VARIANTS: Final[dict[Tile, int]] = {
    Tile("straight", "straight_rail"): 1,
    Tile("straight", "curved_rail"): 2,
    Tile("straight", "buffer"): 3,
    Tile("curve", "straight_river"): 1,
    Tile("curve", "curved_river"): 2,
    Tile("curve", "source"): 3,
    Tile("curve", "lake"): 4,
    Tile("three_way", "meadow"): 3,
    Tile("four_way", "meadow"): 4,
}
"""The digit that distinguishes tiles showing the same face; the others are written without one."""


def whole(level: Level) -> Stock:
    return tuple(HANDS[level].values())


def _faces(level: Level) -> dict[Shape, dict[int, int]]:
    """For each shape, the tiles that show it: their index in the stock, by variant; 0 if there is only one."""
    found: dict[Shape, dict[int, int]] = {}
    for index, tile in enumerate(TILES[level]):
        for shape in (tile.front, tile.back) if tile.back else (tile.front,):
            found.setdefault(shape, {})[VARIANTS.get(tile, 0)] = index
    return {shape: tiles if len(tiles) > 1 else {0: min(tiles.values())} for shape, tiles in found.items()}


FACES: Final[dict[Level, dict[Shape, dict[int, int]]]] = {1: _faces(1), 2: _faces(2)}


@cache
def offered(level: Level, stock: Stock) -> dict[int, tuple[int, ...]]:
    """The code of every figure that this stock can show, with the variants of the tiles that show it."""
    found = {}
    for figure in FIGURES:
        tiles = FACES[level].get(figure.shape, {})
        if variants := tuple(variant for variant, index in tiles.items() if stock[index]):
            found[figure.code] = variants
    return found


def without(stock: Stock, index: int) -> Stock:
    return (*stock[:index], stock[index] - 1, *stock[index + 1 :])
