"""Two people in two browsers who refresh, go offline, come back and disagree."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lines import Line
from tests.browser.pages import at, connection, do, legal, resign, result, sit_together, square
from tests.servers import Server


@pytest.fixture
def pair(visitor: Callable[..., Page]) -> tuple[Page, Page]:
    ada, bob = sit_together(visitor, "Ada", "Bob")
    return ada, bob


def discs(page: Page) -> list[str]:
    """Where the discs lie, and whose they are."""
    found: list[str] = page.locator("[data-square]:has(.disc)").evaluate_all(
        "squares => squares.map(each => each.dataset.square + each.querySelector('.disc').classList)"
    )
    return found


def agree(*pages: Page, ply: int) -> None:
    """Wait until everybody sees the same game."""
    for page in pages:
        at(page, ply)
    assert all(discs(page) == discs(pages[0]) for page in pages)


def lay_line(page: Page) -> Line:
    """Between the server and a page that is already at a table."""
    line = Line(page, 0)
    page.reload()
    at(page, 0)
    return line


def refusal(page: Page) -> str:
    told = page.locator(".notice.refused")
    expect(told).to_be_visible()
    return told.inner_text()


def test_both_reload_in_mid_game_one_leaves_and_returns_from_the_home_page(pair: tuple[Page, Page]) -> None:
    ada, bob = pair
    square(ada, "d6").click()
    at(bob, 1)
    for page in pair:
        page.reload()
    agree(ada, bob, ply=1)
    bob.goto("/")
    expect(ada.get_by_text(re.compile("· hors ligne")).first).to_be_visible()
    mine = bob.get_by_role("region", name="Parties en cours")
    expect(mine).to_contain_text("avec Ada")
    expect(mine).to_contain_text("À vous de jouer")
    mine.get_by_role("link", name="Reprendre").click()
    at(bob, 1)
    legal(bob).first.click()
    agree(ada, bob, ply=2)
    expect(ada.get_by_text(re.compile("· hors ligne"))).to_have_count(0)


def test_a_move_made_offline_is_made_once_after_reconnecting(pair: tuple[Page, Page]) -> None:
    ada, bob = pair
    square(ada, "d6").click()
    at(bob, 1)
    bob.context.set_offline(True)
    legal(bob).first.click()
    expect(connection(bob, "offline", "reconnecting").first).to_be_visible()
    at(ada, 1)
    do(ada, "Reprendre")
    expect(ada.get_by_text("Vous demandez à reprendre votre coup.", exact=True)).to_be_visible()
    bob.context.set_offline(False)
    agree(ada, bob, ply=2)
    legal(ada).first.click()
    agree(ada, bob, ply=3)
    expect(legal(bob)).not_to_have_count(0)


def test_a_move_made_offline_is_not_sent_if_the_same_person_has_played_elsewhere(
    pair: tuple[Page, Page], visitor: Callable[..., Page], server: Server
) -> None:
    ada, _ = pair
    line = lay_line(ada)
    line.cut()
    square(ada, "d6").click()
    phone = visitor("/api/host", phone=True)
    phone.context.clear_cookies()
    phone.context.add_cookies(
        [{"name": each["name"], "value": each["value"], "url": server.address} for each in ada.context.cookies()]
    )
    phone.goto(ada.url)
    square(phone, "c5").tap()
    agree(phone, pair[1], ply=1)
    line.mend()
    expect(ada.get_by_text("votre coup d6, joué sans connexion, n’a pas été envoyé")).to_be_visible(timeout=15_000)
    agree(ada, phone, pair[1], ply=1)


def test_two_tabs_that_both_click_make_one_move(pair: tuple[Page, Page]) -> None:
    ada, bob = pair
    tab = ada.context.new_page()
    line = Line(tab, 0)
    tab.goto(ada.url)
    expect(legal(tab)).to_have_count(4)
    line.down.hold()  # neither tab receives the other's move before its own click
    square(ada, "d6").click()
    square(tab, "c5").click()
    at(bob, 1)
    line.down.release()
    assert "Ce n’est pas à vous de jouer." in refusal(tab)
    agree(ada, tab, bob, ply=1)
    expect(square(bob, "d6").locator(".disc")).to_be_visible()


def test_of_two_simultaneous_requests_one_stands_and_declining_it_changes_nothing(pair: tuple[Page, Page]) -> None:
    ada, bob = pair
    line = lay_line(ada)
    square(ada, "d6").click()
    at(bob, 1)
    line.up.hold()
    do(ada, "Reprendre")
    do(bob, "Nulle")
    bob.get_by_role("dialog").get_by_role("button", name="Proposer").click()
    expect(ada.get_by_text("Bob propose la partie nulle.", exact=True)).to_be_visible()
    line.up.release()
    assert refusal(ada)
    ada.get_by_role("button", name="Refuser").click()
    expect(bob.get_by_text("Ada préfère continuer.").first).to_be_visible()
    do(ada, "Reprendre")
    bob.get_by_role("button", name="Refuser").click()
    expect(ada.get_by_text(re.compile("^Bob ")).first).to_be_visible()
    agree(ada, bob, ply=1)
    legal(bob).first.click()
    agree(ada, bob, ply=2)


def test_a_rematch_is_declined_withdrawn_and_then_agreed_at_the_same_table(pair: tuple[Page, Page]) -> None:
    ada, bob = pair
    before = ada.url
    resign(ada)
    for page in pair:
        expect(result(page)).to_be_visible()
    offer = result(ada).get_by_role("button", name="Revanche")
    offer.click()
    expect(result(bob)).to_contain_text("Ada propose une revanche.")
    result(bob).get_by_role("button", name="Refuser").click()
    expect(ada.get_by_text("préfère en rester là")).to_be_visible()
    offer.click()
    result(ada).get_by_role("button", name="Retirer").click()
    expect(result(bob).get_by_role("button", name="Refuser")).to_have_count(0)
    for page in pair:
        result(page).get_by_role("button", name="Revanche").click(no_wait_after=True)
    for page in pair:
        page.wait_for_url(lambda address: address != before)
    assert ada.url == bob.url
    legal(bob).first.click()  # the player who was second begins
    agree(ada, bob, ply=1)


def press_until(page: Page, name: str) -> None:
    """Press Tab until the element with this name has the focus."""
    wanted = page.get_by_label(name, exact=True).or_(page.get_by_text(name, exact=True)).first
    expect(wanted).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if wanted.evaluate("each => each === document.activeElement || each.contains(document.activeElement)"):
            return
    pytest.fail(f"{name} cannot be reached by keyboard")


def test_from_the_lobby_to_a_table_and_back_by_keyboard_alone(visitor: Callable[..., Page]) -> None:
    ondine, page = visitor("/api/host"), visitor("/lobby")
    wish = {"game": "reversi", "seats": [{"kind": "me", "name": "Ondine"}, {"kind": "open"}], "public": True}
    ondine.goto(f"/table/{ondine.request.post('/api/tables', data=wish).json()['id']}")
    press_until(page, "Prendre place : Reversi, Ondine")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_label("Votre nom")).to_be_focused()
    page.keyboard.type("Bob")
    page.keyboard.press("Enter")
    page.wait_for_url(ondine.url)
    at(page, 0)
    page.goto("/games")
    press_until(page, "Reprendre")
    page.keyboard.press("Enter")
    page.wait_for_url(ondine.url)
    square(ondine, "d6").click()
    expect(legal(page)).not_to_have_count(0)
