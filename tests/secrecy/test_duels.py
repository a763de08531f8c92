"""Whoever has not played a duel hears nothing of how the others did: neither on its page, nor beside its link, nor in a
notice. Two hosts are compared where somebody has played the same deal differently.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from galerie import deals
from galerie.core import automatic
from galerie.games import solo
from galerie.host.duels.duels import Duels
from galerie.host.notices.notice import Notice, worded
from galerie.host.wire import encode
from tests.host.apps import visitor
from tests.secrecy.hosts import Cast, alike, host
from tests.secrecy.twins import twins

DEAL = "abcd2345"
LINES = (("ge3", "bd3", "stop"), ("bd3", "!resign"))
"""How the maker of the duel has played, at each host."""

THEMES = ("light", "dark")


async def asked(client: httpx.AsyncClient, method: str, address: str, wish: Any = None) -> bytes:
    answer = await client.request(method, address, **({"json": wish} if method == "POST" else {}))
    return f"{method} {address} {answer.status_code} {sorted(answer.headers.items())}\n".encode() + answer.content


async def everything(client: httpx.AsyncClient, duel: str, table: str) -> list[bytes]:
    """All that a visitor can ask about a duel, and about their own table."""
    pictures = [f"/api/duels/{duel}/picture/{theme}" for theme in THEMES]
    addresses = [
        f"/api/duels/{duel}",
        f"/duel/{duel}",
        "/api/me/duels",
        "/api/me/challenges",
        "/api/me/games",
        *pictures,
    ]
    if table:
        own = f"/api/tables/{table}"
        addresses += [own, f"{own}/moments", f"{own}/record", f"/api/me/duels?table={table}"]
    return [await asked(client, "GET", address) for address in addresses]


async def told(folder: Path, side: int) -> tuple[list[bytes], list[bytes]]:
    """What Bob hears of Ada's duel before he has finished, and after that."""
    with alike(twins(solo.GAME, 1, 0), 0), pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "galerie.host.table.automatic.automatic", automatic
        )  # chance deals as it does, and follows nobody
        app: Litestar = host(folder / str(side), Cast())
        async with app.lifespan():
            registry = app.state.registry
            notices: list[Notice] = []
            registry.services.notices.tell = lambda _person, notice, *_: notices.append(notice)
            ada, bob = visitor(app, "198.51.100.1"), visitor(app, "198.51.100.2")
            wish = {"game": "solo", "seats": [{"kind": "me", "name": "Ada"}], "deal": DEAL}
            first = (await ada.post("/api/tables", json=wish)).json()["id"]
            await play(registry, first, LINES[side])
            duel = (await ada.post("/api/duels", json={"table": first})).json()["id"]
            heard = await everything(bob, duel, "")
            heard.append(await asked(bob, "POST", f"/api/duels/{duel}/tries", {"name": "Bob"}))
            heard.append(await asked(bob, "POST", f"/api/duels/{duel}/challenges", {"name": "Ada"}))
            heard.append(await asked(bob, "POST", "/api/duels", {"table": first}))
            table = (await bob.post(f"/api/duels/{duel}/tries", json={"name": "Bob"})).json()["id"]
            heard += await everything(bob, duel, table)
            await play(registry, table, ("ge3",), "half way")
            heard += await everything(bob, duel, table)
            cleo = visitor(app, "198.51.100.3")  # who plays too, and tells Ada
            other = (await cleo.post(f"/api/duels/{duel}/tries", json={"name": "Cleo"})).json()["id"]
            await play(registry, other, LINES[side])
            await registry.duels.tell(other, "Cleo")
            heard += [encode(worded(notice, language)) for notice in notices for language in ("fr", "en")]
            heard += await everything(bob, duel, table)
            await play(registry, table, ("stop",), "the rest")
            after = await everything(bob, duel, table)
            for client in (ada, bob, cleo):
                await client.aclose()
    return heard, after


async def play(registry: Any, table_id: str, moves: tuple[str, ...], command: str = "move") -> None:
    table = await registry.find(table_id)
    (chair,) = table.setup.chairs
    for number, move in enumerate(moves):
        await table.play(chair.guest, f"{command} {number}", 0, move)


async def test_a_duel_tells_nothing_to_whoever_has_not_played_it(tmp_path: Path) -> None:
    one, two = [await told(tmp_path, side) for side in (0, 1)]
    assert one[0] == two[0]
    assert one[1] != two[1]
    assert any(b'"answers":1' in each for each in one[0])
    assert any(b'"results":[' in each for each in one[1])
    assert not any(b'"results":[' in each for each in one[0])
    assert not any(DEAL.encode() in each for each in one[0])
    assert any(DEAL.encode() in each for each in one[1])
    assert sum(b"has answered" in each for each in one[0]) > 0


async def board(folder: Path, side: int) -> tuple[list[bytes], bytes]:
    """What the leaderboard tells Bob of Ada's game with the deal of the day before he has finished it, and after."""
    with alike(twins(solo.GAME, 1, 0), 0), pytest.MonkeyPatch.context() as patch:
        patch.setattr("galerie.host.table.automatic.automatic", automatic)
        app: Litestar = host(folder / str(side), Cast())
        async with app.lifespan():
            registry, today = app.state.registry, deals.of_today()
            registry.store.wall_clock = lambda: 1
            ada, bob = visitor(app, "198.51.100.1"), visitor(app, "198.51.100.2")
            tables = []
            for client, name in ((ada, "Ada"), (bob, "Bob")):
                await client.post("/api/account", json={"name": name, "passphrase": "quatre mots sans rapport"})
                wish = {"game": "solo", "seats": [{"kind": "me"}], "deal": today}
                tables.append((await client.post("/api/tables", json=wish)).json()["id"])
            first = await registry.find(tables[0])
            for _ in range((3, 30)[side]):
                placements = [text for text in first._history.match.moves(0).texts if text != "stop"]
                await play(registry, tables[0], tuple(placements[:1]), str(len(first._history.lines)))
            if not first.view.over:
                await play(registry, tables[0], ("stop",), "last")
            asked_for = f"/api/leaderboards/solo/{today}"
            heard = [await asked(bob, "GET", asked_for)]
            await play(registry, tables[1], ("ge3",), "half way")
            heard.append(await asked(bob, "GET", asked_for))
            await play(registry, tables[1], ("stop",), "the rest")
            after = await asked(bob, "GET", asked_for)
            for client in (ada, bob):
                await client.aclose()
    return heard, after


async def test_the_leaderboard_of_the_day_tells_no_result_to_whoever_still_plays(tmp_path: Path) -> None:
    one, two = [await board(tmp_path, side) for side in (0, 1)]
    assert one[0] == two[0]
    assert b'"name":"Ada"' in one[0][0]
    assert one[1] != two[1]


async def test_a_duel_that_tells_too_much_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info: Callable[..., Any] = Duels.info

    async def telling(duels: Duels, duel: Any, guest: str) -> Any:
        return await info(duels, duel, duel.guest)

    monkeypatch.setattr(Duels, "info", telling)
    one, two = [await told(tmp_path, side) for side in (0, 1)]
    assert one[0] != two[0]
