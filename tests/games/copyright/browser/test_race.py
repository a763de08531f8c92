"""Six browsers in one round of Copyright, over slow lines of which one is cut."""

import re
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, Page, expect

from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.frame import best_frame
from galerie.games.copyright.rules.layout import Laid, LayOut
from galerie.games.copyright.rules.moves import Oriented, Put
from tests.browser.lines import Line
from tests.browser.pages import connection, move_field
from tests.games.copyright.browser.test_table import ME, OPEN, hand, laid, put, seen, sit, solved

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Édith", "Félix")
ADA, BLAISE, CHLOE, DENIS, EDITH, FELIX = range(6)
DELAYS = (0.15, 0.0, 0.05, 0.25, 0.4, 0.1)
"""One way, in seconds, by seat."""

RETRIES = 20_000
"""In milliseconds, longer than a page waits between two attempts to connect."""

LayOuts: TypeAlias = dict[int, LayOut]
"""By seat."""

MINIATURES = """places => {
    const cards = [...document.querySelectorAll("article.pictured")];
    const drawn = {};
    for (const [name, wanted] of Object.entries(places)) {
        const sheet = cards.find(each => each.querySelector("h2").textContent === name)?.querySelector(".miniature");
        const found = [...sheet?.querySelectorAll("g") ?? []].map(each => each.getAttribute("transform"));
        if (!sheet || found.join() !== wanted.join()) return null;
        drawn[name] = sheet.outerHTML;
    }
    return drawn;
}"""
"""How the lay-outs of others are drawn, once their cards lie in these places."""

TALLIES = """all => all.map(each => {
    const words = wanted => [...each.querySelectorAll(wanted)].map(({ textContent }) => textContent.trim());
    return [each.ariaLabel, words(".score")[0], words(".place").join(), words("dt").includes("bonus")];
})"""


