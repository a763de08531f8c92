"""How a bot thinks about its turn: it searches deeper and deeper until its nodes are spent."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.reflecto import kernel
from galerie.games.reflecto.bots.compiled import searcher
from galerie.games.reflecto.bots.looks import Looks, looks
from galerie.games.reflecto.bots.search import Line
from galerie.games.reflecto.bots.search_state import SearchState, Step
from galerie.games.reflecto.bots.skill import Skill
from galerie.games.reflecto.rules.belief import Belief, Evidence, belief, evidence
from galerie.games.reflecto.rules.view import View

SLOWER: Final = 50
"""Without the kernel a bot considers so many times fewer positions."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A seat's turn, as a bot of some skill sees it."""

    learnt: Belief
    state: SearchState
    """After the tiles that can leave have left."""

    exits: tuple[int, ...]
    """The squares from which they left."""

    looks: Looks

    @classmethod
    def of(cls, view: View, seat: Seat, skill: Skill) -> "Outlook":
        learnt = belief(remembered(view, seat, skill))
        seen = dict(learnt.evidence.seen)
        found = looks(view, seat, learnt, skill)
        state, exits = SearchState.of(view, seat, seen, skill.jumps, found.scouting).cleared()
        return cls(learnt, state, exits, found)


@dataclass(frozen=True, slots=True)
class Thought:
    """What was found so many turns deep."""

    lines: dict[Step, Line]
    """The steps whose value is known."""

    depth: int
    nodes: int
    """Spent so far."""

    complete: bool
    """Whether all steps were searched that deep."""

    @property
    def best(self) -> Step:
        return max(self.lines, key=lambda step: self.lines[step].value)


def remembered(view: View, seat: Seat, skill: Skill) -> Evidence:
    """What the mirrors have shown, as far as it is still remembered."""
    recent = tuple(each for each in view.sights if view.count - each.turn < skill.memory)
    return evidence(replace(view, sights=recent), seat)


def thoughts(outlook: Outlook, skill: Skill, rng: Random, *, every: bool) -> Iterator[Thought]:
    """Deeper and deeper, the values of all steps or only of those that seemed the best at some time."""
    state = outlook.state
    steps = state.steps(state.scene.me)
    rng.shuffle(steps)
    steps.sort(key=lambda step: step.gain, reverse=True)
    search = searcher(state, outlook.looks, skill.widths)
    most = skill.nodes if kernel.available else max(len(steps), skill.nodes // SLOWER)
    spent = 0
    for depth in range(1, len(skill.widths) + 2):
        if not steps or spent >= most:
            return
        found = search.values(steps, depth, most - spent, every=every)
        spent += found.nodes
        lines = {step: line for step, line in zip(steps, found.lines, strict=True) if line}
        if not lines or (every and not found.complete and depth > 1):
            return
        yield Thought(lines, depth, spent, found.complete)
        ranked = sorted(lines, key=lambda step: lines[step].value, reverse=True)
        steps = ranked + [step for step in steps if step not in lines]
