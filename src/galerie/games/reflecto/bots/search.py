"""What a turn leads to: the race of both sides, what their mirrors may learn on the way, and their guesses.

A value is the chance of winning, as far as it can be judged a few turns ahead. Whoever falls behind in the race can
still guess, so it depends on the race and on what both know of each other's words. The kernel computes the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, log
from typing import Final, NamedTuple, Protocol

from galerie.core import Seat
from galerie.games.reflecto.bots.looks import Looks
from galerie.games.reflecto.bots.search_state import SearchState, Step
from galerie.games.reflecto.rules.options import SCREENS

HASTE: Final = 0.0001
"""A win is worth so much less for each turn that it takes, and a loss so much more."""

LOSS: Final = 0.04
"""The value when all of the opponent's tiles seem to have arrived: one of them may be a mirror."""

DELAY: Final = 0.002
"""A guess of mine is worth so much less for each turn that it is put off, or it would be put off for ever."""

MARGIN: Final = 0.005
"""What is only judged lies at least so far from certainty."""

RESORT: Final = 0.8
"""Who has lost the race still gets to guess so often."""

TEMPO: Final = 0.5
"""What it is worth to be the next to move, in turns."""

LEAST_DOUBT: Final = 0.2
DOUBT: Final = 0.15
"""How many turns the judgement of a race may be wrong: at its end, and for each turn that is left of it."""

LOWEST: Final = -1.0
HIGHEST: Final = 2.0
"""Beyond all values."""


class Knowledge(NamedTuple):
    """What has been learnt on the way to a position."""

    learnt: float
    shown: float
    """How many letters I have probably seen, and how many the opponent has."""

    read: int
    """The opposing screens that my mirrors have shown."""

    met: int
    """The pairs of screens that have faced each other, one bit for each."""


NOTHING: Final = Knowledge(0.0, 0.0, 0, 0)


class Line(NamedTuple):
    """A value and the steps that lead to it, by turns; a guess or the end stops it."""

    value: float
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """What a search to one depth found for each of the steps asked for."""

    lines: tuple[Line | None, ...]
    """None for a step that is not better than one before it, or that was not searched."""

    nodes: int
    complete: bool
    """Whether the nodes sufficed."""


class Exhausted(Exception):  # noqa: N818  an end, not an error
    """No more nodes may be searched."""


class Searching(Protocol):
    """What the readable search and the compiled one have in common."""

    def values(self, steps: Sequence[Step], depth: int, nodes: int, *, every: bool) -> Found:
        """Search steps of mine so many turns deep; of every step the value, or only of those that are the best yet."""