def take_a_seat(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_label("Votre nom").fill(name)
    page.get_by_role("button", name=re.compile("^Prendre place")).first.click()
    expect(page.get_by_label("Votre nom")).to_have_count(0)


def field(page: Page) -> Locator:
    """Where moves are written; it is empty again once the host has answered."""
    return move_field(page)


def write(page: Page, move: str) -> None:
    """Send a move without waiting for its answer, but not before that of the one before."""
    expect(field(page)).to_have_value("")
    field(page).fill(move)
    page.keyboard.press("Enter")


def miniatures(page: Page, wanted: LayOuts) -> dict[str, str]:
    """How a page draws the lay-outs of these players, once their cards lie where they should."""
    places = {
        NAMES[seat]: [f"translate({100 * each.x} {100 * each.y})" for each in cards] for seat, cards in wanted.items()
    }
    drawn: dict[str, str] = page.wait_for_function(MINIATURES, arg=places).json_value()
    return drawn


def lay_outs(view: dict[str, Any]) -> LayOuts:
    return {seat: tuple(Laid(**each) for each in place["laid"]) for seat, place in enumerate(view["places"])}


def everybody_sees(pages: list[Page], wanted: LayOuts) -> dict[str, str]:
    """All lay-outs are so before their players, at the host, and on the pages of the others; drawn alike, namely so."""
    drawings: dict[str, set[str]] = {name: set() for name in NAMES}
    for seat, page in enumerate(pages):
        drawn = miniatures(page, {other: cards for other, cards in wanted.items() if other != seat})
        for name, drawing in drawn.items():
            drawings[name].add(drawing)
        view = seen(page)
        assert laid(page) == wanted[seat]
        assert lay_outs(view) == wanted
        assert [other for other, place in enumerate(view["places"]) if place["hand"] is not None] == [seat]
    assert {name: len(different) for name, different in drawings.items()} == dict.fromkeys(NAMES, 1)
    return {name: drawing for name, [drawing] in drawings.items()}


def scored(page: Page) -> Locator:
    return page.get_by_role("region", name="Décompte de la manche 1")


def tallies(page: Page) -> dict[str, tuple[int, str, bool]]:
    """By name: the score, the place among those who have finished, and whether there is a bonus."""
    rows = scored(page).get_by_role("article").evaluate_all(TALLIES)
    return {name: (int(score.replace("−", "-")), place, bonus) for name, score, place, bonus in rows}


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.rule("COP-12", "COP-18")
def test_six_race_over_slow_lines_of_which_one_is_cut(visitor: Callable[..., Page]) -> None:
    pages = [visitor() for _ in NAMES]
    lines = [Line(page, delay) for page, delay in zip(pages, DELAYS, strict=True)]
    sit(pages[ADA], ME, *[OPEN] * 5, fair=True)
    for page, name in zip(pages[1:], NAMES[1:], strict=True):
        take_a_seat(page, pages[ADA].url, name)
    hands = [hand(page) for page in pages]
    assert [len(cards) for cards in hands] == [10] * 6
    assert len({card for cards in hands for card in cards}) == 60

    # Three come to within a card of the model, the others try this and that, and nobody waits for anybody.
    plans = {seat: solved(pages[seat], seat).laid for seat in (ADA, BLAISE, CHLOE)}
    of_denis = (Laid(hands[DENIS][3], 0, 0, 0), Laid(hands[DENIS][0], 5, 1, -1), Laid(hands[DENIS][7], 2, -1, 1))
    of_edith = (Laid(hands[EDITH][1], 6, 2, 0), Laid(hands[EDITH][4], 3, 1, 2))
    of_felix = (Laid(hands[FELIX][9], 1, 0, 0), Laid(hands[FELIX][2], 7, 1, 1))
    steps = {seat: [put(each) for each in plan[:-1]] for seat, plan in plans.items()} | {
        DENIS: [put(each) for each in of_denis[:-1]],
        EDITH: [str(Put(of_edith[0].card)), put(of_edith[1]), put(of_edith[0])],
        FELIX: [str(Put(hands[FELIX][0])), "clear", put(of_felix[0])],
    }
    for turn in range(max(map(len, steps.values()))):
        for seat, moves in steps.items():
            for move in moves[turn : turn + 1]:
                write(pages[seat], move)
    stand = {seat: plan[:-1] for seat, plan in plans.items()}
    stand |= {DENIS: of_denis[:-1], EDITH: of_edith, FELIX: of_felix[:-1]}
    everybody_sees(pages, stand)

    # The host hears a step, but its answer is lost with the connection.
    denis, others = pages[DENIS], [page for seat, page in enumerate(pages) if seat != DENIS]
    lines[DENIS].down.hold()
    write(denis, put(of_denis[-1]))
    for page in others:
        miniatures(page, {DENIS: of_denis})
    assert laid(denis) == of_denis
    lines[DENIS].cut()
    lines[DENIS].down.release()
    expect(connection(denis, "reconnecting").first).to_be_visible()
    for page in others:
        expect(page.locator("article.pictured").filter(has_text="Denis")).to_contain_text("hors ligne")

    # The others go on, and a disconnected player sees nothing of it until they are back.
    write(pages[FELIX], put(of_felix[-1]))
    miniatures(pages[ADA], {FELIX: of_felix})
    miniatures(denis, {FELIX: of_felix[:-1]})
    lines[DENIS].mend()
    expect(field(denis)).to_have_value("", timeout=RETRIES)
    stand |= {DENIS: of_denis, FELIX: of_felix}
    everybody_sees(pages, stand)
    assert hand(denis) == hands[DENIS]
    for page in others:
        expect(page.locator("article.pictured").filter(has_text="Denis")).not_to_contain_text("hors ligne")

    # The first two to finish are held up on their way, and the host hears them in another order.
    for seat in (CHLOE, BLAISE):
        lines[seat].up.hold()
        write(pages[seat], put(plans[seat][-1]))
        expect(pages[seat].locator("[data-laid]")).to_have_count(len(plans[seat]))
        assert laid(pages[seat]) == plans[seat]
    for page in pages:
        expect(scored(page)).to_have_count(0)
    write(pages[ADA], put(plans[ADA][-1]))
    for seat, page in enumerate(pages):
        headline = "Vous reproduisez le modèle !" if seat == ADA else "Ada reproduit le modèle !"
        expect(scored(page).get_by_role("heading", name=headline)).to_be_visible()
    lines[BLAISE].up.release()
    expect(scored(pages[EDITH])).to_contain_text("À l’arrivée : Ada → Blaise")
    lines[CHLOE].up.release()
    for page in pages:
        expect(scored(page)).to_contain_text("À l’arrivée : Ada → Blaise → Chloé")

    # What came late is told, and changes nothing.
    views = [seen(page) for page in pages]
    view = views[0]
    stand[ADA] = plans[ADA]
    assert lay_outs(view) == stand
    assert view["finishers"] == [ADA, BLAISE, CHLOE]
    model = shape(tuple(Oriented(each["card"], each["orientation"]) for each in view["model"]))
    frames = [best_frame(stand[seat], model) for seat in range(len(NAMES))]
    scores = [frame.score + (seat == ADA) for seat, frame in enumerate(frames) if frame]
    assert scores[ADA] == 10 > max(scores[1:])
    assert view["sheet"] == [scores]
    places = {ADA: "1er", BLAISE: "2e", CHLOE: "3e"}
    wanted = {NAMES[seat]: (score, places.get(seat, ""), seat == ADA) for seat, score in enumerate(scores)}
    for page, other in zip(pages, views, strict=True):
        assert tallies(page) == wanted
        for part in ("finishers", "places", "result", "sheet", "totals"):
            assert other[part] == view[part]
