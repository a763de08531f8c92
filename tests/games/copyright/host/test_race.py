"""Races of Copyright: finishing steps within milliseconds, broken connections, restarts, repeated messages."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from galerie.core import NATURE, Refusal, Seat
from galerie.core.record import loads, replay
from galerie.games import GAMES
from galerie.games.copyright import GAME, Copyright, Deal, Model
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.moves import Oriented
from galerie.games.copyright.rules.solving import best
from galerie.host.store.rows import Chair, EventRow, StoredTable, TableSetup
from galerie.host.store.store import Store, TableChange
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import Countdown
from tests.games.copyright.tables import finishable, steps
from tests.host.sockets import Socket, joined
from tests.host.tables import HUMANS, Puppet, Watcher
from tests.servers import Guest, Server

GUESTS = ("ada", "bob")
RACES = 200
SOAKED = 1_000
"""How many races there are in every run of the tests, and in the soak."""

TOGETHER = 50
"""So many tables race at a time: their events are kept in common."""

DEALS = 25


class Time:
    """The host's time, which the test lets go by."""

    def __init__(self) -> None:
        self.now = 5_000

    def __call__(self) -> int:
        return self.now


@dataclass(frozen=True)
class Start:
    """A deal that both can finish, and the steps that do it."""

    opening: tuple[str, str]
    """What chance says."""

    plans: tuple[tuple[str, ...], ...]

    @property
    def entries(self) -> tuple[EventRow, ...]:
        """The log up to where both have one step left."""
        made = [(NATURE, move) for move in self.opening]
        made += [(seat, move) for seat, plan in enumerate(self.plans) for move in plan[:-1]]
        return tuple(EventRow(version, seat, move, 0) for version, (seat, move) in enumerate(made, 1))


@cache
def starts() -> tuple[Start, ...]:
    return tuple(map(start, range(DEALS)))


@cache
def start(seed: int = 1) -> Start:
    position = finishable(seed=seed)
    opening = str(Model(position.model)), str(Deal(tuple(desk.hand for desk in position.desks)))
    plans = tuple(tuple(map(str, steps(position, seat))) for seat in (0, 1))
    return Start(opening, plans)


def setup(*options: str, chairs: tuple[Chair, ...] = HUMANS) -> TableSetup:
    return TableSetup(GAME.name, GAME.version, options, chairs, None, "abcd")


@asynccontextmanager
async def table_at(
    path: Path, time: Time, given: Start | None = None, options: tuple[str, ...] = ()
) -> AsyncIterator[Table]:
    """A table in a store of its own, created with the log of a start if it is not there yet."""
    store = Store(path)
    stored = await store.load("table")
    if stored is None:
        await store.open("table", setup(*options))
        await store.append(TableChange("table", (given or start()).entries))
        stored = await store.load("table")
    assert stored
    table = Table("table", stored, Services(store, Puppet(), now=time))
    await table.wake()
    try:
        yield table
    finally:
        table.close()
        store.close()


def now(table: Table) -> Copyright:
    position = table._history.match.position
    assert isinstance(position, Copyright)
    return position


# A photo-finish


async def race(store: Store, number: int, rng: Random) -> None:
    """Both send the step that finishes; who is heard first is chance's."""
    given = starts()[number % DEALS]
    name, time = f"race {number}", Time()
    await store.open(name, setup())
    table = Table(name, StoredTable(setup(), None, given.entries), Services(store, Puppet(), now=time))
    order = rng.sample((0, 1), 2)

    async def finish(seat: Seat) -> int:
        time.now += rng.randrange(4)
        return await table.play(GUESTS[seat], f"finish {seat}", seat, given.plans[seat][-1])

    versions = dict(zip(order, await asyncio.gather(*(finish(seat) for seat in order)), strict=True))
    position = now(table)
    first, second = sorted(versions, key=lambda seat: versions[seat])
    assert versions[second] == versions[first] + 1
    assert position.finishers == (first, second)
    assert position.result is not None
    assert [counters.bonus for counters in position.result.tallies] == [int(seat == first) for seat in (0, 1)]
    assert position.sheet[-1][first] == 10
    assert position.sheet[-1][second] < 10
    kept = await store.load(name)
    assert kept
    claims = [(entry.seat, entry.move, entry.command) for entry in kept.entries]
    assert claims == [(seat, given.plans[seat][-1], f"finish {seat}") for seat in (first, second)]
    assert [entry.elapsed for entry in kept.entries] == [time.heard for time in _since(table)]
    table.close()


