"""Jobs for bots that think on other machines: each depends only on what the bot's seat may know."""

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from galerie.bots.queue import messages, remote
from galerie.bots.queue.messages import Job
from galerie.bots.queue.remote import RemoteBots
from galerie.bots.workers import Workers
from galerie.core import AnyGame, Match, Seat, options
from galerie.host.store.rows import Chair
from galerie.host.table.bots import TableBots
from galerie.host.table.table import Table
from tests import toy
from tests.bots.puppets import Puppet, puppets
from tests.host.tables import Watcher, opened, until
from tests.secrecy.hosts import PLAYER, alike
from tests.secrecy.twins import ALL_GAMES, Twins, is_secret, turns, twins
from tests.valkey import Valkey

SECRET: Final = [game for game in ALL_GAMES if is_secret(game)]


class Prompted:
    """The bot of a seat, of whose thinking another machine is asked. It plays what the record says."""

    def __init__(self, puppet: Puppet, table: Table, seat: Seat) -> None:
        self.told: list[bytes] = []
        self._puppet = puppet
        self._table = table
        self._seat = seat
        self._job: Job | None = None

    async def ask(self, match: Match) -> None:
        """Wait until the bot is asked about this."""
        if self._seat not in match.to_act:
            return
        view = messages.plain(match.view(self._seat))
        while self._job is None or self._job.view != view:
            if self._job:
                await self.answer("")  # of what it sees no more
            self.told.append(await self._puppet.claim_text())
            self._job = msgspec.json.decode(self.told[-1], type=Job)

    async def answer(self, move: str) -> None:
        assert self._job
        await self._puppet.answer(self._job, move)
        self._job = None


async def jobs(file: Path, valkey: Valkey, pair: Twins, side: int) -> list[bytes]:
    """What leaves the host for the viewer's bot while one of the twin games is played."""
    seat = pair.viewer
    chairs = [Chair("human", f"{other}", guest=f"guest {other}") for other in range(pair.seats)]
    chairs[seat] = Chair("bot", level=PLAYER)
    with alike(pair, side):
        asking = RemoteBots(valkey.address, most=1, seconds=1000)
        asking._name = "host"
        workers = Workers(remote=asking)
        words = tuple(options.words(pair.options))
        try:
            async with puppets(valkey, "one") as (puppet,):
                asking.start()
                await until(lambda: asking.cores == 1)
                async with opened(file, pair.game.name, tuple(chairs), workers, options=words) as table:
                    bot = Prompted(puppet, table, seat)
                    table.enter(Watcher(None), None)
                    await play(table, bot, pair, side)
                    return bot.told
        finally:
            await asking.close()
            workers.close()


async def play(table: Table, bot: Prompted, pair: Twins, side: int) -> None:
    before = pair.start
    for number, (line, after) in enumerate(turns(before, pair.records[side])):
        if line and line.seat == pair.viewer:
            await bot.answer(line.move)
        elif line:
            await table.play(f"guest {line.seat}", f"command {number}", line.seat, line.move)
        await until(lambda version=after.version: table._history.match.version >= version)  # type: ignore[misc]
        await bot.ask(after)


async def both(folder: Path, valkey: Valkey, pair: Twins) -> tuple[list[bytes], list[bytes]]:
    return await jobs(folder / "one.sqlite3", valkey, pair, 0), await jobs(folder / "two.sqlite3", valkey, pair, 1)


@pytest.fixture(autouse=True)
def nobody_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "CLAIM_SECONDS", 1000)


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.name)
async def test_a_job_tells_no_more_than_its_seat_may_know(tmp_path: Path, valkey: Valkey, game: AnyGame) -> None:
    one, two = await both(tmp_path, valkey, twins(game, 2, 0))
    assert one
    assert one == two


async def test_a_job_that_tells_more_is_found(tmp_path: Path, valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = TableBots._choose

    async def choosing(bots: TableBots, seat: Seat, level: str, view: Any) -> str | None:
        return await choose(bots, seat, str(bots._history.match.position), view)

    monkeypatch.setattr(TableBots, "_choose", choosing)
    one, two = await both(tmp_path, valkey, twins(toy.GAME, 2, 0))
    assert one != two
