"""A latch is had by one at a time, in the order in which they came, whether they wait for it or not."""

import asyncio
import random

import pytest

from galerie.host.table.lock import TableLock


async def wait(latch: TableLock, order: list[int], number: int) -> None:
    async with latch:
        order.append(number)


def test_it_is_taken_at_once_or_not_at_all() -> None:
    latch = TableLock()
    assert latch.take()
    assert not latch.take()
    latch.release()
    assert not latch.taken
    assert latch.take()


async def test_who_waits_has_it_in_turn_and_nobody_slips_in_between() -> None:
    latch, order = TableLock(), list[int]()

    assert latch.take()
    waiting = [asyncio.create_task(wait(latch, order, number)) for number in range(3)]
    await asyncio.sleep(0)
    latch.release()
    assert not latch.take(), "it is already somebody's"
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    assert not latch.taken


async def test_who_fails_lets_go() -> None:
    latch = TableLock()
    with pytest.raises(ValueError, match="while he had it"):
        async with latch:
            raise ValueError("while he had it")
    assert not latch.taken


async def test_who_gives_up_is_passed_over() -> None:
    latch, order = TableLock(), list[int]()

    assert latch.take()
    waiting = [asyncio.create_task(wait(latch, order, number)) for number in range(4)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    latch.release()
    waiting[1].cancel()  # it has just been released to him
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == [2, 3]
    assert not latch.taken


@pytest.mark.parametrize("seed", range(20))
async def test_it_is_never_had_twice_and_never_lost(seed: int) -> None:
    rng, latch, had = random.Random(seed), TableLock(), 0

    async def wait() -> None:
        nonlocal had
        async with latch:
            had += 1
            assert had == 1
            for _ in range(rng.randrange(3)):
                await asyncio.sleep(0)
            had -= 1

    waiting: list[asyncio.Task[None]] = []
    for _ in range(60):
        match rng.randrange(4):
            case 0:
                if latch.take():
                    assert had == 0
                    await asyncio.sleep(0)
                    assert had == 0
                    latch.release()
            case 1 if waiting and had == 0:
                rng.choice(waiting).cancel()
            case _:
                waiting.append(asyncio.create_task(wait()))
        if rng.random() < 0.5:
            await asyncio.sleep(0)
    await asyncio.gather(*waiting, return_exceptions=True)
    assert not latch.taken
    assert latch.take()