class Search:
    """Looks a few turns ahead, considering only the most promising answers."""

    def __init__(self, state: SearchState, looks: Looks, widths: tuple[int, ...]) -> None:
        self._root = state
        self._looks = looks
        self._widths = widths
        self._me = state.scene.me
        self._loses = not state.lost
        self._scouted = state.scouted()
        self._nodes = self._most = self._depth = 0
        self._refuting: dict[int, tuple[int, int, int]] = {}

    def values(self, steps: Sequence[Step], depth: int, nodes: int, *, every: bool) -> Found:
        """Search steps of mine so many turns deep; of every step the value, or only of those that are the best yet."""
        self._nodes, self._most, self._depth = 0, nodes, depth
        self._refuting.clear()
        found: list[Line | None] = []
        best = LOWEST
        try:
            for step in steps:
                line = self._after(self._root, self._me, step, 1, NOTHING, LOWEST if every else best, HIGHEST)
                found.append(line if every or line.value > best else None)
                best = max(best, line.value)
        except Exhausted:
            return Found((*found, *[None] * (len(steps) - len(found))), self._nodes, complete=False)
        return Found(tuple(found), self._nodes, complete=True)

    def _after(
        self, state: SearchState, seat: Seat, step: Step, turn: int, known: Knowledge, low: float, high: float
    ) -> Line:
        if self._nodes == self._most:
            raise Exhausted
        self._nodes += 1
        state = state.after(seat, step)
        known = self._seen(state, seat, step, known)
        if state.won:
            return Line(1 - HASTE * turn, (step,))
        if seat != self._me and self._loses and state.lost:
            return Line(LOSS + HASTE * turn, (step,))
        if turn == self._depth:
            return Line(self.judged(state, known, -TEMPO if seat == self._me else TEMPO), (step,))
        line = self._best(state, 1 - seat, turn, known, low, high)
        return Line(line.value, (step, *line.steps))

    def _best(self, state: SearchState, seat: Seat, turn: int, known: Knowledge, low: float, high: float) -> Line:
        """The best of the likely steps or a guess, for whoever chooses."""
        mine = seat == self._me
        if mine:
            found = Line(scaled(self._looks.right(known.learnt)) - DELAY * turn, ())
        else:
            found = Line(scaled(1 - self._looks.betrayed(known.shown)), ())
        low, high = (max(low, found.value), high) if mine else (low, min(high, found.value))
        if low >= high:
            return found
        steps = state.steps(seat)
        steps.sort(key=partial(self._promise, state, known) if mine else _gain, reverse=True)
        likely = steps[: self._widths[turn - 1]]
        refuting = self._refuting.get(turn)
        likely.sort(key=lambda step: step[:3] != refuting)  # what refuted the last line often refutes this one too
        for step in likely:
            line = self._after(state, seat, step, turn + 1, known, low, high)
            if line.value > found.value if mine else line.value < found.value:
                found = line
                low, high = (max(low, found.value), high) if mine else (low, min(high, found.value))
            if low >= high:
                self._refuting[turn] = step[:3]
                break
        return found if likely else Line(self.judged(state, known, TEMPO if mine else -TEMPO), ())

    def judged(self, state: SearchState, known: Knowledge, tempo: float) -> float:
        """The value of a position, without looking ahead."""
        way, other_way = state.way(), state.other_way()
        worth = self._looks.worth(known.learnt, known.shown) + self._looks.scouting * (state.scouted() - self._scouted)
        ahead = other_way - way + tempo + worth
        race = winning(ahead, way + other_way)
        right, betrayed = self._looks.right(known.learnt), self._looks.betrayed(known.shown)
        return scaled(race * (1 - RESORT * betrayed) + (1 - race) * RESORT * right)

    def _promise(self, state: SearchState, known: Knowledge, step: Step) -> float:
        """The gain of a step of mine, with what it shows."""
        if not self._looks.curiosity or state.scene.tiles >> step.screen & 1:
            return step.gain
        other = state.moved(self._me, step).facing(self._me, step.screen)
        return step.gain if other is None or known.read >> other & 1 else step.gain + self._looks.look(other)

    def _seen(self, state: SearchState, seat: Seat, step: Step, known: Knowledge) -> Knowledge:
        """What is known when the screen that moved has shown itself, or something, to me or to the opponent."""
        other = state.facing(seat, step.screen)
        if other is None:
            return known
        mine, theirs = (step.screen, other) if seat == self._me else (other, step.screen)
        learnt, shown, read, met = known
        if not state.scene.tiles >> mine & 1 and not read >> theirs & 1:
            learnt += self._looks.letters[theirs]
            read |= 1 << theirs
        pair = 1 << (SCREENS * mine + theirs)
        if not met & pair:
            shown += self._looks.watched[mine][theirs]
            met |= pair
        return Knowledge(learnt, shown, read, met)


def doubt(ways: float) -> float:
    """How many turns the judgement of a race may be wrong, when both have so many turns to go together."""
    return LEAST_DOUBT + DOUBT * ways


def winning(ahead: float, ways: float) -> float:
    """The chance of winning the race when this many turns ahead, as observed between masters."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, ahead / doubt(ways)))))


def turns(value: float, ways: float) -> float:
    """The opposite: how many turns ahead one is with this chance of winning."""
    value = max(HASTE, min(1 - HASTE, value))
    return doubt(ways) * log(value / (1 - value))


def scaled(chance: float) -> float:
    """A chance as a value: what is judged is never quite certain."""
    return MARGIN + (1 - 2 * MARGIN) * chance


def _gain(step: Step) -> float:
    return step.gain
