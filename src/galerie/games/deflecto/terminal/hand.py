"""The tile in hand: which one, which face is up, and how it is turned."""

from typing import NamedTuple

from galerie.games.deflecto import Lay
from galerie.games.deflecto.rules.figures import BY_TEXT, FIGURES, Figure, Shape
from galerie.games.deflecto.rules.tiles import FACES, TILES, Level


class Held(NamedTuple):
    level: Level
    tile: int
    """Its index in the rack."""

    is_back: bool = False
    turn: int = 0

    @property
    def shape(self) -> Shape:
        tile = TILES[self.level][self.tile]
        return tile.back if self.is_back and tile.back else tile.front

    @property
    def figures(self) -> tuple[Figure, ...]:
        """All its rotations."""
        return turns(self.shape)

    @property
    def figure(self) -> Figure:
        return self.figures[self.turn % len(self.figures)]

    def on(self, square: str) -> str:
        """The move that lays it there."""
        variants = FACES[self.level][self.shape]
        variant = next(variant for variant, tile in variants.items() if tile == self.tile)
        return str(Lay(square, str(self.figure), variant))

    def turned(self, square: str, moves: frozenset[str], by: int = 1) -> "Held":
        """The next rotation that is legal on a square, or just the next; by 0 it stays as it is if legal."""
        ways = [self._replace(turn=(self.turn + by + more) % len(self.figures)) for more in range(len(self.figures))]
        return next((way for way in ways if way.on(square) in moves), ways[0])

    def turned_over(self) -> "Held":
        return self._replace(is_back=not self.is_back and self.level > 1, turn=0)

    def fits(self, square: str, moves: frozenset[str]) -> bool:
        """Whether some rotation of it is legal there."""
        return any(self._replace(turn=turn).on(square) in moves for turn in range(len(self.figures)))


def turns(shape: Shape) -> tuple[Figure, ...]:
    return tuple(figure for figure in FIGURES if figure.shape == shape)


def held(level: Level, lay: Lay) -> Held:
    """The tile that a move lays, as the move lays it."""
    figure = BY_TEXT[lay.figure]
    tile = FACES[level][figure.shape][lay.variant]
    return Held(level, tile, TILES[level][tile].back == figure.shape, turns(figure.shape).index(figure))
