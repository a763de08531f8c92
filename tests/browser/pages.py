"""What people do at a table, in a page."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect


def card(page: Page, game: str) -> Locator:
    """A game on the home page."""
    return page.get_by_role("article", name=game, exact=True)


def new_table(page: Page, who: str, level: str | None = None, variant: str | None = None) -> None:
    """Open a table of Reversi from the home page: me first, and `who` in the second seat."""
    page.goto("/")
    card(page, "Reversi").get_by_role("button", name=re.compile("Nouvelle table|New table")).click()
    dialog = page.get_by_role("dialog")
    seat_choice(dialog, 1).select_option(who)
    if level:
        choose_level(dialog.get_by_role("group", name=re.compile("Niveau|Level")), level)
    if variant:
        unfold(dialog)
        dialog.get_by_role("switch", name=variant).check()
    dialog.get_by_role("button", name=re.compile("Ouvrir la table|Open the table")).click()
    stay_unnamed(page)
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()


def seat_choice(dialog: Locator, seat: int) -> Locator:
    """Who takes a seat, in the form of a new table."""
    return dialog.get_by_label(re.compile("^(Qui joue|Who plays)")).nth(seat)


def choose_level(group: Locator, level: str) -> None:
    """Choose a bot by its face."""
    shown = group.get_by_role("button")
    if shown.get_attribute("aria-expanded") == "false":
        shown.click()
    group.locator("label").filter(has=group.page.locator(f"input[value={level}]")).click()


def stay_unnamed(page: Page) -> None:
    """Decline to give a name, if the page asks for one before it shows a table."""
    unnamed = page.get_by_role("button", name=re.compile("Continuer sans nom|Go on without a name"))
    expect(unnamed.or_(board(page))).to_be_visible()
    if unnamed.is_visible():
        unnamed.click()


def sit_together(visitor: Callable[..., Page], *names: str, **wish: Any) -> list[Page]:
    """Seat everybody named at a table of Reversi, without going through the home page."""
    pages = [visitor("/api/host") for _ in names]
    host, *others = pages
    seats = [{"kind": "me", "name": names[0]}, *({"kind": "open"} for _ in others)]
    table = host.request.post("/api/tables", data={"game": "reversi", "seats": seats, **wish}).json()["id"]
    for seat, (page, name) in enumerate(zip(others, names[1:], strict=True), start=1):
        assert page.request.post(f"/api/tables/{table}/seats/{seat}", data={"name": name}).ok
    for page in pages:
        page.goto(f"/table/{table}")
        expect(board(page)).to_be_visible()
    return pages


def unfold(dialog: Locator) -> None:
    """Show the variants in the form of a new table."""
    dialog.get_by_text(re.compile("^(Variantes|Variants)")).click()


def do(page: Page, name: str) -> None:
    """Choose something from the menu beside the board."""
    page.get_by_role("group", name="Actions").get_by_role("button", name=re.compile("Plus|More")).click()
    page.get_by_role("menu").locator("[data-entry]").filter(has_text=name).click()


def resign(page: Page) -> None:
    do(page, "Abandonner")
    page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()


def move_field(page: Page) -> Locator:
    """The field for typed moves, which is there from now on."""
    field = page.get_by_label("Écrire un coup")
    expect(page.get_by_role("group", name="Actions")).to_be_visible()
    if not field.count():
        do(page, "Écrire les coups")
    return field


def connection(page: Page, *states: str) -> Locator:
    """The lamp of the connection, while it is in one of these states."""
    return page.locator(", ".join(f"[data-connection={state}]" for state in states))


def board(page: Page) -> Locator:
    return page.get_by_role("grid")


def square(page: Page, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"]')


def legal(page: Page) -> Locator:
    return page.locator(".square.legal")


def result(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("Résultat|Result"))


def at(page: Page, ply: int) -> None:
    """Wait until this many moves have been made."""
    expect(page.get_by_text(re.compile(rf"^{ply} / {ply}$"))).to_be_attached()


def legal_or_over(page: Page) -> str | None:
    """The first square I may play on, once it is my turn; None once the game is over."""
    expect(legal(page).first.or_(result(page))).to_be_visible(timeout=30_000)
    return legal(page).first.get_attribute("data-square") if legal(page).count() else None


def centre(place: Locator) -> tuple[float, float]:
    """The centre of an element, once it has stopped moving."""
    place.element_handle().wait_for_element_state("stable")
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
