"""Work in other processes: in turn, streamed item by item, stopped in between or in the end, replaced when it dies."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing
from typing import TypeVar

import pytest

from galerie.bots import lanes
from galerie.bots.lanes import Lane
from galerie.bots.processes import WorkerProcess
from galerie.bots.slots import Limits, whose
from galerie.core import Refusal

T = TypeVar("T")


def counting(first: int, last: int) -> Iterator[tuple[int, int]]:
    """Each number, and the process that has counted it."""
    yield from ((number, os.getpid()) for number in range(first, last))


def endless() -> Iterator[int]:
    number = 0
    while True:
        yield number
        number += 1
        time.sleep(0.01)


def deaf() -> Iterator[int]:
    """Never looks whether it should stop."""
    yield os.getpid()
    while True:
        time.sleep(1)


def refusing() -> Iterator[int]:
    yield 1
    raise Refusal("work-long")


async def heard(items: AsyncIterator[T]) -> list[T]:
    return [item async for item in items]


@pytest.fixture
async def one() -> AsyncIterator[Lane]:
    made = Lane(1)
    yield made
    made.close()


async def test_what_work_yields_comes_in_order_from_another_process(one: Lane) -> None:
    found = await heard(one.stream(counting, 0, 5))
    assert [number for number, _ in found] == [0, 1, 2, 3, 4]
    assert {process for _, process in found}.isdisjoint({os.getpid()})
    again = await heard(one.stream(counting, 0, 1))
    assert again[0][1] == found[0][1], "the process is kept"


async def test_work_that_nobody_wants_any_more_is_stopped_and_its_process_kept(one: Lane) -> None:
    ((_, process),) = await heard(one.stream(counting, 0, 1))
    async with aclosing(one.stream(endless)) as numbers:
        async for number in numbers:
            if number == 3:
                break
    assert await heard(one.stream(counting, 0, 1)) == [(0, process)]


async def test_the_start_of_a_process_takes_nothing_from_the_time_of_its_work(
    one: Lane, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, most = WorkerProcess.ready, 2.0

    async def slow(process: WorkerProcess) -> None:
        if not process._ready:
            await asyncio.sleep(most + 0.1)
        await ready(process)

    monkeypatch.setattr(WorkerProcess, "ready", slow)
    assert await one.run(abs, -1, seconds=most) == 1


async def test_work_that_does_not_stop_is_killed(one: Lane, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "GRACE", 0.1)
    async with aclosing(one.stream(deaf)) as found:
        process = await anext(found)
        await asyncio.sleep(0.5)  # until it has stopped listening
    ((_, another),) = await heard(one.stream(counting, 0, 1))
    assert another != process


async def test_a_process_that_has_died_is_replaced(one: Lane) -> None:
    found = one.stream(deaf)
    os.kill(await anext(found), signal.SIGKILL)
    with pytest.raises(ConnectionError):
        await anext(found)
    assert [number for number, _ in await heard(one.stream(counting, 0, 2))] == [0, 1]


async def test_what_work_raises_is_raised_here(one: Lane) -> None:
    found = one.stream(refusing)
    assert await anext(found) == 1
    with pytest.raises(Refusal) as caught:
        await anext(found)
    assert caught.value.code == "work-long"
    assert await heard(one.stream(counting, 0, 1))


async def test_work_waits_for_a_process_that_is_free(one: Lane) -> None:
    async with aclosing(one.stream(endless)) as numbers:
        await anext(numbers)
        waiting = asyncio.ensure_future(anext(one.stream(counting, 7, 8)))
        await asyncio.sleep(0.05)
        assert not waiting.done()
    assert (await waiting)[0] == 7


def asleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


async def test_work_over_its_time_is_refused_and_its_process_replaced(one: Lane) -> None:
    process = await one.run(asleep, 0, seconds=20)
    with pytest.raises(Refusal) as refused:
        await one.run(asleep, 60, seconds=0.1)
    assert refused.value.code == "work-long"
    assert await one.run(asleep, 0, seconds=20) != process
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_whoever_has_much_waiting_lets_the_others_have_their_turn(one: Lane) -> None:
    order: list[str] = []

    async def ask(address: str, guest: str) -> None:
        whose.set((address, guest))
        await one.run(asleep, 0.01, seconds=20)
        order.append(guest)

    greedy = [asyncio.create_task(ask("there", "greedy")) for _ in range(10)]
    await asyncio.sleep(0)
    modest = [asyncio.create_task(ask(address, address)) for address in ("here", "home")]
    await asyncio.gather(*greedy, *modest)
    assert {"here", "home"} <= set(order[:4])


async def test_whoever_has_nothing_waiting_is_not_kept_out_by_those_who_have_much() -> None:
    lane = Lane(1, Limits(of_one=2, of_all=4, seconds=20))

    async def ask(address: str) -> str:
        whose.set((address, ""))
        try:
            await lane.run(asleep, 0.05, seconds=20)
        except Refusal as refusal:
            return refusal.code
        return "done"

    first = asyncio.create_task(ask("crowd 0"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asked = [ask(address) for address in ("crowd 1", "crowd 1", "crowd 2", "crowd 2", "crowd 2", "honest", "honest")]
    assert await asyncio.gather(*asked) == ["done"] * 4 + ["work-busy", "done", "done"]
    assert await first == "done"
    lane.close()


async def test_one_payer_may_not_have_more_than_the_limit_waiting() -> None:
    lane = Lane(1, Limits(2, 3, 0.2))
    refused: list[str] = []

    async def ask(address: str) -> None:
        whose.set((address, ""))
        try:
            await lane.run(asleep, 0.5, seconds=20)
        except Refusal as refusal:
            refused.append(refusal.code)

    first = asyncio.create_task(ask("there"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert lane.waiting == 0
    await asyncio.gather(*(ask("there") for _ in range(3)), ask("here"), ask("home"))
    assert sorted(refused) == ["work-busy"] * 4 + ["work-many"], "one has too many, one comes too late, three wait"
    await first
    lane.close()
