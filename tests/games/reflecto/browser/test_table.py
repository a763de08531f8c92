"""Reflecto in the browser: secrets that stay where they belong, and boards that answer to hand and keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from galerie.lexicon import french
from tests.browser.ears import Ears
from tests.browser.pages import board, card, move_field, result, square, unfold
from tests.browser.test_accessibility import violations

Visitor = Callable[..., Page]

GERDA, QUEEN = ("TIGRE", "3*15*24"), ("ZEBRE", "12*34*5")
LINES = ["b1-a2", "c7-d6", "a1-a3", "d7-d5", "a3-b4", "a7-a1", "d1-c2"]
"""After these the Queen's first letter stands on her last row, before one of Gerda's mirrors."""


def open_table(page: Page, *seats: dict[str, str], **options: object) -> str:
    wish = {"game": "reflecto", "seats": seats, "options": {"first": "gerda", **options}}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def duel(visitor: Visitor, *, phones: bool = False, **options: object) -> tuple[Page, Page]:
    """Two browsers, Gerda's and the Queen's, before they have chosen their words."""
    gerda, queen = visitor(phone=phones), visitor(phone=phones)
    table = open_table(gerda, {"kind": "me", "name": "Ada"}, {"kind": "open"}, **options)
    gerda.goto(f"/table/{table}")
    queen.goto(f"/table/{table}")
    queen.get_by_role("button", name=re.compile("Prendre place")).click()
    for page in (gerda, queen):
        expect(word_field(page)).to_be_visible()
    return gerda, queen


def word_field(page: Page) -> Locator:
    return page.get_by_label(re.compile("Votre mot secret"))


def write(page: Page, move: str) -> None:
    """Type a move once it is this page's turn, and wait until it is made."""
    typed = move_field(page)
    expect(typed).to_be_editable()
    typed.fill(move)
    typed.press("Enter")
    expect(typed).to_have_value("")


def begin(gerda: Page, queen: Page, lines: list[str] = LINES) -> None:
    write(gerda, "set {} {}".format(*GERDA))
    write(queen, "set {} {}".format(*QUEEN))
    for number, line in enumerate(lines):
        write((gerda, queen)[number % 2], line)


def screen(page: Page, name: str) -> Locator:
    return page.locator(f'[data-at="{name}"]')


def to_move(page: Page) -> None:
    expect(page.locator(".standing.movable").first).to_be_visible()


def step(page: Page) -> None:
    """Some step or chain, by the mouse."""
    to_move(page)
    page.locator(".standing.movable").first.click()
    page.locator(".square.legal").first.click()
    stop = page.get_by_role("button", name="S’arrêter ici")
    if stop.count():
        stop.click()
    expect(page.locator(".standing.movable")).to_have_count(0)


def guess(page: Page, word: str) -> None:
    page.get_by_role("button", name="Deviner").click()
    page.get_by_label(re.compile("Le mot, de 5 lettres")).fill(word)
    page.get_by_role("button", name="Continuer").click()
    page.get_by_role("button", name="Dire ce mot").click()


def beside(page: Page, title: str) -> Locator:
    """What stands beside the board."""
    return page.get_by_role("region", name=title)


def spellings(word: str) -> list[str]:
    """A word as it is written, and letter by letter as the host tells it."""
    return [word, ",".join(f'"{letter}"' for letter in word)]


