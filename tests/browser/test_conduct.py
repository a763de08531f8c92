"""People at a table who talk, pause, leave and come back."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import at, card, centre, do, legal, resign, seat_choice, sit_together, square
from tests.browser.test_accessibility import violations
from tests.servers import SHARED, Server

NO_GRACE = """
from galerie.cli import main
from galerie.host.table import presence
presence.ABSENCE = presence.SHORTEST_GRACE = presence.LONGEST_GRACE = 0
main()
"""


class Impatient(Server):
    """A server where players who leave may be replaced, or claimed against, at once."""

    program = ("-c", NO_GRACE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Impatient(tmp_path_factory.mktemp("impatient") / "tables.sqlite3", **SHARED)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def pair(visitor: Callable[..., Page]) -> tuple[Page, Page]:
    host, friend = sit_together(visitor, "", "Bérénice")
    return host, friend


def chat(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("Discussion|Chat"))


def open_chat(page: Page) -> Locator:
    page.get_by_role("button", name=re.compile("^(Discussion|Chat)")).click()
    expect(chat(page)).to_be_visible()
    return chat(page)


def say(page: Page, text: str) -> None:
    line = chat(page).get_by_role("textbox")
    line.fill(text)
    line.press("Enter")
    expect(line).to_have_value("")


def lines(page: Page) -> Locator:
    return chat(page).locator(".line")


class TestChat:
    def test_two_browsers_chat_and_unread_messages_are_counted(self, pair: tuple[Page, Page]) -> None:
        host, friend = pair
        open_chat(host)
        say(host, "Bonjour <b>toi</b> !")
        say(host, "Prête ?")
        badge = friend.get_by_role("button", name="Discussion, 2 messages non lus")
        expect(badge).to_be_visible()
        expect(friend).to_have_title(re.compile("^● "))
        open_chat(friend)
        expect(lines(friend)).to_have_text(["Bonjour <b>toi</b> !", "Prête ?"])
        expect(friend.get_by_role("button", name="Discussion, 2 messages non lus")).to_have_count(0)
        say(friend, "Oui")
        expect(lines(host)).to_have_text(["Bonjour <b>toi</b> !", "Prête ?", "Oui"])
        friend.reload()
        expect(friend.get_by_role("button", name="Discussion", exact=True)).to_be_visible()
        open_chat(friend)
        expect(lines(friend)).to_have_count(3)

    def test_the_keyboard_is_enough(self, pair: tuple[Page, Page]) -> None:
        host, _ = pair
        button = host.get_by_role("button", name="Discussion")
        button.focus()
        host.keyboard.press("Enter")
        expect(chat(host).get_by_role("textbox")).to_be_focused()
        host.keyboard.type("Salut")
        host.keyboard.press("Enter")
        expect(lines(host)).to_have_text(["Salut"])
        host.keyboard.press("Escape")
        expect(chat(host)).to_have_count(0)
        expect(button).to_be_focused()

    def test_a_muted_player_stays_muted(self, pair: tuple[Page, Page]) -> None:
        host, friend = pair
        open_chat(host)
        open_chat(friend)
        say(friend, "Et là ?")
        expect(lines(host)).to_have_text(["Et là ?"])
        chat(host).get_by_role("button", name="Masquer Bérénice").click()
        expect(lines(host)).to_have_count(0)
        host.reload()
        say(friend, "Toujours là ?")
        open_chat(host)
        expect(chat(host)).to_contain_text(re.compile(r"Messages masqués\s: Bérénice"))
        expect(lines(host)).to_have_count(0)
        chat(host).get_by_role("button", name="Afficher").click()
        expect(lines(host)).to_have_text(["Et là ?", "Toujours là ?"])

    def test_a_player_who_chats_too_fast_is_told_and_keeps_their_text(self, pair: tuple[Page, Page]) -> None:
        host, _ = pair
        open_chat(host)
        for number in range(5):
            say(host, str(number))
        line = chat(host).get_by_role("textbox")
        line.fill("encore")
        line.press("Enter")
        expect(chat(host).get_by_role("alert")).to_contain_text("Un peu moins vite")
        expect(line).to_have_value("encore")
        expect(lines(host)).to_have_count(5)

    def test_spectators_talk_among_themselves_and_players_read_it_once_the_game_is_over(
        self, pair: tuple[Page, Page], visitor: Callable[..., Page]
    ) -> None:
        host, _ = pair
        spectator, other = visitor(host.url), visitor(host.url)
        open_chat(spectator)
        expect(chat(spectator)).to_contain_text("les joueurs ne vous lisent pas")
        say(spectator, "Il devrait jouer d6")
        open_chat(other)
        expect(lines(other)).to_have_text(["Il devrait jouer d6"])
        open_chat(host)
        say(host, "Silence ?")
        expect(lines(host)).to_have_text(["Silence ?"])
        resign(host)
        expect(lines(host)).to_have_text(["Il devrait jouer d6", "Silence ?"])
        expect(lines(spectator)).to_have_text(["Il devrait jouer d6"])
        do(host, "Discussion des spectateurs")
        expect(chat(other)).to_contain_text("a fermé la discussion des spectateurs")
        expect(chat(other).get_by_label("Écrire un message")).to_be_hidden()

    def test_on_a_phone_it_opens_from_below_and_leaves_the_board_visible(
        self, pair: tuple[Page, Page], visitor: Callable[..., Page]
    ) -> None:
        host, _ = pair
        phone = visitor(host.url, phone=True)
        open_chat(phone)
        say(phone, "x" * 300)
        expect(lines(phone)).to_have_count(1)
        box, wide = chat(phone).bounding_box(), phone.evaluate("document.documentElement.scrollWidth")
        assert box
        assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 844)
        assert box["y"] > 844 * 0.4
        assert wide == 390


@pytest.mark.parametrize("phone", [False, True])
def test_the_chat_covers_no_question_that_needs_an_answer(visitor: Callable[..., Page], *, phone: bool) -> None:
    host, friend = sit_together(visitor, "Amélie", "Bérénice")
    if phone:
        friend.set_viewport_size({"width": 390, "height": 844})
    open_chat(friend)
    do(host, "Pause")
    expect(friend).to_have_title(re.compile("^● Amélie"))
    uncovered(friend, "Refuser")
    uncovered(friend, "Accepter").click()
    uncovered(friend, "Continuer la partie").click()
    resign(host)
    expect(friend).to_have_title(re.compile("^Vous gagnez"))
    host.get_by_role("button", name="Revanche").click()
    expect(friend).to_have_title(re.compile("^● Amélie propose une revanche"))
    uncovered(friend, "Revanche")


def uncovered(page: Page, name: str) -> Locator:
    """A button that is visible without scrolling, with nothing over it."""
    button = page.get_by_role("button", name=name, exact=True)
    x, y = centre(button)
    assert button.evaluate("(button, [x, y]) => button.contains(document.elementFromPoint(x, y))", [x, y])
    return button


def test_messages_sent_offline_are_shown_as_pending(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    open_chat(host)
    host.context.set_offline(True)
    expect(host.get_by_text("Hors ligne").first).to_be_attached()
    say(host, "Attends-moi")
    expect(chat(host)).to_contain_text("En attente")
    host.context.set_offline(False)
    open_chat(friend)
    expect(lines(friend)).to_have_text(["Attends-moi"], timeout=20_000)
    expect(chat(host)).not_to_contain_text("En attente")


def test_a_pause_is_asked_for_agreed_and_ended(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    do(host, "Pause")
    expect(host.get_by_text("Vous proposez une pause.").first).to_be_visible()
    friend.get_by_role("button", name="Accepter").click()
    for page in pair:
        expect(page.get_by_role("heading", name="Partie en pause")).to_be_visible()
        expect(legal(page)).to_have_count(0)
    expect(host).to_have_title(re.compile("^Partie en pause"))
    friend.reload()
    friend.get_by_role("button", name="Continuer la partie").click()
    expect(legal(host)).to_have_count(4)
    expect(host.get_by_role("heading", name="Partie en pause")).to_have_count(0)
    square(host, "d6").click()
    at(friend, 1)


def test_a_bot_stands_in_for_an_absent_player_and_gives_the_seat_back(
    pair: tuple[Page, Page], visitor: Callable[..., Page]
) -> None:
    host, friend = pair
    address = friend.url
    square(host, "d6").click()
    at(friend, 1)
    friend.goto("/")
    expect(host.get_by_text(re.compile("hors ligne depuis")).first).to_be_visible()
    host.get_by_role("button", name="Laisser jouer un ordinateur").click()
    at(host, 2)
    expect(host.get_by_text(re.compile("un ordinateur joue")).first).to_be_visible()
    friend.goto(address)
    expect(friend.get_by_role("heading", name="Un ordinateur joue à votre place")).to_be_visible()
    friend.get_by_role("button", name="Revenir jouer").click()
    expect(friend.get_by_role("heading", name="Un ordinateur joue à votre place")).to_have_count(0)
    legal(host).first.click()
    at(friend, 3)
    expect(legal(friend)).not_to_have_count(0)
    at(host, 3)
    legal(friend).first.click()
    at(host, 4)
    open_chat(host)
    expect(chat(host)).to_contain_text("Bérénice revient jouer.")


@pytest.mark.rule("GEN-02", "GEN-04")
def test_a_game_of_three_goes_on_without_those_who_resign_or_leave(visitor: Callable[..., Page]) -> None:
    ada, bob, cleo = sit_together(visitor, "Ada", "Bob", "Cléo", game="deflecto")
    do(bob, "Abandonner")
    expect(bob.get_by_role("dialog")).to_contain_text("Les autres continuent sans vous")
    bob.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(bob.get_by_role("region", name="Vous êtes hors jeu")).to_be_visible()
    for page in (ada, cleo):
        expect(page.get_by_text("hors jeu").first).to_be_visible()
        expect(page.get_by_role("heading", name="gagne")).to_have_count(0)
    assert violations(ada) == []
    cleo.goto("/")
    panel = ada.get_by_role("region", name="Adversaire parti")
    expect(panel).to_contain_text("Cléo a quitté la table.")
    panel.get_by_role("button", name="Continuer sans Cléo").press("Enter")
    ada.get_by_role("dialog").get_by_role("button", name="Continuer ainsi").press("Enter")
    expect(ada.get_by_role("heading", name="Vous gagnez")).to_be_visible()
    expect(
        bob.get_by_role("heading", name="Ada gagne").or_(bob.get_by_role("heading", name="Vous perdez"))
    ).to_be_visible()


@pytest.mark.rule("GEN-01", "GEN-04")
def test_a_game_is_aborted_at_once_or_claimed_from_whoever_has_left(visitor: Callable[..., Page]) -> None:
    host, friend = sit_together(visitor, "Ada", "Bob")
    do(host, "Annuler la partie")
    host.get_by_role("dialog").get_by_role("button", name="Annuler la partie").click()
    expect(friend.get_by_role("heading", name="Personne n’a gagné")).to_be_visible()
    host, friend = sit_together(visitor, "Ada", "Bob")
    square(host, "d6").click()
    at(friend, 1)
    legal(friend).first.click()
    at(host, 2)
    friend.goto("/")
    host.get_by_role("button", name="Déclarer la nulle").click()
    expect(host.get_by_role("heading", name="Partie nulle")).to_be_visible()
    expect(host.get_by_text("L’adversaire est parti.").first).to_be_visible()


def test_a_player_is_told_that_a_take_back_would_undo_their_move_too(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    square(host, "d6").click()
    at(friend, 1)
    legal(friend).first.click()
    at(host, 2)
    do(host, "Reprendre")
    expect(friend.get_by_text("Le vôtre serait à rejouer.")).to_be_visible()
    friend.get_by_role("button", name="Accepter").click()
    at(host, 0)
    at(friend, 0)


def test_the_title_says_whose_turn_it_is(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    expect(host).to_have_title("● À vous de jouer — Reversi · Galerie des Glaces")
    expect(friend).to_have_title(re.compile("^À Joueur 1 de jouer · Reversi"))
    square(host, "d6").click()
    expect(friend).to_have_title("● À vous de jouer — Reversi · Galerie des Glaces")
    expect(host).to_have_title("À Bérénice de jouer · Reversi · Galerie des Glaces")


SOUNDS = """
window.struck = 0;
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.struck += 1; return create.call(this); };
"""


def test_a_turn_makes_a_sound_once_the_page_was_used_and_not_after_sound_is_switched_off(
    pair: tuple[Page, Page],
) -> None:
    host, friend = pair
    friend.add_init_script(SOUNDS)
    friend.reload()
    expect(friend).to_have_title(re.compile("^À Joueur 1"))
    square(host, "d6").click()
    at(friend, 1)
    assert friend.evaluate("window.struck") == 0, "a page makes no sound before it is used"
    legal(friend).first.click()
    at(host, 2)
    legal(host).first.click()
    at(friend, 3)
    friend.wait_for_function("window.struck === 2")
    friend.get_by_role("button", name="Alertes").click()
    friend.get_by_role("dialog").get_by_text("Son", exact=True).click()
    expect(friend.get_by_role("switch", name="Son")).not_to_be_checked()
    friend.keyboard.press("Escape")
    legal(friend).first.click()
    at(host, 4)
    legal(host).first.click()
    at(friend, 5)
    assert friend.evaluate("window.struck") == 2


def test_correspondence_is_chosen_and_its_days_are_shown(visitor: Callable[..., Page]) -> None:
    page = visitor()
    card(page, "Reversi").get_by_role("button", name="Nouvelle table").click()
    dialog = page.get_by_role("dialog")
    seat_choice(dialog, 1).select_option("here")
    dialog.get_by_text("Sans pendule").click()
    dialog.get_by_role("radio", name="En jours").check(force=True)
    dialog.get_by_label("Jours par coup").fill("2")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".clock")).to_have_text([re.compile(r"^2\s?j$"), re.compile(r"^(2\s?j|1\s?j \d+\s?h)$")])


def test_chat_pauses_and_alerts_have_no_violation(pair: tuple[Page, Page]) -> None:
    host, friend = pair
    open_chat(host)
    say(host, "Bonjour")
    do(host, "Pause")
    open_chat(friend)
    say(friend, "Bonsoir")
    assert violations(friend) == []
    friend.get_by_role("button", name="Accepter").click()
    expect(friend.get_by_role("heading", name="Partie en pause")).to_be_visible()
    assert violations(friend) == []
    friend.get_by_role("button", name="Alertes").click()
    expect(friend.get_by_role("dialog", name="Alertes")).to_be_visible()
    assert violations(friend) == []
