"""How soon a page can be used on a slow connection, beside the same page without compression."""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser import chromium
from tests.servers import Server

BYTES_PER_SECOND: Final = 200_000
LATENCY_MS: Final = 40
ROUNDS: Final = 3


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.sqlite3")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        try:
            for name, width, height in (("desktop", 1280, 800), ("phone", 390, 844)):
                ours = min(_usable(browser, server.address, width, height, "gzip, br") for _ in range(ROUNDS))
                plain = min(_usable(browser, server.address, width, height, "identity") for _ in range(ROUNDS))
                print(
                    f"home, {name}, {BYTES_PER_SECOND // 1000} kB/s: first button after {ours:.2f} s, "
                    f"uncompressed {plain:.2f} s, {plain / ours:.1f}x"
                )
        finally:
            browser.close()
            server.stop()


def _usable(browser: Browser, address: str, width: int, height: int, encodings: str) -> float:
    """Seconds until the first game can be started, on a first visit."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="fr-FR")
    page = context.new_page()
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
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Jouer maintenant").first.click(trial=True)
    elapsed = float(page.evaluate("performance.now()")) / 1000
    context.close()
    return elapsed
