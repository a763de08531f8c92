"""Whoever signs in at one host is known to all of them, with Valkey and without."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from galerie.study.puzzles import puzzles
from tests.chaos.story import ME, OPEN
from tests.cluster.hosts import ClusterHost, until
from tests.servers import Guest


def name_at(guest: Guest) -> str | None:
    answer = guest.http.get("/api/me")
    assert answer.status_code == 200
    name: str | None = answer.json()["name"]
    return name


def test_accounts_are_the_same_everywhere(pair: list[ClusterHost]) -> None:
    one, other = pair
    ada = {"name": "Ada", "passphrase": "four words of mine"}
    with closing(one.guest()) as here, closing(other.guest()) as there, closing(other.guest()) as stranger:
        answer = here.http.post("/api/account", json=ada)
        assert answer.status_code == 201, answer.text
        there.http.cookies = here.http.cookies
        assert name_at(there) == "Ada"  # at once
        assert there.http.post("/api/account/name", json={"name": "Ada Lovelace"}).status_code == 200
        until(lambda: name_at(here) == "Ada Lovelace")
        taken = stranger.http.post("/api/account", json={**ada, "name": "Ada Lovelace"})
        assert taken.json()["code"] == "name-taken"
        cookie = {"Cookie": there.cookie}
        assert here.http.delete("/api/session", headers=cookie).status_code == 200
        until(lambda: stranger.http.get("/api/me", headers=cookie).json()["name"] is None)


def signed_up(guest: Guest, name: str) -> None:
    answer = guest.http.post("/api/account", json={"name": name, "passphrase": "four words of mine"})
    assert answer.status_code == 201, answer.text


@contextmanager
def page_of(guest: Guest, host: ClusterHost) -> Iterator[ClientConnection]:
    """A page that somebody has open, which is called."""
    address = f"{host.address.replace('http', 'ws')}/api/me/socket"
    with connect(address, additional_headers={"Cookie": guest.cookie}) as page:
        assert msgspec.json.decode(page.recv(20))["kind"] == "calls"
        yield page


def told(page: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while (message := msgspec.json.decode(page.recv(20)))["kind"] != kind:
        pass
    found: dict[str, Any] = message
    return found


def is_here(guest: Guest, host: ClusterHost) -> bool:
    """Whether the only friend of somebody is here, as another host says."""
    answer = httpx.get(f"{host.address}/api/me/friends", headers={"Cookie": guest.cookie}, timeout=20)
    (friend,) = answer.json()["friends"]
    return bool(friend["here"])


def befriended(ada: Guest, bob: Guest) -> None:
    link = ada.http.post("/api/me/friends/link").json()["link"]
    until(lambda: bob.http.post(f"/api/friends/{link}").status_code == 200)  # once its host knows of her


def test_who_is_here_is_known_at_all_hosts(pair: list[ClusterHost]) -> None:
    one, other = pair
    with closing(one.guest()) as ada, closing(other.guest()) as bob:
        signed_up(ada, "Ada the present")
        signed_up(bob, "Bob the present")
        befriended(ada, bob)
        until(lambda: not is_here(bob, other))
        with page_of(ada, one):
            until(lambda: is_here(bob, other))
            assert bob.http.get("/api/lobby").json()["here"] > 0
        until(lambda: not is_here(bob, other))


def test_a_challenge_reaches_a_page_at_another_host(pair: list[ClusterHost]) -> None:
    one, other = pair
    with closing(one.guest()) as ada, closing(other.guest()) as bob:
        signed_up(ada, "Ada who challenges")
        signed_up(bob, "Bob who is challenged")
        with page_of(bob, other) as page:
            sent = ada.http.post("/api/me/challenges", json={"game": "reversi", "name": "Bob who is challenged"})
            assert sent.status_code == 201, sent.text
            while sent.json()["id"] not in {each["table"] for each in told(page, "calls")["challenges"]}:
                pass


def test_whoever_waits_is_taken_to_a_game_from_a_page_at_another_host(pair: list[ClusterHost]) -> None:
    with closing(pair[0].guest()) as ada, closing(pair[1].guest()) as bob:
        signed_up(ada, "Ada who waits")
        signed_up(bob, "Bob who comes")
        befriended(ada, bob)
        for host in pair:  # one of them does not serve the table
            table = ada.open_table(ME, OPEN)
            with page_of(ada, host) as page:
                until(lambda: all(is_here(bob, each) for each in pair))
                assert bob.sit(table, 1).status_code == 200
                assert told(page, "begun")["table"] == table
            until(lambda: not any(is_here(bob, each) for each in pair))


def test_whoever_has_a_page_open_is_called_to_tables_of_all_hosts(pair: list[ClusterHost]) -> None:
    one, other = pair
    with closing(one.guest()) as ada, closing(other.guest()) as bob:
        for host in pair:  # one of them does not serve the table
            table = ada.open_table(OPEN, ME)
            with page_of(bob, host) as page:
                assert bob.sit(table, 0).status_code == 200
                while table not in {call["table"] for call in msgspec.json.decode(page.recv(20)).get("calls", ())}:
                    pass


def test_a_guest_who_has_their_data_removed_is_forgotten_at_the_host_of_their_table(pair: list[ClusterHost]) -> None:
    one, other = pair
    with closing(one.guest()) as ada, closing(other.guest()) as bob:
        table = bob.open_table(ME, OPEN)  # which its host serves
        assert ada.sit(table, 1, "Ada who goes").status_code == 200
        assert "Ada who goes" in names_at(bob, table)
        cookie = {"Cookie": ada.cookie}
        assert ada.http.post("/api/me/removal").status_code == 200
        until(lambda: "Ada who goes" not in names_at(bob, table))
        seats = httpx.get(f"{other.address}/api/tables/{table}", headers=cookie, timeout=20).json()["seats"]
        assert [seat["yours"] for seat in seats] == [False, False], "their cookie opens nothing there either"


def names_at(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in guest.http.get(f"/api/tables/{table}").json()["seats"]]


def test_a_puzzle_has_the_same_rating_at_every_host(pair: list[ClusterHost]) -> None:
    puzzle = next(each for each in puzzles("reversi").values() if len(each.line) == 1)
    ratings: list[int] = []
    for host in pair:
        with closing(host.guest()) as guest:
            signed_up(guest, f"Solver {host.port}")
            answer = guest.http.post(f"/api/puzzles/reversi/{puzzle.id}", json={"moves": [puzzle.answers[0]]}).json()
            assert answer["rated"], answer
            ratings.append(answer["rating"])
    assert ratings[1] < ratings[0], "it was solved twice"
    for host in pair:
        with closing(host.guest()) as guest:
            until(lambda guest=guest: rating_at(guest, puzzle.id) == ratings[1])


def rating_at(guest: Guest, puzzle_id: str) -> int:
    listed = guest.http.get("/api/puzzles/reversi").json()["puzzles"]
    return next(int(each["rating"]) for each in listed if each["id"] == puzzle_id)
