"""Who is let in: by the name that they call the host, and by how often they come."""

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from galerie.core import Refusal
from galerie.host.web.admission import MINUTE, HostNames, RequestLimit
from tests.servers import Guest, Server


def code(names: HostNames, **headers: str) -> str | None:
    try:
        names.check({name.replace("_", "-").encode(): value.encode() for name, value in headers.items()})
    except Refusal as refusal:
        return refusal.code
    return None


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "[::1]:8000",
        "[fe80::1]",
        "192.168.1.20",
        "localhost",
        "LOCALHOST:8000",
        "galerie.localhost",
        "raspberrypi",
        "raspberrypi.local:8000",
        "nas.home",
        "nas.fritz.box",
        "nas.home.arpa.",
        "Galerie.Example:443",
        "machine.example",
        "",
    ],
)
def test_addresses_and_local_names_are_answered_and_those_that_were_told(host: str) -> None:
    assert code(HostNames(" galerie.example , other.example", "machine.example"), host=host) is None


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "galerie.example.evil.example", "127.0.0.1.evil.example", "é.é"],
)
def test_a_name_that_anybody_could_register_is_refused(host: str) -> None:
    names = HostNames("galerie.example", "machine")
    assert code(names, host=host) == "host-unknown"
    assert code(HostNames("*", "machine"), host=host) is None


@pytest.mark.parametrize(
    "host", ["a" * 254, "galerie:" + "1" * 6, "galerie:x", "galerie/x", 'galerie"', "a@galerie", "[::1", "[" + ":" * 46]
)
def test_what_is_no_name_is_refused(host: str) -> None:
    assert code(HostNames("*", "machine"), host=host, sec_fetch_site="none") == "host-unknown"


def test_a_name_with_a_certificate_is_answered_to_a_browser() -> None:
    """A page that has its own name resolve to this host is not served over https, for which it has no certificate."""
    names = HostNames("", "machine")
    host = "galerie.example"
    assert code(names, host=host, sec_fetch_site="none") is None
    assert code(names, host=host, origin="https://galerie.example") is None
    assert code(names, host=host, origin="http://galerie.example") == "host-unknown"
    assert code(names, host=host, origin="https://other.example") == "host-unknown"
    assert code(names, host=host, x_forwarded_proto="https") == "host-unknown", "a page can send that"


def test_requests_are_counted_by_address_and_by_the_minute() -> None:
    time = 0.0
    limit = RequestLimit(2, lambda: time)
    limit.spend("one")
    limit.spend("one")
    limit.spend("other")
    with pytest.raises(Refusal) as refused:
        limit.spend("one")
    assert refused.value.code == "too-many"
    time += MINUTE
    limit.spend("one")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("strict") / "tables.sqlite3", requests_per_minute=3, assets_per_minute=2)
    server.start()
    yield server
    server.stop()


def test_handshakes_and_unknown_addresses_are_counted_and_health_is_not(strict: Server) -> None:
    def ask(path: str, **headers: str) -> httpx.Response:
        return httpx.get(f"{strict.address}{path}", headers=headers)

    foreign = ask("/", Host="evil.example", **{"Accept-Language": "en"})
    assert (foreign.status_code, foreign.json()["code"]) == (421, "host-unknown")
    assert "evil.example" in foreign.json()["text"]
    assert foreign.headers["cache-control"] == "no-store"
    with connect(f"ws://127.0.0.1:{strict.port}/api/lobby/socket"):
        pass
    assert ask("/nothing/here").status_code == 404
    assert ask("/nothing/here").status_code == 429
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{strict.port}/api/lobby/socket"):
        pass
    assert refused.value.response.status_code == 429
    assert [ask("/assets/x").status_code for _ in range(3)] == [404, 404, 429]
    assert [ask("/health", Host="any.example").status_code for _ in range(9)] == [200] * 9
    strict.stop()


def test_what_is_for_one_visitor_is_not_kept(ada: Guest) -> None:
    for path in ("/api/me", "/api/games", "/api/nothing", "/nothing", "/health"):
        assert ada.http.get(path).headers["cache-control"] == "no-store"
    assert ada.http.get("/").headers["cache-control"] == "no-cache"
    assert ada.http.get("/assets/%00").status_code == 404
