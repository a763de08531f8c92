"""Analysis in the browser: from a finished game to its variations, their values, and a link that others open."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from galerie.games import GAMES
from tests.browser.pages import board, legal, resign, square
from tests.browser.test_accessibility import violations
from tests.playthroughs.make import FOLDER, without_comments

PLAYED = ["c5", "c6", "d6", "c4", "f3", "g2"]
"""The first moves of a game of Reversi; then somebody resigns."""

RECORD = "\n".join(
    [
        "galerie record 1",
        "game: reversi",
        "rules: 1",
        "seat 0: Ada",
        "seat 1: Bob",
        "",
        *(f"{number % 2} {move}" for number, move in enumerate(PLAYED)),
        "0 !resign",
        "",
    ]
)


NOTE_DEPTHS = """() => {
    window.depths = []
    new MutationObserver(() => {
        const found = document.body.innerText.match(/Profondeur (\\d+)/)
        if (found && Number(found[1]) !== depths.at(-1)) depths.push(Number(found[1]))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""Keeps every depth that the page tells, however soon the next follows."""


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name)


def opened(visitor: Callable[..., Page], record: str = RECORD, **how: object) -> Page:
    """The analysis of a game, at its start."""
    page = visitor("/analysis", **how)
    page.get_by_role("textbox").fill(record)
    button(page, re.compile("^(Analyser la partie|Analyse the game)$")).click()
    expect(page.locator("[data-board]")).to_be_visible()
    return page


def moves(page: Page) -> Locator:
    """The move list; the one shown is current."""
    return page.get_by_role("tabpanel").filter(visible=True)


def at(page: Page, place: int, last: int) -> None:
    expect(page.get_by_text(f"{place} / {last}", exact=True)).to_be_visible()


def try_another_move(page: Page, *tried: str) -> str:
    """Play a legal move here that is not in the game and was not tried yet; return its square."""
    squares = [each.get_attribute("data-square") for each in legal(page).all()]
    other = next(name for name in squares if name and name not in {*PLAYED, *tried})
    square(page, other).click()
    expect(moves(page).locator("[aria-current]")).to_contain_text(other)
    return other


def test_a_finished_game_is_varied_judged_named_and_shared(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bob"}]
    table = page.request.post("/api/tables", data={"game": "reversi", "seats": seats}).json()["id"]
    page.goto(f"/table/{table}")
    for move in PLAYED:
        square(page, move).click()
        expect(square(page, move)).not_to_have_class(re.compile("legal"))
    resign(page)
    page.get_by_role("link", name="Analyser la partie").first.click()
    page.wait_for_url(f"**/analysis/table/{table}*")

    # arrows step wherever the focus is
    at(page, 0, len(PLAYED))
    page.keyboard.press("ArrowRight")
    page.evaluate(NOTE_DEPTHS)
    page.keyboard.press("ArrowRight")
    at(page, 2, len(PLAYED))

    # every legal square gets a value, and the search deepens
    expect(legal(page).first.locator(".worth")).to_be_visible(timeout=60_000)
    expect(page.locator(".worth")).to_have_count(legal(page).count())
    page.wait_for_function("() => depths.some((depth, at) => depth < depths[at + 1])", timeout=60_000)

    # another move opens a variation, which gets a name
    other = try_another_move(page)
    button(page, "Nommer la variante").click()
    page.get_by_label("Nom de la variante").fill("Le coin d'abord")
    page.keyboard.press("Enter")
    expect(moves(page).get_by_text("Le coin d'abord", exact=True)).to_be_visible()

    # the link opens the same variation for somebody else
    button(page, "Partager").click()
    link = page.get_by_label("Lien de l’analyse")
    expect(link).to_have_value(re.compile(r"/analysis/[\w-]+#1\.3$"))
    button(page, "Copier le lien").click()
    address = str(page.evaluate("navigator.clipboard.readText()"))
    stranger = visitor(address, locale="en-GB")
    expect(moves(stranger).get_by_text("Le coin d'abord", exact=True)).to_be_visible()
    expect(moves(stranger).locator("[aria-current]")).to_contain_text(other)
    assert violations(stranger) == []


def test_variations_are_deleted_restored_and_promoted(visitor: Callable[..., Page]) -> None:
    page = opened(visitor)
    for _ in PLAYED[:5]:
        page.keyboard.press("ArrowRight")
    first = try_another_move(page)
    page.keyboard.press("ArrowLeft")
    second = try_another_move(page, first)

    rows = moves(page).locator(".row.variation")
    expect(rows.first).to_contain_text(first)
    button(page, "Faire passer devant").click()
    expect(rows.first).to_contain_text(second)

    button(page, "Supprimer la variante").click()
    expect(rows).to_have_count(1)
    button(page, "La remettre").click()
    expect(rows).to_have_count(2)
    expect(moves(page).locator("[aria-current]")).to_contain_text(second)


def test_the_visitors_variations_are_kept_and_downloaded(visitor: Callable[..., Page], tmp_path: Path) -> None:
    page = opened(visitor)
    other = try_another_move(page)
    page.reload()
    expect(moves(page).locator("[aria-current]")).to_contain_text(other)
    with page.expect_download() as download:
        button(page, "Télécharger").click()
    download.value.save_as(tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text()
    assert "variation of 0 after 0" in text
    assert f"0 {other}" in text


def test_an_expected_line_is_previewed_and_added(visitor: Callable[..., Page]) -> None:
    page = opened(visitor, phone=True)
    line = page.get_by_role("list", name="Meilleurs coups").get_by_role("button")
    expect(line.nth(1)).to_be_visible(timeout=60_000)
    button(page, "Chercher plus loin").wait_for(timeout=60_000)  # the line stays the same once the search has ended
    line.nth(1).tap()
    expect(page.get_by_text("Aperçu de la ligne")).to_be_visible()
    expect(page.locator("[data-board].previewed")).to_be_visible()
    button(page, "Ajouter la variante").tap()
    expect(page.get_by_text("Aperçu de la ligne")).to_be_hidden()
    expect(page).to_have_url(re.compile(r"#\d\.2$"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_engine_is_switched_off_and_stays_off(visitor: Callable[..., Page]) -> None:
    page = opened(visitor)
    switch = page.get_by_role("switch", name="Moteur")
    expect(page.locator(".worth").first).to_be_visible(timeout=60_000)
    switch.uncheck(force=True)
    expect(page.locator(".worth")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Le moteur se tait.")).to_be_visible()
    assert violations(page) == []


def test_the_keyboard_plays_on_the_board_and_steps_with_shift(visitor: Callable[..., Page]) -> None:
    page = opened(visitor)
    page.keyboard.press("ArrowRight")
    at(page, 1, len(PLAYED))
    square(page, "a1").click()  # not legal: the board has the focus, by mouse
    page.keyboard.press("ArrowRight")
    at(page, 2, len(PLAYED))
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement?.getAttribute('role')") != "grid":
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    at(page, 2, len(PLAYED))
    page.keyboard.press("Shift+ArrowRight")
    at(page, 3, len(PLAYED))
    page.keyboard.press("Shift+End")
    at(page, len(PLAYED), len(PLAYED))


def test_play_goes_on_from_a_position_against_a_level(visitor: Callable[..., Page]) -> None:
    page = opened(visitor)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    button(page, "Jouer d’ici").click()
    page.get_by_role("dialog").get_by_label("Niveau").select_option("novice")
    page.get_by_role("dialog").get_by_role("button", name="Jouer", exact=True).click()
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()
    expect(square(page, "c5")).to_have_attribute("aria-label", re.compile("or|noir"))
    expect(page.get_by_text("2 / 2")).to_be_attached()


def test_a_bad_record_is_refused_and_its_text_stays(visitor: Callable[..., Page]) -> None:
    page = visitor("/analysis")
    page.get_by_role("textbox").fill(RECORD.replace("c6", "a1"))
    button(page, "Analyser la partie").click()
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\S"))).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_value(re.compile("a1"))
    page.goto("/analysis/unheard-of")
    expect(page.get_by_role("heading", name="Cette analyse ne s’ouvre pas")).to_be_visible()
    assert violations(page) == []


def test_without_a_connection_nothing_is_lost(visitor: Callable[..., Page]) -> None:
    page = opened(visitor)
    page.keyboard.press("ArrowRight")
    other = try_another_move(page)
    page.context.set_offline(True)
    legal(page).first.click()
    expect(page.get_by_text(re.compile("Le serveur ne répond pas")).first).to_be_visible()
    expect(moves(page).locator("[aria-current]")).to_contain_text(other)
    page.keyboard.press("ArrowLeft")
    at(page, 1, len(PLAYED))
    page.context.set_offline(False)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 3, len(PLAYED))


def test_the_review_draws_a_curve_shows_its_moments_and_lets_them_be_replayed(visitor: Callable[..., Page]) -> None:
    page = opened(visitor, locale="en-GB")
    page.get_by_role("tab", name="Review").click()
    chart = page.get_by_role("img", name=re.compile("^The game as a curve: lead, in discs"))
    expect(chart).to_be_visible(timeout=120_000)
    box = chart.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2)
    at(page, len(PLAYED), len(PLAYED))
    expect(page.get_by_role("button", name="Play again from here")).to_be_disabled()
    page.get_by_text("Details", exact=True).click()
    page.get_by_role("switch", name="Show all moves").check(force=True)
    turns = page.get_by_role("list", name="Move by move").get_by_role("listitem")
    expect(turns).to_have_count(len(PLAYED))
    turns.first.get_by_role("button").first.click()
    at(page, 1, len(PLAYED))
    moment = page.get_by_role("button", name=re.compile(r"^Move \d+: \S+\.")).first
    moment.click()
    expect(moment).to_have_attribute("aria-current", "step")
    expect(moment).to_have_accessible_name(re.compile(r"Better: \S+ Advice: “"))
    expect(page.get_by_role("gridcell", name=re.compile("move made"))).to_have_count(1)
    expect(page.get_by_role("gridcell", name=re.compile("suggested"))).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("button", name="Play again from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.soak), True], ids=["desktop", "phone"])
def test_every_game_is_stepped_through_on_its_own_board(visitor: Callable[..., Page], game: str, phone: bool) -> None:
    story = min((FOLDER / game / "playthroughs").glob(f"{game}-*.txt"), key=lambda path: path.stat().st_size)
    page = opened(visitor, without_comments(story.read_text(encoding="utf-8")), phone=phone)
    for _ in range(3):
        button(page, "Coup suivant").click()
    expect(page).to_have_url(re.compile(r"#0\.3$"))
    button(page, "Au dernier coup").click()
    expect(button(page, "Coup suivant")).to_have_attribute("aria-disabled", "true")
    moves(page).get_by_role("button").first.click()
    expect(page).to_have_url(re.compile(r"#0\.1$"))
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280)
    assert violations(page) == []
