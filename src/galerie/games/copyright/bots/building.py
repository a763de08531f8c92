"""Building the planned lay-out on the desk, one step at a time."""

from collections.abc import Sequence
from random import Random
from typing import Final

from galerie.games.copyright.bots.planning import misplaced
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.layout import FARTHEST, Laid, LayOut, touch
from galerie.games.copyright.rules.moves import Clear, Put, Step, Take

HOPELESS: Final = 3
"""With this many wrong cards and no right one, a player starts over."""


def step(desk: Desk, planned: LayOut, attempt: float, rng: Random) -> Step | None:
    """The next step; None when everything lies as planned.

    Wrong cards are put right first, and nothing new is tried meanwhile, so a player cannot go on undoing for ever.
    """
    meant = {card.card: card for card in planned}
    wrong = [card for card in desk.laid if meant.get(card.card) != card]
    if wrong:
        return _mended(meant.get(wrong[-1].card), wrong, alone=len(wrong) == len(desk.laid))
    card = next((card for card in planned if card not in desk.laid and _fits(card, desk.laid)), None)
    if card is None:
        return None
    return put(tried(card, desk.laid, rng) if rng.random() < attempt else card)


def put(card: Laid) -> Put:
    return Put(card.card, card.orientation, card.x, card.y)


def _mended(right: Laid | None, wrong: Sequence[Laid], *, alone: bool) -> Step:
    """Put the last wrong card right, or away if the plan has no place for it."""
    if alone and len(wrong) >= HOPELESS:
        return Clear()
    movable = right and _is_on_table(right) and (not alone or len(wrong) == 1)
    return put(right) if right and movable else Take(wrong[-1].card)


def tried(card: Laid, laid: LayOut, rng: Random) -> Laid:
    """A place that looks right to a player who is still experimenting."""
    elsewhere = misplaced(card, rng)
    return elsewhere if _fits(elsewhere, laid) else card


def _fits(card: Laid, laid: LayOut) -> bool:
    return _is_on_table(card) and (not laid or any(touch(card, other) for other in laid))


def _is_on_table(card: Laid) -> bool:
    return max(abs(card.x), abs(card.y)) <= FARTHEST
