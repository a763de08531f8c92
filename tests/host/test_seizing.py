"""Every way to take another's seat, or to act in it, is tried here; none leads anywhere."""

import threading
from collections.abc import Iterator

import httpx
import pytest
from itsdangerous import Signer
from websockets.exceptions import ConnectionClosed

from galerie.host.people.guests import COOKIE
from tests.host.sockets import Socket, joined
from tests.servers import Guest, Server

ME, HERE, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "here"}, {"kind": "open"}
NOVICE = {"kind": "bot", "level": "novice"}
CONDUCT = (
    *("d6", "!resign", "!takeback", "!draw", "!agree", "!decline", "!rematch", "!flag 0"),
    *("!pause", "!resume", "!takeover 0", "!takeover 1", "!return"),
)


@pytest.fixture
def eve(server: Server) -> Iterator[Guest]:
    """Who wants to sit where Ada or Bob sits."""
    guest = server.guest()
    yield guest
    guest.close()


@pytest.fixture
def table(ada: Guest, bob: Guest) -> str:
    """Ada's and Bob's; Ada is to move."""
    table = ada.open_table(ME, OPEN)
    assert bob.sit(table, 1, "Bob").status_code == 200
    return table


def seats_of(guest: Guest, table: str) -> list[tuple[str, str, bool]]:
    seats = guest.http.get(f"/api/tables/{table}").json()["seats"]
    return [(seat["kind"], seat["name"], seat["yours"]) for seat in seats]


def guest_of(guest: Guest) -> str:
    return guest.http.cookies[COOKIE].rpartition(".")[0]


def assert_powerless(socket: Socket) -> None:
    """Neither seat is theirs, by any command."""
    assert not any(seat["yours"] for seat in socket.table["seats"])
    for seat in range(-1, 3):
        for move in CONDUCT if seat >= 0 else CONDUCT[:1]:
            answer = socket.play(move, seat)
            assert (answer["kind"], answer["problem"]["code"]) in {
                ("refused", "seat-not-yours"),
                ("refused", "message-malformed"),  # a seat that nobody can have
            }, (seat, move)
        socket.send({"kind": "look", "id": "look", "seat": seat})
        assert socket.until("refused")["problem"]["code"] in {"seat-not-yours", "message-malformed"}


def assert_untouched(ada: Guest, table: str, version: int = 0) -> None:
    with joined(ada.server, table, ada) as socket:
        assert socket.moment["version"] == version
        assert [seat["yours"] for seat in socket.table["seats"]] == [True, False]
        assert [seat["name"] for seat in socket.table["seats"]] == ["Ada", "Bob"]


def test_a_stranger_has_no_seat(ada: Guest, eve: Guest, table: str) -> None:
    with joined(eve.server, table, eve) as socket:
        assert_powerless(socket)
    assert_untouched(ada, table)


def forgeries(ada: Guest, bob: Guest, eve: Guest) -> list[str]:
    name, signature = guest_of(ada), ada.http.cookies[COOKIE].rpartition(".")[2]
    others = bob.http.cookies[COOKIE].rpartition(".")[2]
    return [
        "",
        f"{COOKIE}=",
        f"{COOKIE}={name}",
        f"{COOKIE}={name}.",
        f"{COOKIE}={name}.{others}",
        f"{COOKIE}={name}.{signature[:-1]}",
        f"{COOKIE}={name}.{signature[::-1]}",
        f"{COOKIE}={name.swapcase()}.{signature}",
        f"{COOKIE}={guest_of(eve)}.{signature}",
        f"{COOKIE}={Signer('', salt='guest').sign(name).decode()}",
        f"{COOKIE}={Signer('secret', salt='guest').sign(name).decode()}",
        f"{COOKIE.upper()}={name}.{signature}",
        f"x{COOKIE}={name}.{signature}",
    ]


