"""The page of the rules: search, addresses of paragraphs, pictures."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import move_field, new_table
from tests.browser.test_accessibility import violations


def paragraphs(page: Page) -> Locator:
    return page.locator("li[id^='REV-']")


def test_the_rules_are_searched_without_accents_and_the_hits_are_counted(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/reversi")
    expect(paragraphs(page).first).to_be_visible()
    everything = paragraphs(page).count()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox", name="Chercher dans les règles")).to_be_focused()
    page.keyboard.type("RANGEE huit")
    expect(paragraphs(page)).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="paragraphe")).to_have_text("1 paragraphe trouvé.")
    expect(page.locator("#REV-01 mark").first).to_have_text("huit")
    page.keyboard.press("Escape")
    expect(paragraphs(page)).to_have_count(everything)


def test_a_number_finds_its_rule_and_nothing_found_is_said(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/reversi", locale="en-GB")
    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("rev-04")
    expect(paragraphs(page)).to_have_count(1)
    field.fill("zeppelin")
    expect(page.get_by_text("No paragraph has these words.")).to_be_visible()


def test_a_refusal_leads_to_its_paragraph_and_back_to_the_table(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    table = page.url
    move_field(page).fill("a1")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="REV-04").click()
    page.wait_for_url("**/rules/reversi#REV-04")
    rule = page.locator("#REV-04")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("aimed"))
    page.get_by_role("link", name="Retour à la table").click()
    page.wait_for_url(table)


def test_the_link_of_a_paragraph_is_copied(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/reversi")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#REV-09").hover()
    page.get_by_role("button", name="Copier le lien vers REV-09").click()
    expect(page.get_by_text("Lien copié.")).to_be_visible()
    assert str(page.evaluate("navigator.clipboard.readText()")).endswith("/rules/reversi#REV-09")


def test_a_phone_needs_no_sideways_scrolling(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/reversi", phone=True)
    expect(paragraphs(page).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_pictures_of_a_game_are_drawn_by_its_board_when_they_come_into_view(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/reversi#minute")
    minute = page.get_by_role("region", name="En une minute")
    expect(minute).to_be_in_viewport()
    pictures = minute.get_by_role("heading", level=3)
    assert 3 <= pictures.count() <= 4
    for picture in minute.locator(".picture").all():
        expect(picture.locator("[inert] svg").first).to_be_attached()
    assert page.evaluate(
        "[...document.querySelectorAll('[role=img] [tabindex]')].every(each => each.closest('[inert]'))"
    )


def test_diagrams_stand_beside_their_rule(visitor: Callable[..., Page]) -> None:
    page = visitor("/rules/miroir")
    figure = page.locator("li[id^='MIR-'] figure").first
    expect(figure).to_be_attached()
    assert figure.get_by_role("img").get_attribute("aria-label") == figure.locator("figcaption").text_content()
    last = page.locator("li[id^='MIR-'] figure").last
    before = last.bounding_box()
    assert before
    expect(last.locator("[inert]")).to_have_count(0)
    last.scroll_into_view_if_needed()
    expect(last.locator("[inert]")).to_be_visible()


@pytest.mark.parametrize("game", ["reversi", "solo", "reflecto", "miroir", "copyright", "deflecto"])
def test_a_table_explains_its_game_in_one_minute_without_being_left(visitor: Callable[..., Page], game: str) -> None:
    page = visitor("/api/host")
    seats = [{"kind": "me"}, *([] if game == "solo" else [{"kind": "here"}])]
    table = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()["id"]
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=re.compile("en une minute")).click()
    dialog = page.get_by_role("dialog", name=re.compile("en une minute"))
    expect(dialog.get_by_role("img").first).to_be_visible()
    expect(dialog.get_by_role("listitem").first).to_contain_text(re.compile(r"\w{3}"))
    expect(dialog.get_by_text(f"{game}-minute")).to_have_count(0)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    assert page.url.endswith(table)
