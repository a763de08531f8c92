"""What each player in a game of Reflecto could know, turn by turn: the uncertainty about the other's word.

It follows from what their mirrors showed, the tiles that left and their wrong guesses, for a player who knows all words
and forgets nothing. For real players the curve may differ.
"""

from dataclasses import dataclass
from random import Random
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.reflecto import Reflecto
from galerie.games.reflecto.rules.belief import Belief, belief, evidence
from galerie.games.reflecto.rules.position import SEATS

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


def review(match: Match, chance: Random | None = None) -> Review:
    """The curves of both players in a finished match."""
    met = [cast("Reflecto", each) for each in (*(ply.before for ply in match.plies), match.position)]
    gerda, queen = (_curve([each for each in met if each.ready], seat) for seat in SEATS)
    return Review((gerda, queen))


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
