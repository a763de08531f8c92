"""axe-core finds no violations, in light and in dark."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import board, card, do, new_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

COMPLAINTS: Final = """rules => axe.run({
    resultTypes: ["violations"],
    ...(rules.length ? { runOnly: { type: "rule", values: rules } } : {}),
}).then(({ violations }) => violations)"""
"""Only violations: describing and sending everything else would take longer than finding them."""

OF_COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""The rules whose answer depends on the scheme."""

SCHEMES: Final[dict[Literal["light", "dark"], list[str]]] = {"light": [], "dark": OF_COLOURS}
"""All rules in light, and in dark once more those of colours."""


def violations(page: Page) -> list[str]:
    """On the page as it is, in light and in dark."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for scheme, rules in SCHEMES.items():
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found += [
            f"{scheme}, {each['id']}: {[node['html'] for node in each['nodes']]}"
            for each in page.evaluate(COMPLAINTS, rules)
        ]
    return found


@pytest.mark.parametrize(
    "address",
    [
        *("/", "/replay", "/rules/reversi", "/rules/solo", "/deal/solo/2026-01-01", "/words", "/preferences"),
        *("/rooms", "/tournaments", "/duels", "/leaders", "/friends", "/key", "/admin", "/nowhere"),
        *("/r/nowhere", "/t/nowhere", "/duel/nowhere", "/p/nobody", "/table/nowhere"),
    ],
)
def test_pages_have_no_violation(visitor: Callable[..., Page], address: str) -> None:
    page = visitor(address)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert violations(page) == []


def test_a_table_and_its_dialogs_have_no_violation(visitor: Callable[..., Page]) -> None:
    page = visitor()
    card(page, "Reversi").get_by_role("button", name="Nouvelle table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    new_table(page, "here")
    assert violations(page) == []
    do(page, "Abandonner")
    assert violations(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(board(page)).to_be_visible()
    assert violations(page) == []
