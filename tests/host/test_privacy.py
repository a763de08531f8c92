"""What is stored of people: it is described, it can be exported, and it goes when they go."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from galerie.host.moderation import desk
from galerie.host.moderation.desk import Administrator
from galerie.host.rooms.room import Room
from galerie.host.store import holdings, schema
from galerie.host.store.address import Place
from galerie.host.store.beside import transaction
from galerie.host.store.holdings import HOLDINGS
from galerie.host.store.rows import Chair
from galerie.host.store.store import Store
from galerie.host.table.registry import TableRegistry
from galerie.host.tournaments.tournament import Tournament
from galerie.host.view.privacy import privacy
from galerie.host.wire import Say, SeatWish, TableWish, TournamentWish
from galerie.texts import LANGUAGES
from tests.host.accounts import PASSPHRASE
from tests.host.apps import seated, serving, visitor
from tests.host.tables import Watcher, until


@pytest.fixture
def columns(place: Place) -> dict[str, list[str]]:
    Store(place).close()
    with transaction(place) as db:
        return db.columns()


def test_every_table_is_held_under_a_rule_that_names_its_columns(columns: dict[str, list[str]]) -> None:
    assert HOLDINGS.keys() == columns.keys(), "a new table needs a line in galerie.host.store.holdings"
    for table, holding in HOLDINGS.items():
        assert {*filter(None, [holding.person]), *holding.others, *holding.hidden} <= {*columns[table]}, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_and_column_has_a_sentence(columns: dict[str, list[str]], language: str) -> None:
    page = privacy(columns, language)
    assert {table.name: [column.name for column in table.columns] for table in page.tables} == columns
    assert all(table.text and all(column.text for column in table.columns) for table in page.tables)


def mentions(place: Place, person: str) -> set[str]:
    """The tables in which an id is found."""
    with transaction(place) as db:
        return {
            table
            for table in holdings.columns(db)
            for row in db.execute(f"SELECT * FROM {table}")  # noqa: S608
            if any(person in (value.decode() if isinstance(value, bytes) else str(value)) for value in row)
        }


KEPT = {"tables", "seatings", "former_guests"}
"""Games stay with the others, and a cookie that opens nothing must be known."""


@pytest.mark.parametrize("member", [True, False], ids=["account", "guest"])
async def test_what_is_stored_of_somebody_is_exported_and_then_removed(place: Place, *, member: bool) -> None:
    async with serving(place) as app, visitor(app) as ada, visitor(app) as bob:
        table = await seated(ada, bob)
        if member:
            await ada.post("/api/account", json={"name": "Ada Douze", "passphrase": PASSPHRASE})
        at = await app.state.registry.find(table)
        person, other = (app.state.registry.people.person(chair.guest) for chair in at._seating.setup.chairs)
        at.enter(watcher := Watcher(person), None)
        at.enter(listening := Watcher(other), None)
        await at.say(watcher, Say("1", "Bonjour"))
        await ada.post(f"/api/tables/{table}/blocks", json={"seat": 1})
        await bob.post(f"/api/tables/{table}/reports", json={"seat": 0, "reason": "other"})

        exported: dict[str, Any] = (await ada.get("/api/me/data")).json()
        stored = exported["stored"]
        assert [row["line"]["text"] for row in stored["chat"]] == ["Bonjour"]
        assert [row["name"] for row in stored["blocks"]] == ["Bob"]
        assert [(game["table"], game["game"], game["moves"]) for game in exported["games"]] == [(table, "reversi", [])]
        assert "reports" not in stored  # what others have said of them
        assert ("accounts" in stored) == member
        await at.play(other, "2", 1, "!resign")
        record = (await ada.get(f"/api/tables/{table}/record")).text
        assert (await ada.post("/api/analysis/share", json={"record": record})).status_code == 201
        exported = (await ada.get("/api/me/data")).json()
        assert exported["games"][0]["moves"] == ["1 !resign"]
        assert [row["game"] for row in exported["stored"]["analyses"]] == ["reversi"]

        removal = ("/api/account/removal", {"passphrase": PASSPHRASE}) if member else ("/api/me/removal", None)
        assert (await ada.post(removal[0], json=removal[1])).status_code == 200
        assert mentions(place, person) <= KEPT
        assert watcher.closed
        assert not listening.closed
        assert "Bonjour" not in {line.text for line in at._chat.lines(listening)}
        seats = (await ada.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["yours"] for seat in seats] == [False, False]
        assert (await ada.get("/api/me")).json()["tables"] == 0
    async with serving(place) as app, visitor(app) as late:
        late.cookies = ada.cookies
        assert (await late.get("/api/me")).json()["tables"] == 0


async def who(app: Litestar, client: httpx.AsyncClient, table: str) -> str:
    """The id of whoever sits at a table as "yours"."""
    seats = (await client.get(f"/api/tables/{table}")).json()["seats"]
    (seat,) = [number for number, each in enumerate(seats) if each["yours"]]
    chair = (await app.state.registry.find(table)).setup.chairs[seat]
    return str(app.state.registry.people.person(chair.guest))


async def one_game(registry: TableRegistry, ada: str, bob: str) -> tuple[Room, Tournament]:
    """A room with a game that is over, and a tournament; Ada is the keeper and the organiser."""
    room = await registry.rooms.open(ada, "Ada")
    await room.join(bob, "Bob")
    chairs = (Chair.of(ada, "Ada"), Chair.of(bob, "Bob"))
    played = await registry.open(ada, TableWish("reversi", [SeatWish("open")] * 2), chairs=chairs, room=room.id)
    await played.play(bob, "1", 1, "!resign")
    await until(lambda: room.info().results != [])
    wish = TournamentWish("Coupe", "reversi", "swiss", "Ada")
    tournament = await registry.tournaments.open(ada, wish)
    await tournament.join(ada, "Ada")
    await tournament.join(bob, "Bob")
    await registry.tournaments.begin(tournament.id, ada)
    return room, tournament


@pytest.mark.parametrize("member", [True, False], ids=["account", "guest"])
@pytest.mark.parametrize("loaded", [True, False], ids=["loaded", "unloaded"])
async def test_nothing_is_left_of_somebody_in_rooms_and_tournaments_loaded_or_not(
    place: Place, *, member: bool, loaded: bool
) -> None:
    async with serving(place) as app, visitor(app) as ada, visitor(app) as bob:
        registry: TableRegistry = app.state.registry
        table = await seated(ada, bob)
        if member:
            await ada.post("/api/account", json={"name": "Ada", "passphrase": PASSPHRASE})
        person, other = await who(app, ada, table), await who(app, bob, table)
        room, tournament = await one_game(registry, person, other)
        await until(lambda: room.idle and tournament.calm)
        await tournament.end(person)
        if not loaded:
            registry.rooms.unload_idle()
            registry.tournaments.unload_idle()
        assert {"rooms", "tournaments"} <= mentions(place, person) & mentions(place, "Ada")

        removal = ("/api/account/removal", {"passphrase": PASSPHRASE}) if member else ("/api/me/removal", None)
        assert (await ada.post(removal[0], json=removal[1])).status_code == 200
        room, tournament = await registry.rooms.find(room.id), await registry.tournaments.find(tournament.id)
        await until(lambda: [seat.name for seat in room.info().results[0].seats] == ["", "Bob"])
        await until(lambda: {each.name for each in tournament.info().players} == {"", "Bob"})
        await until(lambda: room.idle and tournament.idle)
        assert mentions(place, person) <= KEPT
        assert mentions(place, "Ada") == set()
        assert {"rooms", "tournaments"} <= mentions(place, "Bob"), "others stay"


async def test_who_may_not_come_back_stays_away_when_others_have_their_data_removed(place: Place) -> None:
    async with serving(place) as app, visitor(app) as ada, visitor(app) as bob, visitor(app) as cleo:
        registry: TableRegistry = app.state.registry
        table, apart = await seated(ada, bob), await seated(cleo, bob)
        person, other, third = await who(app, ada, table), await who(app, bob, table), await who(app, cleo, apart)
        tournament = await registry.tournaments.open(person, TournamentWish("Coupe", "reversi", "swiss", "Ada"))
        await tournament.join(other, "Bob")
        await tournament.part(person, 1)
        room, rows = await registry.rooms.open(person, "Ada"), saves(place)
        assert (await cleo.post("/api/me/removal")).status_code == 200
        await until(lambda: room.idle and tournament.idle)
        assert saves(place) == rows, "nothing was saved that does not know them"
        registry.tournaments.unload_idle()
        tournament = await registry.tournaments.find(tournament.id)
        assert tournament.welcome(other).barred
        assert not tournament.welcome(third).barred


def saves(place: Place) -> list[Any]:
    """When rooms and tournaments were saved."""
    with transaction(place) as db:
        return db.execute("SELECT id, touched FROM rooms UNION SELECT id, touched FROM tournaments").fetchall()


async def test_whoever_was_reported_cannot_remove_what_they_said(place: Place) -> None:
    async with serving(place) as app, visitor(app, "203.0.113.7") as ada, visitor(app) as bob:
        table = await seated(ada, bob)
        at = await app.state.registry.find(table)
        person, other = await who(app, ada, table), await who(app, bob, table)
        at.enter(watcher := Watcher(person, "203.0.113.7"), None)
        at.enter(listening := Watcher(other), None)
        await at.say(watcher, Say("1", "Nonsense"))
        await at.say(listening, Say("2", "Pardon?"))
        wish = {"seat": 0, "reason": "other"}
        await bob.post(f"/api/tables/{table}/reports", json=wish)
        await bob.post(f"/api/tables/{table}/reports", json=wish)
        with transaction(place) as db:
            closed, _ = sorted(each.number for each in desk.reports(db))
            desk.close_report(db, Administrator("root", 1), closed)

        assert (await ada.post("/api/me/removal")).status_code == 200
        with transaction(place) as db:
            (left,) = desk.reports(db, closed=True)
        assert (left.person, left.name, left.network) == ("", "", "203.0.113.7")
        assert [(line.name, line.text) for line in left.lines] == [("", "Nonsense"), ("Bob", "Pardon?")]
        assert mentions(place, person) <= KEPT
        assert mentions(place, "Ada") == set()
        with transaction(place) as db:
            desk.close_report(db, Administrator("root", 1), left.number)
            assert desk.reports(db, closed=True) == [], "it was only kept for this"


async def test_what_somebody_has_said_is_not_read_in_reports_of_others_once_they_have_it_removed(place: Place) -> None:
    async with serving(place) as app, visitor(app) as ada, visitor(app) as bob, visitor(app) as cleo:
        table = await seated(ada, bob)
        at = await app.state.registry.find(table)
        at.enter(watcher := Watcher(await who(app, ada, table)), None)
        at.enter(listening := Watcher(await who(app, bob, table)), None)
        await at.say(watcher, Say("1", "Bonjour"))
        await at.say(listening, Say("2", "Nonsense"))
        await cleo.get("/api/me")
        await ada.post(f"/api/tables/{table}/reports", json={"seat": 1, "reason": "other"})
        await bob.post(f"/api/tables/{table}/reports", json={"seat": 0, "reason": "other"})
        assert (await bob.post("/api/me/removal")).status_code == 200
        with transaction(place) as db:
            (left,) = desk.reports(db)
        assert [line.text for line in left.lines] == ["Bonjour", "Nonsense"], "the report of Bob"
        assert left.person == ""


async def test_a_guest_of_whom_nothing_is_stored_leaves_nothing_when_they_go(place: Place) -> None:
    async with serving(place, removals_per_hour=2) as app, visitor(app) as ada:
        await ada.get("/api/me")
        cookies = dict(ada.cookies)
        assert (await ada.post("/api/me/removal")).status_code == 200
        assert app.state.registry.people.bound == {}
        with transaction(place) as db:
            assert db.execute("SELECT * FROM former_guests").fetchall() == []
        assert (await ada.get("/api/me")).status_code == 200
        assert dict(ada.cookies) == cookies
        assert (await ada.post("/api/me/removal")).status_code == 200
        assert (await ada.post("/api/me/removal")).json()["code"] == "often"


SMALL = {"reports", "bans"}
"""Tables that are limited, so that all of their rows may be looked at."""


def test_what_is_stored_of_somebody_is_found_by_an_index(tmp_path: Path) -> None:
    Store(tmp_path / "db").close()
    with transaction(tmp_path / "db") as db:
        for table, holding in HOLDINGS.items():
            for column in (holding.person, *holding.others) if holding.person and table not in SMALL else ():
                plan = db.execute(f"EXPLAIN QUERY PLAN DELETE FROM {table} WHERE {column} IN (?, ?)", ("a", "b"))  # noqa: S608
                assert all(row[3].startswith("SEARCH") for row in plan), (table, column)


async def test_an_account_is_not_removed_without_its_passphrase_and_exports_have_a_limit(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", exports_per_hour=2, export_bytes=10) as app, visitor(app) as ada:
        await ada.get("/api/me")
        assert (await ada.get("/api/me/data")).status_code == 200
        await ada.post("/api/account", json={"name": "Ada Treize", "passphrase": PASSPHRASE})
        app.state.registry.people.new.clear()
        assert (await ada.post("/api/me/removal")).json()["code"] == "signed-in"
        assert (await ada.get("/api/me/data")).json()["code"] == "export-large"
        assert (await ada.get("/api/me/data")).json()["code"] == "export-large"
        assert (await ada.get("/api/me/data")).json()["code"] == "often"


async def test_players_lines_of_earlier_versions_are_known_to_be_theirs(tmp_path: Path) -> None:
    path = tmp_path / "db"
    before = schema.STEPS[: schema.STEPS.index(schema.MODERATION)]
    with closing(sqlite3.connect(path)) as db:
        db.create_function("plain", 1, schema.plain)
        for step in before:
            db.executescript(step)
        db.execute("INSERT INTO tables (id, charter) VALUES ('t', '{}')")
        db.execute("INSERT INTO seatings (table_id, seat, guest, name) VALUES ('t', 0, 'ada', 'ada')")
        for number, seat, by in [(1, "0", "x"), (2, "null", "y"), (3, "0", "")]:
            line = f'{{"number":{number},"room":"table","at":0,"by":"{by}","seat":{seat},"name":"","text":"!"}}'
            db.execute("INSERT INTO chat VALUES ('t', ?, 'table', ?, NULL)", (number, line.encode()))
        db.execute(f"PRAGMA user_version = {len(before)}")
        db.commit()
    store = Store(path)
    said = await store.run(lambda db: db.execute("SELECT guest FROM chat ORDER BY number").fetchall())
    assert said == [("ada",), (None,), (None,)]
    store.close()
