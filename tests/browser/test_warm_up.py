"""Two people in two browsers: one plays a bot while they wait, the other comes."""

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import board, card, legal
from tests.browser.test_accessibility import violations
from tests.browser.test_lobby import named

Visitor: TypeAlias = Callable[..., Page]

ANEW, ON = "Nouvelle partie", "Continuer l’échauffement"


def pair(page: Page) -> None:
    card(page, "Reversi").get_by_role("button", name="Jouer en ligne").click()
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()


def waiting(page: Page) -> Locator:
    """What says at a warm-up that its player waits; from then on they are taken to whoever comes."""
    return page.get_by_role("region", name="Échauffement")


def met(visitor: Visitor) -> tuple[Page, Page, str]:
    """Ada and Bob, who has come while she warmed up, and the address of her warm-up."""
    ada, bob = named(visitor(), "Ada"), named(visitor(phone=True), "Bob")
    pair(ada)
    expect(waiting(ada)).to_contain_text("Dès que quelqu’un vient")
    legal(ada).first.click()
    expect(ada.get_by_text(re.compile(r"^[1-9] / [1-9]$"))).to_be_attached()
    assert violations(ada) == []
    warm_up = ada.url
    pair(bob)
    ada.wait_for_url(bob.url)
    return ada, bob, warm_up


@pytest.mark.apart
def test_quick_pairing_seats_two_people_together(visitor: Visitor) -> None:
    ada, bob = named(visitor(), "Ada"), named(visitor(), "Bob")
    pair(ada)
    expect(waiting(ada)).to_be_visible()
    pair(bob)
    ada.wait_for_url(bob.url)  # from her warm-up
    for page, other in ((ada, "Bob"), (bob, "Ada")):
        expect(page.get_by_text(other).first).to_be_visible()
    turn = ada.get_by_text(re.compile("^À (vous|Bob) de jouer$")).first
    expect(turn).to_be_visible()
    first = ada if "vous" in turn.inner_text() else bob  # seats are drawn at random
    expect(legal(first)).to_have_count(4)


@pytest.mark.apart
def test_whoever_waits_plays_a_bot_and_goes_on_with_the_newcomer_if_both_want_that(visitor: Visitor) -> None:
    ada, bob, warm_up = met(visitor)
    expect(bob.get_by_role("heading", name="Ada est là")).to_be_visible()
    assert violations(bob) == []
    bob.get_by_role("button", name=ON).click()
    expect(bob.get_by_text("Ada n’a pas encore répondu.")).to_be_visible()
    ada.get_by_role("button", name=ON).click()
    for page in (ada, bob):
        page.wait_for_url(warm_up)
        expect(page.get_by_text("Bob").first).to_be_visible()
        expect(waiting(page)).to_have_count(0)
    expect(ada.get_by_text(re.compile("^À (vous|Bob) de jouer$")).first).to_be_visible()


@pytest.mark.apart
def test_a_new_game_begins_if_one_wants_that_and_the_warm_up_is_kept(visitor: Visitor) -> None:
    ada, bob, warm_up = met(visitor)
    ada.get_by_role("button", name=ON).click()
    bob.get_by_role("button", name=ANEW).click()
    for page in (ada, bob):
        expect(page.get_by_role("button", name=ANEW)).to_have_count(0)
    ada.goto("/games")
    expect(ada.get_by_role("link", name=re.compile("Reprendre|Continuer|Jouer")).first).to_be_visible()
    ada.goto(warm_up)
    expect(board(ada)).to_be_visible()
    expect(waiting(ada)).to_have_count(0)


def test_a_table_that_was_opened_by_hand_offers_a_warm_up(visitor: Visitor) -> None:
    page = visitor("/api/host")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    wish = {"game": "copyright", "seats": seats, "public": True}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Jouer en attendant").click()
    expect(waiting(page)).to_be_visible()
    page.get_by_role("button", name="Ne plus attendre").click()
    expect(waiting(page)).to_have_count(0)
    assert page.request.get(f"/api/tables/{table}").json()["withdrawn"]


def test_the_lobby_says_how_many_are_here(visitor: Visitor) -> None:
    page = visitor("/lobby")
    expect(page.get_by_text(re.compile("Il n’y a que vous ici|personnes sont là"))).to_be_visible()
