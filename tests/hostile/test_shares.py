"""One visitor with many cookies, or many accounts, shuts nobody out of what others have to share with them."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.servers import Guest, Server

EVE, HOME, AWAY = "203.0.113.66", "198.51.100.1", "192.0.2.9"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A host with few places, behind a proxy that tells addresses."""
    places = {
        "tournament_players": 8,
        "tournament_players_per_address": 4,
        "duel_tries": 8,
        "duel_tries_per_address": 4,
    }
    server = Server(tmp_path_factory.mktemp("small") / "tables.sqlite3", **places)
    server.start()
    yield server
    server.stop()


def visitor(server: Server, address: str) -> Guest:
    guest = server.guest()
    guest.http.headers["X-Forwarded-For"] = address
    return guest


def refusals(server: Server, address: str, path: str, many: int) -> set[str]:
    """What so many cookies are told from an address that ask for a place."""
    told = set()
    for _ in range(many):
        guest = visitor(server, address)
        answer = guest.http.post(path, json={"name": "Eve"})
        told |= set() if answer.is_success else {answer.json()["code"]}
        guest.close()
    return told


def test_cookies_do_not_fill_a_tournament(small: Server) -> None:
    organiser = visitor(small, HOME)
    wish = {"title": "Coupe", "game": "reversi", "system": "swiss", "name": "Ada"}
    path = f"/api/tournaments/{organiser.http.post('/api/tournaments', json=wish).json()['tournament']['id']}/players"
    assert refusals(small, EVE, path, 9) == {"tournament-crowded"}
    assert refusals(small, AWAY, path, 2) == refusals(small, HOME, path, 2) == set()
    organiser.close()


def test_cookies_do_not_fill_a_duel(small: Server) -> None:
    maker = visitor(small, HOME)
    path = f"/api/duels/{maker.http.post('/api/duels', json={'game': 'solo', 'name': 'Ada'}).json()['id']}/tries"
    assert refusals(small, EVE, path, 9) == {"duel-crowded"}
    assert refusals(small, AWAY, path, 1) == refusals(small, HOME, path, 2) == set()
    maker.close()


def test_cookies_do_not_silence_the_spectators(small: Server) -> None:
    ada = visitor(small, HOME)
    table = ada.open_table({"kind": "me"}, {"kind": "open"})

    def spectator(address: str) -> ClientConnection:
        guest = visitor(small, address)
        headers = {"Cookie": guest.cookie, "X-Forwarded-For": address}
        guest.close()
        return connect(f"ws://127.0.0.1:{small.port}/api/tables/{table}/socket", additional_headers=headers)

    def answer(socket: ClientConnection, number: str) -> str:
        socket.send(json.dumps({"kind": "say", "id": number, "text": "!", "name": "X"}))
        while True:
            told = json.loads(socket.recv(20))
            if told.get("id") == number:
                return str(told["problem"]["code"] if told["kind"] == "refused" else told["kind"])

    with ExitStack() as watching:
        loud = [watching.enter_context(spectator(EVE)) for _ in range(6)]
        told = {answer(socket, f"{number} {line}") for number, socket in enumerate(loud) for line in range(5)}
        assert told == {"said", "chat-fast"}
        assert answer(watching.enter_context(spectator(AWAY)), "one") == "said"
    ada.close()
