"""The table of Miroir as a picture, from the viewer's side of the mirror."""

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from galerie.core import Seat
from galerie.games.miroir.rules.moves import Lay, Recover, Shift, Steal, parse
from galerie.games.miroir.rules.view import View
from galerie.games.miroir.svg import layout
from galerie.games.miroir.svg.cards import badge, card, materials, pile
from galerie.games.miroir.svg.layout import BAND, HEIGHT, TOP, WIDTH, Rect
from galerie.svg.drawing import Drawing, fact, plate
from galerie.svg.elements import Attributes, at, box, disc, group, label, path
from galerie.svg.themes import JET_3, LEAF_1, LEAF_2, LEAF_3, SERIF, SILVER_1, Theme
from galerie.texts import say

SIDES: Final = ("south", "north")
EDGES: Final = 3
"""How many cards of a stack are seen below the first."""

GAP: Final = 12
ROW: Final = 56


def drawing(view: View, eye: Seat | None, language: str, theme: Theme) -> Drawing:
    """Spectators look from South's side."""
    near = eye or 0
    table = [
        *_ground(theme),
        *_heads(view, theme),
        *_lying(view, 1 - near, False, theme),
        *_lying(view, near, True, theme),
    ]
    rows = [
        group(_row(view, 1 - near, language, theme)),
        group(_row(view, near, language, theme), transform=at(0, ROW + HEIGHT + 2 * GAP)),
    ]
    said = " ".join(_won(view, seat, language) for seat in (0, 1))
    parts = (rows[0], group(table, transform=at(0, ROW + GAP)), rows[1])
    return Drawing(WIDTH, HEIGHT + 2 * (ROW + GAP), parts, said, materials(theme))


def mark(view: View, seat: Seat, theme: Theme) -> Element:
    """A medallion with the side's initial, the same in both languages: ivory for South, dark glass for North."""
    ground, ink = ("#f5eedb", "#1c1a14") if seat == 0 else ("#22323c", SILVER_1)
    medallion = disc(0, 0, 45, fill=ground, stroke=LEAF_3, stroke_width=5)
    return group([medallion, label(0, 0, "SN"[seat], 66, ink, font=SERIF, weight=700)])


def _ground(theme: Theme) -> Iterator[Element]:
    """The felt, the mirror between two gilded rails, and the trays."""
    yield box(1, 1, WIDTH - 2, HEIGHT - 2, 8, fill=theme.paint("felt"), stroke=LEAF_3, stroke_width=2)
    yield box(2, TOP - 5, WIDTH - 4, BAND + 12, fill="#000", fill_opacity=0.16)
    yield box(2, TOP, WIDTH - 4, BAND, fill=theme.paint("mirror"))
    shine = f"M{{0}} {TOP + BAND}L{{1}} {TOP}H{{2}}L{{3}} {TOP + BAND}Z"
    for left, width in ((100, 70), (430, 34), (720, 70)):
        d = shine.format(left, left + 45, left + width + 45, left + width)
        yield path(d, fill="#fff", fill_opacity=0.4)
    for y in (TOP, TOP + BAND - 3):
        yield box(2, y, WIDTH - 4, 3, fill=theme.paint("rail"))
    for near in (False, True):
        around = layout.tray(near)
        yield box(around.x - 4, around.y - 3, around.width + 8, around.height + 6, 8, fill="#000", fill_opacity=0.08)


def _heads(view: View, theme: Theme) -> Iterator[Element]:
    """The capitals in the mirror, each with the number of its column."""
    for column, letter in enumerate(view.heads, 1):
        rect = layout.head(column)
        if letter:
            yield card(letter, rect, theme, capital=True)
        yield label(rect.x + 8, rect.y + 9, column, 11, LEAF_1 if letter == "?" else "#33505f")


