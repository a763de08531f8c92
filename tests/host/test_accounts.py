"""Accounts over a real connection: making one, finding it again elsewhere, and nobody else's way into it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from galerie.core import Refusal
from galerie.host.people.accounts import AccountLimits, Accounts
from galerie.host.people.people import People
from galerie.host.people.sessions import digest
from galerie.host.store.store import Store
from tests.host.accounts import PASSPHRASE, accounts_of, sign_in, sign_up
from tests.host.sockets import joined
from tests.servers import Guest, Server

ME, OPEN, BOT = {"kind": "me", "name": "Zoé"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}


@pytest.fixture
def cleo(server: Server) -> Iterator[Guest]:
    guest = server.guest()
    yield guest
    guest.close()


def yours(guest: Guest, table: str) -> list[bool]:
    return [seat["yours"] for seat in guest.http.get(f"/api/tables/{table}").json()["seats"]]


def session_of(guest: Guest) -> str:
    return str(guest.http.cookies["galerie_account"])


def test_a_guest_takes_his_seats_and_games_into_his_account_and_finds_them_elsewhere(
    ada: Guest, bob: Guest, server: Server
) -> None:
    table = ada.open_table(ME, OPEN)
    sign_up(ada, "Ada Un")
    assert ada.http.get("/api/me").json() == {"name": "Ada Un", "ratings": [], "solving": [], "tables": 1, "bot": False}
    assert yours(ada, table) == [True, False]
    assert bob.http.get("/api/me").json()["tables"] == 0
    sign_in(bob, "ada un")
    assert yours(bob, table) == [True, False]
    assert bob.http.get("/api/me").json() == ada.http.get("/api/me").json()
    sign_in_table = bob.open_table(ME, OPEN)
    assert yours(ada, sign_in_table) == [True, False]
    with joined(server, table, bob) as socket:
        assert [seat["present"] for seat in socket.table["seats"]] == [True, False]


def test_what_was_played_here_before_signing_in_is_brought_or_left_as_one_wishes(
    ada: Guest, bob: Guest, cleo: Guest
) -> None:
    sign_up(ada, "Ada Deux")
    brought, left = bob.open_table(ME, OPEN), cleo.open_table(ME, OPEN)
    sign_in(bob, "Ada Deux")
    sign_in(cleo, "Ada Deux", bring=False)
    assert yours(ada, brought) == yours(bob, brought) == [True, False]
    assert yours(ada, left) == yours(cleo, left) == [False, False]
    cleo.http.delete("/api/session")
    assert yours(cleo, left) == [True, False]


def test_who_has_signed_out_holds_nothing_any_more(ada: Guest, server: Server) -> None:
    table = ada.open_table(ME, OPEN)
    sign_up(ada, "Ada Trois")
    cookie = ada.cookie
    answer = ada.http.delete("/api/session")
    assert answer.status_code == 200
    assert "galerie_account" not in ada.http.cookies
    assert yours(ada, table) == [False, False]
    # what was in the browser before is worth nothing either
    thief = server.guest()
    stolen = thief.http.get(f"/api/tables/{table}", headers={"Cookie": cookie}).json()
    assert [seat["yours"] for seat in stolen["seats"]] == [False, False]
    thief.close()
    sign_in(ada, "Ada Trois")
    assert yours(ada, table) == [True, False]


def test_open_pages_are_closed_when_one_signs_out_and_cannot_play_on(ada: Guest, bob: Guest, server: Server) -> None:
    sign_up(ada, "Ada Quatre")
    table = ada.open_table(ME, OPEN)
    bob.sit(table, 1)
    with joined(server, table, ada) as socket:
        assert socket.play("d6")["kind"] == "saved"
        ada.http.delete("/api/session")
        with pytest.raises(ConnectionClosed):
            socket.until("nothing more")
    with joined(server, table, ada) as socket:
        assert socket.play("!resign")["problem"]["code"] == "seat-not-yours"


def test_a_page_open_since_before_the_account_comes_again_with_it(ada: Guest, server: Server) -> None:
    table = ada.open_table(ME, BOT)
    with joined(server, table, ada) as socket:
        sign_up(ada, "Ada Cinq")
        with pytest.raises(ConnectionClosed):
            socket.until("nothing more")
    with joined(server, table, ada) as socket:
        assert socket.play("d6")["kind"] == "saved"


def test_a_new_passphrase_signs_out_everybody_else(ada: Guest, bob: Guest) -> None:
    sign_up(ada, "Ada Six")
    sign_in(bob, "Ada Six")
    wrong = {"old": "not this one at all", "new": "another passphrase"}
    answer = ada.http.post("/api/account/passphrase", json=wrong)
    assert (answer.status_code, answer.json()["code"]) == (403, "passphrase-wrong")
    short = {"old": PASSPHRASE, "new": "short"}
    assert ada.http.post("/api/account/passphrase", json=short).json()["code"] == "passphrase-length"
    assert bob.http.get("/api/me").json()["name"] == "Ada Six"
    right = {"old": PASSPHRASE, "new": "another passphrase"}
    assert ada.http.post("/api/account/passphrase", json=right).status_code == 200
    assert ada.http.get("/api/me").json()["name"] == "Ada Six"
    assert bob.http.get("/api/me").json()["name"] is None
    refused = bob.http.post("/api/session", json={"name": "Ada Six", "passphrase": PASSPHRASE})
    assert refused.json()["code"] == "sign-in-wrong"
    sign_in(bob, "Ada Six", "another passphrase")
    guest = {"old": "whatever it is", "new": "whatever it was"}
    bob.http.delete("/api/session")
    assert bob.http.post("/api/account/passphrase", json=guest).status_code == 401


def test_an_account_is_removed_by_its_passphrase_and_leaves_its_games_to_the_others(
    ada: Guest, bob: Guest, server: Server
) -> None:
    sign_up(ada, "Ada Partie")
    sign_in(bob, "Ada Partie")
    table = ada.open_table(ME, BOT)
    wrong = ada.http.post("/api/account/removal", json={"passphrase": "not this one at all"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "passphrase-wrong")
    assert ada.http.get("/api/me").json()["name"] == "Ada Partie"
    with joined(server, table, bob) as socket:
        assert ada.http.post("/api/account/removal", json={"passphrase": PASSPHRASE}).status_code == 200
        with pytest.raises(ConnectionClosed):
            socket.until("nothing more")
    assert ada.http.get("/api/me").json()["name"] is bob.http.get("/api/me").json()["name"] is None
    assert yours(ada, table) == yours(bob, table) == [False, False]
    assert ada.http.get(f"/api/tables/{table}").json()["seats"][0]["name"] == ""
    again = ada.http.post("/api/account/removal", json={"passphrase": PASSPHRASE})
    assert (again.status_code, again.json()["code"]) == (401, "signed-out")
    sign_up(bob, "Ada Partie")
    assert yours(bob, table) == [False, False]


def test_a_name_is_had_once_and_whoever_is_signed_in_signs_out_first(ada: Guest, bob: Guest) -> None:
    sign_up(ada, "Élodie")
    taken = bob.http.post("/api/account", json={"name": "ELODIE", "passphrase": PASSPHRASE})
    assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
    for address in ("/api/account", "/api/session"):
        again = ada.http.post(address, json={"name": "Someone Else", "passphrase": PASSPHRASE})
        assert (again.status_code, again.json()["code"]) == (409, "signed-in")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": "x", "passphrase": PASSPHRASE}, "name-length"),
        ({"name": "<b>", "passphrase": PASSPHRASE}, "name-signs"),
        ({"name": "Nobody", "passphrase": "1234567"}, "passphrase-length"),
        ({"name": "Nobody", "passphrase": "é" * 201}, "passphrase-length"),
        ({"name": "Nobody", "passphrase": "x" * 1001}, "message-malformed"),
        ({"name": "Nobody"}, "message-malformed"),
    ],
)
def test_what_makes_no_account_is_refused_in_words(ada: Guest, wish: dict[str, str], code: str) -> None:
    answer = ada.http.post("/api/account", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert ada.http.get("/api/me").json()["name"] is None


def test_cookies_of_sessions_are_signed_and_kept_from_scripts_and_other_sites(ada: Guest) -> None:
    answer = ada.http.post("/api/account", json={"name": "Ada Sept", "passphrase": PASSPHRASE})
    (cookie,) = [each for each in answer.headers.get_list("Set-Cookie") if each.startswith("galerie_account")]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token, _, signature = session_of(ada).rpartition(".")
    assert token
    assert signature


def test_another_site_can_sign_nobody_in_or_out(ada: Guest) -> None:
    sign_up(ada, "Ada Huit")
    for method, address in (("DELETE", "/api/session"), ("POST", "/api/session"), ("POST", "/api/account")):
        wish = {"name": "Ada Huit", "passphrase": PASSPHRASE}
        answer = ada.http.request(method, address, json=wish, headers={"Origin": "https://elsewhere.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin-foreign")
    same = {"Origin": ada.server.address}
    assert ada.http.delete("/api/session", headers=same).status_code == 200


def test_no_trick_with_cookies_takes_anothers_seat(ada: Guest, bob: Guest, server: Server) -> None:
    before = str(ada.http.cookies["galerie_guest"])
    table = ada.open_table(ME, OPEN)
    sign_up(ada, "Ada Neuf")
    sign_up(bob, "Bob Neuf")
    session = session_of(ada)
    token, _, signature = session.rpartition(".")
    others = session_of(bob).rpartition(".")
    guest, _, _ = before.rpartition(".")
    thief = server.guest()
    for cookie in (
        f"galerie_guest={before}",  # of the guest that the account was
        f"galerie_guest={session}",  # a session is no guest
        f"galerie_account={before}",  # nor a guest a session
        f"galerie_account={token}.{others[2]}",  # another's signature
        f"galerie_account={token}",
        f"galerie_account={token}x.{signature}",
        f"galerie_account={digest(token)}.{signature}",
        f"galerie_guest={guest}.{signature}",
        f"galerie_account={session_of(bob)}; galerie_guest={before}",
        "galerie_account=%ff%fe.x",
        "galerie_account=",
    ):
        info = thief.http.get(f"/api/tables/{table}", headers={"Cookie": cookie}).json()
        assert [seat["yours"] for seat in info["seats"]] == [False, False], cookie
        with joined(server, table, Cookie=cookie) as socket:
            assert socket.play("d6")["problem"]["code"] == "seat-not-yours", cookie
    thief.close()
    assert yours(ada, table) == [True, False]


def test_an_account_sits_under_its_own_name_and_a_friend_beside_it_under_his(ada: Guest, bob: Guest) -> None:
    sign_up(ada, "Ada Dix")
    table = ada.open_table({"kind": "me", "name": "Bob Dix"}, {"kind": "here", "name": "Zoé"})
    info = ada.http.get(f"/api/tables/{table}").json()
    assert [seat["name"] for seat in info["seats"]] == ["Ada Dix", "Zoé"]
    assert [seat["rating"] for seat in info["seats"]] == [None, None]
    assert info["rated"] is False
    sign_up(bob, "Bob Dix")
    table = ada.open_table(ME, OPEN)
    joined_as = bob.sit(table, 1, "Ada Dix").json()
    assert [seat["name"] for seat in joined_as["seats"]] == ["Ada Dix", "Bob Dix"]
    assert joined_as["rated"] is True


def test_everybody_is_known_again_after_a_restart(mortal: Server) -> None:
    ada, bob = mortal.guest(), mortal.guest()
    table = ada.open_table(ME, OPEN)
    sign_up(ada, "Ada")
    sign_up(bob, "Bob")
    rated = ada.open_table(ME, OPEN)
    bob.sit(rated, 1)
    with joined(mortal, rated, bob) as socket, joined(mortal, rated, ada) as other:
        for number, move in enumerate(("e3", "d3", "c2", "d2")):
            (socket if number % 2 else other).play(move, seat=number % 2)
        assert socket.play("!resign", seat=1)["kind"] == "saved"
        ranks = ada.http.get("/api/me").json()["ratings"]
        mortal.kill()
    mortal.start()
    assert yours(ada, table) == [True, False]
    me = ada.http.get("/api/me").json()
    assert (me["name"], me["ratings"]) == ("Ada", ranks)
    assert ranks == [{"game": "reversi", "value": 1662, "deviation": 290, "sure": False, "games": 1}]
    seats = ada.http.get(f"/api/tables/{rated}").json()["seats"]
    assert [seat["rating"]["change"] for seat in seats] == [162, -162]
    ada.close()
    bob.close()


def test_nothing_secret_is_kept_in_clear(mortal: Server) -> None:
    ada = mortal.guest()
    sign_up(ada, "Ada")
    token = session_of(ada).rpartition(".")[0]
    ada.close()
    mortal.stop()
    db = sqlite3.connect(mortal.data)
    everything = "\n".join(db.iterdump())
    db.close()
    assert "$argon2id$" in everything
    assert PASSPHRASE not in everything
    assert token not in everything


# In this process, where time and work can be spared


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "tables.sqlite3")
    yield store
    store.close()


async def refusal(work: object) -> str:
    with pytest.raises(Refusal) as caught:
        await work  # type: ignore[misc]  # any of the calls that are to be refused
    return caught.value.code


async def test_who_guesses_is_stopped_whether_or_not_the_name_is_somebodys(store: Store) -> None:
    accounts = accounts_of(store, People())
    await accounts.sign_up(None, "Ada", PASSPHRASE, "home")
    tries = {
        name: [await refusal(accounts.sign_in(None, name, "wrong wrong", "away")) for _ in range(12)]
        for name in ("Ada", "Nobody")
    }
    assert tries["Ada"] == tries["Nobody"]
    assert tries["Ada"][0] == "sign-in-wrong"
    assert tries["Ada"][-1] == "sign-in-often"
    # the right one is not heard either from where it was guessed at, but it is from elsewhere
    assert await refusal(accounts.sign_in(None, "Ada", PASSPHRASE, "away")) == "sign-in-often"
    assert await accounts.sign_in(None, "Ada", PASSPHRASE, "home")


async def test_nobody_is_shut_out_by_what_others_try_from_one_address(store: Store) -> None:
    accounts = accounts_of(store, People())
    await accounts.sign_up(None, "Ada", PASSPHRASE, "home")
    for _ in range(300):
        with pytest.raises(Refusal):
            await accounts.sign_in(None, "Ada", "wrong wrong", "away")
    assert await accounts.sign_in(None, "Ada", PASSPHRASE, "a new device")


async def test_tries_from_everywhere_shut_out_neither_a_known_address_nor_who_is_signed_in(store: Store) -> None:
    people = People()
    accounts = accounts_of(store, people)
    token = await accounts.sign_up(None, "Ada", PASSPHRASE, "home")
    tries = [await refusal(accounts.sign_in(None, "Ada", "wrong wrong", f"bot {n}")) for n in range(202)]
    assert tries[-1] == "sign-in-often"
    assert await refusal(accounts.sign_in(None, "Ada", PASSPHRASE, "a new device")) == "sign-in-often"
    assert await accounts.sign_in(None, "Ada", PASSPHRASE, "home")
    account = people.sessions[digest(token)].account
    assert await accounts.change_passphrase(account, PASSPHRASE, "another one of mine")


async def test_a_name_that_looks_like_anothers_is_taken(store: Store) -> None:
    accounts = accounts_of(store, People())
    await accounts.sign_up(None, "Alice", PASSPHRASE, "home")
    assert await refusal(accounts.sign_up(None, "AIice", PASSPHRASE, "away")) == "name-taken"


async def test_the_guest_of_a_removed_account_is_nobody_also_after_a_restart(store: Store) -> None:
    people = People()
    accounts = accounts_of(store, people)
    token = await accounts.sign_up("guest", "Ada", PASSPHRASE, "home")
    account = people.sessions[digest(token)].account
    await accounts.remove(account, PASSPHRASE)
    again = People()
    await accounts_of(store, again).load()
    for known in (people, again):
        assert known.bound == {"guest": account}
        assert known.names == {}


async def test_one_address_tries_only_so_many_names(store: Store) -> None:
    accounts = accounts_of(store, People())
    tries = [await refusal(accounts.sign_in(None, f"name {n}", "wrong wrong", "away")) for n in range(50)]
    assert tries[-1] == "sign-in-often"


async def test_a_name_wanted_by_two_at_once_is_ones(store: Store) -> None:
    people = People()
    accounts = accounts_of(store, people)
    wishes = (accounts.sign_up(guest, "Ada", PASSPHRASE, "home") for guest in ("g", "h"))
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(result, Refusal) for result in results) == 1
    assert len(people.names) == len(people.bound) == 1


async def test_a_passphrase_is_the_same_from_every_keyboard(store: Store) -> None:
    accounts = accounts_of(store, People())
    await accounts.sign_up(None, "Ada", "été à la plage", "home")
    assert await accounts.sign_in(None, "Ada", "e\u0301te\u0301 a\u0300 la plage", "home")


async def test_the_device_unused_for_longest_is_signed_out_where_there_are_too_many(tmp_path: Path) -> None:
    now = 1_000_000_000_000
    store, people = Store(tmp_path / "tables.sqlite3", wall_clock=lambda: now), People()
    accounts = Accounts(store, people, limits=AccountLimits(sessions=2))
    first = digest(await accounts.sign_up(None, "Ada", PASSPHRASE, "home"))
    await accounts.sign_up(None, "Bob", PASSPHRASE, "home")
    now += 10_000_000
    second = digest(await accounts.sign_in(None, "Ada", PASSPHRASE, "home"))
    now += 10_000_000
    await accounts.note_use(first)
    now -= 50_000_000
    third = digest(await accounts.sign_in(None, "Ada", PASSPHRASE, "home"))
    assert (accounts.holder(first), accounts.holder(second)) == (accounts.holder(third), None)
    assert len(people.sessions) == 3, "Bob is still there"
    later = People()
    await accounts_of(store, later).load()
    assert later.sessions.keys() == people.sessions.keys()
    store.close()


async def test_a_session_ends_after_a_year(tmp_path: Path) -> None:
    now = 1_000_000_000_000
    store, people = Store(tmp_path / "tables.sqlite3", wall_clock=lambda: now), People()
    accounts = accounts_of(store, people)
    session = digest(await accounts.sign_up(None, "Ada", PASSPHRASE, "home"))
    now += 364 * 24 * 3600 * 1000
    assert accounts.holder(session)
    now += 2 * 24 * 3600 * 1000
    assert accounts.holder(session) is None
    later = People()
    await accounts_of(store, later).load()
    assert (list(later.names.values()), later.sessions) == (["Ada"], {})
    store.close()
