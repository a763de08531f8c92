"""Copyright in the browser, by mouse, touch, keyboard and typed notation."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, WebSocketRoute, expect

from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.layout import Laid, LayOut
from galerie.games.copyright.rules.moves import Oriented, Put
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.solving import Best, best
from tests.browser.pages import board, card, centre, move_field, resign, result, unfold
from tests.browser.test_accessibility import violations

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}


def sit(page: Page, *seats: dict[str, str], **options: Any) -> None:
    wish = {"game": "copyright", "seats": list(seats or (ME,)), "options": options}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")


def join(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name=re.compile("^Prendre place")).click()


def seen(page: Page) -> dict[str, Any]:
    """What the visitor may see of the game, as the host tells it."""
    moments: list[dict[str, Any]] = page.request.get(f"/api/tables/{page.url.split('/')[-1]}/moments").json()
    view: dict[str, Any] = moments[-1]["view"]
    return view


def solved(page: Page, seat: int = 0) -> Best:
    """The best that the cards of a player can do, worked out apart from the page."""
    view = seen(page)
    model = shape(tuple(Oriented(each["card"], each["orientation"]) for each in view["model"]))
    return best(model, view["places"][seat]["hand"])


def slot(page: Page, number: int) -> Locator:
    return page.locator(f'.tray [data-card="{number}"]')


def cell(page: Page, x: int, y: int) -> Locator:
    return page.locator(f'[data-cell="{x},{y}"]')


def laid(page: Page) -> LayOut:
    """What lies on the page, in its order."""
    cards = page.locator("[data-laid]").evaluate_all(
        "cards => cards.map(({ dataset }) => [dataset.laid, dataset.orientation, ...dataset.at.split(',')])"
    )
    return tuple(Laid(*map(int, each)) for each in cards)


def hand(page: Page) -> list[int]:
    expect(page.locator(".tray [data-card]").first).to_be_visible()
    found: list[str] = page.locator(".tray [data-card]").evaluate_all("each => each.map(({ dataset }) => dataset.card)")
    return [int(number) for number in found]


def typed(page: Page, move: str) -> None:
    field = move_field(page)
    field.fill(move)
    page.keyboard.press("Enter")
    expect(field).to_have_value("")


def put(each: Laid) -> str:
    return str(Put(each.card, each.orientation, each.x, each.y))


def drag(page: Page, start: Locator, x: int, y: int, *, keys: str = "") -> None:
    """Drag a card so that its middle is over a cell, and press keys on the way."""
    page.mouse.move(*centre(start))
    page.mouse.down()
    end = centre(cell(page, x, y))
    page.mouse.move(end[0] + 12, end[1] - 9)
    for key in keys:
        page.keyboard.press(key)
    page.mouse.move(*end)
    page.mouse.up()


def keys_for(orientation: int) -> str:
    """What is pressed to hold a card like this: it is flipped first, then turned."""
    return ("f" if orientation >= len(ORIENTATIONS) // 2 else "") + "r" * (orientation % 4)


def focus_board(page: Page) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('role')") == "grid":
            return
    raise AssertionError("the grid cannot be reached by the tab key")


@pytest.mark.rule("COP-60", "COP-62")
def test_a_training_round_is_played_by_mouse_to_the_best_there_is(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, fair=True)
    assert len(hand(page)) == 10
    plan = solved(page)
    assert (plan.score, plan.overflow) == (10, 0)
    for each in plan.laid:
        drag(page, slot(page, each.card), each.x + 1, each.y + 1, keys=keys_for(each.orientation))
        if each != plan.laid[-1]:
            expect(page.locator(f'[data-laid="{each.card}"][data-orientation="{each.orientation}"]')).to_be_visible()
    expect(page.get_by_role("heading", name="Vous reproduisez le modèle !")).to_be_visible()
    expect(result(page)).to_contain_text("10 points")
    scored = page.get_by_role("region", name="Décompte de la manche 1")
    expect(scored).to_contain_text("9 cases justes")
    expect(scored).to_contain_text("bonus")
    expect(scored).to_contain_text("On ne pouvait pas faire mieux")


@pytest.mark.rule("COP-60")
def test_a_round_is_played_by_keyboard_alone_to_the_best_there_is(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page)
    cards = hand(page)
    plan = solved(page)
    focus_board(page)
    page.keyboard.press("m")
    expect(page.get_by_role("status").filter(has_text="Rangée 1")).to_be_visible()
    where = (1, 1)
    for each in plan.laid:
        page.keyboard.press(str((cards.index(each.card) + 1) % 10))
        for key in keys_for(each.orientation):
            page.keyboard.press(key)
        for steps, less, more in (
            (each.x + 1 - where[0], "ArrowLeft", "ArrowRight"),
            (each.y + 1 - where[1], "ArrowUp", "ArrowDown"),
        ):
            for _ in range(abs(steps)):
                page.keyboard.press(less if steps < 0 else more)
        expect(page.get_by_role("status").filter(has_text=f"Carte {each.card} :")).to_contain_text(
            f"colonne {each.x}, rangée {each.y}"
        )
        where = (each.x + 1, each.y + 1)
        page.keyboard.press("Enter")
        if each != plan.laid[-1]:
            expect(page.locator("[data-laid]")).to_have_count(plan.laid.index(each) + 1)
    if plan.matches < 9:  # then it is for the player to say that this is all
        expect(page.locator("[data-laid]")).to_have_count(len(plan.laid))
        assert laid(page) == plan.laid
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent.trim()") == "Terminer":
                break
        page.keyboard.press("Enter")
        sure = page.get_by_role("dialog").get_by_role("button", name="Terminer")
        for _ in range(4):
            page.keyboard.press("Tab")
            if sure.evaluate("button => button === document.activeElement"):
                break
        page.keyboard.press("Enter")
    expect(result(page)).to_contain_text(f"{plan.score} point")
    expect(page.get_by_text("On ne pouvait pas faire mieux")).to_be_visible()


def test_every_cell_is_described(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page)
    first = hand(page)[0]
    typed(page, str(first))
    face = seen(page)["faces"][str(first)]
    names = {"s": "carré", "o": "cercle", "x": "croix", ".": "vide"}
    for at, figure in enumerate(face):
        x, y = at % 3, at // 3
        expect(cell(page, x, y)).to_have_attribute(
            "aria-label", re.compile(rf"^Colonne {x}, rangée {y}\s: {names[figure]}, carte {first}")
        )
    expect(cell(page, 3, 0)).to_have_attribute("aria-label", re.compile(r"^Colonne 3, rangée 0\s: sans carte$"))
    model = page.get_by_role("table", name="Modèle")
    expect(model.get_by_role("cell")).to_have_count(9)
    expect(model.get_by_role("cell").first).to_contain_text("Rangée 1, colonne 1")


@pytest.mark.rule("COP-13", "COP-14")
def test_cards_are_turned_flipped_moved_and_taken_back(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page)
    one, two, three = hand(page)[:3]
    drag(page, slot(page, one), 1, 1)
    expect(page.locator("[data-laid]")).to_have_count(1)
    page.get_by_role("button", name="Pivoter", exact=True).click()
    page.get_by_role("button", name="Retourner", exact=True).click()
    expect(page.locator('[data-laid][data-orientation="7"]')).to_be_visible()
    page.mouse.move(*centre(cell(page, 1, 1)))
    page.mouse.wheel(0, 120)
    expect(page.locator('[data-laid][data-orientation="4"]')).to_be_visible()
    page.keyboard.press("Shift+R")
    expect(page.locator('[data-laid][data-orientation="7"]')).to_be_visible()
    page.keyboard.press("Escape")
    cell(page, 1, 1).dblclick()
    expect(page.locator('[data-laid][data-orientation="1"]')).to_be_visible()
    drag(page, cell(page, 1, 1), 2, 0)
    drag(page, slot(page, two), 3, 1)
    drag(page, slot(page, three), 5, 1)
    expect(page.locator("[data-laid]")).to_have_count(3)
    assert [(each.card, each.x, each.y) for each in laid(page)] == [(one, 1, -1), (two, 2, 0), (three, 4, 0)]
    # the card between the two others goes back to the hand, and what it held with it
    page.mouse.move(*centre(cell(page, 3, 2)))
    page.mouse.down()
    page.mouse.move(*centre(slot(page, two)))
    page.mouse.up()
    expect(page.locator("[data-laid]")).to_have_count(1)
    page.get_by_role("button", name="Tout reprendre").click()
    expect(page.locator("[data-laid]")).to_have_count(0)
    expect(page.locator(".tray .slot.lies")).to_have_count(0)


@pytest.mark.rule("COP-13")
def test_a_card_laid_apart_is_refused_with_the_reason_and_goes_back(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page)
    one, two = hand(page)[:2]
    drag(page, slot(page, one), 0, 0)
    drag(page, slot(page, two), 4, 2)
    expect(page.get_by_text(f"La carte {two} doit partager au moins une case")).to_be_visible()
    expect(page.get_by_role("link", name="COP-13")).to_be_visible()
    expect(page.locator("[data-laid]")).to_have_count(1)


@pytest.mark.rule("COP-15", "COP-18")
def test_in_a_race_the_other_sees_at_once_that_somebody_has_finished(visitor: Callable[..., Page]) -> None:
    ada, zoe = visitor(), visitor()
    sit(ada, ME, OPEN, fair=True)
    join(zoe, ada.url)
    mine, plan = hand(zoe), solved(ada)
    drag(zoe, slot(zoe, mine[0]), 1, 1)
    # both act at once, and each sees what the other has laid but not what they hold
    expect(ada.locator("article").filter(has_text="Joueur 2").get_by_text("1 carte posée")).to_be_attached()
    assert seen(ada)["places"][1]["hand"] is None
    for each in plan.laid:
        typed(ada, put(each))
    expect(zoe.get_by_role("heading", name="Ada reproduit le modèle !")).to_be_visible()
    expect(ada.get_by_role("heading", name="Vous reproduisez le modèle !")).to_be_visible()
    scored = zoe.get_by_role("region", name="Décompte de la manche 1")
    expect(scored.get_by_role("article", name="Ada")).to_contain_text("1er")
    expect(scored.get_by_role("article", name="Ada")).to_contain_text("10")
    # what the other could have done is shown too
    zoe.get_by_role("button", name="Voir").click()
    expect(zoe.get_by_role("button", name="Revenir")).to_be_visible()
    for page in (ada, zoe):
        page.get_by_role("button", name="Manche suivante").click()
    expect(zoe.get_by_text("Manche 2", exact=True)).to_be_visible()
    expect(zoe.locator("[data-laid]")).to_have_count(0)
    assert len(hand(zoe)) == 10


@pytest.mark.rule("COP-14")
def test_a_reload_in_mid_round_restores_the_exact_lay_out(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page)
    cards = hand(page)
    for each in (Laid(cards[3], 0, 0, 0), Laid(cards[0], 5, 1, -1), Laid(cards[7], 2, -1, 1), Laid(cards[5], 7, 2, -2)):
        typed(page, put(each))
    expect(page.locator("[data-laid]")).to_have_count(4)
    before, labels = laid(page), page.locator("[data-cell]").evaluate_all("all => all.map(each => each.ariaLabel)")
    page.reload()
    expect(page.locator("[data-laid]")).to_have_count(4)
    assert laid(page) == before
    assert page.locator("[data-cell]").evaluate_all("all => all.map(each => each.ariaLabel)") == labels
    assert hand(page) == cards


def test_steps_are_seen_at_once_and_a_refused_one_goes_back(visitor: Callable[..., Page]) -> None:
    """The host's answers are held up on their way: what the player does does not wait for them."""
    page = visitor()
    held: list[str | bytes] = []
    gate = {"open": True}
    sockets: list[WebSocketRoute] = []

    def bridge(route: WebSocketRoute) -> None:
        sockets.append(route)
        host = route.connect_to_server()
        host.on_message(lambda message: route.send(message) if gate["open"] else held.append(message))

    page.route_web_socket(re.compile("/tables/.*/socket"), bridge)
    sit(page)
    one, two, three = hand(page)[:3]
    gate["open"] = False
    drag(page, slot(page, one), 1, 1)
    drag(page, slot(page, two), 2, 1, keys="r")
    drag(page, cell(page, 3, 2), 3, 3)
    assert laid(page) == (Laid(one, 0, 0, 0), Laid(two, 1, 1, 1))
    typed_field = move_field(page)
    typed_field.fill(f"{three}+90+90")
    page.keyboard.press("Enter")
    assert len(laid(page)) == 2
    for _ in range(100):  # until the host has answered all four
        if len(answered(held, "saved") | answered(held, "refused")) == 4:
            break
        page.wait_for_timeout(50)
    gate["open"] = True
    for message in held:
        sockets[-1].send(message)
    expect(page.get_by_text(f"La carte {three} doit partager")).to_be_visible()
    assert laid(page) == (Laid(one, 0, 0, 0), Laid(two, 1, 1, 1))
    assert len(answered(held, "saved")) == 3


