"""How many objects the garbage collector looks at in one go, and when at all of them."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from galerie.host.socket.fast import process


@pytest.fixture
def _adapting() -> Iterator[None]:
    thresholds = gc.get_threshold()
    gc.callbacks.append(process.adapt)
    yield
    gc.callbacks.remove(process.adapt)
    gc.set_threshold(*thresholds)


@pytest.mark.usefixtures("_adapting")
def test_where_there_is_garbage_less_is_collected_at_once() -> None:
    gc.collect()
    gc.collect(0)
    assert gc.get_threshold()[0] == process.YOUNG
    for _ in range(2 * process.SOME_GARBAGE):
        cycle: list[object] = []
        cycle.append(cycle)
    gc.collect(0)
    assert gc.get_threshold()[0] == process.YOUNG_WITH_GARBAGE
    gc.collect(0)
    assert gc.get_threshold()[0] == process.YOUNG


async def test_everything_is_looked_at_only_while_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet, collected = False, asyncio.Event()
    monkeypatch.setattr(process, "COLLECT_SECONDS", 0.0)
    monkeypatch.setattr(gc, "collect", collected.set)
    task = asyncio.create_task(process.collect_when_quiet(lambda: quiet))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not collected.is_set()
    quiet = True
    async with asyncio.timeout(20):
        await collected.wait()
    task.cancel()
