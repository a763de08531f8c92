"""The form that the reviews of all games share: curves, the moments that mattered, and what else is worth telling.

A game's `study` package defines `review(match, chance)`, its own account of a finished match, and
`outline(match, review)`, which fills this form from it. The moments are chosen here. Each is put to the adviser that
gives hints in the same position: a move that a hint would have recommended is never called a mistake, unless the review
says that it looked deeper.

The game's texts define `GAME-review-axis`, what the values of the curves are; `GAME-curve-NAME` for curves with a name;
`GAME-moment-TOLD` and `GAME-remark-TOLD` for every moment and remark, given its figures and the `$name` of the player
whose it is, with `$you`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from galerie import bots
from galerie.bots.advice import Figure
from galerie.core import Match, Seat
from galerie.study.reporting import Point

MOMENTS: Final = 3
TRIED: Final = 12
"""How many mistakes are put to the adviser at most."""


@dataclass(frozen=True, slots=True)
class Curve:
    """How a value went through the game."""

    seat: Seat | None
    """Whose it is; None if it is the lead of the first seat over the second."""

    points: tuple[Point, ...]
    name: str = ""
    """Where one seat has several curves."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that has cost something, as a game's own review found it."""

    ply: int
    """How many moves came before it."""

    seat: Seat
    move: str
    cost: float
    """By which mistakes are compared."""

    told: str
    figures: Mapping[str, Figure] = field(default_factory=dict)
    better: str | None = None
    """A better move, if the review has found one by itself."""

    deeper: bool = False
    """Whether the review knows more than any hint could."""

    repeated: Mapping[str, Figure] = field(default_factory=dict)
    """Figures of the hint as the review repeats them, where it compares with the move made, not with the next best."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something else worth telling, of one seat or of the game."""

    told: str
    """Names the message that tells it, `GAME-remark-TOLD`."""

    figures: Mapping[str, Figure] = field(default_factory=dict)
    """The arguments of that message."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Outline:
    """The form as a game fills it."""

    curves: tuple[Curve, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that mattered, and what a hint would have said."""

    ply: int
    """How many moves came before it."""

    seat: Seat
    move: str
    told: str
    """Names the message that tells it, `GAME-moment-TOLD`."""

    figures: Mapping[str, Figure]
    """The arguments of that message."""

    better: str | None
    """A better move."""

    reason: str | None = None
    """Why that is better: the reason of the hint, with its figures."""

    reason_figures: Mapping[str, Figure] = field(default_factory=dict)
    deeper: bool = False
    """Whether the review looked deeper than a hint does."""


@dataclass(frozen=True, slots=True)
class Review:
    """What was possible in a finished game."""

    curves: tuple[Curve, ...]
    moments: tuple[Moment, ...]
    """At most three, in the order of the game."""

    remarks: tuple[Remark, ...]
    details: Any
    """The game's own account: what the `review` of its `study` returns."""


def assembled(match: Match, outline: Outline, details: Any) -> Review:
    return Review(outline.curves, moments(match, outline.mistakes), outline.remarks, details)


def moments(match: Match, mistakes: Iterable[Mistake]) -> tuple[Moment, ...]:
    """The costliest mistakes that the adviser agrees with."""
    found: list[Moment] = []
    plies = match.plies
    for mistake in sorted(mistakes, key=lambda each: -each.cost)[:TRIED]:
        moment = _moment(match, mistake, plies[mistake.ply].before.view(mistake.seat))
        if moment:
            found.append(moment)
        if len(found) == MOMENTS:
            break
    return tuple(sorted(found, key=lambda each: each.ply))


def _moment(match: Match, mistake: Mistake, view: Any) -> Moment | None:
    """None if a hint would have recommended the move, and the review has found no better."""
    hinted = bots.advises(match.game.name, match.options, match.seats)
    advice = bots.advise(match.game.name, view, mistake.seat) if hinted else None
    told = (mistake.ply, mistake.seat, mistake.move, mistake.told, mistake.figures)
    if mistake.deeper or advice is None:
        return Moment(*told, mistake.better, deeper=mistake.deeper)
    if advice.move != mistake.move:
        figures = {name: mistake.repeated.get(name, figure) for name, figure in advice.figures.items()}
        return Moment(*told, advice.move, advice.reason, figures)
    return Moment(*told, mistake.better, deeper=True) if mistake.better else None
