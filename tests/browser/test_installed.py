"""The installed application: without a network, and when there is a newer version."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.pages import board
from tests.host.sockets import joined
from tests.servers import Guest, Server

KEPT: Final = """async (name) => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (navigator.serviceWorker.controller && (await caches.match(name))) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}"""
"""Whether the service worker is there, and the browser has kept something."""

OFFLINE: Final = "Pas de connexion avec le serveur"


def test_without_a_network_everything_that_was_seen_is_there_and_a_move_is_sent_later(
    visitor: Callable[..., Page], server: Server, bob: Guest
) -> None:
    page = visitor("/", installed=True)
    assert page.evaluate(KEPT, "/")
    table = bob.open_table({"kind": "open"}, {"kind": "me", "name": "Bob"})
    page.request.post(f"/api/tables/{table}/seats/0", data={"name": "Ada"})
    page.goto(f"/table/{table}")
    expect(board(page)).to_be_visible()
    assert page.evaluate(KEPT, f"/seen/{table}")

    page.context.set_offline(True)
    page.goto("/rules/reversi")
    expect(page.get_by_role("heading", name="Reversi").first).to_be_visible()
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Reprendre").click()
    expect(board(page)).to_be_visible()
    page.get_by_role("gridcell", name=re.compile("^e3")).click()
    page.reload()
    expect(page.locator("[data-connection=offline]")).to_be_visible()
    page.goto("/lobby")  # it is sent from wherever the visitor is
    with joined(server, table, bob) as socket:
        page.context.set_offline(False)
        assert socket.reached(1)["move"] == "e3"
    expect(page.get_by_text(OFFLINE)).to_be_hidden()


def test_a_newer_version_is_announced_and_comes_with_the_next_page(visitor: Callable[..., Page]) -> None:
    page = visitor("/", installed=True)
    assert page.evaluate(KEPT, "/")
    page.route(re.compile(r"127\.0\.0\.1:\d+/$"), lambda route: route.fulfill(body="another version"), times=1)
    page.evaluate("navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))")
    expect(page.get_by_text("Une nouvelle version est arrivée")).to_be_visible()
    with page.expect_event("load"):
        page.get_by_role("link", name="Le salon", exact=True).first.click()
    expect(page).to_have_url(re.compile("/lobby$"))
    expect(page.get_by_role("heading", name="Le salon")).to_be_visible()
    expect(page.get_by_text("Une nouvelle version est arrivée")).to_be_hidden()
