"""Hints are heard while Valkey answers, and it is noticed when it does not."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from galerie.host.cluster import hints as module
from galerie.host.cluster.hints import EVERYTHING, MOST, Hints
from tests.valkey import Valkey


@asynccontextmanager
async def running(address: str) -> AsyncIterator[tuple[Hints, list[str]]]:
    hints, heard = Hints(address), list[str]()
    hints.on_hint = heard.append
    life = asyncio.create_task(hints.run())
    await until(lambda: hints.heard)
    yield hints, heard
    life.cancel()
    await asyncio.gather(life, return_exceptions=True)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.02)


async def test_what_one_host_sends_the_others_hear(valkey: Valkey) -> None:
    async with running(valkey.address) as (one, _), running(valkey.address) as (_, heard):
        one.send("person ada")
        await until(lambda: "person ada" in heard)


async def test_so_many_hints_that_everybody_looks_at_everything(valkey: Valkey) -> None:
    async with running(valkey.address) as (one, _), running(valkey.address) as (_, heard):
        heard.clear()
        for number in range(MOST + 1):
            one.send(f"person {number}")
        await until(lambda: bool(heard))
        assert heard == [EVERYTHING]


async def test_a_valkey_that_says_nothing_any_more_counts_as_lost(
    mortal_valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SILENCE_SECONDS", 1.5)
    monkeypatch.setattr(module, "BEAT_SECONDS", 0.1)
    async with running(mortal_valkey.address) as (hints, _):
        await asyncio.sleep(2)
        assert hints.heard, "its own beats are heard"
        mortal_valkey.pause()
        await until(lambda: not hints.heard)
        mortal_valkey.go_on()
        await until(lambda: hints.heard)
        assert hints.losses
