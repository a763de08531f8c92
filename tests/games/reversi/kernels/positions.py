"""Reversi positions met in random play."""

from itertools import product
from random import Random
from typing import Final

from galerie.core import forced_move
from galerie.games.reversi import Options, Reversi
from galerie.games.reversi.bots.search import Board
from galerie.games.reversi.rules.position import start

VARIANTS: Final = [Options(*chosen) for chosen in product((False, True), repeat=3)]


def positions(options: Options, rng: Random) -> list[Reversi]:
    """One random game, from its start to the last position where somebody is to act."""
    position = start(2, options)
    met = []
    while position.turn is not None:
        met.append(position)
        position = position.play(position.turn, rng.choice(list(position.moves(position.turn))))
    return met


def ending(options: Options, rng: Random, most_holes: int) -> Reversi:
    """A position with a choice to make and at most so many empty squares."""
    while True:
        for position in positions(options, rng):
            if holes(position) <= most_holes and forced_move(position) is None:
                return position


def holes(position: Reversi) -> int:
    return 64 - sum(position.counts)


def board(position: Reversi) -> Board:
    assert position.turn is not None
    return Board.of(position.view(None), position.turn)
