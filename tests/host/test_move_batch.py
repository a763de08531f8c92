"""Whoever comes is let in in his turn, a few at a time, and others are served in between."""

import asyncio
from collections.abc import Callable
from typing import Any

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


async def test_who_stumbles_stops_nobody() -> None:
    move_batcher, entered, troubles = MoveBatcher(), list[str](), list[Any]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: troubles.append(context["exception"]))
    move_batcher.add(PendingMove(lambda: entered.append("before")))
    move_batcher.add(PendingMove(lambda: 1 // 0))
    move_batcher.add(PendingMove(lambda: entered.append("after")))
    for _ in range(3):
        await asyncio.sleep(0)
    assert entered == ["before", "after"]
    assert [type(trouble) for trouble in troubles] == [ZeroDivisionError]
