"""Where to lay the card of a turn in "timed", when earlier cards can no longer be moved.

A lay-out is worth what it scores, plus something for every cell that can still come to match. A wrong figure spoils its
cell for good (COP-41), so a useless card is better laid aside, where it costs a row or a column.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from galerie.games.copyright import kernel
from galerie.games.copyright.bots.playouts import Framed, framed, play_out
from galerie.games.copyright.bots.skill import Skill
from galerie.games.copyright.rules.deck import CELLS, SIDE
from galerie.games.copyright.rules.frame import best_frame
from galerie.games.copyright.rules.layout import FARTHEST, Laid, LayOut, touch
from galerie.games.copyright.rules.options import Framing
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.scoring import MISSED_COST
from galerie.games.copyright.rules.solving import BONUS, FIGURE_BITS, FIGURE_CELLS, effect_of

ASIDE: Final = SIDE - 1
"""How far outside the laid cards another card, or the frame, still shares a cell with them."""

FRAMES: Final = 8
"""How many places for the frame a player considers."""

MISSING: Final = 0.2
"""The share of its worth that a cell which can still match loses for each missing figure."""

ALL: Final = (1 << CELLS) - 1


class Prospect(NamedTuple):
    """What a lay-out promises under one frame."""

    worth: float
    score: int
    hopeful: bool
    """The model can still be reproduced: no figure is in the way."""

    x: int
    y: int


LONG: Final = 12
"""From this turn of "timed" on, nobody stops others from ending the round."""

FORESIGHT: Final = 0.9
"""What a cell that can still match is worth to a player who plays on in their mind, as in `Skill`."""

TURNS: Final = 5
"""How many turns a player imagines who plays on in their mind."""

CONSIDERED: Final = 24
"""How many of the places that look best are then compared, each under the frame that it suits."""

CONSIDERED_FRAMES: Final = 6


class Turn(NamedTuple):
    """What a player knows when a card has come."""

    model: int
    laid: LayOut
    """What can no longer be moved."""

    missed: int
    card: int
    unseen: tuple[int, ...]
    """The cards that may come."""


@lru_cache(maxsize=256)
def place(skill: Skill, turn: Turn, seed: str) -> Laid | None:
    """Where to lay a card; None if it is better to lose it."""
    if skill.samples and kernel.available and len(turn.unseen) >= TURNS:
        return max(comparison(turn, skill.samples, Random(seed)), key=lambda way: way[1])[0]
    return _place_at_once(skill, turn.model, turn.laid, turn.card, Random(seed))


def comparison(turn: Turn, samples: int, rng: Random) -> list[tuple[Laid | None, float]]:
    """The places that look best, and losing the card: what each comes to score with cards that may come."""
    before = sorted(prospects(FORESIGHT, turn.model, turn.laid), reverse=True)[:CONSIDERED_FRAMES]
    frames = [(frame.x, frame.y) for frame in before] or [*_around((Laid(turn.card, 0, 0, 0),))]
    ways = [
        (_under(FORESIGHT, turn.model, (*turn.laid, each), *frame).worth, each, frame)
        for each in _places(turn.laid, turn.card)
        for frame in frames
    ]
    ways.sort(key=lambda way: way[0], reverse=True)
    lay_outs: dict[Framed, Laid | None] = {}
    for _, each, frame in ways[:CONSIDERED]:
        lay_outs.setdefault(framed((*turn.laid, each), *frame, turn.missed), each)
    for frame in frames if turn.laid else []:
        lay_outs.setdefault(framed(turn.laid, *frame, turn.missed + 1), None)
    coming = [card for _ in range(samples) for card in rng.sample(turn.unseen, TURNS)]
    return list(zip(lay_outs.values(), play_out(turn.model, list(lay_outs), coming, TURNS), strict=True))


def _place_at_once(skill: Skill, model: int, laid: LayOut, card: int, rng: Random) -> Laid | None:
    before = sorted(prospects(skill.foresight, model, laid), reverse=True)[:FRAMES]
    chosen, most = None, before[0].worth - MISSED_COST if before else -float(CELLS)
    frames = [(frame.x, frame.y) for frame in before] or [*_around((Laid(card, 0, 0, 0),))]
    for each in _places(laid, card):
        after = (*laid, each)
        worth = max(_under(skill.foresight, model, after, *frame).worth for frame in frames) + rng.gauss(0, skill.blur)
        if worth > most:
            chosen, most = each, worth
    return chosen


def is_stuck(skill: Skill, model: int, fixed: LayOut, laid: LayOut, framing: Framing) -> bool:
    """Whether a figure is in the way, and the card of this turn has gained nothing either."""
    before, after = best_frame(fixed, model, framing), best_frame(laid, model, framing)
    gained = after is not None and after.score > (before.score if before else 0)
    return bool(laid) and not max(prospects(skill.foresight, model, laid)).hopeful and not gained


def prospects(foresight: float, model: int, laid: LayOut) -> list[Prospect]:
    """One for every frame that touches the laid cards."""
    return [_under(foresight, model, laid, x, y) for x, y in _around(laid)]


def _under(foresight: float, model: int, laid: LayOut, x: int, y: int) -> Prospect:
    shown = 0
    for card in laid:
        shown |= effect_of(card.card, card.orientation, card.x - x, card.y - y)
    spoilt, missing = _cells(shown & FIGURE_CELLS & ~model), model & ~shown
    matching = shown >> FIGURE_BITS & ~spoilt & ~_cells(missing)
    still = ALL & ~matching & ~spoilt
    wanted = (missing & (still | still << CELLS | still << 2 * CELLS)).bit_count()
    bonus = BONUS * (matching == ALL)
    score = matching.bit_count() + bonus - _out(x, [card.x for card in laid]) - _out(y, [card.y for card in laid])
    return Prospect(score + foresight * (still.bit_count() - MISSING * wanted), score, not spoilt, x, y)


def _cells(figures: int) -> int:
    """The cells that contain a figure."""
    return (figures | figures >> CELLS | figures >> 2 * CELLS) & ALL


def _out(start: int, corners: list[int]) -> int:
    """How many rows or columns stick out of a frame that starts at `start`."""
    return max(0, start - min(corners)) + max(0, max(corners) - start)


def _around(laid: LayOut) -> Iterator[tuple[int, int]]:
    """Where a card or the frame can lie and share a cell with the lay-out."""
    xs, ys = [each.x for each in laid], [each.y for each in laid]
    if not laid:
        return
    for x in range(min(xs) - ASIDE, max(xs) + ASIDE + 1):
        for y in range(min(ys) - ASIDE, max(ys) + ASIDE + 1):
            yield x, y


def _places(laid: LayOut, card: int) -> Iterator[Laid]:
    for x, y in _around(laid) if laid else [(0, 0)]:
        if max(abs(x), abs(y)) > FARTHEST or (laid and not any(touch(Laid(card, 0, x, y), each) for each in laid)):
            continue
        for orientation in range(len(ORIENTATIONS)):
            yield Laid(card, orientation, x, y)
