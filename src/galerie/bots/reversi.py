"""Placeholder until the search lands: chooses a random legal move."""

from random import Random

from galerie.core import Seat
from galerie.games.reversi import Move, View, parse


def novice(view: View, seat: Seat, rng: Random) -> Move:
    return parse(rng.choice(list(view.turns)))


LEVELS = {"novice": novice, "adept": novice, "master": novice}
