"""Bots that think on other machines: the same moves, and none is lost, whoever dies or says something wrong."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from galerie import bots
from galerie.bots.lanes import TooLong
from galerie.bots.queue import messages, remote, worker
from galerie.bots.queue.connection import Connection, key
from galerie.bots.queue.messages import Failed, Job
from galerie.bots.queue.register import Register
from galerie.bots.slots import whose
from galerie.core import Match, Refusal, Seat, automatic
from galerie.games import GAMES, find
from tests.bots.puppets import Asking, asking, puppets, working
from tests.host.tables import until
from tests.valkey import Valkey

FORGOTTEN: Final = """
from galerie.bots.queue import register
from galerie.cli import main
if __name__ == "__main__":
    register.LASTING_SECONDS = 1
    main()
"""
"""A worker that is forgotten soon after it has died."""


@pytest.fixture(autouse=True)
def all_beat_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (remote, worker):
        monkeypatch.setattr(module, "BEAT_SECONDS", 0.1)


def beginning(game: str) -> tuple[Seat, Any]:
    """A seat that is to act, and what it sees."""
    match, rng = Match.begin(find(game)), Random(1)
    while event := automatic(match, rng):
        match = match.then(event.seat, event.move)
    seat = min(match.to_act)
    return seat, match.view(seat)


REVERSI: Final = ("reversi", "novice", beginning("reversi")[1], 0)


def here(seed: int) -> str:
    return bots.think(*REVERSI, seed)


def asked(host: Asking, seed: int, payer: str = "") -> asyncio.Task[str]:
    """A move that somebody waits for."""

    async def think() -> str:
        whose.set((payer, ""))
        return await host.workers.think(*REVERSI, seed)

    return asyncio.create_task(think())


def queued(valkey: Valkey) -> int:
    """How many jobs are in the queue."""
    with valkey.client as client:
        found: Any = client.llen(key("jobs", messages.common_version()))
        return int(found)


async def test_bots_choose_the_same_moves_on_another_machine(valkey: Valkey) -> None:
    async with working(valkey), asking(valkey) as host:
        await until(lambda: host.remote.cores == 1)
        for game in GAMES:
            seat, view = beginning(game)
            for level in bots.levels(game)[2:4]:
                assert await host.workers.think(game, level, view, seat, 7) == bots.think(game, level, view, seat, 7)
        assert host.results == {"sent": 2 * len(GAMES), "answered": 2 * len(GAMES)}


async def test_a_job_tells_the_view_of_the_seat_and_nothing_else(valkey: Valkey) -> None:
    async with puppets(valkey, "one") as (one,), asking(valkey) as host:
        await until(lambda: host.remote.cores == 1)
        move = asked(host, 7)
        job = await one.claim()
        game, level, view, seat = REVERSI
        assert job == Job(job.id, job.host, game, level, messages.plain(view), seat, 7, 20)
        await one.answer(job, "d3")
        assert await move == "d3"


async def test_two_workers_share_the_jobs_and_each_is_taken_once(valkey: Valkey) -> None:
    async with puppets(valkey, "one", "two") as pair, asking(valkey) as host:
        await until(lambda: host.remote.cores == 2)
        moves = [asked(host, seed) for seed in range(6)]
        seeds = []
        for _ in range(3):
            for puppet in pair:
                job = await puppet.claim()
                seeds.append(job.seed)
                await puppet.answer(job, str(job.seed))
        assert await asyncio.gather(*moves) == [str(seed) for seed in range(6)]
        assert sorted(seeds) == [*range(6)]
        assert host.results == {"sent": 6, "answered": 6}


async def test_what_somebody_asks_for_never_fills_the_queue_and_others_have_their_turn(valkey: Valkey) -> None:
    async with puppets(valkey, "one") as (one,), asking(valkey, most=2) as host:
        await one.enter(cores=1_000)
        await until(lambda: host.remote.cores == 2)
        known = asked(host, 0)
        await one.answer(await one.claim(), "d3")
        await known  # how long such a move takes
        greedy = [asked(host, seed, "greedy") for seed in range(50)]
        await until(lambda: queued(valkey) == 2)
        modest, answered = asked(host, 99, "modest"), 0
        while not modest.done():
            assert queued(valkey) <= 2
            job = await one.claim()
            await one.answer(job, str(job.seed))
            answered += 1
            await until(lambda: modest.done() or queued(valkey) > 0)
        assert await modest == "99"
        assert answered < 20, "before what is left of the others"
        for each in greedy:
            each.cancel()


async def test_a_job_whose_worker_dies_is_asked_again(valkey: Valkey) -> None:
    async with puppets(valkey, "one", "two") as (one, two), asking(valkey) as host:
        await until(lambda: host.remote.cores == 2)
        move = asked(host, 1)
        lost = await one.claim()
        await one.vanish()
        again = await two.claim()
        assert again.id != lost.id
        await two.answer(again, "d3")
        assert await move == "d3"
        assert host.results == {"sent": 2, "again": 1, "answered": 1}


async def test_a_move_that_is_lost_twice_is_chosen_here(valkey: Valkey) -> None:
    async with puppets(valkey, "one", "two") as pair, asking(valkey) as host:
        await until(lambda: host.remote.cores == 2)
        move = asked(host, 1)
        for puppet in pair:
            await puppet.claim()
            await puppet.vanish()
        assert await move == here(1)
        assert host.results["local"] == 1


async def test_an_answer_that_comes_twice_or_too_late_is_dropped(valkey: Valkey) -> None:
    async with puppets(valkey, "one", "two") as (one, two), asking(valkey) as host:
        await until(lambda: host.remote.cores == 2)
        first = asked(host, 1)
        slow = await one.claim()
        await one.vanish()
        again = await two.claim()
        for _ in range(2):
            await two.answer(again, "d3")
        await one.answer(slow, "c4")
        assert await first == "d3"
        second = asked(host, 2)
        job = await two.claim()
        await two.answer(again, "e6")
        await two.answer(job, "f5")
        assert await second == "f5"
        assert host.results["late"] == 3


async def test_a_job_that_nobody_takes_is_withdrawn(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "CLAIM_SECONDS", 0.1)
    async with puppets(valkey, "one"), asking(valkey) as host:
        await until(lambda: host.remote.cores == 1)
        assert await asked(host, 1) == here(1)
        await until(lambda: queued(valkey) == 0)
        assert host.results == {"sent": 1, "local": 1}


async def test_a_move_that_nobody_waits_for_any_more_is_withdrawn(valkey: Valkey) -> None:
    async with puppets(valkey, "one"), asking(valkey) as host:
        await until(lambda: host.remote.cores == 1)
        moves = [asked(host, seed) for seed in range(2)]
        await until(lambda: queued(valkey) == 1)
        for move in moves:
            move.cancel()
        await until(lambda: queued(valkey) == 0)
        with valkey.client as client:
            assert client.keys(key("job", "*")) == []


async def test_what_is_no_reply_is_dropped_and_a_worker_that_fails_is_replaced_here(valkey: Valkey) -> None:
    async with puppets(valkey, "one") as (one,), asking(valkey) as host:
        await until(lambda: host.remote.cores == 1)
        move = asked(host, 1)
        job = await one.claim()
        with valkey.client as client:
            for text in ("", "{", '{"kind":"answer"}', '{"kind":"dance","id":"x"}', "\xff"):
                client.rpush(key("replies", job.host), text.encode("latin-1"))
        await one.tell(job, Failed(job.id, slow=False))
        assert await move == here(1)


async def test_a_bot_that_thinks_for_too_long_is_stopped_and_not_started_here(valkey: Valkey) -> None:
    async with working(valkey), asking(valkey, seconds=0.001) as host:
        await until(lambda: host.remote.cores == 1)
        with pytest.raises(TooLong):
            await asked(host, 1)
        assert host.results["local"] == 0


async def test_a_worker_does_only_what_it_knows(valkey: Valkey) -> None:
    """Whatever else is in the queue, the next job is done."""
    connection = Connection(valkey.address)
    jobs = key("jobs", messages.common_version())
    view = messages.plain(REVERSI[2])
    wrong = [
        Job("1", "host", "os:system", "novice", view, 0, 1, 5),
        Job("2", "host", "reversi", "os:system", view, 0, 1, 5),
        Job("3", "host", "reversi", "novice", messages.plain("no view"), 0, 1, 5),
    ]

    for name, text in [("0", b"\x80\x04."), *((job.id, msgspec.json.encode(job)) for job in wrong)]:
        await connection.do_all([("SET", key("job", name), text), ("RPUSH", jobs, name)])
    async with working(valkey), asking(valkey) as host:
        await until(lambda: host.remote.cores == 1)
        assert await asked(host, 1) == here(1)
        assert host.results == {"sent": 1, "answered": 1}
    replies = [await connection.pop(key("replies", "host")) for _ in range(6)]
    await connection.close()
    assert [msgspec.json.decode(text or b"", type=messages.Reply) for text in replies][1::2] == [
        Failed(job.id, slow=False) for job in wrong
    ]


async def test_without_valkey_bots_think_here_and_elsewhere_again_once_it_is_back(mortal_valkey: Valkey) -> None:
    async with puppets(mortal_valkey, "one") as (one,), asking(mortal_valkey) as host:
        await until(lambda: host.remote.cores == 1)
        move = asked(host, 1)
        await one.claim()
        mortal_valkey.stop()
        assert await move == here(1)
        assert await asked(host, 2) == here(2)
        mortal_valkey.start()
        async with working(mortal_valkey):
            await until(lambda: host.remote.cores == 1)
            assert await asked(host, 3) == here(3)
        assert host.results == {"sent": 2, "answered": 1, "local": 2}


async def test_a_worker_outlives_valkey(mortal_valkey: Valkey) -> None:
    async with working(mortal_valkey), asking(mortal_valkey) as host:
        await until(lambda: host.remote.cores == 1)
        mortal_valkey.stop()
        await until(lambda: host.remote.cores == 0)
        mortal_valkey.start()
        await until(lambda: host.remote.cores == 1)
        assert await asked(host, 1) == here(1)
        assert host.results["answered"] == 1


async def test_a_worker_of_another_version_is_refused_and_gets_nothing(valkey: Valkey) -> None:
    async with puppets(valkey, "other") as (other,), asking(valkey) as host:
        await until(lambda: host.remote.cores == 1)
        await other.enter(version="galerie 0.9")
        await until(lambda: host.remote.cores == 0)
        assert await asked(host, 1) == here(1)
    connection = Connection(valkey.address)
    await Register(connection, "hosts").announce("host", "galerie 0.9, reversi 1")
    with pytest.raises(Refusal) as refused:
        await worker.Worker(valkey.address, 1, 5).run()
    await connection.close()
    assert refused.value.code == "worker-version"
    assert refused.value.details == {"ours": messages.common_version(), "theirs": "galerie 0.9, reversi 1"}


async def test_a_worker_that_is_stopped_finishes_its_job_or_gives_it_back(valkey: Valkey) -> None:
    async with asking(valkey) as host:
        async with working(valkey, drain_seconds=0) as draining:
            await until(lambda: host.remote.cores == 1)
            for process in draining._lane.processes:
                os.kill(process, signal.SIGSTOP)
            move = asked(host, 1)
            await until(lambda: bool(draining._held))
            async with puppets(valkey, "next") as (puppet,):
                draining.stop()
                job = await puppet.claim()
                await puppet.answer(job, "d3")
                assert await move == "d3"
        assert host.results == {"sent": 2, "again": 1, "answered": 1}


@contextmanager
def program(valkey: Valkey, folder: Path, *words: str) -> Iterator["subprocess.Popen[str]"]:
    """`galerie worker` in a process of its own, once it says that it works."""
    script = folder / "worker.py"
    script.write_text(FORGOTTEN)
    environment = {**os.environ, "GALERIE_QUEUE": valkey.address, "GALERIE_LANG": "en", "GALERIE_LOG_LEVEL": "info"}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, script, "worker", *words],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
        )
    try:
        assert process.stdout
        assert process.stdout.readline() == f"1 core works for the queue at 127.0.0.1:{valkey.port}.\n"
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def stop_children(parent: int) -> None:
    """Let a worker think for ever."""
    for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        os.kill(int(child), signal.SIGSTOP)


async def test_the_job_of_a_worker_that_is_killed_is_asked_again(mortal_valkey: Valkey, tmp_path: Path) -> None:
    async with asking(mortal_valkey) as host:
        with program(mortal_valkey, tmp_path, "--workers", "1") as process:
            await until(lambda: host.remote.cores == 1)
            stop_children(process.pid)
            move = asked(host, 1)
            await until(lambda: any(question.worker for question in host.remote._questions.values()))
            async with puppets(mortal_valkey, "next") as (puppet,):
                os.killpg(process.pid, signal.SIGKILL)
                job = await puppet.claim()
                await puppet.answer(job, here(1))
                assert await move == here(1)
        assert host.results == {"sent": 2, "again": 1, "answered": 1}


async def test_the_program_works_until_it_is_stopped_and_tells_no_password(
    mortal_valkey: Valkey, tmp_path: Path
) -> None:
    async with asking(mortal_valkey) as host:
        with program(mortal_valkey, tmp_path, "--workers", "1") as process:
            await until(lambda: host.remote.cores == 1)
            assert await asked(host, 1) == here(1)
            process.terminate()
            assert await asyncio.to_thread(process.wait, 20) == 0
    log = (tmp_path / "log").read_text()
    assert "queue found" in log
    assert "worker stopped" in log
    assert mortal_valkey.password not in log
