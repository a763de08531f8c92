"""Letter cards and piles. Capitals are silvered glass, the others ivory."""

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from galerie.games.miroir.rules.side import Side
from galerie.games.miroir.svg.layout import Rect
from galerie.lexicon import JOKER
from galerie.svg.elements import at, box, el, group, label, line, path
from galerie.svg.materials import linear
from galerie.svg.themes import LEAF_1, LEAF_2, LEAF_3, LEAF_4, SANS, SERIF, SILVER_1, SILVER_2, SILVER_3, Theme

STAR: Final = (
    "M0-17 3.6-8.7 12-12 8.7-3.6 17 0 8.7 3.6 12 12 3.6 8.7 0 17-3.6 8.7-12 12-8.7 3.6-17 0-8.7-3.6-12-12-3.6-8.7Z"
)
VIOLET: Final = "#2c2350"
INK: Final = "#1c1a14"
FLAT: Final = 26
"""Cards lower than this have a plain letter, which is easier to read."""


def materials(theme: Theme) -> dict[str, Element]:
    upright = {"x1": 0, "x2": 0}
    return {
        "ivory": linear((0, "#fffdf4"), (0.6, "#f5eedb"), (1, "#e6d9b8"), x1=0.3, x2=0.7),
        "glass": linear((0, SILVER_1), (0.38, "#dce8ee"), (0.52, SILVER_1), (1, SILVER_2), x1=0.2, x2=0.8),
        "violet": linear((0, VIOLET), (0.5, "#47327a"), (1, "#241b45")),
        "back": linear((0, "#3d5563"), (0.55, "#22323c"), (1, "#15212a")),
        "trophy": linear((0, "#2a3138"), (1, "#14191e"), **upright),
        "won": linear((0, LEAF_1), (1, LEAF_2), **upright),
        "mirror": linear((0, SILVER_3), (0.3, SILVER_1), (0.5, SILVER_2), (0.7, SILVER_1), (1, SILVER_3), **upright),
        "rail": linear((0, LEAF_4), (0.22, LEAF_1), (0.48, LEAF_3), (0.71, LEAF_1), (1, LEAF_4), y2=0),
        "felt": el(
            "radialGradient",
            el("stop", offset=0, stop_color=theme.pick("#dfe9ed", "#24333d")),
            el("stop", offset=0.75, stop_color=theme.pick("#bfd0d8", "#101a21")),
            r=0.9,
        ),
    }


def card(letter: str, rect: Rect, theme: Theme, *, capital: bool = False) -> Element:
    x, y = rect.centre
    joker, flat = letter == JOKER, rect.height < FLAT
    paint = "violet" if joker else "glass" if capital else "ivory"
    edge = LEAF_2 if joker else LEAF_3 if capital else "#a8966a"
    radius = 3 if flat else 5
    shadow = box(rect.x, rect.y + 1.5, rect.width, rect.height, radius, fill="#000", fill_opacity=0.22)
    parts = [shadow, box(*rect, radius, fill=theme.paint(paint), stroke=edge)]
    if joker:
        size = 0.84 * min(rect.width, rect.height) / 40
        parts.append(group([path(STAR, fill=LEAF_2), el("circle", r=4, fill=VIOLET)], transform=at(x, y, size)))
    else:
        size = min(0.78 * rect.width, rect.height * (0.8 if capital else 0.95 if flat else 0.88))
        parts.append(label(x, y, letter, size, "#14222b" if capital else INK, font=SANS if flat else SERIF))
    return group(parts)


def pile(side: Side, rect: Rect, theme: Theme) -> Iterator[Element]:
    """A pile with its number of cards, and how many known cards are at the bottom."""
    count = side.pile
    x, y = rect.centre
    if side.hidden:
        for edge in reversed(range(1, min(3, -(-count // 16)) + 1)):
            by = 1.5 * edge
            yield box(rect.x + by, rect.y + by, rect.width, rect.height, 5, fill="#e9dfc4", stroke="#a8966a")
        yield box(*rect, 5, fill=theme.paint("back"), stroke=LEAF_3)
        wide, high = rect.width / 40, rect.height / 50
        lozenges = "M0-19 14 0 0 19-14 0ZM0-11 8 0 0 11-8 0ZM-20-25 20 25M20-25-20 25"
        yield line(lozenges, LEAF_2, 0.8, opacity=0.55, transform=f"translate({x} {y}) scale({wide:.2f} {high:.2f})")
    elif side.under:
        yield card(side.under[0], rect, theme)  # everybody knows the next card
    else:
        yield box(*rect, 5, fill="none", stroke=LEAF_3, stroke_dasharray="4 3")
    low = y if side.hidden or not count else rect.y + rect.height - 11
    yield from badge(x, low, str(count), "#080e12", "#fff", 15)
    if side.under and side.hidden:
        yield from badge(rect.x + 3, rect.y + rect.height - 3, str(len(side.under)), "#f5eedb", INK, 12)


def badge(x: float, y: float, text: str, fill: str, ink: str, size: float) -> Iterator[Element]:
    """A small number on a dark or light ground."""
    width = max(18.0, 0.62 * size * len(text) + 10)
    yield box(x - width / 2, y - 9.5, width, 19, 9.5, fill=fill, fill_opacity=0.9)
    yield label(x, y, text, size, ink)
