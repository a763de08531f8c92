"""Copyright's lesson and pictures in the browser: places to look at are marked, for eyes and for screen readers."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from galerie.games.copyright import GAME
from galerie.study.lessons import lesson
from tests.games.copyright.browser.test_table import cell, drag, slot


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_first_scene_marks_a_card_and_is_played_by_keyboard(visitor: Callable[..., Page], phone: bool) -> None:
    page = visitor("/learn/copyright/see", phone=phone)
    marked = page.locator(".slot.looked")
    expect(marked).to_have_count(1)
    expect(marked).to_have_accessible_name(re.compile("^Carte 35.*, à regarder$"))
    expect(page.get_by_role("table", name="Modèle, à regarder")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Carte 30 posée.")
    page.get_by_role("grid").focus()
    page.keyboard.press("6")
    expect(marked).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.get_by_text("On voit les figures des deux.")).to_be_visible()


@pytest.mark.rule("COP-16")
def test_the_hole_is_marked_on_the_grid_and_in_the_model(visitor: Callable[..., Page]) -> None:
    page = visitor("/learn/copyright/hole")
    expect(page.locator(".surface .spot.looked")).to_have_count(1)
    expect(page.locator(".model .cell.looked")).to_have_count(1)


@pytest.mark.rule("COP-33")
def test_a_picture_of_the_rules_shows_what_sticks_out_and_has_nothing_to_use(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/copyright#COP-33", phone=True)
    picture = page.get_by_role("img", name=re.compile("^Huit cases justes"))
    picture.scroll_into_view_if_needed()
    expect(picture.locator(".out")).to_have_count(5)
    expect(picture.get_by_role("button")).to_have_count(0)


def tool(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^{name}\b"))


def ready(page: Page) -> None:
    """Wait until the learner may move."""
    expect(page.get_by_role("grid", name="Votre assemblage")).to_have_attribute("aria-readonly", "false")


def lay(page: Page, card: int, x: int, y: int, *tools: str) -> None:
    """Take a card, use buttons on it, and touch the cell where its middle shall be."""
    ready(page)
    slot(page, card).click()
    for each in tools:
        tool(page, each).click()
    cell(page, x, y).click()


def says(page: Page, words: str) -> None:
    expect(page.locator(".sentence")).to_contain_text(words)


def goes_on(page: Page, scene: str) -> None:
    page.get_by_role("button", name="Continuer").click()
    page.wait_for_url(f"**/learn/copyright/{scene}")


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.soak), True], ids=["desktop", "phone"])
def test_the_whole_lesson_is_played_by_one_gesture_after_another(visitor: Callable[..., Page], phone: bool) -> None:
    page = visitor("/learn/copyright/see", phone=phone)
    expect(page.locator(".surface .spot.looked")).to_have_count(1)
    lay(page, 35, 1, 1)
    says(page, "On voit les figures des deux.")

    goes_on(page, "turn")
    says(page, "faites-la pivoter en main")
    lay(page, 49, 1, 1, "Pivoter")
    says(page, "Retournez-la en main")
    expect(page.locator(".tray [aria-pressed=true]")).to_have_count(0)
    lay(page, 12, 1, 1, "Retourner")
    says(page, "de huit façons")

    goes_on(page, "exact")
    ready(page)
    slot(page, 63).click()
    tool(page, "Reprendre").click()
    says(page, "De nouveau huit cases.")
    lay(page, 38, 1, 1)
    says(page, "Les neuf")

    goes_on(page, "shift")
    lay(page, 38, 0, 1)
    says(page, "Deux cases de gagnées")

    goes_on(page, "hole")
    lay(page, 1, 2, 2)
    says(page, "Couverte et vide")

    goes_on(page, "out")
    ready(page)
    drag(page, cell(page, 1, 2), 1, 1)
    says(page, "Huit points, rien de perdu.")
    lay(page, 38, 1, 1)
    says(page, "Dix points")

    goes_on(page, "first")
    says(page, "finissez avant")
    lay(page, 38, 1, 1)
    says(page, "Neuf et un pour vous.")

    goes_on(page, "game")
    says(page, "faire pivoter une carte en main")
    steps = page.get_by_role("navigation", name="scènes de la leçon").get_by_role("link")
    expect(steps.filter(has=page.locator(".tick"))).to_have_count(len(lesson(GAME)) - 1)


@pytest.mark.rule("COP-33")
def test_a_half_done_step_is_answered_and_the_right_one_is_shown_in_words(visitor: Callable[..., Page]) -> None:
    page = visitor("/learn/copyright/out")
    ready(page)
    expect(page.get_by_role("button", name="Recommencer")).to_have_count(1)
    slot(page, 12).click()
    tool(page, "Retourner").click()
    expect(page.get_by_text("Ainsi, des cases sont perdues.")).to_be_visible()
    tool(page, "Reprendre").click()
    expect(page.get_by_text("Reprendre fait perdre des cases aussi.")).to_be_visible()
    page.get_by_role("button", name="Montrez-moi").click()
    expect(page.get_by_text("Voici un coup qui convient : la carte 12, comme en pointillé")).to_be_visible()
    page.get_by_role("button", name="Le jouer").click()
    says(page, "Huit points, rien de perdu.")
