"""An evening in a room: three browsers, two games, and the one who opened it leaves early."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from galerie.games import GAMES
from tests.browser.pages import at, board, legal, resign, result
from tests.browser.test_accessibility import violations


def enter(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_label("Votre nom").fill(name)
    page.get_by_role("button", name="Entrer").click()
    expect(page.get_by_role("heading", name="Qui est là")).to_be_visible()


def say(page: Page, text: str) -> None:
    page.get_by_label("Écrire un message").fill(text)
    page.keyboard.press("Enter")


def tally(page: Page) -> list[str]:
    """The rows as a screen reader reads them."""
    rows = page.get_by_role("region", name="Palmarès").locator("tbody tr")
    return [" ".join(row.split()) for row in rows.all_inner_texts()]


def test_friends_spend_an_evening_in_a_room(visitor: Callable[..., Page]) -> None:
    ada, bob, cleo = visitor(), visitor(), visitor()
    ada.goto("/rooms")
    ada.get_by_role("button", name="Ouvrir un cercle").click()
    ada.get_by_label("Votre nom").fill("Ada")
    ada.get_by_role("button", name="Garder ce nom").click()
    address = ada.get_by_label("Lien d’invitation").input_value()
    for page, name in ((bob, "Bob"), (cleo, "Cléo")):
        enter(page, address, name)
    expect(ada.get_by_role("heading", name="Cercle · Ada, Bob et Cléo")).to_be_visible()
    say(cleo, "Bonsoir !")

    # one tap starts a game with those who are there, and takes them to the table
    ada.get_by_role("button", name="Commencer Reversi", exact=True).click()
    expect(legal(ada)).to_have_count(4)
    expect(bob.get_by_text("Reversi").first).to_be_visible()
    bob.wait_for_url("**/table/*")
    expect(cleo.get_by_text("À Ada de jouer")).to_be_visible()
    legal(ada).first.click()
    at(bob, 1)
    expect(cleo.get_by_text("À Bob de jouer")).to_be_visible()
    assert violations(cleo) == []

    # the room's chat is at the table, and what is said there is heard in the room
    bob.get_by_role("button", name="Discussion").click()
    expect(bob.get_by_text("Bonsoir !")).to_be_visible()
    say(bob, "Belle ouverture.")
    expect(cleo.get_by_text("Belle ouverture.", exact=True)).to_be_visible()
    expect(cleo.get_by_role("log")).to_have_text("Bob\xa0: Belle ouverture.")
    resign(bob)
    expect(result(ada)).to_contain_text("Vous gagnez")
    ada.get_by_role("link", name="Retour au cercle").first.click()
    expect(ada.get_by_role("region", name="Palmarès")).to_be_visible()
    ada.goto("/")  # the home page leads back there
    ada.get_by_role("link", name="Votre cercle : Ada, Bob et Cléo").click()
    expect(ada.get_by_role("region", name="Palmarès")).to_be_visible()

    # seats are chosen by name; whoever is at another table is called with one tap
    cleo.get_by_role("button", name="Reversi : places, variantes et pendule").click()
    cleo.get_by_label("Qui joue Noir").select_option("Bob")
    cleo.get_by_label("Qui joue Or").select_option("Cléo")
    cleo.get_by_role("button", name="Commencer", exact=True).click()
    cleo.wait_for_url("**/table/*")
    bob.get_by_role("link", name="J’y vais").click()
    bob.wait_for_url(cleo.url)

    # the one who opened the room leaves, and it lives on
    ada.get_by_role("button", name="Quitter le cercle").click()
    expect(ada.get_by_role("dialog")).to_contain_text("quelqu’un d’autre tiendra le cercle")
    ada.get_by_role("dialog").get_by_role("button", name="Quitter le cercle").click()
    expect(ada.get_by_text("Vous n’êtes encore dans aucun cercle.")).to_be_visible()
    assert ada.evaluate("localStorage.getItem('galerie.room')") == "{}"
    resign(cleo)
    expect(result(bob)).to_contain_text("Vous gagnez")
    bob.get_by_role("link", name="Retour au cercle").first.click()
    expect(bob.get_by_role("heading", name="Cercle · Bob et Cléo")).to_be_visible()
    expect(bob.get_by_text("tient le cercle")).to_be_visible()
    assert [row.split()[0] for row in tally(bob)] == ["Ada", "Bob", "Cléo"]
    bob.reload()
    expect(bob.get_by_text("Belle ouverture.")).to_be_visible()


def test_a_game_by_correspondence_with_a_variant_begins_without_those_who_are_away(
    visitor: Callable[..., Page],
) -> None:
    ada, bob = visitor(), visitor(phone=True)
    room = ada.request.post("/api/rooms", data={"name": "Ada"}).json()["id"]
    enter(bob, f"/r/{room}", "Bob")
    ada.goto(f"/r/{room}")
    bob.context.close()
    expect(ada.get_by_role("region", name="Qui est là")).to_contain_text("pas là")
    ada.get_by_role("button", name="Reversi : places, variantes et pendule").click()
    form = ada.get_by_role("dialog")
    form.get_by_label("Pendule").select_option("3 jours par coup")
    form.get_by_text("Variantes", exact=True).click()
    form.get_by_label("Usages d’Othello").check()
    form.get_by_label("Qui joue Noir").select_option("Ada")
    form.get_by_label("Qui joue Or").select_option("Bob")
    assert violations(ada) == []
    form.get_by_role("button", name="Commencer", exact=True).click()
    ada.wait_for_url("**/table/*")
    table = ada.request.get(f"/api/tables/{ada.url.rpartition('/')[2]}").json()
    assert (table["options"]["othello"], table["clock"]["per"]) == (True, "correspondence")
    assert {seat["name"] for seat in table["seats"]} == {"Ada", "Bob"}


def test_a_friend_whose_phone_is_dead_comes_back_as_themselves(visitor: Callable[..., Page]) -> None:
    ada, bob = visitor(), visitor(phone=True)
    ada.goto("/rooms")
    ada.get_by_role("button", name="Ouvrir un cercle").click()
    ada.get_by_label("Votre nom").fill("Ada")
    ada.get_by_role("button", name="Garder ce nom").click()
    address = ada.get_by_label("Lien d’invitation").input_value()
    enter(bob, address, "Bob")
    ada.get_by_role("button", name="Commencer Reversi", exact=True).click()
    legal(ada).first.click()
    at(bob, 1)
    bob.context.close()

    # in another browser: only Ada can say that it is them, at the table where she waits
    again = visitor(address)
    again.get_by_role("button", name="Je suis Bob").click()
    expect(again.get_by_text("On attend la réponse de quelqu’un du cercle")).to_be_visible()
    ada.get_by_role("button", name="Oui, c’est Bob").click()
    again.get_by_role("link", name="Jouer").click()
    legal(again).first.click()
    at(ada, 2)
    expect(again.get_by_text("Comment vous appelez-vous ?")).to_have_count(0)

    # on a phone too, while the other browser is there: they answer for themselves
    phone = visitor(address, phone=True)
    phone.get_by_role("button", name="Je suis Bob").click()
    again.get_by_role("button", name="Oui, c’est moi").click()
    expect(phone.get_by_role("heading", name="Cercle · Ada et Bob")).to_be_visible()
    expect(ada.get_by_role("button", name="Oui, c’est Bob")).to_have_count(0)


def test_a_seat_against_whoever_answers_is_asked_for_at_its_table_if_the_game_has_secrets(
    visitor: Callable[..., Page],
) -> None:
    ada, bob = visitor(), visitor()
    room = ada.request.post("/api/rooms", data={"name": "Ada"}).json()["id"]
    ada.goto(f"/r/{room}")
    enter(bob, f"/r/{room}", "Bob")
    ada.get_by_role("button", name="Commencer Reflecto", exact=True).click()
    bob.wait_for_url("**/table/*")
    bob.context.close()
    again = visitor(f"/r/{room}", phone=True)
    again.get_by_role("button", name="Je suis Bob").click()
    ada.get_by_role("button", name="Oui, c’est Bob").click()
    again.get_by_role("link", name="Jouer").click()
    again.get_by_role("button", name="Je suis Bob").click()
    ada.get_by_role("button", name="Oui, lui rendre sa place").click()
    expect(again.get_by_label(re.compile("Votre mot secret"))).to_be_visible()


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.seats.stop > 2])
def test_the_big_screen_shows_every_game(visitor: Callable[..., Page], game: str) -> None:
    ada = visitor("/api/host")
    room = ada.request.post("/api/rooms", data={"name": "Ada"}).json()
    level = next(each for each in ada.request.get("/api/games").json() if each["name"] == game)["levels"][0]["name"]
    seats = [{"kind": "member", "member": room["you"]}, {"kind": "bot", "level": level}]
    screen = visitor(f"/r/{room['id']}/tv")
    ada.goto(f"/r/{room['id']}")
    expect(screen.get_by_role("list", name="Qui est là")).to_contain_text("Ada")
    assert ada.request.post(f"/api/rooms/{room['id']}/tables", data={"game": game, "seats": seats}).ok
    shown = screen.get_by_role("article")
    expect(shown.get_by_role("listitem").first).to_contain_text("Ada")  # who plays is below the board


def test_a_big_screen_shows_how_to_come_in_and_the_games(visitor: Callable[..., Page]) -> None:
    ada, bob, screen = visitor("/rooms"), visitor(phone=True), visitor()
    ada.get_by_role("button", name="Ouvrir un cercle").click()
    ada.get_by_label("Votre nom").fill("Ada")
    ada.get_by_role("button", name="Garder ce nom").click()
    address = ada.get_by_label("Lien d’invitation").input_value()
    screen.goto(f"{ada.url}/tv")
    expect(screen.get_by_role("img", name="Code du cercle")).to_be_visible()
    bob.goto(address)
    assert violations(bob) == []
    enter(bob, address, "Bob")
    expect(screen.get_by_role("list", name="Qui est là")).to_contain_text("Bob")
    assert violations(screen) == []
    ada.get_by_role("button", name="Commencer Reversi", exact=True).click()
    expect(board(screen)).to_be_visible()
    assert violations(screen) == []
    for ply, player in enumerate((ada, bob, ada, bob, ada), start=1):  # so that the end takes a while to show
        legal(player).first.click()
        at(ada, ply)
        at(bob, ply)
    resign(bob)
    expect(screen.get_by_role("heading", name="La fin, au ralenti")).to_be_visible()
    expect(screen.get_by_text("Ada gagne")).to_be_visible(timeout=20_000)
    assert ada.evaluate("document.documentElement.scrollWidth") <= 1280
    assert bob.evaluate("document.documentElement.scrollWidth") <= 390
