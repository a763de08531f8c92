"""How people find each other: the lobby, quick pairing, quick play, the form, the invitation."""

import re
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.pages import at, board, card, choose_level, legal, new_table, seat_choice, stay_unnamed, unfold
from tests.browser.test_accessibility import violations
from tests.servers import SHARED, Server

Visitor: TypeAlias = Callable[..., Page]


class Forgetful(Server):
    """A server whose lobby drops tables that nobody is at, so that each test finds it empty."""

    program = ("-c", "from galerie.host.lobby import lobby; lobby.PATIENCE = 0; from galerie.cli import main; main()")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Forgetful(tmp_path_factory.mktemp("forgetful") / "tables.sqlite3", **SHARED)
    server.start()
    yield server
    server.stop()


def named(page: Page, name: str) -> Page:
    """Choose a name on the home page."""
    page.get_by_role("button", name=re.compile("^(En choisir un|Changer)$")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Votre nom")).to_be_focused()
    dialog.get_by_label("Votre nom").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"Votre nom ici : {name}")).to_be_visible()
    return page


def row(page: Page, text: str) -> Locator:
    """A table of the lobby."""
    return page.get_by_role("listitem").filter(has_text=text)


def open_public(page: Page) -> None:
    new_table(page, "anyone")
    expect(page.get_by_role("heading", name="Votre table est au salon")).to_be_visible()


def test_a_public_table_is_found_taken_watched_and_leaves_the_lobby(visitor: Visitor) -> None:
    ada, bob, cleo = named(visitor(), "Ada"), visitor("/lobby"), visitor("/lobby")
    expect(bob.get_by_text("Personne n’attend en ce moment")).to_be_visible()
    open_public(ada)
    for page in (bob, cleo):
        expect(row(page, "Ada")).to_contain_text("1 place libre")
        expect(row(page, "Ada")).to_contain_text("Règles habituelles · Sans pendule · à l’instant")

    cleo.get_by_role("link", name="Regarder : Reversi, Ada").click()
    cleo.wait_for_url("**/table/*")
    expect(cleo.get_by_role("button", name=re.compile("Prendre place"))).to_have_count(0)
    expect(ada.get_by_text("1 spectateur")).to_be_visible()

    bob.get_by_role("button", name="Prendre place : Reversi, Ada").click()
    bob.get_by_role("dialog").get_by_label("Votre nom").fill("Bob")
    bob.keyboard.press("Enter")
    bob.wait_for_url("**/table/*")
    expect(legal(ada)).to_have_count(4)
    legal(ada).first.click()
    for page in (ada, bob, cleo):
        at(page, 1)
        expect(page.get_by_text("1 spectateur")).to_be_visible()
    expect(cleo.get_by_text("Vous regardez").first).to_be_visible()
    expect(legal(cleo)).to_have_count(0)

    later = visitor("/lobby")
    expect(later.get_by_text("Personne n’attend en ce moment")).to_be_visible()
    expect(later.get_by_role("link", name="Regarder : Reversi, Ada, Bob")).to_be_visible()


def test_a_late_comer_is_told_why(visitor: Visitor, server: Server) -> None:
    ada, cleo, rival = visitor(), named(visitor(), "Cléo"), server.guest()
    open_public(ada)
    table = ada.url.rpartition("/")[2]

    def beaten(route: Route) -> None:
        assert rival.sit(table, 1).status_code == 200
        route.continue_()

    cleo.route("**/api/tables/*/seats/*", beaten)
    cleo.get_by_role("button", name=re.compile("Prendre place")).click()
    expect(cleo.get_by_text("Cette place est déjà prise.")).to_be_visible()
    assert table not in cleo.url
    rival.close()


def test_the_lobby_has_no_private_tables_and_is_filtered_by_game(visitor: Visitor) -> None:
    ada, bob = named(visitor(), "Ada"), visitor("/lobby")
    new_table(named(visitor(), "Cléo"), "open")
    open_public(ada)
    expect(row(bob, "Ada")).to_be_visible()
    expect(row(bob, "Cléo")).to_have_count(0)
    bob.get_by_text("Miroir", exact=True).first.click()
    expect(row(bob, "Ada")).to_have_count(0)
    expect(bob.get_by_text("Personne n’attend à ce jeu")).to_be_visible()
    bob.get_by_text("Reversi", exact=True).first.click()
    expect(row(bob, "Ada")).to_be_visible()


