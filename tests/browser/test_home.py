"""The home page: every game at a glance, and what each card says to those who have played."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pages import card


def test_all_games_are_within_reach_of_a_thumb(visitor: Callable[..., Page]) -> None:
    page = visitor(phone=True)
    index = page.get_by_role("navigation", name="Les jeux")
    expect(index.get_by_role("link").first).to_be_visible()
    names = [each.inner_text() for each in page.get_by_role("article").get_by_role("heading").all()]
    expect(index.get_by_role("link")).to_have_text(names)
    for link in index.get_by_role("link").all():
        expect(link).to_be_in_viewport(ratio=1)
    index.get_by_role("link", name=names[-1], exact=True).click()
    expect(card(page, names[-1]).get_by_role("heading")).to_be_in_viewport()


def test_a_card_says_what_the_last_game_has_changed(visitor: Callable[..., Page]) -> None:
    page = visitor()
    expect(card(page, "Reversi").locator(".gilt")).to_have_text("Apprendre")
    page.evaluate(
        """() => {
        const known = { level: "student", lean: -1, lost: 1, fixed: "", at: 1 };
        localStorage.setItem("galerie.learnt.opponents", JSON.stringify({ reversi: known }));
        localStorage.setItem("galerie.learnt.seen", JSON.stringify(["game reversi/1"]));
    }"""
    )
    page.reload()
    against = card(page, "Reversi").get_by_role("button", name=re.compile("^Contre Perrine"))
    expect(against).to_contain_text("Un demi-niveau plus bas, vers")
    expect(card(page, "Reversi").locator(".gilt")).to_have_text("Jouer maintenant")
    expect(card(page, "Reversi").get_by_role("link", name="Apprendre")).to_be_visible()
