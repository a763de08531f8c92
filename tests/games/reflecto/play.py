"""Reflecto as somebody plays it who wants to get out: random games that hardly ever end prove little."""

from collections.abc import Iterator
from random import Random
from typing import Final

from galerie.core import NATURE, Event, Seat
from galerie.games.reflecto import Go, Guess, Move, Options, Reflecto, Turn, random_set_up
from galerie.games.reflecto.rules.board import GERDA, OFF, SIDE
from galerie.games.reflecto.rules.options import terms
from galerie.games.reflecto.rules.position import start
from galerie.games.reflecto.rules.spelling import choices
from tests.laws.cases import Case
from tests.laws.laws import Story

CARELESS: Final = 0.3
"""How often any move will do."""

GUESSES: Final = 0.04


def eager(position: Reflecto, seat: Seat, rng: Random) -> Move:
    """A move that takes letters out and goes forwards, mostly."""
    if not position.ready:
        return random_set_up(position.options, seat, rng)
    if rng.random() < GUESSES:
        return Turn((), Guess(_guess(position, seat, rng)))
    turns = [move for move in position.moves(seat) if isinstance(move, Turn)]
    if rng.random() < CARELESS:
        return rng.choice(turns)
    return max(turns, key=lambda turn: (_promise(turn, seat), rng.random()))


def _guess(position: Reflecto, seat: Seat, rng: Random) -> str:
    other = position.hands[1 - seat]
    if other and rng.random() < 0.1:
        return other.word
    return rng.choice(choices("lexicon", terms(position.options, 1 - seat).letters))


def _promise(turn: Turn, seat: Seat) -> int:
    leaving = len(turn.before) + len(turn.after)
    if not isinstance(turn.act, Go):
        return 10 * leaving
    if turn.act.end == OFF:
        return 10 * (leaving + 1)
    rows = turn.act.end // SIDE - turn.act.start // SIDE
    return 10 * leaving + (rows if seat == GERDA else -rows)


def played(options: Options, rng: Random, most: int = 2_000) -> Iterator[tuple[Event, Reflecto]]:
    """One game: each event and the position after it."""
    position = start(2, options)
    while position.to_act and most > 0:
        seat = rng.choice(sorted(position.to_act))
        move = position.draw(rng) if seat == NATURE else eager(position, seat, rng)
        position = position.play(seat, move)
        yield Event(seat, move), position
        most -= 1


def told(case: Case, rng: Random) -> Story:
    events = list(played(case.options, rng))
    positions = (start(2, case.options), *(position for _, position in events))
    return Story(case, tuple(event for event, _ in events), positions)
