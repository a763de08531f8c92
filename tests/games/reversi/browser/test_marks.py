"""What a lesson or a rule of Reversi points at is marked, for eyes and for ears."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pages import square


def test_the_square_of_a_lesson_is_ringed_and_named(visitor: Callable[..., Page]) -> None:
    page = visitor("/learn/reversi")
    expect(square(page, "g5").locator(".looked")).to_have_count(2)
    expect(square(page, "g5")).to_have_attribute("aria-label", re.compile("marqué"))
    expect(square(page, "g4").locator(".looked")).to_have_count(0)


def test_a_picture_shows_the_counts_and_reserves_that_it_points_at(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/reversi#REV-09")
    rule = page.locator("#REV-09")
    expect(rule.get_by_text(re.compile("Réserve vide")).first).to_be_visible()
