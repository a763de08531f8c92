"""The end of a game: whom to meet next, what is celebrated and spoken, and what can be kept of it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Locator, Page, expect

from galerie.core import Match
from galerie.games import reversi
from tests.browser.pages import board, card, resign, result, sit_together

HERE = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bob"}]

PLAY = """([table, lines]) => new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
    const send = () => {
        const line = lines.shift();
        if (!line) return socket.close(), resolve();
        const [seat, move] = line;
        socket.send(JSON.stringify({ kind: "play", id: `${Math.random()}`, seat, move }));
    };
    socket.onmessage = ({ data }) => ["welcome", "saved"].includes(JSON.parse(data).kind) && send();
})"""
"""Makes moves beside the page, which sees them as everybody's."""


IN_SIGHT = """(moves) => {
    const [list, last] = ["ol", "[aria-current]"].map((each) => moves.querySelector(each).getBoundingClientRect());
    return list.top <= last.top && last.bottom <= list.bottom + 1 && last.right <= list.right + 1;
}"""


def beginning(count: int) -> list[tuple[int, str]]:
    """The first moves of a game of Reversi."""
    match = Match.begin(reversi.GAME)
    while len(match.line) < count:
        (seat,) = match.to_act
        match = match.then(seat, next(iter(match.position.moves(seat))))
    return [(event.seat, str(event.move)) for event in match.line]


def opened(page: Page, game: str = "reversi", seats: list[dict[str, Any]] | None = None, **wish: Any) -> str:
    """A table, opened in the page."""
    wish |= {"game": game, "seats": HERE if seats is None else seats}
    table = str(page.request.post("/api/tables", data=wish).json()["id"])
    page.goto(f"/table/{table}")
    expect(page.locator(".stage")).to_be_visible()
    return table


def play(page: Page, table: str, *lines: tuple[int, str]) -> None:
    page.evaluate(PLAY, [table, [*map(list, lines)]])


def met(page: Page) -> Locator:
    """Whom a game of Reversi would be against."""
    return card(page, "Reversi").get_by_role("button", name=re.compile("^Contre"))


def test_play_now_meets_the_player_and_two_losses_bring_a_gentler_opponent(visitor: Callable[..., Page]) -> None:
    page = visitor()
    expect(met(page)).to_contain_text("Contre Lison")
    expect(met(page)).to_contain_text("S’adapte à vous")
    met(page).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile("^Perrine")).check(force=True)
    expect(dialog.get_by_role("switch")).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.reload()
    expect(met(page)).to_contain_text("Contre Perrine")
    expect(met(page)).to_contain_text("Toujours cet adversaire")

    bots = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    page.evaluate(
        "known => localStorage.setItem('galerie.learnt.opponents', JSON.stringify(known))",
        {"reversi": {"level": "novice", "fixed": "", "at": 1}},
    )
    for number in range(2):
        table = opened(page, seats=bots)
        expect(board(page)).to_be_visible()
        play(page, table, (0, "!resign"))
        expect(result(page)).to_be_visible()
        offer = result(page).get_by_text("jouiez contre Lison")
        expect(offer).to_have_count(number)
    page.reload()
    expect(result(page).get_by_text("jouiez contre Lison")).to_be_visible()
    result(page).get_by_role("button", name="Jouer contre Lison").click()
    expect(page.get_by_role("article").filter(has_text="Lison")).to_be_visible()
    page.goto("/")
    expect(met(page)).to_contain_text("Contre Lison")


@pytest.mark.parametrize("phone", [True, False])
def test_a_win_is_celebrated_and_spoken_and_nothing_is_pushed_away(visitor: Callable[..., Page], phone: bool) -> None:
    page = visitor(phone=phone)
    page.emulate_media(reduced_motion="no-preference")
    table = opened(page)
    play(page, table, *beginning(24))
    expect(page.get_by_text("24 / 24")).to_be_attached()
    moves = page.locator(".history")
    before = moves.bounding_box()
    play(page, table, (0, "!resign"))
    expect(page.locator(".celebration")).to_be_attached()
    expect(page.get_by_role("log").first).to_contain_text("Bob gagne. Par abandon.")
    expect(result(page)).to_contain_text("Bob gagne")
    expect(result(page).get_by_role("button", name="Revanche")).to_be_in_viewport()
    expect(result(page).get_by_role("link", name="Analyser")).to_be_in_viewport()
    expect(page.get_by_role("article").filter(has_text="Ada")).to_be_in_viewport()
    after = moves.bounding_box()
    assert before
    assert after
    assert after["height"] >= before["height"] - 1
    assert page.evaluate("scrollY") == 0
    assert moves.evaluate(IN_SIGHT), "the last move is in sight in the list"
    page.reload()
    expect(result(page)).to_be_visible()
    expect(page.locator(".celebration")).to_have_count(0)


