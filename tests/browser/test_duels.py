"""Two people play the same deal, each when they like, and then compare."""

import re
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Page, expect

from tests.browser.pages import board, do, move_field, result, square
from tests.browser.test_accessibility import violations
from tests.browser.test_lobby import named

Visitor: TypeAlias = Callable[..., Page]


def play(page: Page, *moves: str) -> None:
    """A game of solo: some placements, then a stop."""
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()
    for move in moves:
        move_field(page).fill(move)
        page.keyboard.press("Enter")
        expect(square(page, move[1:]).locator(".disc")).to_be_visible()
    do(page, "arrêter là")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("arrêter", re.IGNORECASE)).last.click()
    expect(result(page)).to_be_visible()


def test_a_friend_answers_a_duel_by_its_link_and_both_compare(visitor: Visitor) -> None:
    ada, bob = named(visitor(), "Ada"), named(visitor(phone=True), "Bob")
    ada.goto("/duels")
    ada.get_by_role("button", name="Reversi solo").click()
    ada.wait_for_url("**/duel/*")
    duel = ada.url
    ada.get_by_role("button", name="Reprendre").click()
    play(ada, "ge3", "bd3")
    ada.get_by_role("link", name="Voir le duel").click()
    ada.wait_for_url(duel)
    expect(ada.get_by_role("row", name=re.compile("Ada"))).to_be_visible()
    assert violations(ada) == []

    bob.goto(duel)
    expect(bob.get_by_role("heading", name="Un duel proposé par Ada")).to_be_visible()
    expect(bob.get_by_text("Une personne a déjà joué cette donne.")).to_be_visible()
    expect(bob.get_by_role("row")).to_have_count(0)
    assert violations(bob) == []
    assert bob.evaluate("document.documentElement.scrollWidth") <= 390
    bob.get_by_role("button", name="Jouer cette donne").click()
    play(bob)
    bob.goto(duel)
    ada.reload()
    for page in (ada, bob):
        expect(page.get_by_role("row", name=re.compile("Ada|Bob"))).to_have_count(2)
        expect(page.get_by_role("img", name=re.compile("^(Ada|Bob)"))).to_have_count(2)
    assert violations(bob) == []
    assert bob.evaluate("document.documentElement.scrollWidth") <= 390
    bob.get_by_role("link", name=re.compile(r"Revoir la partie\s: Ada")).click()
    bob.wait_for_url("**/table/*?watch")
    expect(square(bob, "e3").locator(".disc")).to_be_visible()


def test_a_finished_deal_becomes_a_duel_by_one_tap(visitor: Visitor) -> None:
    page = visitor("/api/host")
    wish = {"game": "solo", "seats": [{"kind": "me", "name": "Ada"}]}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/table/{table}")
    play(page)
    page.get_by_role("button", name="Défier quelqu’un").click()
    page.wait_for_url("**/duel/*")
    expect(page.get_by_role("heading", name="Votre duel")).to_be_visible()
    expect(page.get_by_text("Envoyez le lien")).to_be_visible()
    page.goto("/duels")
    expect(page.get_by_role("link", name=re.compile("Votre duel"))).to_be_visible()
    assert violations(page) == []
