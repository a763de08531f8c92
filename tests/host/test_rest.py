"""The REST part, over a real connection."""

import pytest

from galerie import bots
from galerie.lexicon import COMMON, french
from tests.servers import Guest, Server

ME, HERE, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bea"}, {"kind": "open"}


def test_the_games_say_what_can_be_chosen(ada: Guest) -> None:
    (reversi,) = (game for game in ada.http.get("/api/games").json() if game["name"] == "reversi")
    assert (reversi["name"], reversi["least_seats"], reversi["most_seats"]) == ("reversi", 2, 2)
    assert [option["name"] for option in reversi["options"]] == ["one_line", "parallel", "othello", "balanced"]
    assert reversi["starts"] == 0
    assert [level["name"] for level in reversi["levels"]] == [*bots.levels("reversi")]
    ratings = [level["rating"] for level in reversi["levels"]]
    assert ratings == sorted(ratings)


def test_the_games_say_which_options_are_rare_and_where_they_apply(ada: Guest) -> None:
    games = {game["name"]: game for game in ada.http.get("/api/games").json()}
    options = {option["name"]: option for option in games["copyright"]["options"]}
    assert [name for name, option in options.items() if option["rare"]] == [
        "wins",
        "rounds",
        "minutes",
        "seconds",
        "modeller",
    ]
    assert options["turns"]["applies"] == []
    assert options["limit"]["applies"] == [{"seats": [2, 3, 4, 5, 6], "variant": ["base", "timed"]}]
    assert {name: game["starts"] for name, game in games.items() if game["starts"] != 0} == {
        "copyright": None,
        "deflecto": None,
        "miroir": 1,
        "reflecto": None,
    }


def test_options_are_checked_before_a_table_is_opened(ada: Guest) -> None:
    address = "/api/games/reflecto/check"
    fine = ada.http.post(address, json={"seats": 2, "options": {"gerda_tiles": 7}})
    assert (fine.status_code, fine.json()) == (200, None)
    clash = ada.http.post(address, json={"seats": 2, "options": {"gerda_tiles": 7, "queen_tiles": 6}})
    assert (clash.status_code, clash.json()["code"], clash.json()["rule"]) == (400, "reflecto-tiles", "REF-60")
    assert ada.http.post(address, json={"seats": 3}).json()["code"] == "seats-wrong"
    assert ada.http.post(address, json={"seats": 2, "options": {"tiles": 5}}).json()["code"] == "option-unknown"
    assert ada.http.post("/api/games/chess/check", json={"seats": 2}).json()["code"] == "game-unknown"
    assert ada.http.get("/api/me").json()["tables"] == 0


def test_a_table_says_what_kind_of_game_is_played_there(ada: Guest) -> None:
    def traits(game: str, seats: int, **options: bool) -> list[bool]:
        chairs = [ME, *[HERE] * (seats - 1)]
        info = ada.http.get(f"/api/tables/{ada.open_table(*chairs, game=game, options=options)}").json()
        return [info[name] for name in ("secret", "racing", "advised", "reviewed")]

    assert traits("reversi", 2) == [False, False, True, True]
    assert traits("reflecto", 2) == [True, False, True, True]
    assert traits("copyright", 2) == [True, True, False, True]
    assert traits("copyright", 2, turns=True) == [True, False, True, True]
    assert traits("copyright", 1) == [True, True, True, True]


