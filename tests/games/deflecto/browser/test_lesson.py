"""The lesson, the pictures and the puzzles of Déflecto in the browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from galerie.core.record import read_line
from galerie.games.deflecto import Lay, parse
from galerie.games.deflecto.rules.figures import BY_TEXT
from galerie.study.puzzles import puzzles
from tests.browser.pages import board, square
from tests.browser.test_accessibility import violations

Visitor = Callable[..., Page]


def ring(page: Page, name: str) -> Locator:
    return page.locator(f'[data-look="{name}"]')


def take(page: Page, tile: str) -> None:
    page.locator(f'[data-tile-of="{tile}"]').click()


def lay(page: Page, tile: str, name: str, figure: str) -> None:
    """By the mouse, turned by a key until it lies as wanted."""
    take(page, tile)
    square(page, name).hover()
    for _ in range(4):
        if page.locator("[data-ghost]").get_attribute("data-ghost") == figure:
            break
        page.keyboard.press("r")
    square(page, name).click()


@pytest.mark.rule("DEF-11", "DEF-30")
def test_two_scenes_are_played_by_the_mouse_with_a_wrong_try(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/learn/deflecto")
    expect(ring(page, "d11")).to_be_visible()
    expect(square(page, "d11")).to_have_accessible_name("d11, vide, numéro 1, libre, à regarder")
    lay(page, "curve", "d11", "ne")
    expect(page.get_by_text("ce virage vous détourne")).to_be_visible()
    lay(page, "straight", "d11", "ns")
    expect(page.get_by_text("La ligne colorée est votre chemin")).to_be_visible()
    page.get_by_role("button", name="Continuer").click()
    expect(page.locator('[data-counted="0"]')).to_have_text("11")
    lay(page, "straight", "d10", "ns")
    expect(page.get_by_text("Toujours 11")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
def test_a_tile_to_look_at_is_framed_and_nothing_is_inaccessible(visitor: Visitor, *, phone: bool) -> None:
    page = visitor(phone=phone)
    page.goto("/learn/deflecto/level2-backs")
    expect(board(page)).to_be_visible()
    framed = page.locator(".rack [data-look]")
    expect(framed).to_have_count(1)
    expect(framed.get_by_role("button", name="prairie")).to_be_visible()
    assert violations(page) == []


@pytest.mark.rule("DEF-45")
def test_a_rule_shows_the_squares_around_its_example(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.goto("/rules/deflecto#DEF-45")
    chapel = page.get_by_role("img", name="la chapelle fait croisement")
    expect(chapel.locator('[data-tile="+"]')).to_be_visible()
    expect(chapel.locator("[data-square]")).to_have_count(25)
    goal = page.get_by_role("img", name="Relier deux cases")
    goal.scroll_into_view_if_needed()
    expect(goal.locator("[data-square]")).to_have_count(121)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_puzzle_is_solved_on_the_map(visitor: Visitor) -> None:
    page = visitor()
    every = puzzles("deflecto").values()
    puzzle = next(each for each in every if each.kind == "lengthen" and each.options == "lot=no")
    move = parse(read_line(puzzle.line[0]).move)
    assert isinstance(move, Lay)
    page.goto(f"/puzzles/deflecto/{puzzle.id}")
    expect(board(page)).to_be_visible()
    lay(page, BY_TEXT[move.figure].shape, move.square, move.figure)
    expect(square(page, move.square)).to_have_attribute("data-tile", move.figure)
    before, after = puzzle.facts["other"], puzzle.why["best"]
    expect(page.get_by_text(f"Le chemin adverse passe de {before} à {after} cases")).to_be_visible()
