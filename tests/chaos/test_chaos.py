"""Nothing that was acknowledged is ever lost, everybody comes to see the same, and nothing holds the event loop."""

import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.chaos.story import Plan, Told, tell, tell_of_one_death
from tests.chaos.verdict import faults, stored
from tests.servers import Server

SHORT = Plan(seed=1, tables=6, kills=3, moves=25)
LONG = Plan(seed=2, tables=48, kills=24, moves=100)
KILLS = int(os.environ.get("KILLS", "10000"))
"""In the soak: `make soak KILLS=100` has fewer."""

ROUND = Plan(seed=0, tables=4, kills=25, moves=5)
LIMITS = {
    "requests_per_minute": 1_000_000,
    "messages_per_second": 1_000_000,
    "messages_per_guest": 1_000_000,
    "messages_per_address": 1_000_000,
}


class Hasty(Server):
    program = ("-m", "tests.chaos.hasty")


async def lived(
    server: Server, plan: Plan, story: Callable[[Server, Plan], Awaitable[Told]] = tell
) -> tuple[list[str], int]:
    """What was wrong in the end, and how many moves were acknowledged."""
    server.start()
    try:
        players, stalls = await story(server, plan)
    finally:
        server.stop()
    saved = sum(len(player.saved) for player in players)
    assert saved >= plan.kills * plan.moves
    held = [f"{where} held the event loop" for where in stalls]
    return faults(stored(server.data), players) + held, saved


async def played(server: Server, plan: Plan, story: Callable[[Server, Plan], Awaitable[Told]] = tell) -> list[str]:
    return (await lived(server, plan, story))[0]


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_and_everybody_converges(tmp_path: Path) -> None:
    assert await played(Server(tmp_path / "tables.sqlite3", **LIMITS), SHORT) == []


@pytest.mark.slow
async def test_a_host_that_answers_before_it_has_saved_is_found_out(tmp_path: Path) -> None:
    found = await played(Hasty(tmp_path / "tables.sqlite3", **LIMITS), replace(SHORT, kills=1), tell_of_one_death)
    assert any("was acknowledged as version" in fault for fault in found), found


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2))
async def test_a_long_life_with_many_deaths(tmp_path: Path, seed: int) -> None:
    assert await played(Server(tmp_path / "tables.sqlite3", **LIMITS), replace(LONG, seed=seed)) == []


@pytest.mark.soak
async def test_nothing_is_lost_however_often_the_host_is_killed(
    tmp_path: Path, record_property: Callable[[str, object], None], capsys: pytest.CaptureFixture[str]
) -> None:
    kills = moves = 0
    while kills < KILLS:
        plan = replace(ROUND, seed=kills, kills=min(ROUND.kills, KILLS - kills))
        found, saved = await lived(Server(tmp_path / f"{kills}.sqlite3", **LIMITS), plan)
        kills, moves = kills + plan.kills, moves + saved
        told = f"{kills:,} kills, {moves:,} moves acknowledged, {len(found)} faults"
        with capsys.disabled():
            print(told, flush=True)  # noqa: T201  it takes hours
        assert found == []
    record_property("count", told)
