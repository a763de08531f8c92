"""How many tables somebody may open in an hour, and which do not count."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from galerie.core import Refusal
from galerie.host.wire import TournamentWish
from tests.host.accounts import PASSPHRASE
from tests.host.apps import ME, OPEN, seated, serving, visitor
from tests.host.tables import Watcher, until

WISH = {"game": "reversi", "seats": [ME, OPEN]}
MOST = 2


async def refusal(client: httpx.AsyncClient, path: str, **wish: Any) -> str:
    answer = await client.post(path, json=wish)
    assert answer.status_code == 429, answer.text
    return str(answer.json()["code"])


async def spend(client: httpx.AsyncClient) -> None:
    for _ in range(MOST):
        assert (await client.post("/api/tables", json=WISH)).status_code == 201


async def test_the_guests_of_one_address_open_only_so_many_tables_in_an_hour(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "db", tables_per_hour=MOST) as app,
        visitor(app) as ada,
        visitor(app) as bob,
        visitor(app, "203.0.113.9") as cleo,
    ):
        assert (await ada.post("/api/tables", json=WISH)).status_code == 201
        assert (await ada.post("/api/tables", json={**WISH, "game": "none"})).status_code == 400, "and does not count"
        assert (await bob.post("/api/tables", json=WISH)).status_code == 201
        for each in (ada, bob):
            assert await refusal(each, "/api/tables", **WISH) == "tables-often"
        await spend(cleo)


async def test_an_account_has_as_many_of_its_own_wherever_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", tables_per_hour=MOST) as app, visitor(app) as ada, visitor(app) as bob:
        await spend(bob)
        await ada.post("/api/account", json={"name": "Ada Seize", "passphrase": PASSPHRASE})
        assert await refusal(ada, "/api/tables", **WISH) == "tables-often", "while the account is new"
        app.state.registry.people.new.clear()
        await spend(ada)
        assert await refusal(ada, "/api/tables", **WISH) == "tables-often"


async def test_whatever_a_person_opens_counts(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", tables_per_hour=MOST) as app, visitor(app) as ada:
        room = (await ada.post("/api/rooms", json={"name": "Ada"})).json()["id"]
        await spend(ada)
        assert await refusal(ada, "/api/pairings", game="reversi", name="Ada") == "tables-often"
        bots = [{"kind": "bot", "level": "novice"}] * 2
        assert await refusal(ada, f"/api/rooms/{room}/tables", game="reversi", seats=bots) == "tables-often"
        assert await refusal(ada, "/api/duels", game="solo", name="Ada") == "tables-often"


async def test_a_rematch_counts_for_whoever_asks_for_it_first(tmp_path: Path) -> None:
    """Or two seats could resign and begin again without end."""
    async with serving(tmp_path / "db", tables_per_hour=MOST) as app, visitor(app) as ada, visitor(app) as bob:
        table = await app.state.registry.find(await seated(ada, bob))
        first, second = (chair.guest or "" for chair in table.setup.chairs)
        spender = Watcher(first, "198.51.100.1")
        table.enter(spender, None)
        table.enter(Watcher(second, "203.0.113.9"), None)
        await table.play(second, "gives up", 1, "!resign")
        await ada.post("/api/tables", json=WISH)
        with pytest.raises(Refusal, match="tables often"):
            await table.play(first, "asks", 0, "!rematch")
        assert not table.view.info(first).next
        await table.play(second, "asks", 1, "!rematch")
        await table.play(first, "agrees", 0, "!rematch")
        await until(lambda: table.view.info(first).next)


async def test_the_games_of_a_tournament_do_not_count(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", tables_per_hour=MOST) as app, visitor(app) as ada, visitor(app) as bob:
        registry = app.state.registry
        table = await registry.find(await seated(ada, bob))
        await ada.post("/api/tables", json=WISH)
        assert await refusal(ada, "/api/tables", **WISH) == "tables-often"
        first, second = (chair.guest or "" for chair in table.setup.chairs)
        tournament = await registry.tournaments.open(first, TournamentWish("Coupe", "reversi", "swiss", "Ada"))
        for guest, name in ((first, "Ada"), (second, "Bob")):
            await tournament.join(guest, name)
        assert (await ada.post(f"/api/tournaments/{tournament.id}/begin")).status_code == 200
        await until(lambda: len(tournament.state.opened) == 1)


async def test_a_bot_account_opens_no_more_than_a_person(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", tables_per_hour=MOST) as app, visitor(app) as owner:
        await owner.post("/api/account", json={"name": "Robot Seize", "passphrase": PASSPHRASE})
        await owner.post("/api/account/bot")
        made = await owner.post("/api/account/tokens", json={"name": "x", "scopes": ["read", "play"]})
        owner.headers["Authorization"] = f"Bearer {made.json()['token']}"
        for _ in range(MOST):
            assert (await owner.post("/api/bot/tables", json=WISH)).status_code == 201
        assert await refusal(owner, "/api/bot/tables", **WISH) == "tables-often"
