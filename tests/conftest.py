"""What the tests of all games share: a host, visitors with a browser, a terminal that does not keep them waiting."""

import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from galerie import texts
from galerie.core import AnyGame
from galerie.games import GAMES
from galerie.host.store.address import Place
from galerie.study.puzzles import puzzles
from tests import toy
from tests.postgres import Postgres
from tests.servers import SHARED, Guest, Server
from tests.study import pile
from tests.valkey import mortal_valkey, shared_valkey, valkey  # noqa: F401  fixtures

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

COPIES: Final = count()
PATIENCE: Final = 20_000
"""Milliseconds that a browser may take for anything, beside others that keep the processor busy."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What attacks did to the others, and how much nonsense and how many kills there were; see `tests/hostile`."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    for title, wanted in (("attacks", "effect"), ("counts", "count")):
        found = [(report.nodeid, said) for report in reports for name, said in report.user_properties if name == wanted]
        if found:
            terminalreporter.section(title)
        for test, said in found:
            terminalreporter.write_line(f"{said}  {test.partition('::')[2]}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests that do not stop it. It does not wait for the disk, which survives every test."""
    server = Postgres("fsync=off")
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store of each kind in turn."""
    if request.param == "sqlite":
        return tmp_path / "deep" / "tables.sqlite3"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One host for all tests that need no host of their own."""
    host = Server(tmp_path_factory.mktemp("host") / "tables.sqlite3", **SHARED)
    yield host
    host.stop()


@pytest.fixture
def server(host: Server, request: pytest.FixtureRequest) -> Server:
    """That host while it runs: each visitor is a stranger to it, and what a test has killed is started again.

    Who is paired with a stranger meets whoever waits there, so a test of that is `apart`, on a host of its own.
    """
    if request.node.get_closest_marker("apart"):
        mortal: Server = request.getfixturevalue("mortal")
        return mortal
    if not host.is_running:
        host.start()
    return host


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A host of one's own."""
    server = Server(tmp_path / "tables.sqlite3")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def ada(server: Server) -> Iterator[Guest]:
    guest = server.guest()
    yield guest
    guest.close()


@pytest.fixture
def bob(server: Server) -> Iterator[Guest]:
    guest = server.guest()
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    """One for each module: while Playwright is at work its event loop runs here, and other tests have their own."""
    from playwright.sync_api import expect, sync_playwright

    from tests.browser import chromium

    expect.set_options(timeout=PATIENCE)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(browser: "Browser", server: Server) -> Iterator[Callable[..., "Page"]]:
    """Opens a page for a new visitor; whatever goes wrong in a page's console fails the test."""
    from playwright.sync_api import ViewportSize

    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def open_page(address: str = "/", *, phone: bool = False, locale: str = "fr-FR", installed: bool = False) -> "Page":
        """Only an `installed` client has a service worker, which fetches the whole client for each new visitor."""
        size = ViewportSize(width=390, height=844) if phone else ViewportSize(width=1280, height=800)
        context = browser.new_context(
            base_url=server.address,
            viewport=size,
            has_touch=phone,
            locale=locale,
            reduced_motion="reduce",
            service_workers="allow" if installed else "block",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert trouble == []


@pytest.fixture(autouse=True)
def pilots_go_on_as_soon_as_all_is_done(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "terminal" in request.node.path.parts:
        from tests.terminal.rest import at_rest

        for module in ("textual.app", "textual.pilot"):
            monkeypatch.setattr(f"{module}.wait_for_idle", at_rest)


@pytest.fixture
def coffer_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Coffer is a game like any other."""
    monkeypatch.setitem(GAMES, toy.GAME.name, toy.GAME)


@pytest.fixture
def bots_hide_3(monkeypatch: pytest.MonkeyPatch) -> None:
    from galerie.bots.workers import Workers

    async def think(*_: object) -> str:
        return "hide 3"

    monkeypatch.setattr(Workers, "think", think)


@pytest.fixture
def pile_game(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Pile is a game like any other."""
    monkeypatch.setitem(GAMES, pile.GAME.name, pile.GAME)
    return pile.GAME


def _forget() -> None:
    """Read puzzles and sentences anew: a copy has the name of the game that it alters."""
    puzzles.cache_clear()
    texts._catalogue.cache_clear()


@pytest.fixture
def altered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., AnyGame]]:
    """Makes a copy of Pile in which one of its files has other words."""
    monkeypatch.syspath_prepend(tmp_path)
    made = []

    def alter(file: str, written: str, instead: str) -> AnyGame:
        package = f"pile_{next(COPIES)}"
        home = tmp_path / package
        shutil.copytree(Path(pile.__file__).parent, home, ignore=shutil.ignore_patterns("__pycache__"))
        text = (home / file).read_text(encoding="utf-8")
        assert written in text
        (home / file).write_text(text.replace(written, instead, 1), encoding="utf-8")
        invalidate_caches()
        made.append(package)
        game: AnyGame = import_module(package).GAME
        monkeypatch.setitem(GAMES, game.name, game)
        _forget()
        return game

    yield alter
    _forget()
    for name in [name for name in sys.modules if name.split(".")[0] in made]:
        del sys.modules[name]
