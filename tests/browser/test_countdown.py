"""The countdown of a turn, which the test adds to the server's frames, whatever the game."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.pages import at, legal, new_table, resign
from tests.browser.test_accessibility import violations


def count_down(page: Page, left: int, whole: int = 15_000) -> None:
    """From now on, every state sent has this many milliseconds left for the turn."""

    def bridge(route: WebSocketRoute) -> None:
        host = route.connect_to_server()

        def told(message: str | bytes) -> None:
            frame = json.loads(message)
            for moment in frame.get("moments", []) + [frame[key] for key in frame if key == "moment"]:
                moment["countdown"] = {"left": left, "whole": whole}
            route.send(json.dumps(frame))

        host.on_message(told)

    page.route_web_socket(re.compile("/socket"), bridge)


def ring(page: Page) -> Locator:
    return page.get_by_role("timer")


def test_there_is_no_ring_without_a_countdown(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    expect(ring(page)).to_have_count(0)


def test_the_ring_is_beside_the_player_to_act(visitor: Callable[..., Page]) -> None:
    page = visitor()
    count_down(page, 3_600_000, whole=7_200_000)
    new_table(page, "here")
    acting = page.locator("article[aria-current=true]")
    for ply in range(1, 4):
        expect(ring(page)).to_have_count(1)
        expect(acting.get_by_role("timer")).to_contain_text(re.compile(r"3\D?(600|599|598)"))
        legal(page).first.click()
        at(page, ply)
    resign(page)
    expect(ring(page)).to_have_count(0)


def test_the_time_left_is_announced_only_at_ten_seconds_and_at_five(visitor: Callable[..., Page]) -> None:
    page = visitor()
    count_down(page, 10_600)
    new_table(page, "here")
    page.evaluate(
        """() => {
            const status = document.querySelector("[role=timer] + [role=status]");
            window.heard = [];
            new MutationObserver(() => window.heard.push(status.textContent.trim())).observe(status, {
                childList: true, characterData: true, subtree: true,
            });
        }"""
    )
    expect(page.locator("[role=timer].short")).to_be_visible(timeout=20_000)
    expect(ring(page)).to_contain_text("0", timeout=20_000)
    expect(ring(page)).to_contain_text("Encore 0 seconde")
    assert page.evaluate("window.heard") == ["Encore 10 secondes.", "Encore 5 secondes."]


def test_the_ring_has_no_violation(visitor: Callable[..., Page]) -> None:
    page = visitor()
    for left in (3_600_000, 1):
        count_down(page, left, whole=7_200_000)
        new_table(page, "here")
        expect(ring(page)).to_have_count(1)
        assert violations(page) == []
