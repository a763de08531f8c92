"""The moves of Copyright and their notation.

A step: `12` lays card 12 as it comes, its corner in column 0 and row 0; `12r1+2-1` a quarter turn clockwise, 2 columns
to the right and 1 row up; `12f3-1+0` turned over and then turned three times. The same puts a card of the lay-out
elsewhere. `-12` takes it back, `clear` takes all back.

Beside: `done` says that one has finished, `pass 12` that card 12 will not be laid, `end` that the round may end without
a bonus, `continue` that it may not after all, `next` that the next round may begin. The modeller writes
`model 5f3 8r1 12r0 40r2`.

Chance: `model …` in the same way, `deal 3,17 5,44` gives two cards to each of two players. `time 7` ends the 7th
countdown.
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from galerie.core import BadNotation, Seat
from galerie.games.copyright.rules.deck import card as card_number
from galerie.games.copyright.rules.orientation import ORIENTATIONS


@dataclass(frozen=True, slots=True)
class Put:
    """A card goes from the hand, or from elsewhere in the lay-out, to this place."""

    card: int
    orientation: int = 0
    x: int = 0
    y: int = 0

    def __str__(self) -> str:
        return f"{self.card}{ORIENTATIONS[self.orientation]}{self.x:+d}{self.y:+d}"


@dataclass(frozen=True, slots=True)
class Take:
    """A card goes back to the hand."""

    card: int

    def __str__(self) -> str:
        return f"-{self.card}"


@dataclass(frozen=True, slots=True)
class Clear:
    """All cards go back to the hand: the player starts over."""

    def __str__(self) -> str:
        return "clear"


@dataclass(frozen=True, slots=True)
class Done:
    """The player gives the round up; in "timed" he confirms what he has laid in this turn."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Pass:
    """The player will not lay this turn's card. It is named so that a late word never costs the next one."""

    card: int

    def __str__(self) -> str:
        return f"pass {self.card}"


@dataclass(frozen=True, slots=True)
class End:
    """The player would have the round end without a bonus."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Continue:
    """He would not after all."""

    def __str__(self) -> str:
        return "continue"


@dataclass(frozen=True, slots=True)
class Next:
    """The player has seen how the round was scored."""

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
    """NATURE's: the four cards of the model; the modeller's: how they lie."""

    cards: tuple[Oriented, ...]
    """By number."""

    def __str__(self) -> str:
        return " ".join(["model", *map(str, self.cards)])


@dataclass(frozen=True, slots=True)
class Deal:
    """NATURE's: the cards that each seat gets, by number."""

    hands: tuple[tuple[int, ...], ...]

    def __str__(self) -> str:
        return " ".join(["deal", *(",".join(map(str, hand)) for hand in self.hands)])


@dataclass(frozen=True, slots=True)
class TimeOut:
    """NATURE's: the end of a countdown, by its number in the game."""

    countdown: int

    def __str__(self) -> str:
        return f"time {self.countdown}"


Step: TypeAlias = Put | Take | Clear
Move: TypeAlias = Step | Done | Pass | End | Continue | Next | Model | Deal | TimeOut

WORDS: Final[dict[str, Move]] = {str(each): each for each in (Clear(), Done(), End(), Continue(), Next())}
ORIENTED: Final = re.compile(r"(?P<card>[0-9]{1,3})\s*(?P<orientation>[rf][0-3])?")
PUT: Final = re.compile(ORIENTED.pattern + r"(?:\s*(?P<x>[+-]\s*[0-9]{1,2})\s*(?P<y>[+-]\s*[0-9]{1,2}))?")
TAKE: Final = re.compile(r"-\s*([0-9]{1,3})")
PASS: Final = re.compile(r"pass\s+([0-9]{1,3})")
MODEL: Final = re.compile(r"model((?:\s+[0-9]{1,3}(?:[rf][0-3])?)+)")
DEAL: Final = re.compile(r"deal((?:\s+[0-9]{1,3}(?:,[0-9]{1,3})*)+)")
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
        return Deal(tuple(tuple(sorted(map(card_number, hand.split(",")))) for hand in found[1].split()))
    raise BadNotation("copyright-notation", rule="COP-13", text=text)


def veil(move: Move, seat: Seat | None) -> str:
    """Cards are seen when they are laid (COP-20): those dealt by their player alone, those lost by nobody else."""
    match move:
        case Deal():
            return "deal" if seat is None else f"deal {','.join(map(str, move.hands[seat]))}"
        case Pass():
            return "pass"
        case _:
            return str(move)


def _oriented(found: re.Match[str]) -> tuple[int, int]:
    return card_number(found["card"]), ORIENTATIONS.index(found["orientation"] or ORIENTATIONS[0])


def _offset(text: str | None) -> int:
    return int("".join((text or "0").split()))
