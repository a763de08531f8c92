"""A forced pass, said on the board; and what others did since one's turn, replayed and listed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import at, legal, sit_together, square

TO_A_PASS = ("f4", "f3", "d6", "g4", "h4", "h5", "g2", "h3")
"""Gold then has to pass."""


HEAR = r"""
    window.heard = []
    new MutationObserver(() => {
        for (const each of document.querySelectorAll(".board > p"))
            window.heard.push(each.textContent.replaceAll(/\s+/g, " "))
    }).observe(document.body, { childList: true, subtree: true })
"""
"""Remembers what the board says: it does not say it for long."""


def said(page: Page, words: str) -> None:
    page.wait_for_function("words => window.heard.includes(words)", arg=words)


def passed(visitor: Callable[..., Page]) -> tuple[Page, Page]:
    ada, blaise = sit_together(visitor, "Ada", "Blaise")
    for page in (ada, blaise):
        page.evaluate(HEAR)
    for ply, move in enumerate(TO_A_PASS):
        page = (ada, blaise)[ply % 2]
        expect(square(page, move)).to_have_class(re.compile("legal"))
        square(page, move).click()
    return ada, blaise


@pytest.mark.rule("REV-08")
def test_a_forced_pass_is_said_to_both_and_what_came_since_is_listed_and_shown(visitor: Callable[..., Page]) -> None:
    ada, blaise = passed(visitor)
    said(ada, "Vous ne pouvez rien encadrer : Blaise rejoue.")
    expect(ada.get_by_role("log").first).to_contain_text("Vous ne pouvez rien encadrer : Blaise rejoue.")
    said(blaise, "Ada ne peut rien encadrer : à vous de rejouer.")
    legal(blaise).first.click()
    at(ada, 10)
    expect(blaise.locator(".board > p")).to_have_count(0)
    ada.get_by_role("button", name="Depuis votre tour", expanded=False).click()  # a tip has its place
    since = ada.get_by_role("list", name="Depuis votre tour").get_by_role("button")
    expect(since).to_have_count(3)
    first = since.first
    expect(first).to_contain_text("Blaise pose en h3")
    last = ada.locator("[data-square]:has(.last)")
    now = last.get_attribute("data-square")
    first.hover()
    expect(last).to_have_attribute("data-square", "h3")
    expect(legal(ada)).to_have_count(0)
    ada.mouse.move(0, 0)
    expect(last).to_have_attribute("data-square", now or "")
    first.focus()
    expect(last).to_have_attribute("data-square", "h3")
    legal_now = ada.locator(".square.legal")
    ada.keyboard.press("Shift")
    expect(legal_now).not_to_have_count(0)
    # where things may move, all of it is replayed; a click is a move all the same
    ada.get_by_role("button", name="Depuis votre tour", expanded=True).click()
    ada.emulate_media(reduced_motion="no-preference")
    ada.evaluate("window.heard = []")
    ada.get_by_role("button", name="Depuis votre tour").click()
    said(ada, "Blaise pose en h3, un pion retourné.")
    square(ada, "h1").click()
    expect(square(ada, "h1").locator(".disc")).to_be_visible()
    expect(ada.get_by_role("button", name="Depuis votre tour")).to_have_count(0)
