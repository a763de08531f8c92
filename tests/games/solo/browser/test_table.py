"""Reversi solo in the browser."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.pages import board, card, do, legal, move_field, result, square


def start(page: Page, button: str = "Jouer maintenant") -> None:
    card(page, "Reversi solo").get_by_role("button", name=button).click()
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()


def typed(page: Page, *moves: str) -> None:
    for move in moves:
        move_field(page).fill(move)
        page.keyboard.press("Enter")
        if move != "stop":
            expect(square(page, move[1:]).locator(".disc")).to_be_visible()


def playable(page: Page, other_colour: Callable[[], None]) -> str | None:
    """A square to place on, once chance has said what it has to say; None when the game is over."""
    for _ in range(200):
        if result(page).count():
            return None
        if legal(page).count():
            return legal(page).first.get_attribute("data-square")
        other_colour()
        page.wait_for_timeout(50)
    raise AssertionError("neither colour can be placed, and the game is not over")


def confirmed(page: Page, name: str) -> None:
    """The disc is on its square, after a question if it loses something for good."""
    disc, sure = square(page, name).locator(".disc"), page.get_by_role("button", name=re.compile("quand même|anyway"))
    expect(disc.or_(sure).first).to_be_visible()
    if sure.count():
        sure.click()
    expect(disc).to_be_visible()


def stop_the_calendar(route: Route) -> None:
    """Today is a day that does not end while it is played."""
    games = route.fetch().json()
    route.fulfill(json=[{**game, "daily": game["daily"] and "2026-01-01"} for game in games])


@pytest.mark.slow
def test_a_whole_deal_of_the_day_by_clicking(visitor: Callable[..., Page]) -> None:
    page = visitor("/api/host")
    page.route("**/api/games", stop_the_calendar)
    page.goto("/")
    start(page, "Donne du jour")
    colours = page.locator("label.colour")

    def other_colour() -> None:
        if colours.count():  # They are gone when the game is over, before the result is loaded.
            colours.nth(1 if colours.nth(0).get_by_role("radio").is_checked() else 0).click()

    shown = False
    while name := playable(page, other_colour):
        shown = shown or page.locator(".winning").count() > 0
        square(page, name).click()
        confirmed(page, name)
    assert shown, "how a token is won is shown on the board, before the first one"
    expect(result(page)).to_contain_text(re.compile(r"\d+"))
    page.goto("/")
    expect(card(page, "Reversi solo")).to_contain_text("jouée")


def test_each_colour_is_placed_by_keyboard_and_by_right_click(visitor: Callable[..., Page]) -> None:
    page = visitor()
    start(page)
    board(page).focus()
    page.keyboard.press("o")
    square(page, "e3").click()
    expect(square(page, "e3").locator(".disc.gold")).to_be_visible()
    square(page, "d3").click(button="right")
    expect(square(page, "d3").locator(".disc.black")).to_be_visible()


def test_tokens_are_turned_and_nothing_is_told_of_the_others(visitor: Callable[..., Page]) -> None:
    page = visitor()
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    start(page)
    expect(page.locator(".token.down")).to_have_count(24)
    typed(page, "ge3")
    expect(page.locator(".token.down")).to_have_count(22)
    # whatever the page and its traffic name as a token is one that lies face up, or one of those nobody has seen
    shown = page.evaluate("[...document.querySelectorAll('.token.down')].map(each => each.textContent.trim()).join('')")
    assert shown == ""
    assert not any(f'"{name}":"g' in frame for frame in frames for name in ("c1", "f1", "b2", "g2", "a3", "h3"))


def test_undo_goes_back_to_the_last_reveal_and_no_further(visitor: Callable[..., Page]) -> None:
    page = visitor()
    start(page)
    typed(page, "ge3")
    back = page.get_by_role("button", name="Reprendre")
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_have_attribute("title", re.compile("Le hasard a dévoilé"))
    back.click(force=True)
    expect(page.get_by_text("Le hasard a dévoilé quelque chose").first).to_be_visible()
    expect(square(page, "e3").locator(".disc")).to_be_visible()


def test_a_hint_is_shown_on_the_board(visitor: Callable[..., Page]) -> None:
    page = visitor()
    start(page)
    page.get_by_role("button", name="Indice").click()
    expect(page.locator(".suggested")).to_be_visible(timeout=30_000)


def test_stopping_says_what_was_still_to_be_won_and_what_was_possible(visitor: Callable[..., Page]) -> None:
    page = visitor()
    start(page)
    typed(page, "ge3", "bd3")
    do(page, "arrêter là")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("arrêter", re.IGNORECASE)).last.click()
    expect(result(page)).to_be_visible()
    expect(page.get_by_role("region", name="Ce qui était possible")).to_contain_text(re.compile(r"\d+"), timeout=60_000)
    first = page.url
    result(page).get_by_role("button", name="Rejouer celle-ci").click()
    page.wait_for_url(lambda address: "/table/" in address and address != first)
    expect(page.locator(".token.down")).to_have_count(24)


@pytest.mark.slow
@pytest.mark.parametrize("most", [14, pytest.param(99, marks=pytest.mark.soak)], ids=["begun", "whole"])
def test_a_solo_game_by_keyboard_alone_on_a_phone_in_english(visitor: Callable[..., Page], most: int) -> None:
    page = visitor(phone=True)
    page.get_by_text("EN", exact=True).click()
    card(page, "Reversi solo").get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()
    board(page).focus()
    cursor = page.evaluate("document.activeElement.getAttribute('aria-activedescendant')").rpartition("-")[2]
    placed: Counter[str] = Counter()
    while placed.total() < most and (name := playable(page, lambda: page.keyboard.press("x"))):
        across, down = ord(name[0]) - ord(cursor[0]), int(name[1]) - int(cursor[1])
        for key, steps in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowDown", down), ("ArrowUp", -down)):
            for _ in range(max(0, steps)):
                page.keyboard.press(key)
        page.keyboard.press("Enter")
        cursor = name
        confirmed(page, name)
        disc = square(page, name).locator(".disc")
        placed["gold" if "gold" in (disc.get_attribute("class") or "") else "black"] += 1
        # the answer to the last move may not have come yet: what is pressed now must not be lost
        page.keyboard.press("x")
    assert min(placed["gold"], placed["black"]) > min(most // 4, 10)
    if placed.total() < most:
        expect(result(page)).to_be_visible()
