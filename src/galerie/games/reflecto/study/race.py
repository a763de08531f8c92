"""The race of a game of Reflecto in retrospect: who was ahead, which chains of jumps were missed, what cost most.

Turns are judged from what their player could know, by the adviser that gives hints, with the same effort.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from galerie.bots import SEED, Advice
from galerie.core import Seat
from galerie.games.reflecto.bots.advising import CHAIN, advise, jumps, percent
from galerie.games.reflecto.bots.levels import MASTER
from galerie.games.reflecto.bots.search_state import SearchState, Step
from galerie.games.reflecto.bots.thinking import Outlook, thoughts
from galerie.games.reflecto.rules.board import OFF, SIDE
from galerie.games.reflecto.rules.moves import Go, Guess, Move, Turn
from galerie.games.reflecto.rules.position import Reflecto
from galerie.games.reflecto.rules.view import View

GLANCE: Final = 20_000
"""The nodes of a first look at a turn, before the adviser is asked."""

SUSPECT: Final = 0.05
COSTLY: Final = 0.04
"""By how much a turn must have lowered the chance of winning to be put to the adviser, and to be called a mistake."""

ASKED: Final = 8
"""How many of the most suspect turns the adviser is asked about."""

CHAINS_ASKED: Final = 60
"""How many turns the adviser is asked about because of a chain, so that a review of any length ends in time."""

FASTER: Final = 0.6
"""How much more of the way, in turns, a chain must have covered to have been missed."""


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain of jumps that the adviser would have played, and its player did not."""

    ply: int
    seat: Seat
    move: str
    jumps: int
    rows: int


@dataclass(frozen=True, slots=True)
class Costly:
    """A turn that lowered the chance of winning."""

    ply: int
    seat: Seat
    move: str
    best: int
    """The chance of winning that the adviser's turn would have kept, in percent."""

    value: int
    """What the turn left of it."""

    chain: Chain | None
    """The chain of jumps that was better, if it was one."""


@dataclass(frozen=True, slots=True)
class Made:
    """A turn of the game."""

    ply: int
    before: Reflecto
    seat: Seat
    move: Move

    @property
    def view(self) -> View:
        return self.before.view(self.seat)


class Race:
    """The turns of a game and what the adviser thinks of them; each is asked about once."""

    def __init__(self, turns: list[Made]) -> None:
        self.turns: Final = turns
        self._advice: dict[int, Advice | None] = {}

    def missed_chains(self) -> tuple[Chain, ...]:
        return tuple(chain for turn in self.turns if (chain := self._missed(turn)))

    def costly(self) -> tuple[Costly, ...]:
        """The turns that cost most, as far as the adviser agrees."""
        suspects = {turn.ply: cost for turn in self.turns if (cost := _glance(turn)) >= SUSPECT}
        asked = sorted(suspects, key=lambda ply: -suspects[ply])[:ASKED]
        return tuple(found for turn in self.turns if turn.ply in asked and (found := self._costly(turn)))

    def _advised(self, turn: Made) -> Advice | None:
        if turn.ply not in self._advice:
            self._advice[turn.ply] = advise(turn.view, turn.seat, Random(SEED))
        return self._advice[turn.ply]

    def _missed(self, turn: Made) -> Chain | None:
        outlook = Outlook.of(turn.view, turn.seat, MASTER)
        state, made = outlook.state, _step(outlook, turn.move)
        gain = made.gain if made else 0.0
        faster = [each for each in state.steps(turn.seat) if each.gain >= gain + FASTER]
        if not any(jumps(state, turn.seat, each) >= CHAIN for each in faster):
            return None
        if turn.ply not in self._advice and len(self._advice) >= CHAINS_ASKED:
            return None
        advice = self._advised(turn)
        step = _step(outlook, advice.move) if advice else None
        if not advice or step not in faster or (count := jumps(state, turn.seat, step)) < CHAIN:
            return None
        return Chain(turn.ply, turn.seat, str(advice.move), count, _rows(turn.seat, step))

    def _costly(self, turn: Made) -> Costly | None:
        advice = self._advised(turn)
        if advice is None or advice.move == turn.move:
            return None
        outlook = Outlook.of(turn.view, turn.seat, MASTER)
        values = _values(outlook, MASTER.nodes)
        best, value = _worth(outlook, values, advice.move), _worth(outlook, values, turn.move)
        if best is None or value is None or best - value < COSTLY:
            return None
        return Costly(turn.ply, turn.seat, str(turn.move), percent(best), percent(value), self._missed(turn))


def lead(position: Reflecto) -> float:
    """By how many turns the first seat leads the race, as all tiles really stand."""
    gerda, queen = (SearchState.of(position.view(seat), seat, {}).way() for seat in (0, 1))
    return round(queen - gerda, 1)


def gain(turn: Made, after: Reflecto) -> float:
    """By how many turns a turn has shortened its player's way."""
    before, now = (SearchState.of(each.view(turn.seat), turn.seat, {}).way() for each in (turn.before, after))
    return before - now


def _glance(turn: Made) -> float:
    """What a turn seems to have cost, at first sight."""
    outlook = Outlook.of(turn.view, turn.seat, MASTER)
    values = _values(outlook, GLANCE)
    value = _worth(outlook, values, turn.move)
    return max([*values.values(), outlook.looks.chance]) - value if values and value is not None else 0.0


def _values(outlook: Outlook, nodes: int) -> dict[Step, float]:
    """The chance of winning after every step, as deep as this many nodes allow."""
    if outlook.state.won:
        return {}
    deepest = None
    for deepest in thoughts(outlook, replace(MASTER, nodes=nodes), Random(SEED), every=True):  # noqa: B007  the last
        pass
    return {step: line.value for step, line in deepest.lines.items()} if deepest else {}


def _worth(outlook: Outlook, values: dict[Step, float], move: Move) -> float | None:
    match move:
        case Turn(act=Guess(word)):
            return outlook.learnt.chances.get(word, 0.0)
        case Turn():
            step = _step(outlook, move)
            return values.get(step) if step else None
    return None


def _step(outlook: Outlook, move: Move) -> Step | None:
    """The step of a turn; None if nothing moved, or tiles left in another order than the bots' own."""
    match move:
        case Turn(act=Go(start, end)):
            found: Iterator[Step] = (
                each for each in outlook.state.steps(outlook.state.scene.me) if (each.start, each.end) == (start, end)
            )
            return next(found, None)
    return None


def _rows(seat: Seat, step: Step) -> int:
    """How many rows a step advances; leaving is a row beyond the last."""
    start = step.start // SIDE if seat == 0 else SIDE - 1 - step.start // SIDE
    if step.end == OFF:
        return SIDE - start
    return (step.end // SIDE if seat == 0 else SIDE - 1 - step.end // SIDE) - start
