"""Links to a table: an invitation that begins with a move, links that stay at hand, and a frame on another page."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pages import at, legal
from tests.browser.test_accessibility import violations

CLUB = "http://club.example/"

OPEN_FIRST = {"game": "reversi", "seats": [{"kind": "open"}, {"kind": "me", "name": "Ada"}]}


def test_an_invitation_begins_with_a_move_and_the_name_comes_after(visitor: Callable[..., Page]) -> None:
    ada = visitor("/api/host")
    table = ada.request.post("/api/tables", data=OPEN_FIRST).json()["id"]
    ada.goto(f"/table/{table}")
    friend = visitor(f"/table/{table}?lang=fr")
    expect(friend.get_by_text("jouez votre premier coup")).to_be_visible()
    expect(legal(friend)).to_have_count(4)
    legal(friend).first.click()
    at(ada, 1)
    asked = friend.get_by_role("region", name="Votre nom")
    proposed = asked.get_by_role("button", name="Rester").inner_text().removeprefix("Rester ")
    expect(ada.get_by_text(proposed).first).to_be_visible()
    asked.get_by_label("Votre nom").fill("Bérénice")
    asked.get_by_role("button", name="Le dire").click()
    expect(ada.get_by_text("Bérénice").first).to_be_visible()
    expect(asked).to_have_count(0)


def test_links_stay_at_hand_and_a_table_is_watched_in_a_frame(visitor: Callable[..., Page]) -> None:
    ada = visitor("/api/host")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bea"}]
    ada.goto(f"/table/{ada.request.post('/api/tables', data={'game': 'reversi', 'seats': seats}).json()['id']}")
    ada.get_by_role("button", name="Partager cette table").click()
    dialog = ada.get_by_role("dialog")
    assert "?watch&lang=fr" in dialog.get_by_label("Lien pour regarder").input_value()
    code = dialog.get_by_label("Cadre pour une autre page").input_value()
    assert violations(ada) == []
    ada.keyboard.press("Escape")
    club = visitor("/api/host")
    club.route(CLUB, lambda route: route.fulfill(content_type="text/html", body=code))
    club.goto(CLUB)
    frame = club.frame_locator("iframe")
    expect(frame.get_by_role("grid")).to_be_visible()
    legal(ada).first.click()
    at(ada, 1)
    expect(frame.locator(".disc.black")).to_have_count(ada.locator(".disc.black").count())
    expect(frame.locator(".square.legal")).to_have_count(0)
    expect(frame.get_by_role("link", name="Ouvrir la table")).to_have_attribute("target", "_blank")
    club.goto(ada.url.replace("/table/", "/embed/table/"))
    expect(club.get_by_role("grid")).to_be_visible()
    assert violations(club) == []


def test_friends_by_link_challenge_each_other_with_one_tap(visitor: Callable[..., Page]) -> None:
    ada, bob = visitor("/api/host"), visitor("/api/host", phone=True)
    for page, name in ((ada, "Adélie"), (bob, "Boniface")):
        account = {"name": name, "passphrase": "quatre mots sans rapport"}
        assert page.request.post("/api/account", data=account).ok
    ada.goto("/friends")
    ada.get_by_role("button", name="Créer mon lien d’ami").click()
    bob.goto(ada.get_by_role("textbox", name="Votre lien d’ami").input_value())
    bob.get_by_role("button", name="Devenir amis").click()
    expect(bob.get_by_text("Adélie et vous êtes amis.")).to_be_visible()
    assert violations(bob) == []
    bob.get_by_label("Jeu").select_option("reversi")
    bob.get_by_role("button", name="Défier Adélie").click()
    bob.wait_for_url("**/table/*")
    ada.goto("/rules/reversi")  # wherever she is, she hears of it
    ada.get_by_role("link", name="Défi", exact=True).click()
    expect(ada.get_by_role("region", name="Défis")).to_contain_text("Boniface vous défie")
    ada.get_by_role("button", name="Jouer", exact=True).click()
    ada.wait_for_url("**/table/*")
    for page in (ada, bob):  # both are at the table, and the game has begun
        expect(page.get_by_role("group", name="Actions")).to_be_visible()


def test_whoever_needs_an_account_for_a_friend_link_is_led_back_to_it(visitor: Callable[..., Page]) -> None:
    ada, bob = visitor("/api/host"), visitor("/api/host", phone=True)
    assert ada.request.post("/api/account", data={"name": "Athalie", "passphrase": "quatre mots sans rapport"}).ok
    bob.goto(f"/friends/{ada.request.post('/api/me/friends/link').json()['link']}")
    expect(bob.get_by_role("heading", name="Devenir ami avec Athalie")).to_be_visible()
    assert violations(bob) == []
    bob.get_by_role("link", name="Créer un compte").click()
    bob.get_by_label("Nom", exact=True).fill("Burrhus")
    bob.get_by_label("Phrase de passe", exact=True).fill("quatre mots sans rapport")
    bob.get_by_role("button", name="Créer un compte").click()
    bob.get_by_role("link", name="Revenir où j’étais").click()
    bob.get_by_role("button", name="Devenir amis").click()
    expect(bob.get_by_text("Athalie et vous êtes amis.")).to_be_visible()

    # a profile, one's own friends, and an end that is confirmed
    bob.get_by_role("link", name="Athalie").click()
    expect(bob.get_by_role("heading", name="Contre vous")).to_be_visible()
    assert violations(bob) == []
    bob.go_back()
    bob.get_by_role("button", name="Ne plus être ami avec Athalie").click()
    bob.get_by_role("dialog").get_by_role("button", name="Retirer").click()
    expect(bob.get_by_text("Athalie n’est plus dans votre liste.")).to_be_visible()
    expect(bob.get_by_role("listitem")).to_have_count(0)


def test_leaderboards_are_chosen_by_the_keyboard(visitor: Callable[..., Page]) -> None:
    page = visitor("/leaders/reversi")
    chosen = page.get_by_role("radio", name="Reversi", exact=True)
    chosen.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(chosen).to_be_focused()
    expect(chosen).to_be_checked()
    expect(page).to_have_url(re.compile("/leaders/reversi$"))
    expect(page.get_by_text("Personne n’a encore de classement assuré")).to_be_visible()
