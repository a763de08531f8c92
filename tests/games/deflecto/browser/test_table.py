"""Déflecto in the browser: tiles laid by hand and by key, refusals that show where, an agreed end, and its review."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from galerie.core import Line
from galerie.core.record import Record
from galerie.games.deflecto import GAME, Options
from tests.browser.pages import board, card, do, move_field, result, square
from tests.browser.test_accessibility import violations

Visitor = Callable[..., Page]

NAMES = ("Ada", "Basile", "Clara", "Dorian")


def open_table(page: Page, *seats: dict[str, str], **options: object) -> str:
    """A table that its first seat begins, unless lots are to be drawn."""
    chosen = {"lot": False, **options}
    answer = page.request.post("/api/tables", data={"game": "deflecto", "seats": seats, "options": chosen})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def party(visitor: Visitor, count: int, *, phone: bool = False, **options: object) -> list[Page]:
    """So many browsers around one table, in the order of their seats."""
    pages = [visitor(phone=phone) for _ in range(count)]
    table = open_table(pages[0], {"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * (count - 1), **options)
    for seat, page in enumerate(pages):
        if seat:
            answer = page.request.post(f"/api/tables/{table}/seats/{seat}", data={"name": NAMES[seat]})
            assert answer.ok, answer.text()
    for page in pages:
        page.goto(f"/table/{table}")
        expect(board(page)).to_be_visible()
    return pages


def shared(page: Page, count: int = 2, **options: object) -> None:
    """All players on one screen."""
    friends = ({"kind": "here", "name": name} for name in NAMES[1:count])
    page.goto(f"/table/{open_table(page, {'kind': 'me', 'name': NAMES[0]}, *friends, **options)}")
    expect(board(page)).to_be_visible()


def tile(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tile-of="{name}"]')


def ghost(page: Page) -> Locator:
    return page.locator("[data-ghost]")


def lies(page: Page, name: str, figure: str) -> None:
    expect(square(page, name)).to_have_attribute("data-tile", figure)


def to_move(page: Page) -> None:
    expect(page.locator("[data-tile-of]:not([aria-disabled])").first).to_be_visible()


def lay(page: Page, shape: str, name: str, figure: str) -> None:
    """Lay a tile by the mouse, turned by the wheel until it lies as wanted."""
    to_move(page)
    tile(page, shape).click()
    square(page, name).hover()
    for _ in range(3):
        if ghost(page).get_attribute("data-ghost") == figure:
            break
        page.mouse.wheel(0, 120)
        page.wait_for_timeout(150)  # the wheel turns no faster
    expect(ghost(page)).to_have_attribute("data-ghost", figure)
    square(page, name).click()
    lies(page, name, figure)


def write(page: Page, move: str) -> None:
    """Type a move once it is this page's turn."""
    typed = move_field(page)
    expect(typed).to_be_editable()
    typed.fill(move)
    typed.press("Enter")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def ask(page: Page) -> None:
    """Whether the paths are settled: in writing, for it may be asked where the page does not offer it too."""
    write(page, "end?")


def places(page: Page) -> Locator:
    return page.get_by_role("region", name="Classement")


def review(page: Page) -> Locator:
    return page.get_by_role("region", name="Ce qui était possible")


def listed(page: Page) -> Locator:
    """The turns of the review, one by one."""
    return review(page).get_by_role("list", name="Tour par tour").get_by_role("listitem")


def resign(page: Page) -> None:
    do(page, "Abandonner")
    page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(result(page)).to_be_visible()
    expect(page.get_by_text("La partie s’est arrêtée là.")).to_be_visible()


