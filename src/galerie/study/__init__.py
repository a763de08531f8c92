"""Studying games: counting positions, naming openings, and reviewing what would have been possible.

The study of one game is in its own folder, `games/NAME/study`, which may define:

- `review(match, chance)`: what was possible in a finished match, as plain data; in games that are dealt, `chance` is a
  fresh generator of its deal;
- `survey(deals, seed)`: what random deals are worth, as plain data;
- `leaves(position, depth)`: the same as `galerie.study.perft.leaves`, faster;
- `opening(match)`: which of the openings that have a name a match went through last, as everybody knows, or None; the
  name itself is the message `GAME-opening-OPENING`;
- `problems(text)`, `solve(position, options)` and `CONVENTIONS`: see `galerie.study.solving`.
"""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from galerie.core import Match, Record
from galerie.core.record import replay
from galerie.games import GAMES, find, part
from galerie.texts import say

Reviewer: TypeAlias = Callable[[Match, Random], Any]


def reviewer(game: str) -> Reviewer | None:
    return getattr(part(find(game), "study"), "review", None)


def review(record: Record, seed: bytes | None) -> Any:
    """What was possible in a finished game. Arguments and result can cross processes."""
    *_, match = replay(GAMES, record)
    found = reviewer(record.game)
    assert found  # noqa: S101  callers check that the game has a reviewer
    return found(match, Random(seed))


def opening(match: Match, language: str) -> str:
    """The opening of a match in words; empty if it has no name."""
    find_opening: Callable[[Match], str | None] | None = getattr(part(match.game, "study"), "opening", None)
    found = find_opening(match) if find_opening else None
    return say(language, "opening", {"name": say(language, f"{match.game.name}-opening-{found}")}) if found else ""
