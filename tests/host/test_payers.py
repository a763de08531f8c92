"""Whatever waits for its turn is paid for by whoever has asked for it: by their account, or else by their address."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from galerie.bots.slots import NOBODY, SERVER, Limits, Slots, Whose, whose
from galerie.core import Refusal
from galerie.host.moderation import desk
from galerie.host.notices.delivery import Delivery
from galerie.host.people.people import SETTLED
from galerie.host.store.beside import transaction
from galerie.host.store.store import Store
from tests.host.apps import serving, visitor
from tests.host.tables import until
from tests.host.test_administration import by, sign_up

ADDRESS = "198.51.100.1"


@pytest.fixture
def payers(monkeypatch: pytest.MonkeyPatch) -> list[Whose]:
    """Who has asked the store for lists, in order, the server itself left out."""
    found: list[Whose] = []
    read = Store.read

    async def noted(store: Store, work: Any, label: str) -> Any:
        if whose.get() != SERVER:
            found.append(whose.get())
        return await read(store, work, label)

    monkeypatch.setattr(Store, "read", noted)
    return found


async def knock(app: Litestar, path: str, cookies: str = "") -> None:
    """Open a socket, and leave once something was received."""
    served = asyncio.Event()
    scope = {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "ws",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1"), (b"cookie", cookies.encode())],
        "client": (ADDRESS, 1),
        "subprotocols": [],
        "extensions": {},
        "state": {},
    }
    first = [{"type": "websocket.connect"}]

    async def receive() -> Any:
        if first:
            return first.pop()
        await served.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        if message["type"] != "websocket.accept":
            served.set()

    application: Any = app
    async with asyncio.timeout(20):
        await asyncio.create_task(application(scope, receive, send))


async def test_a_socket_of_a_page_counts_as_its_visitors_address_or_account(
    tmp_path: Path, payers: list[Whose]
) -> None:
    async with serving(tmp_path / "db") as app, visitor(app, ADDRESS) as ada:
        assert (await ada.get("/api/me")).status_code == 200
        cookies = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
        payers.clear()
        await knock(app, "/api/me/socket", cookies)
        assert payers
        assert {payer for payer, _ in payers} == {ADDRESS}
        await sign_up(ada, "Ada Payer")
        people, address = app.state.registry.people, ADDRESS
        (account,) = people.names
        assert people.payer(account, address) == (ADDRESS, account), "accounts are made as fast as cookies"
        now = people.now()
        people.now = lambda: now + SETTLED
        cookies = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
        payers.clear()
        await knock(app, "/api/me/socket", cookies)
        assert payers
        assert NOBODY[0] not in {payer for payer, _ in payers}
        assert ADDRESS not in {payer for payer, _ in payers}


@pytest.mark.parametrize(
    "path", ["/api/rooms/aaaa-bbbb-cccc/socket", "/api/tournaments/aaaa-bbbb-cccc/socket", "/api/me/socket"]
)
async def test_a_socket_without_a_cookie_counts_as_its_address(tmp_path: Path, payers: list[Whose], path: str) -> None:
    async with serving(tmp_path / "db") as app:
        payers.clear()
        await knock(app, path)
        assert {*payers} <= {(ADDRESS, "")}


@pytest.mark.parametrize(
    "path", ["/api/duels/{}/picture/dark", "/api/tournaments/{}/picture/dark", "/duel/{}", "/r/{}", "/t/{}"]
)
async def test_whoever_looks_at_a_link_pays_for_what_is_read_for_it(
    tmp_path: Path, payers: list[Whose], path: str
) -> None:
    async with serving(tmp_path / "db") as app, visitor(app, ADDRESS) as ada:
        payers.clear()
        await ada.get(path.format("aaaabbbbcccc"))
        assert payers
        assert {payer for payer, _ in payers} == {ADDRESS}


async def test_an_administrator_is_not_held_up_by_others_from_their_address(
    tmp_path: Path, payers: list[Whose]
) -> None:
    path = tmp_path / "db"
    async with serving(path) as app, visitor(app, ADDRESS) as ada:
        with transaction(path) as db:
            key = desk.make_link(db, by(), "Ada")
        assert (await ada.post("/api/admin/session", json={"key": key})).status_code == 201
        payers.clear()
        assert (await ada.get("/api/admin/audit")).status_code == 200
        assert payers
        assert {ADDRESS, NOBODY[0]}.isdisjoint(payer for payer, _ in payers)


async def test_the_server_itself_pays_for_what_it_does_in_the_background(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Whose] = []

    async def noted(_: Delivery) -> None:
        found.append(whose.get())

    monkeypatch.setattr(Delivery, "run", noted)
    async with serving(tmp_path / "db"):
        await until(lambda: bool(found))
    assert found == [SERVER]


async def test_no_limit_of_one_payer_holds_for_the_servers_own_work() -> None:
    slots = Slots(["only"], Limits(of_one=1))

    async def take(payer: Whose) -> None:
        whose.set(payer)
        await slots.take(("work",))

    taken = [asyncio.create_task(take(SERVER)) for _ in range(5)]
    others = [asyncio.create_task(take(("somebody", ""))) for _ in range(2)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not any(each.done() and each.exception() for each in taken)
    with pytest.raises(Refusal, match="work many"):
        await others[1]
    for each in (*taken, *others):
        each.cancel()
    await asyncio.gather(*taken, *others, return_exceptions=True)
