"""A small tournament in two browsers: opened, joined by the link, played, and won; a third one watches."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pages import resign, result
from tests.browser.test_accessibility import violations


def join(page: Page, name: str) -> None:
    page.get_by_label("Votre nom").fill(name)
    page.get_by_role("button", name="S’inscrire").click()
    expect(page.get_by_text("Votre place est prise.")).to_be_visible()


def rows(page: Page) -> list[str]:
    """The table as a screen reader reads it."""
    found = page.get_by_role("region", name="Classement").locator("tbody tr")
    return [" ".join(row.split()) for row in found.all_inner_texts()]


def test_two_play_a_tournament_and_a_third_watches(visitor: Callable[..., Page]) -> None:
    ada, bob, watcher = visitor("/tournaments"), visitor(), visitor()
    ada.get_by_role("button", name="Ouvrir un tournoi").click()
    dialog = ada.get_by_role("dialog")
    dialog.get_by_label("Titre").fill("Coupe du lundi")
    dialog.get_by_label("Votre nom").fill("Ada")
    dialog.get_by_label("Jeu").select_option("reversi")
    dialog.get_by_text("Toutes rondes").click()
    dialog.get_by_role("switch", name="Deux fois").check()
    assert violations(ada) == []
    dialog.get_by_role("button", name="Ouvrir un tournoi").click()
    expect(ada.get_by_role("heading", name="Coupe du lundi")).to_be_visible()
    address = ada.get_by_label("Lien d’invitation").input_value()

    ada.get_by_role("button", name="Commencer").click()
    expect(ada.get_by_text("Il faut au moins deux personnes")).to_be_visible()
    ada.get_by_role("button", name="S’inscrire").click()
    bob.goto(address)
    join(bob, "Bob")
    watcher.goto(address)
    expect(watcher.get_by_role("row", name="Bob")).to_be_visible()
    assert violations(watcher) == []

    # everybody is taken to the table, and comes back to the tournament after the game
    ada.get_by_role("button", name="Commencer à 2").click()
    for page in (ada, bob):
        page.wait_for_url("**/table/*")
    expect(watcher.get_by_role("link", name="Regarder")).to_be_visible()
    resign(bob)
    expect(result(ada)).to_contain_text("Vous gagnez")
    for page in (ada, bob):
        page.get_by_role("link", name="Retour au tournoi").last.click()
        expect(page.get_by_role("region", name="Classement")).to_be_visible()
    expect(watcher.get_by_role("row", name="Ada")).to_contain_text("1")

    # the organiser does not wait, and the second game is decided without being played
    ada.get_by_role("button", name="Commencer la ronde suivante").click()
    ada.wait_for_url("**/table/*")
    bob.wait_for_url("**/table/*")
    ada.get_by_role("link", name="Retour au tournoi").last.click()
    ada.get_by_role("button", name="Décider du résultat").click()
    ada.get_by_role("button", name="Nulle").click()
    expect(ada.get_by_text("la première place est à vous")).to_be_visible()
    expect(bob.get_by_text("Le tournoi a décidé du résultat")).to_be_visible()
    assert [row.split()[1] for row in rows(ada)] == ["Ada", "Bob"]
    assert "1½" in rows(ada)[0]
    assert violations(ada) == []
    with ada.expect_download() as download:
        ada.get_by_role("link", name="Toutes les parties").click()
    assert download.value.path().read_text().startswith("galerie record 1\n")
