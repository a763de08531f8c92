"""An account in the browser: created, played with, opened on another device, and safe from others."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import at, board, card, do, legal, new_table, resign, result
from tests.browser.test_accessibility import violations

PASSPHRASE = "quatre mots sans rapport"  # noqa: S105  not a real secret


def sign(page: Page, way: str, name: str, passphrase: str = PASSPHRASE) -> None:
    page.goto("/account")
    form = page.locator("form")
    form.get_by_text(way, exact=True).first.click()
    form.get_by_label("Nom", exact=True).fill(name)
    form.get_by_label("Phrase de passe", exact=True).fill(passphrase)
    form.get_by_role("button", name=way).click()


def sign_up(page: Page, name: str) -> None:
    sign(page, "Créer un compte", name)
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def sign_in(page: Page, name: str) -> None:
    sign(page, "Se connecter", name)
    expect(page.get_by_role("button", name="Se déconnecter")).to_be_visible()


def rows(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("listitem")


def test_a_game_won_with_an_account_counts_and_is_found_on_another_device(visitor: Callable[..., Page]) -> None:
    page, rival = visitor("/account"), visitor("/account")
    sign_up(page, "Bérénice")
    sign_up(rival, "Rodrigue")
    wish = {"game": "reversi", "seats": [{"kind": "me", "name": ""}, {"kind": "open"}]}
    table = f"/table/{page.request.post('/api/tables', data=wish).json()['id']}"
    page.goto(table)
    expect(page.get_by_text("Classée si chacun joue avec un compte")).to_be_visible()
    rival.goto(table)
    rival.get_by_role("button", name="Prendre place").click()
    expect(page.get_by_text("Partie classée", exact=True)).to_be_visible()
    expect(page.get_by_role("article").filter(has_text="Bérénice")).to_contain_text("1500")
    for player, move in ((page, "c5"), (rival, "c4"), (page, "b3"), (rival, "b4")):
        player.get_by_role("gridcell", name=re.compile(f"^{move}.*jouable")).click()
        expect(player.get_by_role("gridcell", name=re.compile(f"^{move}, (noir|or)"))).to_be_visible()
    resign(rival)
    expect(result(page)).to_contain_text("Vous gagnez")
    expect(result(page)).to_contain_text(re.compile(r"Bérénice\s: \d+ au classement \(\+\d+\)"))

    page.get_by_role("link", name="Bérénice").click()
    rated = rows(page).filter(has_text="Reversi")
    expect(rated).to_contain_text("1 partie classée")
    page.get_by_role("main").get_by_role("link", name="Mes parties").click()
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text(re.compile("Reversi.*avec Rodrigue.*Vous gagnez.*Classement \\+"))

    phone = visitor("/account", phone=True)
    sign_in(phone, "berenice")
    expect(rows(phone).filter(has_text="Reversi")).to_contain_text("1 partie classée")
    phone.get_by_role("main").get_by_role("link", name="Mes parties").click()
    expect(rows(phone)).to_contain_text("Vous gagnez")
    rows(phone).get_by_role("link", name="Revoir").click()
    phone.wait_for_url(f"**{table}")
    expect(result(phone)).to_contain_text("Vous gagnez")


def test_a_player_who_takes_a_hint_against_a_bot_is_told_that_nothing_can_be_won(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sign_up(page, "Alma")
    new_table(page, "bot", "novice")
    expect(page.get_by_text("Partie classée, sans aide")).to_be_visible()
    page.get_by_role("button", name="Indice", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Jouer sans aide").click()
    expect(page.get_by_text("Partie classée, sans aide")).to_be_visible()
    page.get_by_role("button", name="Indice", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Demander quand même").click()
    expect(page.get_by_text("des points à perdre, plus à gagner")).to_be_visible()
    page.get_by_role("button", name="Indice", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    do(page, "Abandonner")
    expect(page.get_by_role("dialog")).to_contain_text("vous perdrez des points")


def test_a_guest_keeps_a_game_in_progress_when_creating_an_account(visitor: Callable[..., Page]) -> None:
    page, elsewhere = visitor(), visitor()
    new_table(page, "here")
    legal(page).first.click()
    at(page, 1)
    sign_up(page, "Anouk")
    page.get_by_role("main").get_by_role("link", name="Mes parties").click()
    expect(rows(page)).to_have_count(1)
    sign_in(elsewhere, "ANOUK")
    elsewhere.goto("/games")
    rows(elsewhere).get_by_role("link", name="Reprendre").click()
    at(elsewhere, 1)
    legal(elsewhere).first.click()
    at(elsewhere, 2)


def test_another_tab_follows_signing_in_and_out(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    tab = page.context.new_page()
    sign_up(tab, "Basile")
    expect(page.get_by_role("banner")).to_contain_text("Basile")
    legal(page).first.click()
    at(page, 1)
    tab.get_by_role("button", name="Se déconnecter").click()
    expect(tab.get_by_role("button", name="Se connecter")).to_be_visible()
    expect(page.get_by_text("Vous regardez")).to_be_visible(timeout=20_000)
    expect(legal(page)).to_have_count(0)
    expect(page.get_by_role("alert")).to_contain_text("reconnectez-vous pour reprendre votre place")
    expect(page.get_by_role("banner")).not_to_contain_text("Basile")
    sign_in(tab, "Basile")
    expect(legal(page)).not_to_have_count(0, timeout=20_000)
    expect(page.get_by_text("reconnectez-vous")).to_have_count(0)


def test_signing_out_restores_the_previous_guest(visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.get_by_role("button", name="En choisir un").click()
    page.get_by_role("dialog").get_by_label("Votre nom").fill("Invité")
    page.get_by_role("dialog").get_by_role("button", name="Garder ce nom").click()
    sign_up(page, "Célestin")
    new_table(page, "bot", "novice")
    legal(page).first.click()
    at(page, 2)
    page.goto("/")
    expect(page.get_by_role("heading", name="Parties en cours")).to_be_visible()
    page.goto("/account")
    page.get_by_role("button", name="Se déconnecter").click()
    expect(page.get_by_role("button", name="Se connecter")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Invité")).to_be_visible()
    expect(page.get_by_text("Célestin")).to_have_count(0)
    expect(page.get_by_role("heading", name="Parties en cours")).to_have_count(0)


def test_old_cookies_do_not_give_access_to_a_seat(visitor: Callable[..., Page]) -> None:
    """Try the seat with the cookies from before the account, and with those from after signing out."""
    page, thief = visitor(), visitor()
    new_table(page, "here")
    table = page.url
    before = page.context.cookies()
    sign_up(page, "Clarisse")
    during = page.context.cookies()
    page.get_by_role("button", name="Se déconnecter").click()
    expect(page.get_by_role("button", name="Se connecter")).to_be_visible()
    for cookies in (before, during, [each for each in during if each["name"] == "galerie_account"]):
        thief.context.clear_cookies()
        thief.context.add_cookies([{**each} for each in cookies])  # type: ignore[typeddict-item]  # as reported
        thief.goto(table)
        expect(thief.get_by_text("Vous regardez").first).to_be_visible()
        expect(legal(thief)).to_have_count(0)


def test_refusals_are_shown_and_change_nothing(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sign(page, "Se connecter", "Nobody", "wrong wrong")
    expect(page.get_by_text("Ce nom et cette phrase de passe ne vont pas ensemble.")).to_be_visible()
    sign(page, "Créer un compte", "Ada", "court")
    expect(page.get_by_text("Une phrase de passe a de 8 à 200 caractères.")).to_be_visible()
    sign(page, "Créer un compte", "<Ada>")
    expect(page.get_by_text("Un nom s’écrit avec des lettres latines")).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("link", name="Compte")).to_be_visible()


def test_the_passphrase_is_changed_by_keyboard(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sign_up(page, "Diane")
    page.get_by_role("button", name="Changer de phrase de passe").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Phrase de passe actuelle").fill(PASSPHRASE)
    dialog.get_by_label("Nouvelle phrase de passe").fill("une toute autre phrase")
    page.keyboard.press("Enter")
    expect(page.get_by_text("La phrase de passe est changée.")).to_be_visible()
    page.get_by_role("button", name="Se déconnecter").click()
    sign(page, "Se connecter", "Diane", "une toute autre phrase")
    expect(page.get_by_role("heading", name="Diane")).to_be_visible()


def test_an_account_is_deleted_for_good_only_with_its_passphrase(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sign_up(page, "Éphémère")
    page.get_by_role("button", name="Supprimer le compte").click()
    dialog = page.get_by_role("dialog")
    remove = dialog.get_by_role("button", name="Supprimer le compte")
    dialog.get_by_label("Phrase de passe", exact=True).fill("une toute autre phrase")
    remove.click()
    expect(dialog.get_by_text("Ce n’est pas votre phrase de passe actuelle.")).to_be_visible()
    dialog.get_by_label("Phrase de passe", exact=True).fill(PASSPHRASE)
    remove.click()
    expect(page.get_by_text("Le compte est supprimé.")).to_be_visible()
    sign(page, "Se connecter", "Éphémère")
    expect(page.get_by_text("Ce nom et cette phrase de passe ne vont pas ensemble.")).to_be_visible()
    sign_up(page, "Éphémère")


def test_games_are_filtered_and_the_filter_survives_a_reload(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    new_table(page, "bot", "novice")
    resign(page)
    expect(result(page)).to_be_visible()
    page.goto("/games", wait_until="networkidle")
    expect(rows(page)).to_have_count(2)
    page.get_by_text("En cours", exact=True).click()
    expect(rows(page)).to_have_count(1)
    page.get_by_text("Toutes", exact=True).click()
    page.get_by_label("Adversaire").fill("coli")
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("Vous perdez")
    page.reload()
    expect(page.get_by_label("Adversaire")).to_have_value("coli")
    expect(rows(page)).to_have_count(1)
    page.get_by_label("Jeu").select_option("solo")
    expect(page.get_by_text("Aucune partie ne correspond à ces choix.")).to_be_visible()


def test_older_games_are_shown_below_the_newer_ones(visitor: Callable[..., Page]) -> None:
    page = visitor()
    for _ in range(21):
        page.request.post("/api/tables", data={"game": "solo", "seats": [{"kind": "me", "name": ""}]})
    page.goto("/games")
    expect(page.get_by_role("status").filter(has_text="Les 20 plus récentes")).to_be_visible()
    older = page.get_by_role("button", name="Voir les plus anciennes")
    older.press("Enter")
    expect(rows(page)).to_have_count(21)
    expect(rows(page).last.get_by_role("link").first).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="21 parties")).to_be_visible()
    expect(older).to_have_count(0)


def test_a_link_takes_anybody_to_a_moment_of_a_game(visitor: Callable[..., Page]) -> None:
    page = visitor()
    new_table(page, "here")
    for ply in range(1, 6):
        legal(page).first.click()
        at(page, ply)
    page.get_by_role("button", name="Au début").click()
    page.get_by_role("button", name="Coup suivant").click()
    page.get_by_role("button", name="Coup suivant").click()
    expect(page.locator(".disc")).to_have_count(6)
    assert page.url.endswith("#2")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Lien vers ce moment").click()
    expect(page.get_by_text("Lien copié")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url.replace("#2", "?ply=2&lang=fr#2")
    page.get_by_role("button", name="Revenir").click()
    assert "#" not in page.url
    stranger = visitor(link)
    expect(stranger.get_by_text("Vous revoyez le coup 2 sur 5.")).to_be_visible()
    expect(stranger.locator(".disc")).to_have_count(6)
    expect(board(stranger)).to_be_visible()


def test_account_and_games_have_no_violation(visitor: Callable[..., Page]) -> None:
    page = visitor("/games")
    expect(page.get_by_text("Aucune partie ici pour l’instant.")).to_be_visible()
    assert violations(page) == []
    page.goto("/account")
    expect(page.get_by_role("button", name="Se connecter")).to_be_visible()
    assert violations(page) == []
    sign_up(page, "Edmée")
    new_table(page, "bot", "novice")
    for moves in (2, 4):
        legal(page).first.click()
        at(page, moves)
    resign(page)
    expect(result(page)).to_contain_text(re.compile(r"Edmée\s: \d+ au classement"))
    page.goto("/account")
    expect(rows(page).filter(has_text="Reversi")).to_have_count(1)
    expect(rows(page).filter(has_text="cet appareil")).to_have_count(1)
    assert violations(page) == []
    for button in ("Changer de phrase de passe", "Changer de nom", "Obtenir des codes"):
        page.get_by_role("button", name=button).click()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.wait_for_function("() => !history.state?.layer")  # closing goes back, which would end a visit under way
    page.goto("/games")
    expect(rows(page)).to_have_count(1)
    assert violations(page) == []


def test_what_an_account_has_learnt_is_sent_once_and_found_on_another_device(visitor: Callable[..., Page]) -> None:
    page, phone = visitor(), visitor()
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.url) if asked.method == "PUT" else None)
    sign_up(page, "Olympe")
    page.goto("/")
    with page.expect_request(lambda asked: asked.method == "PUT"):
        card(page, "Reversi").get_by_role("button", name="Je connais déjà").click()
    page.wait_for_timeout(1000)  # in which more would be sent
    assert len(sent) <= 4
    sign_in(phone, "Olympe")
    phone.goto("/")
    expect(card(phone, "Reversi").get_by_role("button", name="Jouer maintenant")).to_be_visible()
    expect(card(phone, "Reversi").get_by_role("button", name="Je connais déjà")).to_have_count(0)


def test_an_account_is_made_a_bot_with_a_token_that_is_shown_once(visitor: Callable[..., Page]) -> None:
    page = visitor("/account", phone=True)
    sign_up(page, "Automate")
    page.get_by_role("button", name="En faire un compte de robot").click()
    page.get_by_role("dialog").get_by_role("button", name="En faire un compte de robot").click()
    page.get_by_label("Pour quel usage").fill("Mon moteur")
    page.get_by_role("button", name="Créer un jeton").click()
    made = page.get_by_label("Jetons d’accès")
    bearer = {"Authorization": f"Bearer {made.input_value()}"}
    assert page.request.get("/api/bot/account", headers=bearer).json()["name"] == "Automate"
    assert violations(page) == []
    page.reload()
    token = rows(page).filter(has_text="Mon moteur")
    expect(token).to_contain_text(re.compile("Mon moteur.*jouer, suivre les parties"))
    expect(made).to_have_count(0)
    page.get_by_role("button", name="Révoquer « Mon moteur »").click()
    expect(token).to_have_count(0)
    assert page.request.get("/api/bot/account", headers=bearer).status == 401
