"""Makes the pictures of the documentation: the same game every time, on a server of its own."""

import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect, sync_playwright
from tests.browser import chromium
from tests.servers import Server

from galerie import bots
from galerie.core import Match, Record
from galerie.core.match import Resign
from galerie.core.trail import Line
from galerie.games import reversi

FILE: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "table.png"
PLIES: Final = 24
LEVELS: Final = ("amateur", "adept")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.sqlite3")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        try:
            context = browser.new_context(
                base_url=server.address,
                viewport={"width": 1280, "height": 800},
                locale="fr-FR",
                reduced_motion="reduce",
            )
            page = context.new_page()
            photograph(page)
        finally:
            browser.close()
            server.stop()


def photograph(page: Page) -> None:
    wish = {"record": record(), "at": {"variation": 0, "ply": PLIES}, "seat": 0, "level": LEVELS[1], "name": "Ada"}
    table = page.request.post("/api/analysis/play", data=wish).json()
    # As for somebody who has played before: no tips.
    seen = [f"game {table['game']}/{number}" for number in range(10)]
    page.add_init_script(f"localStorage.setItem('galerie.learnt.seen', JSON.stringify({seen}))")
    page.goto(f"/table/{table['id']}")
    expect(page.locator(".square.legal").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=FILE)
    print(FILE)


def record() -> str:
    """A game between two bots, given up after some moves: only what is over can be taken up again."""
    match: Match[Any, Any, Any] = Match.begin(reversi.GAME)
    while len(match.line) < PLIES:
        (seat,) = match.to_act
        view = match.position.view(seat)
        match = match.then(seat, match.parse(bots.think("reversi", LEVELS[seat], view, seat, len(match.line))))
    lines = [*(event.line for event in match.line), Line(0, str(Resign()))]
    return str(Record.of(match.game, match.options, ("", ""), lines))


if __name__ == "__main__":
    main()