@pytest.mark.rule("DEF-11", "DEF-12", "DEF-32", "DEF-35")
def test_a_game_of_two_by_the_mouse_to_an_agreed_end(visitor: Visitor) -> None:
    ada, basile = party(visitor, 2)
    to_move(ada)
    tile(ada, "straight").click()
    expect(ada.locator(".square.legal")).to_have_count(8)
    square(ada, "a8").hover()
    expect(ghost(ada)).to_have_attribute("data-ghost", "ew")
    ada.keyboard.press("2")
    expect(ghost(ada)).to_have_attribute("data-ghost", "sw")
    ada.keyboard.press("r")
    expect(ghost(ada)).to_have_attribute("data-ghost", "nw")
    ada.keyboard.press("1")
    square(ada, "d11").hover()
    expect(ada.get_by_text("Départ en d11, arrivée en d1.")).to_be_visible()
    square(ada, "d11").click()
    lies(basile, "d11", "ns")
    lay(basile, "straight", "h11", "ns")
    lay(ada, "curve", "h10", "nw")
    # Basile, whose path was deflected to thirteen squares, leads it back
    expect(basile.get_by_text("Longueurs : vous 11 → 13")).to_be_visible()
    tile(basile, "curve").click()
    expect(square(basile, "g10")).to_have_class(re.compile("legal"))
    lay(basile, "curve", "g10", "es")
    lay(ada, "straight", "d10", "ns")
    # the question is offered to who leads, and explains itself
    to_move(basile)
    expect(button(basile, "Chemins établis ?")).to_have_count(0)
    lay(basile, "dead_end", "f9", "w")
    to_move(ada)
    expect(ada.get_by_text(re.compile("^Vous menez"))).to_be_visible()
    button(ada, "Chemins établis ?").click()
    expect(ada.get_by_role("dialog")).to_contain_text("Si l’adversaire en convient, la partie s’arrête là.")
    button(ada, "Demander").click()
    for page in (ada, basile):
        expect(page.get_by_role("region", name="Les chemins sont-ils établis ?")).to_be_visible()
    expect(ada.get_by_text("réfléchit…")).to_be_visible()
    button(basile, "D’accord, c’est fini").click()
    for page in (ada, basile):
        expect(places(page)).to_be_visible()
        expect(places(page).get_by_role("listitem")).to_have_count(2)
        expect(places(page).get_by_role("listitem").first).to_contain_text(re.compile(r"1er.*Ada.*11 cases, 9 vides"))
    expect(result(ada)).to_contain_text("Vous gagnez 11 à 13")
    expect(result(basile)).to_contain_text("Vous perdez 13 à 11")
    # with little motion the paths are shown one after the other, the winner's last
    button(ada, "Tout montrer").or_(button(ada, "Parcourir les chemins")).click()
    places(ada).get_by_role("button", name=re.compile("Basile")).click()
    expect(ada.locator(".walker text")).to_have_text("13")


def test_a_game_of_two_by_keyboard_alone(visitor: Visitor) -> None:
    ada, basile = party(visitor, 2)
    for page, keys, name, figure in (
        (ada, ["1", "Enter"], "d11", "ns"),
        (basile, ["2", *["ArrowRight"] * 4, "r", "Enter"], "h11", "nw"),
        (ada, ["4", "ArrowDown", "Enter"], "d10", "nesw"),
    ):
        to_move(page)
        board(page).focus()
        for key in keys:
            page.keyboard.press(key)
        lies(page, name, figure)
    to_move(basile)
    board(basile).focus()
    basile.keyboard.press("1")
    expect(basile.get_by_role("status").filter(has_text="En main : chemin droit (nord, sud)")).to_be_attached()
    basile.keyboard.press("r")
    expect(basile.get_by_role("status").filter(has_text="En main : chemin droit (est, ouest)")).to_be_attached()
    for key in ("ArrowLeft", "ArrowDown"):
        basile.keyboard.press(key)
    expect(square(basile, "g10")).to_have_attribute(
        "aria-label", re.compile("^g10, vide, votre chemin, la pièce y serait")
    )
    basile.keyboard.press("Escape")
    expect(ghost(basile)).to_have_count(0)
    for key in ("4", "Enter"):
        basile.keyboard.press(key)
    lies(basile, "g10", "nesw")
    to_move(ada)
    button(ada, "Chemins établis ?").focus()
    ada.keyboard.press("Enter")
    button(ada, "Demander").focus()
    ada.keyboard.press("Enter")
    button(basile, "D’accord, c’est fini").focus()
    basile.keyboard.press("Enter")
    for page in (ada, basile):
        expect(places(page)).to_be_visible()