@pytest.mark.parametrize("number", range(13))
def test_a_forged_cookie_has_no_seat(ada: Guest, bob: Guest, eve: Guest, table: str, number: int) -> None:
    cookie = forgeries(ada, bob, eve)[number]
    with joined(ada.server, table, said={"Cookie": cookie} if cookie else {}) as socket:
        assert_powerless(socket)
    info = httpx.get(f"{ada.server.address}/api/tables/{table}", headers={"Cookie": cookie} if cookie else {})
    assert not any(seat["yours"] for seat in info.json()["seats"])
    assert_untouched(ada, table)


def test_a_guest_is_not_named_to_others(server: Server, ada: Guest, bob: Guest, table: str) -> None:
    """Nor in what is exported: whoever knew the name would still want the signature, but need not know either."""
    told = [bob.http.get(f"/api/tables/{table}{part}").text for part in ("", "/moments", "/record")]
    with joined(server, table, bob) as socket:
        told.append(str(socket.welcome))
    assert not any(guest_of(ada) in text for text in told)


def test_a_cookie_of_another_host_is_nobodys_here(ada: Guest, table: str, mortal: Server) -> None:
    other = mortal.guest()
    with joined(ada.server, table, other) as socket:
        assert_powerless(socket)
    other.close()


@pytest.mark.parametrize("seat", [*range(-2, 4), 15, 16, 10**20, "x", "0x0", "+1", "１"])
def test_no_seat_can_be_taken_once_all_are(ada: Guest, eve: Guest, table: str, seat: object) -> None:
    answer = eve.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": "Ada"})
    assert answer.status_code in {400, 404, 409}
    assert_untouched(ada, table)


def test_joining_again_does_not_move_or_rename_anybody(ada: Guest, bob: Guest, eve: Guest, table: str) -> None:
    for guest, seat in [(bob, 1), (bob, 0), (ada, 1), (eve, 1)]:
        answer = guest.sit(table, seat, "Eve")
        assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")
    assert_untouched(ada, table)


def test_a_bots_seat_is_not_open(ada: Guest, eve: Guest) -> None:
    table = ada.open_table(ME, NOVICE)
    assert eve.sit(table, 1).json()["code"] == "seat-taken"
    with joined(eve.server, table, eve) as socket:
        assert_powerless(socket)


def test_a_friends_seat_on_the_same_screen_is_not_open(ada: Guest, eve: Guest) -> None:
    table = ada.open_table(ME, HERE)
    assert eve.sit(table, 1).json()["code"] == "seat-taken"