@dataclass(frozen=True)
class Heard:
    heard: int


def _since(table: Table) -> Iterator[Heard]:
    """How long after the event before them the last two were heard, as everybody is told."""
    times = [moment.heard or 0 for moment in table.view.moments(None)]
    for before, after in zip(times[-3:], times[-2:], strict=False):
        yield Heard(after - before)


@pytest.mark.rule("COP-15", "COP-18", "COP-32")
@pytest.mark.parametrize("races", [RACES, pytest.param(SOAKED, marks=pytest.mark.soak)])
async def test_of_two_who_finish_within_milliseconds_exactly_one_has_the_bonus(tmp_path: Path, races: int) -> None:
    store, rng = Store(tmp_path / "db"), Random(1)
    for begin in range(0, races, TOGETHER):
        await asyncio.gather(*(race(store, number, rng) for number in range(begin, begin + TOGETHER)))
    store.close()


@pytest.mark.rule("COP-18")
async def test_every_claim_is_in_the_record_with_the_hosts_time(tmp_path: Path) -> None:
    time = Time()
    async with table_at(tmp_path / "db", time, options=("limit=1",)) as table:
        plans = start().plans
        time.now += 12_000
        await table.play("bob", "1", 1, plans[1][-1])
        time.now += 7
        await table.play("ada", "2", 0, plans[0][-1])
        assert [moment.heard for moment in table.view.moments(None)[-2:]] == [12_000, 12_007]
        for guest, seat in (("ada", 0), ("bob", 1)):
            await table.play(guest, f"next {seat}", seat, "next")
        record = loads(table.view.record())
    lines = [str(line) for line in record.lines]
    times = [record.times[lines.index(f"{seat} {plans[seat][-1]}")] for seat in (1, 0)]
    assert times == [12_000, 12_007]
    assert len(record.times) == len(lines)
    *_, last = replay(GAMES, record)
    assert last.outcome is not None
    assert last.outcome.ranks == (2, 1)


@pytest.mark.rule("COP-18")
async def test_the_game_waits_a_moment_for_the_photo_finish_before_it_is_over(tmp_path: Path) -> None:
    time = Time()
    async with table_at(tmp_path / "db", time, options=("limit=1",)) as table:
        plans = start().plans
        await table.play("ada", "1", 0, plans[0][-1])
        assert table.view.moments(None)[-1].countdown == Countdown(left=3_000, whole=3_000)
        time.now += 2_999
        await table.play("bob", "2", 1, plans[1][-1])
        assert now(table).finishers == (0, 1)
        time.now += 2
        with pytest.raises(Refusal, match="game over"):
            await table.play("bob", "3", 1, "next")
        assert table.view.moments(None)[-1].ending is not None


@pytest.mark.rule("COP-12", "COP-18")
async def test_no_step_is_stale_because_others_have_moved(tmp_path: Path) -> None:
    """Everybody builds and takes down at once, and all is accepted in whatever order it comes."""
    rng = Random(2)
    position = finishable(seats=2, seed=3)
    opening = str(Model(position.model)), str(Deal(tuple(desk.hand for desk in position.desks)))
    async with table_at(tmp_path / "db", Time(), Start(opening, (("x",), ("x",)))) as table:

        async def build(seat: Seat) -> None:
            cards = position.desks[seat].hand[:4]
            for turn in range(3):
                for card in cards:
                    await asyncio.sleep(rng.random() / 1000)
                    await table.play(GUESTS[seat], f"{seat} {turn} {card}", seat, f"{card}r{turn}+{turn}+0")
                await table.play(GUESTS[seat], f"{seat} {turn} clear", seat, "clear")

        await asyncio.gather(build(0), build(1))
        assert [desk.laid for desk in now(table).desks] == [(), ()]
        assert table._history.match.version == 2 + 2 * 3 * 5


