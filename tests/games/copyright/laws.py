"""What the laws should know about Copyright."""

from random import Random
from typing import Any, Final

from galerie.core import Seat
from galerie.games.copyright import Clear, Copyright, Model, Move, Oriented, Put, Take


def unlisted(position: Any, seat: Seat, rng: Random) -> list[Move]:
    """Any steps, most of them near cards that lie there, and any models."""
    if not isinstance(position, Copyright):
        return []
    if position.stage == "arranging":
        return [Model(tuple(Oriented(each.card, rng.randrange(8)) for each in position.model)) for _ in range(4)]
    desk = position.desks[seat]
    found: list[Move] = [Clear(), *(Take(laid.card) for laid in desk.laid)]
    corners = [(laid.x, laid.y) for laid in desk.laid] or [(0, 0)]
    for card in rng.sample(desk.cards, min(4, len(desk.cards))):
        x, y = rng.choice(corners)
        found.append(Put(card, rng.randrange(8), x + rng.randint(-3, 3), y + rng.randint(-3, 3)))
        found.append(Put(card, rng.randrange(8), rng.randint(-110, 110), rng.randint(-110, 110)))
    return found


UNLISTED: Final = (unlisted,)