@pytest.mark.rule("REF-20", "REF-27")
def test_neither_page_ever_holds_the_others_word(visitor: Visitor) -> None:
    """A whole game in two browsers by the mouse; each page and all its traffic is searched at every turn."""
    gerda, queen = duel(visitor)
    ears = {page: Ears(page) for page in (gerda, queen)}
    for page in ears:
        # the lexicon is the same for everybody, and has all words in it
        page.route("**/api/vocabulary/**", lambda route: route.fulfill(body="piano"))
        page.reload()
    own = {gerda: spellings(GERDA[0]), queen: spellings(QUEEN[0])}
    hidden = {gerda: own[queen], queen: own[gerda]}
    for page, (word, _) in ((gerda, GERDA), (queen, QUEEN)):
        word_field(page).fill(word.lower())
        page.get_by_text("Ce mot convient").wait_for()
        page.get_by_role("button", name="Mélanger").click()
        page.get_by_role("button", name="Prêt").click()
        expect(word_field(page)).to_have_count(0)
    for turn in range(8):
        step((gerda, queen)[turn % 2])
        for page in ears:
            assert ears[page].find(hidden[page]) == []
            assert all(f"{secret} in the traffic" in ears[page].find(own[page]) for secret in own[page])
    queen.reload()
    to_move(gerda)
    gerda.get_by_role("button", name="Carnet").click()
    expect(beside(gerda, "Carnet")).to_be_visible()
    for page in ears:
        assert ears[page].find(hidden[page]) == []
    gerda.keyboard.press("Escape")
    guess(gerda, QUEEN[0])
    expect(result(gerda)).to_contain_text("Vous gagnez")
    expect(result(queen)).to_contain_text("Vous perdez")
    for page in ears:
        expect(page.get_by_text(GERDA[0], exact=True)).to_be_visible()
        expect(page.get_by_text(QUEEN[0], exact=True).first).to_be_visible()
        expect(page.get_by_text("Secrets vérifiés")).to_be_visible()