def test_play_now_takes_one_click_and_meets_the_gentlest_level_first(visitor: Visitor) -> None:
    page = visitor()
    expect(card(page, "Reversi")).to_contain_text("Lison")
    card(page, "Reversi").get_by_role("button", name="Jouer maintenant").click()
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()
    expect(page.get_by_text("Lison").first).to_be_visible()
    legal(page).first.click()
    at(page, 2)
    page.goto("/")
    page.get_by_role("region", name="Parties en cours").get_by_role("link", name="Reprendre").first.click()
    page.wait_for_url("**/table/*")
    at(page, 2)


def form(page: Page, game: str) -> Locator:
    page.goto("/")
    card(page, game).get_by_role("button", name="Nouvelle table").click()
    return page.get_by_role("dialog")


def test_the_form_asks_who_plays_first_and_remembers_the_choices(visitor: Visitor) -> None:
    page = visitor()
    dialog = form(page, "Reversi")
    expect(seat_choice(dialog, 1)).to_be_visible()
    expect(dialog.get_by_role("switch", name="Usages d’Othello")).to_be_hidden()
    unfold(dialog)
    expect(dialog.get_by_text("Comme en tournoi")).to_be_visible()
    dialog.get_by_role("switch", name="Usages d’Othello").check()
    seat_choice(dialog, 1).select_option("here")
    dialog.get_by_label("Son nom").fill("Béa")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/table/*")
    dialog = form(page, "Reversi")
    expect(dialog.get_by_text("Modifié : Usages d’Othello")).to_be_visible()
    expect(seat_choice(dialog, 1)).to_have_value("here")
    expect(dialog.get_by_label("Son nom")).to_have_value("Béa")
    dialog.get_by_role("button", name="Revenir à").click()
    expect(dialog.get_by_text("Modifié")).to_have_count(0)
    unfold(dialog)
    expect(dialog.get_by_role("switch", name="Usages d’Othello")).not_to_be_checked()


def test_options_that_do_not_apply_are_not_offered(visitor: Visitor) -> None:
    page = visitor()
    dialog = form(page, "Copyright")
    unfold(dialog)
    dialog.get_by_text("Manches, temps et modèle").click()
    expect(dialog.get_by_label("Manches à gagner")).to_have_count(0)
    dialog.get_by_label(re.compile("^Variante")).select_option(label="éclair")
    expect(dialog.get_by_label(re.compile("^Manches à gagner"))).to_be_visible()
    expect(dialog.get_by_label(re.compile("^Points à atteindre"))).to_have_count(0)
    dialog.get_by_role("switch", name="Donne équitable").check()
    dialog.get_by_label(re.compile("^Variante")).select_option(label="minutée")
    expect(dialog.get_by_role("switch", name="Donne équitable")).to_have_count(0)
    dialog.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/table/*")


def test_options_that_clash_are_reported_before_the_form_is_sent(visitor: Visitor) -> None:
    page = visitor()
    dialog = form(page, "Reflecto")
    unfold(dialog)
    dialog.get_by_text("Longueurs et handicaps").click()
    for side in ("Gerda", "Reine"):
        dialog.get_by_label(re.compile(rf"^{side}\s: tuiles")).select_option("7")
    expect(dialog.get_by_text("12 tuiles effaçables au plus, et non 14")).to_be_visible()
    expect(dialog.get_by_role("button", name="Ouvrir la table")).to_have_attribute("aria-disabled", "true")
    dialog.get_by_label(re.compile(r"^Reine\s: tuiles")).select_option("5")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/table/*")


def test_a_waiting_player_may_start_with_a_bot_instead(visitor: Visitor) -> None:
    page = visitor()
    open_public(page)
    choose_level(page.get_by_role("group", name="Niveau de l’ordinateur"), "novice")
    page.get_by_role("button", name="Commencer avec un ordinateur").click()
    expect(legal(page)).to_have_count(4)
    expect(page.get_by_text("Colin").first).to_be_visible()


def test_a_table_is_withdrawn_and_its_visitors_are_told(visitor: Visitor) -> None:
    ada = visitor()
    open_public(ada)
    bob = visitor(ada.url)
    expect(bob.get_by_role("button", name=re.compile("Prendre place"))).to_be_visible()
    expect(bob.get_by_role("button", name="Retirer la table")).to_have_count(0)
    ada.get_by_role("button", name="Retirer la table").click()
    ada.get_by_role("dialog").get_by_role("button", name="Retirer la table").click()
    ada.wait_for_url(re.compile(r"/$"))
    expect(ada.get_by_role("region", name="Parties en cours")).to_have_count(0)
    expect(bob.get_by_role("heading", name="Cette table a été retirée")).to_be_visible()
    bob.get_by_role("link", name="Voir le salon").click()
    expect(bob.get_by_text("Personne n’attend en ce moment")).to_be_visible()


def test_a_seat_is_given_up_before_the_game(visitor: Visitor) -> None:
    ada, bob = visitor(), visitor()
    dialog = form(ada, "Déflecto")
    dialog.get_by_label("Joueurs").select_option("3")
    for number in (2, 3):
        seat_choice(dialog, number - 1).select_option("anyone")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    stay_unnamed(ada)
    ada.wait_for_url("**/table/*")
    bob.goto(ada.url)
    bob.get_by_role("button", name=re.compile("Prendre place")).first.click()
    bob.get_by_role("button", name="Rendre ma place").click()
    expect(bob.get_by_role("button", name=re.compile("Prendre place"))).to_have_count(2)


def test_the_link_is_shared_if_the_browser_supports_it(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    new_table(page, "open")
    page.get_by_role("button", name="Partager").click()
    assert page.evaluate("window.shared.url") == f"{page.url}?lang=fr"
    assert "Reversi" in page.evaluate("window.shared.text")


def test_an_invitation_says_who_invites_to_what_and_a_late_comer_is_told(visitor: Visitor) -> None:
    ada, bob, cleo = visitor(), visitor(), visitor("/lobby")
    card(ada, "Reversi").get_by_role("button", name="Inviter un ami").click()
    ada.get_by_role("dialog").get_by_label("Votre nom").fill("Ada")
    ada.get_by_role("button", name="Garder ce nom").click()
    ada.wait_for_url("**/table/*")
    bob.goto(ada.url)
    asked = bob.get_by_role("region", name="Prenez place à cette table")
    expect(asked).to_contain_text("Ada vous invite.")
    expect(asked).to_contain_text("Sans pendule · Partie non classée")
    bob.get_by_role("button", name=re.compile("Prendre place")).click()
    expect(bob.get_by_text("Toutes les places sont prises")).to_have_count(0)
    cleo.goto(ada.url)
    expect(cleo.get_by_text("Toutes les places sont prises")).to_be_visible()
    assert violations(cleo) == []
    cleo.get_by_role("link", name="Ouvrir une table").click()
    expect(cleo.get_by_role("dialog", name="Reversi")).to_be_visible()


def test_a_name_is_asked_for_once(visitor: Visitor) -> None:
    page = visitor("/lobby")
    page.get_by_role("button", name="Reversi").click()
    page.get_by_role("dialog").get_by_role("button", name="Fermer").click()
    assert page.url.endswith("/lobby")
    page.get_by_role("button", name="Reversi").click()
    page.get_by_role("dialog").get_by_label("Votre nom").fill("  Ada  ")
    page.get_by_role("button", name="Garder ce nom").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Ada", exact=True).first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Votre nom ici : Ada")).to_be_visible()
    named(page, "Béa")
    page.reload()
    expect(page.get_by_text("Votre nom ici : Béa")).to_be_visible()


def test_the_lobby_the_form_and_the_invitation_have_no_violation(visitor: Visitor) -> None:
    ada, page = visitor(), visitor("/lobby", phone=True)
    card(ada, "Copyright").get_by_role("button", name="Nouvelle table").click()
    dialog = ada.get_by_role("dialog")
    seat_choice(dialog, 1).select_option("anyone")
    unfold(dialog)
    assert violations(ada) == []
    dialog.get_by_role("button", name="Ouvrir la table").click()
    stay_unnamed(ada)
    expect(ada.get_by_role("heading", name="Votre table est au salon")).to_be_visible()
    assert violations(ada) == []
    expect(row(page, "Copyright")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("Prendre place")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    for address in ("/lobby", "/"):
        page.goto(address)
        expect(page.get_by_text("1 place libre")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
