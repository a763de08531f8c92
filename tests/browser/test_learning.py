"""Lessons, presets and tips: a game is learnt by playing it."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import at, board, card, legal, new_table, square
from tests.browser.test_accessibility import violations

NEXT: Final = re.compile("Continuer|Continue")
RESTART: Final = re.compile("Recommencer|Start again")


def title(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def steps(page: Page) -> Locator:
    return page.get_by_role("navigation", name=re.compile("scènes de la leçon|scenes of the lesson")).get_by_role(
        "link"
    )


def go_on(page: Page) -> Locator:
    return page.get_by_role("button", name=NEXT)


def awaited(page: Page) -> None:
    """Wait until the learner may move."""
    expect(legal(page).first).to_be_visible()


def click(page: Page, *squares: str) -> None:
    for name in squares:
        awaited(page)
        expect(square(page, name)).to_have_class(re.compile("legal"))
        square(page, name).click()
        expect(square(page, name)).not_to_have_class(re.compile("legal"))


def fits(page: Page) -> bool:
    """Whether nothing sticks out sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def finish_game(page: Page) -> None:
    """Play any legal moves until the game is over."""
    over = page.get_by_role("heading", name="La leçon est finie")
    while True:
        expect(legal(page).first.or_(over)).to_be_visible()
        if over.is_visible():
            return
        name = legal(page).first.get_attribute("data-square")
        assert name
        click(page, name)


def test_a_whole_lesson_is_played_with_the_mouse(visitor: Callable[..., Page]) -> None:
    page = visitor()
    card(page, "Reversi").get_by_role("link", name="Apprendre", exact=True).click()
    page.wait_for_url("**/learn/reversi")
    expect(steps(page)).to_have_count(3)
    expect(steps(page).first).to_have_attribute("aria-current", "step")
    click(page, "g4", "c5")
    expect(go_on(page)).to_be_focused()
    expect(steps(page).first).to_have_accessible_name(re.compile("faite$"))
    go_on(page).click()
    page.wait_for_url("**/learn/reversi/lines")
    click(page, "c1", "a1", "g3")
    go_on(page).click()
    page.wait_for_url("**/learn/reversi/play")
    finish_game(page)
    play = page.get_by_role("button", name="Jouer maintenant")
    expect(play).to_be_focused()
    expect(page.get_by_role("main").get_by_role("link", name="Règles", exact=True)).to_be_visible()
    play.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Lison")).to_be_visible()
    page.goto("/")
    reversi = card(page, "Reversi")
    expect(reversi.get_by_role("link", name="Apprendre")).not_to_have_class(re.compile("gilt"))


