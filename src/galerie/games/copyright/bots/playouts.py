"""In "timed": what a lay-out comes to score, by playing on with cards that may come.

Under a frame that stays where it is, a lay-out is what shows in its cells and how far cards stick out on each side. In
a play-out every card is laid where it is worth most at once, or lost. In each turn others may end the round, and
reproducing the model is worth something beside its score, because it stops them.

`readable_play_out` shows how; the kernel does the same much faster, and a test compares the two.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from statistics import fmean
from typing import Final, NamedTuple

from galerie.games.copyright import kernel
from galerie.games.copyright.rules.deck import CELLS, face
from galerie.games.copyright.rules.layout import LayOut
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.scoring import MISSED_COST
from galerie.games.copyright.rules.solving import BONUS, FIGURE_BITS, FIGURE_CELLS, effect_of

NEAR: Final = range(-2, 3)
"""Offsets from the frame at which a card still shares a cell with it."""

ALL: Final = (1 << CELLS) - 1
HUNDREDTHS: Final = 100


class Framed(NamedTuple):
    """A lay-out as it lies under a frame."""

    shown: int
    """As in `effect_of`: figures in the cells of the frame, the covered cells above them."""

    left: int
    right: int
    top: int
    bottom: int
    """How far cards stick out."""

    missed: int


class Habits(NamedTuple):
    """How cards are laid in a play-out, and what its end is worth."""

    still: int = 90
    missing: int = 18
    """In hundredths of a point: for a cell that can still match, and for each figure that it lacks."""

    ending: float = 0.12
    """The probability that others end the round in a turn."""

    finishing: float = 1.0
    """What reproducing the model is worth beside its score."""


HABITS: Final = Habits()


def framed(laid: LayOut, x: int, y: int, missed: int) -> Framed:
    """A lay-out under the frame with this corner."""
    shown = 0
    for card in laid:
        shown |= effect_of(card.card, card.orientation, card.x - x, card.y - y)
    columns, rows = [card.x - x for card in laid] or [0], [card.y - y for card in laid] or [0]
    return Framed(shown, max(0, -min(columns)), max(0, *columns), max(0, -min(rows)), max(0, *rows), missed)


def play_out(
    model: int, lay_outs: Sequence[Framed], cards: Sequence[int], turns: int, habits: Habits = HABITS
) -> list[float]:
    """What each lay-out comes to score on average over samples of so many cards, one sample after another."""
    if not kernel.available:
        return readable_play_out(model, lay_outs, cards, turns, habits)
    faces = bytes(cell for card in cards for cell in face(card))
    return kernel.compiled.play_out(model, list(map(tuple, lay_outs)), faces, turns, *habits)  # type: ignore[arg-type]  # tuples of a NamedTuple's length


def readable_play_out(
    model: int, lay_outs: Sequence[Framed], cards: Sequence[int], turns: int, habits: Habits = HABITS
) -> list[float]:
    samples = [cards[at : at + turns] for at in range(0, len(cards), turns)]
    return [fmean(_followed(model, each, sample, habits) for sample in samples) for each in lay_outs]


def _followed(model: int, lay_out: Framed, cards: Sequence[int], habits: Habits) -> float:
    """What the lay-out comes to score, on average over when the round ends."""
    total, going = 0.0, 1.0
    matches, score, _ = _judged(model, lay_out, habits)
    for card in cards:
        if matches == CELLS:
            break
        total += going * habits.ending * score
        going *= 1 - habits.ending
        lost = lay_out._replace(missed=lay_out.missed + 1)
        ways = [lost, *(_with(lay_out, place) for place in _places(card))]
        lay_out = max(ways, key=lambda each: _judged(model, each, habits)[2])
        matches, score, _ = _judged(model, lay_out, habits)
    return total + going * (score + habits.finishing * (matches == CELLS))


@lru_cache(maxsize=256)
def _places(card: int) -> tuple[Framed, ...]:
    """The card by itself, wherever it shares a cell with the frame."""
    return tuple(
        Framed(effect_of(card, orientation, x, y), max(0, -x), max(0, x), max(0, -y), max(0, y), 0)
        for x, y, orientation in product(NEAR, NEAR, range(len(ORIENTATIONS)))
    )


def _with(one: Framed, other: Framed) -> Framed:
    left, right, top, bottom = map(max, one[1:5], other[1:5])
    return Framed(one.shown | other.shown, left, right, top, bottom, one.missed + other.missed)


def _judged(model: int, lay_out: Framed, habits: Habits) -> tuple[int, int, int]:
    """Matches, score, and what the lay-out is worth at once, in hundredths."""
    figures = lay_out.shown & FIGURE_CELLS
    spoilt, missing = _cells(figures & ~model), model & ~figures
    matching = lay_out.shown >> FIGURE_BITS & ~spoilt & ~_cells(missing)
    still = ALL & ~matching & ~spoilt
    wanted = (missing & (still | still << CELLS | still << 2 * CELLS)).bit_count()
    matches = matching.bit_count()
    score = matches + BONUS * (matches == CELLS) - sum(lay_out[1:5]) - MISSED_COST * lay_out.missed
    return matches, score, HUNDREDTHS * score + habits.still * still.bit_count() - habits.missing * wanted


def _cells(figures: int) -> int:
    """The cells that contain a figure."""
    return (figures | figures >> CELLS | figures >> 2 * CELLS) & ALL
