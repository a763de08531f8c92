"""Puzzles in the browser: solved, failed, given up, shared; the puzzle of the day and its streak."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import board, square
from tests.browser.test_accessibility import violations
from tests.servers import Guest

GAME = "reversi"


@pytest.fixture
def puzzle(ada: Guest) -> dict[str, Any]:
    """A puzzle of Reversi that takes one move, with its answers and the moves that are wrong.

    It is not that of the day, which the page of the game shows twice.
    """
    listed = ada.http.get(f"/api/puzzles/{GAME}").json()
    for info in listed["puzzles"]:
        if info["id"] == listed["daily"]:
            continue
        state = ada.http.post(f"/api/puzzles/{GAME}/{info['id']}", json={"give_up": True}).json()
        moves = state["moments"][0]["moves"][str(state["seat"])]
        solved = ada.http.post(f"/api/puzzles/{GAME}/{info['id']}", json={"moves": state["answers"][:1]}).json()
        if solved["verdict"] == "solved":
            return {**state, "wrong": [move for move in moves if move not in state["answers"]]}
    raise LookupError


def address(puzzle: dict[str, Any]) -> str:
    return f"/puzzles/{GAME}/{puzzle['id']}"


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def test_a_puzzle_is_solved_on_the_board_and_explained(visitor: Callable[..., Page], puzzle: dict[str, Any]) -> None:
    page = visitor(address(puzzle))
    square(page, puzzle["answers"][0]).click()
    expect(page.get_by_text("Trouvé du premier coup !")).to_be_visible()
    expect(page.get_by_role("region", name="Déroulement")).to_be_visible()
    button(page, "Au début").click()
    expect(square(page, puzzle["answers"][0]).locator(".suggested")).to_be_attached()
    page.get_by_role("link", name="Problème suivant").click()
    expect(page).not_to_have_url(re.compile(puzzle["id"]))
    expect(button(page, "Voir la réponse")).to_be_visible()


def test_a_puzzle_is_solved_by_keyboard(visitor: Callable[..., Page], puzzle: dict[str, Any]) -> None:
    page = visitor(address(puzzle))
    board(page).focus()
    for key in ("Home", "PageUp"):
        page.keyboard.press(key)
    place = page.evaluate("document.activeElement.getAttribute('aria-activedescendant')").rpartition("-")[2]
    goal = puzzle["answers"][0]
    across, down = ord(goal[0]) - ord(place[0]), int(goal[1]) - int(place[1])
    for key, steps in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowDown", down), ("ArrowUp", -down)):
        for _ in range(steps):
            page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Trouvé du premier coup !")).to_be_visible()
    expect(page.get_by_role("link", name="Problème suivant")).to_be_focused()


def test_a_wrong_move_can_be_taken_back_and_does_not_give_the_answer_away(
    visitor: Callable[..., Page], puzzle: dict[str, Any]
) -> None:
    page = visitor(address(puzzle), phone=True)
    square(page, puzzle["wrong"][0]).tap()
    expect(page.get_by_text("Ce n’est pas le meilleur coup.")).to_be_visible()
    expect(page.locator(".suggested")).to_have_count(0)
    button(page, "Réessayer").tap()
    square(page, puzzle["answers"][0]).tap()
    expect(page.get_by_text("Trouvé en 2 essais !")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_an_illegal_move_is_refused_with_its_rule(visitor: Callable[..., Page], puzzle: dict[str, Any]) -> None:
    page = visitor(address(puzzle))
    page.locator(".square:not(.legal)").first.click()
    expect(page.get_by_role("link", name=re.compile(r"^REV-\d+$"))).to_be_visible()
    expect(button(page, "Voir la réponse")).to_be_visible()


def test_whoever_gives_up_sees_the_answer_move_by_move(visitor: Callable[..., Page], puzzle: dict[str, Any]) -> None:
    page = visitor(address(puzzle), locale="en-GB")
    button(page, "Show the answer").click()
    expect(page.get_by_text("Here is the answer")).to_be_visible()
    last = len(puzzle["solution"]) - 1
    expect(page.get_by_text(f"{last} / {last}")).to_be_attached(timeout=20_000)
    page.goto(f"/puzzles/{GAME}")
    expect(page.get_by_role("link", name=re.compile("answer seen$"))).to_have_count(1)


def test_a_result_is_shared_without_its_moves(visitor: Callable[..., Page], puzzle: dict[str, Any]) -> None:
    page = visitor(address(puzzle))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    square(page, puzzle["wrong"][0]).click()
    button(page, "Réessayer").click()
    square(page, puzzle["answers"][0]).click()
    button(page, "Partager").click()
    text = str(page.evaluate("navigator.clipboard.readText()"))
    assert "○● · en 2 essais" in text
    assert text.endswith(f"{address(puzzle)}?lang=fr")
    assert not re.search(r"\b[a-h][1-8]\b", text)


def test_the_puzzle_of_the_day_stays_the_same_and_begins_a_streak(visitor: Callable[..., Page], ada: Guest) -> None:
    daily = ada.http.get(f"/api/puzzles/{GAME}").json()["daily"]
    state = ada.http.post(f"/api/puzzles/{GAME}/{daily}", json={"give_up": True}).json()
    page = visitor(f"/puzzles/{GAME}/daily")
    expect(page.get_by_text(re.compile("^Problème du jour, "))).to_be_visible()
    shown = board(page).aria_snapshot()
    page.reload()
    expect(button(page, "Voir la réponse")).to_be_visible()
    assert board(page).aria_snapshot() == shown
    solved = page.get_by_text("Trouvé du premier coup !")
    for line in state["solution"][1:]:
        if line["seat"] == state["seat"] and not solved.is_visible():
            square(page, line["move"]).click()
        expect(square(page, line["move"]).locator(".last")).to_be_attached()
    expect(solved).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_text("Série : 1 jour.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("^Reversi résolu$"))).to_be_visible()


def test_all_pages_of_puzzles_have_no_violation_and_fit_a_phone(
    visitor: Callable[..., Page], puzzle: dict[str, Any]
) -> None:
    page = visitor("/puzzles", phone=True)
    for place in ("/puzzles", f"/puzzles/{GAME}", address(puzzle)):
        page.goto(place)
        expect(page.get_by_role("heading").first).to_be_visible()
        expect(page.get_by_role("link", name=re.compile("Reversi|Tous")).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert violations(page) == []
    button(page, "Voir la réponse").tap()
    expect(page.get_by_text("Voici la réponse")).to_be_visible()
    assert violations(page) == []


def test_puzzles_of_every_game_are_told_shown_and_explained(visitor: Callable[..., Page], ada: Guest) -> None:
    games = [info["name"] for info in ada.http.get("/api/games").json() if info["puzzles"]]
    page = visitor("/puzzles", locale="en-GB")
    expect(page.get_by_role("article")).to_have_count(len(games))
    for game in games:
        page.goto(f"/puzzles/{game}/daily")
        button(page, "Show the answer").click()
        expect(page.get_by_text("Here is the answer")).to_be_visible()
        expect(page.locator("main")).not_to_contain_text(f"{game}-puzzle")


def test_a_puzzle_that_does_not_exist_is_not_found(visitor: Callable[..., Page]) -> None:
    page = visitor(f"/puzzles/{GAME}/nowhere")
    expect(page.get_by_role("heading", name="Ce miroir ne reflète rien")).to_be_visible()
