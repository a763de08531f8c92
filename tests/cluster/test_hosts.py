"""Whatever host a visitor is led to, they reach their table; and hosts trust nobody but each other."""

import asyncio
import hashlib
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from websockets.asyncio.client import connect

from galerie.host.cluster.cluster import Cluster
from galerie.host.cluster.peers import Peers
from galerie.host.cluster.slots import slot_of
from galerie.host.store.address import Address
from tests.chaos.story import ME, OPEN
from tests.cluster.conftest import Start
from tests.cluster.hosts import ClusterHost, held, shared_out, until


def owner_of(table: str, database: Address, hosts: list[ClusterHost]) -> ClusterHost:
    """The host that holds the slot of a table."""
    owner = "SELECT address FROM cluster.leases JOIN cluster.hosts ON id = owner WHERE slot = %s"
    with psycopg.connect(database.url) as db:
        found = db.execute(owner, (slot_of(table),)).fetchone()
    assert found
    return next(host for host in hosts if host.address.endswith(found[0]))


async def frame(connection: Any, kind: str) -> dict[str, Any]:
    """The next frame of a kind."""
    async with asyncio.timeout(20):
        while True:
            message: dict[str, Any] = msgspec.json.decode(await connection.recv())
            if message["kind"] == kind:
                return message


async def test_tables_are_reached_by_any_host(database: Address, start: Start) -> None:
    hosts = start(2, database, lease_seconds=4)
    until(lambda: shared_out(hosts))
    ada, bob = hosts[0].guest(), hosts[1].guest()
    tables = [ada.open_table(ME, OPEN), bob.open_table(ME, OPEN)]
    other = {tables[0]: bob, tables[1]: ada}
    for table in tables:
        assert other[table].sit(table, 1).status_code == 200
        shown = [guest.http.get(f"/api/tables/{table}").json()["seats"] for guest in (ada, bob)]
        assert [[seat["kind"] for seat in seats] for seats in shown] == [["human", "human"]] * 2
        assert [[seat["yours"] for seat in seats].count(True) for seats in shown] == [1, 1]
    # a socket at either host, and a move through the wrong one
    table = tables[0]
    address = [host.address.replace("http", "ws") for host in hosts]
    first = ada.http.get(f"/api/tables/{table}/moments").json()[0]
    seat = first["to_act"][0]
    mover, cookie = (0, ada.cookie) if seat == 0 else (1, bob.cookie)
    async with (
        connect(f"{address[1 - mover]}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}) as one,
        connect(f"{address[mover]}/api/tables/{table}/socket") as spectator,
    ):
        welcome = await frame(one, "welcome")
        await frame(spectator, "welcome")
        move = welcome["moments"][-1]["moves"][str(seat)][0]
        await one.send(msgspec.json.encode({"kind": "play", "id": "1", "seat": seat, "move": move}).decode())
        assert (await frame(one, "saved"))["id"] == "1"
        assert (await frame(spectator, "happened"))["moment"]["move"] == move
        owner = owner_of(table, database, hosts)
        for metric in ("slot_tables", "slot_events_total"):
            told = [f'galerie_{metric}{{slot="{slot_of(table)}"}}' in host.metrics for host in hosts]
            assert told == [host is owner for host in hosts]
        # the owner is killed: both are told to come back, and find the move at the other host
        survivor = next(host for host in hosts if host is not owner)
        owner.kill()
    async with connect(f"{survivor.address.replace('http', 'ws')}/api/tables/{table}/socket") as again:
        assert (await frame(again, "welcome"))["moments"][-1]["version"] >= 1
    ada.close()
    bob.close()


def test_nobody_passes_for_a_host(database: Address, start: Start) -> None:
    (host,) = start(1, database)
    ada = host.guest()
    table = ada.open_table(ME, OPEN)
    forged = {"x-galerie-secret": "guessed", "x-galerie-guest": "somebody", "x-galerie-client": "192.0.2.1"}
    with httpx.Client(base_url=host.address, headers=forged) as stranger:
        assert stranger.get("/cluster/hello").status_code == 404
        assert stranger.get(f"/api/tables/{table}").json()["seats"][0]["yours"] is False
        assert stranger.cookies  # they got an identity of their own
    ada.close()


def test_a_host_alone_holds_everything_again_soon(database: Address, start: Start) -> None:
    """A rolling restart: whoever stops gives its slots away at once."""
    hosts = start(2, database, lease_seconds=60)
    until(lambda: shared_out(hosts))
    assert hosts[0].stop() == 0
    until(lambda: held(hosts[1]) == 1024, seconds=30)  # long before a lease of that host would have ended


async def test_a_question_is_asked_again_where_its_table_has_gone(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster = Cluster(database.url, "secret", "127.0.0.1:1", "", 4, 1_000)
    places, asked = iter(["127.0.0.1:2", "127.0.0.1:3"]), []

    async def place(key: str, deadline: float) -> str:
        return next(places)

    async def ask(address: str, *question: object) -> bytes | None:
        asked.append(address)
        return b"answer" if address.endswith(":3") else None

    monkeypatch.setattr(cluster.leases, "place", place)
    monkeypatch.setattr(cluster.peers, "ask", ask)
    assert await cluster.ask("a table", "POST", "/api/keys", {}, "ada") == b"answer"
    assert asked == ["127.0.0.1:2", "127.0.0.1:3"]
    await cluster.close()


async def test_a_host_does_not_answer_for_a_table_that_it_does_not_hold(database: Address, start: Start) -> None:
    hosts = start(2, database)
    until(lambda: shared_out(hosts))
    ada = hosts[0].guest()
    table = ada.open_table(ME, OPEN)
    made = ada.http.post(f"/api/tables/{table}/key").json()
    with psycopg.connect(database.url) as db:
        found = db.execute("SELECT value FROM secrets WHERE name = 'cookie'").fetchone()
    assert found
    peers = Peers(hashlib.sha256(f"cluster {found[0]}".encode()).hexdigest())
    owner = owner_of(table, database, hosts)
    for host in hosts:
        address = host.address.removeprefix("http://")
        answer = await peers.ask(address, table, "POST", "/api/keys", {"key": made["key"]}, "a device")
        assert (answer is None) == (host is not owner)
    await peers.close()
    ada.close()
