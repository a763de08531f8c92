"""Whoever guesses passphrases is counted by all hosts together."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing

import psycopg
import pytest

from galerie.core import Refusal
from galerie.host.cluster.shared_counts import SharedCounts
from galerie.host.moderation.rates import HOUR, Rate
from galerie.host.people.tries import CountsInMemory, Tries, TryCounts, TryLimits
from galerie.host.store.address import Address
from tests.cluster.hosts import ClusterHost

THREE = Rate(3, HOUR)


@asynccontextmanager
async def shared(database: Address) -> AsyncIterator[Callable[[], SharedCounts]]:
    made: list[SharedCounts] = []

    def counts() -> SharedCounts:
        made.append(SharedCounts(database.url, "a secret"))
        return made[-1]

    await counts().prepare()
    yield counts
    for each in made:
        await each.close()


async def test_what_one_host_counts_the_others_count_on_from(database: Address) -> None:
    async with shared(database) as counts:
        one, other = counts(), counts()
        assert [await each.hit(THREE, "Ada") for each in (one, other, one, other, one)] == [True] * 3 + [False] * 2
        assert await one.hit(THREE, "Bob")


async def test_a_count_begins_anew_when_its_time_is_over(database: Address) -> None:
    async with shared(database) as counts:
        one, once = counts(), Rate(1, HOUR)
        assert [await one.hit(once, "Ada") for _ in range(2)] == [True, False]
        with psycopg.connect(database.url) as db:
            db.execute("UPDATE cluster.tries SET ends = ends - interval '1 hour'")
        assert [await one.hit(once, "Ada") for _ in range(2)] == [True, False]


@pytest.mark.parametrize("kind", ["in memory", "shared"])
async def test_who_has_signed_in_from_an_address_is_known_there(database: Address, kind: str) -> None:
    async with shared(database) as counts:
        memory = CountsInMemory()
        one, other = (counts(), counts()) if kind == "shared" else (memory, memory)
        limits = TryLimits(of_name=2)
        await Tries(limits, one).know("home", "ada")
        elsewhere: TryCounts = other
        tries = Tries(limits, elsewhere)
        for address in ("x", "y"):
            await tries.count(address, "ada")
        with pytest.raises(Refusal):
            await tries.count("z", "ada")
        await tries.count("home", "ada")


async def test_neither_names_nor_addresses_are_stored(database: Address) -> None:
    async with shared(database) as counts:
        tries = Tries(TryLimits(), counts())
        await tries.count("192.0.2.7", "ada lovelace")
        await tries.know("192.0.2.7", "ada lovelace")
    async with await psycopg.AsyncConnection.connect(database.url) as db:
        rows = await (await db.execute("SELECT whose FROM cluster.tries")).fetchall()
    stored = " ".join(str(whose) for (whose,) in rows)
    assert len(rows) == 5
    assert "192.0.2.7" not in stored
    assert all(len(str(whose)) == 64 for (whose,) in rows)


async def test_nobody_signs_in_while_tries_cannot_be_counted() -> None:
    counts = SharedCounts("postgresql://nobody@127.0.0.1:1/nothing", "a secret")
    with pytest.raises(Refusal, match="not saved"):
        await counts.hit(THREE, "Ada")
    await counts.close()


def test_another_host_gives_no_more_tries(pair: list[ClusterHost]) -> None:
    one, other = pair
    wrong = {"name": "Nobody at all", "passphrase": "not what it is"}
    with closing(one.guest()) as here, closing(other.guest()) as there:
        codes = [guest.http.post("/api/session", json=wrong).json()["code"] for guest in [here, there] * 5]
    assert codes == ["sign-in-wrong"] * 8 + ["sign-in-often"] * 2
