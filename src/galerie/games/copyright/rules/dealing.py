"""Chance: the cards of the model, and each player's cards (COP-10, COP-11, COP-46, COP-61)."""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
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
    fitting = ~_joined(serving for bit, serving in SERVING.items() if not bit & model)
    fitting_cards = [card for card in {*pool}.union(*holding) if OF_CARD[card] & fitting]
    if len(fitting_cards) * len(FIGURES) < len(holding) * model.bit_count():
        return None
    serving = [(bit, some & fitting) for bit, some in SERVING.items() if bit & model]
    in_pool, in_hand = _choices(pool), [_choices(hand) for hand in holding]
    for _ in range(ATTEMPTS):
        left, hands = in_pool, list[set[int]]()
        for hand, own, size in zip(holding, in_hand, sizes, strict=True):
            needed = _cover(model, serving, left | own, rng)
            if needed is None or len(needed - hand) > size:
                break
            hands.append(needed - hand)
            left &= ~_choices(needed)
        else:
            rest = {*pool}.difference(*hands)
            return _filled_up(hands, sizes, sorted(rest), rng)
    return None


def _filled_up(hands: list[set[int]], sizes: Sequence[int], rest: list[int], rng: Random) -> Deal:
    rng.shuffle(rest)
    for cards, size in zip(hands, sizes, strict=True):
        while len(cards) < size:
            cards.add(rest.pop())
    return Deal(tuple(tuple(sorted(cards)) for cards in hands))


def _cover(model: int, serving: Sequence[tuple[int, int]], left: int, rng: Random) -> set[int] | None:
    """Cards that together show the model, by the choices that are left; None if the random ones lead nowhere.

    Figures that the fewest choices can show come first, by the card that shows most of what is missing.
    """
    chosen: set[int] = set()
    missing = model
    while missing:
        rarest = min([some & left for bit, some in serving if bit & missing], key=int.bit_count)
        if not rarest:
            return None
        rated = [((choice[1] & missing).bit_count(), choice) for choice in map(CHOICES.__getitem__, _places(rarest))]
        most = max(rated)[0]
        card, shown = rng.choice([choice for count, choice in rated if count == most])
        chosen.add(card)
        missing &= ~shown
        left &= ~OF_CARD[card]
    return chosen


def _choices(cards: Iterable[int]) -> int:
    return _joined([OF_CARD[card] for card in cards])


def _joined(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)


def _places(number: int) -> list[int]:
    """Where a number has ones, from the lowest on."""
    places: list[int] = []
    while number:
        lowest = number & -number
        places.append(lowest.bit_length() - 1)
        number ^= lowest
    return places


CHOICES: Final = tuple((card, shown) for card in CARDS for shown in SHOWN[card - 1])
"""Each card with each pattern that it can show. A set of choices is a number with a bit for each: a fair deal takes
thousands of looks at them, while everybody waits."""

OF_CARD: Final = {card: sum(1 << at for at, choice in enumerate(CHOICES) if choice[0] == card) for card in CARDS}
"""The choices of each card."""

SERVING: Final = {
    bit: sum(1 << at for at, (_, shown) in enumerate(CHOICES) if shown & bit)
    for bit in (1 << place for place in _places(_joined(shown for _, shown in CHOICES)))
}
"""The choices that show each figure in each cell."""
