"""Makes the pictures of the documentation: a board of every game, and a table in the browser.

They show the same games every time; the table is on a server of its own.
"""

import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect, sync_playwright
from tests.browser import chromium
from tests.servers import Server

from galerie import bots
from galerie.core import Match, Record, Seat
from galerie.core.conduct import Resign
from galerie.core.trail import Line
from galerie.games import reversi
from galerie.matches import new
from galerie.svg import draw

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
FILE: Final = FOLDER / "table.png"
BOARDS: Final[dict[str, tuple[int, int, Seat | None]]] = {
    "reflecto": (2, 18, 0),
    "copyright": (2, 30, 0),
    "reversi": (2, 30, None),
    "solo": (1, 44, None),
    "miroir": (2, 120, None),
    "deflecto": (3, 34, None),
}
"""By game, how many play, after how many moves it is drawn, and whose view."""

PLIES: Final = 24
LEVELS: Final = ("amateur", "adept")


def main() -> None:
    boards()
    table()


def boards() -> None:
    """A board of every game, played by bots."""
    for name, (seats, plies, seat) in BOARDS.items():
        match = new(name, seats=seats, seed=1)
        level = bots.levels(name)[3]
        while len(match.line) < plies:
            acting = min(match.to_move)
            match = match.play(bots.think(name, level, match.view(acting), acting, len(match.line)), seat=acting)
        file = FOLDER / f"{name}.svg"
        file.write_text(draw(match, seat=seat, language="en"), encoding="utf-8")
        print(file)


def table() -> None:
    """A table in the browser."""
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
