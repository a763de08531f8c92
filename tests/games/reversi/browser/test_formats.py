"""Files of other programs in the app."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pages import board, square

GAMES = "(;GM[Othello]PB[Ann]PW[Bob]TY[8]B[f5]W[d6];)\n(;GM[Othello]PB[Cleo]PW[Dan]TY[8]B[d3]W[c3]B[c4];)\n"


def test_a_file_of_several_games_asks_which_and_bad_ones_are_refused_in_words(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto("/replay")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files({"name": "games.wtb", "mimeType": "", "buffer": b"\0" * 84})
    expect(page.get_by_role("status").filter(has_text="Ce fichier WTHOR est endommagé")).to_be_visible()
    chooser.set_input_files({"name": "games.ggf", "mimeType": "", "buffer": GAMES.encode()})
    which = page.get_by_label("Quelle partie ?")
    expect(which).to_be_focused()
    which.select_option("2. Cleo – Dan")
    page.get_by_role("button", name="Ouvrir cette partie").click()
    expect(board(page)).to_be_visible()
    expect(page.get_by_text("Cleo").first).to_be_visible()
    page.get_by_role("button", name="Au dernier coup").click()
    expect(square(page, "c4").locator(".disc")).to_have_count(1)
    page.get_by_role("button", name="Rouvrir une autre partie").click()
    page.get_by_role("textbox").fill("F5D6C3")
    page.get_by_role("button", name="Revoir la partie").click()
    page.get_by_role("button", name="Au dernier coup").click()
    expect(square(page, "c3").locator(".disc")).to_have_count(1)
