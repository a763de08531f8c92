"""Random deals for measurements."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from galerie.games.copyright.rules.dealing import HAND, drawn_hands, drawn_model, shape
from galerie.games.copyright.rules.deck import CARDS


class Dealt(NamedTuple):
    model: int
    """A pattern, as in `galerie.games.copyright.rules.deck`."""

    hand: tuple[int, ...]


def deals(count: int, seed: int, size: int = HAND) -> Iterator[Dealt]:
    """Random models and hands, always the same for a seed."""
    rng = Random(seed)
    for _ in range(count):
        model = drawn_model(rng, turned=True)
        pool = [card for card in CARDS if card not in {each.card for each in model.cards}]
        yield Dealt(shape(model.cards), drawn_hands(rng, pool, [size]).hands[0])
