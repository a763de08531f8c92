"""Openings and balanced starts in the browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import at, board, do, legal, new_table, square


def test_the_opening_is_named_above_the_moves_at_the_table_and_in_a_replay(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    history = page.get_by_role("region", name="Déroulement")
    for ply, name in enumerate(("c5", "e6", "f3", "e3", "f4"), 1):  # the Tiger of Othello, in the mirror
        square(page, name).click()
        at(page, ply)
    expect(history.get_by_text("Ouverture : Tigre")).to_be_visible()
    page.get_by_role("button", name="Coup précédent").click()
    expect(history.get_by_text("Ouverture : Perpendiculaire")).to_be_visible()
    page.get_by_role("button", name="Au début").click()
    expect(history.get_by_text("Ouverture")).to_have_count(0)
    with page.expect_download() as download:
        do(page, "Télécharger")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(board(page)).to_be_visible()
    page.get_by_role("button", name="Au dernier coup").click()
    expect(history.get_by_text("Ouverture : Tigre")).to_be_visible()


@pytest.mark.rule("REV-23")
def test_a_balanced_start_is_drawn_before_the_first_move(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here", variant="Départ équilibré")
    expect(page.locator(".disc")).to_have_count(12)
    expect(page.get_by_role("button", name="départ tiré")).to_be_visible()
    legal(page).first.click()
    expect(page.locator(".disc")).to_have_count(13)
    page.get_by_role("button", name="Au début").click()
    expect(page.locator(".disc")).to_have_count(4)