# Connections and messages


@pytest.mark.rule("COP-18")
async def test_a_message_that_comes_twice_is_done_once(tmp_path: Path) -> None:
    async with table_at(tmp_path / "db", Time()) as table:
        finish = start().plans[0][-1]
        once = await table.play("ada", "finish", 0, finish)
        assert await table.play("ada", "finish", 0, finish) == once
        assert now(table).finishers == (0,)
        with pytest.raises(Refusal, match="round over"):
            await table.play("ada", "again", 0, finish)
        late = await table.play("bob", "late", 1, start().plans[1][-1])
        assert await table.play("bob", "late", 1, start().plans[1][-1]) == late
        with pytest.raises(Refusal, match="round over"):
            await table.play("bob", "later", 1, start().plans[1][-1])
        assert now(table).finishers == (0, 1)
        assert now(table).sheet[-1][0] == 10


async def test_both_halves_of_a_doubled_message_may_come_at_the_same_time(tmp_path: Path) -> None:
    async with table_at(tmp_path / "db", Time()) as table:
        finish = start().plans[0][-1]
        versions = await asyncio.gather(*(table.play("ada", "finish", 0, finish) for _ in range(5)))
        assert len({*versions}) == 1
        assert now(table).finishers == (0,)


def seen(watcher: Watcher, seat: Seat) -> Any:
    """The lay-out and the hand of a seat, as a visitor was last told."""
    moments = [
        moment
        for frame in watcher.heard
        for moment in (*frame.get("moments", ()), *filter(None, [frame.get("moment")]))
    ]
    place = moments[-1]["view"]["places"][seat]
    return place["laid"], place["hand"]


@pytest.mark.rule("COP-20")
async def test_whoever_comes_back_in_mid_round_finds_his_lay_out_exactly(tmp_path: Path) -> None:
    time = Time()
    async with table_at(tmp_path / "db", time) as table:
        table.enter(before := Watcher("ada"), None)
        card = now(table).desks[0].hand[0]
        await table.play("ada", "1", 0, f"{card}f1+1-2")
        version = table._history.match.version
        known = seen(before, 0)
        table.leave(before)
        other = now(table).desks[1].hand[0]
        await table.play("bob", "2", 1, f"{other}")
        for since in (None, version, version - 1, 0):
            table.enter(back := Watcher("ada"), since)
            assert seen(back, 0) == known
            table.leave(back)
        laid, hand = known
        assert laid[-1] == {"card": card, "orientation": 5, "x": 1, "y": -2}
        assert card not in hand
        table.enter(stranger := Watcher(None), None)
        assert seen(stranger, 0) == (laid, None)
    async with table_at(tmp_path / "db", time) as again:
        again.enter(back := Watcher("ada"), version)
        assert seen(back, 0) == known


# Time


@pytest.mark.rule("COP-19")
async def test_the_countdown_is_the_hosts_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    time = Time()
    async with table_at(tmp_path / "db", time, options=("minutes=1",)) as table:
        assert table.view.moments("ada")[-1].countdown == Countdown(left=60_000, whole=60_000)
        time.now += 25_000
        card = now(table).desks[0].hand[0]
        await table.play("ada", "1", 0, f"{card}")
        assert table.view.moments("bob")[-1].countdown == Countdown(left=35_000, whole=60_000)
        time.now += 5_000
        assert table.view.moments("bob")[-1].countdown == Countdown(left=30_000, whole=60_000)
    time.now += 3_600_000  # downtime is nobody's
    async with table_at(tmp_path / "db", time) as again:
        assert again.view.moments("ada")[-1].countdown == Countdown(left=35_000, whole=60_000)
        time.now += 35_000
        with pytest.raises(Refusal, match="round over"):
            await again.play("ada", "2", 0, "done")
        result = now(again).result
        assert result is not None
        assert result.ending == "time"
    async with table_at(tmp_path / "db", time) as scored:
        assert now(scored).stage == "scored"
        assert scored.view.moments(None)[-1].heard == 25_000 + 35_000