def test_a_game_by_keyboard_alone(visitor: Visitor) -> None:
    gerda, queen = duel(visitor, first="queen")
    for page, (word, _) in ((queen, QUEEN), (gerda, GERDA)):
        word_field(page).focus()
        page.keyboard.type(word)
        page.get_by_text("Ce mot convient").wait_for()
        first = page.get_by_role("button", name=re.compile("^Place 1"))
        before = first.get_attribute("aria-label") or ""
        first.focus()
        for key in ("Enter", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        moved = page.get_by_role("button", name=re.compile("^Place 2"))
        expect(moved).to_have_attribute("aria-label", before.replace("Place 1", "Place 2"))
        word_field(page).focus()
        page.keyboard.press("Enter")
        expect(word_field(page)).to_have_count(0)
    # for the Queen d7 is nearest; the cursor begins there, and forwards is upwards for both
    for page, start, end in ((queen, "d7", "d6"), (gerda, "d1", "d2")):
        to_move(page)
        board(page).focus()
        page.keyboard.press("Enter")
        expect(square(page, start)).to_have_attribute("aria-selected", "true")
        page.keyboard.press("Escape")
        expect(square(page, start)).to_have_attribute("aria-selected", "false")
        for key in ("Enter", "ArrowUp", "Enter"):
            page.keyboard.press(key)
        expect(square(page, end)).to_have_attribute("aria-label", re.compile("votre écran"))
    to_move(queen)
    queen.get_by_role("button", name="Deviner").focus()
    queen.keyboard.press("Enter")
    queen.keyboard.press("Tab")
    queen.get_by_label(re.compile("Le mot, de")).focus()
    queen.keyboard.type("ARBRE")
    queen.keyboard.press("Enter")
    expect(queen.get_by_text("Dire ARBRE")).to_be_visible()
    queen.get_by_role("button", name="Dire ce mot").focus()
    queen.keyboard.press("Enter")
    expect(result(queen)).to_contain_text("Vous perdez")


@pytest.mark.rule("REF-22")
def test_a_mirror_shows_its_letter_reversed_and_says_it_plainly(visitor: Visitor) -> None:
    gerda, queen = duel(visitor)
    begin(gerda, queen)
    expect(square(gerda, "a2")).to_have_attribute("aria-label", re.compile(r"votre écran\s: miroir, y reflète\s: Z"))
    reflected = screen(gerda, "a2").locator(".reflected")
    expect(reflected).to_have_attribute("transform", "scale(-1 1)")
    expect(reflected).to_contain_text("Z")
    expect(square(queen, "a2")).to_have_attribute("aria-label", re.compile("Gerda, écran 2$"))
    assert "miroir" not in (square(queen, "a2").get_attribute("aria-label") or "")
    gerda.get_by_role("button", name="Carnet").click()
    expect(gerda.get_by_role("row", name=re.compile(r"^Montrait Z \?"))).to_be_visible()
    expect(gerda.get_by_role("row", name=re.compile("^Où a1 b7"))).to_be_visible()
    notes = gerda.get_by_label("Vos notes")
    notes.fill("Z comme zouave")
    gerda.reload()
    gerda.get_by_role("button", name="Carnet").click()
    expect(notes).to_have_value("Z comme zouave")


@pytest.mark.parametrize("phones", [False, True], ids=["desktop", "phone"])
def test_the_notebook_stands_beside_the_board_and_counts_what_agrees_with_it(visitor: Visitor, *, phones: bool) -> None:
    gerda, queen = duel(visitor, phones=phones)
    begin(gerda, queen, [*LINES, "a1-out e7-c5"])
    to_move(gerda)
    # one's own word and its order are always in sight, and nobody else's
    expect(gerda.get_by_role("img", name=re.compile(r"À sortir, dans l’ordre\s: T I G R E\."))).to_be_visible()
    expect(queen.get_by_role("img", name=re.compile(r"À sortir, dans l’ordre\s: E B R E\."))).to_be_visible()
    expect(gerda.get_by_text("À sortir")).to_have_count(0)
    assert "E B R E" not in gerda.content()
    asked: list[str] = []
    gerda.on("request", lambda request: asked.append(request.url))
    gerda.get_by_role("button", name="Carnet").click()
    notebook = beside(gerda, "Carnet")
    zs = french().matching("z????")
    expect(notebook.get_by_role("status")).to_contain_text(f"encore parmi {len(zs)} mots.")
    # a letter tried in its place, and another struck out
    notebook.get_by_role("button", name=re.compile(r"^Case 3\s: vide")).click()
    notebook.get_by_role("button", name="B", exact=True).click()
    left = [word for word in zs if word[2] == "b"]
    expect(notebook.get_by_role("status")).to_contain_text(f"encore parmi {len(left)} mots.")
    notebook.get_by_role("button", name=re.compile("^Case 4")).click()
    notebook.get_by_role("button", name="U", exact=True).click()
    left = [word for word in left if "u" not in word]
    expect(notebook.get_by_role("status")).to_contain_text(f"encore parmi {len(left)} mots.")
    assert [url.rpartition("/api/")[2] for url in asked] == ["vocabulary/5?common=false"], "notes are sent to nobody"
    # the board is not covered, and can be played on meanwhile
    ice, panel = board(gerda).bounding_box(), notebook.bounding_box()
    assert ice
    assert panel
    assert panel["x"] >= ice["x"] + ice["width"] or panel["y"] >= ice["y"] + ice["height"]
    assert ice["y"] >= 0
    step(gerda)
    expect(notebook).to_be_visible()
    if phones:
        gerda.go_back()  # which closes a sheet before it leaves the page
    else:
        notebook.press("Escape")
    expect(notebook).to_have_count(0)
    expect(gerda.get_by_role("button", name="Carnet")).to_be_focused()


def test_a_guess_is_written_beside_the_board(visitor: Visitor) -> None:
    gerda, queen = duel(visitor, several_guesses=True)
    begin(gerda, queen, LINES[:2])
    to_move(gerda)
    gerda.get_by_role("button", name="Carnet").click()
    gerda.get_by_role("button", name=re.compile("^Case 1")).focus()
    gerda.keyboard.type("Arb")
    # a letter in the notebook is no move
    expect(gerda.get_by_role("button", name=re.compile(r"^Case 3\s: peut-être B"))).to_be_visible()
    gerda.get_by_role("button", name="Deviner").click()
    guess = beside(gerda, "Deviner le mot adverse")
    expect(guess.get_by_text("Écrivez les 5 lettres du mot.")).to_be_visible()
    expect(guess.get_by_text(re.compile("^Une lettre"))).to_have_count(0)
    gerda.keyboard.press("Escape")
    gerda.get_by_role("button", name="Carnet").click()
    gerda.get_by_role("button", name=re.compile("^Case 4")).focus()
    gerda.keyboard.type("re")
    gerda.get_by_role("button", name="Deviner").click()
    expect(guess.get_by_label(re.compile("Le mot, de 5 lettres"))).to_have_value("ARBRE")
    guess.get_by_role("button", name="Dire ce mot").click()
    expect(guess).to_have_count(0)
    to_move(queen)
    # nothing covers the result
    gerda.get_by_role("button", name="Carnet").click()
    expect(beside(gerda, "Carnet")).to_be_visible()
    queen.get_by_role("button", name="Deviner").click()
    queen.get_by_label(re.compile("Le mot, de 5 lettres")).fill(GERDA[0])
    queen.get_by_role("button", name="Dire ce mot").click()
    expect(result(gerda)).to_contain_text("Vous perdez")
    expect(beside(gerda, "Carnet")).to_have_count(0)


def test_a_letter_is_taken_out_and_a_chain_is_built_jump_by_jump(visitor: Visitor) -> None:
    gerda, queen = duel(visitor)
    begin(gerda, queen)
    to_move(queen)
    queen.locator('[data-exit="a1"]').click()
    expect(screen(queen, "a1")).to_have_count(0)
    queen.get_by_role("button", name="Annuler").click()
    expect(screen(queen, "a1")).to_have_count(1)
    queen.get_by_role("button", name="Sortir Z (a1)").click()
    screen(queen, "e7").click()
    square(queen, "c5").click()
    # it could still go on, and so waits to be told whether it does
    expect(screen(queen, "c5")).to_have_class(re.compile("ghost"))
    expect(queen.get_by_role("button", name="S’arrêter ici")).to_be_visible()
    square(queen, "a1").click()
    expect(square(queen, "a1")).to_have_attribute("aria-label", re.compile(r"^a1, votre écran\s: R, dernier coup$"))
    expect(queen.get_by_role("img", name="Une tuile sortie sur 5. Z")).to_be_visible()
    # a mirror of Gerda's has shown her this letter, and it stays noted
    expect(gerda.get_by_role("img", name="Une tuile sortie sur 5. Z", exact=True)).to_be_visible()
    expect(gerda.get_by_text("a1↑ e7–a1")).to_be_visible()


def test_a_screen_can_be_dragged_and_an_impossible_square_says_why(visitor: Visitor) -> None:
    gerda, queen = duel(visitor)
    begin(gerda, queen, [])
    to_move(gerda)
    screen(gerda, "c1").hover()
    gerda.mouse.down()
    target = square(gerda, "c2").bounding_box()
    assert target
    gerda.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2 - 20, steps=4)
    gerda.mouse.up()
    expect(square(gerda, "c2")).to_have_attribute("aria-label", re.compile(r"votre écran\s: T"))
    to_move(queen)
    screen(queen, "d7").click()
    square(queen, "d3").click()
    expect(queen.get_by_text("Ni un pas ni une suite de sauts ne mène de d7 à d3")).to_be_visible()


