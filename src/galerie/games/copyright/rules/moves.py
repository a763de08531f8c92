"""The moves of Copyright and their notation.

A step: `12` lays card 12 as it is, with its corner in column 0 and row 0; `12r1+2-1` lays it a quarter turn clockwise,
2 columns to the right and 1 row up; `12f3-1+0` flipped and then turned three times. The same notation moves a card of
the lay-out. `-12` takes it back, `clear` takes all back.

Other moves: `done` gives up or confirms, `pass 12` declines to lay card 12, `end` votes to end the round without a
bonus, `continue` withdraws that vote, `next` agrees to begin the next round. The modeller plays
`model 5f3 8r1 12r0 40r2`.

Chance: `model …` as above, `deal 3,17 5,44` deals two cards to each of two players, and `-` none to somebody who has
left. `time 7` ends the 7th countdown.
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from galerie.core import BadNotation, Seat
from galerie.games.copyright.rules.deck import card as card_number
from galerie.games.copyright.rules.orientation import ORIENTATIONS


@dataclass(frozen=True, slots=True)
class Put:
    """Lay a card from the hand, or move one of the lay-out, to this place."""

    card: int
    orientation: int = 0
    x: int = 0
    y: int = 0

    def __str__(self) -> str:
        return f"{self.card}{ORIENTATIONS[self.orientation]}{self.x:+d}{self.y:+d}"


@dataclass(frozen=True, slots=True)
class Take:
    """Return a card to the hand."""

    card: int

    def __str__(self) -> str:
        return f"-{self.card}"


@dataclass(frozen=True, slots=True)
class Clear:
    """Return all cards to the hand: the player starts over."""

    def __str__(self) -> str:
        return "clear"


@dataclass(frozen=True, slots=True)
class Done:
    """Give up the round; in "timed", confirm the cards laid in this turn."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline to lay this turn's card. The card is named, so that a late message never costs the next one."""

    card: int

    def __str__(self) -> str:
        return f"pass {self.card}"


@dataclass(frozen=True, slots=True)
class End:
    """Vote to end the round without a bonus."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Continue:
    """Withdraw that vote."""

    def __str__(self) -> str:
        return "continue"


@dataclass(frozen=True, slots=True)
class Next:
    """Agree to begin the next round, having seen the score."""

    def __str__(self) -> str:
        return "next"


@dataclass(frozen=True, slots=True)
class Oriented:
    card: int
    orientation: int

    def __str__(self) -> str:
        return f"{self.card}{ORIENTATIONS[self.orientation]}"


@dataclass(frozen=True, slots=True)
class Model:
    """By NATURE: the four cards of the model. By the modeller: their orientations."""

    cards: tuple[Oriented, ...]
    """Sorted by number."""

    def __str__(self) -> str:
        return " ".join(["model", *map(str, self.cards)])


@dataclass(frozen=True, slots=True)
class Deal:
    """By NATURE: the cards that each seat gets, sorted by number."""

    hands: tuple[tuple[int, ...], ...]

    def __str__(self) -> str:
        return " ".join(["deal", *map(_written, self.hands)])


@dataclass(frozen=True, slots=True)
class TimeOut:
    """By NATURE: the end of a countdown, by its number in the game."""

    countdown: int

    def __str__(self) -> str:
        return f"time {self.countdown}"


Step: TypeAlias = Put | Take | Clear
Move: TypeAlias = Step | Done | Pass | End | Continue | Next | Model | Deal | TimeOut

NO_CARDS: Final = "-"
WORDS: Final[dict[str, Move]] = {str(each): each for each in (Clear(), Done(), End(), Continue(), Next())}
ORIENTED: Final = re.compile(r"(?P<card>[0-9]{1,3})\s*(?P<orientation>[rf][0-3])?")
PUT: Final = re.compile(ORIENTED.pattern + r"(?:\s*(?P<x>[+-]\s*[0-9]{1,2})\s*(?P<y>[+-]\s*[0-9]{1,2}))?")
TAKE: Final = re.compile(r"-\s*([0-9]{1,3})")
PASS: Final = re.compile(r"pass\s+([0-9]{1,3})")
MODEL: Final = re.compile(r"model((?:\s+[0-9]{1,3}(?:[rf][0-3])?)+)")
DEAL: Final = re.compile(r"deal((?:\s+(?:-|[0-9]{1,3}(?:,[0-9]{1,3})*))+)")
TIME_OUT: Final = re.compile(r"time ([0-9]{1,9})")


def parse(text: str) -> Move:
    text = text.strip().lower()
    if text in WORDS:
        return WORDS[text]
    if found := PUT.fullmatch(text):
        return Put(*_oriented(found), _offset(found["x"]), _offset(found["y"]))
    if found := TAKE.fullmatch(text):
        return Take(card_number(found[1]))
    if found := PASS.fullmatch(text):
        return Pass(card_number(found[1]))
    if found := TIME_OUT.fullmatch(text):
        return TimeOut(int(found[1]))
    if found := MODEL.fullmatch(text):
        cards = [Oriented(*_oriented(each)) for each in map(ORIENTED.fullmatch, found[1].split()) if each]
        return Model(tuple(sorted(cards, key=lambda each: each.card)))
    if found := DEAL.fullmatch(text):
        return Deal(tuple(map(_hand, found[1].split())))
    raise BadNotation("copyright-notation", rule="COP-13", text=text)


def veil(move: Move, seat: Seat | None) -> str:
    """Cards are seen when they are laid (COP-20): those dealt by their player alone, those lost by nobody else."""
    match move:
        case Deal():
            return "deal" if seat is None else f"deal {_written(move.hands[seat])}"
        case Pass():
            return "pass"
        case _:
            return str(move)


def _written(hand: tuple[int, ...]) -> str:
    return ",".join(map(str, hand)) or NO_CARDS


def _hand(text: str) -> tuple[int, ...]:
    return () if text == NO_CARDS else tuple(sorted(map(card_number, text.split(","))))


def _oriented(found: re.Match[str]) -> tuple[int, int]:
    return card_number(found["card"]), ORIENTATIONS.index(found["orientation"] or ORIENTATIONS[0])


def _offset(text: str | None) -> int:
    return int("".join((text or "0").split()))