@pytest.mark.rule("COP-40", "COP-41")
async def test_in_timed_too_the_time_of_a_turn_is_the_same_for_everybody_and_survives(tmp_path: Path) -> None:
    time = Time()
    position = finishable(seed=4)
    cards = tuple(desk.hand[:1] for desk in position.desks)
    given = Start((str(Model(position.model)), str(Deal(cards))), (("x",), ("x",)))
    options = ("variant=timed", "seconds=20")
    async with table_at(tmp_path / "db", time, given, options) as table:
        time.now += 8_000
        await table.play("bob", "1", 1, f"{cards[1][0]}")
    async with table_at(tmp_path / "db", time) as again:
        left = [again.view.moments(guest)[-1].countdown for guest in ("ada", "bob", None)]
        assert left == [Countdown(left=12_000, whole=20_000)] * 3
        time.now += 12_000
        await again._progress.handle_alarm()
        assert (now(again).turn, len(now(again).desks[0].lost), len(now(again).desks[1].lost)) == (2, 1, 0)


# Over real sockets

ROUNDS = 8


def plan_of(socket: Socket, seat: Seat) -> list[str]:
    """The steps that make the best of the hand that this seat sees."""
    view = socket.moment["view"]
    model = shape(tuple(Oriented(each["card"], each["orientation"]) for each in view["model"]))
    found = best(model, tuple(view["places"][seat]["hand"]))
    return [
        f"{laid.card}{'rf'[laid.orientation // 4]}{laid.orientation % 4}{laid.x:+d}{laid.y:+d}" for laid in found.laid
    ]


@pytest.mark.rule("COP-18", "COP-32")
def test_over_real_sockets_too_exactly_one_has_the_bonus_and_nobody_is_refused(
    server: Server, ada: Guest, bob: Guest
) -> None:
    table = ada.open_table(
        {"kind": "me"}, {"kind": "open"}, game="copyright", options={"fair": True, "limit": 100, "minutes": 0}
    )
    bob.sit(table, 1)
    with joined(server, table, ada) as first, joined(server, table, bob) as second:
        sockets = (first, second)
        for number in range(ROUNDS):
            for socket in sockets:
                while socket.moment["view"]["stage"] != "playing" or socket.moment["view"]["round"] != number + 1:
                    socket.receive()
            plans = [plan_of(socket, seat) for seat, socket in enumerate(sockets)]
            for seat, socket in enumerate(sockets):
                for step in plans[seat][:-1]:
                    assert socket.play(step, seat)["kind"] == "saved"
            order = (0, 1) if number % 2 else (1, 0)
            for seat in order:
                sockets[seat].send({"kind": "play", "id": f"{number} {seat}", "seat": seat, "move": plans[seat][-1]})
            for seat in order:
                answer = sockets[seat].until("saved", "refused")
                assert answer["kind"] == "saved", answer
            for socket in sockets:
                while len(socket.moment["view"]["finishers"]) < 2:
                    socket.receive()
            view = first.moment["view"]
            assert sorted(view["finishers"]) == [0, 1]
            assert [counters["bonus"] for counters in view["result"]["tallies"]] == [
                int(seat == view["finishers"][0]) for seat in (0, 1)
            ]
            for seat, socket in enumerate(sockets):
                assert socket.play("next", seat)["kind"] == "saved"


def test_a_connection_lost_in_mid_round_comes_back_to_the_same_lay_out(server: Server, ada: Guest, bob: Guest) -> None:
    table = ada.open_table({"kind": "me"}, {"kind": "open"}, game="copyright", options={"fair": True})
    bob.sit(table, 1)
    with joined(server, table, ada) as socket:
        while socket.moment["view"]["stage"] != "playing":
            socket.receive()
        for step in plan_of(socket, 0)[:2]:
            socket.play(step)
        socket.reached(socket.moment["version"])
        before = socket.moment
        socket.connection.socket.close()  # as a killed connection does: nothing is said
    for since in (None, before["version"], before["version"] - 1):
        with joined(server, table, ada, since=since) as back:
            assert back.moment["view"] == before["view"]
            assert len(back.moment["view"]["places"][0]["laid"]) == 2
