"""The provably best lay-out of a hand: COP-60.

The frame is fixed, and cards lie at offsets from it. No card needs to lie further away than just outside the frame:
moving every card closer, up to there, keeps shared cells shared and changes nothing inside the frame.

A score consists of a number of matching cells and an overflow. From the highest score down, for each such pair, every
choice of matching cells and every distribution of the overflow over the four sides is tried. That determines which
figures must show in which cells, which must not, and which cells must be covered. The rest is an exact search for a
cover that always branches on the requirement with the fewest candidate cards.

`readable_best` shows how; the kernel does the same much faster, and a test compares the two.

That is the best net score of any lay-out under any frame, where the first version of the rules lays the frame. COP-30
lays it where most cells match, even for a lower score, and then a lay-out may be worth less. This hardly ever matters:

- Let a lay-out match m cells under a frame A for a net score s, the best there is, and more cells, n, under a frame B
  for a score of s - d, d at least 0. Then at least 1 + d more rows and columns stick out of B than out of A. All that
  lies outside B and inside A is as much of B without a card: if k rows and columns of B are empty, then k > d.
- One empty row leaves B at most 6 cells with a card, two leave 4, three leave 2. So d = 0 if m is 4 or more; d is at
  most 1 if m is 2 or more.
- Therefore, if the best net score is 4 or more, or reached with 4 matching cells or more, its lay-out is also the best
  by COP-30. Otherwise the best is s if some lay-out of s has no better match elsewhere, which is searched without
  leaving out any that only looks alike; if there is none, it is s - 1, and the lay-out found first has it.
- Cards may still be moved closer: that gains a row or column, so d is at least 1 and m at most 3, while a lay-out with
  a card further out than just outside the frame has a score above 0 only with 5 matching cells or more.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import combinations, product
from typing import Final, NamedTuple, TypeAlias

from galerie.games.copyright import kernel
from galerie.games.copyright.rules.deck import CELLS, SIDE, face
from galerie.games.copyright.rules.frame import best_frame
from galerie.games.copyright.rules.layout import Laid, LayOut, joined, touch
from galerie.games.copyright.rules.options import Framing
from galerie.games.copyright.rules.orientation import ORIENTATIONS

HIGHEST: Final = 10
BONUS: Final = 1
OUTSIDE: Final = SIDE
"""How far from the frame a card needs to lie at most."""

MOST_CARDS: Final = 62
"""How many cards a player can have at most: all but those of the model."""

DOUBTFUL: Final = 3
"""With so few matching cells, the frame may go elsewhere for a lower score."""

FIGURE_BITS: Final = 3 * CELLS
"""An effect is a set of (figure, cell) pairs as in a pattern, with the covered cells above them."""

FIGURE_CELLS: Final = (1 << FIGURE_BITS) - 1


class Box(NamedTuple):
    """How far a lay-out may stick out of the frame on each side."""

    left: int
    right: int
    top: int
    bottom: int

    @property
    def hangs_together(self) -> bool:
        """Whether all cards in it share cells with each other, wherever they lie."""
        return self.left + self.right < SIDE and self.top + self.bottom < SIDE

    def offsets(self) -> Iterator[tuple[int, int]]:
        return product(range(-self.left, self.right + 1), range(-self.top, self.bottom + 1))


Boxes: TypeAlias = tuple[Box, ...]

BOXES: Final[tuple[Boxes, ...]] = tuple(
    tuple(Box(*sides) for sides in product(range(OUTSIDE + 1), repeat=4) if sum(sides) == overflow)
    for overflow in range(4 * OUTSIDE + 1)
)
"""By overflow."""


@dataclass(frozen=True, slots=True)
class Best:
    """The best lay-out of some cards."""

    score: int
    """The net score, bonus included."""

    matches: int
    overflow: int
    possible: bool
    """Whether the model can be reproduced at all, with any overflow."""

    laid: LayOut
    """In an order in which it can be laid; the frame's corner is in column 0 and row 0."""


def best(model: int, cards: Sequence[int], framing: Framing = "closest", limit: int = MOST_CARDS) -> Best:
    """The best lay-out of these cards for a model, with at most `limit` of them."""
    if not kernel.available:
        return readable_best(model, cards, framing, limit)
    found = _best(cards, kernel.compiled.best(model, _faces(cards), min(limit, len(cards))))
    return _framed(model, cards, found, framing, limit)


