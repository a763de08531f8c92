"""Where cards lie on the table, in the units of the picture: the mirror in the middle, columns of cards on either side
of it, and beside them each player's discards around their pile. A side is near to the viewer, or far.
"""

from typing import Final, NamedTuple

WIDTH: Final = 900
HEIGHT: Final = 700
MARGIN: Final = 12
CARD: Final = 64, 80
PLACE: Final = 58, 72.5
APART: Final = 6
GAP: Final = 3
COLUMN: Final = (WIDTH - 2 * MARGIN - 3 * PLACE[0] - 2 * APART - 1.6 * MARGIN) / 9
BAND: Final = CARD[1] + 26
TOP: Final = (HEIGHT - BAND) / 2
"""The upper edge of the mirror."""

ZONE: Final = TOP - MARGIN
"""The depth of a side."""


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


def head(column: int) -> Rect:
    return Rect(_across(column), TOP + (BAND - CARD[1]) / 2, *CARD)


def column(near: bool, number: int) -> Rect:
    """The ground of a column."""
    return Rect(MARGIN + COLUMN * (number - 1) + 1, (TOP + BAND if near else TOP - ZONE) + 4, COLUMN - 2, ZONE - 8)


def slot(near: bool, column: int, card: int, count: int) -> Rect:
    """The card of this number in a column of `count`, from 1 at the mirror: the more, the flatter."""
    share = (ZONE - 8) / max(count, 1)
    gap = min(GAP, share / 5)
    height = min(CARD[1], share - gap)
    out = 6 + (card - 1) * (height + gap)
    return Rect(_across(column), TOP + BAND + out if near else TOP - out - height, CARD[0], height)


def place(near: bool, number: int) -> Rect:
    """A place of the discard: around the pile, in reading order."""
    cell = number if number < 4 else number + 1
    return _cell(near, cell % 3, cell // 3)


def pile(near: bool) -> Rect:
    return _cell(near, 1, 1)


def turned_up(near: bool) -> Rect:
    """The card turned up, large over its pile."""
    (x, y), width, height = pile(near).centre, 92, 115
    return Rect(min(x - width / 2, WIDTH - width - 2), y - height / 2, width, height)


def tray(near: bool) -> Rect:
    """All places of a side."""
    first, last = place(near, 0), place(near, 7)
    return Rect(first.x, first.y, last.x + last.width - first.x, last.y + last.height - first.y)


def words(near: bool) -> Rect:
    """The words won, at the end of the mirror."""
    around = tray(near)
    height = (BAND - 3 * APART) / 2
    return Rect(around.x, TOP + APART + (height + APART if near else 0), around.width, height)


def _across(column: int) -> float:
    return MARGIN + COLUMN * (column - 0.5) - CARD[0] / 2


def _cell(near: bool, across: int, down: int) -> Rect:
    width, height = PLACE
    left = WIDTH - MARGIN - 3 * width - 2 * APART
    block = 3 * height + 2 * APART
    middle = TOP + BAND + ZONE / 2 if near else TOP - ZONE / 2
    return Rect(left + across * (width + APART), middle - block / 2 + down * (height + APART), width, height)
