"""Checking a word in the browser."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import at, board, new_table, square
from tests.browser.test_accessibility import violations


def box(page: Page) -> Locator:
    return page.get_by_label(re.compile("Un mot français|A French word"))


def answer(page: Page) -> Locator:
    """What a screen reader announces about the typed text."""
    return page.get_by_role("status").filter(has_text=re.compile("."))


def test_a_word_is_checked_while_it_is_typed_whatever_its_accents(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.get_by_role("banner").get_by_role("link", name="Vérifier un mot").click()
    page.wait_for_url("**/words")
    for typed, said in [
        ("Élèves", "« Élèves » est accepté."),
        ("CŒUR", "« CŒUR » est accepté."),
        ("iftar", "« iftar » n’est pas accepté."),
    ]:
        box(page).fill(typed)
        expect(answer(page)).to_contain_text(re.sub(" (?=»)|(?<=«) ", "\u00a0", said))


def test_base_forms_are_shown_and_can_be_looked_up(visitor: Callable[..., Page]) -> None:
    page = visitor("/words")
    expect(box(page)).to_be_focused()
    page.keyboard.type("iront")
    expect(answer(page)).to_contain_text("Forme de base")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="aller", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(box(page)).to_have_value("aller")
    expect(answer(page)).to_contain_text("accepté")
    expect(answer(page)).not_to_contain_text("Forme de base")


def test_a_word_has_its_own_url(visitor: Callable[..., Page]) -> None:
    page = visitor("/words")
    box(page).fill("été")
    expect(answer(page)).to_contain_text("est accepté")
    page.reload()
    expect(box(page)).to_have_value("été")
    expect(answer(page)).to_contain_text("est accepté")


def test_a_pattern_lists_its_words(visitor: Callable[..., Page]) -> None:
    page = visitor("/words", locale="en-GB")
    page.get_by_text("EN", exact=True).click()
    box(page).fill("whis*")
    expect(answer(page)).to_contain_text("5 words")
    found = page.get_by_role("list", name="Words found").get_by_role("button")
    expect(found).to_have_text(["whisky", "whist", "whiskies", "whiskys", "whists"])
    found.nth(1).click()
    expect(answer(page)).to_contain_text("“whist” is accepted.")
    box(page).fill("zzz?")
    expect(answer(page)).to_contain_text("No word")


def test_invalid_input_is_explained(visitor: Callable[..., Page]) -> None:
    page = visitor("/words")
    for typed, said in [
        ("l33t", "sans chiffres"),
        ("arc-en-ciel", "trait d’union"),
        ("aujourd'hui", "apostrophe"),
        ("pomme de terre", "Un seul mot"),
        ("s*e", "à la fin"),
        ("🍲", "avec des lettres"),
        ("a" * 80, "aussi long"),
        ("кот", "n’est pas accepté"),
        ("a/../b", "avec des lettres"),
    ]:
        box(page).fill(typed)
        expect(answer(page)).to_contain_text(said)
        box(page).fill(" ")
        expect(answer(page)).to_have_count(0)


def test_a_word_is_checked_without_leaving_the_table(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    square(page, "d6").click()
    at(page, 1)
    table = page.url
    page.get_by_role("button", name="Vérifier un mot").click()
    dialog = page.get_by_role("dialog", name="Vérifier un mot")
    expect(box(page)).to_be_focused()
    page.keyboard.type("songe")
    expect(dialog.get_by_role("status").first).to_contain_text("est accepté")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.url == table
    expect(board(page)).to_be_visible()
    at(page, 1)


def test_answers_have_no_violation(visitor: Callable[..., Page]) -> None:
    page = visitor("/words/soupes")
    for typed, said in [("soupes", "est accepté"), ("iftar", "pas accepté"), ("1", "chiffres"), ("so?pe", "Un mot")]:
        box(page).fill(typed)
        expect(answer(page)).to_contain_text(said)
        assert violations(page) == []
