"""What pages weigh, whether they keep still while they load, and what happens when a part of them does not come."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.pages import board

HOME_BYTES: Final = 100_000
TABLE_BYTES: Final = 160_000
"""How much script and style the home page and a table may transfer, compressed and with the headers."""
SHIFT: Final = 0.05

GAMES: Final = {"reversi": 2, "solo": 1, "reflecto": 2, "miroir": 2, "copyright": 2, "deflecto": 2}
PAGES: Final = (
    *("/", "/lobby", "/games", "/account", "/words", "/replay", "/analysis", "/puzzles", "/puzzles/solo"),
    *("/rules/reversi", "/learn/reversi", "/deal/solo/2026-11-18"),
    *("/rooms", "/tournaments", "/duels", "/leaders/reversi", "/friends", "/preferences", "/privacy"),
)

OBSERVED: Final = """
globalThis.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


def against_bots(page: Page, game: str) -> str:
    """The address of a table against the weakest bot."""
    games: list[dict[str, Any]] = page.request.get("/api/games").json()
    level = next(each for each in games if each["name"] == game)["levels"][0]["name"]
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(GAMES[game] - 1))]
    return f"/table/{page.request.post('/api/tables', data={'game': game, 'seats': seats}).json()['id']}"


def weight(page: Page, address: str) -> int:
    """How many bytes of script and style a first visit transfers."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    session.detach()
    return int(sum(size for at, size in sizes.items() if kinds.get(at) in {"Script", "Stylesheet"}))


def test_the_home_page_and_every_table_weigh_little(visitor: Callable[..., Page]) -> None:
    page = visitor("/api/host")
    weights = {game: weight(page, against_bots(page, game)) for game in GAMES}
    home = weight(page, "/")
    assert 0 < home < HOME_BYTES
    assert {game: found for game, found in weights.items() if not 0 < found < TABLE_BYTES} == {}


@pytest.mark.parametrize("phone", [False, True])
def test_pages_keep_still_while_they_load(visitor: Callable[..., Page], phone: bool) -> None:
    page = visitor("/api/host", phone=phone)
    tables = {game: against_bots(page, game) for game in GAMES}
    page.add_init_script(OBSERVED)
    restless = {}
    for name, address in {**dict(zip(PAGES, PAGES, strict=True)), **tables}.items():
        page.goto(address)
        page.wait_for_load_state("networkidle")
        if (shift := page.evaluate("globalThis.shifted")) >= SHIFT:
            restless[name] = shift
    assert restless == {}


def test_only_the_language_that_is_read_is_loaded(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    loaded = "performance.getEntriesByType('resource').filter((each) => each.name.includes('/assets/en-')).length"
    expect(page.get_by_role("button", name="Jouer maintenant").first).to_be_visible()
    assert page.evaluate(loaded) == 0
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert page.evaluate(loaded) > 0


def test_a_part_that_does_not_come_is_announced_and_comes_later(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    page.route(re.compile("/assets/Rules-"), lambda route: route.abort())
    page.get_by_role("article", name="Reversi", exact=True).get_by_role("link", name="Règles").click()
    expect(page.get_by_text("Une partie de la page")).to_be_visible()
    page.unroute_all()
    expect(page.get_by_role("heading", name="Reversi").first).to_be_visible(timeout=15_000)
    expect(page.get_by_text("Une partie de la page")).to_be_hidden()


def test_a_page_of_a_former_version_reloads_itself(visitor: Callable[..., Page]) -> None:
    page = visitor("/")
    expect(page.get_by_role("article", name="Reversi", exact=True)).to_be_visible()
    page.route(re.compile("/assets/Rules-"), lambda route: route.fulfill(status=404))

    def renewed(route: Route) -> None:
        """The newer version has other names, and all its parts."""
        route.fulfill(body='<!doctype html><script type="module" src="/assets/index-newer.js"></script>')
        page.unroute_all()

    page.route(re.compile(r"127\.0\.0\.1:\d+/$"), renewed)
    with page.expect_event("load"):
        page.get_by_role("article", name="Reversi", exact=True).get_by_role("link", name="Règles").click()
    expect(page.get_by_role("heading", name="Reversi").first).to_be_visible(timeout=15_000)
    assert "/rules/reversi" in page.url


def test_a_table_opens_although_its_board_comes_late(visitor: Callable[..., Page]) -> None:
    page = visitor("/api/host")
    page.route(re.compile("/assets/reversi-.*js"), lambda route: route.abort(), times=1)
    page.goto(against_bots(page, "reversi"))
    expect(board(page)).to_be_visible(timeout=15_000)