def _lying(view: View, seat: Seat, near: bool, theme: Theme) -> Iterator[Element]:
    """Everything on one side of the mirror."""
    side = view.sides[seat]
    plain: Attributes = {"stroke": "#fff", "stroke_opacity": 0.08}
    marked: Attributes = {"stroke": theme.mark, "stroke_opacity": 0.55, "stroke_width": 2}
    last = _last_column(view, seat)
    for column in range(1, len(side.columns) + 1):
        x, y, width, height = layout.column(near, column)
        edge = marked if column == last else plain
        yield box(x, y, width, height, 7, fill="#fff", fill_opacity=0.07, **edge)
    for column, cards in enumerate(side.columns, 1):
        for number, letter in enumerate(cards, 1):
            yield card(letter, layout.slot(near, column, number, len(cards)), theme)
    for number, cards in enumerate(side.discard):
        rect = layout.place(near, number)
        if cards:
            yield from _stack(cards, rect, theme)
        else:
            yield box(*rect, 5, fill="none", stroke=theme.on_ice, stroke_opacity=0.28)
    yield from pile(side, layout.pile(near), theme)
    yield from _trophies(view, seat, layout.words(near), theme)
    if view.card and view.turn == seat:
        rect = layout.turned_up(near)
        yield card(view.card, rect, theme)
        yield box(
            rect.x - 1, rect.y - 1, rect.width + 2, rect.height + 2, 6, fill="none", stroke=LEAF_2, stroke_width=3
        )


def _last_column(view: View, seat: Seat) -> int | None:
    """Where the last move of this player put cards, unless they are gone with a word."""
    if view.last is None or view.last.seat != seat or view.last.wins:
        return None
    match parse(view.last.move):
        case Shift(target=column) | Lay(column) | Steal(column=column) | Recover(column=column):
            return column
        case _:
            return None


def _stack(cards: str, rect: Rect, theme: Theme) -> Iterator[Element]:
    for under in reversed(range(min(len(cards) - 1, EDGES) + 1)):
        yield card(cards[0], Rect(rect.x, rect.y - 2 * under, rect.width, rect.height), theme)
    if len(cards) > 1:
        yield from badge(rect.x + rect.width - 2, rect.y + 2, str(len(cards)), JET_3, LEAF_1, 12)


def _trophies(view: View, seat: Seat, rect: Rect, theme: Theme) -> Iterator[Element]:
    """How many words a side has won, of those it needs."""
    won, needed = len(view.sides[seat].won), view.options.words
    _, y = rect.centre
    yield box(*rect, 6, fill=theme.paint("trophy"), stroke=LEAF_3)
    for number in range(needed):
        fill = theme.paint("won") if number < won else "none"
        yield box(rect.x + 14 + 12 * number, y - 8, 9, 16, 2, fill=fill, stroke=LEAF_3)
    yield label(rect.x + rect.width - 12, y, f"{won}/{needed}", 18, LEAF_1, anchor="end")


def _row(view: View, seat: Seat, language: str, theme: Theme) -> Iterator[Element]:
    """A player, and the words they have won; gilt if one was won just now."""
    yield plate(theme, 0, 0, WIDTH, ROW, active=view.turn == seat and view.stage != "over")
    yield group([mark(view, seat, theme)], transform=at(32, ROW / 2, 0.42))
    yield label(66, ROW / 2, say(language, f"miroir-side-{SIDES[seat]}"), 22, theme.words, anchor="start")
    words = "  ·  ".join(won.word.upper() for won in view.sides[seat].won)
    size = min(24, 1100 / max(len(words), 1))
    fresh = view.last is not None and any(win.seat == seat for win in view.last.wins)
    yield label(WIDTH - 18, ROW / 2, words, size, theme.gilt if fresh else theme.words, font=SERIF, anchor="end")


def _won(view: View, seat: Seat, language: str) -> str:
    won = view.sides[seat].won
    told = say(language, "miroir-words-won", {"whose": SIDES[seat], "count": len(won), "all": view.options.words})
    return fact(language, told, ", ".join(each.word.upper() for each in won)) if won else f"{told}."
