"""Bots that think elsewhere: many tables ask one host for moves of the strongest level, which are chosen by one
worker process of its own, or by one or two `galerie worker` at a queue on this machine.

python -m bench workers
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple

from tests.valkey import Valkey

from galerie import bots
from galerie.bots.queue.remote import RemoteBots
from galerie.bots.workers import Workers
from galerie.games.reversi import Options
from galerie.games.reversi.rules.position import start

TABLES = 16
PLIES = range(16, 40)
"""How far the games are: after their openings, before their ends can be counted."""

ROUNDS = 2
GAME = "reversi"
PATIENCE = 300


class Speed(NamedTuple):
    moves: float
    """Per second."""

    host: float
    """The share of a core that the host's own process needs meanwhile."""


def views() -> list[tuple[Any, int]]:
    """What the players to move see in random games."""
    rng, found = Random(1), list[tuple[Any, int]]()
    while len(found) < TABLES:
        position = start(2, Options())
        for _ in range(rng.choice(PLIES)):
            if position.turn is not None:
                position = position.play(position.turn, rng.choice(list(position.moves(position.turn))))
        if position.turn is not None:
            found.append((position.view(position.turn), position.turn))
    return found


@contextmanager
def workers(count: int, address: str) -> Iterator[None]:
    """So many other machines, as it were, with one core each."""
    environment = {**os.environ, "GALERIE_QUEUE": address}
    command = [sys.executable, "-m", "galerie", "worker", "--workers", "1"]
    started = [subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) for _ in range(count)]
    try:
        yield
    finally:
        for each in started:
            each.terminate()
        for each in started:
            each.wait(PATIENCE)


async def speed(asked: list[tuple[Any, int]], queue: str, count: int) -> tuple[Speed, list[str]]:
    """How fast all are answered at once, and what."""
    remote = RemoteBots(queue, most=TABLES, seconds=PATIENCE) if count else None
    host, level = Workers(remote=remote), bots.levels(GAME)[-1]
    try:
        if remote:
            remote.start()
            async with asyncio.timeout(PATIENCE):
                while remote.cores < count:  # noqa: ASYNC110  the workers start in their own time
                    await asyncio.sleep(0.05)
        await asyncio.gather(*(host.think(GAME, level, *asked[0], seed) for seed in range(4)))  # all is loaded
        since, worked = perf_counter(), process_time()
        moves = await asyncio.gather(*(host.think(GAME, level, view, seat, 0) for view, seat in asked))
        seconds, work = perf_counter() - since, process_time() - worked
        assert not remote or remote.cores == count, "a worker was lost"
    finally:
        if remote:
            await remote.close()
        host.close()
    return Speed(len(moves) / seconds, work / seconds), [*moves]


def main() -> None:
    asked, ways = views(), {"1 worker of its own": 0, "1 worker at the queue": 1, "2 workers at the queue": 2}
    best: dict[str, Speed] = {}
    chosen: list[list[str]] = []
    print(f"{os.cpu_count()} cores; the machine's load average was {os.getloadavg()[0]:.2f} at the start")
    with TemporaryDirectory() as folder:
        valkey = Valkey(Path(folder))
        valkey.start()
        try:
            for _ in range(ROUNDS):
                for name, count in ways.items():
                    with workers(count, valkey.address):
                        measured, moves = asyncio.run(speed(asked, valkey.address, count))
                    best[name] = max(measured, best.get(name, measured))
                    chosen.append(moves)
        finally:
            valkey.stop()
    assert all(moves == chosen[0] for moves in chosen), "the same moves everywhere"
    first = next(iter(best.values()))
    print(f"{TABLES} tables of {GAME} that all wait for a move of {bots.levels(GAME)[-1]}")
    for name, each in best.items():
        ratio = f"{each.moves / first.moves:5.2f} × the moves"
        print(f"  {name:24} {each.moves:8.2f} moves/s {ratio}   host {each.host:6.2%} of a core")
