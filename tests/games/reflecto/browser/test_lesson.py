"""The lesson of Reflecto in the browser, played to its last scene by hand."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import square
from tests.browser.test_accessibility import violations
from tests.games.reflecto.browser.test_table import screen, to_move, word_field

Visitor = Callable[..., Page]


def go_on(page: Page) -> None:
    page.locator(".ways").get_by_role("button", name="Continuer").click()


def go(page: Page, start: str, end: str) -> None:
    """Move a screen and stop there; where a tile could be taken out, nothing is sent yet."""
    to_move(page)
    screen(page, start).click()
    square(page, end).click()
    stop = page.get_by_role("button", name="S’arrêter ici")
    if stop.is_visible():
        stop.click()


def hide(page: Page) -> None:
    """One mirror goes to either end."""
    row = page.get_by_role("button", name=re.compile("^Place [1-7]"))
    places = [row.nth(number) for number in range(7)]
    mirrors = [number for number in range(7) if "miroir" in (places[number].get_attribute("aria-label") or "")]
    for mirror, end in zip(mirrors, (0, 6), strict=True):
        if mirror != end:
            places[mirror].click()
            places[end].click()
    word_field(page).fill("tempo")
    page.get_by_role("button", name="Prêt").click()
    expect(page.get_by_text("En face, on ne voit que le dos")).to_be_visible()


def teach(page: Page, picture: Callable[[str], object] = lambda name: None) -> None:
    """Play the scenes before the game."""
    expect(word_field(page)).to_be_visible()
    picture("hide")
    hide(page)
    go_on(page)
    expect(square(page, "d1")).to_have_attribute("aria-label", re.compile("à regarder"))
    picture("move")
    go(page, "a1", "a2")
    expect(page.get_by_text("Prenez plutôt le P")).to_be_visible()
    go(page, "d1", "d2")
    expect(page.get_by_text("Maintenant, un saut")).to_be_visible()
    go(page, "c1", "e3")
    expect(page.get_by_text("Un saut avance de deux cases")).to_be_visible()
    go_on(page)
    picture("chain")
    go(page, "d1", "f7")
    page.get_by_role("button", name="Finir le tour").click()
    expect(page.get_by_text("Trois sauts, un seul tour")).to_be_visible()
    go_on(page)
    picture("leave")
    go(page, "b6", "b7")
    page.get_by_role("button", name="Sortir P (b7)").click()
    expect(page.get_by_text("Au I, puis au A")).to_be_visible()
    picture("leave-2")
    to_move(page)
    screen(page, "d6").click()
    page.get_by_role("button", name="Sauter dehors").click()
    page.get_by_role("button", name="Sortir A (e7)").click()
    expect(page.get_by_text("Trois lettres dehors")).to_be_visible()
    go_on(page)
    picture("mirror")
    go(page, "c4", "d3")
    expect(page.get_by_text("n’a pas dépassé l’écran")).to_be_visible()
    go(page, "c4", "d5")
    expect(screen(page, "d5").locator(".reflected")).to_contain_text("E")
    picture("mirror-2")
    go(page, "d5", "f5")
    expect(page.get_by_text("Une lettre lue reste lue")).to_be_visible()
    go_on(page)
    picture("guess")
    for word in ("plage", "glace"):
        page.get_by_role("button", name="Deviner").click()
        page.get_by_label(re.compile("Le mot, de 5 lettres")).fill(word)
        page.get_by_role("button", name="Continuer").click()
        page.get_by_role("button", name="Dire ce mot").click()
    expect(page.get_by_text("Le cœur de la Reine")).to_be_visible()
    picture("guess-done")
    go_on(page)


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.soak), True], ids=["desktop", "phone"])
def test_the_lesson_is_played_by_hand(visitor: Visitor, *, phone: bool) -> None:
    page = visitor("/learn/reflecto", phone=phone)
    teach(page)
    to_move(page)
    assert violations(page) == []
    assert page.evaluate("document.querySelector('.reflecto').scrollWidth <= innerWidth")
    go(page, "c5", "c7")
    expect(screen(page, "c7").locator(".reflected")).to_contain_text("F")
    to_move(page)
