"""Transparent cards, and lay-outs of them, in cells of 100. All sheets are drawn below all figures, so that no figure
fades."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from galerie.games.copyright.rules.deck import LETTERS, SIDE, face
from galerie.games.copyright.rules.frame import Frame
from galerie.games.copyright.rules.layout import Laid
from galerie.svg.elements import at, box, disc, group, label, line, number
from galerie.svg.themes import LEAF_3, Theme

UNIT: Final = 100
TICK: Final = "l8 8 13-16"


def sheets(places: Iterable[tuple[int, int]], theme: Theme) -> Element:
    """Films without their figures, by column and row."""
    films = (box(UNIT * x + 3, UNIT * y + 3, 294, 294, 16) for x, y in places)
    return group(
        films,
        fill=theme.pick("rgba(96,150,190,0.11)", "rgba(150,200,230,0.1)"),
        stroke=theme.pick("rgba(28,72,104,0.55)", "rgba(190,224,242,0.52)"),
        stroke_width=5,
    )


def figures(card: int, orientation: int, theme: Theme) -> Iterator[Element]:
    for letter, cell in zip(LETTERS, face(card, orientation), strict=True):
        yield figure(letter, UNIT * (cell % SIDE), UNIT * (cell // SIDE), theme)


def figure(letter: str, x: float, y: float, theme: Theme) -> Element:
    """A square, a circle or a cross in the cell at this corner. Overlapping, they can be told apart by shape."""
    match letter:
        case "s":
            blue = theme.pick("#12408f", "#8fb9ff")
            return box(x + 13, y + 13, 74, 74, 2, fill="none", stroke=blue, stroke_width=9)
        case "o":
            cyan = theme.pick("#0878a4", "#67d9ee")
            return disc(x + 50, y + 50, 22, fill="none", stroke=cyan, stroke_width=11)
        case _:
            d = f"M{number(x + 25)} {number(y + 25)}l50 50M{number(x + 75)} {number(y + 25)}l-50 50"
            return line(d, theme.pick("#5a37b0", "#c9b0ff"), 8, stroke_linecap="round")


def lay_out(
    laid: Sequence[Laid], frame: Frame | None, theme: Theme, *, counted: bool, costly: bool
) -> tuple[list[Element], tuple[float, float, float]]:
    """A lay-out, and the left, the top and the side of the square that shows it.

    Once it is `counted` its frame is drawn, and what sticks out of it is hatched if that is `costly`.
    """
    around: list[Laid | Frame] = [*laid, *([frame] if frame and counted else [])]
    left, top, columns, rows = _bounds(around)
    margin = 0.75 if counted else 0.15
    side = max(columns, rows, SIDE) + 2 * margin
    shown = UNIT * (left - (side - columns) / 2), UNIT * (top - (side - rows) / 2), UNIT * side
    parts = [sheets(((card.x, card.y) for card in laid), theme)]
    parts += [
        group(figures(card.card, card.orientation, theme), transform=at(UNIT * card.x, UNIT * card.y)) for card in laid
    ]
    if not laid:
        parts = [
            box(8, 8, 284, 284, 16, fill="none", stroke=theme.line_strong, stroke_dasharray="18 14", stroke_width=5)
        ]
    if frame and counted:
        if costly:
            parts += _overflow(laid, frame, theme)
        edge = (UNIT * frame.x, UNIT * frame.y, 300, 300, 10)
        parts.append(box(*edge, fill="none", stroke=theme.pick("#4b3408", "#0a0b0e"), stroke_width=21))
        parts.append(box(*edge, fill="none", stroke=LEAF_3, stroke_width=13))
    if frame:
        parts += ticks(frame.matching, frame.x, frame.y, theme)
    return parts, shown


def ticks(matching: str, x: int, y: int, theme: Theme) -> Iterator[Element]:
    """Marks on the cells of a frame that match the model, outlined so that they are seen over a figure too."""
    pen = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    for cell, match in enumerate(matching):
        if match == "1":
            left, top = UNIT * (x + cell % SIDE), UNIT * (y + cell // SIDE)
            d = f"M{left + 72} {top + 19}{TICK}"
            yield line(d, theme.pick("#f7fbfd", "#0e1a21"), 19, **pen)
            yield line(d, theme.good, 8, **pen)


def _overflow(laid: Sequence[Laid], frame: Frame, theme: Theme) -> Iterator[Element]:
    """The rows and columns that stick out of the frame, each with what it costs."""
    left, top, columns, rows = _bounds(laid)
    hatch = theme.paint("hatch")
    for row in range(top, top + rows):
        if not frame.y <= row < frame.y + SIDE:
            yield box(UNIT * left, UNIT * row, UNIT * columns, UNIT, fill=hatch)
            yield label(UNIT * (left - 0.06), UNIT * (row + 0.5), "−1", 46, theme.bad, weight=700, anchor="end")
    for column in range(left, left + columns):
        if not frame.x <= column < frame.x + SIDE:
            yield box(UNIT * column, UNIT * top, UNIT, UNIT * rows, fill=hatch)
            yield label(UNIT * (column + 0.5), UNIT * (top - 0.28), "−1", 46, theme.bad, weight=700)


def _bounds(places: Sequence[Laid | Frame]) -> tuple[int, int, int, int]:
    """The left column, the top row, and how many columns and rows some cards and frames take up."""
    if not places:
        return 0, 0, SIDE, SIDE
    xs, ys = [each.x for each in places], [each.y for each in places]
    return min(xs), min(ys), max(xs) - min(xs) + SIDE, max(ys) - min(ys) + SIDE
