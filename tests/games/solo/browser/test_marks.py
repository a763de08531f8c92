"""What a lesson or a rule of Reversi solo points at is marked, for eyes and for ears."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pages import square


def test_the_squares_of_a_lesson_are_ringed_and_named(visitor: Callable[..., Page]) -> None:
    page = visitor("/learn/solo")
    for name in ("d5", "e4"):
        expect(square(page, name).locator(".looked")).to_have_count(2)
        expect(square(page, name)).to_have_attribute("aria-label", re.compile("marqué"))


def test_a_picture_shows_the_tokens_won_that_it_points_at(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/solo#REV-41")
    expect(page.locator("#REV-41").get_by_text("23 jetons gagnés sur 24")).to_be_visible()
