"""Positions of Miroir as bots meet them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from galerie import bots
from galerie.core import NATURE, Seat
from galerie.games.miroir import Miroir, Move, Options, parse
from galerie.games.miroir.rules.moves import Claim, Doubt, Lay, Point, Recover, Shift, Steal
from galerie.games.miroir.rules.position import start

LEVELS = ("child", "novice", "student", "amateur", "adept", "master")


def chosen(level: str, position: Miroir, seed: int = 1) -> str:
    """What a bot does that is to act."""
    (seat,) = position.to_act
    return bots.think("miroir", level, position.view(seat), seat, seed)


def wild(rng: Random, plies: int, **options: Any) -> Iterator[Miroir]:
    """Positions of a random game, where somebody acts; more than by chance columns grow and words are announced."""
    position = start(2, Options(**options))
    while position.to_act and plies:
        (seat,) = position.to_act
        if seat == NATURE:
            position = position.play(NATURE, position.draw(rng))
            continue
        yield position
        plies -= 1
        moves = list(position.moves(seat))
        if position.stage != "answering" and rng.random() < 0.9:  # else what was laid would soon be gone
            moves = [move for move in moves if not isinstance(move, Doubt | Point)]
        building = [move for move in moves if isinstance(move, Claim | Lay | Steal | Recover)]
        building.sort(key=lambda move: len(position.own.column(move.column)))
        position = position.play(seat, rng.choice(building[-3:] if building and rng.random() < 0.7 else moves))


def duel(rng: Random, *levels: str, **options: Any) -> Iterator[tuple[Miroir, Seat, Move]]:
    """A game between bots: every position in which one acts, and what it does. `wild` plays anything."""
    position = start(2, Options(**options))
    while position.to_act:
        (seat,) = position.to_act
        if seat == NATURE:
            position = position.play(NATURE, position.draw(rng))
            continue
        if levels[seat] == "wild":
            move = rng.choice(list(position.moves(seat)))
        else:
            move = parse(chosen(levels[seat], position, rng.getrandbits(32)))
        yield position, seat, move
        position = position.play(seat, move)


def laid(position: Miroir, move: Move) -> list[str]:
    """How the columns read that a move changes."""
    seat = position.turn
    match move:
        case Lay(column):
            return [position.text(seat, column) + position.card]
        case Steal(letter, column) | Recover(letter, column):
            return [position.text(seat, column) + letter]
        case Shift(source, first, last, target):
            text = position.text(seat, source)
            return [position.text(seat, target) + text[first : last + 1], text[:first] + text[last + 1 :]]
        case _:
            return []