def test_two_who_sit_down_at_once_do_not_both(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    guests = [server.guest() for _ in range(6)]
    answers: list[int] = []
    threads = [threading.Thread(target=lambda g=guest: answers.append(g.sit(table, 1).status_code)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 5
    assert sum(guest.http.get(f"/api/tables/{table}").json()["seats"][1]["yours"] for guest in guests) == 1
    for guest in guests:
        guest.close()


def test_anothers_command_cannot_be_replayed(server: Server, ada: Guest, eve: Guest, table: str) -> None:
    with joined(server, table, ada) as first, joined(server, table, eve) as spy:
        assert first.play("d6", command="adas")["kind"] == "saved"
        answer = spy.play("d6", seat=0, command="adas")
        assert answer["problem"]["code"] == "seat-not-yours"
    assert_untouched(ada, table, version=1)


def test_each_player_has_only_their_own_seat(server: Server, bob: Guest, ada: Guest, table: str) -> None:
    with joined(server, table, bob) as socket:
        for move in ("d6", "!resign", "!takeback", "!draw"):
            assert socket.play(move, seat=0)["problem"]["code"] == "seat-not-yours"
    assert_untouched(ada, table)


def test_a_stranger_gets_no_hint_for_a_seat(eve: Guest, bob: Guest, table: str) -> None:
    for guest in (eve, bob):
        answer = guest.http.get(f"/api/tables/{table}/hint/0")
        assert (answer.status_code, answer.json()["code"]) == (400, "seat-not-yours")


def test_a_rematch_seats_those_who_played_and_nobody_else(
    server: Server, ada: Guest, bob: Guest, eve: Guest, table: str
) -> None:
    with joined(server, table, ada) as first, joined(server, table, bob) as second, joined(server, table, eve) as spy:
        first.play("!resign")
        assert spy.play("!rematch", seat=0)["problem"]["code"] == "seat-not-yours"
        first.play("!rematch")
        assert second.play("!rematch", seat=0)["problem"]["code"] == "seat-not-yours"
        assert spy.play("!rematch", seat=1)["problem"]["code"] == "seat-not-yours"
        second.play("!rematch", seat=1)
        while not spy.table["next"]:
            spy.receive()
        following = str(spy.table["next"])
    with joined(server, following, eve) as spy:
        assert_powerless(spy)
    assert eve.sit(following, 0).json()["code"] == "seat-taken"


def test_importing_a_game_seats_nobody(ada: Guest, eve: Guest, table: str) -> None:
    record = ada.http.get(f"/api/tables/{table}/record").text
    answer = eve.http.post("/api/replay", content=record, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 200
    assert "id" not in answer.json()
    with joined(eve.server, table, eve) as socket:
        assert_powerless(socket)


FOREIGN = [
    "http://evil.example",
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1.evil.example",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_use_a_visitors_cookie(ada: Guest, table: str, origin: str) -> None:
    with pytest.raises(ConnectionClosed) as closed, joined(ada.server, table, ada, Origin=origin) as socket:
        socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    for address, body in [
        ("/api/tables", {"game": "reversi", "seats": [ME, HERE]}),
        (f"/api/tables/{table}/seats/1", {}),
    ]:
        answer = ada.http.post(address, json=body, headers={"Origin": origin, "Accept-Language": "en"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin-foreign")
        assert answer.json()["text"].startswith("This request comes from a page of another site")
    assert_untouched(ada, table)


def test_a_page_of_ours_can(ada: Guest) -> None:
    origin = {"Origin": ada.server.address}
    answer = ada.http.post("/api/tables", json={"game": "reversi", "seats": [ME, HERE]}, headers=origin)
    assert answer.status_code == 201
    with joined(ada.server, answer.json()["id"], ada, said=origin) as socket:
        assert socket.play("d6")["kind"] == "saved"


def test_a_page_of_another_site_may_not_read_answers_either(ada: Guest, table: str) -> None:
    answer = ada.http.get(f"/api/tables/{table}", headers={"Origin": "http://evil.example"})
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_the_cookie_is_signed_hidden_from_scripts_and_kept_from_other_sites(server: Server) -> None:
    plain = httpx.get(server.address).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in plain.split(";")}
    assert "Secure" not in plain
    behind = httpx.get(server.address, headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "Secure" in behind


def test_what_an_address_shows_is_never_a_cookie(ada: Guest, table: str) -> None:
    """The secret that plays a seat travels in the cookie only; an address is an invitation to look on."""
    assert guest_of(ada) not in table
    with joined(ada.server, f"{table}/socket?{COOKIE}={ada.http.cookies[COOKIE]}&x=") as socket:
        assert_powerless(socket)


@pytest.mark.parametrize("begun", [False, True])
def test_nobody_else_empties_hands_over_or_takes_back_a_table(ada: Guest, bob: Guest, eve: Guest, begun: bool) -> None:
    table = ada.open_table(ME, OPEN)
    if begun:
        assert bob.sit(table, 1, "Bob").status_code == 200
    before = seats_of(ada, table)
    for thief in (bob, eve) if begun else (eve,):
        assert thief.http.delete(f"/api/tables/{table}").json()["code"] == "table-not-yours"
        for seat in (0, 1):
            answer = thief.http.post(f"/api/tables/{table}/seats/{seat}/bot", json={"level": "novice"})
            assert answer.json()["code"] == "table-not-yours"
            answer = thief.http.delete(f"/api/tables/{table}/seats/{seat}")
            assert answer.json()["code"] == ("table-begun" if (thief, seat) == (bob, 1) else "seat-not-yours")
    assert seats_of(ada, table) == before
    assert ada.http.get(f"/api/tables/{table}").json()["withdrawn"] is False
