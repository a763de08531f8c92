"""Moves that are too many to list, spelt part by part: what may follow the text so far."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final, TypeAlias

from galerie.games.copyright.rules.deck import SIDE
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.layout import FARTHEST
from galerie.games.copyright.rules.moves import Oriented, Put
from galerie.games.copyright.rules.orientation import ORIENTATIONS

MODEL: Final = "model"
BEGUN: Final = re.compile(
    r"(?P<card>[0-9]{1,3})(?:(?P<orientation>[rf][0-3])(?:(?P<x>[+-][0-9]{1,2})(?P<y>[+-][0-9]{1,2})?)?)?"
)
RANGE: Final = range(-FARTHEST, FARTHEST + 1)

Judge: TypeAlias = Callable[[Put], bool]
"""Whether a card may be put so."""


def model_completions(cards: Sequence[Oriented], text: str) -> Iterator[str]:
    """The next card of the model, in their order, or how it lies; "" at the end."""
    if text == "":
        yield MODEL
        return
    begun, *parts = text.split(" ")
    if begun != MODEL or len(parts) > len(cards):
        return
    *lying, last = parts or [""]
    if not all(_lies(part, each) for part, each in zip(lying, cards, strict=False)):
        return
    if parts and last == str(cards[len(lying)].card):
        yield from ORIENTATIONS
    elif not parts or _lies(last, cards[len(lying)]):
        yield f" {cards[len(parts)].card}" if len(parts) < len(cards) else ""


def _lies(text: str, each: Oriented) -> bool:
    return text in {f"{each.card}{orientation}" for orientation in ORIENTATIONS}


def put_completions(desk: Desk, judge: Judge, text: str) -> Iterator[str]:
    """A card, then how it lies, then its column and its row; "" at the end."""
    cards = [*desk.hand, *(laid.card for laid in desk.laid[desk.fixed :])]
    found = BEGUN.fullmatch(text)
    if text == "":
        yield from (str(card) for card in cards if any(_held(desk, judge, card)))
    elif found and found["card"] in map(str, cards):
        card, orientation = int(found["card"]), found["orientation"]
        if orientation is None:
            yield from (places.orientation for places in _held(desk, judge, card))
            return
        places = Places(desk, judge, card, ORIENTATIONS.index(orientation))
        if found["x"] is None:
            yield from map(_signed, places.columns)
        elif found["y"] is None:
            yield from map(_signed, places.rows(int(found["x"])))
        elif text == f"{card}{orientation}{_signed(int(found['x']))}{_signed(int(found['y']))}":
            yield from ("" for y in places.rows(int(found["x"])) if y == int(found["y"]))


class Places:
    """Where a card may be put that is held in one way.

    Wherever a card touches no other it does the same, so that one such place is enough to judge all of them.
    """

    def __init__(self, desk: Desk, judge: Judge, card: int, orientation: int) -> None:
        self.orientation = ORIENTATIONS[orientation]
        self._judge = judge
        self._held = card, orientation
        self._near = {
            (laid.x + x, laid.y + y)
            for laid in desk.laid
            if laid.card != card
            for x in range(1 - SIDE, SIDE)
            for y in range(1 - SIDE, SIDE)
        }
        self._here = {(laid.x, laid.y) for laid in desk.laid if laid.card == card and laid.orientation == orientation}

    def __bool__(self) -> bool:
        return self._apart or any(self._is_allowed(x, y) for x, y in sorted(self._near))

    @property
    def columns(self) -> Sequence[int]:
        """Those that have any place."""
        if self._apart:
            return RANGE
        return sorted({x for x, y in self._near if self._is_allowed(x, y)})

    def rows(self, x: int) -> Iterator[int]:
        """The places of a column."""
        return (y for y in RANGE if self._is_allowed(x, y))

    @cached_property
    def _apart(self) -> bool:
        """Whether the card may be put where it touches no other."""
        anywhere = ((x, y) for x in RANGE for y in RANGE if (x, y) not in self._near | self._here)
        return self._judge(Put(*self._held, *next(anywhere)))

    def _is_allowed(self, x: int, y: int) -> bool:
        if x not in RANGE or y not in RANGE or (x, y) in self._here:
            return False
        return self._judge(Put(*self._held, x, y)) if (x, y) in self._near else self._apart


def _held(desk: Desk, judge: Judge, card: int) -> Iterator[Places]:
    """The ways to hold a card in which it can be put anywhere."""
    every = (Places(desk, judge, card, orientation) for orientation in range(len(ORIENTATIONS)))
    return filter(None, every)


def _signed(number: int) -> str:
    return f"{number:+d}"
