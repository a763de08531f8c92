"""What is shown beside a link to a table."""

import asyncio
import re
from html import unescape

import pytest

from galerie.core import Line, Match, Refusal
from galerie.games import GAMES
from galerie.host.store.rows import Chair, TableSetup
from galerie.host.table.made import Made
from galerie.host.view.preview import card
from tests.host.accounts import sign_up
from tests.host.sockets import joined
from tests.servers import Guest

ME, OPEN, BOT = {"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}
META = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')


def told(page: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in META.findall(page)}


def test_an_invitation_says_who_invites_to_what_and_escapes_their_name(ada: Guest) -> None:
    table = ada.open_table({**ME, "name": '"><script>a&b'}, OPEN)
    page = ada.http.get(f"/table/{table}", headers={"Accept-Language": "en"}).text
    assert "<script>a" not in page
    assert "&quot;&gt;&lt;script&gt;a&amp;b invites you" in page
    found = told(page)
    assert found["og:title"] == 'Reversi · "><script>a&b – A free seat'
    assert found["og:description"] == found["description"] == '"><script>a&b invites you to a game of Reversi.'
    assert found["og:image"] == f"{ada.server.address}/api/tables/{table}/picture/dark?lang=en"
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["twitter:card"] == "summary_large_image"
    assert found["robots"] == "noindex"
    assert page.count("<title>") == page.count('name="description"') == 1
    assert '<div id="app">' in page


def test_the_link_decides_on_the_language_before_the_visitor_does(ada: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    french = told(ada.http.get(f"/table/{table}?lang=fr", headers={"Accept-Language": "en"}).text)
    assert french["og:description"] == "Ada vous invite à une partie de Reversi."
    assert french["og:image"].endswith("?lang=fr")
    assert told(ada.http.get(f"/table/{table}?lang=xx&ply=x").text)["og:locale"] == "fr_FR"


def test_a_tournament_invites_whoever_gets_its_link(ada: Guest) -> None:
    wish = {"title": "Coupe <du lundi>", "game": "reversi", "system": "swiss", "name": "Ada"}
    tournament = ada.http.post("/api/tournaments", json=wish).json()["tournament"]["id"]
    ada.http.post(f"/api/tournaments/{tournament}/players", json={"name": "Ada"})
    page = ada.http.get(f"/t/{tournament}?lang=fr").text
    assert "<du lundi>" not in page
    found = told(page)
    assert found["og:title"] == "Coupe <du lundi> · Reversi · Système suisse"
    assert found["og:description"].startswith("Une personne est inscrite.")
    assert found["robots"] == "noindex"
    picture = ada.http.get(found["og:image"])
    assert (picture.headers["content-type"], picture.content[:4]) == ("image/png", b"\x89PNG")
    assert "og:title" not in ada.http.get("/t/nowhere").text


def test_a_table_that_does_not_exist_has_the_plain_page(ada: Guest) -> None:
    answer = ada.http.get("/table/nowhere")
    assert answer.status_code == 200
    assert "og:title" not in answer.text
    assert ada.http.get("/api/tables/nowhere/picture/dark").status_code == 404


def test_a_picture_is_for_everybody_and_for_any_site(ada: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    stranger = ada.server.guest()
    stranger.http.cookies.clear()
    address = f"/api/tables/{table}/picture/light?lang=en"
    head = stranger.http.head(address)
    picture = stranger.http.get(address)
    stranger.close()
    assert (head.status_code, head.content) == (200, b"")
    assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert picture.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
    for answer in (head, picture):
        assert answer.headers["Content-Type"] == "image/png"
        assert answer.headers["Cache-Control"] == "public, max-age=60"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
        assert "Set-Cookie" not in answer.headers
    assert ada.http.get(f"/api/tables/{table}/picture/sepia").status_code == 400
    assert ada.http.get(f"/api/tables/{table}/picture/dark?ply=-1").status_code == 400


def test_a_finished_game_tells_its_result_and_any_of_its_moments(ada: Guest) -> None:
    table = ada.open_table(ME, {"kind": "here", "name": "Bea"})
    with joined(ada.server, table, ada) as socket:
        socket.play("e3")
        socket.play("!resign", seat=1)
    address = f"/table/{table}?lang=en"
    over = told(ada.http.get(address).text)
    assert over["og:description"] == "Ada wins. By resignation."
    moment = told(ada.http.get(f"{address}&ply=0").text)
    assert moment["og:description"] == "After move 0 of 1"
    assert moment["og:image"].endswith("?lang=en&ply=0")
    assert told(ada.http.get(f"/analysis{address}&ply=0").text)["og:image"] == moment["og:image"]
    pictures = [ada.http.get(each["og:image"]) for each in (over, moment)]
    assert pictures[0].headers["Cache-Control"] == "public, max-age=86400"
    assert pictures[0].content != pictures[1].content


@pytest.mark.parametrize(
    "path", ["/", "/table/nowhere", "/lobby", "/api/games", "/robots.txt", "/health", "/api/nothing"]
)
def test_head_is_answered_wherever_get_is_with_the_same_headers(ada: Guest, path: str) -> None:
    head, got = ada.http.head(path), ada.http.get(path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    assert head.headers["Content-Length"] == got.headers["Content-Length"]
    assert head.headers["Content-Type"] == got.headers["Content-Type"]


def test_a_puzzle_is_shown_with_its_task_in_the_language_of_the_sender(ada: Guest) -> None:
    listed = ada.http.get("/api/puzzles/reversi").json()
    first, daily = listed["puzzles"][0]["id"], listed["daily"]
    found = told(ada.http.get(f"/puzzles/reversi/{first}?lang=en", headers={"Accept-Language": "fr"}).text)
    assert found["og:title"].startswith("Reversi · ")
    assert found["og:locale"] == "en_GB"
    assert found["og:image"] == f"{ada.server.address}/api/puzzles/reversi/{first}/picture/dark?lang=en"
    assert "robots" not in found
    assert f"/{daily}/picture/" in told(ada.http.get("/puzzles/reversi/daily").text)["og:image"]
    picture = ada.http.get(found["og:image"])
    assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert picture.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert "og:title" not in ada.http.get("/puzzles/reversi/nothing").text
    assert "og:title" not in ada.http.get("/puzzles/nothing/nothing").text


def test_a_deal_is_shown_with_its_day_and_its_options_and_without_its_cards(ada: Guest) -> None:
    found = told(ada.http.get("/deal/solo/2026-11-15?values=true&lang=fr&ghost=x").text)
    assert found["og:title"].startswith("Reversi solo · Donne du 15/11/2026 · ")
    assert found["og:image"].endswith("/api/deals/solo/2026-11-15/picture/dark?lang=fr&values=true")
    assert ada.http.get(found["og:image"]).headers["Content-Type"] == "image/png"
    for wrong in ("solo/9999-01-01", "reversi/2026-11-15", "solo/UPPER", "nothing/abcd2345"):
        assert "og:title" not in ada.http.get(f"/deal/{wrong}").text


def test_a_table_can_be_shown_in_a_frame_on_any_page_and_nothing_else_can(ada: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    stranger = ada.server.guest()
    stranger.http.cookies.clear()
    framed = stranger.http.get(f"/embed/table/{table}")
    assert framed.headers["Content-Security-Policy"].endswith("frame-ancestors *")
    assert framed.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert "Set-Cookie" not in framed.headers
    assert told(framed.text)["robots"] == "noindex"
    for path in (f"/table/{table}", f"/api/tables/{table}", "/embed/table", "/embed", f"/embed/{table}"):
        assert "frame-ancestors 'none'" in stranger.http.get(path).headers["Content-Security-Policy"]
    stranger.close()


def test_search_engines_are_kept_from_tables_and_previews_are_not(ada: Guest) -> None:
    rules = ada.http.get("/robots.txt").text
    for_all = rules.partition("User-agent: *\n")[2]
    assert "Disallow: /table/" in for_all
    assert "Twitterbot" in rules.partition("User-agent: *\n")[0]


def test_everybody_at_a_table_has_a_name() -> None:
    chairs = (Chair("human", guest="ada"), Chair("bot", level="novice"), Chair("bot", level="novice"), Chair("open"))
    setup = TableSetup("deflecto", GAMES["deflecto"].version, ("level=2",), chairs)
    match = Match.begin(GAMES["deflecto"], 4)
    words = card(setup, match, None, "fr")
    assert [player.name for player in words.players] == ["Joueur 1", "Colin", "Colas", "Une place libre"]
    assert words.told == "Une table de Déflecto : une place est libre."
    assert words.heading


def test_a_game_for_one_tells_how_it_ended_and_of_no_winner() -> None:
    setup = TableSetup("solo", GAMES["solo"].version, (), (Chair("human", "Ada", guest="ada"),))
    match = Match.begin(GAMES["solo"])
    over = match.then(0, match.parse(str(Line(0, "!resign").move)))
    assert card(setup, match, None, "en").told == "A game of Reversi solo is going on: watch it."
    assert "wins" not in card(setup, over, None, "en").told


async def test_pictures_are_kept_up_to_a_size_and_made_once_for_all_who_ask() -> None:
    pictures, made = Made(room=25), list[str]()

    async def make(name: str) -> bytes:
        made.append(name)
        await asyncio.sleep(0)
        return name.encode() * 10

    async def get(name: str) -> bytes:
        return await pictures.get(name, lambda: make(name))

    assert [*await asyncio.gather(get("a"), get("a"))] == [b"a" * 10] * 2
    await get("b")
    await get("a")  # so that it is not the oldest
    await get("c")
    assert made == ["a", "b", "c"]
    await get("a")
    assert made == ["a", "b", "c"]
    await get("b")
    assert made == ["a", "b", "c", "b"]


async def test_a_picture_that_could_not_be_made_is_tried_again() -> None:
    pictures = Made()

    async def fail() -> bytes:
        raise Refusal("work-busy")

    async def make() -> bytes:
        return b"made"

    with pytest.raises(Refusal):
        await pictures.get("x", fail)
    assert await pictures.get("x", make) == b"made"


def test_an_invitation_to_a_room_says_who_is_in_it_in_the_language_of_the_sender(ada: Guest) -> None:
    room = ada.http.post("/api/rooms", json={"name": "Ada <b>"}).json()["id"]
    page = ada.http.get(f"/r/{room}?lang=en", headers={"Accept-Language": "fr", "User-Agent": "WhatsApp/2"})
    found = told(page.text)
    assert found["og:title"] == "Galerie des Glaces · Room of Ada <b>"
    assert found["og:description"] == "Ada <b> invites you to a room: all the games, one link, no account."
    assert found["robots"] == "noindex"
    assert '<html lang="en">' in page.text
    assert "<b>" not in page.text
    picture = ada.http.get(found["og:image"])
    assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert picture.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
    assert "og:title" not in ada.http.get("/r/nowhere").text


def test_a_link_for_friends_says_whose_it_is(ada: Guest) -> None:
    sign_up(ada, "Gilles")
    code = ada.http.post("/api/me/friends/link").json()["link"].split("/")[-1].split("?")[0]
    found = told(ada.http.get(f"/friends/{code}?lang=fr").text)
    assert found["og:title"] == "Galerie des Glaces · Gilles"
    assert found["og:description"].startswith("Gilles vous propose d'être amis ici")
    assert "og:title" not in ada.http.get("/friends/nobody").text


@pytest.mark.parametrize("path", ["/", "/lobby", "/rules/reversi", "/leaders"])
def test_every_other_page_says_what_this_is(ada: Guest, path: str) -> None:
    found = told(ada.http.get(path, headers={"Accept-Language": "en"}).text)
    assert (found["og:title"], found["og:locale"]) == ("Galerie des Glaces", "en_GB")
    assert found["og:image"].endswith("/api/picture/dark?lang=en")
    assert "robots" not in found


def test_search_engines_stay_away_from_what_belongs_to_those_who_have_the_link(ada: Guest) -> None:
    rules = ada.http.get("/robots.txt").text.split("User-agent: *")[1]
    assert {"/table/", "/r/", "/friends", "/key", "/analysis/"} <= set(re.findall(r"Disallow: (\S+)", rules))
