"""Bots that think hard for one visitor, at as many tables as they like: nobody else waits longer for a bot."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.host.sockets import Socket, joined
from tests.hostile.harness import SCALES
from tests.hostile.test_measure import Attacked
from tests.servers import Guest, Server

HARD, EASY = {"kind": "bot", "level": "master"}, {"kind": "bot", "level": "child"}
MOVES = 6
WAITED = 3.0
"""Seconds of the bots' processor for which an answer may wait: for the move that was being thought about, and a little
more. In one queue it would wait for a move of everybody, which is four times that."""


@pytest.fixture
def crowd(mortal: Server) -> Iterator[list[Guest]]:
    """Visitors who need no account, all from one address."""
    guests = [mortal.guest() for _ in range(24)]
    yield guests
    for guest in guests:
        guest.close()


def thought(server: Server) -> float:
    """Seconds of the processor that the host's worker processes have used."""
    tasks = Path(f"/proc/{server.pid}/task").glob("*/children")
    children = [child for task in tasks for child in task.read_text().split()]
    ticks = [Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[11:13] for child in children]
    return sum(int(tick) for both in ticks for tick in both) / os.sysconf("SC_CLK_TCK")


def answered(socket: Socket) -> None:
    """Play a move against a bot, and wait for its answer."""
    (moves,) = socket.moment["moves"].values()
    socket.play(moves[0])
    while "0" not in socket.moment["moves"] and not socket.moment["ending"]:
        socket.receive()


@SCALES
def test_a_novice_answers_at_once_however_many_masters_think_for_others(
    mortal: Server, crowd: list[Guest], attacked: Attacked, scale: int
) -> None:
    honest = mortal.guest()
    table = honest.open_table({"kind": "me"}, EASY)
    with attacked(mortal) as effect, ExitStack() as watching:
        for guest in crowd:
            hard = guest.open_table(HARD, HARD, game="deflecto")
            watching.enter_context(joined(mortal, hard, guest))
        with joined(mortal, table, honest) as socket:
            for _ in range(MOVES * min(scale, 4)):
                before = thought(mortal)
                answered(socket)
                assert thought(mortal) - before < WAITED
    honest.close()
    effect.check(megabytes=60, scale=scale)
