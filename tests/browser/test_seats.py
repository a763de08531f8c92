"""A seat follows its player to a phone, and back from a browser that is gone."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pages import at, do, legal, move_field, sit_together, square
from tests.browser.test_accessibility import violations


def test_a_game_goes_on_on_the_phone_and_a_lost_seat_is_given_back(visitor: Callable[..., Page]) -> None:
    host, friend = sit_together(visitor, "", "Bérénice")
    host.route("**/api/host", lambda route: route.fulfill(json={"address": "192.0.2.1"}))
    do(host, "Continuer sur mon téléphone")
    expect(host.get_by_role("img", name="Code à viser avec votre téléphone")).to_be_visible()
    assert violations(host) == []
    link = host.get_by_label("Lien de votre place").input_value().replace("192.0.2.1", "127.0.0.1")
    host.keyboard.press("Escape")
    phone, late = visitor(link, phone=True), visitor(link)
    expect(late.get_by_role("heading", name="Reprendre votre place ici")).to_be_visible()
    assert violations(late) == []
    for page in (phone, late):
        page.get_by_role("button", name="Continuer ici").click()
        if page is phone:
            expect(legal(phone)).to_have_count(4)
    expect(late.get_by_text("Cette clé a déjà servi")).to_be_visible()
    square(phone, "d6").click()
    at(host, 1)
    table = host.url
    friend.context.close()
    again = visitor(table, phone=True)
    again.get_by_role("button", name="Je suis Bérénice").click()
    expect(again.get_by_text("On attend la réponse des autres joueurs")).to_be_visible()
    expect(host.get_by_text("Quelqu’un dit être Bérénice")).to_be_visible()
    host.get_by_role("button", name="Oui, lui rendre sa place").click()
    legal(again).first.click()
    at(phone, 2)


def whose_turn(*pages: Page) -> Page:
    """The page of whoever may write a move, once somebody may; the lot decides who begins."""
    fields = [move_field(page) for page in pages]
    for _ in range(400):
        for field in fields:
            if field.is_editable():
                return field.page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is to move")


def test_two_of_three_friends_play_without_the_one_who_never_came(visitor: Callable[..., Page]) -> None:
    ada, bob, cleo = sit_together(visitor, "Ada", "Bob", "Cléo", game="deflecto")
    at(bob, 1)  # the lot has named who begins
    cleo.goto("/")
    do(ada, "Libérer la place de Cléo")
    ada.get_by_role("dialog").get_by_role("button", name="Libérer la place").click()
    ada.get_by_role("button", name="Commencer à 2").click()
    for page in (ada, bob):
        expect(page.get_by_text("Cléo")).to_have_count(0)
        at(page, 1)
    mover = whose_turn(ada, bob)
    move_field(mover).fill(mover.locator("datalist option").first.get_attribute("value") or "")
    move_field(mover).press("Enter")
    for page in (ada, bob):
        at(page, 2)
        page.reload()
        at(page, 2)
