"""What a deal of Reversi solo was worth, and where it went."""

from dataclasses import dataclass
from itertools import accumulate, pairwise
from random import Random
from typing import Final, cast

from galerie.bots import Figure
from galerie.core import Match
from galerie.games.solo import Solo, Stop
from galerie.games.solo import deal as deal_from
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.study.planning import Deal, bound, plan, reveal
from galerie.study.reporting import Point
from galerie.study.reviewing import Curve, Mistake, Outline, Remark


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to search, limited by counts and not by time, so that results are repeatable."""

    widths: tuple[int, ...]
    """Beam widths to try in turn, until one finds a line that cannot be improved."""

    nodes: int
    """The node limit of the exhaustive search after that."""


QUICK: Final = Effort((10, 100), 5_000)
THOROUGH: Final = Effort((10, 100, 1_000, 5_000), 200_000)


@dataclass(frozen=True, slots=True)
class Best:
    """The best that can be reached, or the bounds between which it lies."""

    score: int
    """Reached by the line."""

    bound: int
    """An upper bound."""

    exact: bool
    """Whether the two are equal."""

    line: tuple[str, ...]
    """The player's placements, up to the last one that scores."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One of the player's moves, and what was still possible before it."""

    move: str
    score: int
    """Before the move."""

    best: int
    bound: int
    exact: bool
    """Whether `best` was the most possible; otherwise only `bound` is certain."""

    lost: int
    """How much less was found after the move than before it."""

    surely: bool
    """Whether the move certainly ruled out the best; otherwise nothing as good was found after it."""

    instead: str | None
    """A better move, if something was lost."""


@dataclass(frozen=True, slots=True)
class Review:
    score: int
    """What the player reached."""

    best: Best
    """From the start."""

    moments: tuple[Moment, ...]
    last: int | None
    """Which of them was the last when the best was still possible; None if it always was."""

    instead: tuple[str, ...]
    """The best line from that moment on."""


def best(position: Solo, deal: Deal, effort: Effort = THOROUGH) -> Best:
    """The best reachable score; `deal` says which tokens lie face down."""
    position = reveal(position, deal)
    found = _best(position.score, position.score if position.reason else bound(position, deal))
    for width in effort.widths:
        if not found.exact:
            planned = plan(position, deal, width, effort.nodes if width == effort.widths[-1] else 0)
            found = _both(found, _best(planned.score, planned.bound, tuple(map(str, planned.line))))
    return found


def review_deal(match: Match, deal: Deal, effort: Effort = QUICK) -> Review:
    """What was possible before each of the player's moves in a match of solo.

    Whatever can be reached after a move can be reached before it, and whatever is out of reach stays so: findings about
    one moment hold for the others.
    """
    moves = [(str(ply.event.move), cast("Solo", ply.before)) for ply in match.plies if ply.event.seat == PLAYER]
    end = cast("Solo", match.position)
    chances = [best(end, deal, effort)]
    for move, position in reversed(moves):
        after = chances[-1]
        line = (move, *after.line) if after.score > position.score else ()
        before = _best(after.score, bound(position, deal), line)
        chances.append(before if before.exact else _both(before, best(position, deal, effort)))
    chances.reverse()
    for number, (move, _) in enumerate(moves):
        found, after = chances[number], chances[number + 1]
        if found.line[:1] == (move,) and found.score > after.score:
            chances[number + 1] = _best(found.score, after.bound, found.line[1:])
    bounds = accumulate((chance.bound for chance in chances), min)
    chances = [_best(chance.score, least, chance.line) for chance, least in zip(chances, bounds, strict=True)]
    last = max(number for number, chance in enumerate(chances) if chance.score == chances[0].score)
    gone = last < len(moves)
    return Review(
        score=end.score,
        best=chances[0],
        moments=tuple(
            Moment(
                move=move,
                score=position.score,
                best=before.score,
                bound=before.bound,
                exact=before.exact,
                lost=before.score - after.score,
                surely=before.score > after.bound,
                instead=before.line[0] if before.score > after.score else None,
            )
            for (move, position), (before, after) in zip(moves, pairwise(chances), strict=True)
        ),
        last=last if gone else None,
        instead=chances[last].line if gone else (),
    )


def review(match: Match, chance: Random) -> Review:
    """The same for a match whose cards come from this generator."""
    return review_deal(match, deal_from(chance))


def outline(match: Match, review: Review) -> Outline:
    """What was won and what was still possible; the moves that lost most; how good the game was.

    The review knows the tokens that lay face down, which no hint does.
    """
    played = match.plies
    plies = [ply for ply, each in enumerate(played) if each.event.seat == PLAYER]
    mistakes = []
    for ply, moment in zip(plies, review.moments, strict=True):
        if not moment.lost:
            continue
        position = cast("Solo", played[ply].before)
        figures: dict[str, Figure] = {"lost": moment.lost, "counting": _counting(position)}
        told = "stopped" if moment.move == str(Stop()) else "surely" if moment.surely else "lost"
        deeper = bool(position.down)
        mistakes.append(Mistake(ply, PLAYER, moment.move, moment.lost, told, figures, moment.instead, deeper))
    ends = (*plies, len(match.line))
    found = [*(each.best for each in review.moments), review.moments[-1].best - review.moments[-1].lost if plies else 0]
    curves = (
        Curve(
            PLAYER,
            tuple(map(Point, ends, (*(float(each.score) for each in review.moments), float(review.score)))),
            "won",
        ),
        Curve(
            PLAYER,
            tuple(map(Point, ends, map(float, found), (*(each.exact for each in review.moments), True))),
            "possible",
        ),
    )
    return Outline(curves if plies else (), tuple(mistakes), (_summary(match, review),))


def _summary(match: Match, review: Review) -> Remark:
    """How much was possible, and whether that was reached."""
    best, position = review.best, cast("Solo", match.position)
    figures: dict[str, Figure] = {"best": best.score, "bound": best.bound, "counting": _counting(position)}
    if not best.exact:
        return Remark("bound", figures)
    return Remark("reached" if best.score == review.score else "exact", figures)


def _counting(position: Solo) -> str:
    """What the score counts."""
    return "values" if position.options.values else "tokens"


def _best(score: int, bound: int, line: tuple[str, ...] = ()) -> Best:
    return Best(score, bound, score == bound, line)


def _both(one: Best, other: Best) -> Best:
    """The combined result of two searches of one position."""
    better = max(one, other, key=lambda each: each.score)
    return _best(better.score, min(one.bound, other.bound), better.line)
