"""Two people play in their browsers while the hosts are restarted one after the other: nothing is asked of them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.pages import at, board, connection, legal
from tests.chaos.story import ME, OPEN
from tests.cluster.hosts import ClusterHost, shared_out, until
from tests.cluster.proxies import Proxy

pytestmark = [pytest.mark.soak, pytest.mark.browser]

PATIENCE = 30_000
"""Milliseconds: a host that starts leaves little of this machine to the others."""

GAPS: Final = """
window.gaps = [];
(() => {
    let away = null;
    const look = () => {
        const gone = document.querySelector('[data-connection="reconnecting"]');
        if (gone) away ??= performance.now();
        else if (away !== null) { window.gaps.push(performance.now() - away); away = null; }
    };
    const what = {subtree: true, childList: true, attributeFilter: ["data-connection"]};
    new MutationObserver(look).observe(document, what);
})();
"""
"""Notes for how long the lamp says that the connection is away."""


@pytest.fixture
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.mark.parametrize("proxy", ["nginx"], indirect=True)
def test_a_rolling_restart_is_a_blink(
    proxy: tuple[Proxy, list[ClusterHost]],
    browser: Browser,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    front, hosts = proxy
    expect.set_options(timeout=PATIENCE)
    pages = [browser.new_context(base_url=front.address, locale="fr-FR").new_page() for _ in range(2)]
    ada, bob = pages
    for page in pages:
        page.add_init_script(GAPS)
        page.goto("/api/host")
    seats = [{**ME, "name": "Ada"}, OPEN]
    table = ada.request.post("/api/tables", data={"game": "reversi", "seats": seats}).json()["id"]
    assert bob.request.post(f"/api/tables/{table}/seats/1", data={"name": "Bob"}).ok
    for page in pages:
        page.goto(f"/table/{table}")
        expect(board(page)).to_be_visible()
    plies = 0

    def play(moves: int) -> None:
        nonlocal plies
        for _ in range(moves):
            mover = turn(pages)
            legal(mover).first.click()
            plies += 1
            for page in pages:
                at(page, plies)

    play(2)
    for host in hosts:
        assert host.stop() == 0
        ada.screenshot(path=tmp_path / f"{host.number} stopped.png")
        play(2)
        host.start()
        until(lambda: shared_out(hosts))
        ada.screenshot(path=tmp_path / f"{host.number} started.png")
        play(2)
    for page in pages:
        expect(connection(page, "online", "saved")).to_be_visible()
    gaps = max(max(page.evaluate("window.gaps"), default=0) for page in pages)
    record_property("count", f"{plies} moves, the connection away for {gaps / 1000:.1f} s at most")


def turn(pages: list[Page]) -> Page:
    """Whose turn it is."""
    until(lambda: any(legal(page).count() for page in pages))
    return next(page for page in pages if legal(page).count())
