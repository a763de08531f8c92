"""Whoever has a page open is called to the tables where it is their turn, and to a game that begins."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from galerie.bots.slots import whose
from galerie.host.lobby import calls
from galerie.host.store.store import Store
from galerie.host.table import presence
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import Challenge, ClockRule, PairWish, SeatWish, TableWish
from tests.host.accounts import sign_up
from tests.host.tables import Puppet, Watcher, paired, until
from tests.servers import Guest, Server

ME, OPEN, BOT = SeatWish("me", "Ada"), SeatWish("open"), SeatWish("bot", level="novice")
MINUTE = 60_000
NOTHING = {"kind": "calls", "calls": [], "challenges": []}


class Watch:
    """A clock that stands still unless it is set."""

    time = 0

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "COLLECT_SECONDS", 0.01)


@pytest.fixture
async def registry(tmp_path: Path, watch: Watch) -> AsyncIterator[TableRegistry]:
    store = Store(tmp_path / "tables.sqlite3", wall_clock=watch, now=watch)
    registry = TableRegistry(Services(store, Puppet(), now=watch))
    yield registry
    registry.close()
    store.close()


@pytest.fixture
def payer() -> Iterator[None]:
    token = whose.set(("somebody", "somebody"))
    yield
    whose.reset(token)


async def listener(registry: TableRegistry, guest: str | None) -> Watcher:
    watcher = Watcher(guest)
    await registry.call(watcher)
    return watcher


async def begun(registry: TableRegistry, clock: ClockRule | None = None) -> Table:
    """A table of Ada and Bob, where Ada is to move."""
    table = await registry.open("ada", TableWish("reversi", [ME, OPEN], clock=clock))
    await table.seats.sit("bob", 1, "Bob")
    if clock:  # it runs once both have been there
        people = [Watcher(guest) for guest in ("ada", "bob")]
        for each in people:
            table.enter(each, None)
        await until(lambda: table._history.timed.clock is not None and bool(table._history.timed.clock.running))
        for each in people:
            table.leave(each)
    return table


async def told(watcher: Watcher) -> dict[str, Any]:
    """The newest list that somebody is sent by itself."""
    await until(lambda: any(b'"calls"' in frame for frame in watcher.recorded.sent))
    return next(frame for frame in reversed(watcher.heard) if frame["kind"] == "calls")


async def move(table: Table, guest: str, seat: int) -> None:
    text = next(iter(table._history.match.moves(seat).texts))
    await table.play(guest, f"{guest} {table._history.match.version}", seat, text)


async def test_whoever_comes_is_told_where_it_is_their_turn(registry: TableRegistry) -> None:
    table = await begun(registry)
    (frame,) = (await listener(registry, "ada")).heard
    (call,) = frame["calls"]
    assert (call["table"], call["game"], call["left"]) == (table.id, "reversi", None)
    assert [(seat["name"], seat["yours"]) for seat in call["seats"]] == [("Ada", True), ("Bob", False)]
    for guest in ("bob", "zoe", None):
        assert (await listener(registry, guest)).heard == [NOTHING]


async def test_a_device_that_holds_a_seat_is_told_too(registry: TableRegistry) -> None:
    table = await begun(registry)
    await table.seats.hand_over("ada", "phone")
    (frame,) = (await listener(registry, "phone")).heard
    assert [call["table"] for call in frame["calls"]] == [table.id]
    alone = await registry.open("ada", TableWish("reversi", [ME, BOT]))
    await alone.seats.hand_over("ada", "tablet")
    assert (await listener(registry, "tablet")).heard == [NOTHING]


async def test_every_turn_is_told_to_whom_it_concerns_and_to_nobody_else(registry: TableRegistry) -> None:
    table = await begun(registry)
    ada, bob, zoe = [await listener(registry, guest) for guest in ("ada", "bob", "zoe")]
    for watcher in (ada, bob, zoe):
        watcher.raw  # noqa: B018  what they were told when they came
    await move(table, "ada", 0)
    assert [call["table"] for call in (await told(bob))["calls"]] == [table.id]
    assert (await told(ada))["calls"] == []
    await table.play("bob", "resignation", 1, "!resign")
    assert (await told(bob))["calls"] == []
    assert zoe.heard == []


async def test_a_game_against_bots_calls_nobody(registry: TableRegistry) -> None:
    table = await registry.open("ada", TableWish("reversi", [ME, BOT]))
    assert (await listener(registry, "ada")).heard == [NOTHING]
    await move(table, "ada", 0)
    assert registry.calls.message("ada") == json.dumps(NOTHING, separators=(",", ":")).encode()


async def test_the_time_left_is_told_as_it_is_now_and_the_most_urgent_comes_first(
    registry: TableRegistry, watch: Watch
) -> None:
    calm, slow, quick = [
        await begun(registry, clock)
        for clock in (None, ClockRule("correspondence", 2 * 86_400), ClockRule("game", 10 * 60))
    ]
    ada = await listener(registry, "ada")
    watch.time += MINUTE
    registry.calls.tell(ada)
    times = [{call["table"]: call["left"] for call in frame["calls"]} for frame in ada.heard]
    assert times == [
        {quick.id: 10 * MINUTE, slow.id: 2880 * MINUTE, calm.id: None},
        {quick.id: 9 * MINUTE, slow.id: 2879 * MINUTE, calm.id: None},
    ]
    assert [*times[0]] == [quick.id, slow.id, calm.id]


async def test_a_table_that_is_not_loaded_calls_too(registry: TableRegistry, watch: Watch) -> None:
    table = await begun(registry, ClockRule("correspondence", 2 * 86_400))
    await until(lambda: table.idle)
    registry.unload_idle()
    assert registry.loaded == 0
    watch.time += MINUTE
    ((call,),) = [frame["calls"] for frame in (await listener(registry, "ada")).heard]
    assert (call["table"], call["left"]) == (table.id, 2879 * MINUTE)


async def test_nobody_is_called_during_a_pause(registry: TableRegistry) -> None:
    table = await begun(registry)
    ada = await listener(registry, "ada")
    await table.play("ada", "1", 0, "!pause")
    await table.play("bob", "2", 1, "!agree")
    await until(lambda: registry.calls._pending_send is None)
    assert (await told(ada))["calls"] == []


@pytest.mark.usefixtures("payer")
async def test_whoever_waits_is_paired_wherever_they_are_and_called(registry: TableRegistry, watch: Watch) -> None:
    table = await paired(registry, "ada", PairWish("reversi", "Ada"))
    ada, bob = await listener(registry, "ada"), await listener(registry, "bob")
    watch.time += 60 * MINUTE
    registry.lobby.remove_abandoned()
    assert await paired(registry, "bob", PairWish("reversi", "Bob")) is table
    assert {"kind": "begun", "table": table.id, "game": "reversi"} in ada.heard
    assert all(frame["kind"] != "begun" for frame in bob.heard), "who sits down is there already"


@pytest.mark.usefixtures("payer")
async def test_whoever_has_left_is_not_paired(registry: TableRegistry, watch: Watch) -> None:
    table = await paired(registry, "ada", PairWish("reversi", "Ada"))
    registry.calls.leave(await listener(registry, "ada"))
    watch.time += MINUTE
    assert await paired(registry, "bob", PairWish("reversi", "Bob")) is not table


async def test_a_rematch_calls_both(registry: TableRegistry) -> None:
    table = await begun(registry)
    ada = await listener(registry, "ada")
    await table.play("ada", "1", 0, "!resign")
    await table.play("ada", "2", 0, "!rematch")
    await table.play("bob", "3", 1, "!rematch")
    await until(lambda: any(b"begun" in frame for frame in ada.recorded.sent))
    assert {"kind": "begun", "table": table.view.info("ada").next, "game": "reversi"} in ada.heard


async def test_a_rematch_that_still_waits_for_somebody_does_not_begin(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "SETTLING", 0.01)
    table = await begun(registry)
    ada = await listener(registry, "ada")
    table.enter(Watcher("ada"), None)
    await table.play("ada", "1", 0, "!resign")
    await table.play("ada", "2", 0, "!rematch")
    await until(lambda: table.view.info("ada").next is not None)
    assert not any(b"begun" in frame for frame in ada.recorded.sent)


async def test_what_one_person_is_called_to_is_limited(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "MOST", 2)
    ada = await listener(registry, "ada")
    for _ in range(4):
        await begun(registry)
    ada.raw  # noqa: B018  what came meanwhile
    await asyncio.sleep(0)
    registry.calls.tell(ada)
    assert len((await told(ada))["calls"]) == 2


def test_a_browser_hears_of_its_turn_until_it_signs_out(server: Server, ada: Guest, bob: Guest) -> None:
    sign_up(ada, "Called Ada")
    table = ada.open_table({"kind": "me"}, {"kind": "open"})
    bob.sit(table, 1)
    address, cookie = f"ws://127.0.0.1:{server.port}/api/me/socket", {"Cookie": ada.cookie}
    with connect(address, additional_headers=cookie) as socket:
        assert table in str(socket.recv(20))
        socket.send("?")
        assert table in str(socket.recv(20))
        ada.http.delete("/api/session")
        with pytest.raises(ConnectionClosed):
            socket.recv(20)
    with connect(address, additional_headers=cookie) as socket:
        assert socket.recv(20) == json.dumps(NOTHING, separators=(",", ":"))


def test_a_challenge_is_told_on_every_page_until_it_is_answered(server: Server, ada: Guest, bob: Guest) -> None:
    sign_up(ada, "Challenger Ada")
    sign_up(bob, "Challenged Bob")
    wish = {"name": "Challenged Bob", "game": "reversi"}

    def challenges(socket: ClientConnection) -> list[str]:
        return [each["table"] for each in json.loads(socket.recv(20))["challenges"]]

    address, cookie = f"ws://127.0.0.1:{server.port}/api/me/socket", {"Cookie": bob.cookie}
    first = ada.http.post("/api/me/challenges", json=wish).json()["id"]
    with connect(address, additional_headers=cookie) as socket:
        assert challenges(socket) == []
        assert challenges(socket) == [first]
        second = ada.http.post("/api/me/challenges", json=wish).json()["id"]
        assert challenges(socket) == [second, first]
        bob.http.delete(f"/api/me/challenges/{first}")
        assert challenges(socket) == [second]
        seats = bob.http.get(f"/api/tables/{second}").json()["seats"]
        bob.sit(second, [each["kind"] for each in seats].index("open"))
        while told := challenges(socket):
            assert told == [second]


async def test_every_duel_that_waits_is_told(registry: TableRegistry) -> None:
    await listener(registry, "bob")
    duels = [Challenge("", "copyright", "Ada", yours=False, declined=False, at=at, duel=f"duel{at}") for at in (1, 2)]
    registry.calls.challenge("bob", duels)
    told = json.loads(registry.calls.message("bob"))["challenges"]
    assert [each["duel"] for each in told] == ["duel1", "duel2"]


async def test_whoever_asks_again_and_again_is_answered_once(registry: TableRegistry) -> None:
    pages = [await listener(registry, "ada") for _ in range(2)]
    other = await listener(registry, "bob")
    for page in (*pages, other):
        page.raw.clear()
    for _ in range(1000):
        for page in pages:
            registry.calls.ask(page)
    await until(lambda: registry.calls._pending_send is None)
    assert [len(page.raw) for page in (*pages, other)] == [1, 1, 0]
    registry.calls.ask(pages[0])
    registry.calls.leave(pages[0])
    await until(lambda: registry.calls._pending_send is None)
    assert pages[0].raw == []
