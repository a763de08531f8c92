"""Copyright's lesson and pictures in the browser: places to look at are marked, for eyes and for screen readers."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect


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
