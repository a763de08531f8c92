"""Lists longer than anybody reads, of games or of words: whoever asks for them slows down nobody's move, nor does
whoever has them removed.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from galerie.host.moderation import desk
from galerie.host.moderation.desk import Administrator
from galerie.host.store.beside import Beside, transaction
from tests.host.accounts import PASSPHRASE, sign_up
from tests.hostile.harness import SCALES
from tests.hostile.test_measure import Attacked
from tests.servers import Guest, Server

MORE = """
WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
INSERT INTO {table} SELECT {columns} FROM numbers, {table} AS one WHERE one.{key} = ?
"""


def fill(server: Server, table: str, count: int) -> None:
    """Copy a table many times, as if the guest had opened them one by one. Meanwhile the host cannot write."""
    with sqlite3.connect(server.data, timeout=60) as db:
        for name, key, rest in (
            ("tables", "id", "charter, next"),
            ("standings", "table_id", "game, touched + number, acting, ending, deal, rehearsed"),
            ("seatings", "table_id", "seat, guest, name, level, touched + number"),
        ):
            columns = f"one.{key} || number, {rest}"
            db.execute(MORE.format(table=name, key=key, columns=columns), (count, table))
    db.close()


def listed(guest: Guest, before: str) -> int:
    answer = guest.http.get("/api/me/games", params={"before": before, "opponent": "bob"})
    assert answer.status_code == 200, answer.text
    return len(answer.json()["games"])


@SCALES
def test_listing_thousands_of_games_holds_up_nobody(besieged: Server, attacked: Attacked, scale: int) -> None:
    guest, count, times = besieged.guest(), 5_000 * scale, 12 * scale
    fill(besieged, table := guest.open_table({"kind": "me"}, {"kind": "here", "name": "Bob"}), count)
    oldest = guest.http.get("/api/me/games").json()["games"][0]["at"] - count + 10
    with attacked(besieged) as effect, ThreadPoolExecutor(4) as pool:
        assert {*pool.map(listed, [guest] * times, ["", f"{oldest}.{table}"] * (times // 2))} == {20, 10}
    guest.close()
    effect.check(megabytes=100, scale=scale)


@SCALES
def test_removing_somebody_with_thousands_of_games_holds_up_nobody(
    besieged: Server, attacked: Attacked, scale: int
) -> None:
    rose, paul = besieged.guest(), besieged.guest()
    for guest, name in ((rose, f"Rose {scale}"), (paul, f"Paul {scale}")):
        sign_up(guest, name)
        fill(besieged, guest.open_table({"kind": "me"}, {"kind": "here", "name": "Zoe"}), 5_000 * scale)
    with transaction(besieged.data) as db:
        account = desk.account_called(db, f"Paul {scale}")
    with attacked(besieged) as effect:
        gone = rose.http.post("/api/account/removal", json={"passphrase": PASSPHRASE}, timeout=600)
        assert gone.status_code == 200, gone.text
        asyncio.run(desk.remove_account(Beside(besieged.data), Administrator("root", 1), account))
    with transaction(besieged.data) as db:
        named = db.execute("SELECT count(*) FROM seatings WHERE name IN (?, ?)", (f"rose {scale}", f"paul {scale}"))
        assert named.fetchone() == (0,)
    for guest in (rose, paul):
        guest.close()
    effect.check(megabytes=100, scale=scale)


def counted(guest: Guest, pattern: str) -> int:
    answer = guest.http.get("/api/words", params={"pattern": pattern})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["count"])


@SCALES
def test_patterns_that_many_words_have_hold_up_nobody(besieged: Server, attacked: Attacked, scale: int) -> None:
    guest, patterns = besieged.guest(), ["*", "?*", "?" * 9, "??e*", "re*"] * 5 * scale
    with attacked(besieged) as effect, ThreadPoolExecutor(20) as pool:
        assert min(pool.map(counted, [guest] * len(patterns), patterns)) > 1_000
    guest.close()
    effect.check(megabytes=60, scale=scale)
