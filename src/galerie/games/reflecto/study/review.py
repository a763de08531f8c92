"""A game of Reflecto in retrospect: the race, and what each player could know, turn by turn, of the other's word.

What they could know follows from what their mirrors showed, the tiles that left and their wrong guesses, for a player
who knows all words and forgets nothing. For real players the curve may differ.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.reflecto import Reflecto
from galerie.games.reflecto.rules.belief import Belief, belief, evidence
from galerie.games.reflecto.rules.moves import Guess, Turn
from galerie.games.reflecto.rules.position import SEATS
from galerie.games.reflecto.study.race import Chain, Costly, Made, Race, gain, lead
from galerie.study import reviewing
from galerie.study.reporting import Point
from galerie.study.reviewing import Mistake, Outline, Remark

CERTAINTY: Final = 0.9
"""A word with at least this chance counts as deduced, even while another was possible."""

LIKELIEST: Final = 5


@dataclass(frozen=True, slots=True)
class Likely:
    word: str
    chance: float


@dataclass(frozen=True, slots=True)
class Moment:
    """What a player could know at the end of a turn."""

    turn: int
    """How many turns both players had made; 0 at the start."""

    words: int
    """How many were possible. Where any letters are allowed (REF-04), only real words count until all letters are
    known: then every order of them does."""

    bits: float
    """The uncertainty: how many yes-or-no questions were left."""

    likeliest: tuple[Likely, ...]
    """The likeliest few words, with their chances."""

    truth: float
    """The chance of the true word."""


@dataclass(frozen=True, slots=True)
class Curve:
    """One player's uncertainty about the other's word."""

    seat: Seat
    """The player."""

    word: str
    """The true word; empty if none was chosen."""

    moments: tuple[Moment, ...]
    """One for each turn, and one before the first; empty if the game never began."""

    deduced: int | None
    """The turn after which the word could be deduced: from then on it was the only one possible, or had a chance of at
    least CERTAINTY. None if it never could."""


@dataclass(frozen=True, slots=True)
class Review:
    curves: tuple[Curve, Curve]
    """By seat."""

    race: tuple[Point, ...]
    """By how many turns the first seat led the race."""

    gains: tuple[float, float]
    """By how many turns each player's turns shortened their way, on average."""

    chains: tuple[Chain, ...]
    """The chains of jumps that were missed."""

    costly: tuple[Costly, ...]
    """The turns that lowered the chances most."""


def review(match: Match, chance: Random | None = None) -> Review:
    met = [cast("Reflecto", each) for each in (*(ply.before for ply in match.plies), match.position)]
    gerda, queen = (_curve([each for each in met if each.ready], seat) for seat in SEATS)
    turns = [
        Made(ply, before, event.seat, event.move)
        for ply, (event, before) in enumerate(zip(match.line, met, strict=False))
        if isinstance(event.move, Turn)
    ]
    first, second = (_gain([each for each in turns if each.seat == seat], met) for seat in SEATS)
    race = Race(turns)
    return Review(
        curves=(gerda, queen),
        race=tuple(Point(ply, lead(each), exact=False) for ply, each in enumerate(met) if each.ready),
        gains=(first, second),
        chains=race.missed_chains(),
        costly=race.costly(),
    )


def outline(match: Match, review: Review) -> Outline:
    """The race as a curve, the turns that cost most, and what else is to be told of the race and of the words."""
    if not review.race:
        return Outline()
    counts = {ply: cast("Reflecto", each.before).count for ply, each in enumerate(match.plies)}
    remarks = [_leader(review.race, counts)]
    for seat in SEATS if review.gains != (0.0, 0.0) else ():
        missed = sum(chain.seat == seat for chain in review.chains)
        remarks.append(Remark("pace", {"gain": review.gains[seat], "chains": missed}, seat))
    for curve in review.curves:
        told: dict[str, str | int | float] = {"word": curve.word}
        if curve.deduced is None:
            remarks.append(Remark("never", told | {"words": curve.moments[-1].words}, curve.seat))
        else:
            remarks.append(Remark("deduced", told | {"turn": curve.deduced}, curve.seat))
    return Outline(
        (reviewing.Curve(None, review.race),), tuple(_mistake(match, each) for each in review.costly), tuple(remarks)
    )


def _mistake(match: Match, costly: Costly) -> Mistake:
    move = match.line[costly.ply].move
    guessed = isinstance(move, Turn) and isinstance(move.act, Guess)
    figures: dict[str, str | int | float] = {"best": costly.best, "value": costly.value}
    if costly.chain and not guessed:
        figures |= {"jumps": costly.chain.jumps, "rows": costly.chain.rows}
    told = "guess" if guessed else "chain" if costly.chain else "turn"
    return Mistake(costly.ply, costly.seat, costly.move, costly.best - costly.value, told, figures)


def _leader(race: Sequence[Point], counts: dict[int, int]) -> Remark:
    """Who led the race at its end, and since when."""
    last = race[-1]
    if last.value == 0:
        return Remark("level")
    turned = next((each for each in reversed(race) if each.value * last.value <= 0), None)
    figures: dict[str, str | int | float] = {"lead": abs(last.value), "turn": counts[turned.ply] + 1 if turned else 0}
    return Remark("leader", figures, 0 if last.value > 0 else 1)


def _gain(turns: Sequence[Made], met: Sequence[Reflecto]) -> float:
    return round(fmean(gain(each, met[each.ply + 1]) for each in turns), 2) if turns else 0.0


def _curve(met: list[Reflecto], seat: Seat) -> Curve:
    secret = met[-1].hands[1 - seat] if met else None
    if not secret:
        return Curve(seat, "", (), None)
    moments = tuple(_moment(each.count, belief(evidence(each.view(seat), seat)), secret.word) for each in met)
    return Curve(seat, secret.word, moments, _deduced(moments))


def _moment(turn: int, believed: Belief, word: str) -> Moment:
    return Moment(
        turn=turn,
        words=believed.count,
        bits=round(believed.uncertainty, 3),
        likeliest=tuple(Likely(each, round(chance, 4)) for each, chance in believed.likeliest(LIKELIEST)),
        truth=round(believed.chances.get(word, 0.0), 4),
    )


def _deduced(moments: tuple[Moment, ...]) -> int | None:
    found = None
    for moment in reversed(moments):
        if moment.truth < CERTAINTY:
            break
        found = moment.turn
    return found