def test_a_loss_is_not_celebrated_and_who_wants_no_motion_sees_none(visitor: Callable[..., Page]) -> None:
    page = visitor()
    table = opened(page)
    play(page, table, (0, "!resign"))
    expect(result(page)).to_contain_text("Bob gagne")
    expect(page.locator(".celebration")).to_be_hidden()
    table = opened(page, seats=[{"kind": "me"}, {"kind": "bot", "level": "child"}])
    play(page, table, (0, "!resign"))
    expect(result(page)).to_contain_text("Vous perdez")
    expect(page.locator(".celebration")).to_have_count(0)


def test_on_a_phone_a_rematch_and_the_analysis_are_in_sight_in_every_game(visitor: Callable[..., Page]) -> None:
    page = visitor("/api/host", phone=True)
    for game in page.request.get("/api/games").json():
        alone = game["most_seats"] == 1
        table = opened(page, game["name"], HERE[: game["most_seats"]])
        play(page, table, (0, "stop" if alone else "!resign"))
        expect(result(page).locator(".crest")).to_have_count(0 if alone else 1)
        for name in ("Une autre donne" if alone else "Revanche", "Analyser"):
            expect(result(page).get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("article").filter(has_text=re.compile("Ada|Vous"))).to_be_in_viewport(ratio=1)
        assert page.evaluate("scrollY") == 0


def test_a_game_that_ends_leads_to_its_result_but_interrupts_nobody_who_writes(visitor: Callable[..., Page]) -> None:
    writer, player = sit_together(visitor, "Ada", "Bob")
    writer.get_by_role("button", name=re.compile("^Discussion")).click()
    line = writer.get_by_role("region", name="Discussion").get_by_role("textbox")
    line.fill("Bien jou")
    resign(player)
    expect(result(player).get_by_role("heading", name="Vous perdez")).to_be_focused()
    player.keyboard.press("Tab")
    expect(result(player).get_by_role("button", name="Revanche")).to_be_focused()
    expect(result(writer)).to_be_visible()
    expect(line).to_be_focused()
    player.reload()
    expect(result(player)).to_be_visible()
    expect(result(player).get_by_role("heading")).not_to_be_focused()


def kept(page: Page, name: str) -> tuple[str, bytes]:
    """The file that a button saves."""
    with page.expect_download() as saving:
        page.get_by_role("dialog").get_by_role("button", name=re.compile(name)).click()
    return saving.value.suggested_filename, Path(saving.value.path()).read_bytes()


def test_a_finished_game_can_be_kept_as_a_picture_and_as_a_film(visitor: Callable[..., Page]) -> None:
    page = visitor()
    table = opened(page)
    play(page, table, (0, "d6"), (1, "c6"), (0, "!resign"))
    result(page).get_by_role("button", name="Enregistrer").click()
    name, picture = kept(page, "^Image")
    assert name.endswith(".png")
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 50_000, "something is painted"
    name, film = kept(page, "^Film")
    assert name.endswith((".mp4", ".webm"))
    assert len(film) > 10_000
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_every_game_can_be_kept_as_a_drawing_that_needs_nothing_else(visitor: Callable[..., Page]) -> None:
    page = visitor()
    for game in page.request.get("/api/games").json():
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": game["levels"][0]["name"]}] * (game["most_seats"] > 1)]
        table = opened(page, game["name"], seats)
        play(page, table, (0, "!resign" if len(seats) > 1 else "stop"))
        result(page).get_by_role("button", name="Enregistrer").click()
        name, drawing = kept(page, "^Dessin")
        assert name.startswith(game["name"])
        text = drawing.decode()
        assert re.search(r">[^<]*(gagne|/)[^<]*</text>", text), "who won, or what was reached"
        assert len([*ET.fromstring(text).iter()]) > 30  # noqa: S314  our own file
        assert not re.search(r"url\((?!#|data:)", text), "nothing is loaded from elsewhere"
        for each in re.findall(r"url\(#([^)]+)\)", text):
            assert f'id="{each}"' in text, f"{each} is in the file"
