"""Reversi in the browser, by mouse, touch, keyboard and typed notation."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import at, board, card, do, legal, legal_or_over, move_field, new_table, resign, result, square

NAMES = [column + row for row in "12345678" for column in "abcdefgh"]


def walk(page: Page, start: str, goal: str) -> None:
    """Move the cursor of the focused board with the arrows."""
    across, down = (NAMES.index(goal) % 8 - NAMES.index(start) % 8, NAMES.index(goal) // 8 - NAMES.index(start) // 8)
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")


@pytest.mark.slow
def test_a_whole_game_against_the_weakest_bot_by_clicking(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "bot", "novice")
    moves = 0
    while name := legal_or_over(page):
        square(page, name).click()
        moves += 1
        expect(square(page, name).locator(".disc")).to_be_visible()
    assert moves > 10
    expect(result(page)).to_contain_text(re.compile(r"\d+"))


@pytest.mark.slow
@pytest.mark.parametrize("most", [6, pytest.param(99, marks=pytest.mark.soak)], ids=["begun", "whole"])
def test_a_game_by_keyboard_alone(visitor: Callable[..., Page], most: int) -> None:
    page = visitor()
    button = card(page, "Reversi").get_by_role("button", name="Jouer maintenant")
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('role')") == "grid":
            break
    cursor = page.evaluate("document.activeElement.getAttribute('aria-activedescendant')").rpartition("-")[2]
    moves = 0
    while moves < most and (name := legal_or_over(page)):
        moves += 1
        walk(page, cursor, name)
        page.keyboard.press("Enter")
        cursor = name
        expect(square(page, name).locator(".disc")).to_be_visible()
    if moves < most:
        expect(result(page)).to_be_visible()


def test_a_move_can_be_typed_and_a_wrong_one_is_explained(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    typed = move_field(page)
    typed.fill("a1")
    typed.press("Enter")
    expect(page.get_by_text("encadrerait aucun pion adverse")).to_be_visible()
    expect(page.get_by_role("link", name="REV-04")).to_be_visible()
    at(page, 0)
    typed.fill("D6")
    typed.press("Enter")
    at(page, 1)
    expect(square(page, "d6")).to_have_attribute("aria-label", re.compile("^d6, or"))


def test_an_illegal_click_says_why(visitor: Callable[..., Page]) -> None:
    page = visitor(locale="en-GB")
    new_table(page, "here")
    square(page, "d4").click()
    expect(page.get_by_text("There is already a disc on d4.")).to_be_visible()


def test_two_friends_on_one_screen_by_touch_on_a_phone(visitor: Callable[..., Page]) -> None:
    page = visitor(phone=True)
    new_table(page, "here")
    for ply in range(1, 7):
        legal(page).first.tap()
        at(page, ply)
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow == 0


@pytest.mark.rule("REV-20", "REV-22")
def test_the_line_is_chosen_on_the_board_in_the_one_line_game(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here", variant="Une seule ligne")
    several = page.locator('.square.legal[aria-label*="lignes au choix"]')
    ply = 0
    while not several.count():
        ply += 1
        legal(page).first.click()
        at(page, ply)
    discs = page.locator(".disc").count()
    several.first.click()
    lines = page.get_by_role("group", name=re.compile("laquelle retourner")).get_by_role("button")
    assert lines.count() > 1
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    several.first.click()
    lines.first.focus()
    page.keyboard.press("Enter")
    at(page, ply + 1)
    expect(page.locator(".disc")).to_have_count(discs + 1)


def test_history_can_be_stepped_through_and_left(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    for ply in range(1, 5):
        legal(page).first.click()
        at(page, ply)
    page.get_by_role("button", name="Au début").click()
    expect(page.locator(".disc")).to_have_count(4)
    page.get_by_role("button", name="Coup suivant").click()
    expect(page.locator(".disc")).to_have_count(5)
    expect(legal(page)).to_have_count(0)
    page.get_by_role("button", name="Revenir").click()
    expect(page.locator(".disc")).to_have_count(8)
    page.reload()
    page.get_by_role("button", name="Coup précédent").click()
    expect(page.locator(".disc")).to_have_count(7)


def test_a_move_is_taken_back_and_the_game_resigned_and_played_again(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    square(page, "d6").click()
    at(page, 1)
    page.get_by_role("button", name="Reprendre").click()
    at(page, 0)
    resign(page)
    expect(result(page)).to_contain_text("abandon")
    first = page.url
    result(page).get_by_role("button", name="Revanche").click()
    page.wait_for_url(lambda address: "/table/" in address and address != first)
    at(page, 0)


def test_a_record_is_saved_and_opened_again(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    for ply in range(1, 4):
        legal(page).first.click()
        at(page, ply)
    with page.expect_download() as download:
        do(page, "Télécharger")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(board(page)).to_be_visible()
    page.get_by_role("button", name="Au dernier coup").click()
    expect(page.locator(".disc")).to_have_count(7)


def test_rules_are_shown_in_both_languages(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/reversi#REV-04")
    expect(page.locator("#REV-04")).to_be_in_viewport()
    french = page.locator("#REV-04").inner_text()
    page.get_by_text("EN", exact=True).click()
    expect(page.locator("#REV-04")).not_to_have_text(french)
