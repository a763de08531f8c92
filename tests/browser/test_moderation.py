"""Reporting and blocking at a table, the administrators' page, and one's own data."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pages import do, sit_together
from tests.browser.test_accessibility import violations
from tests.cli.test_commands import run
from tests.servers import Server


def say(page: Page, text: str) -> None:
    page.get_by_label("Écrire un message").fill(text)
    page.get_by_label("Écrire un message").press("Enter")


def test_somebody_is_reported_blocked_and_banned(visitor: Callable[..., Page], server: Server) -> None:
    ada, bob = sit_together(visitor, "Ada", "Bob")
    for page in (ada, bob):
        page.get_by_role("button", name="Discussion").click()
    say(bob, "Quel jeu nul !")
    ada.get_by_role("button", name="Bob : Signaler ou bloquer").click()
    dialog = ada.get_by_role("dialog")
    dialog.get_by_label("De quoi s’agit-il").select_option("Publicité ou nuisance")
    dialog.get_by_label("Des précisions").fill("Il n'arrête pas")
    assert violations(ada) == []
    dialog.get_by_role("button", name="Signaler").click()
    expect(dialog).to_contain_text("Le signalement est envoyé.")
    dialog.get_by_role("button", name="Bloquer").click()
    expect(dialog).to_contain_text("Bob est bloqué.")
    ada.keyboard.press("Escape")
    say(bob, "Et vous aussi !")
    say(ada, "Il y a quelqu'un ?")
    expect(bob.get_by_text("Il y a quelqu'un ?", exact=True)).to_be_visible()
    expect(ada.get_by_text("Et vous aussi !", exact=True)).to_have_count(0)
    expect(ada.get_by_text("Quel jeu nul !", exact=True)).to_have_count(0)

    _, link, _ = run("admin", "link", "Zoé", "--address", server.address, "--data", str(server.data))
    admin = visitor(link.splitlines()[0].removeprefix(server.address))
    expect(admin.get_by_text("Connecté comme Zoé")).to_be_visible()
    assert "#" not in admin.url
    report = admin.get_by_role("listitem").filter(has_text="Il n'arrête pas")
    expect(report).to_contain_text("Quel jeu nul !")
    assert violations(admin) == []
    report.get_by_role("button", name="Exclure Bob").click()
    form = admin.get_by_role("dialog")
    form.get_by_label("Motif").fill("nuisance")
    form.get_by_role("button", name="Exclure").click()
    expect(bob.get_by_text("Motif : nuisance").first).to_be_visible()
    report.get_by_role("button", name="Clore").click()
    expect(report).to_have_count(0)
    for section, found in [("Tables", "Ada, Bob"), ("Exclusions", "nuisance"), ("Journal", "a exclu")]:
        admin.get_by_text(section, exact=True).click()
        expect(admin.get_by_role("listitem").filter(has_text=found).first).to_be_visible()
    admin.reload()
    expect(admin.get_by_text("Connecté comme Zoé")).to_be_visible()

    ada.goto("/privacy")
    expect(ada.get_by_role("heading").first).to_be_visible()
    assert violations(ada) == []
    ada.get_by_role("button", name="Débloquer Bob").click()
    expect(ada.get_by_text("Vous n’avez bloqué personne.")).to_be_visible()
    with ada.expect_download() as download:
        ada.get_by_role("link", name="Télécharger mes données").click()
    assert "Il y a quelqu'un ?" in download.value.path().read_text()
    ada.get_by_text("Les comptes.").click()
    expect(ada.get_by_text("Une empreinte de la phrase de passe")).to_be_visible()
    ada.get_by_role("button", name="Supprimer mes données").click()
    ada.get_by_role("dialog").get_by_role("button", name="Supprimer mes données").click()
    expect(ada.get_by_text("Ce qui était conservé à votre sujet est effacé.")).to_be_visible()


def test_somebody_who_says_nothing_is_blocked_from_the_menu(visitor: Callable[..., Page]) -> None:
    ada, bob = sit_together(visitor, "Ada", "Bob")
    do(ada, "Signaler ou bloquer")
    ada.get_by_role("dialog").get_by_role("button", name="Bloquer").click()
    expect(ada.get_by_role("dialog")).to_contain_text("Bob est bloqué.")
    assert bob.request.get("/api/me/blocks").json() == []
