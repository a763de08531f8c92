"""The controls around the board: the menu, keys, Back, the preferences and the header."""

import re
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import at, board, centre, do, legal, new_table, sit_together, square
from tests.browser.test_accessibility import violations


def more(page: Page) -> Locator:
    return page.get_by_role("group", name="Actions").get_by_role("button", name="Plus")


def entries(page: Page) -> Locator:
    return page.get_by_role("menu").locator("[data-entry]")


def test_the_menu_is_used_by_keyboard_and_gives_the_focus_back(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    more(page).press("ArrowUp")
    expect(entries(page).last).to_be_focused()
    expect(entries(page).last).to_have_text("Abandonner")
    names = entries(page).all_inner_texts()
    apart = [name.startswith(("Abandonner", "Télécharger")) for name in names]
    assert sum(apart) == 2
    assert (True, True) not in pairwise(apart)
    assert violations(page) == []
    page.keyboard.press("ArrowDown")
    expect(entries(page).first).to_be_focused()
    page.keyboard.press("t")
    expect(page.get_by_role("menuitem", name="Télécharger")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(more(page)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_any_letter_opens_the_field_for_typed_moves_which_stays_for_those_who_use_it(
    visitor: Callable[..., Page],
) -> None:
    page = visitor()
    new_table(page, "here")
    field = page.get_by_label("Écrire un coup")
    expect(field).to_have_count(0)
    page.keyboard.press("d")
    expect(field).to_be_focused()
    expect(field).to_have_value("d")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    name = legal(page).first.get_attribute("data-square")
    assert name
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    at(page, 1)
    page.reload()
    expect(field).to_be_visible()
    do(page, "Écrire les coups")
    expect(field).to_have_count(0)


def test_arrows_step_through_the_game_wherever_the_focus_is(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    for ply in range(1, 4):
        legal(page).first.click()
        at(page, ply)
    page.keyboard.press("ArrowLeft")  # the last click left the focus on the board
    expect(page.get_by_text(re.compile("^2 / 3$"))).to_be_attached()
    more(page).focus()
    page.keyboard.press("Home")
    expect(page.get_by_text(re.compile("^0 / 3$"))).to_be_attached()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("^1 / 3$"))).to_be_attached()
    page.keyboard.press("End")
    at(page, 3)
    # Whoever comes to the board by keyboard moves its cursor, and steps with Shift.
    for _ in range(40):
        page.keyboard.press("Tab")
        if board(page).evaluate("each => each === document.activeElement"):
            break
    before = board(page).get_attribute("aria-activedescendant")
    page.keyboard.press("ArrowLeft")
    expect(board(page)).not_to_have_attribute("aria-activedescendant", before or "")
    at(page, 3)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.get_by_text(re.compile("^2 / 3$"))).to_be_attached()


def test_back_closes_what_lies_over_the_page_before_it_leaves(visitor: Callable[..., Page]) -> None:
    page, _ = sit_together(partial(visitor, phone=True), "", "Bérénice")
    address = page.url
    page.get_by_role("button", name="Alertes").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Discussion").click()
    sheet = page.get_by_role("region", name="Discussion")
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    # A menu makes room for a dialog: one step back closes that, and nothing else is left behind.
    do(page, "Abandonner")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    # What is closed otherwise leaves nothing behind either.
    more(page).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page).to_have_url(address)
    page.wait_for_function("history.state === null")
    # A link in a menu opens its page in place of the menu.
    page.get_by_role("banner").get_by_role("button", name="Navigation").click()
    page.get_by_role("menuitem", name="Préférences").click()
    page.wait_for_url("**/preferences")
    page.go_back()
    expect(page).to_have_url(address)
    expect(board(page)).to_be_visible()
    page.go_back()
    expect(page).to_have_url(re.compile("/api/host$"))


def test_preferences_apply_at_once_and_are_kept(visitor: Callable[..., Page]) -> None:
    page = visitor("/preferences")
    root = page.locator("html")
    for name, attribute, value in (
        ("Contrasté", "data-theme", "contrast"),
        ("Velours", "data-ground", "velvet"),
        ("Unis", "data-pieces", "plain"),
        ("Lentes", "data-pace", "slow"),
    ):
        page.get_by_text(name, exact=True).click()
        expect(root).to_have_attribute(attribute, value)
    expect(page.locator(".coordinate").first).to_be_visible()
    for name in ("Coordonnées", "Retourner le plateau", "Confirmer les coups", "Mode zen"):
        page.get_by_role("switch", name=name).press("Space")
    expect(page.locator(".coordinate").first).to_be_hidden()
    assert violations(page) == []
    new_table(page, "here")
    expect(root).to_have_attribute("data-theme", "contrast")
    assert violations(page) == []
    # Zen: the board and the players alone, until it is left.
    for gone in ("banner", "group"):
        expect(page.get_by_role(gone)).to_have_count(0)
    page.keyboard.press("Shift+Z")
    expect(page.get_by_role("banner")).to_be_visible()
    expect(more(page)).to_be_visible()
    # Flipped: a1 is at the lower right.
    first, last = centre(square(page, "a1")), centre(square(page, "h8"))
    assert first > last
    # Confirmed: the first click shows the move, the second one makes it; so does Enter.
    square(page, "d6").click()
    asked = page.get_by_role("group", name="Coup à confirmer")
    expect(asked).to_be_visible()
    at(page, 0)
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    square(page, "d6").click()
    square(page, "d6").click()
    at(page, 1)
    legal(page).first.click()
    expect(asked).to_be_visible()
    page.keyboard.press("Enter")
    at(page, 2)


def test_the_header_is_the_same_on_every_page(visitor: Callable[..., Page]) -> None:
    page = visitor()
    banner = page.get_by_role("banner")
    expect(banner.locator(".way").first).to_be_visible()
    usual, usual_places = banner.inner_text(), places(page)
    for address in ("/lobby", "/preferences", "/rules/reversi", "/nowhere"):
        page.goto(address)
        expect(page.get_by_role("heading").first).to_be_visible()
        expect(banner).to_have_text(usual, use_inner_text=True)
    new_table(page, "here")
    expect(banner).to_have_text(usual, use_inner_text=True)
    assert places(page) == usual_places


def places(page: Page) -> Any:
    """Where the links of the header begin, once its letters have come."""
    page.evaluate("document.fonts.ready")
    ways = page.get_by_role("banner").locator(".way")
    return ways.evaluate_all("ways => ways.map((each) => each.getBoundingClientRect().x)")
