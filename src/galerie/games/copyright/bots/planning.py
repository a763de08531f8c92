"""The lay-out that a player is aiming at.

A bot remembers nothing between steps, so its plan depends only on what stays the same throughout a round, the model and
its cards, and on whether the others are still playing. It finds the same plan every time.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from galerie.core import Seat
from galerie.games.copyright.bots import aiming
from galerie.games.copyright.bots.skill import Skill
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.layout import Laid, LayOut, joined
from galerie.games.copyright.rules.options import Framing
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.solving import best
from galerie.games.copyright.rules.view import View

ASKEW: Final = 0.5
"""How often a misplaced card is beside the right place; otherwise it is turned or flipped wrongly."""


class Race(NamedTuple):
    """What matters of the others."""

    hurry: bool
    """Somebody may still finish first."""

    flash: bool
    """Only reproducing the model counts (COP-50)."""


def plan(skill: Skill, view: View, seat: Seat) -> LayOut:
    """The planned lay-out, in an order in which it can be laid.

    A player who counts cards stops hurrying once the others have given up, and then goes for the points.
    """
    others = [place for number, place in enumerate(view.places) if number != seat]
    counting = skill.haste is not None
    race = Race(counting and not all(place.done for place in others), counting and view.options.variant == "flash")
    return _plan(skill, seat, view.round, shape(view.model), _cards(view, seat), view.options.frame, race)


@lru_cache(maxsize=256)
def _plan(
    skill: Skill, seat: Seat, number: int, model: int, cards: tuple[int, ...], framing: Framing, race: Race
) -> LayOut:
    rng = Random(f"{skill} {seat} {number} {model} {cards}")
    considered = sorted(rng.sample(cards, min(len(cards), rng.randint(*skill.overview))))
    laid = _aim(skill, model, considered, framing, race)
    if not skill.flaw:
        return laid
    for card in laid:
        if rng.random() < skill.flaw:
            flawed = tuple(misplaced(each, rng) if each == card else each for each in laid)
            laid = flawed if joined(flawed) == flawed else laid
    return tuple(_in_order(laid))


def _aim(skill: Skill, model: int, cards: list[int], framing: Framing, race: Race) -> LayOut:
    if skill.haste is None:
        return best(model, cards, framing).laid
    if race.flash and (laid := aiming.quickest(model, cards)):
        return laid
    if race.hurry:
        return aiming.hurried(model, cards, framing, skill.haste)
    return aiming.unhurried(model, cards, framing)


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
