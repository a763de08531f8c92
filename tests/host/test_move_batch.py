"""Moves are started in their order, a few at a time, and others are served in between."""

import asyncio
from collections.abc import Callable

import pytest

from galerie.host.socket.fast.move_batch import BATCH, MoveBatcher


class PendingMove:
    def __init__(self, enter: Callable[[], object]) -> None:
        self._enter = enter

    def start_move(self) -> None:
        self._enter()


async def test_all_are_let_in_in_their_order_a_few_at_a_time() -> None:
    move_batcher, entered, rounds = MoveBatcher(), list[int](), list[int]()
    for number in range(2 * BATCH + 5):
        move_batcher.add(PendingMove(lambda number=number: entered.append(number)))  # type: ignore[misc]
    assert entered == []
    while len(entered) < 2 * BATCH + 5:
        await asyncio.sleep(0)
        rounds.append(len(entered))
    assert entered == [*range(2 * BATCH + 5)]
    assert rounds == [BATCH, 2 * BATCH, 2 * BATCH + 5]


async def test_who_comes_again_is_let_in_again() -> None:
    move_batcher, entered = MoveBatcher(), list[str]()

    def again() -> None:
        entered.append("first")
        move_batcher.add(PendingMove(lambda: entered.append("again")))

    move_batcher.add(PendingMove(again))
    for _ in range(3):
        await asyncio.sleep(0)
    assert entered == ["first", "again"]


async def test_who_stumbles_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    move_batcher, entered = MoveBatcher(), list[str]()
    move_batcher.add(PendingMove(lambda: entered.append("before")))
    move_batcher.add(PendingMove(lambda: 1 // 0))
    move_batcher.add(PendingMove(lambda: entered.append("after")))
    await asyncio.sleep(0)
    assert entered == ["before", "after"]
    assert [record.message for record in caplog.records] == ["a move could not be started"]


async def test_moves_are_started_before_their_turn_while_others_are_sent() -> None:
    move_batcher, entered = MoveBatcher(), list[int]()
    for number in range(BATCH + 1):
        move_batcher.add(PendingMove(lambda number=number: entered.append(number)))  # type: ignore[misc]
    move_batcher.start_some()
    assert entered == [*range(BATCH)]
    await asyncio.sleep(0)
    assert entered == [*range(BATCH + 1)]
    move_batcher.start_some()
    assert entered == [*range(BATCH + 1)]
