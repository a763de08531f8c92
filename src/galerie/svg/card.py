"""A card of 1200 × 630, which is shown beside a link: the board, who plays, and how it stands."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, Final
from xml.etree.ElementTree import Element

from galerie.core import AnyGame, Seat
from galerie.games import part
from galerie.svg import drawing_of
from galerie.svg.drawing import Drawing, document, inset
from galerie.svg.elements import at, box, group, label, line
from galerie.svg.materials import radial
from galerie.svg.themes import SANS, SERIF, Font, Theme

WIDTH: Final = 1200
HEIGHT: Final = 630
EDGE: Final = 36
BOARD: Final = 640
"""The most that the board takes of the width."""

TOLD: Final = 34
"""The height of a row of what is told."""

HOUSE: Final = "Galerie des Glaces"
LETTER: Final = {SANS: 0.53, SERIF: 0.47}
"""About how wide a letter is, in sizes of its font."""


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    score: str = ""
    first: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """The words on a card; a puzzle and a deal have no players."""

    title: str
    heading: str
    """What is below the title, such as the variant that is played."""

    players: tuple[Player, ...]
    told: str
    """How the game stands or has ended, or an invitation."""


def draw_card(game: AnyGame, view: Any, card: Card, language: str, theme: Theme, seat: Seat | None = None) -> str:
    """A card with what spectators see, or with the view of a seat."""
    shown = drawing_of(game, view, seat, language, theme)
    high = HEIGHT - 2 * EDGE
    wide = min(BOARD, high * shown.width / shown.height)
    left = 2 * EDGE + wide
    marked = getattr(part(game, "svg"), "mark", None)
    mark = (lambda seat: marked(view, seat, theme)) if marked else None
    words = group(_words(card, WIDTH - EDGE - left, theme, mark), transform=at(left, EDGE))
    ground = box(0, 0, WIDTH, HEIGHT, fill=theme.paint("hall"))
    materials = {**shown.materials, "hall": radial((0, theme.ground_far), (0.7, theme.ground), cy=0, r=0.9)}
    parts = (ground, inset(shown, EDGE, EDGE, wide, high), words)
    return document(Drawing(WIDTH, HEIGHT, parts, card.told, materials), card.title, language, theme, margin=0)


def draw_house_card(card: Card, language: str, theme: Theme) -> str:
    """A card of what is no game: a title and a sentence beside the sign of the house."""
    ground = box(0, 0, WIDTH, HEIGHT, fill=theme.paint("hall"))
    sign = group(_sign(theme, pen=0.5), transform=at(70, 65, 10))
    title = label(560, 300, card.title, 66, theme.words, font=SERIF, anchor="start")
    rows = fitted(card.told, 32, WIDTH - EDGE - 560, SERIF, rows=3)
    lines = ((360 + 42 * index, row) for index, row in enumerate(rows))
    told = [label(560, y, row, 32, theme.words_soft, font=SERIF, anchor="start") for y, row in lines]
    materials = {"hall": radial((0, theme.ground_far), (0.7, theme.ground), cy=0, r=0.9)}
    parts = (ground, sign, title, *told)
    return document(Drawing(WIDTH, HEIGHT, parts, card.told, materials), card.title, language, theme, margin=0)


def _words(card: Card, width: float, theme: Theme, mark: Callable[[int], Element] | None = None) -> Iterator[Element]:
    """The words beside the board; the more players there are, the smaller their rows. Each may have a mark."""
    count = len(card.players)
    step, size = (62, 30) if count < 4 else (44, 23) if count < 5 else (36, 20)
    yield group(_house(theme), transform=at(0, 8))
    for row in fitted(card.title, 66, width, SERIF, rows=1):
        yield label(0, 112, row, 66, theme.words, font=SERIF, anchor="start")
    y = 168.0
    for row in fitted(card.heading, 22, width, SANS, rows=2 if count < 5 else 1):
        yield label(0, y, row, 22, theme.words_soft, weight=400, anchor="start")
        y += 28
    y += 22
    for seat, player in enumerate(card.players):
        if mark:
            yield group([mark(seat)], transform=at(step / 2 - 4, y, step / 130))
        colour = theme.gilt if player.first else theme.words
        taken = step + 12 + 0.7 * size * len(player.score)
        (name,) = fitted(player.name, size, width - taken, SANS, rows=1) or [""]
        yield label(step + 6, y, name, size, colour, anchor="start")
        yield label(width, y, player.score, 1.4 * size, colour, font=SERIF, anchor="end")
        y += step
    bottom = HEIGHT - 2 * EDGE + 12
    rows = fitted(card.told, 28, width, SERIF, rows=min(4, int((bottom - y - 20) / TOLD)))
    top = bottom - TOLD * len(rows)
    yield line(f"M0 {top - TOLD}H{width:.0f}", theme.line_strong, 1.5)
    for index, row in enumerate(rows):
        yield label(0, top + TOLD * index, row, 28, theme.words, font=SERIF, anchor="start")


def _house(theme: Theme) -> Iterator[Element]:
    """The name of the house and its sign."""
    yield from _sign(theme)
    yield label(52, 22, HOUSE, 28, theme.gilt, font=SERIF, anchor="start")


def _sign(theme: Theme, pen: float = 1) -> Iterator[Element]:
    """An arched window and its reflection in the floor, drawn with a pen of this width."""
    tip = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    yield line("M8 30V18a12 12 0 0 1 24 0v12Z", theme.gilt, 1.6 * pen, **tip)
    yield line("M20 6v24M8 18h24M20 18 11.5 9.5M20 18l8.5-8.5", theme.gilt, 0.9 * pen, **tip)
    yield line("M2 31.5h36", theme.gilt, 1.2 * pen, **tip)
    yield line("M8 33v6a12 7 0 0 0 24 0v-6M20 33v13", theme.gilt, 1.3 * pen, opacity=0.4, **tip)


def fitted(text: str, size: float, width: float, font: Font, rows: int) -> list[str]:
    """A text in as many rows of this width as it needs and may have; what does not fit is left out."""
    return wrap(text, max(4, int(width / (LETTER[font] * size))), max_lines=rows, placeholder=" …")
