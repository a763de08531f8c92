"""Load test: our server, which writes every move to disk before it is broadcast, and a boardgame.io server, which keeps
everything in memory, play the same games over real connections on the same machine, one after the other.

python -m bench load              at all sizes
python -m bench.load 50 200       at these, and not at a given pace

It fails if anything has held our event loop for too long, in seconds of its thread.
"""

import os
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import uvloop

import galerie.discs.kernel
import galerie.host.socket.fast.kernel
from bench.tables import boardgame
from bench.tables.boardgame import BoardGame
from bench.tables.galerie import Galerie, new_file
from bench.tables.players import Game, Sitting
from bench.tables.server import Server, Service, UnexpectedReplyError
from galerie.core import forced_move
from galerie.games.reversi import Options
from galerie.games.reversi.rules.position import start

SIZES = (50, 200, 500, 2000)
ROUNDS = 2
LEAST_MOVES = 12_000
"""Moves per round: where there are few tables, new ones are opened after them."""

GAMES = 64
PLIES = 60
WARM_UP = 50
"""Tables played before anything is measured, so that code is loaded and compiled, and buffers are allocated."""

BUILD = Path("build")
"""Where our server keeps its files: on a disk, because a temporary folder may be in memory."""

LONGEST_STALL = 0.05
"""Seconds for which our event loop may run one thing while everybody waits."""

PACED_TABLES, PACED_SECONDS = 2000, 30.0
PACES = (2.0, 1.0, 2 / 3, 0.5)
"""Seconds between the moves of a table: 1,000, 2,000, 3,000 and 4,000 moves per second in total."""


def games() -> list[Game]:
    """Random games of sixty moves in which nobody passes, so that a move is one event on both servers."""
    rng, found = Random(1), list[Game]()
    while len(found) < GAMES:
        position, moves = start(2, Options()), list[str]()
        while position.turn is not None and forced_move(position) is None:
            move = rng.choice(list(position.moves(position.turn)))
            moves.append(str(move))
            position = position.play(position.turn, move)
        if len(moves) == PLIES:
            found.append(moves)
    return found


@dataclass
class Result:
    """The measurements of one server at one size."""

    speeds: list[float] = field(default_factory=list)
    """Moves per second, by round."""

    waits: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    """Bytes per table, by round."""

    driver: list[float] = field(default_factory=list)
    """The share of a core that the players used, by sitting."""

    seconds: float = 0.0
    work: float = 0.0
    """The total time, and the processor time that the server used of it."""

    stalls: dict[str, float] = field(default_factory=dict)
    """What held the event loop, and for how many seconds at most."""

    def add(self, sitting: Sitting) -> None:
        self.waits += sitting.waits
        self.driver.append(sitting.driver_share)
        self.seconds += sitting.seconds
        self.work += sitting.server_share * sitting.seconds

    def add_stalls(self, stalls: Mapping[str, float]) -> None:
        self.stalls |= {where: max(seconds, self.stalls.get(where, 0.0)) for where, seconds in stalls.items()}

    @property
    def effort(self) -> float:
        """Microseconds of processor time per move: what counts on a shared machine."""
        return 1e6 * self.work / len(self.waits)

    @property
    def p50(self) -> float:
        return 1000 * median(self.waits)

    @property
    def p99(self) -> float:
        return 1000 * quantiles(self.waits, n=100)[-1]

    def __str__(self) -> str:
        return (
            f"{median(self.speeds):8,.0f} moves/s   p50 {self.p50:7.1f} ms   p99 {self.p99:7.1f} ms"
            f"   {self.effort:5.0f} µs of processor a move   {median(self.memory) / 1000:6.1f} kB a table"
            f"   (server {self.work / self.seconds:4.0%} of a core, players {median(self.driver):4.0%})"
        )


Way: TypeAlias = Callable[[Service, int, Sequence[Game], Result], Coroutine[Any, Any, None]]


async def play_at(server: Service, tables: int, played: Sequence[Game], sitting: Sitting) -> int:
    """Play at this many tables; returns their memory in bytes at the end, with everybody still connected."""
    async with sitting.at(server, tables, played):
        await sitting.play(server)
        return server.memory


