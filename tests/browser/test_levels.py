"""Choosing a bot by its face: eight levels and three characters, on a phone too."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.pages import board, card, choose_level, stay_unnamed
from tests.browser.test_accessibility import violations

LEVELS: Final = ("child", "novice", "student", "amateur", "adept", "skilled", "expert", "master")
CHARACTERS: Final = ("runner", "spy", "fox")
NAMES: Final = (
    *("Lison", "Colin", "Perrine", "Honoré", "Clémence", "Ambroise", "Sidonie", "Valère"),
    *("Zéphyr", "Mélusine", "Renart"),
)


def crowd(route: Route) -> None:
    """The games as they are, but Reversi with everybody."""
    answer = route.fetch()
    games = answer.json()
    for game in games:
        if game["name"] == "reversi":
            game["levels"] = [{"name": name, "rating": 820 + 180 * at} for at, name in enumerate(LEVELS)]
            game["characters"] = [{"name": name, "rating": None} for name in CHARACTERS]
    route.fulfill(response=answer, json=games)


def form(page: Page) -> Locator:
    """The form of a new table of Reversi."""
    page.route("**/api/games", crowd)
    page.goto("/")
    card(page, "Reversi").get_by_role("button", name=re.compile("Nouvelle table|New table")).click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize("phone", [True, False])
def test_everybody_is_offered_with_a_face_of_their_own_a_name_and_a_rating(
    visitor: Callable[..., Page], phone: bool
) -> None:
    page = visitor(phone=phone)
    choice = form(page).get_by_role("group", name="Niveau")
    faces = choice.locator("label")
    expect(faces).to_have_count(len(NAMES))
    assert [words.split()[0] for words in faces.all_inner_texts()] == [*NAMES]
    drawings = [face.locator("svg g").inner_html() for face in faces.all()]
    assert len(set(drawings)) == len(NAMES)
    expect(choice.get_by_role("radio", name="Colin, le page, cote 1000")).to_be_attached()
    expect(choice.get_by_role("radio", name="Renart, le goupil", exact=True)).to_be_attached()
    widths = [box["width"] for face in faces.all() if (box := face.bounding_box())]
    assert min(widths) >= 44, "each can be touched"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_the_chosen_one_is_introduced_and_keyboards_move_along_the_ladder(visitor: Callable[..., Page]) -> None:
    dialog = form(visitor())
    choice = dialog.get_by_role("group", name="Niveau")
    choose_level(choice, "expert")
    shown = choice.get_by_role("button")
    expect(shown).to_contain_text("Sidonie, l’opticienne")
    expect(shown).to_contain_text("Elle calcule sous tous les angles")
    expect(shown).to_contain_text("1900")
    choice.get_by_role("radio", name=re.compile("Sidonie")).press("ArrowRight")
    expect(shown).to_contain_text("Valère, le maître miroitier")
    shown.click()
    expect(choice.locator("label").first).to_be_hidden()
    expect(shown).to_have_attribute("aria-expanded", "false")


def test_the_opponent_sits_down_with_name_and_face(visitor: Callable[..., Page]) -> None:
    page = visitor(locale="en-GB")
    dialog = form(page)
    choose_level(dialog.get_by_role("group", name="Level"), "novice")
    expect(dialog.get_by_role("button", name=re.compile("Colin, the page"))).to_be_visible()
    dialog.get_by_role("button", name="Open the table").click()
    stay_unnamed(page)
    expect(board(page)).to_be_visible()
    seat = page.get_by_role("article").filter(has_text="Colin")
    expect(seat.locator("[data-face=novice]")).to_be_visible()


def test_several_bots_of_one_level_are_folded_and_sit_down_as_cousins(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto("/")
    card(page, "Déflecto").get_by_role("button", name="Nouvelle table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Joueurs").select_option("4")
    choices = dialog.get_by_role("group", name="Niveau")
    expect(choices).to_have_count(3)
    for choice in choices.all():
        choose_level(choice, "novice")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    stay_unnamed(page)
    for name in ("Colin", "Colas", "Colette"):
        expect(
            page.get_by_role("article").filter(has=page.get_by_role("heading", name=name, exact=True))
        ).to_be_visible()
