"""The lay-out that a player is aiming at.

A bot remembers nothing between steps, so its plan depends only on what stays the same throughout a round: the model
and its cards. It finds the same plan every time.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.copyright.bots.skill import Skill
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.layout import Laid, LayOut, joined
from galerie.games.copyright.rules.options import Framing
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.solving import best
from galerie.games.copyright.rules.view import View

ASKEW: Final = 0.5
"""How often a misplaced card is beside the right place; otherwise it is turned or flipped wrongly."""


def plan(skill: Skill, view: View, seat: Seat) -> LayOut:
    """The planned lay-out, in an order in which it can be laid."""
    return _plan(skill, seat, view.round, shape(view.model), _cards(view, seat), view.options.frame)


@lru_cache(maxsize=256)
def _plan(skill: Skill, seat: Seat, number: int, model: int, cards: tuple[int, ...], framing: Framing) -> LayOut:
    rng = Random(f"{skill} {seat} {number} {model} {cards}")
    considered = rng.sample(cards, min(len(cards), rng.randint(*skill.overview)))
    laid = best(model, sorted(considered), framing).laid
    for card in laid:
        if rng.random() < skill.flaw:
            flawed = tuple(misplaced(each, rng) if each == card else each for each in laid)
            laid = flawed if joined(flawed) == flawed else laid
    return tuple(_in_order(laid))


def misplaced(card: Laid, rng: Random) -> Laid:
    """The card nearly where it belongs: one step aside, or turned or flipped."""
    if rng.random() < ASKEW:
        x, y = rng.choice([(1, 0), (0, 1), (-1, 0), (0, -1)])
        return replace(card, x=card.x + x, y=card.y + y)
    return replace(card, orientation=(card.orientation + rng.randrange(1, len(ORIENTATIONS))) % len(ORIENTATIONS))


def shifted(planned: LayOut, laid: LayOut) -> LayOut:
    """The same plan, shifted to where it agrees best with the laid cards."""
    meant = {card.card: card for card in planned}
    shifts = Counter(
        (card.x - meant[card.card].x, card.y - meant[card.card].y)
        for card in laid
        if card.card in meant and card.orientation == meant[card.card].orientation
    )
    (x, y), _ = max(shifts.items(), key=lambda each: (each[1], each[0] == (0, 0)), default=((0, 0), 0))
    return tuple(replace(card, x=card.x + x, y=card.y + y) for card in planned)


def _cards(view: View, seat: Seat) -> tuple[int, ...]:
    """All cards that the player was dealt."""
    place = view.places[seat]
    return tuple(sorted([*(place.hand or ()), *(card.card for card in place.laid)]))


def _in_order(laid: LayOut) -> Iterator[Laid]:
    """Ordered so that each card shares a cell with an earlier one, even where flaws have moved some."""
    rest = list(laid)
    done: LayOut = ()
    while rest:
        following = next(card for card in rest if len(joined((*done, card))) > len(done))
        rest.remove(following)
        done = (*done, following)
        yield following
