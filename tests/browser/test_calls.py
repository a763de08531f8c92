"""It is your turn somewhere: every page says so at once, and a game that begins takes you there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import board
from tests.host.sockets import joined
from tests.servers import Guest, Server


def test_your_turn_is_told_on_every_page(visitor: Callable[..., Page], server: Server, bob: Guest) -> None:
    page = visitor("/")
    clock = {"per": "game", "seconds": 600}
    table = bob.open_table({"kind": "me", "name": "Bob"}, {"kind": "open"}, clock=clock)
    page.request.post(f"/api/tables/{table}/seats/1", data={"name": "Ada"})
    page.goto(f"/table/{table}")  # its clock runs once both have been there
    expect(board(page)).to_be_visible()
    page.goto("/rules/reversi")
    with joined(server, table, bob) as socket:
        assert socket.play("e3")["kind"] == "saved"
        call = page.get_by_role("link", name="À vous")
        expect(call).to_contain_text(re.compile(r"À vous\s*(10:00|\d:\d\d)"))
        expect(page).to_have_title(re.compile(r"● À vous de jouer\s: Reversi avec Bob, .* — Règles\s: Reversi"))
        page.get_by_role("link", name="Accueil", exact=True).first.click()
        expect(page.get_by_text("À vous de jouer", exact=True)).to_be_visible()
        call.click()
        expect(page).to_have_url(re.compile(table))
        expect(call).to_be_hidden()


@pytest.mark.apart
def test_being_paired_while_reading_the_rules_takes_you_to_the_table(visitor: Callable[..., Page], bob: Guest) -> None:
    page, heard = visitor("/api/host"), list[object]()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(frame)))
    page.goto("/rules/reversi")
    while not heard:  # by then she can be called
        page.wait_for_timeout(50)
    waiting = page.request.post("/api/pairings", data={"game": "reversi", "name": "Ada"}).json()["id"]
    paired = bob.http.post("/api/pairings", json={"game": "reversi", "name": "Bob"}).json()["id"]
    assert paired == waiting
    expect(page).to_have_url(re.compile(f"/table/{waiting}$"))
