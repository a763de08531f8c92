"""What a person does at a table, in a page."""

import re

from playwright.sync_api import Locator, Page, expect


def card(page: Page, game: str) -> Locator:
    """A game on the home page."""
    return page.get_by_role("article", name=game, exact=True)


def new_table(page: Page, who: str, level: str | None = None, variant: str | None = None) -> None:
    """Open a table of Reversi from the home page: me first, and `who` on the second seat."""
    page.goto("/")
    card(page, "Reversi").get_by_role("button", name=re.compile("Nouvelle table|New table")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(re.compile("place 2|seat 2")).select_option(who)
    if level:
        dialog.get_by_label(re.compile("Niveau|Level")).select_option(level)
    if variant:
        unfold(dialog)
        dialog.get_by_role("switch", name=variant).check()
    dialog.get_by_role("button", name=re.compile("Ouvrir la table|Open the table")).click()
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()


def unfold(dialog: Locator) -> None:
    """Show the variants in the form of a new table."""
    dialog.get_by_text(re.compile("^(Variantes|Variants)")).click()


def board(page: Page) -> Locator:
    return page.get_by_role("grid")


def square(page: Page, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"]')


def legal(page: Page) -> Locator:
    return page.locator(".square.legal")


def result(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("Résultat|Result"))


def at(page: Page, ply: int) -> None:
    """Wait until this many moves stand."""
    expect(page.get_by_text(re.compile(rf"^{ply} / {ply}$"))).to_be_attached()


def legal_or_over(page: Page) -> str | None:
    """The first square I may play on, once it is my turn; None when the game is over."""
    expect(legal(page).first.or_(result(page))).to_be_visible(timeout=30_000)
    return legal(page).first.get_attribute("data-square") if legal(page).count() else None
