"""Games as puzzles need them: both players look about with their mirrors, get on, and never guess."""

from collections.abc import Iterator
from random import Random
from typing import Final

from galerie.core import Line, Seat
from galerie.games.reflecto.rules.board import GERDA, OFF, QUEEN, SIDE
from galerie.games.reflecto.rules.moves import MIRROR_CELL, Go, SetUp, Turn
from galerie.games.reflecto.rules.options import Options
from galerie.games.reflecto.rules.position import Reflecto, start
from galerie.games.reflecto.rules.setting import random_set_up
from galerie.games.reflecto.rules.sight import history

CURIOSITY: Final = 200.0
"""How much likelier a turn becomes by what it shows for the first time."""

HASTE: Final = 8.0
"""The same, by a tile that leaves."""

LONGEST: Final = 80
"""Turns of both players together."""


def walk(options: Options, rng: Random) -> Iterator[tuple[tuple[Line, ...], Reflecto]]:
    """The lines so far and the position after each turn."""
    position = start(2, options)
    lines: tuple[Line, ...] = ()
    for seat in (GERDA, QUEEN):
        chosen = random_set_up(options, seat, rng)
        lines, position = (*lines, Line(seat, str(_apart(chosen)))), position.play(seat, _apart(chosen))
    for _ in range(LONGEST):
        turn = _turn(position, rng)
        if turn is None:
            return
        lines, position = (*lines, Line(position.turn, str(turn))), position.play(position.turn, turn)
        if position.result:
            return
        yield lines, position


def _apart(chosen: SetUp) -> SetUp:
    """The same word with the mirrors away from the edges, where they see more."""
    cells = [cell for cell in chosen.row if cell != MIRROR_CELL]
    return SetUp(chosen.pieces, (cells[0], MIRROR_CELL, *cells[1:4], MIRROR_CELL, cells[4]))


def _turn(position: Reflecto, rng: Random) -> Turn | None:
    seat = position.turn
    turns = [turn for turn in position.moves(seat) if isinstance(turn, Turn) and isinstance(turn.act, Go)]
    return rng.choices(turns, [_weight(position, seat, turn) for turn in turns])[0] if turns else None


def _weight(position: Reflecto, seat: Seat, turn: Turn) -> float:
    """How likely a turn is, beside others."""
    after = position.play(seat, turn)
    leaving = len(after.sides[seat].out) - len(position.sides[seat].out)
    learnt = len(seen(after, seat)) - len(seen(position, seat))
    return 1 + _gain(seat, turn) ** 2 + CURIOSITY * learnt + HASTE * leaving


def seen(position: Reflecto, seat: Seat) -> frozenset[int]:
    """The opposing screens that this player's mirrors have shown."""
    hand = position.hands[seat]
    mirrors = [number for number, face in enumerate(hand.faces) if face.kind == "mirror"] if hand else []
    return frozenset(each.other for _, each in history(position.faced) if each.seat == seat and each.screen in mirrors)


def _gain(seat: Seat, turn: Turn) -> int:
    """How many rows a screen gets forwards."""
    if not isinstance(turn.act, Go) or turn.act.end == OFF:
        return 0
    rows = turn.act.end // SIDE - turn.act.start // SIDE
    return max(0, rows if seat == GERDA else -rows)
