"""Hosts that are alike in everything, so that whatever they tell can be compared byte for byte."""

import asyncio
import math
import secrets
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from argon2 import PasswordHasher
from litestar import Litestar

from galerie import bots, deals
from galerie.bots.workers import Workers
from galerie.core import NATURE, Event, Match, Seat, automatic
from galerie.host.notices.push import Stamp
from galerie.host.store.store import Store
from galerie.host.table.services import Services
from galerie.host.web.app import build
from galerie.host.web.settings import Settings
from tests.secrecy.twins import Twins

T = TypeVar("T")
KEY = Stamp.new_key()
"""With which both hosts sign notices."""

PLAYER = "player"
"""The level of the bots."""


@contextmanager
def alike(twins: Twins, side: int) -> Iterator[None]:
    """Whatever hosts do not have in common, luck and time and the day, is the same here; only the deal is not."""
    drawn = iter([line.move for line in twins.records[side] if line.seat == NATURE])

    def follow(match: Match, rng: Random) -> Event | None:
        """What the host would do by itself, except that chance follows the record as far as it goes."""
        event = automatic(match, Random(0))
        if event and event.seat == NATURE:
            return Event(NATURE, match.parse(next(drawn, str(event.move))))
        return event

    tokens = Random(0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_urlsafe", lambda count: f"{tokens.getrandbits(8 * count):x}")
        patch.setattr(secrets, "choice", Random(0).choice)
        patch.setattr(secrets, "randbits", Random(0).getrandbits)
        patch.setattr(deals, "of_today", lambda: "2001-02-03")
        patch.setattr(deals, "seed", lambda *_: f"deal {side}".encode())
        patch.setattr("galerie.host.table.automatic.automatic", follow)
        # a seal is made to differ: what it hides nobody can tell who does not know the salt
        patch.setattr("galerie.host.table.seals.digest", lambda *_: "0" * 64)
        # whoever comes or goes is announced at once: how many do so together is up to the machine
        patch.setattr("galerie.host.table.broadcasts.COLLECT_SECONDS", 0)
        patch.setattr("galerie.host.lobby.lobby.COLLECT_SECONDS", 0)
        patch.setattr("galerie.host.lobby.calls.COLLECT_SECONDS", 0)
        patch.setattr("galerie.host.rooms.room.COLLECT_SECONDS", 0)
        patch.setattr("galerie.host.socket.audience.BYTES_PER_SECOND", math.inf)
        patch.setattr("galerie.host.tournaments.tournament.COLLECT_SECONDS", 0)
        # who leaves may be replaced at once, and it is noted of nobody, however slow the test is
        patch.setattr("galerie.host.table.presence.ABSENCE", 0)
        patch.setattr("galerie.host.table.presence.SETTLING", 1e6)
        patch.setattr("galerie.host.people.passphrases.PasswordHasher", lambda: PasswordHasher(1, 8, 1))
        patch.setattr("galerie.host.notices.push.Stamp.new_key", lambda: KEY)
        # a picture is compared as it is drawn: its pixels follow from that, and take a while to paint
        patch.setattr("galerie.host.view.preview.png", str.encode)
        patch.setattr(bots, "_levels", lambda _: dict.fromkeys((PLAYER,)))
        yield


class Cast(Workers):
    """Bots who play what the record says, and advisers who answer with all that they are asked about."""

    def __init__(self) -> None:
        self._asked: defaultdict[Seat, asyncio.Queue[tuple[Any, asyncio.Future[str]]]] = defaultdict(asyncio.Queue)

    async def think(self, game: str, level: str, view: Any, seat: Seat, seed: int) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        await self._asked[seat].put((view, answer))
        return await answer

    async def advise(self, game: str, view: Any, seat: Seat) -> bots.Advice:
        return bots.Advice(f"{game} {seat}", f"reason-{seat}", {"view": str(view)})

    async def run(self, work: Callable[..., T], *arguments: Any, **_: Any) -> T:
        """Do any other work at once."""
        return work(*arguments)

    async def stream(self, work: Callable[..., Iterator[T]], *arguments: Any) -> AsyncGenerator[T]:
        for found in work(*arguments):
            yield found

    async def play(self, seat: Seat, view: Any, move: str) -> None:
        """Answer the question about this view; those that came before it are out of date."""
        asked = None
        while asked != view:
            asked, answer = await self._asked[seat].get()
            answer.set_result(move)

    def close(self) -> None:
        """Nobody was hired."""


def host(folder: Path, cast: Cast) -> Litestar:
    settings = Settings(
        data=folder / "tables.sqlite3",
        requests_per_minute=1_000_000,
        messages_per_second=1_000_000,
        messages_per_guest=1_000_000,
        messages_per_address=1_000_000,
        tables_per_hour=1_000_000,
        allowed_hosts="*",
    )
    store = Store(settings.data, wall_clock=lambda: 0, now=lambda: 0)
    return build(settings, Services(store, cast, notice_pause=0.0, now=lambda: 0))