def test_the_word_is_judged_while_it_is_written(visitor: Visitor) -> None:
    gerda, _ = duel(visitor, words="common")
    for word, answer in (
        ("tig", "3 lettres sur 5"),
        ("tigrx", "n’est pas un mot assez courant"),
        ("soupe", "Ce mot convient"),
    ):
        word_field(gerda).fill(word)
        expect(gerda.get_by_text(answer)).to_be_visible()
    gerda.get_by_role("button", name="Proposer").click()
    expect(word_field(gerda)).not_to_have_value("soupe")
    expect(gerda.get_by_text("Ce mot convient")).to_be_visible()


def curtain(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("Gardez appuyé"))


def behind_the_curtain(page: Page, set_up: tuple[str, str]) -> None:
    page.get_by_role("button", name="Montrer jusqu’à ce que je joue").click()
    write(page, "set {} {}".format(*set_up))
    expect(curtain(page)).to_be_visible()


def shared(visitor: Visitor) -> Page:
    page = visitor()
    table = open_table(page, {"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bob"})
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="À Ada de jouer")).to_be_visible()
    return page


@pytest.mark.rule("REF-20")
def test_behind_the_curtain_there_is_nothing(visitor: Visitor) -> None:
    """While it is closed neither the page nor its traffic holds a word, after a reload and on the way back too."""
    page = shared(visitor)
    ears = Ears(page)
    secrets = [GERDA[1], QUEEN[1], *spellings(GERDA[0]), *spellings(QUEEN[0]), *map(" ".join, (GERDA[0], QUEEN[0]))]
    # a set-up begun and left is gone
    page.get_by_role("button", name="Montrer jusqu’à ce que je joue").click()
    word_field(page).fill(GERDA[0])
    page.get_by_role("button", name="Cacher").click()
    expect(curtain(page)).to_be_visible()
    ears.forget()
    assert ears.find(secrets) == []
    expect(board(page)).to_have_count(0)
    for set_up in (GERDA, QUEEN):
        behind_the_curtain(page, set_up)
        ears.forget()
        assert ears.find(secrets) == []
    curtain(page).focus()
    page.keyboard.down(" ")
    expect(square(page, "a1")).to_have_attribute("aria-label", re.compile(r"votre écran\s: G"))
    page.keyboard.up(" ")
    expect(board(page)).to_have_count(0)
    page.wait_for_timeout(300)
    ears.forget()
    page.reload()
    expect(curtain(page)).to_be_visible()
    assert ears.find(secrets) == []
    page.get_by_role("button", name="Montrer jusqu’à ce que je joue").click()
    to_move(page)
    # one's own word is beside one's name, and the notebook beside the board; both go with the curtain
    expect(page.get_by_role("img", name=re.compile("T I G R E"))).to_be_visible()
    page.route("**/api/vocabulary/**", lambda route: route.fulfill(body="piano"))
    page.get_by_role("button", name="Carnet").click()
    expect(beside(page, "Carnet")).to_be_visible()
    page.get_by_role("button", name="Cacher").click()
    expect(curtain(page)).to_be_visible()
    expect(beside(page, "Carnet")).to_have_count(0)
    ears.forget()
    assert ears.find(secrets) == []
    page.get_by_role("button", name="Montrer jusqu’à ce que je joue").click()
    to_move(page)
    page.get_by_role("link", name="Accueil").first.click()
    expect(card(page, "Reflecto")).to_be_visible()
    ears.forget()
    page.go_back()
    expect(curtain(page)).to_be_visible()
    assert ears.find(secrets) == []
    page.get_by_role("button", name="Montrer jusqu’à ce que je joue").click()
    step_behind(page)
    expect(page.get_by_role("heading", name="À Bob de jouer")).to_be_visible()
    ears.forget()
    assert ears.find(secrets) == []
    page.get_by_role("button", name="Coup précédent").click()
    assert ears.find(secrets) == []


