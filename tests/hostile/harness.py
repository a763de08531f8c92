"""What an attack did to the others: how long their moves took, how long the loop stood still, how much memory it cost.

with attacked(server) as effect:
    ...  # the attack
effect.check(megabytes=50)
"""

import json
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread
from typing import Final

import pytest

from tests.servers import Server

P99: Final = 0.25
"""Seconds from a move to its answer, for 99 of 100 moves, on a machine that does nothing else."""

SHORT, LONG = 1, 10
"""How much of an attack there is: in every run of the tests, and in the soak."""

SCALES: Final = pytest.mark.parametrize(
    "scale", [SHORT, pytest.param(LONG, marks=pytest.mark.soak)], ids=["short", "long"]
)
AFTERWARDS: Final = 0.5
MEGABYTE: Final = 1_000_000


@dataclass
class Effect:
    """What was measured while the attack went on."""

    times: list[float] = field(default_factory=list)
    """From each well-behaved player's move to its answer, in seconds."""

    stalls: Counter[str] = field(default_factory=Counter)
    """What held the loop, and how often; see `Server.stalls`."""

    grown: int = 0
    """Bytes of memory that the host took at most beyond what it had before."""

    @property
    def p99(self) -> float:
        return sorted(self.times)[int(0.99 * len(self.times))]

    def __str__(self) -> str:
        p99, longest = self.p99 * 1000, max(self.times) * 1000
        megabytes = self.grown / MEGABYTE
        stalls = ", ".join(f"{where} {count} times" for where, count in self.stalls.items()) or "none"
        moves = f"{len(self.times):6} moves  p99 {p99:6.0f} ms  longest {longest:6.0f} ms"
        return f"{moves}  {megabytes:5.0f} MB  stalls {stalls}"

    def check(self, *, megabytes: float, scale: int = SHORT) -> None:
        """Judge what does not depend on how busy the machine is, and in the soak also how long moves took."""
        assert not self.stalls, self
        assert self.grown < megabytes * MEGABYTE, self
        assert scale == SHORT or self.p99 < P99, self


@contextmanager
def measured(server: Server) -> Iterator[Effect]:
    """Let well-behaved players play before, during and after what is done within."""
    effect = Effect()
    players = subprocess.Popen(
        [sys.executable, "-m", "tests.hostile.players", server.address],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert players.stdout
    assert players.stdout.readline() == "playing\n"
    before, memory, ended = server.stalls, _memory(server.pid), Event()
    peak = [memory]

    def weigh() -> None:
        while not ended.wait(0.05):
            peak.append(_memory(server.pid))

    weighing = Thread(target=weigh)
    weighing.start()
    try:
        yield effect
        time.sleep(AFTERWARDS)
    finally:
        ended.set()
        weighing.join()
        told, _ = players.communicate()
    effect.times = json.loads(told)
    effect.grown = max(peak) - memory
    effect.stalls = server.stalls - before


def _memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1]) * 1024
