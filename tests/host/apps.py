"""An application in this process, and visitors from any address."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
from litestar import Litestar

from galerie.host.moderation.word_filter import WordFilter
from galerie.host.store.address import Place
from galerie.host.store.store import Store
from galerie.host.table.limits import openings
from galerie.host.table.services import Services
from galerie.host.web.app import build
from galerie.host.web.settings import Settings
from tests.host.tables import Puppet

T = TypeVar("T")
ME, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "open"}


class Nobody(Puppet):
    """Work that would be done in another process is done here."""

    async def run(self, work: Callable[..., T], *arguments: Any, **_: Any) -> T:
        return work(*arguments)


@asynccontextmanager
async def serving(place: Place, words: tuple[str, ...] = (), **settings: Any) -> AsyncIterator[Litestar]:
    chosen = Settings(data=place, **settings)
    limit = openings(chosen.tables_per_hour)
    app = build(chosen, Services(Store(place), Nobody(), word_filter=WordFilter(words), openings=limit))
    async with app.lifespan():
        yield app


def visitor(app: Litestar, address: str = "198.51.100.1", language: str = "en") -> httpx.AsyncClient:
    """Somebody with a browser of their own."""
    application: Any = app  # whose types for messages are narrower than those of the client
    transport = httpx.ASGITransport(application, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers={"Accept-Language": language})


async def seated(ada: httpx.AsyncClient, bob: httpx.AsyncClient, **wish: Any) -> str:
    """A table where both sit."""
    answer = await ada.post("/api/tables", json={"game": "reversi", "seats": [ME, OPEN], **wish})
    table = str(answer.json()["id"])
    assert (await bob.post(f"/api/tables/{table}/seats/1", json={"name": "Bob"})).status_code == 200
    return table
