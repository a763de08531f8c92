"""What is told of Copyright: each variant with the usual numbers of players, and the worked examples of COP-33."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Final

from galerie.core import NATURE, Event
from galerie.core.options import parse as parse_options
from galerie.games.copyright import GAME, View, parse
from galerie.games.copyright.rules.deck import CELLS, LETTERS, SIDE, face
from galerie.games.copyright.rules.frame import Frame
from galerie.games.copyright.rules.layout import Laid, LayOut
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.view import Place
from tests.games.copyright import play
from tests.laws.cases import Case
from tests.laws.laws import Story

VARIANTS: Final = (
    (1, "fair"),
    (1, "variant=timed"),
    (2, ""),
    (2, "fair limit=15"),
    (2, "modeller limit=15"),
    (2, "turns fair limit=15"),
    (2, "variant=timed rounds=2"),
    (2, "variant=timed rounds=2 turns"),
    (2, "variant=flash fair wins=2"),
    (2, "variant=flash fair wins=2 turns"),
    (3, "limit=15"),
    (6, "rounds=2"),
)
"""Seats and options."""

SEEDS: Final = 20

WORKED: Final = """
* model 8r3 35f3 46r1 66r0
* deal 13,16,22,30,33,40,41,49,52,59 3,4,7,18,24,31,57,58,60,61
0 59f3+0+0
1 24r3+0+0
0 16r3+0+0
0 40r1+0+0
0 13r3+0+0
1 31r0+1+1
0 49r0+2+2
0 41r0+3+2
0 done
1 done
"""
"""COP-33: seat 0 has eight cells right and two rows and three columns out; seat 1 has laid two cards with six cells
right and the bottom row and the right column out."""


def case(seats: int, options: str) -> Case:
    return Case(GAME, seats, parse_options(GAME.options, options.split()))


def played(told: Case) -> Story:
    """The first of a few games in which somebody reproduces the model."""
    stories = (play.told(told, Random(seed)) for seed in range(SEEDS))
    return next(story for story in stories if is_finished(story))


def is_finished(story: Story) -> bool:
    return any(position.view(None).finishers for position in story.positions)


def worked() -> Story:
    told = case(2, "rounds=1 minutes=0")
    position = told.start()
    events, positions = [], [position]
    for row in WORKED.strip().splitlines():
        seat, _, text = row.partition(" ")
        events.append(Event(NATURE if seat == "*" else int(seat), parse(text)))
        position = position.play(events[-1].seat, events[-1].move)
        positions.append(position)
    return Story(told, tuple(events), tuple(positions))


BRACKETS: Final = {None: " {} ", True: "[{}]", False: "({})"}
"""Around a cell outside the frame, one of it that is right, one that is wrong."""

STORIES: Final[dict[str, Callable[[], Story]]] = {
    **{str(case(*each)): partial(played, case(*each)) for each in VARIANTS},
    "copyright-worked-COP-33": worked,
}


def picture(view: View) -> Iterator[str]:
    """The model when it is new, lay-outs as they are written while they grow, and drawn when they are scored."""
    if view.model and not any(place.laid for place in view.places) and not view.result:
        yield f"round {view.round}: the model"
        yield from ("  " + " ".join(map(_cell, view.cells[row : row + SIDE])) for row in range(0, CELLS, SIDE))
    if view.stage == "playing":
        yield from (f"{seat}: {_written(place)}" for seat, place in enumerate(view.places))
    if view.result:
        yield f"round {view.round}: {view.result.ending}, in this order: {' '.join(map(str, view.finishers)) or '-'}"
        for seat, (place, tally, best) in enumerate(
            zip(view.places, view.result.tallies, view.result.best, strict=True)
        ):
            counted = f" {_counted(tally.frame)}" if tally.frame else ""
            yield f"{seat}:{counted} bonus {tally.bonus} missed {tally.missed} score {tally.score}"
            yield from (f"  {row}" for row in _drawn(place.laid, tally.frame))
            possible = "can" if best.possible else "cannot"
            yield f"  best {best.score}: {best.matches} right, {best.overflow} out, {possible} be reproduced"
        yield f"totals: {' '.join(map(str, view.totals))}"


def _written(place: Place) -> str:
    laid = " ".join(map(_put, place.laid)) or "-"
    missed = f", {place.missed} missed" if place.missed else ""
    counted = f" | {_counted(place.frame)}" if place.frame else ""
    return f"{laid}{counted} | {place.cards} in hand{missed}{', done' if place.done else ''}"


def _counted(frame: Frame) -> str:
    return f"{frame.matches} right, {frame.rows} rows and {frame.columns} columns out = {frame.score}"


def _put(card: Laid) -> str:
    return f"{card.card}{ORIENTATIONS[card.orientation]}{card.x:+d}{card.y:+d}"


def _drawn(laid: LayOut, frame: Frame | None) -> Iterator[str]:
    """What is seen in each cell; `[ ]` around those of the frame that are right, `( )` around the others of it."""
    seen: dict[tuple[int, int], set[str]] = {}
    for card in laid:
        for at in range(CELLS):
            seen.setdefault((card.x + at % SIDE, card.y + at // SIDE), set())
        for letter, at in zip(LETTERS, face(card.card, card.orientation), strict=True):
            seen[card.x + at % SIDE, card.y + at // SIDE].add(letter)
    framed: dict[tuple[int, int], bool] = {}
    if frame:
        framed = {(frame.x + at % SIDE, frame.y + at // SIDE): frame.matching[at] == "1" for at in range(CELLS)}
    cells = {*seen, *framed}
    for y in range(min((y for _, y in cells), default=0), max((y for _, y in cells), default=-1) + 1):
        row = ""
        for x in range(min(x for x, _ in cells), max(x for x, _ in cells) + 1):
            shown = _cell("".join(seen[x, y])) if (x, y) in seen else " " * SIDE
            row += BRACKETS[framed.get((x, y))].format(shown)
        yield row.rstrip()


def _cell(letters: str) -> str:
    return "".join(letter if letter in letters else "." for letter in LETTERS)


def listing(moves: Iterable[str]) -> str:
    """A deal is long: only how many are listed is told."""
    texts = list(moves)
    deals = [text for text in texts if text.startswith("deal")]
    return f"{len(deals)} deals" if deals else " ".join(text for text in texts)
