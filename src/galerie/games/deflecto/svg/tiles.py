"""Tiles around the origin, 100 wide."""

from collections.abc import Iterable, Iterator
from typing import Final
from xml.etree.ElementTree import Element

from galerie.games.deflecto.rules.figures import FIGURES, Figure, Shape
from galerie.svg.elements import Attributes, box, disc, el, group, line, path
from galerie.svg.themes import Theme

LINES: Final[dict[Shape, str]] = {
    "straight": "M0-50V50",
    "curve": "M0-50A50 50 0 0 0 50 0",
    "three_way": "M0-50V50M0 0H50",
    "four_way": "M0-50V50M-50 0H50",
    "dead_end": "M0-50V-2",
    "straight_rail": "M0-50V50",
    "curved_rail": "M0-50A50 50 0 0 0 50 0",
    "buffer": "M0-50V8",
    "straight_river": "M0-50V50",
    "curved_river": "M0-50A50 50 0 0 0 50 0",
    "source": "M0 4V-50",
    "lake": "M0-50V0",
}
"""The centre line of each shape, before it is turned."""

TRACKS: Final[dict[Shape, str]] = {
    "straight_rail": "M-9-50V50M9-50V50",
    "curved_rail": "M-9-50A59 59 0 0 0 50 9M9-50A41 41 0 0 0 50-9",
    "buffer": "M-9-50V14M9-50V14",
}
REVERSED: Final[dict[Shape, str]] = {"straight_river": "M0 50V-50", "curved_river": "M50 0A50 50 0 0 1 0-50"}
"""The same river, flowing the other way."""

WATERS: Final = ("straight_river", "curved_river", "source", "lake")
SPOKES: Final = ("M0 0V-50", "M0 0H50", "M0 0V50", "M0 0H-50")
TUFTS: Final = "".join(
    f"M{x} {y}q2-8-3-14M{x} {y}q0-9 3-15M{x} {y}q4-6 9-9"
    for x, y in ((-32, -20), (20, -26), (-10, 10), (26, 22), (-30, 38))
)
FLOWERS: Final = ((-12, -30), (36, -8), (-36, 6), (8, 36), (10, -8))
ROUND: Final = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def tile(
    figure: Figure, theme: Theme, out: int | None = None, joined: Iterable[int] = (), free: Iterable[int] = ()
) -> Iterator[Element]:
    """A tile; `out` is the side where its water leaves, `joined` and `free` are the sides of a chapel."""
    lush = figure.shape == "meadow"
    yield box(
        *(-49, -49, 98, 98, 5),
        fill=theme.pick("#a9cf7f", "#4f7c3c") if lush else theme.pick("#e6e8cc", "#4d5a44"),
        stroke=theme.pick("#9aa07a", "#262f22"),
        stroke_width=2,
    )
    shape, quarters = figure.shape, quarters_of(figure)
    turned = f"rotate({90 * quarters})" if quarters else None
    if shape in TRACKS:
        yield group(_rail(shape, theme), transform=turned)
    elif shape in WATERS:
        yield group(_water(shape, theme, backwards=out == quarters), transform=turned)
    elif shape in LINES:
        yield group(_road(shape, theme), transform=turned)
    elif lush:
        yield line(TUFTS, theme.pick("#3f7a2c", "#a6d489"), 4, stroke_linecap="round")
        flowers = (disc(x, y, 4.5) for x, y in FLOWERS)
        yield group(flowers, fill="#fff", stroke="#d98a00", stroke_width=3.5)
    else:
        yield from _chapel(theme, joined, free)


def quarters_of(figure: Figure) -> int:
    """How many quarter turns clockwise a figure is turned from the first one of its shape."""
    ways = [each.sides for each in FIGURES if each.shape == figure.shape]
    sides = min(ways)
    for quarters in range(len(ways)):
        if sides == figure.sides:
            return quarters
        sides = (sides << 1 | sides >> 3) & 15
    return 0


def _kerb(theme: Theme) -> str:
    return theme.pick("#8d7246", "#2c2413")


def _pavement(theme: Theme) -> str:
    return theme.pick("#fff8e3", "#d9cba4")


