"""A screen on the ice, centred on its foot: its face, or its back."""

from collections.abc import Iterator
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

from galerie.core import Seat
from galerie.games.reflecto.rules.screens import Face
from galerie.svg.elements import Attributes, at, box, disc, el, group, label, line, path
from galerie.svg.themes import Theme

PANEL: Final = "M-36 0V-74C-36-87-19-93 0-93S36-87 36-74V0Z"
PANE: Final = "M-29-5V-72C-29-81-15-86 0-86S29-81 29-72V-5Z"
SIZES: Final = (0, 56, 40, 29, 22, 18)
"""Of the letters of a tile, by how many share its width."""

SNOWFLAKE: Final = (
    "M0-21V21M-18-10.5 18 10.5M-18 10.5 18-10.5M-5-17 0-12 5-17M-5 17 0 12 5 17M-17.5-4-10.5-6-12.5-13"
    "M17.5 4 10.5 6 12.5 13M-17.5 4-10.5 6-12.5 13M17.5-4 10.5-6 12.5-13"
)


class Livery(NamedTuple):
    """The colours of a side, the same by day and by night."""

    body: str
    shade: str
    deep: str
    trim: str
    figure: str


LIVERIES: Final = (
    Livery("#f7f5f0", "#cfd2d3", "#a3a9ad", "#a8485a", "#7d2f3f"),
    Livery("#3f78b5", "#28588f", "#173c68", "#d9ecf8", "#ffffff"),
)
PAPER: Final = "#fffdf4"
INK: Final = "#14202b"


def screen(
    seat: Seat,
    theme: Theme,
    *,
    number: int | None = None,
    face: Face | None = None,
    reflection: Face | None = None,
    noted: Face | None = None,
) -> Iterator[Element]:
    """A screen with its face, or without one its back with its number and what the viewer has seen on it before."""
    livery = LIVERIES[seat]
    yield el("ellipse", cx=10, cy=2, rx=44, ry=10, fill=theme.paint("cast"))
    yield path("M-36 2H36V16C36 24 20 30 0 30S-36 24-36 16Z", fill=livery.body, opacity=0.14)
    yield path("M36 0V-74C36-80 31-86 24-89L31-92C39-88 43-82 43-76V-4Z", fill=livery.shade)
    yield path(PANEL, fill=livery.body, stroke=livery.deep, stroke_width=1.4)
    if face is None:
        yield from _back(seat, number, noted)
    elif face.kind == "mirror":
        yield from _mirror(reflection, theme)
    else:
        yield path(PANE, fill=PAPER, stroke=livery.deep, stroke_width=1.2)
        yield from _content(face)
    foot = "M-42 3C-42-2-38-5-34-5H34C38-5 42-2 42 3Z"
    yield path(foot, fill=livery.shade, stroke=livery.deep, stroke_width=1.2)


def _back(seat: Seat, number: int | None, noted: Face | None) -> Iterator[Element]:
    livery = LIVERIES[seat]
    yield path("M-29-8V-72C-29-80-16-86-4-86L-22-8Z", fill="#fff", opacity=0.16)
    yield line(PANE, livery.trim, 1.6, opacity=0.55)
    pen: Attributes = {
        "stroke": livery.trim,
        "stroke_width": 2.4,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    if seat == 0:
        petals = [path("M0-4C-10-9-11-20 0-21 11-20 10-9 0-4", transform=f"rotate({72 * each})") for each in range(5)]
        emblem = [*petals, disc(0, 0, 4)]
    else:
        emblem = [path(SNOWFLAKE)]
    yield group(emblem, fill="none", transform=at(0, -51), **pen)
    if number is not None:
        yield label(0, -17, number + 1, 22, livery.figure, weight=700)
    if noted:
        yield group(_note(noted), transform="translate(19 -74) rotate(6)")


def _note(face: Face) -> Iterator[Element]:
    """What was once seen, pencilled on a slip."""
    yield box(-16, -15, 32, 30, 2, fill="#fff3c2", stroke="#9a7a2a", stroke_width=1)
    if face.kind == "letters":
        size = 30 / len(face.letters) + 4 if len(face.letters) > 1 else 25
        yield label(0, 1, face.letters, size, "#3b2c07", weight=700)
    else:
        yield line("M-8 0H8" if face.kind == "blank" else "M-8 7-1-8M1 8 9-6", "#6d5a22", 3, stroke_linecap="round")


def _mirror(reflection: Face | None, theme: Theme) -> Iterator[Element]:
    yield path(PANE, fill=theme.paint("silver"), stroke="#5b7686", stroke_width=1.2)
    if reflection:
        image = path("M-21-14V-68C-21-74-11-78 0-78S21-74 21-68V-14Z", fill=PAPER, stroke="#7f98a5", opacity=0.92)
        shown = group(_content(reflection), transform="translate(0 -8.5) scale(0.8)")
        yield group([image, shown], transform="scale(-1 1)")
    shimmer = "M-29-22V-46L14-84C20-82 25-79 28-75ZM-29-58V-66L-12-84C-8-85-4-86 0-86Z"
    yield path(shimmer, fill="#fff", opacity=0.18 if reflection else 0.5)


def _content(face: Face) -> Iterator[Element]:
    if face.kind == "letters":
        yield label(0, -45, face.letters, SIZES[min(len(face.letters), 5)], INK, weight=700)
        if face.figure is not None:
            yield label(19, -16, face.figure, 19, "#8d3f1f", weight=700)
    else:
        d = "M-12-45H12" if face.kind == "blank" else "M-14-36 2-62M-2-30 15-58"
        yield line(d, "#7d8b94", 3, stroke_linecap="round")
