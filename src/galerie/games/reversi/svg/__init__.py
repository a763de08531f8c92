"""The board of Reversi as a picture, with what each side has below it."""

from typing import Final
from xml.etree.ElementTree import Element

from galerie.core import Seat
from galerie.games.reversi.rules.view import View
from galerie.svg.discs import COLOURS, EXTENT, board, lying, medal
from galerie.svg.drawing import Drawing, fact, plate
from galerie.svg.elements import at, group, label
from galerie.svg.themes import SERIF, Theme
from galerie.texts import say

GAP: Final = 14
FOOT: Final = 84
WIDTH: Final = (EXTENT - GAP) / 2


def drawing(view: View, eye: Seat | None, language: str, theme: Theme) -> Drawing:
    """There are no secrets: the board looks the same to everybody."""

    def square(_: str, number: int) -> list[Element]:
        held = COLOURS.get(view.board[number])
        return lying(theme, held) if held else []

    sides = [_side(view, seat, language, theme) for seat in (0, 1)]
    last = view.last.square if view.last else None
    said = " ".join(fact(language, _name(view, seat, language), _count(view, seat, language)) for seat in (0, 1))
    return Drawing(EXTENT, EXTENT + GAP + FOOT, (*board(theme, last, square), *sides), said)


def mark(view: View, seat: Seat, theme: Theme) -> Element:
    return medal(theme, view.colours[seat])


def _side(view: View, seat: Seat, language: str, theme: Theme) -> Element:
    left, middle = seat * (WIDTH + GAP), FOOT / 2
    reserve = view.reserves and say(language, "reversi-reserve", {"count": view.reserves[seat]})
    parts = [
        plate(theme, 0, 0, WIDTH, FOOT, active=view.turn == seat),
        group([mark(view, seat, theme)], transform=at(46, middle, 0.6)),
        label(88, middle - (13 if reserve else 0), _name(view, seat, language), 28, theme.words, anchor="start"),
        label(WIDTH - 22, middle, view.counts[seat], 56, theme.words, font=SERIF, anchor="end"),
    ]
    if reserve:
        parts.append(label(88, middle + 19, reserve, 21, theme.words_soft, weight=400, anchor="start"))
    return group(parts, transform=at(left, EXTENT + GAP))


def _name(view: View, seat: Seat, language: str) -> str:
    return say(language, f"reversi-side-{view.colours[seat]}")


def _count(view: View, seat: Seat, language: str) -> str:
    return say(language, "reversi-side-count", {"count": view.counts[seat]})
