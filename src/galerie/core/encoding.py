"""Numbers that views are encoded with. A game's `encoding` says what an agent observes.

All numbers are between -1 and 1.

>>> one_hot("b", "abc"), share(3, 12), share(30, 12)
([0.0, 1.0, 0.0], 0.25, 1.0)
>>> [round(code, 2) for code in letters("AB?", 4)]
[0.04, 0.07, 1.0, 0.0]
"""

from collections.abc import Container, Iterable
from typing import Any, Final

from galerie.core.moves import Seat

SIGNS: Final = "abcdefghijklmnopqrstuvwxyz?"
CODES: Final = {sign: number / len(SIGNS) for number, sign in enumerate(SIGNS, 1)}
"""The number of a letter, or of a joker; nothing is 0."""


def one_hot(value: Any, among: Iterable[Any]) -> list[float]:
    """1 in the place of the value and 0 elsewhere; only zeros if the value is not among them."""
    return [float(each == value) for each in among]


def flags(chosen: Container[Any], among: Iterable[Any]) -> list[float]:
    """1 for each that is chosen."""
    return [float(each in chosen) for each in among]


def share(part: float, whole: float) -> float:
    """How much of the whole this is; all of it where it is more."""
    return max(-1.0, min(1.0, part / whole))


def letters(text: str, length: int) -> list[float]:
    """The codes of the first letters, filled up with zeros."""
    codes = [CODES.get(letter, 0.0) for letter in text[:length].lower()]
    return codes + [0.0] * (length - len(codes))


def around(seat: Seat, seats: int) -> list[Seat]:
    """All seats, beginning with this one."""
    return [(seat + each) % seats for each in range(seats)]
