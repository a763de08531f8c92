"""A view of Copyright as text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from galerie.games.copyright.rules.deck import CELLS, LETTERS, SIDE, face
from galerie.games.copyright.rules.frame import Frame
from galerie.games.copyright.rules.layout import Laid, LayOut
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.scoring import Result

if TYPE_CHECKING:
    from galerie.games.copyright.rules.view import Place, View

BRACKETS: Final[dict[bool | None, str]] = {None: " {} ", True: "[{}]", False: "({})"}
"""Around a cell outside the frame, one of it that is right, one that is wrong."""


def drawn(view: "View") -> Iterator[str]:
    """Line by line: the model, what lies before each player, and the scores once they are counted."""
    if view.model:
        yield from model(view)
    yield from table(view)


def model(view: "View") -> Iterator[str]:
    yield f"round {view.round}: the model"
    yield from ("  " + " ".join(map(_cell, view.cells[row : row + SIDE])) for row in range(0, CELLS, SIDE))


def table(view: "View") -> Iterator[str]:
    """Lay-outs as they are written while they grow, and drawn when they are scored."""
    if view.stage == "playing":
        yield from (f"{seat}: {_written(place)}" for seat, place in enumerate(view.places))
    if view.result:
        yield f"round {view.round}: {view.result.ending}, in this order: {' '.join(map(str, view.finishers)) or '-'}"
        yield from _scores(view, view.result)


def _scores(view: "View", result: Result) -> Iterator[str]:
    for seat, (place, tally, best) in enumerate(zip(view.places, result.tallies, result.best, strict=True)):
        counted = f" {_counted(tally.frame)}" if tally.frame else ""
        yield f"{seat}:{counted} bonus {tally.bonus} missed {tally.missed} score {tally.score}"
        yield from (f"  {row}" for row in _laid_out(place.laid, tally.frame))
        possible = "can" if best.possible else "cannot"
        yield f"  best {best.score}: {best.matches} right, {best.overflow} out, {possible} be reproduced"
    yield f"totals: {' '.join(map(str, view.totals))}"


def _written(place: "Place") -> str:
    laid = " ".join(map(_put, place.laid)) or "-"
    missed = f", {place.missed} missed" if place.missed else ""
    counted = f" | {_counted(place.frame)}" if place.frame else ""
    held = f" ({' '.join(map(str, place.hand))})" if place.hand else ""
    return f"{laid}{counted} | {place.cards} in hand{held}{missed}{', done' if place.done else ''}"


def _counted(frame: Frame) -> str:
    return f"{frame.matches} right, {frame.rows} rows and {frame.columns} columns out = {frame.score}"


def _put(card: Laid) -> str:
    return f"{card.card}{ORIENTATIONS[card.orientation]}{card.x:+d}{card.y:+d}"


def _laid_out(laid: LayOut, frame: Frame | None) -> Iterator[str]:
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
