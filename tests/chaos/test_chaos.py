"""Nothing that was acknowledged is ever lost, everybody comes to see the same, and nothing holds the event loop."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.chaos.forked import ForkedServer
from tests.chaos.story import WITHOUT_MOVES, Moment, Plan, Told, tell, tell_of_one_death
from tests.chaos.verdict import faults, stored
from tests.servers import Server

SHORT = Plan(seed=1, tables=6, kills=2, moves=15)
LONG = Plan(seed=2, tables=48, kills=24, moves=100)
VARIED = Plan(seed=3, tables=4, kills=len(Moment), moves=1, more=5, moments=tuple(Moment))
KILLS = int(os.environ.get("KILLS", "10000"))
"""In the soak: `make soak KILLS=100` has fewer."""

KILLS_FROM = int(os.environ.get("KILLS_FROM", "0"))
"""To go on where another run has ended, or to run a round again by its seed, which is the number of kills before it."""

OFTEN = (Moment.PLAYING, Moment.SENT, Moment.SAVED)
ROUND = replace(VARIED, kills=200, moments=(*Moment, *OFTEN))
BESIDE = 3
"""Rounds at the same time: each waits for its players more than it computes."""

WHOLE = 0.02
"""The part of the lives for which a Python is started, as for a host that nobody has forked."""

LIMITS: dict[str, Any] = {
    "requests_per_minute": 1_000_000,
    "messages_per_second": 1_000_000,
    "messages_per_guest": 1_000_000,
    "messages_per_address": 1_000_000,
    "tables_per_hour": 1_000_000,
}


class Hasty(Server):
    program = ("-m", "tests.chaos.hasty")


class ForkedHasty(ForkedServer):
    program = Hasty.program


async def lived(
    server: Server, plan: Plan, story: Callable[[Server, Plan], Awaitable[Told]] = tell
) -> tuple[list[str], Told]:
    """What was wrong in the end, besides stalls."""
    await asyncio.to_thread(server.start)
    try:
        told = await story(server, plan)
    finally:
        server.stop()
    assert told.saved >= plan.moves * sum(told.kills[moment] for moment in Moment if moment not in WITHOUT_MOVES)
    found = await asyncio.to_thread(faults, stored(server.data), told.players)
    return found + ["nothing more happened"] * told.hung, told


async def played(server: Server, plan: Plan, story: Callable[[Server, Plan], Awaitable[Told]] = tell) -> list[str]:
    found, told = await lived(server, plan, story)
    return found + [f"{where} held the event loop" for where in told.stalls]


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_and_everybody_converges(tmp_path: Path) -> None:
    assert await played(Server(tmp_path / "tables.sqlite3", **LIMITS), SHORT) == []


@pytest.mark.slow
async def test_nothing_is_lost_at_whatever_moment_the_host_is_killed(tmp_path: Path) -> None:
    with ForkedServer(tmp_path / "tables.sqlite3", **LIMITS) as server:
        found, told = await lived(server, VARIED)
    assert found == []
    assert {*told.kills} >= {*Moment} - {Moment.STARTING, Moment.ENDING}
    assert server.forks >= VARIED.kills


@pytest.mark.slow
async def test_a_host_that_answers_before_it_has_saved_is_found_out(tmp_path: Path) -> None:
    found = await played(Hasty(tmp_path / "tables.sqlite3", **LIMITS), replace(SHORT, kills=1), tell_of_one_death)
    assert any("was acknowledged as version" in fault for fault in found), found


@pytest.mark.slow
@pytest.mark.parametrize("moment", OFTEN)
async def test_such_a_host_is_found_out_when_it_is_a_fork(tmp_path: Path, moment: Moment) -> None:
    plan = replace(SHORT, moments=(moment,))
    with ForkedHasty(tmp_path / "tables.sqlite3", **LIMITS) as server:
        server.start()
        server.kill()
        found = await played(server, plan, tell_of_one_death)
    assert server.forks == 1
    assert any("was acknowledged as version" in fault for fault in found), found


@pytest.mark.soak
async def test_such_a_host_is_found_out_in_many_lives(tmp_path: Path) -> None:
    with ForkedHasty(tmp_path / "tables.sqlite3", **LIMITS) as server:
        found, _ = await lived(server, VARIED)
    assert any("was acknowledged as version" in fault for fault in found), found


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2))
async def test_a_long_life_with_many_deaths(tmp_path: Path, seed: int) -> None:
    assert await played(Server(tmp_path / "tables.sqlite3", **LIMITS), replace(LONG, seed=seed)) == []


def drawn(seed: int) -> Plan:
    """A round of the soak: few tables or many, short games or, now and then, long ones."""
    dice = Random(seed)
    tables, longest = dice.randint(2, 6), dice.choice((60, 60, 90, 90, 90, 250))
    return replace(ROUND, seed=seed, kills=min(ROUND.kills, KILLS - seed), tables=tables, longest=longest)


@pytest.mark.soak
async def test_nothing_is_lost_however_often_the_host_is_killed(
    tmp_path: Path, record_property: Callable[[str, object], None], capsys: pytest.CaptureFixture[str]
) -> None:
    """The first life of every file, and a part of the others, starts as a host always does; all others are forks."""
    began, seeds = time.monotonic(), iter(range(KILLS_FROM, KILLS, ROUND.kills))
    kills, stalls = Counter[Moment](), Counter[str]()
    moves = wholes = wrong = 0

    def count() -> str:
        return f"{kills.total():,} kills, {moves:,} moves acknowledged, {wrong} faults"

    async def live() -> None:
        nonlocal moves, wholes, wrong
        for seed in seeds:
            with ForkedServer(tmp_path / f"{seed}.sqlite3", whole=WHOLE, dice=Random(seed), **LIMITS) as server:
                try:
                    found, told = await lived(server, drawn(seed))
                except Exception as error:
                    error.add_note(f"seed {seed}, {server.data}")
                    raise
            kills.update(told.kills)
            stalls.update(told.stalls)
            moves, wholes, wrong = moves + told.saved, wholes + server.wholes, wrong + len(found)
            with capsys.disabled():
                spent = f"{wholes} whole starts, {sum(stalls.values())} stalls, {time.monotonic() - began:,.0f} s"
                print(f"{count()}; seed {seed}, {spent}", flush=True)  # noqa: T201  it takes an hour
            assert found == [], f"seed {seed}, {server.data}"

    try:
        async with asyncio.TaskGroup() as rounds:
            for _ in range(BESIDE):
                rounds.create_task(live())
    finally:
        record_property("count", count())
        record_property("count", ", ".join(f"{number:,} {moment}" for moment, number in kills.most_common()))
    assert not stalls
