"""How soon a page can be used on a slow connection, on a first visit, beside the same page without compression."""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright
from tests.browser import chromium
from tests.servers import Server

BYTES_PER_SECOND: Final = 200_000
LATENCY_MS: Final = 40
ROUNDS: Final = 3
SCREENS: Final = {"desktop": (1280, 800), "phone": (390, 844)}
SEATS: Final = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.sqlite3")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        try:
            for name in ("home", "table"):
                for screen in SCREENS:
                    ours, plain = (
                        min(_usable(browser, server.address, name, screen, encodings) for _ in range(ROUNDS))
                        for encodings in ("gzip, br", "identity")
                    )
                    print(
                        f"{name}, {screen}, {BYTES_PER_SECOND // 1000} kB/s: usable after {ours:.2f} s, "
                        f"uncompressed {plain:.2f} s, {plain / ours:.1f}x"
                    )
        finally:
            browser.close()
            server.stop()


def _usable(browser: Browser, address: str, name: str, screen: str, encodings: str) -> float:
    """Seconds until a game can be started, or its first move made."""
    width, height = SCREENS[screen]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="fr-FR")
    page = context.new_page()
    way = address if name == "home" else _table(context, address)
    _slow_down(context, page, encodings)
    page.goto(way, wait_until="commit")
    _first(page, name).click(trial=True)
    elapsed = float(page.evaluate("performance.now()")) / 1000
    context.close()
    return elapsed


def _first(page: Page, name: str) -> Locator:
    """What is used first."""
    start = page.get_by_role("button", name="Jouer maintenant")
    return (start if name == "home" else page.locator(".square.legal")).first


def _table(context: BrowserContext, address: str) -> str:
    """The address of a new table of Reversi."""
    table = context.request.post(f"{address}/api/tables", data={"game": "reversi", "seats": SEATS}).json()
    return f"{address}/table/{table['id']}"


def _slow_down(context: BrowserContext, page: Page, encodings: str) -> None:
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": encodings}})
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": BYTES_PER_SECOND,
            "uploadThroughput": BYTES_PER_SECOND,
        },
    )
