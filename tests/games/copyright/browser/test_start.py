"""How a race of Copyright starts, pauses and is run again, in the browser, with the ready check of a real server."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, expect

from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.moves import Oriented
from galerie.games.copyright.rules.solving import Best, best
from tests.browser.pages import card, centre, move_field
from tests.games.copyright.browser.test_table import ME, OPEN, cell, hand, join, put, sit, slot
from tests.servers import SHARED, Server

BOT = {"kind": "bot", "level": "child"}
SHIFTS = """() => new PerformanceObserver(list => {
    window.shifts = (window.shifts ?? 0) + list.getEntries().reduce((sum, each) => sum + each.value, 0);
}).observe({ type: "layout-shift" })"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose races wait for their players, and whose bots keep to their pace: else one may win at once."""
    data = tmp_path_factory.mktemp("start") / "tables.sqlite3"
    server = Server(data, bot_pause=0.6, **SHARED | {"ready_check": "yes"})
    server.start()
    yield server
    server.stop()


def gate(page: Page) -> Locator:
    return page.get_by_role("region", name="Prêt ?")


def go(page: Page) -> Locator:
    return gate(page).get_by_role("button", name="Partons !")


def plan(page: Page) -> Best:
    """The best that the visitor's cards can do; the address may name a ghost."""
    table = re.search(r"/table/([^?]+)", page.url)
    assert table
    view = page.request.get(f"/api/tables/{table[1]}/moments").json()[-1]["view"]
    model = shape(tuple(Oriented(each["card"], each["orientation"]) for each in view["model"]))
    return best(model, view["places"][0]["hand"])


def write(page: Page, move: str) -> None:
    move_field(page).fill(move)
    page.keyboard.press("Enter")


@pytest.mark.rule("COP-66")
def test_two_are_ready_and_are_counted_in_together(visitor: Callable[..., Page]) -> None:
    ada, bob = visitor(), visitor(phone=True)
    sit(ada, ME, OPEN, fair=True)
    join(bob, ada.url)
    expect(go(bob)).to_be_visible()
    expect(go(ada)).to_be_focused()
    expect(ada.locator(".tray")).to_have_count(0)
    ada.keyboard.press("Enter")
    expect(gate(ada)).to_contain_text("On attend")
    bob.reload()
    expect(gate(bob)).to_contain_text("Ada attend le départ")
    go(bob).click()
    for page in (ada, bob):
        expect(gate(page)).to_contain_text("À vos marques…")
    for page in (ada, bob):
        assert len(hand(page)) == 10
        expect(gate(page)).to_have_count(0)
        expect(page.get_by_text("La course est lancée").first).to_be_attached()
        expect(page.get_by_text("À vous de jouer")).to_have_count(0)


@pytest.mark.rule("COP-66")
def test_against_bots_alone_help_and_the_rules_hold_the_race(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, ME, BOT, fair=True, gentle=True, limit=30)
    expect(gate(page)).to_contain_text("Reproduisez le modèle")
    go(page).click()
    cards = hand(page)
    expect(page.get_by_text("Modèle à reproduire")).to_be_visible()
    expect(page.get_by_text("Sans montre : on vous attend.")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)
    page.get_by_role("button", name="Comment jouer").click()
    expect(gate(page)).to_be_attached()
    expect(page.locator(".surface")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(gate(page)).to_contain_text("À vos marques…")
    expect(page.locator(".surface")).to_be_visible()

    # A card in hand moves nothing, and lies where it is shown; a move shifts nothing.
    page.evaluate(SHIFTS)
    before = cell(page, 0, 0).bounding_box()
    slot(page, cards[0]).click()
    surface = page.locator(".surface").bounding_box()
    assert surface
    for x, y in ((0.02, 0.02), (0.98, 0.98), (0.5, 0.5)):
        page.mouse.move(surface["x"] + x * surface["width"], surface["y"] + y * surface["height"])
        assert cell(page, 0, 0).bounding_box() == before
    preview = page.locator(".ghost").bounding_box()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(f'[data-laid="{cards[0]}"]')).to_be_visible()
    expect(page.locator("[data-connection=saved]")).to_be_visible()
    assert page.locator(f'[data-laid="{cards[0]}"]').bounding_box() == preview
    assert cell(page, 0, 0).bounding_box() == before
    assert page.evaluate("window.shifts ?? 0") < 0.05
    expect(page.get_by_role("button", name=re.compile(f"carte {cards[0]}$"))).to_be_visible()

    # Dropped on the tray, it returns.
    page.mouse.move(*centre(page.locator(f'[data-laid="{cards[0]}"]')))
    page.mouse.down()
    page.mouse.move(*centre(slot(page, cards[5])), steps=3)
    page.mouse.up()
    expect(page.locator("[data-laid]")).to_have_count(0)

    page.get_by_role("link", name="Copyright", exact=True).click()
    expect(page.get_by_role("heading", name="Copyright").first).to_be_visible()
    page.go_back()
    expect(gate(page)).to_contain_text("En pause")
    go(page).click()
    assert hand(page) == cards


@pytest.mark.rule("COP-62")
def test_practice_is_on_the_card_and_the_best_round_runs_along_as_a_ghost(visitor: Callable[..., Page]) -> None:
    page = visitor()
    card(page, "Copyright").get_by_role("button", name="S’entraîner").click()
    go(page).click()
    hand(page)
    for each in plan(page).laid:
        write(page, put(each))
    expect(page.get_by_role("heading", name="10 points")).to_be_visible()
    page.get_by_role("button", name="Courir contre mon fantôme").click()
    ghost = page.get_by_role("complementary", name="Fantôme")
    expect(ghost).to_contain_text("Votre fantôme")
    go(page).click()
    hand(page)
    expect(ghost).to_contain_text("Il a fini en", timeout=30_000)
    expect(ghost).to_contain_text("9/9")
    expect(ghost.locator("svg g")).to_have_count(0)
    ghost.get_by_role("button", name="Voir").click()
    expect(ghost.locator(".miniature")).to_be_visible()
    page.reload()
    expect(ghost).to_contain_text("Votre fantôme")

    # A friend races against it by its link.
    table = page.request.get(f"/api/tables/{page.url.rsplit('ghost=')[1]}").json()
    chosen = {**table["options"], "fair": "true", "ghost": table["id"]}
    friend = visitor(f"/deal/copyright/{table['deal']}?{urlencode(chosen)}")
    friend.get_by_role("button", name="Courir contre ce fantôme").click()
    expect(friend.get_by_role("complementary", name="Fantôme")).to_contain_text("Le fantôme de")
