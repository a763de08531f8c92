"""The possible positions of the cursor, and where the arrow keys lead."""

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from galerie.core import Seat
from galerie.games.miroir import View
from galerie.games.miroir.rules.cards import SHORTEST
from galerie.games.miroir.rules.state import NUMBERS


class Zone(IntEnum):
    """From the top of the screen to the bottom."""

    THEIR_DISCARD = 0
    THEIR_COLUMNS = 1
    HEADS = 2
    COLUMNS = 3
    HAND = 4
    """The pile, and the places of the discard beside it."""


class Spot(NamedTuple):
    zone: Zone
    number: int
    """Of a column, or of a place in a discard, from 1; the pile is 0."""

    card: int = 0
    """In the player's own column: 1 lies next to the capital."""


PILE = Spot(Zone.HAND, 0)


def spots(view: View, own: Seat) -> Iterator[Spot]:
    """Where an action of this player can begin; where players are referees, also what they can speak of."""
    side, other = view.sides[own], view.sides[1 - own]
    yield from (Spot(Zone.THEIR_DISCARD, place) for place, cards in enumerate(other.discard, 1) if cards)
    if view.options.referee == "challenge":
        yield from (Spot(Zone.THEIR_COLUMNS, column) for column in NUMBERS if other.column(column))
        yield from (Spot(Zone.HEADS, column) for column in NUMBERS if len(side.column(column)) + 1 >= SHORTEST)
    for column in NUMBERS:
        yield from (Spot(Zone.COLUMNS, column, card) for card in range(1, len(side.column(column)) + 1))
    yield PILE
    yield from (Spot(Zone.HAND, place) for place, cards in enumerate(side.discard, 1) if cards)


def step(all_spots: list[Spot], here: Spot, across: int, down: int) -> Spot:
    """The next spot in a direction; sideways it wraps around."""
    return _beside(all_spots, here, across) if across else _beyond(all_spots, here, down)


def _beside(all_spots: list[Spot], here: Spot, across: int) -> Spot:
    row = [spot for spot in all_spots if spot.zone == here.zone]
    numbers = sorted({spot.number for spot in row})
    number = numbers[(numbers.index(here.number) + across) % len(numbers)]
    return min((spot for spot in row if spot.number == number), key=lambda spot: abs(spot.card - here.card))


def _beyond(all_spots: list[Spot], here: Spot, down: int) -> Spot:
    """Along the column first, then in the next zone that is not empty."""
    following = here._replace(card=here.card + down)
    if following in all_spots:
        return following
    zones = sorted({spot.zone for spot in all_spots if (spot.zone - here.zone) * down > 0})
    if not zones:
        return here
    zone = zones[0] if down > 0 else zones[-1]
    row = [spot for spot in all_spots if spot.zone == zone]
    return min(row, key=lambda spot: (abs(spot.number - here.number), down * spot.card))
