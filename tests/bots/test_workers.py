import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from galerie import bots
from galerie.bots.workers import Workers
from galerie.core import Refusal
from tests.terminal.stages import table


def ends(process: int) -> bool:
    """Whether the process ends within the time that a loaded machine may need."""
    for _ in range(1000):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


@pytest.fixture
def workers() -> Iterator[Workers]:
    workers = Workers()
    yield workers
    workers.close()


async def test_a_bot_answers_with_a_legal_move_from_another_process(workers: Workers) -> None:
    at = table()
    text = await workers.think("reversi", bots.levels("reversi")[0], at.match.position.view(0), 0, at.seed())
    at.play(0, text)
    assert workers.processes().isdisjoint({os.getpid()})


async def test_a_worker_that_has_died_is_replaced(workers: Workers) -> None:
    at = table()
    level = bots.levels("reversi")[0]
    await workers.think("reversi", level, at.match.position.view(0), 0, 1)
    (worker,) = workers.processes()
    os.kill(worker, signal.SIGKILL)
    at.play(0, await workers.think("reversi", level, at.match.position.view(0), 0, 1))


async def test_a_refusal_in_a_worker_is_raised_here(workers: Workers) -> None:
    with pytest.raises(Refusal, match="bot unknown"):
        await workers.think("reversi", "deity", table().match.position.view(0), 0, 1)


async def test_closing_interrupts_a_thinking_bot() -> None:
    workers = Workers()
    at = table()
    await workers.think("reversi", bots.levels("reversi")[0], at.match.position.view(0), 0, 1)
    (worker,) = workers.processes()
    thought = asyncio.ensure_future(
        workers.think("reversi", bots.levels("reversi")[-1], at.match.position.view(0), 0, 1)
    )
    await asyncio.sleep(0)
    workers.close()
    thought.cancel()
    assert ends(worker)


KILLED = """
import os, signal, time
from galerie.bots.workers import Workers
if __name__ == "__main__":
    workers = Workers()
    while not workers.processes():
        time.sleep(0.01)
    print(*workers.processes(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_worker_does_not_outlive_a_killed_program(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    result = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert result.returncode == -signal.SIGKILL
    assert ends(int(result.stdout))