def test_a_move_is_checked_without_being_made(ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    bob.sit(table, 1)
    address = f"/api/tables/{table}/seats/0/check"
    fine = ada.http.post(address, json={"move": "e3"})
    assert (fine.status_code, fine.json()) == (200, None)
    assert ada.http.post(address, json={"move": "a1"}).json()["rule"] == "REV-04"
    assert ada.http.post(address, json={"move": "z9"}).json()["code"] == "square-unknown"
    assert bob.http.post(address, json={"move": "e3"}).json()["code"] == "seat-not-yours"
    assert bob.http.post(f"/api/tables/{table}/seats/1/check", json={"move": "e3"}).json()["code"] == "not-your-turn"
    assert len(ada.http.get(f"/api/tables/{table}/moments").json()) == 1


def test_a_shared_screen_is_not_told_what_a_secret_allows(ada: Guest) -> None:
    table = ada.open_table(ME, HERE, game="reflecto", options={"words": "common", "first": "gerda"})
    addresses = [f"/api/tables/{table}/seats/{seat}/check" for seat in (0, 1)]
    for address in addresses:
        assert ada.http.post(address, json={"move": "set XXXXX 12345**"}).json()["code"] == "reflecto-not-common"
        assert ada.http.post(address, json={"move": "set PIANO 12345**"}).status_code == 200
    race = ada.open_table(ME, HERE, game="copyright")
    answer = ada.http.post(f"/api/tables/{race}/seats/0/check", json={"move": "clear"})
    assert answer.json()["code"] == "check-none"


def test_a_word_is_judged_and_explained(ada: Guest) -> None:
    assert ada.http.get("/api/words/Élèves").json() == {
        "word": "eleves",
        "accepted": True,
        "bases": ["élève", "élever"],
        "band": "child",
    }
    assert ada.http.get("/api/words/iftar").json() == {"word": "iftar", "accepted": False, "bases": [], "band": None}


@pytest.mark.parametrize("text", ["s%3Fupe", "%20%20", "arc-en-ciel", "%F0%9F%8D%B2", "1", "%00"])
def test_what_is_no_word_is_an_answer_and_not_an_error(ada: Guest, text: str) -> None:
    answer = ada.http.get(f"/api/words/{text}")
    assert (answer.status_code, answer.json()["accepted"]) == (200, False)


def test_what_is_too_long_for_a_word_is_refused(ada: Guest) -> None:
    answer = ada.http.get(f"/api/words/{'a' * 64}")
    assert (answer.status_code, answer.json()["code"]) == (400, "message-malformed")


def test_the_words_of_a_pattern_are_told_commonest_first(ada: Guest) -> None:
    answer = ada.http.get("/api/words", params={"pattern": " Whïs* "})
    assert answer.json() == {"count": 5, "words": ["whisky", "whist", "whiskies", "whiskys", "whists"]}
    everything = ada.http.get("/api/words", params={"pattern": "*"}).json()
    assert (everything["count"], len(everything["words"])) == (len(french()), 60)


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip", "gzip"), ("identity", "identity"), ("gzip;q=0, *", "identity")]
)
def test_all_words_of_a_length_are_told_at_once_and_packed_if_possible(
    ada: Guest, accepted: str, encoding: str
) -> None:
    answer = ada.http.get("/api/vocabulary/5", headers={"Accept-Encoding": accepted})
    assert answer.headers.get("Content-Encoding", "identity") == encoding
    words = [answer.text[at : at + 5] for at in range(0, len(answer.text), 5)]
    assert words == sorted(french().matching("?????"))
    common = ada.http.get("/api/vocabulary/5", params={"common": "true"}).text
    assert len(common) == 5 * len(french().matching("?????", rarest=COMMON, bases=True))


@pytest.mark.parametrize("letters", [1, 16, "cinq"])
def test_a_vocabulary_of_no_such_length_is_refused(ada: Guest, letters: object) -> None:
    assert ada.http.get(f"/api/vocabulary/{letters}").status_code in {400, 404}


@pytest.mark.parametrize(
    ("pattern", "code"), [("s*e", "pattern-wrong"), ("12?", "pattern-wrong"), ("", "message-malformed")]
)
def test_what_is_no_pattern_is_refused(ada: Guest, pattern: str, code: str) -> None:
    answer = ada.http.get("/api/words", params={"pattern": pattern})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_table_remembers_its_options_and_whose_seats_are_whose(ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN, options={"othello": True}, clock={"per": "game", "seconds": 300, "increment": 2})
    info = ada.http.get(f"/api/tables/{table}").json()
    assert info["options"] == {"one_line": False, "parallel": False, "othello": True, "balanced": False}
    assert info["clock"] == {"per": "game", "seconds": 300, "increment": 2}
    assert [seat["yours"] for seat in info["seats"]] == [True, False]
    assert [seat["yours"] for seat in bob.http.get(f"/api/tables/{table}").json()["seats"]] == [False, False]


