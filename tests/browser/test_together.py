"""Two browsers at one table, and a server that dies."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import at, connection, do, legal, new_table, result, sit_together, square
from tests.servers import Server


def colours(page: Page) -> dict[str, int]:
    return {colour: page.locator(f".disc.{colour}").count() for colour in ("gold", "black")}


@pytest.fixture
def pair(visitor: Callable[..., Page]) -> tuple[Page, Page]:
    host, friend = sit_together(visitor, "", "Bérénice")
    return host, friend


def test_two_browsers_play_over_a_link(visitor: Callable[..., Page]) -> None:
    host, friend = visitor(), visitor()
    new_table(host, "open")
    friend.goto(host.get_by_label(re.compile("Lien d.invitation")).input_value())
    friend.get_by_label("Votre nom").fill("Bérénice")
    friend.get_by_role("button", name="Prendre place").click()
    expect(legal(host)).to_have_count(4)
    expect(host.get_by_text("Bérénice").first).to_be_visible()
    for ply in range(1, 9):
        mover, other = (host, friend) if ply % 2 else (friend, host)
        expect(legal(other)).to_have_count(0)
        legal(mover).first.click()
        at(mover, ply)
        at(other, ply)
        assert colours(mover) == colours(other)


def test_a_take_back_is_requested_and_agreed(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    square(host, "d6").click()
    at(friend, 1)
    do(host, "Reprendre")
    friend.get_by_role("button", name="Accepter").click()
    at(host, 0)
    at(friend, 0)


def offer_a_draw(page: Page) -> None:
    do(page, "Nulle")
    page.get_by_role("dialog").get_by_role("button", name="Proposer").click()


@pytest.mark.rule("REF-43")
def test_a_draw_is_offered_and_declined_then_agreed(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    square(host, "d6").click()
    at(friend, 1)
    offer_a_draw(host)
    expect(host.get_by_text("Vous proposez la partie nulle.").first).to_be_visible()
    friend.get_by_role("button", name="Refuser").click()
    expect(host.get_by_text("Bérénice préfère continuer.").first).to_be_visible()
    offer_a_draw(friend)
    host.get_by_role("button", name="Accepter").click()
    for page in pair:
        expect(result(page).get_by_role("heading", name="Partie nulle")).to_be_visible()
        expect(result(page)).to_contain_text("D’un commun accord.")


def test_a_spectator_watches_without_a_seat(pair: tuple[Page, Page], visitor: Callable[..., Page]) -> None:
    host, _ = pair
    spectator = visitor(host.url)
    expect(spectator.get_by_text("Vous regardez").first).to_be_visible()
    square(host, "d6").click()
    at(spectator, 1)
    expect(legal(spectator)).to_have_count(0)


@pytest.mark.slow
def test_both_browsers_recover_when_the_server_is_killed(pair: tuple[Page, Page], server: Server) -> None:
    host, friend = pair
    square(host, "d6").click()
    at(host, 1)
    at(friend, 1)
    server.kill()
    expect(connection(host, "reconnecting").first).to_be_visible(timeout=20_000)
    # a move made while the server is down is sent when it is back
    legal(friend).first.click()
    server.start()
    at(friend, 2)
    at(host, 2)
    expect(connection(host, "online", "saved").first).to_be_visible()
    legal(host).first.click()
    at(friend, 3)


@pytest.mark.slow
def test_both_browsers_reconnect_when_the_server_is_restarted(pair: tuple[Page, Page], server: Server) -> None:
    host, friend = pair
    square(host, "d6").click()
    at(friend, 1)
    assert server.stop() == 0
    legal(friend).first.click()
    server.start()
    for page in pair:
        expect(connection(page, "online", "saved").first).to_be_visible(timeout=20_000)
        at(page, 2)
    legal(host).first.click()
    at(friend, 3)