def test_a_scene_is_played_with_the_keyboard_alone(visitor: Callable[..., Page]) -> None:
    page = visitor("/learn/reversi/flank")
    awaited(page)
    board(page).focus()
    walk(page, "g4")
    expect(page.get_by_role("status").filter(has_text="Une file entière")).to_be_visible()
    awaited(page)
    walk(page, "c5")
    expect(go_on(page)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/reversi/lines")
    expect(board(page)).to_be_focused()


def walk(page: Page, name: str) -> None:
    """Move the cursor of the board to a square, and play there."""
    for _ in range(20):
        here = page.evaluate("document.activeElement.getAttribute('aria-activedescendant')").split("-")[-1]
        if here == name:
            page.keyboard.press("Enter")
            return
        if here[0] != name[0]:
            page.keyboard.press("ArrowRight" if here[0] < name[0] else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if here[1] < name[1] else "ArrowUp")
    raise AssertionError(name)


def test_a_wrong_try_is_answered_and_a_refused_one_names_its_rule(visitor: Callable[..., Page]) -> None:
    page = visitor("/learn/reversi/flank")
    awaited(page)
    shown = page.get_by_role("button", name="Montrez-moi")
    square(page, "c6").click()
    answer = page.locator(".words .live")
    expect(answer).to_contain_text("Ce coup encadre un autre pion noir.")
    expect(square(page, "g4")).to_have_class(re.compile("legal"))
    expect(square(page, "c6")).to_have_class(re.compile("legal"))
    expect(shown).to_have_count(0)
    square(page, "h5").click()
    expect(answer.get_by_role("link", name="REV-04")).to_have_attribute("href", "/rules/reversi#REV-04")
    shown.click()
    expect(answer).to_contain_text("g4")
    page.get_by_role("button", name="Le jouer").click()
    click(page, "c5")
    expect(go_on(page)).to_be_focused()


def test_a_lesson_is_left_and_taken_up_again(visitor: Callable[..., Page]) -> None:
    page = visitor("/learn/reversi")
    click(page, "g4", "c5")
    expect(go_on(page)).to_be_visible()
    page.get_by_role("link", name="Quitter la leçon").click()
    card(page, "Reversi").get_by_role("link", name="Continuer la leçon").click()
    expect(steps(page).nth(1)).to_have_attribute("aria-current", "step")
    awaited(page)
    click(page, "c1")
    awaited(page)
    page.get_by_role("button", name=RESTART).click()
    expect(square(page, "c1")).to_have_class(re.compile("legal"))
    steps(page).first.click()
    page.wait_for_url("**/learn/reversi/flank")
    expect(steps(page).first).to_have_attribute("aria-current", "step")
    page.reload()
    awaited(page)
    expect(steps(page).first).to_have_accessible_name(re.compile("faite$"))


def test_a_lesson_can_be_waved_away(visitor: Callable[..., Page]) -> None:
    page = visitor()
    reversi = card(page, "Reversi")
    expect(reversi.get_by_role("link", name="Apprendre", exact=True)).to_have_class(re.compile("gilt"))
    reversi.get_by_role("button", name="Je connais déjà Reversi").click()
    expect(reversi.get_by_role("button", name="Jouer maintenant")).to_be_focused()
    page.reload()
    expect(reversi.get_by_role("link", name="Apprendre", exact=True)).not_to_have_class(re.compile("gilt"))
    expect(reversi.get_by_role("button", name="Je connais déjà")).to_have_count(0)
    expect(card(page, "Miroir").get_by_role("button", name="Je connais déjà")).to_be_visible()


@pytest.mark.parametrize("address", ["/learn/nothing", "/learn/reversi/nothing"])
def test_a_lesson_that_does_not_exist_is_not_found(visitor: Callable[..., Page], address: str) -> None:
    expect(title(visitor(address))).to_have_text("Ce miroir ne reflète rien")


def test_a_lesson_speaks_english(visitor: Callable[..., Page]) -> None:
    page = visitor("/learn/reversi", locale="en-GB")
    awaited(page)
    expect(page.get_by_text("Learn: Reversi")).to_be_visible()
    click(page, "g4", "c5")
    expect(go_on(page)).to_have_text("Continue")


@pytest.mark.parametrize("game", ["copyright", "deflecto", "miroir", "reflecto", "reversi", "solo"])
def test_a_lesson_fits_on_a_phone_and_has_no_violation(visitor: Callable[..., Page], game: str) -> None:
    page = visitor(f"/learn/{game}", phone=True)
    expect(page.get_by_role("button", name=RESTART).last).to_be_visible()
    expect(page.locator(".sentence")).to_have_text(re.compile("."))
    assert fits(page)
    sentence, place = page.locator(".sentence").bounding_box(), page.locator(".stage > .board").bounding_box()
    assert sentence
    assert place
    assert sentence["y"] + sentence["height"] < place["y"]
    assert violations(page) == []


def test_a_first_table_begins_gently_and_says_what_differs_from_a_preset(visitor: Callable[..., Page]) -> None:
    page = visitor()
    card(page, "Miroir").get_by_role("button", name="Nouvelle table").click()
    dialog = page.get_by_role("dialog")
    begin, printed = dialog.get_by_label("Pour commencer"), dialog.get_by_label("Comme dans le livret")
    changed = dialog.get_by_text("Modifié")
    expect(begin).to_be_checked()
    dialog.get_by_text("Variantes").click()
    words = dialog.get_by_label(re.compile("^Mots à gagner"))
    expect(words).to_have_value("3")
    printed.check(force=True)
    expect(words).to_have_value("9")
    expect(changed).to_have_count(0)
    words.select_option("5")
    expect(changed).to_contain_text("5 mots")
    expect(printed).to_be_checked()
    assert violations(page) == []
    dialog.get_by_role("button", name="Revenir à « Comme dans le livret »").click()
    expect(words).to_have_value("9")
    expect(changed).to_have_count(0)
    dialog.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    card(page, "Miroir").get_by_role("button", name="Nouvelle table").click()
    expect(printed).to_be_checked()


def test_presets_that_are_the_same_are_one_sentence(visitor: Callable[..., Page]) -> None:
    page = visitor()
    card(page, "Reversi").get_by_role("button", name="Nouvelle table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("celui du livret")).to_be_visible()
    expect(dialog.get_by_label("Comme dans le livret")).to_have_count(0)


def tips(page: Page) -> Locator:
    return page.get_by_role("region", name="Conseils pour débuter")


def test_a_first_table_explains_itself_each_thing_once(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    expect(tips(page)).to_be_visible()
    first = tips(page).get_by_role("status").inner_text()
    assert violations(page) == []
    expect(page.get_by_role("link", name="En une minute")).to_have_attribute("href", "/rules/reversi#minute")
    tips(page).get_by_role("button", name="Fermer").click()
    expect(tips(page)).to_have_count(0)
    square(page, "d6").click()
    at(page, 1)
    expect(tips(page)).to_be_visible()
    expect(tips(page)).not_to_contain_text(first)
    page.reload()
    expect(tips(page)).to_be_visible()
    expect(tips(page)).not_to_contain_text(first)
    page.get_by_role("button", name="Reversi en une minute").click()
    page.get_by_role("dialog").get_by_role("button", name="Que puis-je faire").click()
    expect(tips(page)).to_be_focused()
    expect(tips(page)).to_contain_text(first)
    assert tips(page).get_by_role("paragraph").count() > 1
