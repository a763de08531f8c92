"""Studying games: counting positions, naming openings, and reviewing what would have been possible.

The study of one game is in its own folder, `games/NAME/study`, which may define:

- `review(match, chance)`: what was possible in a finished match, as plain data; in games that are dealt, `chance` is a
  fresh generator of its deal;
- `NEEDS_DEAL`: whether it needs that generator, because what nobody has seen matters to it;
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

from galerie.core import Match, Record, Refusal
from galerie.core.match import Seed
from galerie.games import find, part
from galerie.matches import replayed
from galerie.study.reviewing import Outline, Review, assembled
from galerie.texts import say

Reviewer: TypeAlias = Callable[[Match, Random], Any]
Outliner: TypeAlias = Callable[[Match, Any], Outline]


def reviewer(game: str) -> Reviewer | None:
    return getattr(part(find(game), "study"), "review", None)


def needs_deal(game: str) -> bool:
    """Whether a review needs the cards that nobody has seen, which a record does not contain."""
    return bool(getattr(part(find(game), "study"), "NEEDS_DEAL", False))


def review(match: Match) -> Review:
    """What was possible in a finished match. Raises Refusal if there is no telling."""
    found = reviewer(match.game.name)
    if found is None:
        raise Refusal("review-none")
    if not match.outcome:
        raise Refusal("review-early")
    if match.seed is None and needs_deal(match.game.name):
        raise Refusal("review-dealt")
    outline: Outliner | None = getattr(part(match.game, "study"), "outline", None)
    details = found(match, Random(match.seed))
    return assembled(match, outline(match, details) if outline else Outline(), details)


def review_recorded(record: Record, seed: Seed | None = None) -> Review:
    """The same for a record, with the seed of its deal. Arguments and result can cross processes."""
    return review(replayed(record, seed))


def opening(match: Match, language: str) -> str:
    """The opening of a match in words; empty if it has no name."""
    find_opening: Callable[[Match], str | None] | None = getattr(part(match.game, "study"), "opening", None)
    found = find_opening(match) if find_opening else None
    return say(language, "opening", {"name": say(language, f"{match.game.name}-opening-{found}")}) if found else ""
