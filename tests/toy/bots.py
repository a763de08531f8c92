"""Bots of three levels that have no thoughts of their own: tests say what they do. Hints come with a reason."""

from random import Random
from typing import Final

from galerie.bots import Advice
from galerie.core import Seat
from tests import toy


def _silent(*_: object) -> None:
    raise NotImplementedError


def advise(view: toy.View, seat: Seat, rng: Random) -> Advice:
    """The highest number, and why."""
    highest = 4 if view.options.high else 3
    return Advice(toy.Hide(highest), "reason-high", {"number": highest, "worth": view.worth or 0})


LEVELS: Final = dict.fromkeys(("novice", "adept", "master"), _silent)
