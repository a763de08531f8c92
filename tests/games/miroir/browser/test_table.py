"""Miroir in the browser, by mouse, touch, keyboard and typed notation."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import board, card, centre, move_field, result, unfold
from tests.browser.test_accessibility import violations

HERE = ({"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Zoé"})
BOT = ({"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "child"})


TYPING = "localStorage.setItem('galerie.types', 'yes')"
"""Typed moves are wanted: their field offers the legal ones."""


def sit(page: Page, *seats: dict[str, str], **options: Any) -> None:
    wish = {"game": "miroir", "seats": list(seats), "options": options}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.add_init_script(TYPING)
    page.goto(f"/table/{answer.json()['id']}")
    expect(board(page)).to_be_visible()


def spot(page: Page, name: str) -> Locator:
    """A column, a pile or a place: `column-near-3`, `pile-far-8`, `place-near-0`."""
    return page.locator(f'[data-spot-of="{name}"]')


def lit(page: Page) -> Locator:
    return page.locator(".column.lit")


def legal(page: Page) -> list[str]:
    """The moves offered beside the field where a move is typed."""
    if page.get_by_role("group", name="Actions").get_by_role("button", name="Coups permis").count():
        move_field(page)
    found: list[str] = page.locator("datalist option").evaluate_all("each => each.map(option => option.value)")
    return found


def awaited(page: Page, *moves: str) -> list[str]:
    """The legal moves once one of these is among them, or none when the game is over."""
    for _ in range(300):
        found = legal(page)
        if any(move in found for move in moves):
            return found
        if result(page).count():
            return []
        page.wait_for_timeout(50)
    raise AssertionError(f"none of {moves} becomes legal")


def typed(page: Page, move: str) -> None:
    awaited(page, move)
    move_field(page).fill(move)
    page.keyboard.press("Enter")
    expect(move_field(page)).to_have_value("")


def turned(page: Page) -> list[str]:
    """Turn up a card by typing, and the moves there are for it; in `challenge` it can go anywhere."""
    typed(page, "+")
    return awaited(page, "-", "stuck")


def drag(page: Page, start: Locator, end: Locator) -> None:
    page.mouse.move(*centre(start))
    page.mouse.down()
    x, y = centre(end)
    page.mouse.move(x, y - 20)
    page.mouse.move(x, y)
    page.mouse.up()


@pytest.mark.slow
@pytest.mark.rule("MIR-10", "MIR-20", "MIR-40")
def test_a_whole_game_against_the_weakest_bot_by_clicking(visitor: Callable[..., Page]) -> None:
    page = visitor()
    rare = {"word": "mira", "accepted": True, "bases": ["mirer"], "band": "solver"}
    page.route("**/api/words/*", lambda route: route.fulfill(json=rare))
    sit(page, *BOT, words=1)
    # the numbers that moves and hints speak of
    expect(page.locator(".cards .column")).to_have_text([*"123456789"])
    laid = 0
    while awaited(page, "+"):
        spot(page, "pile-near-8").click()
        if not awaited(page, "-", *map(str, range(1, 10))):
            break
        if lit(page).count():
            lit(page).nth(laid % lit(page).count()).click()
            laid += 1
        else:
            spot(page, "place-near-0").click()
        expect(page.locator("[data-spot='up/0']")).to_have_count(0)
    assert laid > 3
    expect(result(page)).to_contain_text("1")
    # a rare word says what it is a form of
    expect(page.get_by_text(re.compile(r"gagne[z]? .*forme de «.mirer.»"))).to_be_visible()
    expect(page.get_by_role("region", name="Ce qui était possible")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, *BOT, words=1)
    awaited(page, "+")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('role')") == "grid":
            break
    turns = 0
    while awaited(page, "+"):
        page.keyboard.press("t" if turns % 2 else "Space")
        moves = awaited(page, "-", *map(str, range(1, 10)))
        if not moves:
            break
        columns = [move for move in moves if move.isdigit()]
        page.keyboard.press(columns[turns % len(columns)] if columns else "Delete")
        turns += 1
        expect(page.locator("[data-spot='up/0']")).to_have_count(0)
    assert turns > 3
    expect(result(page)).to_be_visible()


def test_cards_are_dragged_and_only_a_card_in_hand_lights_columns(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, *HERE)
    expect(lit(page)).to_have_count(0)
    spot(page, "pile-far-8").click()
    columns = [move for move in awaited(page, "-") if move.isdigit()]
    expect(lit(page)).to_have_count(len(columns))
    drag(page, page.locator("[data-spot='up/1']"), spot(page, f"column-far-{columns[0]}" if columns else "place-far-0"))
    expect(page.locator("[data-spot='up/1']")).to_have_count(0)
    expect(page.locator("[data-spot^='card/1/'], [data-spot^='place/1/']")).to_have_count(1)
    expect(lit(page)).to_have_count(0)


@pytest.mark.rule("MIR-13")
def test_a_card_dropped_where_it_does_not_fit_goes_back_and_the_reason_is_given(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, *HERE)
    for _ in range(40):
        side, seat = ("far", 1) if board_turn(page) == 1 else ("near", 0)
        spot(page, f"pile-{side}-8").click()
        moves = awaited(page, "-")
        wrong = [column for column in range(1, 10) if str(column) not in moves]
        if wrong:
            drag(page, page.locator(f"[data-spot='up/{seat}']"), spot(page, f"column-{side}-{wrong[0]}"))
            expect(page.get_by_text("Aucun mot ne commence par")).to_be_visible()
            expect(page.get_by_role("link", name="MIR-11")).to_be_visible()
            expect(page.locator(f"[data-spot='up/{seat}']")).to_be_visible()
            return
        page.get_by_role("button", name="Défausser", exact=True).click()
        awaited(page, "+")
    raise AssertionError("every card fits everywhere")


def board_turn(page: Page) -> int:
    return 1 if page.get_by_text("À Zoé de jouer").count() else 0


@pytest.mark.rule("MIR-12")
def test_one_card_or_a_run_is_picked_by_tapping_and_moved(visitor: Callable[..., Page]) -> None:
    page = visitor(phone=True)
    sit(page, *HERE, referee="challenge")
    # both lay cards on one column until it is North's turn again; a second joker goes nowhere on it
    column = "2" if "joker" in (spot(page, "column-far-1").get_attribute("aria-label") or "") else "1"
    cards = page.locator(f"[data-spot^='card/1/{column}/']")
    while cards.count() < 3 or board_turn(page) == 0:
        typed(page, column if column in turned(page) else "-")
        awaited(page, "+", ".")
        if "." in legal(page):
            typed(page, ".")

    def tap(number: int) -> None:
        page.touchscreen.tap(*centre(page.locator(f"[data-spot='card/1/{column}/{number}']")))

    tap(3)
    expect(page.locator(".card.held")).to_have_count(1)
    tap(2)
    expect(page.locator(".card.held")).to_have_count(2)
    tap(2)
    expect(page.locator(".card.held")).to_have_count(1)
    tap(3)
    spot(page, "column-far-4").tap()
    expect(page.locator("[data-spot^='card/1/4/']")).to_have_count(2)
    expect(cards).to_have_count(1)
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow == 0


@pytest.mark.rule("MIR-10", "MIR-14")
def test_a_discard_is_stolen_by_keyboard(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, *HERE, referee="challenge")
    for _ in range(2):
        turned(page)
        typed(page, "-")
    awaited(page, "+")
    board(page).focus()
    page.keyboard.press("Home")  # from North's side: South's discard is the last row
    page.keyboard.press("Enter")
    expect(page.locator(".card.held")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".card.held")).to_have_count(0)
    page.keyboard.press("Enter")
    column = next(move for move in legal(page) if move.startswith("*"))[-1]
    page.keyboard.press(column)
    expect(page.locator(f"[data-spot='card/1/{column}/1']")).to_be_visible()
    expect(page.locator("[data-spot^='place/0/']")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.rule("MIR-16")
def test_two_browsers_with_fifteen_seconds_a_turn_where_one_lets_them_run_out(visitor: Callable[..., Page]) -> None:
    south, north = visitor(), visitor()
    sit(south, {"kind": "me", "name": "Ada"}, {"kind": "open"}, seconds=15)
    north.add_init_script(TYPING)
    north.goto(south.url)
    north.get_by_role("button", name=re.compile("^Prendre place")).click()
    expect(north.get_by_role("timer")).to_be_visible()
    expect(south.get_by_role("timer")).to_be_visible()
    # both see their own side below: North's pile is near to North and far from South
    expect(spot(north, "pile-near-8")).to_have_attribute("aria-label", re.compile("^Votre pioche"))
    expect(spot(south, "pile-far-8")).to_have_attribute("aria-label", re.compile("adversaire"))
    spot(north, "pile-near-8").click()
    awaited(north, "-")
    expect(south.locator("[data-spot='up/1']")).to_be_visible()
    # North does nothing more: the clock discards the card, and it is South's turn
    expect(south.locator("[data-spot='place/1/0']")).to_be_visible(timeout=20_000)
    expect(south.locator(".tale")).to_contain_text("Le temps est écoulé")
    awaited(south, "+")
    spot(south, "pile-near-8").click()
    awaited(south, "-")
    south.get_by_role("button", name="Défausser", exact=True).click()
    awaited(north, "+")


@pytest.mark.rule("MIR-50", "MIR-52", "MIR-54")
def test_a_wrong_word_is_announced_doubted_and_goes_under_the_pile(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, *HERE, referee="challenge")
    # letters in the order they come are hardly ever a word; a doubt decides, and either way the verdict says why
    while "." not in legal(page):
        moves = turned(page)
        typed(page, "1" if "1" in moves else "2")  # a joker may have to go elsewhere, and South comes first then
        page.wait_for_timeout(50)
    announce = page.get_by_role("button", name=re.compile("^Annoncer"))
    word = re.sub(r"^Annoncer ", "", announce.first.inner_text() or announce.first.get_attribute("aria-label") or "")
    announce.first.click()
    announced = page.get_by_text(re.compile("annonce .* Est-ce un mot"))
    expect(announced).to_be_visible()
    seat = int("Zoé" in announced.inner_text())
    page.get_by_role("button", name="Contester", exact=True).click()
    verdict = page.locator(".tale")
    expect(verdict).to_contain_text(re.compile("(n.est pas un mot|est un mot)"))
    if "pas un mot" in verdict.inner_text():
        expect(page.locator(f"[data-spot^='card/{seat}/1/']")).to_have_count(0)
        expect(page.locator("[aria-label*='connues dessous']")).to_have_count(1)
    else:
        expect(page.get_by_role("button", name=re.compile(f"Mots de {('Sud', 'Nord')[seat]} : 1"))).to_be_visible()
    assert word


@pytest.mark.rule("MIR-53")
def test_a_column_is_doubted_by_its_handle_before_the_action(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, *HERE, referee="challenge")
    column = turned(page)[0]  # a joker may not be laid under the other joker
    typed(page, column)
    handle = page.get_by_role("button", name=re.compile(f"Contester la colonne {column}"))
    handle.click()
    expect(page.locator(".tale")).to_contain_text(f"conteste la colonne {column}")
    expect(handle).to_have_count(0)
    awaited(page, "+")


def test_the_options_are_chosen_in_words_and_north_begins(visitor: Callable[..., Page]) -> None:
    page = visitor()
    card(page, "Miroir").get_by_role("button", name="Nouvelle table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(re.compile("^Qui joue")).nth(1).select_option("here")
    unfold(dialog)
    dialog.get_by_label("Mots à gagner").select_option("3")
    dialog.get_by_label("Arbitre").select_option(label="Les joueurs")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("3 mots", exact=True)).to_be_visible()
    expect(page.get_by_text("Les joueurs arbitrent", exact=True)).to_be_visible()
    expect(spot(page, "pile-far-8")).to_have_attribute("aria-label", re.compile("48 cartes"))
    move_field(page)
    awaited(page, "+")
    expect(page.get_by_role("button", name="Mots de Nord : 0 sur 3")).to_be_visible()


def test_the_letters_opposite_may_stand_upside_down(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, *HERE, referee="challenge")
    column = turned(page)[0]
    typed(page, column)
    laid = page.locator(f"[data-spot='card/1/{column}/1']")
    expect(laid).not_to_have_class(re.compile("across"))
    page.get_by_role("button", name=re.compile("Lettres d.en face")).click()
    expect(laid).to_have_class(re.compile("across"))
    page.reload()
    expect(laid).to_have_class(re.compile("across"))


def test_the_table_and_its_dialogs_have_no_violation(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, *HERE, referee="challenge")
    assert violations(page) == []
    while "." not in legal(page):
        moves = turned(page)
        typed(page, "1" if "1" in moves else "2")
        page.wait_for_timeout(50)
    assert violations(page) == []
    page.get_by_role("button", name="Ne rien dire").click()
    awaited(page, "+")
    assert violations(page) == []
    page.get_by_role("button", name="Aide du plateau").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Mots de Sud")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
