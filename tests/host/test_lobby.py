"""The lobby: what is listed, for how long, and who may change it."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from galerie.bots.slots import whose
from galerie.core import Refusal, options
from galerie.games import GAMES
from galerie.host.lobby import lobby
from galerie.host.lobby.lobby import FRESH, HOUR, PATIENCE, LobbyLimits
from galerie.host.lobby.pairing import CLOCK, RANGE, WIDENING
from galerie.host.people.people import Rating
from galerie.host.socket.connection import Connection
from galerie.host.store.store import Store
from galerie.host.table.registry import DAY, TableRegistry
from galerie.host.table.seats import Seats
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import ClockRule, PairWish, SeatWish, TableWish
from tests.host.sockets import joined
from tests.host.tables import Puppet, Watcher, paired, until
from tests.servers import Guest, Server

ME, OPEN, BOT = SeatWish("me", "Ada"), SeatWish("open"), SeatWish("bot", level="novice")
PUBLIC = TableWish("reversi", [ME, OPEN], public=True)


class Watch:
    """A clock that stands still unless it is set."""

    time = 0

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def registry(tmp_path: Path, watch: Watch) -> AsyncIterator[TableRegistry]:
    store = Store(tmp_path / "tables.sqlite3")
    registry = TableRegistry(Services(store, Puppet(), now=watch))
    yield registry
    registry.close()
    store.close()


def come(table: Table, guest: str | None) -> Connection:
    connection = Watcher(guest)
    table.enter(connection, None)
    return connection


def waiting(registry: TableRegistry) -> list[str]:
    return [listing.table.id for listing in registry.lobby.info().waiting]


def playing(registry: TableRegistry) -> list[str]:
    return [listing.table.id for listing in registry.lobby.info().playing]


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code


# What is listed


async def test_a_public_table_is_listed_as_soon_as_it_is_opened(registry: TableRegistry, watch: Watch) -> None:
    table = await registry.open("ada", msgspec.structs.replace(PUBLIC, options={"othello": True, "balanced": False}))
    watch.time += 65_000
    (listing,) = registry.lobby.info().waiting
    assert (listing.table.id, listing.seconds) == (table.id, 65)
    assert listing.table.options == {"one_line": False, "parallel": False, "othello": True, "balanced": False}
    assert [(seat.kind, seat.name, seat.yours) for seat in listing.table.seats] == [
        ("human", "Ada", False),
        ("open", "", False),
    ]


async def test_a_private_table_appears_nowhere_whatever_happens_at_it(registry: TableRegistry) -> None:
    table = await registry.open("ada", msgspec.structs.replace(PUBLIC, public=False))
    come(table, "ada")
    assert (waiting(registry), playing(registry)) == ([], [])
    await table.seats.sit("bob", 1, "Bob")
    come(table, "bob")
    assert (waiting(registry), playing(registry)) == ([], [])
    assert table.id.encode() not in msgspec.json.encode(registry.lobby.info())


async def test_whoever_waits_on_another_page_is_listed_as_present(registry: TableRegistry) -> None:
    def present() -> list[bool]:
        (listing,) = registry.lobby.info().waiting
        return [seat.present for seat in listing.table.seats]

    await registry.open("ada", PUBLIC)
    assert present() == [False, False]
    page = Watcher("ada")
    registry.calls.enter(page)
    assert present() == [True, False]
    registry.calls.leave(page)
    assert present() == [False, False]


async def test_a_full_table_stops_waiting_and_may_be_watched(registry: TableRegistry, watch: Watch) -> None:
    table = await registry.open("ada", PUBLIC)
    come(table, "ada")
    watch.time += 60_000
    await table.seats.sit("bob", 1, "Bob")
    assert (waiting(registry), playing(registry)) == ([], [table.id])
    assert registry.lobby.info().playing[0].seconds == 0


async def test_a_game_that_is_over_is_no_longer_listed(registry: TableRegistry) -> None:
    table = await registry.open("ada", PUBLIC)
    come(table, "ada")
    await table.seats.sit("bob", 1, "Bob")
    await table.play("bob", "one", 1, "!resign")
    assert playing(registry) == []


async def test_the_newest_table_comes_first_and_no_more_are_told_than_anybody_reads(
    registry: TableRegistry, watch: Watch
) -> None:
    opened = []
    for number in range(LobbyLimits().listed + 1):
        watch.time += 1
        opened.append((await registry.open(f"guest {number}", PUBLIC)).id)
    assert waiting(registry) == opened[:0:-1]


async def test_nobody_fills_what_is_told_of_the_lobby(registry: TableRegistry, watch: Watch) -> None:
    """The tables of a crowd at a few addresses do not hide an older one from elsewhere."""
    registry.lobby._limits = LobbyLimits(listed=5)
    opened: list[str] = []
    for payer in ("home", "crowd", "crowd", "crowd", "mob", "mob", "mob"):
        watch.time += 1
        whose.set((payer, ""))
        opened.append((await registry.open(f"guest {len(opened)}", PUBLIC)).id)
    assert waiting(registry) == [opened[number] for number in (6, 5, 3, 2, 0)]


async def test_spectators_are_counted_once_each_and_see_what_the_public_sees(registry: TableRegistry) -> None:
    table = await registry.open("ada", PUBLIC)
    come(table, "ada")
    watchers = [come(table, guest) for guest in ("cleo", "cleo", None, None)]
    assert table.view.info(None).spectators == 3
    assert registry.lobby.info().waiting[0].table.spectators == 3
    table.leave(watchers[-1])
    assert table.view.info("cleo").spectators == 2
    await table.seats.sit("cleo", 1, "Cléo")
    assert table.view.info(None).spectators == 1


async def test_a_screen_that_shows_the_board_to_its_players_is_no_spectator(registry: TableRegistry) -> None:
    table = await registry.open("ada", TableWish("reversi", [OPEN, OPEN], public=True))
    come(table, "ada")
    assert table.view.info(None).spectators == 0


# Ghosts


async def test_a_table_leaves_when_nobody_who_sits_there_has_been_connected_for_some_minutes(
    registry: TableRegistry, watch: Watch
) -> None:
    table = await registry.open("ada", PUBLIC)
    ada = come(table, "ada")
    come(table, "a passer-by")
    watch.time += 10 * PATIENCE
    registry.lobby.remove_abandoned()
    assert waiting(registry) == [table.id]
    table.leave(ada)
    watch.time += PATIENCE - 1
    assert waiting(registry) == [table.id]
    watch.time += 1
    assert waiting(registry) == []


async def test_a_table_by_correspondence_waits_alone_for_as_long_as_a_move_may_take(
    registry: TableRegistry, watch: Watch
) -> None:
    day = 86_400
    table = await registry.open("ada", msgspec.structs.replace(PUBLIC, clock=ClockRule("correspondence", day)))
    watch.time += day * 1000 - 1
    registry.lobby.remove_abandoned()
    assert waiting(registry) == [table.id]
    watch.time += 1
    assert waiting(registry) == []


async def test_whoever_comes_back_in_time_is_not_forgotten(registry: TableRegistry, watch: Watch) -> None:
    table = await registry.open("ada", PUBLIC)
    table.leave(come(table, "ada"))
    watch.time += PATIENCE - 1
    ada = come(table, "ada")
    watch.time += PATIENCE
    assert waiting(registry) == [table.id]
    table.leave(ada)
    assert waiting(registry) == [table.id]


async def test_whoever_comes_back_late_brings_the_table_back_but_a_passer_by_does_not(
    registry: TableRegistry, watch: Watch
) -> None:
    table = await registry.open("ada", PUBLIC)
    watch.time += PATIENCE
    registry.lobby.remove_abandoned()
    assert waiting(registry) == []
    come(table, "bob")
    assert waiting(registry) == []
    come(table, "ada")
    assert waiting(registry) == [table.id]


async def test_a_table_where_nobody_came_after_it_was_opened_leaves_too(registry: TableRegistry, watch: Watch) -> None:
    await registry.open("ada", PUBLIC)
    watch.time += PATIENCE
    assert waiting(registry) == []


async def test_a_listed_table_is_not_kept_in_memory_and_is_found_again(registry: TableRegistry) -> None:
    table = await registry.open("ada", PUBLIC)
    registry.unload_idle()
    assert registry.loaded == 0
    assert waiting(registry) == [table.id]
    again = await paired(registry, "bob", PairWish("reversi", timed=False))
    assert again.id == table.id
    assert playing(registry) == [table.id]


async def test_a_table_by_correspondence_does_not_wait_alone_for_longer_than_the_limit(
    registry: TableRegistry, watch: Watch
) -> None:
    clock = ClockRule("correspondence", 14 * 86_400)
    table = await registry.open("ada", msgspec.structs.replace(PUBLIC, clock=clock))
    watch.time += LobbyLimits().hours * HOUR - 1
    assert waiting(registry) == [table.id]
    watch.time += 1
    assert waiting(registry) == []


async def test_an_address_opens_only_so_many_public_tables_whatever_the_number_of_its_guests(
    registry: TableRegistry,
) -> None:
    registry.lobby._limits = LobbyLimits(of_payer=4)
    whose.set(("there", "a crowd"))
    for number in range(4):
        await registry.open(f"guest {number}", PUBLIC)
    with refused("lobby-crowded"):
        await registry.open("guest 5", PUBLIC)
    whose.set(("here", "ada"))
    await registry.open("ada", PUBLIC)


async def test_tables_whose_players_have_been_away_longest_make_room(registry: TableRegistry, watch: Watch) -> None:
    registry.lobby._limits = LobbyLimits(of_all=2)
    first = await registry.open("ada", PUBLIC)
    come(first, "ada")
    watch.time += 1
    await registry.open("bob", PUBLIC)
    watch.time += 1
    third = await registry.open("cleo", PUBLIC)
    assert waiting(registry) == [third.id, first.id]


async def test_a_table_that_was_never_begun_is_removed_after_some_time(tmp_path: Path) -> None:
    calendar = [1_000_000]
    store = Store(tmp_path / "calendar.sqlite3", wall_clock=lambda: calendar[0])
    registry = TableRegistry(Services(store, Puppet()), unbegun_days=30)
    waits, begun = await registry.open("ada", PUBLIC), await registry.open("bob", PUBLIC)
    await begun.seats.sit("cleo", 1, "Cléo")
    held = await registry.open("dan", PUBLIC)
    come(held, "dan")
    registry.unload_idle()
    calendar[0] += 30 * DAY
    await registry.remove_unbegun()
    assert (await registry.find(waits.id)).waiting
    registry.unload_idle()
    calendar[0] += 1
    await registry.remove_unbegun()
    with refused("table-unknown"):
        await registry.find(waits.id)
    assert (await registry.find(begun.id)).playing
    assert await registry.find(held.id) is held, "somebody is still there"
    registry.close()
    store.close()


async def test_a_public_table_is_listed_again_after_a_restart_once_its_people_are_back(tmp_path: Path) -> None:
    for guest, expected in (("ada", 1), ("bob", 0), ("ada", 1)):
        store = Store(tmp_path / "kept.sqlite3")
        registry = TableRegistry(Services(store, Puppet()))
        if guest == "ada" and not (tmp_path / "id").exists():
            (tmp_path / "id").write_text((await registry.open("ada", PUBLIC)).id)
        come(await registry.find((tmp_path / "id").read_text()), guest)
        assert len(waiting(registry)) == expected
        registry.close()
        store.close()


async def test_listeners_hear_of_every_change_and_of_several_at_once(registry: TableRegistry) -> None:
    listener = Watcher(None)
    registry.lobby.subscribe(listener)
    assert [(frame["kind"], frame["waiting"]) for frame in listener.heard] == [("lobby", [])]
    first, second = await registry.open("ada", PUBLIC), await registry.open("bob", PUBLIC)
    await until(lambda: bool(listener.recorded.sent))
    (frame,) = listener.heard
    assert {listing["table"]["id"] for listing in frame["waiting"]} == {first.id, second.id}
    registry.lobby.unsubscribe(listener)


async def test_a_crowd_of_listeners_hears_of_changes_less_often(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd = [Watcher(None) for _ in range(20)]
    for listener in crowd:
        registry.lobby.subscribe(listener)
    monkeypatch.setattr(lobby, "BYTES_PER_SECOND", 1)
    first = await registry.open("ada", PUBLIC)
    await until(lambda: len(crowd[0].recorded.sent) == 2)
    await first.seats.withdraw("ada")
    assert registry.lobby._pending_send
    wait = registry.lobby._pending_send.when() - asyncio.get_running_loop().time()
    assert wait > 20 * 100, "as long as it takes to send so much"


async def test_nobody_is_told_before_it_is_kept(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await registry.open("ada", PUBLIC)

    async def fail(*_: object) -> None:
        raise Refusal("not-saved")

    monkeypatch.setattr(Store, "update_setup", fail)
    for act in (
        table.seats.sit("bob", 1, "Bob"),
        table.seats.withdraw("ada"),
        table.seats.seat_bot("ada", 1, "novice"),
    ):
        with refused("not-saved"):
            await act
    assert waiting(registry) == [table.id]
    assert [seat.kind for seat in table.view.info(None).seats] == ["human", "open"]


# Taking back, standing up, letting a bot play


async def test_a_table_taken_back_is_listed_no_more_and_nobody_can_sit_down(registry: TableRegistry) -> None:
    table = await registry.open("ada", PUBLIC)
    bob = Watcher("bob")
    table.enter(bob, None)
    await table.seats.withdraw("ada")
    assert waiting(registry) == []
    assert bob.heard[-1]["table"]["withdrawn"]
    for act in (table.seats.sit("bob", 1, "Bob"), table.seats.seat_bot("ada", 1, "novice")):
        with refused("table-withdrawn"):
            await act
    come(table, "ada")
    assert waiting(registry) == []


async def test_only_whoever_opened_a_table_decides_about_it(registry: TableRegistry) -> None:
    table = await registry.open("ada", TableWish("deflecto", [ME, OPEN, OPEN], public=True))
    await table.seats.sit("bob", 1, "Bob")
    for act in (table.seats.withdraw("bob"), table.seats.seat_bot("bob", 2, "novice"), table.seats.withdraw("cleo")):
        with refused("table-not-yours"):
            await act
    assert waiting(registry) == [table.id]


async def test_a_game_that_has_begun_is_not_taken_back_and_nobody_stands_up(registry: TableRegistry) -> None:
    table = await registry.open("ada", PUBLIC)
    await table.seats.sit("bob", 1, "Bob")
    for act in (table.seats.withdraw("ada"), table.seats.stand_up("bob", 1)):
        with refused("table-begun"):
            await act
    assert playing(registry) == [table.id]


async def test_a_bot_takes_the_open_seat_and_the_game_begins(registry: TableRegistry) -> None:
    table = await registry.open("ada", PUBLIC)
    with refused("bot-unknown"):
        await table.seats.seat_bot("ada", 1, "divine")
    with refused("seat-taken"):
        await table.seats.seat_bot("ada", 0, "novice")
    with refused("seat-unknown"):
        await table.seats.seat_bot("ada", 2, "novice")
    await table.seats.seat_bot("ada", 1, "novice")
    assert [(seat.kind, seat.level) for seat in table.view.info("ada").seats] == [("human", None), ("bot", "novice")]
    assert (waiting(registry), playing(registry)) == ([], [table.id])
    await table.play("ada", "one", 0, "d6")


async def test_whoever_sat_down_may_stand_up_again_and_another_takes_the_seat(registry: TableRegistry) -> None:
    table = await registry.open("ada", TableWish("deflecto", [ME, OPEN, OPEN], public=True))
    await table.seats.sit("bob", 1, "Bob")
    bob = Watcher("bob")
    table.enter(bob, None)
    with refused("seat-not-yours"):
        await table.seats.stand_up("cleo", 1)
    await table.seats.stand_up("bob", 1)
    assert (bob.seats, bob.heard[-1]["table"]["seats"][1]["kind"]) == (frozenset(), "open")
    await table.seats.sit("cleo", 1, "Cléo")
    assert [seat.kind for seat in table.view.info(None).seats] == ["human", "human", "open"]


async def test_a_guest_waits_at_a_few_public_tables_only(registry: TableRegistry) -> None:
    opened = [await registry.open("ada", PUBLIC) for _ in range(LobbyLimits().of_person)]
    with refused("lobby-many"):
        await registry.open("ada", PUBLIC)
    await registry.open("ada", msgspec.structs.replace(PUBLIC, public=False))
    await opened[0].seats.withdraw("ada")
    await registry.open("ada", PUBLIC)


async def test_a_new_table_is_played_by_todays_rules_whatever_the_wish_says(registry: TableRegistry) -> None:
    table = await registry.open("ada", TableWish("copyright", [ME], {"frame": "net", "limit": 15}))
    assert table.view.info(None).options["frame"] == "closest"
    assert table.view.info(None).options["limit"] == 15


# Pairing


async def test_two_who_want_company_find_each_other(registry: TableRegistry) -> None:
    first = await paired(registry, "ada", PairWish("reversi", "Ada"))
    second = await paired(registry, "bob", PairWish("reversi", "Bob"))
    assert second is first
    assert {seat.name for seat in first.view.info(None).seats} == {"Ada", "Bob"}
    assert first.playing


async def test_two_who_ask_at_the_same_time_find_each_other_too(registry: TableRegistry) -> None:
    guests = [f"guest {number}" for number in range(8)]
    tables = await asyncio.gather(*(paired(registry, guest, PairWish("reversi")) for guest in guests))
    assert [tables.count(table) for table in tables] == [2] * 8
    assert waiting(registry) == []


async def test_pairs_play_with_the_options_that_are_offered_first(registry: TableRegistry) -> None:
    begin = options.values(options.parse(GAMES["reflecto"].options, GAMES["reflecto"].presets["begin"]))
    opened = await registry.open("ada", TableWish("reflecto", [ME, OPEN], begin, public=True))
    come(opened, "ada")
    assert await paired(registry, "bob", PairWish("reflecto", timed=False)) is opened
    assert (await paired(registry, "cleo", PairWish("reflecto", timed=False))).view.info(None).options == begin


async def test_strangers_play_with_a_clock_unless_they_choose_otherwise(registry: TableRegistry) -> None:
    timed = await paired(registry, "ada", PairWish("reversi"))
    untimed = await paired(registry, "bob", PairWish("reversi", timed=False))
    assert untimed is not timed
    assert (timed.view.info(None).clock, untimed.view.info(None).clock) == (CLOCK, None)
    race = await paired(registry, "cleo", PairWish("copyright"))
    assert race.view.info(None).clock is None, "a race has times of its own"


async def test_people_of_similar_strength_are_paired_and_after_a_while_others_too(
    registry: TableRegistry, watch: Watch
) -> None:
    people = registry.people
    for name, value in (("Ada", 1500), ("Bob", 1500 + RANGE + 100), ("Cleo", 1500 + RANGE)):
        people.names[name.lower()] = name
        people.ratings[name.lower(), "reversi"] = Rating(value)
    first = await paired(registry, "ada", PairWish("reversi"))
    come(first, "ada")
    second = await paired(registry, "bob", PairWish("reversi"))
    assert second is not first, "too strong"
    assert await paired(registry, "bob", PairWish("reversi")) is second, "asking again is waiting on"
    await second.seats.withdraw("bob")
    watch.time += 1000 * 100 // WIDENING
    assert await paired(registry, "bob", PairWish("reversi")) is first
    assert await paired(registry, "guest", PairWish("reversi")) is not first


async def test_asking_twice_leads_to_the_same_table(registry: TableRegistry) -> None:
    assert await paired(registry, "ada", PairWish("reversi")) is await paired(registry, "ada", PairWish("reversi"))
    assert len(waiting(registry)) == 1


async def test_lots_are_drawn_for_the_seat_of_whoever_waits(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wanted in (0, 1):
        monkeypatch.setattr("galerie.host.lobby.pairing.secrets.choice", lambda seats, wanted=wanted: seats[wanted])
        table = await paired(registry, f"guest {wanted}", PairWish("reversi"))
        assert [seat.kind for seat in table.view.info(None).seats].index("human") == wanted
        await table.seats.withdraw(f"guest {wanted}")


@pytest.mark.parametrize(
    "other",
    [
        {"game": "deflecto"},
        {"options": {"othello": True, "balanced": False}},
        {"clock": ClockRule("move", 30)},
        {"public": False},
    ],
)
async def test_nobody_is_paired_at_a_table_that_is_not_as_usual(registry: TableRegistry, other: dict[str, Any]) -> None:
    table = await registry.open("ada", msgspec.structs.replace(PUBLIC, **other))
    come(table, "ada")
    assert await paired(registry, "bob", PairWish("reversi")) is not table


async def test_nobody_is_led_to_somebody_who_has_gone(registry: TableRegistry, watch: Watch) -> None:
    left = await registry.open("ada", PUBLIC)
    left.leave(come(left, "ada"))
    watch.time += FRESH
    assert waiting(registry) == [left.id]
    assert await paired(registry, "bob", PairWish("reversi", timed=False)) is not left


async def test_whoever_has_waited_longest_is_met_first(registry: TableRegistry, watch: Watch) -> None:
    first = await registry.open("ada", PUBLIC)
    watch.time += 1
    await registry.open("bob", PUBLIC)
    assert await paired(registry, "cleo", PairWish("reversi", timed=False)) is first


async def test_a_seat_lost_to_somebody_quicker_leads_to_the_next_table(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await registry.open("ada", PUBLIC), await registry.open("bob", PUBLIC)
    sit = Seats.sit

    async def late(seats: Seats, guest: str, seat: int, name: str, **_: bool) -> None:
        if seats is first.seats and guest == "cleo":
            await sit(seats, "dan", 1, "Dan")
        await sit(seats, guest, seat, name)

    monkeypatch.setattr(Seats, "sit", late)
    assert await paired(registry, "cleo", PairWish("reversi", timed=False)) is second
    assert first.view.info("dan").seats[1].yours


async def test_a_game_for_one_pairs_nobody(registry: TableRegistry) -> None:
    with refused("pair-alone"):
        await paired(registry, "ada", PairWish("solo"))


# Over a real connection


@contextmanager
def listening(server: Server, **headers: str) -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/lobby/socket"
    with connect(address, additional_headers=headers) as connection:
        yield connection


def ids(frame: dict[str, Any], kind: str = "waiting") -> set[str]:
    return {listing["table"]["id"] for listing in frame[kind]}


def test_the_lobby_is_told_at_once_and_whenever_it_changes(mortal: Server) -> None:
    ada, bob = mortal.guest(), mortal.guest()
    with listening(mortal) as lobby:
        assert json.loads(lobby.recv(20)) == {"kind": "lobby", "waiting": [], "playing": [], "here": 1}
        table = ada.open_table({"kind": "me"}, {"kind": "open"}, public=True)
        assert ids(json.loads(lobby.recv(20))) == {table}
        lobby.send("anything")
        assert ids(json.loads(lobby.recv(20))) == {table}
        assert bob.sit(table, 1).status_code == 200
        frame = json.loads(lobby.recv(20))
        assert (ids(frame), ids(frame, "playing")) == (set(), {table})
        assert ids(ada.http.get("/api/lobby").json(), "playing") == {table}
    ada.close()
    bob.close()


def test_the_lobby_says_how_many_people_are_here_whatever_page_they_are_on(mortal: Server) -> None:
    ada, bob = mortal.guest(), mortal.guest()
    table = ada.open_table({"kind": "me"}, {"kind": "open"})
    with joined(mortal, table, ada), joined(mortal, table, ada), joined(mortal, table, bob):
        assert ada.http.get("/api/lobby").json()["here"] == 2
    ada.close()
    bob.close()


async def test_who_reads_the_lobby_hears_soon_that_more_people_are_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "SWEEP_SECONDS", 0.01)
    people, watcher = ["ada"], Watcher("ada")
    store = Store(tmp_path / "tables.sqlite3")
    registry = TableRegistry(Services(store, Puppet()), here=lambda: len(people))
    registry.lobby.subscribe(watcher)
    sweep = asyncio.create_task(registry.lobby.sweep())
    assert [frame["here"] for frame in watcher.heard] == [1]
    people.append("bob")
    await until(lambda: bool(watcher.recorded.sent))
    assert [frame["here"] for frame in watcher.heard] == [2]
    sweep.cancel()
    registry.close()
    store.close()


def test_guests_of_one_address_share_its_limit_of_public_tables(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3", public_tables_per_address=2)
    server.start()
    guests = [server.guest() for _ in range(3)]
    wish = {"game": "reversi", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    answers = [guest.http.post("/api/tables", json=wish) for guest in guests]
    assert [answer.status_code for answer in answers] == [201, 201, 400]
    assert answers[-1].json()["code"] == "lobby-crowded"
    for guest in guests:
        guest.close()
    server.stop()


def test_the_lobby_is_told_to_pages_of_this_site_only(server: Server) -> None:
    with listening(server, Origin="https://elsewhere.example") as lobby, pytest.raises(ConnectionClosed):
        lobby.recv(20)


def test_of_two_who_take_the_last_seat_at_once_one_gets_it_and_the_other_hears_why(server: Server) -> None:
    ada, rivals = server.guest(), [server.guest() for _ in range(6)]
    for _ in range(5):
        table = ada.open_table({"kind": "me"}, {"kind": "open"}, public=True)
        with ThreadPoolExecutor(len(rivals)) as pool:
            answers = [*pool.map(Guest.sit, rivals, repeat(table), repeat(1))]
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * (len(rivals) - 1)]
        assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
        owners = [rival.http.get(f"/api/tables/{table}").json()["seats"][1]["yours"] for rival in rivals]
        assert owners.count(True) == 1
    for guest in (ada, *rivals):
        guest.close()


def test_a_table_is_taken_back_by_its_opener_and_by_nobody_else(ada: Guest, bob: Guest) -> None:
    table = ada.open_table({"kind": "me"}, {"kind": "open"}, public=True)
    assert [guest.http.get(f"/api/tables/{table}").json()["opened"] for guest in (ada, bob)] == [True, False]
    refused = bob.http.delete(f"/api/tables/{table}")
    assert (refused.status_code, refused.json()["code"]) == (403, "table-not-yours")
    taken = ada.http.delete(f"/api/tables/{table}")
    assert (taken.status_code, taken.json()["withdrawn"]) == (200, True)
    late = bob.sit(table, 1)
    assert (late.status_code, late.json()["code"]) == (409, "table-withdrawn")
    assert table not in ada.http.get("/api/lobby").text


def test_a_seat_is_handed_to_a_bot_or_given_up(ada: Guest, bob: Guest, server: Server) -> None:
    table = ada.open_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, game="deflecto")
    bob.sit(table, 1)
    with joined(server, table, bob) as socket:
        assert bob.http.delete(f"/api/tables/{table}/seats/1").json()["seats"][1]["kind"] == "open"
        socket.until("seated")
    assert bob.http.delete(f"/api/tables/{table}/seats/1").json()["code"] == "seat-not-yours"
    address = f"/api/tables/{table}/seats/1/bot"
    assert bob.http.post(address, json={"level": "novice"}).status_code == 403
    assert ada.http.post(address, json={"level": "divine"}).json()["code"] == "bot-unknown"
    assert ada.http.post(address, json={}).json()["code"] == "message-malformed"
    level = next(game for game in ada.http.get("/api/games").json() if game["name"] == "deflecto")["levels"][0]["name"]
    assert ada.http.post(address, json={"level": level}).json()["seats"][1]["kind"] == "bot"
    assert ada.http.post(address, json={"level": level}).json()["code"] == "seat-taken"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": "solo"}, "pair-alone"),
        ({"game": "reversi", "name": "x" * 25}, "message-malformed"),
        ({"game": "reversi", "level": "novice"}, "message-malformed"),
        ({}, "message-malformed"),
        ([], "message-malformed"),
    ],
)
def test_a_wish_for_company_that_cannot_be_met_is_refused_and_opens_nothing(
    ada: Guest, wish: object, code: str
) -> None:
    before = ada.http.get("/api/lobby").json()
    answer = ada.http.post("/api/pairings", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert ids(ada.http.get("/api/lobby").json()) <= ids(before)


def test_pairing_over_a_connection(mortal: Server) -> None:
    ada, bob = mortal.guest(), mortal.guest()
    first = ada.http.post("/api/pairings", json={"game": "reversi", "name": "Ada"}).json()
    second = bob.http.post("/api/pairings", json={"game": "reversi", "name": "Bob"}).json()
    assert second["id"] == first["id"]
    assert [seat["kind"] for seat in second["seats"]] == ["human", "human"]
    ada.close()
    bob.close()


def test_addresses_of_tables_cannot_be_guessed(ada: Guest) -> None:
    found = {ada.open_table({"kind": "me"}, {"kind": "open"}) for _ in range(20)}
    assert len(found) == 20
    assert {len(each) for each in found} == {16}  # 96 bits, from the system's own source
