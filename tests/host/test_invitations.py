"""Whoever follows an invitation may begin with a move and give their name afterwards; spectators only watch."""

from websockets.sync.client import connect

from tests.host.accounts import sign_up
from tests.host.sockets import Socket, joined
from tests.servers import Guest

ME, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "open"}


def test_the_last_open_seat_is_shown_its_first_moves_if_it_begins(ada: Guest, bob: Guest) -> None:
    table = ada.open_table(OPEN, ME)
    with joined(ada.server, table, bob) as socket:
        assert set(socket.moment["moves"]) == {"0"}
        first = socket.moment["moves"]["0"][0]
        assert socket.play(first)["problem"]["code"] == "seat-not-yours"
        assert bob.sit(table, 0, "Comète").status_code == 200
        assert socket.play(first)["kind"] == "saved"


def test_nobody_is_shown_moves_of_a_seat_that_does_not_begin_or_hides_something(ada: Guest, bob: Guest) -> None:
    for table in (
        ada.open_table(ME, OPEN),
        ada.open_table(OPEN, OPEN),
        ada.open_table(OPEN, ME, game="reflecto"),
    ):
        with joined(ada.server, table, bob) as socket:
            assert socket.moment["moves"] == {}


def test_a_guest_names_their_own_seat_at_any_time_and_everybody_hears_of_it(ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    bob.sit(table, 1, "Comète")
    with joined(ada.server, table, ada) as socket:
        socket.play("e3")
        answer = bob.http.put(f"/api/tables/{table}/seats/1/name", json={"name": "Bob"})
        assert answer.json()["seats"][1]["name"] == "Bob"
        while socket.until("seated")["table"]["seats"][1]["name"] != "Bob":
            pass
        assert bob.http.put(f"/api/tables/{table}/seats/0/name", json={"name": "Eve"}).status_code == 400
        assert bob.http.put(f"/api/tables/{table}/seats/1/name", json={"name": "x" * 99}).status_code == 400
    assert "Bob" in ada.http.get(f"/api/tables/{table}/record").text


def test_an_account_keeps_its_name_at_every_table(ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    sign_up(bob, "Boris")
    bob.sit(table, 1)
    answer = bob.http.put(f"/api/tables/{table}/seats/1/name", json={"name": "Eve"}, headers={"Accept-Language": "en"})
    assert answer.status_code == 409
    assert answer.json()["text"] == "An account plays under its own name everywhere."


def test_a_player_who_asks_to_watch_sees_what_spectators_see(ada: Guest) -> None:
    table = ada.open_table(ME, {"kind": "here", "name": "Bea"})
    address = f"ws://127.0.0.1:{ada.server.port}/api/tables/{table}/socket?watch"
    with connect(address, additional_headers={"Cookie": ada.cookie}) as connection:
        socket = Socket(connection)
        assert not any(seat["yours"] for seat in socket.table["seats"])
        assert socket.play("e3")["problem"]["code"] == "seat-not-yours"
