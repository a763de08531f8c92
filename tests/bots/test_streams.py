"""Work that is streamed from other processes: item by item, stopped in between, replaced when it dies."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing
from typing import TypeVar

import pytest

from galerie.bots import streams
from galerie.bots.streams import Streams
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
async def one() -> AsyncIterator[Streams]:
    made = Streams(1)
    yield made
    made.close()


async def test_what_work_yields_comes_in_order_from_another_process(one: Streams) -> None:
    found = await heard(one.stream(counting, 0, 5))
    assert [number for number, _ in found] == [0, 1, 2, 3, 4]
    assert {process for _, process in found}.isdisjoint({os.getpid()})
    again = await heard(one.stream(counting, 0, 1))
    assert again[0][1] == found[0][1], "the process is kept"


async def test_work_that_nobody_wants_any_more_is_stopped_and_its_process_kept(one: Streams) -> None:
    ((_, process),) = await heard(one.stream(counting, 0, 1))
    async with aclosing(one.stream(endless)) as numbers:
        async for number in numbers:
            if number == 3:
                break
    assert await heard(one.stream(counting, 0, 1)) == [(0, process)]


async def test_work_that_does_not_stop_is_killed(one: Streams, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "GRACE", 0.1)
    async with aclosing(one.stream(deaf)) as found:
        process = await anext(found)
        await asyncio.sleep(0.5)  # until it has stopped listening
    ((_, another),) = await heard(one.stream(counting, 0, 1))
    assert another != process


async def test_a_process_that_has_died_is_replaced(one: Streams) -> None:
    found = one.stream(deaf)
    os.kill(await anext(found), signal.SIGKILL)
    with pytest.raises(ConnectionError):
        await anext(found)
    assert [number for number, _ in await heard(one.stream(counting, 0, 2))] == [0, 1]


async def test_what_work_raises_is_raised_here(one: Streams) -> None:
    found = one.stream(refusing)
    assert await anext(found) == 1
    with pytest.raises(Refusal) as caught:
        await anext(found)
    assert caught.value.code == "work-long"
    assert await heard(one.stream(counting, 0, 1))


async def test_work_waits_for_a_process_that_is_free(one: Streams) -> None:
    async with aclosing(one.stream(endless)) as numbers:
        await anext(numbers)
        waiting = asyncio.ensure_future(anext(one.stream(counting, 7, 8)))
        await asyncio.sleep(0.05)
        assert not waiting.done()
    assert (await waiting)[0] == 7