def finish(model: int, cards: Sequence[int], limit: int = MOST_CARDS) -> Best | None:
    """The best lay-out of at most `limit` of these cards that reproduces the model, if they can."""
    if not kernel.available:
        return readable_finish(model, cards, limit)
    found = _best(cards, kernel.compiled.finish(model, _faces(cards), min(limit, len(cards))))
    return found if found.possible else None


def is_fair(model: int, cards: Sequence[int]) -> bool:
    """Whether these cards can reproduce the model without overflow (COP-61)."""
    if not kernel.available:
        return readable_is_fair(model, cards)
    return kernel.compiled.is_fair(model, _faces(cards))


def readable_best(model: int, cards: Sequence[int], framing: Framing = "closest", limit: int = MOST_CARDS) -> Best:
    return _framed(model, cards, _best_net(model, cards, limit), framing, limit)


def _best_net(model: int, cards: Sequence[int], limit: int) -> Best:
    for score in range(HIGHEST if cards else 0, 0, -1):
        for matches in range(CELLS, 0, -1):
            overflow = matches + BONUS * (matches == CELLS) - score
            if overflow in range(len(BOXES)) and (laid := _reached(model, cards, limit, matches, overflow)):
                possible = matches == CELLS or _is_possible(model, cards, limit)
                return Best(score, matches, overflow, possible, _in_order(laid))
    return Best(0, 0, 0, _is_possible(model, cards, limit), ())


def readable_finish(model: int, cards: Sequence[int], limit: int = MOST_CARDS) -> Best | None:
    if not _is_possible(model, cards, limit):
        return None
    for overflow in range(len(BOXES)):
        if laid := _reached(model, cards, limit, CELLS, overflow):
            return Best(CELLS + BONUS - overflow, CELLS, overflow, possible=True, laid=_in_order(laid))
    return None


def readable_is_fair(model: int, cards: Sequence[int]) -> bool:
    return _reached(model, cards, MOST_CARDS, CELLS, 0) is not None


def _framed(model: int, cards: Sequence[int], found: Best, framing: Framing, limit: int) -> Best:
    """The best lay-out with the frame where it belongs, given the best net score under any frame."""
    if framing == "net" or found.matches > DOUBTFUL or _score(model, found.laid) == found.score:
        return found
    for matches in range(found.matches, found.score - 1, -1):
        if laid := _reached(model, cards, limit, matches, matches - found.score, found.score):
            return _rated(model, found, laid)
    return _rated(model, found, found.laid)


def _rated(model: int, found: Best, laid: LayOut) -> Best:
    """A lay-out as COP-30 rates it; nothing is better than less than nothing."""
    frame = best_frame(laid, model)
    if frame is None or frame.score <= 0:
        return Best(0, 0, 0, found.possible, ())
    moved = tuple(replace(each, x=each.x - frame.x, y=each.y - frame.y) for each in laid)
    return Best(frame.score, frame.matches, frame.rows + frame.columns, found.possible, _in_order(moved))


def _score(model: int, laid: LayOut) -> int:
    """The score by COP-30, without the bonus."""
    frame = best_frame(laid, model)
    return frame.score if frame else 0


def _is_possible(model: int, cards: Sequence[int], limit: int) -> bool:
    return _covered(model, cards, limit, Box(*[OUTSIDE] * 4), tuple(range(CELLS))) is not None


def _reached(
    model: int, cards: Sequence[int], limit: int, matches: int, overflow: int, framed: int | None = None
) -> LayOut | None:
    for box in BOXES[overflow]:
        for cells in combinations(range(CELLS), matches):
            if laid := _covered(model, cards, limit, box, cells, framed):
                return laid
    return None


def _covered(
    model: int, cards: Sequence[int], limit: int, box: Box, cells: tuple[int, ...], framed: int | None = None
) -> LayOut | None:
    """A lay-out within a box that shows the model in these cells, if there is one.

    With `framed`, it must have this score by COP-30 too, and lay-outs that look alike in the frame are all tried.
    """
    limit = min(limit, len(cards))
    wanted, matter = 0, 0
    for cell in cells:
        column = sum(1 << cell + first for first in range(0, FIGURE_BITS, CELLS))
        matter |= column
        wanted |= model & column or 1 << FIGURE_BITS + cell
    if not _enough(wanted, limit):
        return None
    allowed = [
        (effect & wanted, Laid(card, orientation, x, y))
        for card in cards
        for x, y in box.offsets()
        for orientation in range(len(ORIENTATIONS))
        if not (effect := effect_of(card, orientation, x, y)) & matter & ~model
    ]
    useful: dict[tuple[int, ...], tuple[int, Laid]] = {}
    for effect, card in allowed:
        place = () if box.hangs_together and framed is None else (card.x, card.y)
        held = () if framed is None else (card.orientation,)
        if effect:
            useful.setdefault((card.card, effect, *place, *held), (effect, card))
    complete: Completion = _joined_up if framed is None else partial(_extended, model, framed)
    return _search(wanted, (), limit, list(useful.values()), lambda laid: complete(laid, allowed, limit))


