"""Whoever signs in at one host is known to all of them, with Valkey and without."""

from contextlib import closing

import msgspec
from websockets.sync.client import connect

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


def test_whoever_has_a_page_open_is_called_to_tables_of_all_hosts(pair: list[ClusterHost]) -> None:
    one, other = pair
    with closing(one.guest()) as ada, closing(other.guest()) as bob:
        for host in pair:  # one of them does not serve the table
            table = ada.open_table(OPEN, ME)
            address = host.address.replace("http", "ws")
            with connect(f"{address}/api/me/socket", additional_headers={"Cookie": bob.cookie}) as page:
                assert msgspec.json.decode(page.recv(20))["kind"] == "calls"
                assert bob.sit(table, 0).status_code == 200
                while table not in {call["table"] for call in msgspec.json.decode(page.recv(20)).get("calls", ())}:
                    pass