def answered(held: list[str | bytes], kind: str) -> set[str]:
    """The commands answered so; a command sent again for want of an answer is one all the same."""
    return {frame["id"] for frame in map(json.loads, held) if frame["kind"] == kind}


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    found = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})


def test_on_a_phone_all_is_in_sight_and_two_fingers_turn_a_card(visitor: Callable[..., Page]) -> None:
    page = visitor(phone=True)
    sit(page, ME, OPEN)
    other = visitor()
    join(other, page.url)
    one = hand(page)[0]
    for part in (page.get_by_role("table", name="Modèle"), board(page), page.locator(".tray"), page.locator(".bar")):
        box = part.bounding_box()
        assert box
        assert 0 <= box["y"] <= 844 - box["height"]
    slot(page, one).tap()
    cell(page, 1, 1).tap()
    expect(page.locator("[data-laid]")).to_have_count(1)
    x, y = centre(cell(page, 1, 1))
    fingers = page.context.new_cdp_session(page)
    touch(fingers, "touchStart", (x, y))
    touch(fingers, "touchStart", (x, y), (x + 60, y))
    touch(fingers, "touchMove", (x, y), (x + 40, y + 45))
    touch(fingers, "touchMove", (x, y), (x, y + 60))
    touch(fingers, "touchEnd")
    expect(page.locator('[data-laid][data-orientation="1"]')).to_be_visible()
    page.wait_for_timeout(400)
    cell(page, 1, 1).tap()
    cell(page, 1, 1).tap()
    expect(page.locator('[data-laid][data-orientation="7"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0


def test_the_right_cells_are_ticked_only_if_one_likes(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, fair=True)
    typed(page, put(solved(page).laid[0]))
    matches = seen(page)["places"][0]["frame"]["matches"]
    expect(page.locator(".cards .tick")).to_have_count(matches)
    expect(page.get_by_text(f"{matches} sur 9")).to_be_visible()
    page.get_by_role("button", name="Cases justes").click()
    expect(page.locator(".tick")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-laid]")).to_have_count(1)
    expect(page.locator(".tick")).to_have_count(0)


@pytest.mark.rule("COP-40", "COP-46")
def test_the_timed_variant_has_a_card_a_turn(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, variant="timed", seconds=300)
    [first] = hand(page)
    expect(page.locator(".round")).to_contain_text("tour 1")
    drag(page, slot(page, first), 1, 1)
    page.get_by_role("button", name="C’est posé").click()
    expect(page.locator(".round")).to_contain_text("tour 2")
    [second] = hand(page)
    assert second != first
    # the card of an earlier turn stays where it is
    drag(page, cell(page, 0, 0), 2, 1)
    assert laid(page) == (Laid(first, 0, 0, 0),)
    page.get_by_role("button", name="Renoncer").click()
    expect(page.locator(".round")).to_contain_text("tour 3")
    page.get_by_role("button", name="Finir la manche").click()
    expect(page.get_by_text("1 carte perdue")).to_be_visible()
    expect(page.get_by_text("d’un commun accord").first).to_be_visible()


@pytest.mark.rule("COP-63")
def test_in_turns_there_is_no_clock_and_each_waits_for_the_other(visitor: Callable[..., Page]) -> None:
    ada, zoe = visitor(), visitor()
    sit(ada, ME, OPEN, turns=True)
    join(zoe, ada.url)
    mine, hers = hand(ada), hand(zoe)
    expect(ada.get_by_role("timer")).to_have_count(0)
    drag(zoe, slot(zoe, hers[0]), 1, 1)
    expect(zoe.locator("[data-laid]")).to_have_count(0)
    drag(ada, slot(ada, mine[0]), 1, 1)
    expect(zoe.get_by_text("À vous de jouer", exact=True)).to_be_visible()
    drag(zoe, slot(zoe, hers[0]), 1, 1)
    expect(ada.get_by_text("À vous de jouer", exact=True)).to_be_visible()
    expect(zoe.locator("[data-laid]")).to_have_count(1)


@pytest.mark.rule("COP-10")
def test_the_modeller_arranges_the_model(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, modeller=True)
    cards = page.get_by_role("group", name="Les cartes du modèle").get_by_role("button")
    expect(cards).to_have_count(4)
    cards.first.click()
    page.keyboard.press("r")
    page.get_by_role("button", name="Retourner").click()
    show = page.get_by_role("button", name="Montrer le modèle")
    show.click()
    expect(show).to_be_hidden()
    assert len(hand(page)) == 10
    assert [each["orientation"] for each in seen(page)["model"]] == [7, 0, 0, 0]


def test_a_table_for_several_is_opened_from_the_home_page(visitor: Callable[..., Page]) -> None:
    page = visitor()
    card(page, "Copyright").get_by_role("button", name="Nouvelle table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Joueurs").select_option("3")
    for number in (2, 3):
        dialog.get_by_label(re.compile("^Qui joue")).nth(number - 1).select_option("open")
    unfold(dialog)
    dialog.get_by_label(re.compile("^Variante")).select_option(label="éclair")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    page.get_by_role("button", name="Continuer sans nom").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("variante éclair")).to_be_visible()
    expect(page.locator("article.pictured")).to_have_count(2)


def test_the_table_its_help_and_a_scored_round_have_no_violation(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page)
    cards = hand(page)
    assert violations(page) == []
    for at, number in enumerate(cards[:3]):
        typed(page, f"{number}+{at}+0")
    slot(page, cards[4]).click()
    assert violations(page) == []
    page.get_by_role("button", name="Comment jouer").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("group", name="Ce que vous pouvez faire").get_by_role("button", name="Terminer").click()
    page.get_by_role("dialog").get_by_role("button", name="Terminer").click()
    expect(page.get_by_role("region", name="Décompte de la manche 1")).to_be_visible()
    assert violations(page) == []


@pytest.mark.rule("COP-20", "COP-63")
def test_two_who_share_a_screen_hide_their_hands_but_not_the_scores(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit(page, ME, {"kind": "here", "name": "Zoé"}, turns=True)
    show = page.get_by_role("button", name="Montrer jusqu’à ce que je joue")
    for name in ("Ada", "Zoé"):
        expect(page.get_by_role("heading", name=re.compile(name)).first).to_be_visible()
        expect(page.locator(".tray")).to_have_count(0)
        show.click()
        assert len(hand(page)) == 10
        page.get_by_role("group", name="Ce que vous pouvez faire").get_by_role("button", name="Terminer").click()
        page.get_by_role("dialog").get_by_role("button", name="Terminer").click()
    expect(page.get_by_role("region", name="Décompte de la manche 1")).to_be_visible()
    following = page.get_by_role("button", name="Manche suivante")
    following.click()
    expect(page.get_by_text("On attend Ada", exact=True)).to_be_visible()
    following.click()
    expect(show).to_be_visible()


@pytest.mark.rule("GEN-03")
def test_whoever_has_left_a_round_is_said_to_be_out_and_not_to_have_finished(visitor: Callable[..., Page]) -> None:
    ada, bob, cleo = (visitor("/api/host") for _ in range(3))
    wish = {"game": "copyright", "seats": [ME, OPEN, OPEN]}
    table = ada.request.post("/api/tables", data=wish).json()["id"]
    for seat, (page, name) in enumerate(((bob, "Bob"), (cleo, "Cléo")), start=1):
        assert page.request.post(f"/api/tables/{table}/seats/{seat}", data={"name": name}).ok
    for page in (ada, bob, cleo):
        page.goto(f"/table/{table}")
    hand(bob)
    resign(bob)
    watcher = visitor(f"/table/{table}?watch")
    left = watcher.get_by_role("region", name="Assemblages").get_by_role("article", name="Bob")
    expect(left).to_contain_text("hors jeu")
    expect(left).not_to_contain_text("a terminé")
