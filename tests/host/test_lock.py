"""A table's lock is held by one holder at a time, in the order in which they asked, be they callbacks or tasks."""

import asyncio
import random

import pytest

from galerie.host.table.lock import TableLock


async def hold(lock: TableLock, order: list[int], number: int) -> None:
    async with lock:
        order.append(number)


async def test_a_free_lock_is_held_at_once() -> None:
    lock, held = TableLock(), list[str]()
    lock.acquire(lambda: held.append("first"))
    assert (held, lock.locked) == (["first"], True)
    lock.acquire(lambda: held.append("second"))
    assert held == ["first"]
    lock.release()
    assert lock.locked, "it is handed over, not free for whoever comes next"
    await asyncio.sleep(0)
    assert held == ["first", "second"]
    lock.release()
    assert not lock.locked


async def test_callbacks_and_tasks_hold_it_in_the_order_in_which_they_asked() -> None:
    lock, order = TableLock(), list[int]()

    def run_second() -> None:
        order.append(2)
        lock.release()

    lock.acquire(lambda: None)
    first = asyncio.create_task(hold(lock, order, 1))
    await asyncio.sleep(0)
    lock.acquire(run_second)
    last = asyncio.create_task(hold(lock, order, 3))
    await asyncio.sleep(0)
    lock.release()
    await asyncio.gather(first, last)
    assert order == [1, 2, 3]
    assert not lock.locked


async def test_an_error_releases_it() -> None:
    lock = TableLock()
    with pytest.raises(ValueError, match="while it was held"):
        async with lock:
            raise ValueError("while it was held")
    assert not lock.locked


async def test_a_cancelled_task_is_passed_over() -> None:
    lock, order = TableLock(), list[int]()
    lock.acquire(lambda: None)
    waiting = [asyncio.create_task(hold(lock, order, number)) for number in range(4)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    lock.release()
    waiting[1].cancel()  # it is about to be handed over
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == [2, 3]
    assert not lock.locked


@pytest.mark.parametrize("seed", range(20))
async def test_it_is_never_held_twice_and_never_lost(seed: int) -> None:
    rng, lock, holders = random.Random(seed), TableLock(), 0

    async def hold_for_a_while() -> None:
        nonlocal holders
        async with lock:
            holders += 1
            assert holders == 1
            for _ in range(rng.randrange(3)):
                await asyncio.sleep(0)
            holders -= 1

    def hold_briefly() -> None:
        assert holders == 0
        asyncio.get_running_loop().call_soon(let_go)

    def let_go() -> None:
        assert holders == 0
        lock.release()

    waiting: list[asyncio.Task[None]] = []
    for _ in range(60):
        match rng.randrange(4):
            case 0:
                lock.acquire(hold_briefly)
            case 1 if waiting and holders == 0:
                rng.choice(waiting).cancel()
            case _:
                waiting.append(asyncio.create_task(hold_for_a_while()))
        if rng.random() < 0.5:
            await asyncio.sleep(0)
    await asyncio.gather(*waiting, return_exceptions=True)
    while lock.locked:
        await asyncio.sleep(0)
