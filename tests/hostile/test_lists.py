"""Somebody with more games than anybody reads: whoever lists them slows down nobody's move."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.hostile.harness import P99
from tests.hostile.test_measure import Attacked
from tests.servers import Guest, Server

MORE = """
WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
INSERT INTO {table} SELECT {columns} FROM numbers, {table} AS one WHERE one.{key} = ?
"""


def fill(server: Server, table: str, count: int) -> None:
    """Copy a table many times, as if the guest had opened them one by one."""
    with sqlite3.connect(server.data, timeout=60) as db:
        for name, key, rest in (
            ("tables", "id", "charter, next"),
            ("standings", "table_id", "game, touched + number, acting, ending"),
            ("seatings", "table_id", "seat, guest, name, level"),
        ):
            columns = f"one.{key} || number, {rest}"
            db.execute(MORE.format(table=name, key=key, columns=columns), (count, table))
    db.close()


def listed(guest: Guest) -> int:
    answer = guest.http.get("/api/me/games", params={"page": 100, "opponent": "bob"})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["total"])


def attack(server: Server, count: int, times: int) -> None:
    guest = server.guest()
    fill(server, guest.open_table({"kind": "me"}, {"kind": "here", "name": "Bob"}), count)
    with ThreadPoolExecutor(4) as pool:
        assert {*pool.map(listed, [guest] * times)} == {count + 1}
    guest.close()


def test_listing_thousands_of_games_holds_up_nobody(mortal: Server, attacked: Attacked) -> None:
    with attacked(mortal) as effect:
        attack(mortal, 5_000, 12)
    effect.check(megabytes=60)


@pytest.mark.soak
def test_listing_50_000_games_again_and_again_holds_up_nobody(mortal: Server, attacked: Attacked) -> None:
    with attacked(mortal) as effect:
        attack(mortal, 50_000, 200)
    effect.check(megabytes=100, p99=P99)
