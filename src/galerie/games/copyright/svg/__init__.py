"""A round of Copyright as a picture: the model, and everybody's lay-out with their hand, the viewer's first."""

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from galerie.core import Seat
from galerie.games.copyright.rules.frame import Frame
from galerie.games.copyright.rules.view import Place, View
from galerie.games.copyright.svg.films import figures, lay_out, sheets, ticks
from galerie.svg.drawing import Drawing, fact, plate
from galerie.svg.elements import at, box, group, label
from galerie.svg.themes import LEAF_3, SERIF, Theme
from galerie.texts import say

WIDTH: Final = 960
MODEL: Final = 230
PAD: Final = 22
GAP: Final = 12
HEAD: Final = 46
HAND: Final = 8
"""So many cards of a hand have room in a row; more are smaller."""

COLUMNS: Final = {1: 1, 2: 2, 3: 2, 4: 2}
"""Of lay-outs, by the number of players; otherwise three."""


def drawing(view: View, eye: Seat | None, language: str, theme: Theme) -> Drawing:
    first = eye or 0
    seats = [first, *(seat for seat in range(len(view.places)) if seat != first)]
    columns = COLUMNS.get(len(seats), 3)
    left = 2 * PAD + MODEL
    width = (WIDTH - left - PAD - GAP * (columns - 1)) / columns
    height = HEAD + width + (width - 2 * GAP) / HAND + 2
    rows = -(-len(seats) // columns)
    whole = max(2 * PAD + rows * (height + GAP) - GAP, 2 * PAD + MODEL + 92)
    parts = [
        box(1, 1, WIDTH - 2, whole - 2, 8, fill=theme.pick("#e6eef2", "#16222a"), stroke=LEAF_3, stroke_width=2),
        group(_model(view, first, language, theme), transform=at(PAD, PAD)),
    ]
    for index, seat in enumerate(seats):
        row, column = divmod(index, columns)
        spot = at(left + column * (width + GAP), PAD + row * (height + GAP))
        parts.append(group(_player(view, seat, width, height, theme), transform=spot))
    said = " ".join(fact(language, str(seat + 1), _told(view, seat, language)) for seat in range(len(view.places)))
    return Drawing(WIDTH, whole, tuple(parts), f"{_round(view, language)}. {said}")


def mark(view: View, seat: Seat, theme: Theme) -> Element:
    """A film with the number of the seat."""
    film = {
        "fill": theme.pick("rgba(96,150,190,0.18)", "rgba(150,200,230,0.16)"),
        "stroke": theme.pick("rgba(28,72,104,0.55)", "rgba(190,224,242,0.55)"),
    }
    number = label(0, 0, seat + 1, 21, theme.pick("#12408f", "#b9d4ff"), weight=700)
    return group([box(-18, -18, 36, 36, 6, stroke_width=2, **film), number], transform="scale(2.4)")


def _model(view: View, seat: Seat, language: str, theme: Theme) -> Iterator[Element]:
    """Four films exactly over one another, with ticks where the first lay-out matches them, and the round."""
    yield label(0, 10, say(language, "copyright-model-caption"), 19, theme.words_soft, weight=400, anchor="start")
    films = [sheets([(0, 0)] * len(view.model), theme)]
    films += [group(figures(each.card, each.orientation, theme)) for each in view.model]
    if not view.model:
        films = [
            box(3, 3, 294, 294, 16, fill="none", stroke=theme.line_strong, stroke_dasharray="18 14", stroke_width=5)
        ]
    frame = _frame(view, seat)
    films += ticks(frame.matching if frame else "", 0, 0, theme)
    yield group(films, transform=at(0, 34, MODEL / 300))
    yield label(0, MODEL + 64, _round(view, language), 28, theme.words, font=SERIF, anchor="start")


def _player(view: View, seat: Seat, width: float, height: float, theme: Theme) -> Iterator[Element]:
    """A player's lay-out, and their hand below it: its faces, or only how many cards it has."""
    place = view.places[seat]
    scored = view.result is not None
    active = view.stage == "playing" and not place.done and view.player in (None, seat)
    yield plate(theme, 0, 0, width, height, active=active)
    yield group([mark(view, seat, theme)], transform=at(28, HEAD / 2, 0.36))
    frame = _frame(view, seat)
    if not scored:
        yield label(54, HEAD / 2, f"{frame.matches if frame else 0}/9", 22, theme.words_soft, anchor="start")
    else:
        points = view.result.tallies[seat].score if view.result else 0
        text = f"−{-points}" if points < 0 else f"+{points}"
        colour = theme.bad if points < 0 else theme.good if points else theme.words_soft
        yield label(54, HEAD / 2, text, 24, colour, anchor="start")
    total = view.totals[seat]
    yield label(width - 16, HEAD / 2, f"−{-total}" if total < 0 else total, 38, theme.words, font=SERIF, anchor="end")
    side = width - 2 * GAP
    yield box(GAP, HEAD, side, side, 6, fill=theme.pick("#f7fbfd", "#0e1a21"))
    costly = scored and view.options.variant != "flash"
    cards, (x, y, shown) = lay_out(place.laid, frame, theme, counted=scored, costly=costly)
    yield group([group(cards, transform=at(-x, -y))], transform=at(GAP, HEAD, side / shown))
    yield from _hand(place, HEAD + side + 8, side / HAND, theme)


def _hand(place: Place, top: float, pitch: float, theme: Theme) -> Iterator[Element]:
    """The cards in hand, and after them, faded, those that were not laid in their turn."""
    known: list[int | None] = [*place.hand] if place.hand is not None else [None] * place.cards
    lost: list[int | None] = [*place.lost] if place.lost is not None else [None] * place.missed
    every = [(card, False) for card in known] + [(card, True) for card in lost]
    size = min(pitch, pitch * HAND / max(len(every), 1))
    for index, (card, is_lost) in enumerate(every):
        film = [sheets([(0, 0)], theme), *(figures(card, 0, theme) if card is not None else [_back(theme)])]
        faded = 0.45 if is_lost else None
        yield group(film, transform=at(GAP + size * index + 1, top, (size - 4) / 300), opacity=faded)


def _back(theme: Theme) -> Element:
    """A card that the viewer does not know."""
    return box(24, 24, 252, 252, 10, fill=theme.paint("hatch"), stroke=theme.line_strong, stroke_width=6)


def _frame(view: View, seat: Seat) -> Frame | None:
    tally = view.result.tallies[seat].frame if view.result else None
    return tally or view.places[seat].frame


def _round(view: View, language: str) -> str:
    return say(language, "copyright-round", {"round": view.round})


def _told(view: View, seat: Seat, language: str) -> str:
    place, frame = view.places[seat], _frame(view, seat)
    matches = frame.matches if frame else 0
    return say(language, "copyright-miniature", {"cards": len(place.laid), "matches": matches, "done": "no"})
