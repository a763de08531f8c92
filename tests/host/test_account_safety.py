"""What keeps an account safe: recovery codes, its devices, and names that nobody is mistaken for."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from galerie.core import Refusal
from galerie.host.people.accounts import RENAMING, RESERVED
from galerie.host.people.devices import browser_name
from galerie.host.people.people import People
from galerie.host.people.recovery import COUNT
from galerie.host.people.sessions import digest
from galerie.host.store.address import Place
from galerie.host.store.store import Store
from tests.host.accounts import PASSPHRASE, accounts_of, sign_in, sign_up
from tests.host.apps import serving, visitor
from tests.host.sockets import joined
from tests.servers import Guest, Server

ME, OPEN = {"kind": "me", "name": "Zoé"}, {"kind": "open"}
NEW = "cinq mots tout nouveaux"


@pytest.fixture
def cleo(server: Server) -> Iterator[Guest]:
    guest = server.guest()
    yield guest
    guest.close()


def codes_of(guest: Guest) -> list[str]:
    answer = guest.http.post("/api/account/recovery", json={"passphrase": PASSPHRASE})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["codes"])


def recovered(guest: Guest, name: str, code: str) -> str:
    answer = guest.http.post("/api/session/recovery", json={"name": name, "code": code, "passphrase": NEW})
    return "signed in" if answer.status_code == 201 else answer.json()["code"]


async def test_one_address_creates_so_many_accounts_in_an_hour(place: Place) -> None:
    def asked(name: str) -> dict[str, str]:
        return {"name": name, "passphrase": PASSPHRASE}

    async with serving(place, accounts_per_hour=2) as app, visitor(app) as ada, visitor(app) as bob:
        assert (await ada.post("/api/account", json=asked("Ada"))).status_code == 201
        assert (await bob.post("/api/account", json=asked("Àda"))).json()["code"] == "name-taken"  # costs nothing
        assert (await bob.post("/api/account", json=asked("Bob"))).status_code == 201
        async with visitor(app) as cleo, visitor(app, "192.0.2.2") as dora:
            assert (await cleo.post("/api/account", json=asked("Cleo"))).json()["code"] == "often"
            assert (await dora.post("/api/account", json=asked("Dora"))).status_code == 201


def test_a_recovery_code_replaces_a_forgotten_passphrase_once(ada: Guest, bob: Guest, cleo: Guest) -> None:
    sign_up(ada, "Ada Oublie")
    assert cleo.http.post("/api/account/recovery", json={"passphrase": PASSPHRASE}).json()["code"] == "signed-out"
    wrong = ada.http.post("/api/account/recovery", json={"passphrase": "not this one"})
    assert wrong.json()["code"] == "passphrase-wrong"
    replaced, codes = codes_of(ada), codes_of(ada)
    assert len({*codes}) == COUNT
    assert ada.http.get("/api/account").json()["recovery_codes"] == COUNT
    assert recovered(bob, "Ada Oublie", replaced[0]) == recovered(bob, "Nobody", codes[0]) == "recovery-wrong"
    assert recovered(bob, "Ada Oublie", codes[0].replace("-", " ").lower()) == "signed in"
    assert bob.http.get("/api/me").json()["name"] == "Ada Oublie"
    assert ada.http.get("/api/me").json()["name"] is None, "whoever knew the old passphrase is signed out"
    assert recovered(cleo, "Ada Oublie", codes[0]) == "recovery-wrong"
    sign_in(cleo, "Ada Oublie", NEW)
    assert cleo.http.get("/api/account").json()["recovery_codes"] == COUNT - 1


def test_devices_are_listed_and_signed_out_one_by_one(ada: Guest, bob: Guest, cleo: Guest, server: Server) -> None:
    ada.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    sign_up(ada, "Ada Ubique")
    sign_in(bob, "Ada Ubique")
    table = bob.open_table(ME, OPEN)
    devices = ada.http.get("/api/account").json()["devices"]
    assert [(each["browser"], each["current"]) for each in devices if each["current"]] == [("Firefox, Linux", True)]
    (other,) = [each["id"] for each in devices if not each["current"]]
    sign_up(cleo, "Cléo Ailleurs")
    assert cleo.http.delete(f"/api/account/devices/{other}").json()["code"] == "device-unknown"
    with joined(server, table, bob) as socket:
        assert ada.http.delete(f"/api/account/devices/{other}").status_code == 200
        with pytest.raises(ConnectionClosed):
            socket.until("nothing more")
    assert bob.http.get("/api/me").json()["name"] is None
    assert ada.http.get("/api/me").json()["name"] == "Ada Ubique"
    assert ada.http.delete(f"/api/account/devices/{other}").json()["code"] == "device-unknown"
    assert bob.http.get("/api/account").json()["code"] == "signed-out"


def test_a_new_name_is_seen_wherever_the_account_has_sat_and_follows_the_rules(
    ada: Guest, bob: Guest, cleo: Guest, server: Server
) -> None:
    sign_up(ada, "Ada Change")
    sign_up(cleo, "Cléo Reste")
    table = ada.open_table(ME, {"kind": "here", "name": "Zoé"}, OPEN, game="copyright")
    bob.sit(table, 2, "Bob")
    for name, code in {"Cleo Reste": "name-taken", "A": "name-length", "Ада": "name-signs"}.items():
        assert ada.http.post("/api/account/name", json={"name": name}).json()["code"] == code
    with joined(server, table, bob) as socket:
        assert ada.http.post("/api/account/name", json={"name": "Ada Nouvelle"}).json()["name"] == "Ada Nouvelle"
        assert [seat["name"] for seat in socket.until("seated")["table"]["seats"]] == ["Ada Nouvelle", "Zoé", "Bob"]
    (game,) = bob.http.get("/api/me/games?opponent=nouvelle").json()["games"]
    assert [seat["name"] for seat in game["seats"]] == ["Ada Nouvelle", "Zoé", "Bob"]
    assert bob.http.get("/api/me/games?opponent=change").json()["games"] == []
    often = ada.http.post("/api/account/name", json={"name": "Ada Encore"})
    assert (often.status_code, often.json()["code"], often.json()["details"]) == (429, "name-often", {"days": 7})
    taken = bob.http.post("/api/account", json={"name": "Ada change", "passphrase": PASSPHRASE})
    assert taken.json()["code"] == "name-taken", "nobody passes for who they were"
    sign_in(bob, "Ada Nouvelle", bring=False)


def test_after_removal_a_name_leaves_the_lists_of_the_others(
    ada: Guest, bob: Guest, cleo: Guest, server: Server
) -> None:
    early = ada.open_table({"kind": "me", "name": "Ada Devant"}, OPEN)
    sign_up(ada, "Ada Disparaît")
    late = ada.open_table(ME, OPEN)
    for table in (early, late):
        bob.sit(table, 1, "Bob")
    assert len(bob.http.get("/api/me/games?opponent=ada").json()["games"]) == 2
    key = ada.http.post(f"/api/tables/{early}/key").json()["key"]
    assert cleo.http.post("/api/keys", json={"key": key}).status_code == 200
    with joined(server, late, bob) as socket:
        assert ada.http.post("/api/account/removal", json={"passphrase": PASSPHRASE}).status_code == 200
        assert [seat["name"] for seat in socket.until("seated")["table"]["seats"]] == ["", "Bob"]
    assert bob.http.get("/api/me/games?opponent=ada").json()["games"] == []
    games = bob.http.get("/api/me/games").json()["games"]
    assert [[seat["name"] for seat in game["seats"]] for game in games] == [["", "Bob"]] * 2
    assert cleo.http.get("/api/me/games").json()["games"] == [], "nobody holds its seats any more"
    assert not any(seat["yours"] for seat in cleo.http.get(f"/api/tables/{early}").json()["seats"])
    db = sqlite3.connect(server.data)
    charters = db.execute("SELECT charter FROM tables WHERE id IN (?, ?)", (early, late)).fetchall()
    db.close()
    assert "Ada D" not in str(charters)


async def test_a_name_is_reserved_for_a_while_and_can_be_changed_again(tmp_path: Path) -> None:
    now = 0
    store, people = Store(tmp_path / "db", wall_clock=lambda: now), People()
    accounts = accounts_of(store, people)
    token = await accounts.sign_up(None, "Ada", PASSPHRASE, "here")
    account = people.sessions[digest(token)].account
    assert await accounts.rename(account, "Zoé") == "Ada"
    now = RENAMING - 1
    with pytest.raises(Refusal, match="name often"):
        await accounts.rename(account, "Ada")
    now = RENAMING
    assert await accounts.rename(account, "Ada") == "Zoé", "one's own former name is not taken"
    with pytest.raises(Refusal, match="name taken"):
        await accounts.sign_up(None, "Zoe", PASSPHRASE, "there")
    now = RENAMING + RESERVED
    await accounts.sign_up(None, "Zoe", PASSPHRASE, "there")
    await accounts.note_use(digest(token))
    assert next(iter(accounts.sessions_of(account).values())).seen == now
    again = People()
    reloaded = accounts_of(store, again)
    await reloaded.load()
    assert next(iter(reloaded.sessions_of(account).values())).seen == now
    store.close()


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36 Edg/142.0", "Edge, Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15", "Safari, macOS"),
        ("curl/8", ""),
    ],
)
def test_a_browser_is_told_by_what_it_says_of_itself(user_agent: str, name: str) -> None:
    assert browser_name(user_agent) == name