def step_behind(page: Page) -> None:
    to_move(page)
    page.locator(".standing.movable").first.click()
    page.locator(".square.legal").first.click()


def test_a_page_that_keeps_what_is_behind_the_curtain_is_found_out(visitor: Visitor) -> None:
    """A planted leak: the last secret view stays in an attribute where nobody sees it."""
    page = visitor()
    page.add_init_script(
        """const Socket = WebSocket;
        WebSocket = class extends Socket {
            constructor(...given) {
                super(...given);
                this.addEventListener("message", ({ data }) => {
                    const moment = JSON.parse(data).moment;
                    const hand = moment?.view.hands.find(Boolean);
                    if (hand) document.body.dataset.kept = hand.pieces.join("");
                });
            }
        };"""
    )
    table = open_table(page, {"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bob"})
    page.goto(f"/table/{table}")
    for set_up in (GERDA, QUEEN):
        behind_the_curtain(page, set_up)
    ears = Ears(page)
    assert ears.find([GERDA[0]]) == []
    curtain(page).focus()
    page.keyboard.down(" ")
    expect(board(page)).to_be_visible()
    page.keyboard.up(" ")
    expect(board(page)).to_have_count(0)
    ears.forget()
    assert ears.find([GERDA[0]]) == [f"{GERDA[0]} in the page"]