async def at_once(server: Service, tables: int, played: Sequence[Game], result: Result) -> None:
    """As fast as possible: players answer each move at once."""
    await play_at(server, WARM_UP, played, Sitting())
    empty = server.memory
    moves, seconds = 0, 0.0
    while moves < LEAST_MOVES:
        sitting = Sitting()
        occupied = await play_at(server, tables, played, sitting)
        if not moves:
            result.memory.append((occupied - empty) / tables)
        moves, seconds = moves + len(sitting.waits), seconds + sitting.seconds
        result.add(sitting)
    result.speeds.append(moves / seconds)


async def at_a_pace(pace: float, server: Service, tables: int, played: Sequence[Game], result: Result) -> None:
    """At a human pace: the waiting times show whether a server sustains it."""
    await play_at(server, WARM_UP, played, Sitting())
    empty = server.memory
    sitting = Sitting(pace, PACED_SECONDS)
    occupied = await play_at(server, tables, played, sitting)
    result.memory.append((occupied - empty) / tables)
    result.speeds.append(len(sitting.waits) / sitting.seconds)
    result.add(sitting)


def compare(
    title: str, servers: Mapping[str, Callable[[], Server]], way: Way, tables: int, played: Sequence[Game], rounds: int
) -> float:
    """Let the servers take turns, each time in a new process, and print the measurements and their ratios.

    Returns the longest stall of our server in seconds.
    """
    results = {name: Result() for name in servers}
    print(title, flush=True)
    for _ in range(rounds):
        for name, begin in servers.items():
            with begin() as server:
                uvloop.run(way(server, tables, played, results[name]))
                results[name].add_stalls(server.stalls())
    for name, result in results.items():
        print(f"  {name:14} {result}", flush=True)
    if len(results) > 1:
        print(f"  {'ratio':14} {ratio(*results.values())}", flush=True)
    stalls = results["galerie"].stalls
    longest = max(stalls, key=lambda where: stalls[where], default="")
    print(f"  {'longest stall':14} {1000 * stalls.get(longest, 0):.0f} ms {longest}", flush=True)
    return stalls.get(longest, 0.0)


def ratio(ours: Result, theirs: Result) -> str:
    shares = {
        "the moves": median(ours.speeds) / median(theirs.speeds),
        "p50": ours.p50 / theirs.p50,
        "p99": ours.p99 / theirs.p99,
        "the processor": ours.effort / theirs.effort,
        "the memory": median(ours.memory) / median(theirs.memory),
    }
    return "   ".join(f"{share:.2f} × {what}" for what, share in shares.items())


def main(sizes: Sequence[int] = SIZES, paced: int = PACED_TABLES, paces: Sequence[float] = PACES) -> None:
    played = games()
    BUILD.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="load-", dir=BUILD) as folder:
        servers: dict[str, Callable[[], Server]] = {"galerie": lambda: Galerie(new_file(Path(folder)))}
        if trouble := boardgame.missing():
            print(f"boardgame.io is not measured: {trouble}")
        else:
            servers["boardgame.io"] = BoardGame
        if not (galerie.discs.kernel.available and galerie.host.socket.fast.kernel.available):
            print("the kernels are not built, so our server is slower than it could be")
        print(f"{os.cpu_count()} cores; the machine's load average was {os.getloadavg()[0]:.2f} at the start")
        stall = 0.0
        try:
            for tables in sizes:
                title = f"{tables:,} tables, as fast as possible"
                stall = max(stall, compare(title, servers, at_once, tables, played, ROUNDS))
            for pace in paces:
                title = f"{paced:,} tables, one move each every {pace:.3g} s for {PACED_SECONDS:g} s"
                stall = max(stall, compare(title, servers, partial(at_a_pace, pace), paced, played, 1))
        except UnexpectedReplyError as trouble:
            sys.exit(f"aborted: {trouble}")
        if stall > LONGEST_STALL:
            sys.exit(f"failed: our event loop may not run one thing for longer than {1000 * LONGEST_STALL:.0f} ms")


if __name__ == "__main__":
    if sys.argv[1:]:
        main([int(each) for each in sys.argv[1:]], paces=())
    else:
        main()
