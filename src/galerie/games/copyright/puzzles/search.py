"""Exact search for steps: every one of them, what it scores, and whether the model can be reproduced after it.

A card may also be moved to where it touches nothing. There are thousands of such places, and they all come to the same:
the card is taken back or, if it is the one laid earliest, all others are. `results_apart` has these results, so that no
step is left out.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple, TypeAlias

from galerie.games.copyright.rules.deck import CELLS, SIDE
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.frame import ALL, best_frame
from galerie.games.copyright.rules.layout import MARGIN, STRIDE, Laid, LayOut, grid, joined
from galerie.games.copyright.rules.moves import Clear, Put, Step, Take
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.solving import BONUS, FIGURE_BITS, FIGURE_CELLS, effect_of

OVERLAP: Final = range(1 - SIDE, SIDE)
"""How far apart two cards may lie and still share a cell."""

ROW: Final = (1 << SIDE) - 1
ALL_CELLS: Final = (1 << CELLS) - 1


def steps(desk: Desk) -> Iterator[tuple[Step, Desk]]:
    """Every step that lays or moves a card so that it touches another, takes one back, or all; and what it leads to."""
    for card in desk.cards:
        others = [each for each in desk.laid if each.card != card]
        now = next((each for each in desk.laid if each.card == card), None)
        for (x, y), orientation in product(_around(others), range(len(ORIENTATIONS))):
            if Laid(card, orientation, x, y) != now:
                put = Put(card, orientation, x, y)
                yield put, desk.after(put)
    for laid in desk.laid:
        yield Take(laid.card), desk.after(Take(laid.card))
    if len(desk.laid) > 1:
        yield Clear(), desk.after(Clear())


def results_apart(desk: Desk) -> Iterator[Desk]:
    """What steps lead to that move a card to where it touches nothing."""
    first, *others = desk.laid
    for laid in others:
        yield desk.after(Take(laid.card))
    for orientation in range(len(ORIENTATIONS)):
        yield replace(desk, laid=(replace(first, orientation=orientation),), hand=_without(desk.cards, first.card))


def worth(desk: Desk, model: int) -> int:
    """What a lay-out scores (COP-30 to COP-33)."""
    frame = best_frame(desk.laid, model)
    return frame.score + BONUS * (frame.matches == ALL) if frame else 0


def matches(desk: Desk, model: int) -> int:
    frame = best_frame(desk.laid, model)
    return frame.matches if frame else 0


@dataclass(frozen=True, slots=True)
class Searched:
    """What trying every step has shown."""

    answers: frozenset[str]
    """The best first steps; none if there is no one set of them."""

    line: tuple[Put | Take, ...]
    """One of them, and the step after it that reproduces the model, if there is one."""

    value: int
    """How many steps reproduce the model; or the most points after one step."""

    now: int
    """The points before."""

    runner_up: int
    """The most points after any other step."""

    lures: int
    """How many other first steps make as many cells match as the best ones do, or all but one."""

    nodes: int


NOTHING: Final = Searched(frozenset(), (), 0, 0, 0, 0, 0)


def searched(desk: Desk, model: int, *, finish: bool) -> Searched:
    """The steps that reproduce the model soonest, in one or two; or those that bring the most points at once."""
    every = {str(step): (step, after) for step, after in steps(desk)}
    if not finish:
        return _richest(desk, model, every)
    if single := {text for text, (_, after) in every.items() if _shows(after.laid, model)}:
        return _told(desk, model, every, single, 1)
    apart = any(finishes(after, model) for after in results_apart(desk))
    double = {text for text, (_, after) in every.items() if finishes(after, model)}
    return NOTHING if apart or not double else _told(desk, model, every, double, 2)


Every: TypeAlias = dict[str, tuple[Step, Desk]]


def _richest(desk: Desk, model: int, every: Every) -> Searched:
    points = {text: worth(after, model) for text, (_, after) in every.items()}
    most = max(points.values())
    if most <= max(worth(after, model) for after in (desk, *results_apart(desk))):
        return NOTHING
    answers = {text for text, score in points.items() if score == most}
    others = max(score for score in points.values() if score < most)
    found = _told(desk, model, every, answers, most)
    return replace(found, runner_up=others, line=found.line[:1])


def _told(desk: Desk, model: int, every: Every, answers: set[str], value: int) -> Searched:
    first, after = every[min(answers)]
    line = [first]
    if not _shows(after.laid, model) and finishes(after, model):
        line.append(next(step for step, end in steps(after) if _shows(end.laid, model)))
    least = min(ALL - 1, *(matches(every[text][1], model) for text in answers))
    lures = [text for text, (_, end) in every.items() if text not in answers and matches(end, model) >= least]
    return Searched(
        answers=frozenset(answers),
        line=tuple(step for step in line if not isinstance(step, Clear)),
        value=value,
        now=worth(desk, model),
        runner_up=0,
        lures=len(lures),
        nodes=len(every),
    )


class Gap(NamedTuple):
    """A place for the frame where cards lack few figures, so that another one might add them."""

    x: int
    y: int
    missing: int
    """What must be added, as an effect of `rules.solving`: figures, and cells to cover."""

    wrong: int
    """The figures that must not be there, as a pattern."""


def finishes(desk: Desk, model: int) -> bool:
    """Whether some step reproduces the model (COP-15).

    The last card brings three figures at most, so that without it few may be missing. The lay-out after it consists of
    cards that stay, and of the card that was laid or moved unless it was taken back. A single card never reproduces a
    model of four.
    """
    if not desk.laid:
        return False
    gaps = [*_gaps(desk.laid, model)]
    if not gaps:
        return False
    if any(_completes(desk, model, card, gaps) for card in desk.hand):
        return True
    for laid in desk.laid:
        parts = _parts(tuple(each for each in desk.laid if each != laid))
        if _shows(desk.after(Take(laid.card)).laid, model):
            return True
        for count in range(1, len(parts) + 1):
            for chosen in combinations(parts, count):
                rest = tuple(card for part in chosen for card in part)
                if _completes(desk, model, laid.card, [*_gaps(rest, model)]):
                    return True
    return False


def _completes(desk: Desk, model: int, card: int, gaps: list[Gap]) -> bool:
    """Whether a card can be laid or moved so that it fills a gap and reproduces the model."""
    for gap in gaps:
        if not gap.wrong:
            for effect, orientation, x, y in _helpful(card, model):
                if not gap.missing & ~effect and _reproduces(desk, Put(card, orientation, gap.x + x, gap.y + y), model):
                    return True
    return False


def _reproduces(desk: Desk, put: Put, model: int) -> bool:
    before = next((each for each in desk.laid if each.card == put.card), None)
    placed = Laid(put.card, put.orientation, put.x, put.y)
    if placed == before:
        return False
    if before is None and len(joined((*desk.laid, placed))) <= len(desk.laid):
        return False
    return _shows(desk.after(put).laid, model)


def _gaps(laid: LayOut, model: int) -> Iterator[Gap]:
    """Every place where no figure is missing twice: a card has each of them once."""
    seen = grid(laid)
    for row, column in product(range(seen.rows + MARGIN), range(seen.columns + MARGIN)):
        corner, shown = STRIDE * row + column, 0
        for figure, cells in enumerate(seen.figures):
            found = _window(cells >> corner)
            lacking = model >> CELLS * figure & ALL_CELLS & ~found
            if lacking & lacking - 1:
                break
            shown |= found << CELLS * figure
        else:
            bare = ~_window(seen.covered >> corner) & ALL_CELLS
            missing = model & ~shown | bare << FIGURE_BITS
            yield Gap(seen.left + column, seen.top + row, missing, shown & ~model)


def _shows(laid: LayOut, model: int) -> bool:
    """Whether a lay-out reproduces the model."""
    return bool(laid) and any(not gap.missing and not gap.wrong for gap in _gaps(laid, model))


def _window(cells: int) -> int:
    return cells & ROW | (cells >> STRIDE & ROW) << SIDE | (cells >> 2 * STRIDE & ROW) << 2 * SIDE


Helpful: TypeAlias = tuple[tuple[int, int, int, int], ...]


@lru_cache(maxsize=1 << 12)
def _helpful(card: int, model: int) -> Helpful:
    """What a card does in the frame, at each offset and in each orientation where it shows nothing wrong there."""
    return tuple(
        (effect, orientation, x, y)
        for orientation, x, y in product(range(len(ORIENTATIONS)), OVERLAP, OVERLAP)
        if not (effect := effect_of(card, orientation, x, y)) & FIGURE_CELLS & ~model
    )


def _parts(laid: LayOut) -> list[LayOut]:
    """The connected parts of some cards."""
    found = []
    while laid:
        part = joined(laid)
        found.append(part)
        laid = tuple(card for card in laid if card not in part)
    return found


def _around(laid: Iterable[Laid]) -> list[tuple[int, int]]:
    """Every place where a card shares a cell with one of these."""
    return sorted({(each.x + x, each.y + y) for each in laid for x, y in product(OVERLAP, OVERLAP)})


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(each for each in cards if each != card)
