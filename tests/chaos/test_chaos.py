"""Nothing that was acknowledged is ever lost, and everybody comes to see the same."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.chaos.players import Player
from tests.chaos.story import Plan, tell, tell_of_one_death
from tests.chaos.verdict import faults
from tests.servers import Server

SHORT = Plan(seed=1, tables=6, kills=3, moves=25)
LONG = Plan(seed=2, tables=48, kills=24, moves=100)
LIMITS = {"requests_per_minute": 1_000_000, "messages_per_second": 1_000_000}


class Hasty(Server):
    program = ("-m", "tests.chaos.hasty")


async def played(
    server: Server, plan: Plan, story: Callable[[Server, Plan], Awaitable[list[Player]]] = tell
) -> list[str]:
    server.start()
    try:
        players = await story(server, plan)
    finally:
        server.stop()
    assert sum(len(player.saved) for player in players) >= plan.kills * plan.moves
    return faults(server.data, players)


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
