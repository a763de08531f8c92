"""Miroir's lesson and pictures in the browser: places to look at are marked, for eyes and for screen readers."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect


def spot(page: Page, name: str) -> Locator:
    """A column, a pile or a place: `column-near-3`, `pile-far-8`, `place-near-0`."""
    return page.locator(f'[data-spot-of="{name}"]')


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_first_scene_is_played_by_pointer_and_shows_where(visitor: Callable[..., Page], phone: bool) -> None:
    page = visitor("/learn/miroir/capitals", phone=phone)
    rings = page.locator(".field .ring")
    expect(rings).to_have_count(1)
    expect(spot(page, "pile-near-8")).to_have_accessible_name(re.compile("à regarder"))
    expect(spot(page, "pile-far-8")).not_to_have_accessible_name(re.compile("à regarder"))
    spot(page, "pile-near-8").click()
    expect(page.get_by_text("Un r.")).to_be_visible()
    expect(rings).to_have_count(3)
    spot(page, "column-near-1").click()
    expect(page.get_by_text("Un début suffit.")).to_be_visible()
    expect(rings).to_have_count(0)


def test_cards_are_moved_and_stolen_by_keyboard_in_the_lesson(visitor: Callable[..., Page]) -> None:
    page = visitor("/learn/miroir/take")
    page.get_by_role("grid").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.keyboard.press("3")
    expect(page.get_by_text("IMAGE !")).to_be_visible()


@pytest.mark.rule("MIR-23")
def test_a_picture_of_the_rules_has_marks_and_nothing_to_use(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/miroir#MIR-23", phone=True)
    picture = page.get_by_role("img", name=re.compile("^C devient A"))
    picture.scroll_into_view_if_needed()
    expect(picture.locator(".ring")).to_have_count(3)
    expect(picture.get_by_role("button")).to_have_count(0)