OPENING = ["d11:ns/1", "h11:ns/1", "a8:ew/1", "a4:ew/1"]
MIDDLE = ["c10:%/3", "d9:=e", "e8:~ew", "a3:+", "f9:*n", "g8:@s"]


@pytest.mark.rule("DEF-32", "DEF-33", "DEF-36", "DEF-40")
def test_four_browsers_at_level_two_come_to_a_contested_end(visitor: Visitor) -> None:
    pages = party(visitor, 4, level=2)
    for number, move in enumerate((*OPENING, *MIDDLE)):
        write(pages[number % 4], move)
        name, figure = re.split("[:/]", move)[:2]
        lies(pages[(number + 1) % 4], name, figure)
    ada, basile, clara, dorian = pages
    # it is Clara's turn
    ask(clara)
    button(ada, "D’accord, c’est fini").click()
    button(dorian, "Je conteste").click()
    expect(clara.get_by_text("conteste", exact=True)).to_be_visible()
    button(basile, "D’accord, c’est fini").click()
    for page in pages:
        expect(page.get_by_text("doit prouver", exact=True)).to_be_visible()
    expect(button(clara, "Chemins établis ?")).to_have_count(0)
    write(clara, "h7:ne/4")
    # Dorian proves nothing and pays for it
    to_move(dorian)
    expect(dorian.get_by_text(re.compile("^Vous avez contesté")).first).to_be_visible()
    write(dorian, "a5:%/4")
    for page in pages:
        expect(page.get_by_text("+ 1 pénalité")).to_be_visible()
    expect(ada.get_by_role("log").first).to_contain_text("Dorian prend une case de pénalité")
    ask(ada)
    for page in (basile, clara, dorian):
        button(page, "D’accord, c’est fini").click()
    for page in pages:
        expect(places(page).get_by_role("listitem")).to_have_count(4)
        expect(places(page).get_by_text("+ 1 pénalité")).to_be_visible()
        expect(result(page)).to_be_visible()


@pytest.mark.rule("DEF-14", "DEF-18")
def test_a_refused_tile_says_why_and_shows_where(visitor: Visitor) -> None:
    page = visitor()
    shared(page)
    for move in ("d11:ns", "h11:ns"):
        write(page, move)
        expect(move_field(page)).to_have_value("")
    tile(page, "straight").click()
    square(page, "a1").click()
    expect(page.get_by_text("la pièce ne toucherait aucune autre")).to_be_visible()
    expect(page.locator('[data-refused="a1"]')).to_be_visible()
    tile(page, "curve").click()
    expect(page.locator("[data-refused]")).to_have_count(0)
    tile(page, "straight").click()
    write(page, "d10:ew")
    expect(page.get_by_text("Les côtés de d10 et d11 ne vont pas ensemble")).to_be_visible()
    for name in ("d10", "d11"):
        expect(page.locator(f'[data-refused="{name}"]')).to_be_visible()
        expect(square(page, name)).to_have_attribute("aria-label", re.compile("en cause dans le refus"))
    square(page, "d10").click()
    lies(page, "d10", "ns")
    expect(page.locator("[data-refused]")).to_have_count(0)


def buttons(page: Page) -> list[tuple[float, float, float]]:
    """Where the buttons are that act on a tile in hand: left, top and width."""
    names = ("Pivoter", "Autre face", "Reposer", "Poser ici")
    boxes = [box for name in names if (box := button(page, name).bounding_box())]
    return [(box["x"], box["y"], box["width"]) for box in boxes]


