"""Many tables at our host, where every move is on disk before anybody is told of it, and at a boardgame.io server,
which keeps them in memory: the same games, over real connections, on the same machine, one after the other in one run.

python -m bench load              at all sizes
python -m bench.load 50 200       at these
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

from bench.tables import boardgame
from bench.tables.boardgame import BoardGame
from bench.tables.galerie import Galerie
from bench.tables.players import Game, Sitting
from bench.tables.server import Server, Unheard
from galerie import kernels
from galerie.core import forced_move
from galerie.games.reversi import Options
from galerie.games.reversi.rules.position import start

SIZES = (50, 200, 500, 2000)
ROUNDS = 2
LEAST_MOVES = 12_000
"""Of a round: where there are few tables, more of them are opened after them."""

GAMES = 64
PLIES = 60
WARM_UP = 50
"""Tables whose games are played before anything is measured: code is loaded and compiled, buffers are made."""

BUILD = Path("build")
"""Where the files of our host are meanwhile: on a disk, where a temporary folder may be in memory."""

PACED_TABLES, PACED_SECONDS = 2000, 30.0
PACES = (2.0, 1.0, 2 / 3, 0.5)
"""Seconds from one move of a table to the next: 1,000, 2,000, 3,000 and 4,000 moves a second at so many tables."""


def games() -> list[Game]:
    """Random games of sixty moves, in which nobody has to pass: at both servers a move is then one event."""
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
    """What was measured of one server at one size."""

    speeds: list[float] = field(default_factory=list)
    """Moves a second, by round."""

    waits: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    """Bytes a table, by round."""

    driver: list[float] = field(default_factory=list)
    """The share of a core that the players used, by sitting."""

    seconds: float = 0.0
    work: float = 0.0
    """How long all was, and how much processor time the server had of it."""

    def add(self, sitting: Sitting) -> None:
        self.waits += sitting.waits
        self.driver.append(sitting.driver_share)
        self.seconds += sitting.seconds
        self.work += sitting.server_share * sitting.seconds

    @property
    def effort(self) -> float:
        """Microseconds of processor time a move: what counts where others use the machine too."""
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


Way: TypeAlias = Callable[[Server, int, Sequence[Game], Result], Coroutine[Any, Any, None]]


async def sat(server: Server, tables: int, played: Sequence[Game], sitting: Sitting) -> int:
    """Play at so many tables; how many bytes they all occupy in the end, with everybody still there."""
    async with sitting.at(server, tables, played):
        await sitting.play(server)
        return server.memory


async def at_once(server: Server, tables: int, played: Sequence[Game], result: Result) -> None:
    """As fast as can be: whoever is told of a move answers at once."""
    await sat(server, WARM_UP, played, Sitting())
    empty = server.memory
    moves, seconds = 0, 0.0
    while moves < LEAST_MOVES:
        sitting = Sitting()
        occupied = await sat(server, tables, played, sitting)
        if not moves:
            result.memory.append((occupied - empty) / tables)
        moves, seconds = moves + len(sitting.waits), seconds + sitting.seconds
        result.add(sitting)
    result.speeds.append(moves / seconds)


async def at_a_pace(pace: float, server: Server, tables: int, played: Sequence[Game], result: Result) -> None:
    """As people do: whether a server sustains it is seen by how long they wait."""
    await sat(server, WARM_UP, played, Sitting())
    empty = server.memory
    sitting = Sitting(pace, PACED_SECONDS)
    occupied = await sat(server, tables, played, sitting)
    result.memory.append((occupied - empty) / tables)
    result.speeds.append(len(sitting.waits) / sitting.seconds)
    result.add(sitting)


def compare(
    title: str, servers: Mapping[str, Callable[[], Server]], way: Way, tables: int, played: Sequence[Game], rounds: int
) -> None:
    """Let the servers take turns, each time in a new process, and print what was measured and the ratios."""
    results = {name: Result() for name in servers}
    print(title, flush=True)
    for _ in range(rounds):
        for name, begin in servers.items():
            with begin() as server:
                uvloop.run(way(server, tables, played, results[name]))
    for name, result in results.items():
        print(f"  {name:14} {result}", flush=True)
    if len(results) > 1:
        print(f"  {'ratio':14} {ratio(*results.values())}", flush=True)


def ratio(ours: Result, theirs: Result) -> str:
    shares = {
        "the moves": median(ours.speeds) / median(theirs.speeds),
        "p50": ours.p50 / theirs.p50,
        "p99": ours.p99 / theirs.p99,
        "the processor": ours.effort / theirs.effort,
        "the memory": median(ours.memory) / median(theirs.memory),
    }
    return "   ".join(f"{share:.2f} × {what}" for what, share in shares.items())


def main(sizes: Sequence[int] = SIZES, paced: int = PACED_TABLES) -> None:
    played = games()
    BUILD.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="load-", dir=BUILD) as folder:
        servers: dict[str, Callable[[], Server]] = {"galerie": lambda: Galerie(Path(folder))}
        if trouble := boardgame.missing():
            print(f"boardgame.io is not measured: {trouble}")
        else:
            servers["boardgame.io"] = BoardGame
        if not kernels.available:
            print("the kernels are not built: we are slower than we could be")
        print(f"{os.cpu_count()} cores for all; the machine's load was {os.getloadavg()[0]:.2f} when we began")
        try:
            for tables in sizes:
                compare(f"{tables:,} tables, as fast as can be", servers, at_once, tables, played, ROUNDS)
            for pace in PACES:
                title = f"{paced:,} tables, a move at each every {pace:.3g} s for {PACED_SECONDS:g} s"
                compare(title, servers, partial(at_a_pace, pace), paced, played, 1)
        except Unheard as trouble:
            sys.exit(f"it cannot go on: {trouble}")


if __name__ == "__main__":
    main(*[[int(each) for each in sys.argv[1:]]] if sys.argv[1:] else ())