Candidates: TypeAlias = list[tuple[int, Laid]]
Completion: TypeAlias = Callable[[LayOut, Candidates, int], LayOut | None]


def _search(
    wanted: int, laid: LayOut, left: int, useful: Candidates, completed: Callable[[LayOut], LayOut | None]
) -> LayOut | None:
    """Lay more cards until nothing is missing and the lay-out can be completed."""
    if not wanted:
        return completed(laid)
    if not _enough(wanted, left):
        return None
    for effect, card in min((_serving(bit, useful) for bit in _bits(wanted)), key=len):
        others = [each for each in useful if each[1].card != card.card]
        if found := _search(wanted & ~effect, (*laid, card), left - 1, others, completed):
            return found
    return None


def _joined_up(laid: LayOut, allowed: Candidates, limit: int) -> LayOut | None:
    """The lay-out, with more cards if it needs them to be connected."""
    part = joined(laid)
    if len(part) == len(laid):
        return laid
    if len(laid) == limit:
        return None
    taken, places = {card.card for card in laid}, {(card.x, card.y) for card in laid}
    tried: set[tuple[int, int, int]] = set()
    for _, link in allowed:
        fresh = link.card not in taken and (link.x, link.y) not in places
        if fresh and (link.card, link.x, link.y) not in tried and any(touch(link, card) for card in part):
            tried.add((link.card, link.x, link.y))
            if found := _joined_up((*laid, link), allowed, limit):
                return found
    return None


def _extended(model: int, framed: int, laid: LayOut, allowed: Candidates, limit: int) -> LayOut | None:
    """The lay-out, with more cards if it needs them to be connected and to have this score by COP-30."""
    if len(joined(laid)) == len(laid) and _score(model, laid) == framed:
        return laid
    if len(laid) == limit:
        return None
    taken = {card.card for card in laid}
    for number, (_, card) in enumerate(allowed, 1):
        if card.card not in taken and (found := _extended(model, framed, (*laid, card), allowed[number:], limit)):
            return found
    return None


def _enough(wanted: int, cards: int) -> bool:
    """Whether this many cards have enough figures, and there is at least one."""
    return (wanted & FIGURE_CELLS).bit_count() <= 3 * cards and (cards > 0 or not wanted)


def _serving(bit: int, useful: Candidates) -> Candidates:
    return [each for each in useful if each[0] & bit]


def _bits(number: int) -> Iterator[int]:
    while number:
        yield number & -number
        number &= number - 1


@lru_cache(maxsize=1 << 15)
def effect_of(card: int, orientation: int, x: int, y: int) -> int:
    """What a card at this offset does inside the frame."""
    effect = sum(
        1 << FIGURE_BITS + SIDE * row + column
        for row in range(max(0, y), min(SIDE, y + SIDE))
        for column in range(max(0, x), min(SIDE, x + SIDE))
    )
    for figure, cell in enumerate(face(card, orientation)):
        row, column = y + cell // SIDE, x + cell % SIDE
        if row in range(SIDE) and column in range(SIDE):
            effect |= 1 << CELLS * figure + SIDE * row + column
    return effect


def _in_order(laid: LayOut) -> LayOut:
    """The same cards, ordered so that each but the first shares a cell with an earlier one."""
    ordered, rest = list(laid[:1]), list(laid[1:])
    while rest:
        following = next(card for card in rest if any(touch(card, other) for other in ordered))
        ordered.append(following)
        rest.remove(following)
    return tuple(ordered)


def _best(cards: Sequence[int], found: tuple[int, int, int, bool, list[tuple[int, int, int, int]]]) -> Best:
    """What the kernel found."""
    score, matches, overflow, possible, placed = found
    laid = _in_order(tuple(Laid(cards[index], orientation, x, y) for index, orientation, x, y in placed))
    return Best(score, matches, overflow, possible, laid)


def _faces(cards: Sequence[int]) -> bytes:
    return bytes(cell for card in cards for cell in face(card))
