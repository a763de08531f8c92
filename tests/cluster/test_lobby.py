"""One lobby for all hosts: people see each other's tables and find each other, whatever host they are led to."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import Any

from galerie.host.store.address import Address
from tests.chaos.story import ME, OPEN
from tests.cluster.conftest import Start
from tests.cluster.hosts import ClusterHost, until
from tests.servers import Guest


def waiting(guest: Guest) -> set[str]:
    """The tables that wait for players, as somebody sees the lobby."""
    return {listing["table"]["id"] for listing in guest.http.get("/api/lobby").json()["waiting"]}


def paired(guest: Guest) -> dict[str, Any]:
    answer = guest.http.post("/api/pairings", json={"game": "reversi"})
    assert answer.status_code == 200, answer.text
    info: dict[str, Any] = answer.json()
    return info


def test_public_tables_of_all_hosts_are_listed_everywhere(database: Address, start: Start) -> None:
    hosts = start(2, database, lease_seconds=4)
    with closing(hosts[0].guest()) as here, closing(hosts[1].guest()) as there:
        table = here.open_table(ME, OPEN, public=True)
        until(lambda: waiting(there) == {table})
        assert there.sit(table, 1).status_code == 200
        until(lambda: not waiting(there) and not waiting(here))
        # its host is killed: the other one lists its tables, and removes them once nobody comes back
        other = here.open_table(ME, OPEN, public=True)
        until(lambda: other in waiting(there))
        hosts[0].kill()
        assert other in waiting(there)


def test_people_are_paired_across_hosts(pair: list[ClusterHost]) -> None:
    with closing(pair[0].guest()) as here, closing(pair[1].guest()) as there:
        first = paired(here)
        second = paired(there)
        assert second["id"] == first["id"]
        assert [seat["kind"] for seat in second["seats"]] == ["human", "human"]
        assert [seat["yours"] for seat in second["seats"]].count(True) == 1


def test_nobody_waits_alone_although_all_ask_at_the_same_time(pair: list[ClusterHost]) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(8) as threads:
        guests = [stack.enter_context(closing(pair[number % 2].guest())) for number in range(8)]
        tables = [info["id"] for info in threads.map(paired, guests)]
        assert sorted(map(tables.count, {*tables})) == [2, 2, 2, 2]


def test_a_key_opens_a_seat_at_a_table_of_another_host(pair: list[ClusterHost]) -> None:
    with closing(pair[0].guest()) as here, closing(pair[1].guest()) as there:
        for guest, device in ((here, there), (there, here)):
            table = guest.open_table(ME, OPEN)
            made = guest.http.post(f"/api/tables/{table}/key").json()
            used = device.http.post("/api/keys", json={"key": made["key"]})
            assert used.status_code == 200, used.text
            assert used.json()["seats"][0]["yours"]
