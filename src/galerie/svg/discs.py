"""The framed board of ice with discs on it, which several games share; squares are named from a1 at the upper left."""

from collections.abc import Callable
from typing import Final
from xml.etree.ElementTree import Element

from galerie.svg.elements import Attributes, at, box, el, group, label, line, path
from galerie.svg.materials import use
from galerie.svg.themes import LEAF_2, Theme

SQUARES: Final = 8
SIDE: Final = 100
FRAME: Final = 30
EXTENT: Final = SQUARES * SIDE + 2 * FRAME
NAMES: Final = tuple(f"{column}{row}" for row in range(1, SQUARES + 1) for column in "abcdefgh")
COLOURS: Final = {"g": "gold", "b": "black"}
SHEEN: Final = "M0 390 390 0H530L0 530ZM0 600 600 0H636L0 636ZM360 800 800 360V520L520 800Z"


def board(theme: Theme, last: str | None, square: Callable[[str, int], list[Element]]) -> list[Element]:
    """The board, with what is on each square around its centre; `last` is the square of the last move."""
    letters = [(name, FRAME + SIDE * (index + 0.5), 14.0) for index, name in enumerate("abcdefgh")]
    numbers = [(str(row + 1), 17.0, FRAME + SIDE * (row + 0.5)) for row in range(SQUARES)]
    ice = {"x": FRAME, "y": FRAME, "width": SQUARES * SIDE, "height": SQUARES * SIDE}
    facets: Attributes = {"fill": theme.paint("facet"), "stroke": theme.bevel_dark, "stroke_width": 1.5}
    return [
        box(0, 0, EXTENT, EXTENT, 9, fill=theme.paint("lacquer")),
        box(2, 2, EXTENT - 4, EXTENT - 4, 7, fill="none", stroke=theme.paint("gilding"), stroke_width=3),
        *(label(x, y, text, 24, LEAF_2) for text, x, y in (*letters, *numbers)),
        box(**ice, fill=theme.paint("ice")),
        path(SHEEN, fill=theme.sheen, transform=at(FRAME, FRAME)),
        group((_facet(name) for name in NAMES), **facets),
        *(
            group(found, transform=at(*centre(name)))
            for number, name in enumerate(NAMES)
            if (found := [*square(name, number), *_corners(theme, last == name)])
        ),
        box(**ice, fill="none", stroke=theme.paint("gilding"), stroke_width=2.5),
    ]


def lying(theme: Theme, colour: str) -> list[Element]:
    """A disc around the origin, and its shadow."""
    return [el("ellipse", cx=3, cy=9, rx=46, ry=44, fill=theme.paint("cast")), use(theme, f"disc-{colour}")]


def medal(theme: Theme, colour: str) -> Element:
    """The sign of a player: a disc with an edge, which one in black on a dark ground needs."""
    return group([use(theme, f"disc-{colour}"), el("circle", r=43, fill="none", stroke=theme.gilt, stroke_width=4)])


def centre(name: str) -> tuple[float, float]:
    return FRAME + SIDE * ("abcdefgh".index(name[0]) + 0.5), FRAME + SIDE * (int(name[1:]) - 0.5)


def _facet(name: str) -> Element:
    x, y = centre(name)
    return box(x - SIDE / 2, y - SIDE / 2, SIDE, SIDE)


def _corners(theme: Theme, marked: bool) -> list[Element]:
    d = "M-44-30V-44H-30M30-44H44V-30M44 30V44H30M-30 44H-44V30"
    return [line(d, theme.mark, 4, stroke_linecap="round")] if marked else []
