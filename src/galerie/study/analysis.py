"""Analysis: what every move of a position is worth, searched deeper and deeper.

A game's `study` package may define `judge(match, seat, work)`. It yields a `Judgement` of the moves of `seat` again and
again, each deeper than the one before, until `work` is spent or nothing is left to find. Work is counted and never
timed, so that results are repeatable: a unit is whatever the game counts (nodes, boards, placements), scaled so that a
million take about a second. A judge sees the whole match, hidden things included: only finished games are analysed.

The game's texts define `GAME-unit`, the unit of its values, and `GAME-fact-KEY` for the key of every fact, which is
given the fact as `$value`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from galerie.core import Match, Seat
from galerie.games import find, part

Fact: TypeAlias = int | float | str

WORK: Final = 1_000_000
"""What one judgement may cost where nothing else is asked for."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One move of a position."""

    move: str
    value: float
    """For the seat that moves, in the unit of the game; higher is better."""

    exact: bool
    """Whether the value is proved, and not an estimate."""

    line: tuple[str, ...] = ()
    """The principal line: what is expected to be played, this move first."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The moves of a seat as far as they were searched."""

    moves: tuple[Judged, ...]
    """Best first. A game with too many moves to list judges only the best of them."""

    depth: int
    work: int
    """Spent so far."""

    exact: bool
    """Whether all values are proved, so that searching deeper would change nothing."""

    facts: dict[str, Fact] = field(default_factory=dict)
    """What else is known of the position, each key with a message `GAME-fact-KEY`."""


Judge: TypeAlias = Callable[[Match, Seat, int], Iterator[Judgement]]


def judge_of(game: str) -> Judge | None:
    """The judge of a game; None if it has none."""
    return getattr(part(find(game), "study"), "judge", None)
