"""People see, test and remove their devices and their web hook; what is refused is said in their language."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.host.accounts import sign_up
from tests.host.notices.services import Browser, Service, service
from tests.servers import SHARED, Guest, Server

ENGLISH = {"Accept-Language": "en"}
TESTS = 20
"""Notices that all guests of these tests may send to themselves in a minute."""


@pytest.fixture(scope="module")
def wide_push() -> Iterator[Service]:
    with service() as here:
        yield here


@pytest.fixture(scope="module")
def calling(wide_push: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A host that calls back quickly, through the service of the tests."""
    path = tmp_path_factory.mktemp("calling") / "db"
    budgets = SHARED | {"notice_tests_per_minute": TESTS}
    host = Server(path, notice_hosts=wide_push.origin, notice_pause=0.05, **budgets)
    host.start()
    yield host
    host.stop()


@pytest.fixture
def push(wide_push: Service) -> Service:
    wide_push.delivered.clear()
    wide_push.answers.clear()
    return wide_push


@pytest.fixture
def ada(calling: Server) -> Iterator[Guest]:
    guest = calling.guest()
    yield guest
    guest.close()


def device(push: Service, browser: Browser, path: str = "/ada") -> dict[str, Any]:
    return {"endpoint": push.origin + path, **browser.keys._asdict(), "language": "fr", "name": "Firefox · Android"}


def test_a_device_is_added_tested_and_removed(ada: Guest, push: Service) -> None:
    browser = Browser()
    before = ada.http.get("/api/me/notices").json()
    assert (before["devices"], before["hook"]) == ([], None)
    settings = ada.http.put("/api/me/notices/device", json=device(push, browser)).json()
    (added,) = settings["devices"]
    assert (added["name"], added["here"], settings["key"]) == ("Firefox · Android", True, before["key"])
    tested = ada.http.post(f"/api/me/notices/{added['id']}")
    assert (tested.status_code, len(push.delivered)) == (200, 1)
    assert browser.shown(push.delivered[0])["title"] == "Un essai"
    assert ada.http.delete(f"/api/me/notices/{added['id']}").json()["devices"] == []
    gone = ada.http.delete(f"/api/me/notices/{added['id']}")
    assert (gone.status_code, gone.json()["code"]) == (404, "receiver-unknown")


def test_a_web_hook_is_added_tested_and_removed(ada: Guest, push: Service) -> None:
    hook = ada.http.put("/api/me/notices/hook", json={"address": f"{push.origin}/hook", "language": "en"}).json()[
        "hook"
    ]
    assert hook["host"] == "127.0.0.1", "the address itself is a secret"
    assert ada.http.post(f"/api/me/notices/{hook['id']}").status_code == 200
    assert b'"content":"A test' in push.delivered[0].body
    push.answers["/hook"] = 418
    failed = ada.http.post(f"/api/me/notices/{hook['id']}", headers=ENGLISH)
    assert (failed.status_code, failed.json()["text"]) == (502, "The service refused the notice (answer 418).")
    assert ada.http.delete(f"/api/me/notices/{hook['id']}").json()["hook"] is None


def test_nobody_tests_or_removes_what_is_another_s(ada: Guest, calling: Server, push: Service) -> None:
    settings = ada.http.put("/api/me/notices/device", json=device(push, Browser())).json()
    address = f"/api/me/notices/{settings['devices'][0]['id']}"
    bob = calling.guest()
    assert bob.http.post(address).status_code == 404
    assert bob.http.delete(address).status_code == 404
    bob.close()
    assert push.delivered == []


def test_tests_have_a_limit_for_all_guests_of_an_address(ada: Guest, push: Service) -> None:
    settings = ada.http.put("/api/me/notices/device", json=device(push, Browser())).json()
    address = f"/api/me/notices/{settings['devices'][0]['id']}"
    found = [ada.http.post(address).status_code for _ in range(TESTS + 1)]
    assert found == [200] * found.count(200) + [429] * found.count(429)
    assert found[0] == 200
    assert found[-1] == 429


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("http://discord.test/", "receiver-insecure"),
        ("https://10.0.0.1/", "receiver-private"),
        ("https://localhost/", "receiver-private"),
        ("nonsense", "receiver-malformed"),
        ("https://x.test/" + "x" * 1000, "message-malformed"),
    ],
)
def test_hostile_addresses_are_refused_and_nothing_is_stored(
    ada: Guest, push: Service, address: str, code: str
) -> None:
    for language in ("fr", "en"):
        wish = {"address": address, "language": language}
        refused = ada.http.put("/api/me/notices/hook", json=wish, headers={"Accept-Language": language})
        assert (refused.status_code, refused.json()["code"]) == (400, code)
        assert refused.json()["text"]
        wrong = {**device(push, Browser()), "endpoint": address}
        assert ada.http.put("/api/me/notices/device", json=wrong).json()["code"] == code
    after = ada.http.get("/api/me/notices").json()
    assert (after["devices"], after["hook"]) == ([], None)


def test_a_correspondence_game_with_every_page_closed(ada: Guest, calling: Server, push: Service) -> None:
    """Ada opens a table and closes her page; Bob sits down, and she is called by her turn."""
    browser, bob = Browser(), calling.guest()
    ada.http.put("/api/me/notices/device", json=device(push, browser))
    clock = {"per": "correspondence", "seconds": 86_400}
    table = ada.open_table({"kind": "me", "name": "Ada"}, {"kind": "open"}, clock=clock)
    bob.sit(table, 1, "Bob")
    bob.close()
    (delivered,) = push.wait_for(1)
    assert browser.shown(delivered) == {
        "title": "À vous de jouer · Reversi",
        "body": "Avec Bob.",
        "path": f"/table/{table}",
        "tag": table,
    }


def test_an_account_that_signs_out_is_no_longer_told_there(ada: Guest, calling: Server, push: Service) -> None:
    sign_up(ada, "Ada Vernet")
    ada.http.put("/api/me/notices/device", json=device(push, Browser(), "/signed-in"))
    assert len(ada.http.get("/api/me/notices").json()["devices"]) == 1
    table = ada.open_table({"kind": "me"}, {"kind": "open"})
    ada.http.delete("/api/session")
    bob = calling.guest()
    bob.sit(table, 1, "Bob")
    bob.http.put("/api/me/notices/device", json=device(push, Browser(), "/bob"))
    other = bob.open_table({"kind": "me"}, {"kind": "open"})
    cleo = calling.guest()
    cleo.sit(other, 1, "Cleo")
    push.wait_for(1)
    assert [each.path for each in push.delivered] == ["/bob"]
    for guest in (bob, cleo):
        guest.close()
