"""The boards: their sizes and the two squares that each number marks (DEF-04, DEF-05). Pure data."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from galerie.games.deflecto.rules.grid import Grid, grid

LayoutName: TypeAlias = Literal["facing", "crossed"]


@dataclass(frozen=True, slots=True)
class Layout:
    size: int
    marks: tuple[tuple[str, str], ...]
    """The two squares of number 1, of number 2 and so on."""

    @property
    def grid(self) -> Grid:
        return grid(self.size)

    def ends(self, number: int) -> tuple[int, int]:
        """The squares that a number marks."""
        first, second = self.marks[number - 1]
        return self.grid.numbers[first], self.grid.numbers[second]

    @property
    def numbers(self) -> range:
        return range(1, len(self.marks) + 1)


LAYOUTS: Final[dict[LayoutName, Layout]] = {
    "facing": Layout(11, (("d11", "d1"), ("h11", "h1"), ("a8", "k8"), ("a4", "k4"))),
    "crossed": Layout(11, (("d11", "h1"), ("h11", "d1"), ("a8", "k4"), ("a4", "k8"))),
}
