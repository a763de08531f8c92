"""Golden playthroughs: one game of each variant and the worked examples of the rules, drawn after every event.

    python -m tests.playthroughs.make

writes them anew. Without its lines of `#`, a playthrough is a record like any other.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from galerie.core import Forced, Record
from galerie.core.record import dumps
from galerie.games import miroir, reversi, solo
from galerie.games.reversi.board import NAMES as SQUARES
from tests.games import reflecto_play
from tests.laws.cases import CASES, Case
from tests.laws.laws import Story, tell
from tests.playthroughs import copyright_stories, deflecto_stories, reflecto_stories

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("Alice", "Bruno", "Chloé", "David", "Élise", "Farid")
SEEDS: Final = range(100)
LONG: Final = 100
"""Whatever can happen happens in a random game of so many events."""


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def playthrough(story: Story) -> str:
    """The record of a game with, as comments, what a spectator sees at every moment."""
    picture = PICTURES[story.case.game.name]
    header, *events = dumps(record(story)).rstrip("\n").split("\n\n")
    lines = "".join(events).split("\n")
    rows = [header, "", *comments(picture, story, 0)]
    for number, line in enumerate(lines, 1):
        rows += [line, *comments(picture, story, number)]
    return "\n".join(rows) + "\n"


def eventful(case: Case) -> Story:
    """The first game that has something to tell; where none has, the longest one tried."""
    tell_one = TELLERS.get(case.game.name, tell)
    longest: Story | None = None
    for seed in SEEDS:
        story = tell_one(case, Random(seed))
        if is_eventful(story):
            return story
        longest = max(longest or story, story, key=lambda each: len(each.events))
    assert longest
    return longest


def is_eventful(story: Story) -> bool:
    """Whether it is long, or a move in it is forced, or somebody has brought out a whole word."""
    forced = any(isinstance(position, Forced) and position.forced is not None for position in story.positions)
    outcome = story.positions[-1].outcome
    return forced or len(story.events) >= LONG or (outcome is not None and outcome.reason == "out")


def record(story: Story) -> Record:
    return Record.of(
        story.case.game,
        story.case.options,
        NAMES[: story.case.seats],
        (event.line for event in story.events),
    )


def without_comments(text: str) -> str:
    return "".join(row for row in text.splitlines(keepends=True) if not row.startswith("#"))


def comments(picture: Callable[[Any], Iterator[str]], story: Story, number: int) -> Iterator[str]:
    position = story.positions[number]
    yield from (f"# {row}".rstrip() for row in picture(position.view(None)))
    if outcome := position.outcome:
        yield f"# over: {outcome.reason}, scores {outcome.scores}, ranks {outcome.ranks}"
    listed = LISTINGS.get(story.case.game.name, " ".join)
    for seat in sorted(position.to_act):
        yield f"# {seat} may: {listed(map(str, position.moves(seat)))}"


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


def miroir_picture(view: miroir.View) -> Iterator[str]:
    """At the start of each turn, and at the end."""
    if view.last and (view.last.wins or view.last.falls or view.last.verdict):
        yield f"last: {view.last.move}"
        yield from (f"  {SIDES[win.seat]} wins {' or '.join((win.word, *win.others))}" for win in view.last.wins)
        yield from (f"  {SIDES[fall.seat]}: {fall.letter} falls to the {fall.place}" for fall in view.last.falls)
        if verdict := view.last.verdict:
            yield f"  {verdict.text} is {'right' if verdict.right else 'wrong'}: {verdict.word}"
    if view.stage not in ("acting", "over"):
        return
    yield f"heads: {' '.join(head or '_' for head in view.heads)}"
    for name, side in zip(SIDES, view.sides, strict=True):
        columns = (head + cards if cards else "." for head, cards in zip(view.heads, side.columns, strict=True))
        yield f"{name}: {' '.join(columns)}"
        pile = f"{side.hidden}+{side.under}" if side.under else f"{side.hidden}"
        discard, won = " ".join(filter(None, side.discard)), " ".join(won.cards for won in side.won)
        yield f"  pile {pile} | discard {discard or '-'} | won {won or '-'}"


def miroir_listing(moves: Iterable[str]) -> str:
    """Moves that differ in nothing but their last sign are written as one, and so are the names of a joker."""
    alike: dict[str, list[str]] = {}
    for text in moves:
        column, _, word = text.partition("!")
        alike.setdefault(f"{column}!" if word else text[:-1], []).append(text)
    return " ".join(
        "".join(letters[0] if len({*letters}) == 1 else "?" for letters in zip(*texts, strict=True))
        if stem.endswith("!")
        else stem + "".join(text[-1] for text in texts)
        for stem, texts in alike.items()
    )


SIDES: Final = ("south", "north")
PICTURES: Final[dict[str, Callable[[Any], Iterator[str]]]] = {
    "reversi": reversi_picture,
    "solo": solo_picture,
    "miroir": miroir_picture,
    "reflecto": reflecto_stories.picture,
    "copyright": copyright_stories.picture,
    "deflecto": deflecto_stories.picture,
}
"""How each game is drawn, from a spectator's view."""

LISTINGS: Final[dict[str, Callable[[Iterable[str]], str]]] = {
    "miroir": miroir_listing,
    "reflecto": reflecto_stories.listing,
    "copyright": copyright_stories.listing,
    "deflecto": deflecto_stories.listing,
}
"""How moves are listed where there are too many to write each out."""

TELLERS: Final[dict[str, Callable[[Case, Random], Story]]] = {"reflecto": reflecto_play.told}
"""Who plays where a random game leads nowhere."""

STORIES: Final[dict[str, Callable[[], Story]]] = {
    **{str(case): partial(eventful, case) for case in CASES if case.game.name != "copyright"},
    **reflecto_stories.STORIES,
    **copyright_stories.STORIES,
}
"""Every playthrough, by its name."""


if __name__ == "__main__":
    for each, tell_it in STORIES.items():
        path(each).write_text(playthrough(tell_it()), encoding="utf-8")
    for stale in {*FOLDER.glob("*.txt")} - {*map(path, STORIES)}:
        stale.unlink()
