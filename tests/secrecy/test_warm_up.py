"""Whoever comes hears nothing of what somebody has played while they waited, if something is hidden there."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from galerie.core import AnyGame
from galerie.host.view.table_view import TableView
from galerie.host.wire import WarmUp
from tests.host.apps import visitor
from tests.secrecy.hosts import PLAYER, Cast, alike, host
from tests.secrecy.twins import ALL_GAMES, is_secret, twins

SECRET = [game for game in ALL_GAMES if is_secret(game) and 2 in game.seats and not game.racing]


async def asked(client: httpx.AsyncClient, method: str, address: str, wish: Any = None) -> bytes:
    answer = await client.request(method, address, json=wish)
    return f"{method} {address} {answer.status_code} ".encode() + answer.content


async def told(folder: Path, game: AnyGame, side: int) -> list[bytes]:
    """What the newcomer and a stranger hear of a table whose opener has only begun a warm-up, or moved in it."""
    with alike(twins(game, 2, 0), 0):
        app = host(folder / str(side), Cast())
        async with app.lifespan():
            registry = app.state.registry
            ada, bob, eve = (visitor(app, f"198.51.100.{number}") for number in range(3))
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
            wish = {"game": game.name, "seats": seats, "public": True}
            table = (await ada.post("/api/tables", json=wish)).json()["id"]
            warm_up = (await ada.post(f"/api/tables/{table}/warm-up", json={"level": PLAYER})).json()["id"]
            own = await registry.find(warm_up)
            (seat,) = own.seats_of(own.setup.opener or "")
            if side:
                await own.play(own.setup.opener, "move", seat, str(next(iter(own._history.match.moves(seat)))))
            address = f"/api/tables/{table}"
            heard = [await asked(each, "GET", address) for each in (bob, eve)]
            heard.append(await asked(bob, "GET", "/api/lobby"))
            heard.append(await asked(bob, "POST", f"{address}/warm-up", {"level": PLAYER}))
            heard.append(await asked(bob, "POST", f"{address}/seats/1", {"name": "Bob"}))
            answers = [{"agreed": agreed} for agreed in (True, False)]
            heard += [await asked(bob, "POST", f"{address}/warm-up/answer", answer) for answer in answers]
            heard += [await asked(each, "GET", address) for each in (bob, eve)]
            for client in (ada, bob, eve):
                await client.aclose()
    assert not any(warm_up.encode() in each for each in heard)
    return heard


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.name)
async def test_a_warm_up_with_secrets_is_told_to_nobody(tmp_path: Path, game: AnyGame) -> None:
    one, two = [await told(tmp_path, game, side) for side in (0, 1)]
    assert one == two
    assert b"warm-up-late" in b"".join(one)


async def test_a_warm_up_that_is_told_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(view: TableView, _: str | None) -> WarmUp | None:
        noted = view._seating.setup.warm_up
        return WarmUp(noted.table, []) if noted else None

    monkeypatch.setattr(TableView, "_warm_up", telling)
    with pytest.raises(AssertionError):
        await told(tmp_path, SECRET[0], 0)
