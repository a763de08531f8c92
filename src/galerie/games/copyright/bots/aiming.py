"""Which lay-out to aim at: not only what it scores counts, but also how soon it is laid.

Whoever reproduces the model ends the round, and the others are scored as they are (COP-15, COP-30). Nearly every hand
can do it with four or five cards, where the lay-out that scores most takes six on average, for hardly more points. In a
race the quickest lay-outs that reproduce the model compete, and one with a card more has to score more.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from galerie.games.copyright.rules.deck import CELLS
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.frame import best_frame
from galerie.games.copyright.rules.layout import FARTHEST, Laid, LayOut, joined, touch
from galerie.games.copyright.rules.moves import Put
from galerie.games.copyright.rules.options import Framing
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.solving import BONUS, Best, best, finish

NEAR: Final = range(-2, 3)
"""How far from the frame a card still shares a cell with it."""


def unhurried(model: int, cards: Sequence[int], framing: Framing) -> LayOut:
    """The lay-out that scores most, with as few cards as that takes."""
    most = best(model, cards, framing)
    return next(
        (
            few.laid
            for limit in range(len(most.laid))
            if (few := best(model, cards, framing, limit)).score == most.score
        ),
        most.laid,
    )


def hurried(model: int, cards: Sequence[int], framing: Framing, haste: float) -> LayOut:
    """The lay-out for a race, in an order in which it is worth much when somebody else finishes first."""
    ends = list(endings(model, cards))
    if not ends:
        return in_order(model, unhurried(model, cards, framing), framing)
    return in_order(model, max(ends, key=lambda end: end.score - haste * len(end.laid)).laid, framing)


def quickest(model: int, cards: Sequence[int]) -> LayOut | None:
    """The fewest cards that reproduce the model, which is all that counts in "flash" (COP-50)."""
    return next((end.laid for end in endings(model, cards)), None)


def endings(model: int, cards: Sequence[int]) -> Iterator[Best]:
    """The best lay-outs that reproduce the model, the quickest first; one with more cards only if it scores more."""
    score = None
    for limit in range(1, len(cards) + 1):
        end = finish(model, cards, limit)
        if end and (score is None or end.score > score):
            score = end.score
            yield end


def in_order(model: int, laid: LayOut, framing: Framing) -> LayOut:
    """The order in which what is laid so far is worth most, added up over all steps."""
    whole = (1 << len(laid)) - 1

    @cache
    def rest(done: int) -> tuple[int, tuple[int, ...]]:
        """What the steps after these cards can be worth, and their order."""
        if done == whole:
            return 0, ()
        ways = []
        for number, card in enumerate(laid):
            if done >> number & 1 or (
                done and not any(done >> on & 1 and touch(card, laid[on]) for on in range(len(laid)))
            ):
                continue
            with_it = done | 1 << number
            frame = best_frame(tuple(each for at, each in enumerate(laid) if with_it >> at & 1), model, framing)
            worth, order = rest(with_it)
            ways.append((worth + (frame.score if frame else 0), (number, *order)))
        return max(ways)

    return tuple(laid[number] for number in rest(0)[1])


def last_step(model: int, desk: Desk, framing: Framing) -> Put | None:
    """Where players take turns and somebody has finished, one step is left: the one that gains most, if any does."""
    frame = best_frame(desk.laid, model, framing)
    chosen, most = None, frame.score if frame else 0
    x, y = (frame.x, frame.y) if frame else (0, 0)
    held = {each.card: each for each in desk.laid}
    for card in (*desk.hand, *held):
        others = tuple(each for each in desk.laid if each.card != card)
        for each in _places(card, others, x, y):
            after = best_frame((*others, each), model, framing)
            score = after.score + BONUS * (after.matches == CELLS) if after else 0
            if score > most and each != held.get(card):
                chosen, most = each, score
    return Put(chosen.card, chosen.orientation, chosen.x, chosen.y) if chosen else None


def _places(card: int, others: LayOut, x: int, y: int) -> Iterator[Laid]:
    """Where a card shares a cell with the frame and with the other cards, which stay together."""
    if others and not _together(others):
        return
    for column in NEAR:
        for row in NEAR:
            at = Laid(card, 0, x + column, y + row)
            if max(abs(at.x), abs(at.y)) > FARTHEST or (others and not any(touch(at, other) for other in others)):
                continue
            for orientation in range(len(ORIENTATIONS)):
                yield Laid(card, orientation, at.x, at.y)


def _together(laid: LayOut) -> bool:
    return len(joined(laid)) == len(laid)
