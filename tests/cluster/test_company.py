"""Tournaments, duels and warm-ups are the same at every host, and outlive the one that held them."""

from typing import Any

from galerie.host.cluster.slots import TOURNAMENT, slot_of
from galerie.host.store.address import Address
from tests.chaos.story import ME, OPEN
from tests.cluster.conftest import Start
from tests.cluster.hosts import ClusterHost, held, shared_out, until
from tests.cluster.test_hosts import owner_of
from tests.servers import Guest


def asked(guest: Guest, method: str, path: str, **wish: Any) -> Any:
    answer = guest.http.request(method, f"/api{path}", json=wish if method != "GET" else None)
    assert answer.is_success, answer.text
    return answer.json()


def test_a_tournament_is_joined_at_any_host_and_goes_on_when_its_own_is_killed(database: Address, start: Start) -> None:
    hosts = start(2, database, lease_seconds=4)
    until(lambda: shared_out(hosts))
    players = [hosts[number % 2].guest() for number in range(4)]
    wish = {"title": "Open", "game": "reversi", "system": "round-robin", "automatic": False}
    tournament = asked(players[0], "POST", "/tournaments", name="Ada", **wish)["tournament"]["id"]
    for name, player in zip(("Ada", "Bob", "Cleo", "Dora"), players, strict=True):
        asked(player, "POST", f"/tournaments/{tournament}/players", name=name)
    asked(players[0], "POST", f"/tournaments/{tournament}/begin")
    tables = begun(players[1], tournament)
    assert {slot_of(table) for table in tables} == {slot_of(TOURNAMENT + tournament)}

    holder = owner_of(TOURNAMENT + tournament, database, hosts)
    other = next(host for host in hosts if host is not holder)
    holder.kill()
    until(lambda: held(other) == 1024)
    witness = other.guest()
    assert begun(witness, tournament) == tables
    assert [player["name"] for player in told(witness, tournament)["players"]] == ["Ada", "Bob", "Cleo", "Dora"]
    for guest in (*players, witness):
        guest.close()


def told(guest: Guest, tournament: str) -> Any:
    return asked(guest, "GET", f"/tournaments/{tournament}")["tournament"]


def begun(guest: Guest, tournament: str) -> list[str]:
    """The tables of the present round, once they are open."""
    found: list[str] = []

    def are_open() -> bool:
        found[:] = [pairing["table"] for pairing in told(guest, tournament)["pairings"] if pairing["table"]]
        return len(found) == 2 and all(guest.http.get(f"/api/tables/{table}").is_success for table in found)

    until(are_open)
    return found


def test_a_warm_up_is_where_its_player_waits(pair: list[ClusterHost]) -> None:
    for host in pair:
        ada = host.guest()
        table = ada.open_table(ME, OPEN, public=True)
        warm_up = asked(ada, "POST", f"/tables/{table}/warm-up", level="novice")
        assert slot_of(warm_up["id"]) == slot_of(table)
        assert warm_up["waits_at"] == table
        ada.close()


def test_a_duel_is_played_at_any_host(pair: list[ClusterHost]) -> None:
    ada, bob = (host.guest() for host in pair)
    duel = asked(ada, "POST", "/duels", game="solo", name="Ada")["id"]
    own, same = (asked(ada, "POST", f"/duels/{duel}/tries", name="Ada") for _ in range(2))
    assert own["id"] == same["id"]
    other = asked(bob, "POST", f"/duels/{duel}/tries", name="Bob")
    assert other["id"] != own["id"]
    assert asked(bob, "GET", f"/duels/{duel}")["name"] == "Ada"
    through = pair[1].guest()
    through.http.cookies = ada.http.cookies
    assert asked(through, "POST", f"/duels/{duel}/tries", name="Ada")["id"] == own["id"]
    for guest in (ada, bob, through):
        guest.close()
