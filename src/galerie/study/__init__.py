"""Studying games: counting positions, naming openings, and reviewing what would have been possible.

The study of one game is in its own folder, `games/NAME/study`, which may define:

- `review(match, chance)`: what was possible in a finished match, as plain data; in games that are dealt, `chance` is a
  fresh generator of its deal;
- `outline(match, review)`: the same in the form that all reviews share (`galerie.study.reviewing`);
- `judge(match, seat, work)`: what every move of a position is worth, deeper and deeper (`galerie.study.analysis`);
- `IS_LEAD`: whether these values are a lead of one side over the other, so that what one gains the other loses;
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
from galerie.study.reviewing import Outline, Review, assembled
from galerie.texts import say

Reviewer: TypeAlias = Callable[[Match, Random], Any]
Outliner: TypeAlias = Callable[[Match, Any], Outline]


def reviewer(game: str) -> Reviewer | None:
    return getattr(part(find(game), "study"), "review", None)


def review(record: Record, seed: bytes | None) -> Review:
    """What was possible in a finished game. Arguments and result can cross processes."""
    *_, match = replay(GAMES, record)
    found = reviewer(record.game)
    assert found  # noqa: S101  callers check that the game has a reviewer
    outline: Outliner | None = getattr(part(match.game, "study"), "outline", None)
    details = found(match, Random(seed))
    return assembled(match, outline(match, details) if outline else Outline(), details)


def opening(match: Match, language: str) -> str:
    """The opening of a match in words; empty if it has no name."""
    find_opening: Callable[[Match], str | None] | None = getattr(part(match.game, "study"), "opening", None)
    found = find_opening(match) if find_opening else None
    return say(language, "opening", {"name": say(language, f"{match.game.name}-opening-{found}")}) if found else ""
