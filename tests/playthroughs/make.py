"""Golden playthroughs: one random game of each variant, drawn after every event.

    python -m tests.playthroughs.make

writes them anew. Without its lines of `#`, a playthrough is a record like any other.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from galerie.core import Forced, Line, Record
from galerie.core.options import words
from galerie.core.record import dumps
from galerie.games import reversi, solo
from galerie.games.reversi.board import NAMES as SQUARES
from tests.laws.cases import CASES, Case
from tests.laws.laws import Story, tell

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("Alice", "Bruno", "Chloé", "David", "Élise", "Farid")
SEEDS: Final = range(100)


def path(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


def playthrough(case: Case) -> str:
    """The record of a game with, as comments, what a spectator sees at every moment."""
    story = eventful(case)
    picture = PICTURES[case.game.name]
    header, *events = dumps(record(story)).rstrip("\n").split("\n\n")
    lines = "".join(events).split("\n")
    rows = [header, "", *comments(picture, story, 0)]
    for number, line in enumerate(lines, 1):
        rows += [line, *comments(picture, story, number)]
    return "\n".join(rows) + "\n"


def eventful(case: Case) -> Story:
    """The first random game in which a move is forced; where none ever is, the longest one tried."""
    longest: Story | None = None
    for seed in SEEDS:
        story = tell(case, Random(seed))
        if any(isinstance(position, Forced) and position.forced is not None for position in story.positions):
            return story
        longest = max(longest or story, story, key=lambda each: len(each.events))
    assert longest
    return longest


def record(story: Story) -> Record:
    return Record(
        game=story.case.game.name,
        rules=story.case.game.version,
        options=words(story.case.options),
        seats=NAMES[: story.case.seats],
        lines=tuple(Line(event.seat, str(event.move)) for event in story.events),
    )


def without_comments(text: str) -> str:
    return "".join(row for row in text.splitlines(keepends=True) if not row.startswith("#"))


def comments(picture: Callable[[Any], Iterator[str]], story: Story, number: int) -> Iterator[str]:
    position = story.positions[number]
    yield from (f"# {row}".rstrip() for row in picture(position.view(None)))
    if outcome := position.outcome:
        yield f"# over: {outcome.reason}, scores {outcome.scores}, ranks {outcome.ranks}"
    for seat in sorted(position.to_act):
        yield f"# {seat} may: {' '.join(map(str, position.moves(seat)))}"


def reversi_picture(view: reversi.View) -> Iterator[str]:
    yield "  a b c d e f g h"
    for row in range(8):
        yield f"{row + 1} {' '.join(view.board[8 * row : 8 * row + 8])}"
    for seat, colour in enumerate(view.colours):
        reserve = f", {view.reserves[seat]} in reserve" if view.reserves else ""
        yield f"{colour}: {view.counts[seat]} on the board{reserve}"
    if view.last:
        yield f"last: {view.colours[view.last.seat]} {view.last.square} turned {' '.join(view.last.turned)}"


def solo_picture(view: solo.View) -> Iterator[str]:
    cells = [view.tokens.get(name, cell) for name, cell in zip(SQUARES, view.board, strict=True)]
    yield "   " + " ".join(column.ljust(3) for column in "abcdefgh")
    for row in range(8):
        yield f"{row + 1}  " + " ".join(cell.ljust(3) for cell in cells[8 * row : 8 * row + 8])
    yield f"won: {' '.join(view.won)}"
    yield f"score: {view.score}"
    if view.lost:
        yield f"lost: {' '.join(view.lost)}"
    if view.last:
        yield f"last: {view.last.colour} {view.last.square}"
        yield f"turned: {' '.join(view.last.turned)}"
        yield f"taken: {' '.join(view.last.won)}"
    if view.missed:
        yield f"missed: {' '.join(view.missed)}"


PICTURES: Final[dict[str, Callable[[Any], Iterator[str]]]] = {"reversi": reversi_picture, "solo": solo_picture}
"""How each game is drawn, from a spectator's view."""


if __name__ == "__main__":
    for stale in FOLDER.glob("*.txt"):
        stale.unlink()
    for each in CASES:
        path(each).write_text(playthrough(each), encoding="utf-8")
