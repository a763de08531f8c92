"""A few of the many steps that can be made, always the same ones at the same desk."""

from collections.abc import Iterator
from typing import Final

from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.layout import FARTHEST, Laid
from galerie.games.copyright.rules.moves import Clear, Put, Step, Take
from galerie.games.copyright.rules.orientation import ORIENTATIONS

NEAR: Final = ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-2, 1), (2, -2))
"""Offsets that share cells."""


def suggestions(desk: Desk) -> Iterator[Step]:
    """Each card of the hand put somewhere, each card laid put elsewhere or taken back, and all of them taken back."""
    for card in desk.hand:
        if put := _beside(desk, card):
            yield put
    loose = desk.laid[desk.fixed :]
    for laid in loose:
        if (put := _beside(desk, laid.card)) and _is_another_place(desk, laid, put):
            yield put
        yield Take(laid.card)
    if len(loose) > 1:  # of a single card it is the same as to take it back
        yield Clear()


def _is_another_place(desk: Desk, laid: Laid, put: Put) -> bool:
    """Whether the card would neither stay as it is nor be split off, which is the same as to take it back."""
    same = (put.orientation, put.x, put.y) == (laid.orientation, laid.x, laid.y)
    return not same and any(each.card == put.card for each in desk.after(put).laid)


def _beside(desk: Desk, card: int) -> Put | None:
    """Somewhere near a card that lies there already, varied by the card and by how many lie there."""
    choice = 5 * card + 3 * len(desk.laid)
    x, y = NEAR[choice % len(NEAR)]
    others = [laid for laid in desk.laid if laid.card != card]
    anchor = others[choice % len(others)] if others else None
    x, y = x + (anchor.x if anchor else 0), y + (anchor.y if anchor else 0)
    put = Put(card, (card + len(desk.laid)) % len(ORIENTATIONS), x, y)
    return put if max(abs(x), abs(y)) <= FARTHEST else None
