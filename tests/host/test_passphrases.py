"""Passphrases are checked in turn: whoever tries many does not keep the others from signing in."""

import asyncio
import time
from threading import Event

import pytest

from galerie.bots.slots import FIRST_COST, Limits, whose
from galerie.core import Refusal
from galerie.host.people.passphrases import CONCURRENT, Passphrases


class Hasher:
    """It takes a while once it is let."""

    def __init__(self) -> None:
        self.gate = Event()
        self.done = list[str]()

    def hash(self, passphrase: str) -> str:
        assert self.gate.wait(20)
        time.sleep(2 * FIRST_COST)  # longer than anything is expected to take before it was ever done
        self.done.append(passphrase)
        return passphrase


@pytest.fixture
def hasher() -> Hasher:
    return Hasher()


def asked(passphrases: Passphrases, payer: str, number: int) -> list[asyncio.Task[str]]:
    token = whose.set((payer, ""))
    tasks = [asyncio.create_task(passphrases.hashed(f"{payer} {each}")) for each in range(number)]
    whose.reset(token)
    return tasks


async def test_whoever_tries_one_passphrase_does_not_wait_for_all_of_those_who_try_many(hasher: Hasher) -> None:
    passphrases = Passphrases()
    passphrases._hasher = hasher  # type: ignore[assignment]  # it has the one method that is called
    many = asked(passphrases, "192.0.2.1", 20)
    await asyncio.sleep(0)
    (one,) = asked(passphrases, "192.0.2.2", 1)
    await asyncio.sleep(0)
    hasher.gate.set()
    await asyncio.gather(one, *many)
    assert hasher.done.index("192.0.2.2 0") < len(many) / 2


@pytest.mark.parametrize(
    ("limits", "refusal"), [(Limits(of_one=2), "work many"), (Limits(of_all=2), "work busy")], ids=["of one", "of all"]
)
async def test_not_everything_waits_that_is_tried(hasher: Hasher, limits: Limits, refusal: str) -> None:
    passphrases = Passphrases(limits)
    passphrases._hasher = hasher  # type: ignore[assignment]  # as above
    waiting = asked(passphrases, "192.0.2.1", CONCURRENT + 2)
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match=refusal):
        await asked(passphrases, "192.0.2.1", 1)[0]
    waiting += asked(passphrases, "192.0.2.2", 1)
    hasher.gate.set()
    assert len(await asyncio.gather(*waiting)) == CONCURRENT + 3
