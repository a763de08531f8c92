"""A game without a face of its own, in a real browser."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import card, move_field, result
from tests.browser.test_accessibility import violations
from tests.distributions.installing import environment
from tests.servers import SHARED, Server


@pytest.fixture(scope="module")
def host(tictactoe_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A host that finds tic-tac-toe beside our own games."""
    host = Server(tmp_path_factory.mktemp("host") / "tables.sqlite3", **SHARED)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "environ", environment(tictactoe_site))
        host.start()
    yield host
    host.stop()


def sit_down(page: Page, play: str = "Jouer maintenant") -> None:
    card(page, "Tictactoe").get_by_role("button", name=play).click()
    page.wait_for_url("**/table/*")
    expect(picture(page)).to_be_visible()


def picture(page: Page) -> Locator:
    return page.locator("pre")


def moves(page: Page) -> Locator:
    return page.get_by_role("group", name="Les coups permis").get_by_role("button")


def choice_or_over(page: Page) -> str | None:
    """The first move there is, once it is the visitor's turn; None when the game is over."""
    expect(moves(page).and_(page.locator(":not([aria-disabled])")).first.or_(result(page))).to_be_visible()
    return None if result(page).is_visible() else moves(page).first.inner_text()


def test_a_whole_game_by_clicking_to_its_replay(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit_down(page)
    expect(picture(page)).to_contain_text("a b c")
    expect(moves(page)).to_have_count(9)
    while name := choice_or_over(page):
        moves(page).filter(has_text=name).click()
        expect(moves(page).filter(has_text=name)).to_have_count(0)
    assert len(moves(page).all()) == 0
    expect(result(page)).to_be_visible()
    end = picture(page).inner_text()
    page.get_by_role("button", name="Début").click()
    expect(picture(page)).not_to_have_text(end)
    expect(picture(page)).to_contain_text("1 . . .")


def test_a_whole_game_by_keyboard_on_a_phone_in_english(visitor: Callable[..., Page]) -> None:
    page = visitor(phone=True, locale="en-GB")
    sit_down(page, "Play now")
    buttons = page.get_by_role("group", name="The legal moves").get_by_role("button")
    over = page.get_by_role("region", name="Result")
    buttons.first.focus()
    while not over.is_visible():
        left = buttons.count()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        # The keyboard stays among the moves while the bot answers.
        fewer = page.locator(f".list:not(:has(button:nth-child({left - 1}))) button:focus")
        expect(fewer.or_(over)).to_be_visible()
    expect(over).to_be_visible()


def test_a_move_is_looked_for_and_typed(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit_down(page)
    search = page.get_by_role("searchbox", name="Chercher un coup")
    search.fill("B")
    expect(moves(page)).to_have_text(["b1", "b2", "b3"])
    search.fill("b2")
    search.press("Enter")
    expect(picture(page)).to_contain_text(re.compile(r"2 \S X"))
    expect(moves(page)).to_have_count(7)
    move_field(page).fill("b2")
    page.get_by_role("button", name="Jouer", exact=True).click()
    expect(page.get_by_text("Tictactoe taken: square b2.")).to_be_visible()


def test_its_pages_have_no_violation(visitor: Callable[..., Page]) -> None:
    page = visitor()
    card(page, "Tictactoe").get_by_role("button", name="Nouvelle table").click()
    expect(page.get_by_role("dialog").get_by_text("Noughts first")).to_be_attached()
    assert violations(page) == []
    page.goto("/")
    sit_down(page)
    expect(moves(page)).to_have_count(9)
    assert violations(page) == []
