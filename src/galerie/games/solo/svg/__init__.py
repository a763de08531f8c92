"""The board of the solo game as a picture, with the tray of tokens below it."""

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from galerie.core import Seat
from galerie.games.solo.rules.view import View
from galerie.svg.discs import COLOURS, EXTENT, board, lying
from galerie.svg.drawing import Drawing
from galerie.svg.elements import at, box, el, group, label, line, path
from galerie.svg.materials import linear, use
from galerie.svg.themes import JET_3, JET_4, LEAF_1, LEAF_2, LEAF_4, ON_LEAF, SERIF, Theme
from galerie.texts import say

NUMBERS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0)
"""Of the tokens of a colour, in the order of the tray."""

ALL: Final = 24
GAP: Final = 14
HEAD: Final = 50
SLOT: Final = 65
TRAY: Final = 2 * SLOT + 12


def drawing(view: View, eye: Seat | None, language: str, theme: Theme) -> Drawing:
    def square(name: str, number: int) -> list[Element]:
        return [*_on_square(view, name, view.board[number], theme)]

    last = view.last.square if view.last else None
    won = say(language, "solo-won", {"count": len(view.won), "all": ALL})
    hidden = say(language, "solo-hidden", {"count": view.board.count("?")})
    top = EXTENT + GAP
    foot = [
        label(4, top + HEAD / 2, won, 28, theme.words, anchor="start"),
        label(EXTENT - 4, top + HEAD / 2, hidden, 26, theme.words_soft, weight=400, anchor="end"),
        box(0, top + HEAD, EXTENT, TRAY, 6, fill=theme.paint("tray"), stroke=theme.line, stroke_width=1.5),
        *(_row(view, colour, top + HEAD + 6 + SLOT * (row + 0.5), theme) for row, colour in enumerate(COLOURS)),
    ]
    materials = {"tray": linear((0, theme.ice_1), (1, theme.ice_2))}
    return Drawing(EXTENT, top + HEAD + TRAY, (*board(theme, last, square), *foot), f"{won}. {hidden}.", materials)


def mark(view: View, seat: Seat, theme: Theme) -> Element:
    """A disc of both colours."""
    return group(
        [
            use(theme, "disc-gold"),
            path("M29-29A41 41 0 0 1-29 29Z", fill=theme.paint("jet-face")),
            el("circle", r=43, fill="none", stroke=theme.gilt, stroke_width=4),
        ]
    )


def _on_square(view: View, name: str, letter: str, theme: Theme) -> Iterator[Element]:
    if letter in COLOURS:
        yield from lying(theme, COLOURS[letter])
    elif letter != ".":
        yield el("ellipse", cx=3, cy=8, rx=41, ry=39, fill=theme.paint("cast"))
        yield _token(view.tokens.get(name), theme, lost=name in view.lost)
    else:
        yield from _missed([move[0] for move in view.missed if move[1:] == name])


def _token(token: str | None, theme: Theme, *, lost: bool = False) -> Element:
    """A token with its number, or face down."""
    parts = [use(theme, f"token-{COLOURS[token[0]]}" if token else "token-mirror")]
    gold = token is not None and token[0] == "g"
    if token and token[1:] != "0":
        colour = ON_LEAF if gold else LEAF_1
        parts.append(label(0, -5, token[1:], 39 if len(token) > 2 else 42, colour, font=SERIF, weight=700))
    elif token:
        parts.append(line("M0-20 11-4 0 12-11-4Z", LEAF_4 if gold else LEAF_2, 2.5))
    if lost:
        crack = "M-9-36 2-14-8-3 6 12-1 36M2-14 21-22M6 12 26 21M-8-3-29 6"
        light = token is not None and not gold
        parts.append(line(crack, LEAF_1 if light else JET_4, 2.6, stroke_linejoin="bevel"))
    return group(parts, opacity=0.55 if lost else None)


def _missed(letters: list[str]) -> Iterator[Element]:
    """What would still have won a token: a round mark for gold, a crescent for black."""
    apart = 17 if len(letters) > 1 else 0
    if "g" in letters:
        yield el("circle", cx=-apart, r=12, fill=LEAF_2, stroke=LEAF_4, stroke_width=2)
    if "b" in letters:
        crescent = "M9-17A19 19 0 1 0 9 17 15.5 15.5 0 0 1 9-17Z"
        yield path(crescent, fill=JET_3, stroke="#eef6fa", stroke_width=1.5, transform=at(apart, 0))


def _row(view: View, letter: str, y: float, theme: Theme) -> Element:
    """The tokens of one colour: those that are won lie in the tray."""
    won, seen = [*view.won], [*view.tokens.values()]
    pitch = (EXTENT - 12 - SLOT) / len(NUMBERS)
    parts = [group([use(theme, f"disc-{COLOURS[letter]}")], transform=at(6 + SLOT / 2, 0, 0.58))]
    lost = [token for square, token in view.tokens.items() if square in view.lost]
    for place, number in enumerate(NUMBERS):
        token, x = f"{letter}{number}", 6 + SLOT + pitch * (place + 0.5)
        if token in won:
            won.remove(token)
            parts.append(group([_token(token, theme)], transform=at(x, 0, 0.72)))
            continue
        shown = token in seen
        if shown:
            seen.remove(token)
        parts += _empty_slot(x, number, theme, shown=shown, lost=token in lost)
    return group(parts, transform=at(0, y))


def _empty_slot(x: float, number: int, theme: Theme, *, shown: bool, lost: bool) -> Iterator[Element]:
    half = 27
    yield box(
        x - half,
        -half,
        2 * half,
        2 * half,
        15,
        fill=theme.panel_high if shown else "none",
        fill_opacity=0.55,
        stroke=theme.on_ice,
        stroke_opacity=None if shown else 0.22,
        stroke_width=1.5,
    )
    yield label(x, 0, number or "–", 24, theme.on_ice, weight=700 if shown else 600)
    if lost:
        yield line(f"M{x - 17} 0H{x + 17}", theme.on_ice, 3)
