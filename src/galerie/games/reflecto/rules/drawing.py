"""A view of Reflecto as text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from galerie.games.reflecto.rules.board import COLUMNS, ROWS

if TYPE_CHECKING:
    from galerie.games.reflecto.rules.view import View

PLAYERS: Final = ("Gerda", "Queen")
NAMES: Final = (COLUMNS.upper(), COLUMNS)
"""Screens are named by the column in which they began, Gerda's in capitals."""

SIGNS: Final = {"mirror": "*", "blank": "_"}


def drawn(view: "View") -> Iterator[str]:
    """Line by line: the board, the last turn, and the faces of those screens that may be seen."""
    standing = {
        square: name for each in zip(view.screens, NAMES, strict=True) for square, name in zip(*each, strict=False)
    }
    for row in reversed(ROWS):
        yield f"{row} {' '.join(standing.get(column + row, '.') for column in COLUMNS)}"
    out = ("".join(NAMES[seat][screen] for screen in view.out[seat]) or "-" for seat in (0, 1))
    yield f"out: {' '.join(out)}"
    yield from turn(view)
    yield from faces(view)


def turn(view: "View") -> Iterator[str]:
    new = [each for each in view.facings if each.turn == view.count]
    if view.last and new:
        yield f"facing: {' '.join(NAMES[each.seat][each.screen] + NAMES[1 - each.seat][each.other] for each in new)}"
    if view.last and len(view.last.path) > 2:
        yield f"path: {' '.join(view.last.path)}"


def faces(view: "View") -> Iterator[str]:
    for seat, hand in enumerate(view.hands):
        if hand is None:
            continue
        shown = (f"{face.letters}{face.figure or ''}" or SIGNS[face.kind] for face in hand.faces)
        sights = (f"{NAMES[1 - seat][each.screen]}{each.turn}" for each in view.sights if each.seat == seat)
        yield f"{PLAYERS[seat]}: {'/'.join(hand.pieces)}, screens {' '.join(shown)}, saw {' '.join(sights) or '-'}"
