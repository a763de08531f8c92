"""What is stored of people: it is described, it can be exported, and it goes when they go."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from galerie.host.store import holdings, schema
from galerie.host.store.address import Place
from galerie.host.store.beside import transaction
from galerie.host.store.holdings import HOLDINGS
from galerie.host.store.store import Store
from galerie.host.view.privacy import privacy
from galerie.host.wire import Say
from galerie.texts import LANGUAGES
from tests.host.accounts import PASSPHRASE
from tests.host.apps import seated, serving, visitor
from tests.host.tables import Watcher


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


async def test_an_account_is_not_removed_without_its_passphrase_and_exports_have_a_limit(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", exports_per_hour=2, export_bytes=10) as app, visitor(app) as ada:
        await ada.get("/api/me")
        assert (await ada.get("/api/me/data")).status_code == 200
        await ada.post("/api/account", json={"name": "Ada Treize", "passphrase": PASSPHRASE})
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
