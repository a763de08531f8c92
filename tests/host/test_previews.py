"""What is shown beside a link to a table."""

import asyncio
import re
from html import unescape

import pytest

from galerie.core import Line, Match, Refusal
from galerie.games import GAMES
from galerie.host.store.rows import Chair, TableSetup
from galerie.host.table.pictures import Pictures
from galerie.host.view.preview import card
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


@pytest.mark.parametrize("path", ["/", "/table/nowhere", "/lobby"])
def test_pages_answer_to_head(ada: Guest, path: str) -> None:
    answer = ada.http.head(path)
    assert (answer.status_code, answer.content) == (200, b"")


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
    pictures, made = Pictures(room=25), list[str]()

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
    pictures = Pictures()

    async def fail() -> bytes:
        raise Refusal("work-busy")

    async def make() -> bytes:
        return b"made"

    with pytest.raises(Refusal):
        await pictures.get("x", fail)
    assert await pictures.get("x", make) == b"made"
