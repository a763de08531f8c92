"""Drawing in a terminal: every character is two by two pixels, drawn with Unicode quadrant blocks.

Coordinates are in characters, columns to the right and rows down, and may be fractions. A character shows at most two
colours; where a drawing needs more, the two commonest win.
"""

from collections import Counter
from functools import cache
from math import ceil
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

QUARTERS: Final = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""Indexed by the inked quadrants: 1 upper left, 2 upper right, 4 lower left, 8 lower right."""


class Canvas:
    def __init__(self, width: int, height: int, ground: str) -> None:
        """`ground` and all other colours are written `#rrggbb`."""
        self.width: Final = width
        self.height: Final = height
        self._dots = [[ground] * (2 * width) for _ in range(2 * height)]
        self._letters: dict[tuple[int, int], tuple[str, str]] = {}

    def rectangle(self, left: float, top: float, width: float, height: float, colour: str) -> None:
        """The resolution is half a character."""
        begin = int(2 * left)
        for row in self._dots[int(2 * top) : int(2 * (top + height))]:
            end = min(int(2 * (left + width)), len(row))
            row[begin:end] = [colour] * max(0, end - begin)

    def ellipse(self, x: float, y: float, wide: float, high: float, colour: str, rim: str | None = None) -> None:
        """Centred on (x, y), with these semi-axes; light from above falls on its `rim`.

        A character is about twice as high as wide, so `wide` = 2 × `high` looks round.
        """
        for column in range(max(0, int(2 * (x - wide))), min(2 * self.width, ceil(2 * (x + wide)))):
            ink = rim or colour
            for row in range(max(0, int(2 * (y - high))), min(len(self._dots), ceil(2 * (y + high)))):
                across, down = ((column + 0.5) / 2 - x) / wide, ((row + 0.5) / 2 - y) / high
                if across * across + down * down <= 1:
                    self._dots[row][column] = ink
                    ink = colour

    def write(self, column: int, row: int, text: str, colour: str) -> None:
        for offset, letter in enumerate(text):
            self._letters[column + offset, row] = letter, colour

    def strip(self, row: int) -> Strip:
        """One row of characters, for a widget to render."""
        return Strip([self._character(column, row) for column in range(self.width)], self.width)

    def _character(self, column: int, row: int) -> Segment:
        upper, lower = self._dots[2 * row : 2 * row + 2]
        dots = (*upper[2 * column : 2 * column + 2], *lower[2 * column : 2 * column + 2])
        if (column, row) in self._letters:
            letter, ink = self._letters[column, row]
            return Segment(letter, _style(ink, dots[0]))
        if dots.count(dots[0]) == 4:
            return Segment(" ", _style(dots[0], dots[0]))
        ground, ink = [colour for colour, _ in Counter(dots).most_common(2)]
        return Segment(QUARTERS[sum(1 << n for n, dot in enumerate(dots) if dot == ink)], _style(ink, ground))


@cache
def _style(ink: str, ground: str) -> Style:
    return Style(color=ink, bgcolor=ground)
