"""Headless Chromium against a real host."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.browser import chromium
from tests.servers import Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in item.nodeid:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each module: while Playwright is at work its event loop runs here, and other tests have their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    host = Server(tmp_path_factory.mktemp("host") / "tables.sqlite3")
    yield host
    host.stop()


@pytest.fixture
def server(host: Server) -> Server:
    """Each visitor is a stranger to it, so tests can share one; what a test has killed is started again."""
    if not host.is_running:
        host.start()
    return host


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens a page for a new visitor; whatever goes wrong in a page's console fails the test."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def open_page(address: str = "/", *, phone: bool = False, locale: str = "fr-FR") -> Page:
        size = ViewportSize(width=390, height=844) if phone else ViewportSize(width=1280, height=800)
        context = browser.new_context(
            base_url=server.address, viewport=size, has_touch=phone, locale=locale, reduced_motion="reduce"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert trouble == []
