"""The search of Reflecto: the kernel finds what the readable twin finds, and its values are sound."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from galerie.games.reflecto import Options, Reflecto, kernel
from galerie.games.reflecto.bots.compiled import CompiledSearch
from galerie.games.reflecto.bots.levels import MASTER
from galerie.games.reflecto.bots.search import HASTE, Found, Search, turns, winning
from galerie.games.reflecto.bots.search_state import EVERY_JUMP, SearchState, landings
from galerie.games.reflecto.bots.skill import Skill
from galerie.games.reflecto.bots.thinking import Outlook, thoughts
from galerie.games.reflecto.rules import board
from galerie.games.reflecto.rules.moves import Go, Turn
from galerie.games.reflecto.rules.screens import Face
from tests.games.reflecto.diagrams import position
from tests.games.reflecto.play import played

CURIOUS = Skill(known=10**6, chosen=10**6, scouting=0.4, curiosity=3.0, caution=2.0, widths=(4, 4, 3))
SHORT = replace(CURIOUS, jumps=2, scouting=0.0, curiosity=0.0)

VARIANTS: list[dict[str, Any]] = [
    {"first": "gerda"},
    {"first": "queen", "range": "column", "gerda_letters": 8, "queen_tiles": 6},
    {"gerda_letters": 4, "gerda_late_blank": True, "queen_letters": 4},
    {"gerda_figures": "all", "queen_tiles": 7, "several_guesses": True},
]


def boards(chosen: dict[str, Any], every: int = 9) -> list[Reflecto]:
    positions = [each for _, each in played(Options(**chosen), Random(str(chosen)), most=70)]
    return [each for each in positions if each.ready and not each.result][::every]


def outlook(met: Reflecto, skill: Skill) -> Outlook:
    (seat,) = met.to_act
    return Outlook.of(met.view(seat), seat, skill)


def same(one: Found, other: Found) -> bool:
    if (one.nodes, one.complete, len(one.lines)) != (other.nodes, other.complete, len(other.lines)):
        return False
    for mine, theirs in zip(one.lines, other.lines, strict=True):
        if mine is None or theirs is None:
            if mine is not theirs:
                return False
        elif abs(mine.value - theirs.value) > 1e-9 or [each[:3] for each in mine.steps] != [
            each[:3] for each in theirs.steps
        ]:
            return False
    return True


@pytest.mark.skipif(not kernel.available, reason="the kernel is not built")
@pytest.mark.parametrize("chosen", VARIANTS, ids=str)
@pytest.mark.parametrize("skill", [CURIOUS, SHORT], ids=["curious", "short"])
def test_the_kernel_finds_what_the_readable_search_finds(chosen: dict[str, Any], skill: Skill) -> None:
    compared = 0
    for met in boards(chosen, 9):
        seen = outlook(met, skill)
        steps = seen.state.steps(seen.state.scene.me)
        for depth, every in ((1, True), (2, True), (3, False), (4, False)):
            readable = Search(seen.state, seen.looks, skill.widths).values(steps, depth, 1_500, every=every)
            compiled = CompiledSearch(seen.state, seen.looks, skill.widths).values(steps, depth, 1_500, every=every)
            assert same(readable, compiled)
            compared += len(steps)
    assert compared > 50


@pytest.mark.skipif(not kernel.available, reason="the kernel is not built")
def test_the_kernel_refuses_what_is_no_position() -> None:
    seen = outlook(boards({})[0], CURIOUS)
    steps = seen.state.steps(seen.state.scene.me)
    search = CompiledSearch(seen.state, seen.looks, CURIOUS.widths)
    nowhere = steps[0]._replace(end=steps[0].start)
    with pytest.raises(ValueError, match="no position"):
        search.values([nowhere], 1, 100, every=True)
    with pytest.raises(ValueError, match="depth"):
        search.values(steps, 17, 100, every=True)


@pytest.mark.parametrize("chosen", VARIANTS, ids=str)
def test_steps_are_the_legal_ones_and_lead_where_the_rules_lead(chosen: dict[str, Any]) -> None:
    for met in boards(chosen):
        (seat,) = met.to_act
        seen = outlook(met, MASTER)
        if seen.state.won:
            continue
        legal = {turn.act for turn in met.moves(seat) if isinstance(turn, Turn) and turn.before == seen.exits}
        steps = seen.state.steps(seat)
        assert {Go(step.start, step.end) for step in steps} == {act for act in legal if isinstance(act, Go)}
        for step in steps[::5]:
            moved, exits = seen.state.moved(seat, step).cleared()
            after = met.play(seat, Turn(seen.exits, Go(step.start, step.end), exits))
            assert (after.sides[0].places, after.sides[1].places) == moved.places
            assert moved.won == (after.result is not None and after.result.reason == "out")


def test_a_chain_is_overlooked_beyond_so_many_jumps() -> None:
    rng = Random(2)
    for _ in range(200):
        at = rng.randrange(49)
        taken = sum(1 << square for square in rng.sample([each for each in range(49) if each != at], 14))
        reached = [landings(at, taken, jumps) for jumps in range(6)]
        assert reached[0] == 1 << at
        assert all(one & more == one for one, more in pairwise(reached))
        assert landings(at, taken, EVERY_JUMP) == board.landings(at, taken)


def test_nodes_are_a_limit_and_the_same_seed_gives_the_same_thoughts() -> None:
    seen = outlook(boards({"first": "gerda"})[2], MASTER)
    few = replace(MASTER, nodes=3_000)
    found = list(thoughts(seen, few, Random(1), every=False))
    assert found == list(thoughts(seen, few, Random(1), every=False))
    assert [each.depth for each in found] == list(range(1, len(found) + 1))
    assert found[-1].nodes <= 3_000


WON = """
    . . . . . . O
    . . N . . . .
    . . q . . . .
    . . . * . . .
    . . . . . . .
    . . + . . . .
    . . . . . . *
"""


def test_a_win_at_once_is_worth_more_than_anything_that_is_only_judged() -> None:
    seen = outlook(position(WON, out=("P I A", "")), MASTER)
    *_, last = thoughts(seen, replace(MASTER, nodes=20_000), Random(1), every=True)
    best = last.lines[last.best]
    assert best.value == 1 - HASTE
    assert len(best.steps) == 1


def test_turns_are_the_opposite_of_the_chance_of_winning() -> None:
    for ahead in (-2.0, -0.3, 0.0, 0.7, 3.0):
        assert turns(winning(ahead, 12.0), 12.0) == pytest.approx(ahead)


def test_ways_count_rows_and_take_the_farthest_hidden_screens_for_mirrors() -> None:
    met = boards({"first": "gerda"})[0]
    view = met.view(0)
    state = SearchState.of(view, 0, {})
    rows = sorted(int(name[1]) for name in view.screens[1] if name)
    assert state.other_way() == pytest.approx(sum(TURNS[row - 1] for row in rows[: len(rows) - 2]))
    seen = SearchState.of(view, 0, {screen: Face("mirror") for screen in (0, 1)})
    others = [int(name[1]) for name in view.screens[1][2:] if name]
    assert seen.other_way() == pytest.approx(sum(TURNS[row - 1] for row in others))


TURNS = (0.1, 0.9, 1.5, 2.1, 2.7, 3.3, 3.9)
"""By the rows that are left."""
