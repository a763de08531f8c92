"""Chance: the cards of the model, and each player's cards (COP-10, COP-11, COP-46, COP-61)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.copyright.rules.deck import CARDS, FIGURES, PATTERNS
from galerie.games.copyright.rules.moves import Deal, Model, Oriented
from galerie.games.copyright.rules.orientation import ORIENTATIONS

MODEL_CARDS: Final = 4
HAND: Final = 10

ATTEMPTS: Final = 4
"""How often a fair deal is tried for a model before another model is drawn."""

SHOWN: Final = tuple(tuple(sorted({*patterns})) for patterns in PATTERNS)
"""The different patterns of each card."""

PATIENCE: Final = 256
"""The factor on the attempts for a model that is known to have a fair deal."""


def shape(cards: Iterable[Oriented]) -> int:
    """The pattern of cards laid exactly over one another."""
    shown = 0
    for each in cards:
        shown |= PATTERNS[each.card - 1][each.orientation]
    return shown


def drawn_model(rng: Random, *, turned: bool) -> Model:
    cards = sorted(rng.sample(CARDS, MODEL_CARDS))
    return Model(tuple(Oriented(card, rng.randrange(len(ORIENTATIONS)) if turned else 0) for card in cards))


@lru_cache(maxsize=1024)
def fair_model(seed: str, seats: int) -> Model:
    """A model that each of `seats` hands can reproduce."""
    rng = Random(seed)
    while True:
        model = drawn_model(rng, turned=True)
        shown = {each.card for each in model.cards}
        pool = [card for card in CARDS if card not in shown]
        if _fair_hands(shape(model.cards), [()] * seats, [HAND] * seats, pool, rng):
            return model


def dealt_hands(rng: Random, pool: Sequence[int], sizes: Sequence[int], fair_to: int | None) -> Deal:
    """Hands of these sizes from a pool; fair to the model `fair_to`, if it is given and has a fair deal."""
    if fair_to is None:
        return drawn_hands(rng, pool, sizes)
    while not (found := fair_hands(fair_to, [()] * len(sizes), sizes, pool, rng)):
        continue
    return found


def varied(deal: Deal, kept: Seat, rng: Random, pool: Sequence[int], fair_to: int | None) -> Deal:
    """The same cards for one player, and different ones for all others."""
    rest = [card for card in pool if card not in deal.hands[kept]]
    sizes = [len(hand) for seat, hand in enumerate(deal.hands) if seat != kept]
    hands = [*dealt_hands(rng, rest, sizes, fair_to).hands]
    hands.insert(kept, deal.hands[kept])
    return Deal(tuple(hands))


def drawn_hands(rng: Random, pool: Sequence[int], sizes: Sequence[int]) -> Deal:
    """Hands of these sizes from a pool."""
    cards = iter(rng.sample(pool, sum(sizes)))
    return Deal(tuple(tuple(sorted(next(cards) for _ in range(size))) for size in sizes))


def fair_hands(
    model: int, known: Sequence[Collection[int]], sizes: Sequence[int], pool: Sequence[int], rng: Random
) -> Deal | None:
    """More cards for each player that, with the known ones, make every hand fair; None if none were found."""
    for _ in range(PATIENCE):
        if found := _fair_hands(model, known, sizes, pool, rng):
            return found
    return None


def _fair_hands(
    model: int, known: Sequence[Collection[int]], sizes: Sequence[int], pool: Sequence[int], rng: Random
) -> Deal | None:
    """Give each player random cards that reproduce the model, then fill up the hands with any cards."""
    holding = [frozenset(hand) for hand in known]
    fitting = {card: fits for card in sorted({*pool}.union(*holding)) if (fits := _fits(card, model))}
    if len(fitting) * len(FIGURES) < len(holding) * model.bit_count():
        return None
    for _ in range(ATTEMPTS):
        left = {*pool}
        hands: list[set[int]] = []
        for hand, size in zip(holding, sizes, strict=True):
            needed = _cover(model, [card for card in fitting if card in hand or card in left], fitting, rng)
            if needed is None or len(needed - hand) > size:
                break
            hands.append(needed - hand)
            left -= needed
        else:
            return _filled_up(hands, sizes, sorted(left), rng)
    return None


def _filled_up(hands: list[set[int]], sizes: Sequence[int], rest: list[int], rng: Random) -> Deal:
    rng.shuffle(rest)
    for cards, size in zip(hands, sizes, strict=True):
        while len(cards) < size:
            cards.add(rest.pop())
    return Deal(tuple(tuple(sorted(cards)) for cards in hands))


def _cover(model: int, cards: Iterable[int], fitting: Mapping[int, Sequence[int]], rng: Random) -> set[int] | None:
    """Some of these cards that together show the model; None if the random choices lead nowhere.

    Figures that the fewest cards can show come first, by the card that shows most of what is missing.
    """
    choices = [(card, shown) for card in cards for shown in fitting[card]]
    serving = {bit: [choice for choice in choices if choice[1] & bit] for bit in _bits(model)}
    chosen: set[int] = set()
    missing = model
    while missing:
        rarest = min(serving.values(), key=len)
        if not rarest:
            return None
        most = max((shown & missing).bit_count() for _, shown in rarest)
        card, shown = rng.choice([choice for choice in rarest if (choice[1] & missing).bit_count() == most])
        chosen.add(card)
        missing &= ~shown
        serving = {
            bit: [choice for choice in others if choice[0] != card] for bit, others in serving.items() if bit & missing
        }
    return chosen


def _fits(card: int, model: int) -> tuple[int, ...]:
    """The patterns of the card in each orientation that is part of the model."""
    return tuple([shown for shown in SHOWN[card - 1] if not shown & ~model])


def _bits(number: int) -> list[int]:
    return [1 << at for at in range(number.bit_length()) if number >> at & 1]