def _road(shape: Shape, theme: Theme) -> Iterator[Element]:
    yield line(LINES[shape], _kerb(theme), 44)
    if shape == "dead_end":
        yield disc(0, 0, 21, fill=_pavement(theme), stroke=_kerb(theme), stroke_width=4)
    yield line(LINES[shape], _pavement(theme), 36)
    if shape == "dead_end":
        yield line("M-13 2H13", "#b3261e", 9, stroke_linecap="round")


def _rail(shape: Shape, theme: Theme) -> Iterator[Element]:
    yield line(LINES[shape], theme.pick("#c9c3b4", "#38392f"), 40)
    sleepers = theme.pick("#6b4a2b", "#b98d5e")
    yield line(LINES[shape], sleepers, 36, stroke_dasharray="6 8.28", stroke_dashoffset=-4)
    yield line(TRACKS[shape], theme.pick("#23262b", "#eceff2"), 5.5)
    if shape == "buffer":
        yield line("M-22 15H22", "#fff", 14)
        yield line("M-22 15H22", "#b3261e", 14, stroke_dasharray="8.8 8.8")


def _water(shape: Shape, theme: Theme, *, backwards: bool) -> Iterator[Element]:
    bank, blue = theme.pick("#2a6c96", "#0d2c43"), theme.pick("#5fb2dd", "#2f7fb2")
    ripple = theme.pick("#e4f5fe", "#b9e2f8")
    yield line(LINES[shape], bank, 38)
    if shape == "lake":
        shore = "M-34 8C-38-14-18-24 2-22S38-14 35 6 22 34-2 33-31 28-34 8Z"
        yield path(shore, fill=blue, stroke=bank, stroke_width=5)
    if shape == "source":
        yield disc(0, 10, 20, fill=blue, stroke=bank, stroke_width=5)
    yield line(LINES[shape], blue, 29)
    if shape == "lake":
        yield line("M-20 4q6-6 12 0t12 0 12 0M-12 17q6-6 12 0t12 0", ripple, 4, stroke_linecap="round")
        return
    if shape == "source":
        yield line("M-11 10a11 11 0 0 1 22 0M-5 11a5 5 0 0 1 10 0", ripple, 4, stroke_linecap="round")
        yield line("M-24 14l6 15 12-4 9 6 10-6 9 1 3-13", theme.pick("#6e6a5f", "#b8b3a4"), 7, **ROUND)
    current = REVERSED.get(shape, LINES[shape]) if backwards else LINES[shape]
    yield line(current, theme.pick("#d7f0fd", "#9fd6f5"), 3.5, stroke_dasharray="9 16", stroke_linecap="round")
    if shape != "source":
        place = None if shape == "straight_river" else "translate(14.6 -14.6) rotate(-45)"
        yield line("M-8 5 0-5 8 5" if backwards else "M-8-5 0 5 8-5", "#fff", 5.5, transform=place, **ROUND)


def _chapel(theme: Theme, joined: Iterable[int], free: Iterable[int]) -> Iterator[Element]:
    ways, chances = ("".join(SPOKES[side] for side in each) for each in (joined, free))
    if ways:
        yield line(ways, _kerb(theme), 44)
    if chances:
        perhaps = theme.pick("#8d7246", "#d9cba4")
        yield line(chances, perhaps, 5, stroke_dasharray="5 6", opacity=0.75)
    yield disc(0, 0, 33, fill=_pavement(theme), stroke=_kerb(theme), stroke_width=4)
    if ways:
        yield line(ways, _pavement(theme), 36)
    wall: Attributes = {"fill": theme.pick("#fdfbf4", "#efe9da"), "stroke": "#4b3a28", "stroke_width": 4}
    yield path("M-19 24V-1L-4-13V-20H4V-13L19-1V24Z", stroke_linejoin="round", **wall)
    yield line("M-23 1-5-14V-21L0-27 5-21V-14L23 1", "#a8392a", 7, **ROUND)
    yield line("M0-42V-27M-6-37H6", "#4b3a28", 5, stroke_linecap="round")
    yield el("path", d="M-6 24V13a6 6 0 0 1 12 0V24Z", fill="#4b3a28")