@pytest.mark.parametrize("game", ["Reflecto", "Reversi"])
def test_one_screen_and_a_phone_each(visitor: Visitor, game: str) -> None:
    page = visitor()
    # the host of the tests is at home only to this machine
    page.route("**/api/host", lambda route: route.fulfill(json={"address": "127.0.0.1"}))
    card(page, game).get_by_role("button", name=re.compile("Nouvelle table")).click()
    page.get_by_text("Un écran et des téléphones").click()
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/table/*")
    codes = page.get_by_role("img", name=re.compile("Code pour prendre place"))
    expect(codes).to_have_count(2)
    links = [link.get_attribute("href") or "" for link in page.locator("figcaption a").all()]
    phones = [visitor(link, phone=True) for link in links]
    for left, phone in zip((1, 0), phones, strict=True):
        sit = phone.get_by_role("button", name=re.compile("Prendre place"))
        expect(sit).to_have_count(1)
        sit.click()
        expect(codes).to_have_count(left)
    if game == "Reversi":
        phones[0].locator(".square.legal").first.click()
        expect(page.get_by_text("1 / 1", exact=True)).to_be_attached()
        return
    ears = Ears(page)
    # the form begins with the gentle preset, which allows common words only
    write(phones[0], "set {} {}".format(*GERDA))
    write(phones[1], f"set FLEUR {QUEEN[1]}")
    expect(page.get_by_text("3 / 3", exact=True)).to_be_attached()
    expect(page.locator(".standing")).to_have_count(14)
    assert ears.find([*GERDA, "FLEUR", QUEEN[1]]) == []
    overflow = phones[0].evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow == 0


def test_a_host_that_only_this_machine_reaches_says_how_to_open_it(visitor: Visitor) -> None:
    page = visitor()
    table = open_table(page, {"kind": "me", "name": "Ada"}, {"kind": "open"})
    page.goto(f"/table/{table}")
    hint = page.get_by_text("galerie serve --host 0.0.0.0")
    expect(hint).to_be_hidden()
    page.get_by_text("Votre ami est sur un autre appareil ?").click()
    expect(hint).to_be_visible()


@pytest.mark.slow
def test_reflecto_has_no_violation(visitor: Visitor) -> None:
    gerda, queen = duel(visitor)
    for page in (gerda, queen):
        expect(word_field(page)).to_be_visible()
    assert violations(gerda) == []
    begin(gerda, queen, [])
    screen(gerda, "c1").click()
    assert violations(gerda) == []
    queen.get_by_role("button", name="Carnet").click()
    assert violations(queen) == []
    gerda.get_by_role("button", name="Deviner").click()
    assert violations(gerda) == []
    page = shared(visitor)
    expect(curtain(page)).to_be_visible()
    assert violations(page) == []
    screens = visitor()
    screens.route("**/api/host", lambda route: route.fulfill(json={"address": "127.0.0.1"}))
    table = open_table(screens, {"kind": "me", "name": "Ada"}, {"kind": "open"})
    screens.goto(f"/table/{table}")
    expect(screens.get_by_role("img", name=re.compile("Code pour"))).to_be_visible()
    assert violations(screens) == []


def test_the_form_says_at_once_which_options_cannot_be_had_together(visitor: Visitor) -> None:
    page = visitor()
    card(page, "Reflecto").get_by_role("button", name=re.compile("Nouvelle table")).click()
    dialog = page.get_by_role("dialog")
    unfold(dialog)
    dialog.get_by_text("Longueurs et handicaps").click()
    opening = dialog.get_by_role("button", name="Ouvrir la table")
    late_blanks = dialog.get_by_label("Gerda : vierges à la fin")
    expect(late_blanks).to_have_count(0)
    dialog.get_by_label("Gerda : tuiles effaçables").select_option("7")
    expect(late_blanks).to_have_count(1)
    expect(opening).to_be_enabled()
    dialog.get_by_label("Reine : tuiles effaçables").select_option("6")
    expect(dialog.get_by_text("ont 12 tuiles effaçables au plus, et non 13")).to_be_visible()
    expect(opening).to_be_disabled()
    dialog.get_by_label("Reine : tuiles effaçables").select_option("5")
    expect(opening).to_be_enabled()
    opening.click()
    page.wait_for_url("**/table/*")
