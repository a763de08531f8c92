"""`novice` takes one counter; `master` leaves a multiple of four."""

from random import Random
from typing import Final

from galerie.core import Seat
from tests.study.pile.rules import Take, View


def novice(view: View, seat: Seat, rng: Random) -> Take:
    return Take(1)


def master(view: View, seat: Seat, rng: Random) -> Take:
    return Take(view.counters % 4 or 1)


LEVELS: Final = {"novice": novice, "master": master}
