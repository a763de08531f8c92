"""The 7 × 7 board of ice, in perspective from the side of the player `near`."""

from collections.abc import Iterator
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

from galerie.core import Seat
from galerie.svg.elements import Attributes, el, group, label, number, path
from galerie.svg.themes import LEAF_2, Theme

SIDE: Final = 7
COLUMNS: Final = "abcdefg"
WIDTH: Final = 800
HEIGHT: Final = 730
MIDDLE: Final = WIDTH / 2
NEAR: Final = 706
DEPTH: Final = 604
SQUARE: Final = 108
SHRINKING: Final = 0.26
"""How much smaller the far edge is than the near one."""

NAMES: Final = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)


class Point(NamedTuple):
    x: float
    y: float


def place(name: str, near: Seat) -> tuple[int, int]:
    """The column from the viewer's left and the row from their side: Gerda has a1 on her left, the Queen g7 on hers."""
    column, row = COLUMNS.index(name[0]), int(name[1]) - 1
    return (column, row) if near == 0 else (SIDE - 1 - column, SIDE - 1 - row)


def seen(column: float, row: float) -> Point:
    """A point of the ice in the picture; integers are the corners of squares."""
    depth = row / SIDE
    return Point(
        MIDDLE + (column - SIDE / 2) * SQUARE * scale(row),
        NEAR - DEPTH * depth * (1 + SHRINKING) / (1 + SHRINKING * depth),
    )


def scale(row: float) -> float:
    return 1 / (1 + SHRINKING * row / SIDE)


def foot(name: str, near: Seat) -> tuple[Point, float]:
    """Where a screen stands on a square, and how large it looks there."""
    column, row = place(name, near)
    (x, y), size = seen(column + 0.5, row + 0.5), scale(row + 0.5)
    return Point(x, y + 26 * size), size


def outline(name: str, near: Seat, inset: float = 0) -> str:
    """The outline of a square, smaller by a share of its size."""
    column, row = place(name, near)
    left, right, front, back = column + inset, column + 1 - inset, row + inset, row + 1 - inset
    return _points([seen(left, front), seen(right, front), seen(right, back), seen(left, back)])


def ice(near: Seat, trail: tuple[str, ...], theme: Theme) -> Iterator[Element]:
    """The board without its screens; `trail` are the squares of the last move."""
    gilding = {"stroke": theme.paint("gilding"), "stroke_linejoin": "round"}
    lacquer = {"fill": theme.paint("lacquer"), "stroke": theme.paint("lacquer")}
    yield el("polygon", points=_corners(17), **lacquer, stroke_width=8, stroke_linejoin="round")
    yield el("polygon", points=_corners(15), fill="none", stroke_width=2.5, **gilding)
    yield el("polygon", points=_corners(0), fill=theme.paint("ice"), stroke_width=2, **gilding)
    yield path("M96 470 330 102H420L140 620ZM520 706 690 330 704 400 600 706Z", fill=theme.sheen)
    for index in range(SIDE):
        below, beside = seen(index + 0.5, 0), seen(0, index + 0.5)
        here = index if near == 0 else SIDE - 1 - index
        yield label(below.x, below.y + 10, COLUMNS[here], 19, LEAF_2)
        yield label(beside.x - 10, beside.y, here + 1, 19, LEAF_2)
    squares = (el("polygon", points=outline(name, near)) for name in reversed(NAMES))
    yield group(squares, fill=theme.paint("facet"), stroke=theme.bevel_dark, stroke_width=1.3)
    stroke: Attributes = {"stroke": theme.mark, "stroke_opacity": 0.55, "stroke_width": 1.5}
    for name in trail:
        yield el("polygon", points=outline(name, near, 0.07), fill=theme.mark, fill_opacity=0.13, **stroke)


def _corners(out: float) -> str:
    edge = [seen(0, 0), seen(SIDE, 0), seen(SIDE, SIDE), seen(0, SIDE)]
    ways = ((-out, out), (out, out), (out, -out), (-out, -out))
    return _points([Point(x + dx, y + dy) for (x, y), (dx, dy) in zip(edge, ways, strict=True)])


def _points(points: list[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)
