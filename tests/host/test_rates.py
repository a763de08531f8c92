"""How often something may be done, and how much is remembered of it."""

import time

import pytest

from galerie.core import Refusal
from galerie.host.moderation.budget import Budget
from galerie.host.moderation.rates import FORGOTTEN, MINUTE, Rate, Windows
from galerie.host.people.tries import CountsInMemory, Tries, TryLimits


class Clock:
    time = 0

    def __call__(self) -> int:
        return self.time


def test_a_window_begins_with_the_first_and_is_forgotten_when_it_ends() -> None:
    clock = Clock()
    windows = Windows(Rate(2, MINUTE), clock)
    assert [windows.hit("ada") for _ in range(3)] == [True, True, False]
    assert windows.hit("bob")
    clock.time += MINUTE * 1000 - 1
    assert not windows.allows("ada")
    assert windows.hit("cleo")
    clock.time += 1
    assert windows.allows("ada")
    assert len(windows) == 1, "those of Ada and Bob are over"
    assert windows.hit("ada")


def test_windows_that_end_at_once_are_forgotten_some_at_a_time() -> None:
    clock = Clock()
    windows = Windows(Rate(1, MINUTE), clock)
    for number in range(200):
        windows.hit(number)
    clock.time += MINUTE * 1000
    assert windows.allows(199)
    assert len(windows) == 200 - FORGOTTEN
    assert windows.hit(150), "its window has ended, forgotten or not"
    assert not windows.hit(150)
    for number in range(20):
        windows.hit(f"new {number}")
    assert len(windows) == 21
    clock.time += MINUTE * 1000 - 1
    assert not windows.allows(150), "its new window has not ended"


def test_a_wall_clock_that_is_set_back_exhausts_no_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    budget = Budget(1)
    budget.spend()
    with pytest.raises(Refusal, match="often"):
        budget.spend()
    now, day = time.monotonic_ns(), 24 * 3_600
    monkeypatch.setattr(time, "time", lambda: time.time_ns() / 1e9 - day)
    monkeypatch.setattr(time, "monotonic_ns", lambda: now + 3_601 * 10**9)
    budget.spend()


async def test_an_address_without_tries_left_is_not_counted_whatever_names_it_thinks_of() -> None:
    counts = CountsInMemory()
    tries = Tries(TryLimits(of_address=3), counts)
    refused = 0
    for number in range(50):
        try:
            await tries.count("192.0.2.7", f"name {number}")
        except Refusal:
            refused += 1
    assert refused == 47
    assert sum(map(len, counts._windows.values())) == 3 * 3 + 1, "a minute, an hour and the name, and the address"
    await tries.count("192.0.2.8", "name 0")
    with pytest.raises(Refusal):
        await tries.count("192.0.2.7", "name 0")


async def test_what_is_refused_for_one_name_leaves_an_address_its_tries() -> None:
    tries = Tries(TryLimits(per_minute=1, of_address=3))
    await tries.count("192.0.2.7", "ada")
    for _ in range(5):
        with pytest.raises(Refusal):
            await tries.count("192.0.2.7", "ada")
    await tries.count("192.0.2.7", "bob")
    await tries.count("192.0.2.7", "cleo")
    with pytest.raises(Refusal):
        await tries.count("192.0.2.7", "dan")
