"""What is passed on waits for the host that holds it, without asking the database once for each visitor."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpcore
import pytest

from galerie.host.cluster.forwarding import Forwarding
from galerie.host.cluster.leases import OWNED
from galerie.host.cluster.peers import Peers
from galerie.host.store.address import Address
from tests.cluster.test_leases import TABLE, end_lease, host, living, until

WAITING = 200
NOWHERE = "127.0.0.1:1"


@pytest.mark.parametrize(
    "error", [httpcore.ConnectError, httpcore.ConnectTimeout], ids=["killed", "gone with its machine"]
)
async def test_all_who_wait_for_the_tables_of_a_killed_host_share_the_looks_at_the_leases(
    database: Address, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    killed = host(database, "a")
    killed.address = NOWHERE  # type: ignore[misc]  # nobody answers there
    await killed.prepare()
    await killed.start()
    looks, tries = 0, 0
    served: list[bytes] = []
    survivor = host(database, "b")
    run = survivor._taking.run

    async def counted(statement: str, *arguments: Any) -> Any:
        nonlocal looks
        looks += statement == OWNED
        return await run(statement, *arguments)

    @asynccontextmanager
    async def stream(*_: Any) -> AsyncIterator[None]:
        nonlocal tries
        tries += 1
        raise error
        yield

    async def serve(_: Any, receive: Any, send: Any) -> None:
        served.append((await receive())["body"])

    async def ask() -> None:
        parts = [{"type": "http.request", "body": b"what was sent", "more_body": False}]

        async def receive() -> Any:
            return parts.pop() if parts else await asyncio.Event().wait()

        await forwarding(serve, scope, receive, None, from_peer=False)

    monkeypatch.setattr(survivor._taking, "run", counted)
    peers = Peers("secret")
    monkeypatch.setattr(peers, "stream", stream)
    forwarding = Forwarding(survivor, peers, 1_000, lambda _: None)
    scope = {"type": "http", "method": "POST", "path": f"/api/tables/{TABLE}", "headers": [], "scheme": "http"}

    async with living(survivor):
        asking = [asyncio.create_task(ask()) for _ in range(WAITING)]
        await until(lambda: tries > 3 * WAITING)
        assert looks < WAITING
        end_lease(database, "a")
        await asyncio.gather(*asking)
    assert served == [b"what was sent"] * WAITING
    await killed.close()
