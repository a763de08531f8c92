"""Golden playthroughs: one game of each variant and the worked examples of the rules, drawn after every event.

    python -m tests.playthroughs.make [GAME …]

rewrites them. Without its `#` lines, a playthrough is an ordinary record.

They are in `tests/games/NAME/playthroughs`. Those of former rules are in `former` there and are never rewritten: before
the rules of a game change, its playthroughs are moved to that folder.

A game that needs more than one random game of each variant, drawn as its view prints itself, has a `stories.py` beside
them: `picture(view)` and `listing(moves)` define what is written, `tell(case, rng)` who plays, `STORIES` adds games
worth showing, and `VARIANTS` means that there are no others.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

from galerie.core import AnyPosition, Record, forced_move
from galerie.games import GAMES
from tests.laws.cases import CASES, Case
from tests.laws.laws import Story, tell

FOLDER: Final = Path(__file__).parent.parent / "games"
FORMER: Final = sorted(FOLDER.glob("*/playthroughs/former/*.txt"))
"""The playthroughs of former rules."""

NAMES: Final = ("Alice", "Bruno", "Chloé", "David", "Élise", "Farid")
SEEDS: Final = range(100)
LONG: Final = 100
"""A random game of this many events is considered eventful."""


def path(game: str, name: str) -> Path:
    return FOLDER / game / "playthroughs" / f"{name}.txt"


def told_of(game: str) -> ModuleType | None:
    """The `stories` module of a game, if it has one."""
    name = f"tests.games.{game}.playthroughs.stories"
    return import_module(name) if (FOLDER / game / "playthroughs").is_dir() and find_spec(name) else None


def stories(game: str) -> dict[str, Callable[[], Story]]:
    """Every playthrough of a game, by name."""
    told = told_of(game)
    cases = () if hasattr(told, "VARIANTS") else [case for case in CASES if case.game.name == game]
    return {str(case): partial(eventful, case) for case in cases} | getattr(told, "STORIES", {})


def playthrough(story: Story) -> str:
    return drawn(record(story), story.positions)


def drawn(record: Record, positions: Iterable[AnyPosition]) -> str:
    """The record of a game, with what a spectator sees after each event as comments."""
    header, *events = str(record).rstrip("\n").split("\n\n")
    rows = [header]
    for line, position in zip(["", *"".join(events).split("\n")], positions, strict=True):
        rows += [line, *comments(record.game, position)]
    return "\n".join(rows) + "\n"


def eventful(case: Case) -> Story:
    """The first eventful game or, if there is none, the longest one tried."""
    tell_one = getattr(told_of(case.game.name), "tell", tell)
    longest: Story | None = None
    for seed in SEEDS:
        story = tell_one(case, Random(seed))
        if is_eventful(story):
            return story
        longest = max(longest or story, story, key=lambda each: len(each.events))
    assert longest
    return longest


def is_eventful(story: Story) -> bool:
    """Whether it is long, has a forced move, or ends with a whole word brought out."""
    forced = any(forced_move(position) is not None for position in story.positions)
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


def comments(game: str, position: AnyPosition) -> Iterator[str]:
    told = told_of(game)
    picture: Callable[[Any], Iterator[str]] = getattr(told, "picture", lines_of)
    yield from (f"# {row}".rstrip() for row in picture(position.view(None)))
    if outcome := position.outcome:
        yield f"# over: {outcome.reason}, scores {outcome.scores}, ranks {outcome.ranks}"
    listed: Callable[[Iterable[str]], str] = getattr(told, "listing", " ".join)
    for seat in sorted(position.to_act):
        yield f"# {seat} may: {listed(map(str, position.moves(seat)))}"


def lines_of(view: Any) -> Iterator[str]:
    """A view as it prints itself."""
    yield from str(view).splitlines()


def write(game: str) -> None:
    made = {path(game, name): playthrough(tell_it()) for name, tell_it in stories(game).items()}
    folder = FOLDER / game / "playthroughs"
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in made.items():
        file.write_text(text, encoding="utf-8")
    for stale in {*folder.glob("*.txt")} - made.keys():
        stale.unlink()


STORIES: Final = {
    (game, name): story for game in GAMES if (FOLDER / game).is_dir() for name, story in stories(game).items()
}
"""Every playthrough of the games whose tests are here."""


if __name__ == "__main__":
    for each in sys.argv[1:] or sorted({game for game, _ in STORIES}):
        write(each)
