"""The ice of Reflecto as a picture, from the viewer's side, and each player's tiles that have left."""

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from galerie.core import Seat
from galerie.games.reflecto.rules.screens import Face
from galerie.games.reflecto.rules.view import View
from galerie.games.reflecto.svg.ice import HEIGHT, NAMES, WIDTH, foot, ice
from galerie.games.reflecto.svg.screens import INK, LIVERIES, PAPER, screen
from galerie.svg.drawing import Drawing, fact, plate
from galerie.svg.elements import at, box, group, label
from galerie.svg.themes import SERIF, Theme
from galerie.texts import say

SCREENS: Final = 7
ROW: Final = 62
ABOVE: Final = 74
"""How much of the picture of the ice lies above the farthest screens."""

SIDES: Final = ("gerda", "queen")


def drawing(view: View, eye: Seat | None, language: str, theme: Theme) -> Drawing:
    """Spectators look from Gerda's side."""
    near = eye or 0
    trail = tuple(name for name in (view.last.path if view.last else ()) if name in NAMES)
    parts = [
        group(_row(view, 1 - near, language, theme)),
        group([*ice(near, trail, theme), *_screens(view, near, theme)], transform=at(0, ROW - ABOVE)),
        group(_row(view, near, language, theme), transform=at(0, ROW + HEIGHT - ABOVE + 10)),
    ]
    said = " ".join(fact(language, _name(seat, language), _told(view, seat, language)) for seat in (0, 1))
    return Drawing(WIDTH, HEIGHT - ABOVE + 2 * ROW, tuple(parts), said)


def mark(view: View, seat: Seat, theme: Theme) -> Element:
    return group(screen(seat, theme), transform="translate(0 40)")


def _screens(view: View, near: Seat, theme: Theme) -> Iterator[Element]:
    """All screens on the board, the farthest first."""
    standing = [
        (*foot(name, near), seat, number)
        for seat, places in enumerate(view.screens)
        for number, name in enumerate(places)
        if name is not None
    ]
    for (x, y), size, seat, number in sorted(standing, key=lambda each: each[0].y):
        hand = view.hands[seat]
        face = hand.faces[number] if hand else None
        shown = (each.face for each in view.reflections if (each.seat, each.mirror) == (seat, number))
        drawn = screen(
            seat,
            theme,
            number=number,
            face=face,
            reflection=next(shown, None),
            noted=None if face else _noted(view, seat, number),
        )
        yield group(drawn, transform=at(x, y, size))


def _noted(view: View, seat: Seat, number: int) -> Face | None:
    """What the viewer has seen of an opposing screen in one of their mirrors."""
    return next((sight.face for sight in view.sights if sight.seat != seat and sight.screen == number), None)


def _row(view: View, seat: Seat, language: str, theme: Theme) -> Iterator[Element]:
    """A player, their tiles that have left, the first on the left (REF-34), and their last guess or their word."""
    livery, middle = LIVERIES[seat], (ROW - 10) / 2
    yield plate(theme, 0, 0, WIDTH, ROW - 10, active=view.turn == seat and not view.opened)
    yield group(screen(seat, theme), transform=at(26, 42, 0.38))
    yield label(54, middle, _name(seat, language), 20, theme.words, anchor="start")
    hand = view.hands[seat]
    for place in range(SCREENS - view.mirrors[seat]):
        gone = place < len(view.out[seat])
        x = 250 + 40 * place
        if not gone:
            yield box(x, middle - 18, 33, 36, 3, fill="none", stroke=theme.line_strong, stroke_dasharray="3 3")
            continue
        number = view.out[seat][place]
        face = hand.faces[number] if hand else _noted(view, seat, number)
        yield box(x, middle - 18, 33, 36, 3, fill=PAPER if face else livery.body, stroke=livery.deep)
        text = str(number + 1) if face is None else face.letters or "–"
        size = 18 if len(text) < 3 else 38 / len(text)
        yield label(x + 16.5, middle, text, size, INK if face else livery.figure, weight=700)
    yield label(WIDTH - 16, middle, _word(view, seat, language), 26, theme.words, font=SERIF, anchor="end")


def _word(view: View, seat: Seat, language: str) -> str:
    """What a player has told: that they are ready, their last guess, in the end their word."""
    hand = view.hands[seat]
    if hand and (view.result or view.opened):
        return hand.word
    if view.last and view.last.seat == seat and view.last.guess:
        return f"« {view.last.guess} »"
    return say(language, "reflecto-ready") if view.turn is None and view.ready[seat] else ""


def _name(seat: Seat, language: str) -> str:
    return say(language, f"reflecto-side-{SIDES[seat]}")


def _told(view: View, seat: Seat, language: str) -> str:
    tiles = SCREENS - view.mirrors[seat]
    out = say(language, "reflecto-out-row", {"count": len(view.out[seat]), "tiles": tiles})
    return f"{out} {_word(view, seat, language)}".strip()
