"""A few of the many possible steps, always the same ones for the same desk."""

from collections.abc import Iterator
from typing import Final

from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.layout import FARTHEST, Laid
from galerie.games.copyright.rules.moves import Clear, Put, Step, Take
from galerie.games.copyright.rules.orientation import ORIENTATIONS

NEAR: Final = ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-2, 1), (2, -2))
"""Offsets that share cells."""


def suggestions(desk: Desk) -> Iterator[Step]:
    """Lay each card of the hand somewhere, move or take back each laid card, and take all of them back."""
    for card in desk.hand:
        if put := _beside(desk, card):
            yield put
    loose = desk.laid[desk.fixed :]
    for laid in loose:
        if (put := _beside(desk, laid.card)) and _is_another_place(desk, laid, put):
            yield put
        yield Take(laid.card)
    if len(loose) > 1:  # for a single card this is the same as taking it back
        yield Clear()


def _is_another_place(desk: Desk, laid: Laid, put: Put) -> bool:
    """Whether the card neither stays as it is nor gets disconnected, which is the same as taking it back."""
    same = (put.orientation, put.x, put.y) == (laid.orientation, laid.x, laid.y)
    return not same and any(each.card == put.card for each in desk.after(put).laid)


def _beside(desk: Desk, card: int) -> Put | None:
    """A place near a card that is already laid; it varies with the card and the number of laid cards."""
    choice = 5 * card + 3 * len(desk.laid)
    x, y = NEAR[choice % len(NEAR)]
    others = [laid for laid in desk.laid if laid.card != card]
    anchor = others[choice % len(others)] if others else None
    x, y = x + (anchor.x if anchor else 0), y + (anchor.y if anchor else 0)
    put = Put(card, (card + len(desk.laid)) % len(ORIENTATIONS), x, y)
    return put if max(abs(x), abs(y)) <= FARTHEST else None