def test_an_open_seat_is_taken_once(ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    joined = bob.sit(table, 1, "  Bob \n Le  Bref ")
    assert joined.status_code == 200
    seat = joined.json()["seats"][1]
    assert {name: seat[name] for name in ("kind", "name", "level", "yours", "present", "rating")} == {
        "kind": "human",
        "name": "Bob Le Bref",
        "level": None,
        "yours": True,
        "present": False,
        "rating": None,
    }
    late = ada.sit(table, 1)
    assert (late.status_code, late.json()["code"]) == (409, "seat-taken")


@pytest.mark.parametrize(("seat", "code"), [(0, "seat-taken"), (2, "seat-unknown"), (15, "seat-unknown")])
def test_no_seat_but_an_open_one_can_be_taken(ada: Guest, bob: Guest, seat: int, code: str) -> None:
    table = ada.open_table(ME, OPEN)
    assert bob.sit(table, seat).json()["code"] == code
    assert [each["kind"] for each in ada.http.get(f"/api/tables/{table}").json()["seats"]] == ["human", "open"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [ME, HERE]}, "game-unknown"),
        ({"game": "reversi", "seats": [ME]}, "seats-wrong"),
        ({"game": "reversi", "seats": [ME, HERE, OPEN]}, "seats-wrong"),
        ({"game": "reversi", "seats": [ME, {"kind": "bot", "level": "divine"}]}, "bot-unknown"),
        ({"game": "reversi", "seats": [ME, {"kind": "bot"}]}, "bot-unknown"),
        ({"game": "reversi", "seats": [ME, HERE], "options": {"speed": True}}, "option-unknown"),
        ({"game": "reversi", "seats": [ME, HERE], "options": {"othello": "yes"}}, "option-value"),
        ({"game": "reversi", "seats": [ME, HERE], "options": {"othello": 1}}, "option-value"),
        (
            {"game": "reversi", "seats": [ME, HERE], "clock": {"per": "move", "seconds": 9, "increment": 1}},
            "clock-increment",
        ),
        ({"game": "reversi", "seats": [ME, HERE], "clock": {"per": "move", "seconds": 0}}, "message-malformed"),
        ({"game": "reversi", "seats": [{"kind": "me", "name": "x" * 25}, HERE]}, "message-malformed"),
        ({"game": "reversi", "seats": [ME, HERE], "colour": "gold"}, "message-malformed"),
        ([], "message-malformed"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_with_its_reason(ada: Guest, wish: object, code: str) -> None:
    answer = ada.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == code


def test_refusals_speak_the_language_that_was_asked_for(ada: Guest) -> None:
    french = ada.http.get("/api/tables/nowhere")
    english = ada.http.get("/api/tables/nowhere", headers={"Accept-Language": "en-GB,en;q=0.9"})
    assert (french.status_code, english.status_code) == (404, 404)
    assert french.json()["text"].startswith("Cette table n'existe pas")
    assert english.json()["text"].startswith("This table does not exist")


@pytest.mark.parametrize("address", ["/api/nothing", "/nothing", "/table", "/assets/none.js"])
def test_an_unknown_address_is_answered_in_words(ada: Guest, address: str) -> None:
    answer = ada.http.get(address)
    assert (answer.status_code, answer.json()["code"]) == (404, "address-unknown")


def test_a_person_at_an_unknown_address_gets_a_page(ada: Guest) -> None:
    answer = ada.http.get("/nothing", headers={"Accept": "text/html"})
    assert answer.status_code == 404
    assert answer.text.startswith("<!doctype html>")


@pytest.mark.parametrize(
    "address", ["/words", "/words/%C3%A9t%C3%A9", "/replay", "/rules/solo", "/puzzles/solo", "/account", "/games"]
)
def test_every_page_of_the_client_has_an_address(ada: Guest, address: str) -> None:
    answer = ada.http.get(address, headers={"Accept": "text/html"})
    assert (answer.status_code, answer.text[:15]) == (200, "<!doctype html>")


def test_a_huge_body_is_refused(ada: Guest) -> None:
    answer = ada.http.post("/api/replay", content=b"x" * 1_000_000, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (413, "message-huge")


@pytest.mark.parametrize("body", [b"", b"\xff\xfe", b"galerie record 1\n", b"not a record"])
def test_a_bad_record_is_refused_in_words(ada: Guest, body: bytes) -> None:
    answer = ada.http.post("/api/replay", content=body, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 400
    assert answer.json()["code"].startswith("record-")


def test_a_file_of_another_program_is_read_as_records(ada: Guest) -> None:
    games = b"(;GM[Othello]PB[ann]PW[bob]TY[8]B[f5]W[d6];)\n(;GM[Othello]PB[x]PW[y]TY[8]B[d3];)"
    several = ada.http.post("/api/records", content=games)
    assert several.json() == {"titles": ["ann \u2013 bob", "x \u2013 y"], "record": None}
    second = ada.http.post("/api/records?game=1", content=games).json()["record"]
    replayed = ada.http.post("/api/replay", content=second, headers={"Content-Type": "text/plain"}).json()
    assert (replayed["names"], replayed["plies"]) == (["x", "y"], 1)
    assert ada.http.post("/api/records", content=second.encode()).json()["record"] == second
    for body, query, code in (
        (games, "?game=2", "record-none"),
        (b"hello", "", "format-unrecognised"),
        (b"\0" * 84, "", "reversi-wthor-truncated"),
        (b"f5\n" * 5_001, "", "record-many"),
    ):
        answer = ada.http.post(f"/api/records{query}", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_pages_carry_a_strict_content_policy_and_an_http_only_cookie(server: Server) -> None:
    guest = server.guest()
    answer = guest.http.get("/table/whatever", headers={"Cookie": ""})
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    guest.close()


def test_what_caches_keep_brings_nobodys_cookie(ada: Guest) -> None:
    page = ada.http.get("/").text
    asset = page.partition('src="')[2].partition('"')[0]
    answer = ada.http.get(asset, headers={"Cookie": ""})
    assert answer.status_code == 200
    assert "public" in answer.headers["Cache-Control"]
    assert "Set-Cookie" not in answer.headers
    assert "Content-Security-Policy" in answer.headers


def test_the_host_says_that_it_is_well(ada: Guest) -> None:
    assert ada.http.get("/health").json() == {"status": "ok"}
    assert ada.http.get("/ready").json() == {"status": "ready", "saving": True}


def test_a_forged_cookie_is_nobodys(ada: Guest, server: Server) -> None:
    table = ada.open_table(ME, HERE)
    forged = ada.cookie.replace("=", "=x", 1)
    stranger = server.guest()
    answer = stranger.http.get(f"/api/tables/{table}", headers={"Cookie": forged})
    stranger.close()
    assert [seat["yours"] for seat in answer.json()["seats"]] == [False, False]


def test_the_openapi_document_describes_the_rest_part(ada: Guest) -> None:
    document = ada.http.get("/schema/openapi.json").json()
    assert {"/api/games", "/api/tables", "/api/tables/{table_id}", "/api/replay"} <= set(document["paths"])
    assert "TableWish" in document["components"]["schemas"]


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff"}', b'{"\xff": 1}', b'{"name": "\xed\xa0\x80"}', b"\xff", b"[" * 5_000]
)
def test_a_body_that_cannot_be_read_is_refused(ada: Guest, body: bytes) -> None:
    for path in ("/api/rooms", "/api/analysis/share", "/api/tables"):
        answer = ada.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "message-malformed"), (path, answer.text)