def test_a_finger_puts_a_tile_turns_it_and_lays_it(visitor: Visitor) -> None:
    page = visitor(phone=True)
    shared(page, level=2)
    for move in ("d11:ns/1", "h11:ns/1"):
        write(page, move)
        expect(move_field(page)).to_have_value("")
    tile(page, "curve/source").tap()
    # a refusal covers no button, and each keeps its place
    square(page, "f5").tap()
    expect(page.locator(".notice.refused")).to_be_in_viewport()
    page.evaluate("scrollTo(0, 999)")
    refusal = page.locator(".notice.refused").bounding_box()
    places = buttons(page)
    assert refusal
    assert all(refusal["y"] + refusal["height"] <= y for _, y, _ in places)
    square(page, "g10").tap()
    page.evaluate("scrollTo(0, 999)")
    assert buttons(page) == places
    expect(ghost(page)).to_have_attribute("data-ghost", "ne")
    square(page, "g10").tap()
    expect(ghost(page)).to_have_attribute("data-ghost", "es")
    button(page, "Autre face").tap()
    expect(ghost(page)).to_have_attribute("data-ghost", re.compile(r"\*"))
    button(page, "Pivoter").tap()
    figure = ghost(page).get_attribute("data-ghost") or ""
    expect(page.get_by_text(re.compile("chemin ne changerait de longueur|Ce que cela change"))).to_be_visible()
    button(page, "Poser ici").tap()
    lies(page, "g10", figure)
    tile(page, "three_way/meadow back").tap()
    expect(tile(page, "three_way/meadow back")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def centre(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def way(page: Page, seat: int) -> str:
    """The line of a player's ribbon."""
    return page.locator(f"[data-way='{seat}'] path").first.get_attribute("d") or ""


def test_a_tile_is_dragged_and_every_ribbon_bends_before_it_is_laid(visitor: Visitor) -> None:
    page = visitor()
    shared(page)
    for move in ("d11:ns", "h11:ns"):
        write(page, move)
        expect(move_field(page)).to_have_value("")
    before = way(page, 0), way(page, 1)
    # over the map without a button: the ribbon bends, and is straight again beside it
    tile(page, "curve").click()
    square(page, "h10").hover()
    expect(page.locator("[data-grown]")).to_have_text("+2")
    assert way(page, 0) == before[0]
    assert way(page, 1) != before[1]
    square(page, "k1").hover()
    expect(page.locator("[data-grown]")).to_have_count(0)
    assert (way(page, 0), way(page, 1)) == before
    page.keyboard.press("Escape")
    # dragged there, turned on the way by wheel and by key, and dropped
    page.mouse.move(*centre(tile(page, "curve")))
    page.mouse.down()
    page.mouse.move(*centre(square(page, "h10")), steps=4)
    expect(ghost(page)).to_have_attribute("data-ghost", "ne")
    expect(page.locator("[data-bent]")).to_have_attribute("data-way", "1")
    bent = way(page, 1)
    page.mouse.wheel(0, 120)
    expect(ghost(page)).to_have_attribute("data-ghost", "nw")
    page.keyboard.press("r")
    expect(ghost(page)).to_have_attribute("data-ghost", "ne")
    page.mouse.up()
    lies(page, "h10", "ne")
    assert way(page, 1) == bent
    # dropped beside the map it goes back, and where it does not fit the host says why
    to_move(page)
    expect(tile(page, "straight").locator("xpath=../../p")).to_contain_text("×4")
    page.mouse.move(*centre(tile(page, "straight")))
    page.mouse.down()
    page.mouse.move(700, 30, steps=4)
    page.mouse.up()
    expect(tile(page, "straight")).to_have_attribute("aria-pressed", "false")
    page.mouse.move(*centre(tile(page, "straight")))
    page.mouse.down()
    page.mouse.move(*centre(square(page, "a1")), steps=4)
    page.mouse.up()
    expect(page.locator('[data-refused="a1"]')).to_be_visible()


def swipe(page: Page, *way: tuple[float, float]) -> Callable[[], object]:
    """Put a finger down and move it along a way; returns how to lift it. Playwright's own touchscreen only taps.

    It rests at the end, or the browser would take the next tap for the end of a fling.
    """
    finger = page.context.new_cdp_session(page)
    for number, (x, y) in enumerate((*way, way[-1])):
        if number == len(way):
            page.wait_for_timeout(200)
        kind = "touchMove" if number else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    return lambda: finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


LIFTED = 58
"""How far above the finger a tile is held."""


def test_a_finger_drags_a_magnified_tile_that_it_does_not_hide(visitor: Visitor) -> None:
    page = visitor(phone=True)
    shared(page)
    for move in ("d11:ns", "h11:ns"):
        write(page, move)
        expect(move_field(page)).to_have_value("")
    page.evaluate("scrollTo(0, 120)")
    (from_x, from_y), (x, y) = centre(tile(page, "curve")), centre(square(page, "h10"))
    lift = swipe(page, (from_x, from_y), (from_x, from_y - 20), (x, y + 90), (x, y + LIFTED))
    expect(ghost(page)).to_have_attribute("data-ghost", "ne")
    expect(page.locator("[data-grown]")).to_have_text("+2")
    box, plot = ghost(page).bounding_box(), square(page, "h10").bounding_box()
    assert box
    assert plot
    assert box["width"] > 1.3 * plot["width"]
    lift()
    # it stays where it was let go, is turned by a tap and dragged on, and is laid by the button
    square(page, "h10").tap()
    expect(ghost(page)).to_have_attribute("data-ghost", "nw")
    (x, y), further = centre(square(page, "h10")), centre(square(page, "g10"))
    swipe(page, (x, y), (x, y + 20), (further[0], further[1] + LIFTED))()
    expect(square(page, "g10")).to_have_class(re.compile("put"))
    figure = ghost(page).get_attribute("data-ghost") or ""
    button(page, "Poser ici").tap()
    lies(page, "g10", figure)


SIZES = {(1280, 800): 650, (1024, 768): 510, (1440, 900): 780, (844, 390): 370, (390, 844): 370}
"""The least that the map measures on a screen, in pixels."""


def test_the_map_uses_the_room_that_there_is(visitor: Visitor) -> None:
    page = visitor()
    shared(page, level=2)
    for (width, height), least in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        chart, rack = page.locator("svg.chart").bounding_box(), page.locator(".rack").bounding_box()
        assert chart
        assert rack
        assert chart["width"] >= least, (width, height)
        assert rack["x"] + rack["width"] <= width, (width, height)
        assert rack["y"] + rack["height"] <= height, (width, height)


LAID = (
    "h11:nsw a8:sw i10:e b7:nsw c7:e j11:s i9:esw d8:ew b9:es b10:ne e9:ew f10:sw c8:ew d10:nw a7:ne d9:ew "
    "e7:ne d6:nes d11:sw k10:s f6:nesw j9:ew g5:ne e6:ew c5:es c11:es c4:ns a10:ns h4:ns g7:es g3:ew i5:nesw"
)
"""A game in which both players have laid all their tiles."""


@pytest.mark.rule("DEF-32", "DEF-36")
def test_with_all_hands_empty_the_end_is_proposed_instead_of_tiles(visitor: Visitor) -> None:
    page = visitor()
    moves = LAID.split()
    lines = [Line(number % 2, move) for number, move in enumerate((*moves, "end?", "yes"))]
    record = str(Record.of(GAME, Options(lot=False), ("Ada", "Basile"), lines))
    wish = {"record": record, "at": {"variation": 0, "ply": len(moves)}, "seat": 0, "level": "child", "name": "Ada"}
    answer = page.request.post("/api/analysis/play", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    empty = page.get_by_role("region", name="Plus une pièce en main")
    expect(empty).to_contain_text("Personne ne peut plus rien poser")
    expect(page.locator("[data-tile-of]")).to_have_count(0)
    expect(button(page, "Passer")).to_have_count(1)
    empty.get_by_role("button", name="Proposer la fin").click()
    expect(places(page)).to_be_visible()
    expect(result(page)).to_contain_text("tous en sont convenus")


def test_a_table_for_four_is_opened_from_the_home_page(visitor: Visitor) -> None:
    page = visitor()
    card(page, "Déflecto").get_by_role("button", name="Nouvelle table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Joueurs").select_option("4")
    for number in (2, 3, 4):
        dialog.get_by_label(re.compile("^Qui joue")).nth(number - 1).select_option("here")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/table/*")
    expect(board(page)).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(4)


def test_the_board_its_question_and_its_end_have_no_violation(visitor: Visitor) -> None:
    page = visitor()
    shared(page, 4, level=2)
    tile(page, "curve/lake").click()
    assert violations(page) == []
    for move in OPENING:
        write(page, move)
        expect(move_field(page)).to_have_value("")
    page.get_by_role("button", name="Comment jouer").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    write(page, "end?")
    expect(button(page, "Je conteste")).to_be_visible()
    assert violations(page) == []
    for others in ("Clara", "Dorian", None):
        button(page, "D’accord, c’est fini").click()
        if others:
            expect(page.get_by_text(re.compile(f"^À {others} de répondre"))).to_be_visible()
    expect(places(page)).to_be_visible()
    assert violations(page) == []


OWN_GOAL = ["d11:ns", "h11:ns", "d10:ne", "g10:ns"]
"""Red lengthens their own path instead of Blue's, who then changes nothing."""


@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
def test_a_review_leads_to_a_turn_and_to_what_was_better(visitor: Visitor, *, phone: bool) -> None:
    page = visitor(phone=phone)
    shared(page)
    for move in OWN_GOAL:
        write(page, move)
        lies(page, *move.split(":"))
    ask(page)
    button(page, "D’accord, c’est fini").click()
    review(page).get_by_text("En détail").click()
    table, turns = review(page).get_by_role("table"), listed(page)
    expect(table.get_by_role("row", name=re.compile("Ada"))).to_contain_text(re.compile(r"Ada\s*\+2\s*0\s*1 sur 1"))
    expect(turns).to_have_count(4)
    expect(turns.nth(2)).to_contain_text(re.compile(r"3\s*Ada.*Rouge 11 → 13.*Mieux.*Bleu 11 → 13"))
    expect(turns.nth(3).get_by_role("button", name=re.compile(r"^4 Basile g10"))).not_to_contain_text("→")
    own_goal = turns.nth(2).get_by_role("button", name=re.compile(r"^3 Ada d10, virage \(nord, est\)"))
    better = turns.nth(2).get_by_role("button", name=re.compile(r"^Mieux"))
    better.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-suggested]")).to_have_attribute("data-suggested", re.compile("^n[ew]$"))
    expect(page.locator("[data-suggested]")).to_be_in_viewport(ratio=0.9)
    # what it would have done to Blue's path is drawn
    expect(page.locator("[data-grown]")).to_have_text("+2")
    expect(page.locator("[data-bent]")).to_have_attribute("data-way", "1")
    expect(square(page, "h10")).to_have_attribute(
        "aria-label", re.compile(r"pose conseillée\s: virage \(nord, .*est\)$")
    )
    expect(square(page, "d10")).not_to_have_attribute("data-tile", re.compile("."))
    expect(page.get_by_text(re.compile(r"^Le coup à jouer\s: h10"))).to_be_visible()
    expect(better).to_have_attribute("aria-current", "step")
    own_goal.click()
    lies(page, "d10", "ne")
    expect(page.locator("[data-suggested]")).to_have_count(0)
    expect(page.get_by_text("Vous revoyez le coup 3 sur 6.")).to_be_visible()
    expect(own_goal).to_have_attribute("aria-current", "step")
    page.get_by_text("Seulement là où il y avait mieux").click()
    expect(turns).to_have_count(2)
    button(page, "Revenir").click()
    expect(result(page)).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280)


def test_a_game_given_up_at_once_has_nothing_to_review(visitor: Visitor) -> None:
    page = visitor()
    shared(page, lot=True)
    resign(page)
    expect(review(page)).to_contain_text("Aucune pièce n’a été posée")


def test_first_tiles_are_listed_and_not_judged(visitor: Visitor) -> None:
    page = visitor()
    shared(page, level=2)
    write(page, "d11:ns/1")
    lies(page, "d11", "ns")
    resign(page)
    expect(review(page)).to_contain_text("avant que tous soient partis")
    expect(listed(page)).to_contain_text(re.compile("Ada.*d11.*départ"))
