"""How the host is: for probes, for Prometheus, and for nobody else."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from galerie.host.web.origin import is_local, sender
from tests.host.sockets import joined
from tests.servers import SHARED, Guest, Server

ME, HERE = {"kind": "me"}, {"kind": "here"}
TOKEN = "a-token-of-the-test"  # noqa: S105  nobody else's


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Whoever only reads what is counted can share one with whoever does something that is."""
    server = Server(tmp_path_factory.mktemp("counted") / "tables.sqlite3", metrics_token=TOKEN, **SHARED)
    server.start()
    yield server
    server.stop()


def value(guest: Guest, name: str) -> float:
    found = re.search(rf"^galerie_{re.escape(name)} (\S+)$", guest.http.get("/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_probes_are_answered_without_a_cookie(ada: Guest) -> None:
    for address, answer in [("/health", {"status": "ok"}), ("/ready", {"status": "ready", "saving": True})]:
        answered = httpx.get(ada.server.address + address)
        assert (answered.status_code, answered.json()) == (200, answer)
        assert "set-cookie" not in answered.headers


def test_what_happens_is_counted(counted: Server) -> None:
    guest = counted.guest()
    table = guest.open_table(ME, {"kind": "bot", "level": "novice"})
    with joined(counted, table, guest) as socket:
        assert value(guest, "sockets") == 1
        assert value(guest, "tables") == 1
        assert socket.play("d6")["kind"] == "saved"
        assert socket.play("a1")["kind"] == "refused"
        socket.send("nonsense")
        socket.reached(2)
    assert guest.http.get("/api/tables/nowhere").status_code == 404
    assert value(guest, 'tables_opened_total{game="reversi"}') == 1
    assert value(guest, 'events_total{game="reversi"}') == 2
    assert value(guest, "move_seconds_count") == 1, "what is refused is not told to everybody"
    assert value(guest, 'bot_seconds_count{game="reversi",level="novice"}') == 1
    assert value(guest, 'refused_total{code="table-unknown"}') == 1
    assert value(guest, 'refused_total{code="message-malformed"}') == 1
    assert value(guest, 'requests_total{method="POST",route="/api/tables",status="201"}') == 1
    assert value(guest, 'requests_total{method="GET",route="/api/tables/{table_id}",status="404"}') == 1
    assert value(guest, "commit_seconds_count") >= 3
    assert value(guest, "store_saving") == 1
    assert table not in guest.http.get("/metrics").text
    guest.close()


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_nobody_reads_the_metrics_through_a_proxy(counted: Server, header: str) -> None:
    address = f"{counted.address}/metrics"
    through = {header.encode(): b"127.0.0.1"}
    assert httpx.get(address).status_code == 200
    assert httpx.get(address, headers=through).status_code == 404
    for wrong in ("", "Bearer", "Bearer x", f"Basic {TOKEN}", "Bearer é"):
        assert httpx.get(address, headers={**through, b"Authorization": wrong.encode()}).status_code == 404
    assert httpx.get(address, headers={**through, b"Authorization": f"Bearer {TOKEN}".encode()}).status_code == 200


class Connection:
    """As much of one as tells where it comes from."""

    def __init__(self, host: str | None) -> None:
        self.client = type("Client", (), {"host": host}) if host is not None else None
        self.scope = {"client": None if host is None else (host, 0)}
        self.headers: dict[str, str] = {}


@pytest.mark.parametrize(
    ("host", "counted_to"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix", "unix"),
        (None, ""),
    ],
)
def test_a_household_is_counted_as_one(host: str | None, counted_to: str) -> None:
    assert sender(Connection(host)) == counted_to  # type: ignore[arg-type]  # a stand-in


@pytest.mark.parametrize(("host", "local"), [("127.0.0.1", True), ("::1", True), ("192.0.2.7", False), (None, False)])
def test_only_this_machine_is_local(host: str | None, local: bool) -> None:
    assert is_local(Connection(host)) is local  # type: ignore[arg-type]  # a stand-in


def test_one_address_may_not_have_all_the_sockets(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3", sockets_per_address=2)
    server.start()
    guest = server.guest()
    table = guest.open_table(ME, HERE)
    with joined(server, table, guest), joined(server, table) as second:
        with joined(server, table, said={"Accept-Language": "en"}) as third:
            assert third.welcome["problem"]["text"].startswith("Too many connections come from your address: 2")
        second.play("d6")
    with joined(server, table, guest) as again:
        assert again.play("d6")["kind"] == "saved"
    guest.close()
    server.stop()


def test_one_address_may_not_have_all_the_requests(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3", requests_per_minute=5)
    server.start()
    answers = [httpx.get(f"{server.address}/api/host") for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert answers[-1].json()["code"] == "too-many"
    server.stop()
