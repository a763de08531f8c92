"""Bots give people the time to read that somebody had to pass."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from galerie.host.store.rows import Chair
from galerie.host.table.bots import READING_SECONDS
from tests.host.tables import HUMANS, Puppet, Watcher, opened, until

PAUSE = 0.5
TO_A_PASS = ("f4", "f3", "d6", "g4", "h4", "h5", "g2", "h3")
"""Gold then has to pass."""


async def test_a_bot_waits_longer_after_a_forced_pass_and_only_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def hurry(seconds: float, result: Any = None) -> Any:
        waits.append(seconds)
        return await sleep(0, result)

    monkeypatch.setattr(asyncio, "sleep", hurry)
    chairs = (HUMANS[0], Chair("bot", level="novice"))
    async with opened(tmp_path / "db", "reversi", chairs, workers=(workers := Puppet()), bot_pause=PAUSE) as table:
        table.enter(Watcher("ada"), None)
        for ply, move in enumerate(TO_A_PASS):
            if ply % 2 == 0:
                await table.play("ada", str(ply), 0, move)
            else:
                _, answer = await workers.asked.get()
                assert max(waits) <= PAUSE
                answer.set_result(move)
                await until(lambda: len(table.view.moments(None)) > ply + 1)  # noqa: B023  awaited at once
        _, answer = await workers.asked.get()
        assert PAUSE < max(waits) <= PAUSE + READING_SECONDS
        now = table.view.moments("ada")[-1]
        assert (now.move, now.forced, now.takeback) == ("pass", True, {})
