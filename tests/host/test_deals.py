"""Deals with a name, hints and reviews, over a real connection."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.host.sockets import Socket, joined
from tests.servers import Guest, Server

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "novice"}
EXPERT = {"kind": "bot", "level": "expert"}


def solo(guest: Guest, **wish: object) -> str:
    return guest.open_table(ME, game="solo", **wish)


def tokens(socket: Socket, *moves: str) -> dict[str, str]:
    """What lies face up, by square, after these placements."""
    for move in moves:
        assert socket.play(move)["kind"] == "saved"
    found = dict(socket.moment["view"]["tokens"])
    assert found
    return found


@pytest.mark.rule("REV-44")
def test_a_code_deals_the_same_to_everybody_whatever_the_order_of_reveals(
    server: Server, ada: Guest, bob: Guest
) -> None:
    mine, theirs = solo(ada, deal="vendredi-13"), solo(bob, deal="vendredi-13")
    with joined(server, mine, ada) as first, joined(server, theirs, bob) as second:
        assert tokens(first, "ge3", "bd3") == tokens(second, "bd3", "ge3")


def test_another_code_deals_otherwise_and_a_table_without_one_gets_its_own(server: Server, ada: Guest) -> None:
    seen = []
    codes = []
    for wish in ({"deal": "one-code"}, {"deal": "two-code"}, {}):
        table = solo(ada, **wish)
        with joined(server, table, ada) as socket:
            codes.append(socket.table["deal"])
            seen.append(tokens(socket, "ge3", "bd3", "gc4"))
    assert len({str(each) for each in seen}) == 3
    assert codes[:2] == ["one-code", "two-code"]
    assert len(codes[2]) == 8


def test_a_rematch_of_one_is_another_deal(server: Server, ada: Guest) -> None:
    table = solo(ada)
    with joined(server, table, ada) as socket:
        socket.play("stop")
        socket.play("!rematch")
        while not socket.table["next"]:
            socket.receive()
        following = socket.table["next"]
        before = socket.table["deal"]
    assert ada.http.get(f"/api/tables/{following}").json()["deal"] != before


def test_todays_deal_is_told_and_tomorrows_is_not_dealt_yet(ada: Guest) -> None:
    daily = {game["name"]: game["daily"] for game in ada.http.get("/api/games").json()}
    today = datetime.now(UTC).date()
    assert daily["reversi"] is None
    assert daily["solo"] in {today.isoformat(), (today - timedelta(1)).isoformat()}
    solo(ada, deal=daily["solo"])
    wish = {"game": "solo", "seats": [ME], "deal": (today + timedelta(2)).isoformat()}
    assert ada.http.post("/api/tables", json=wish).json()["code"] == "deal-early"


@pytest.mark.parametrize(
    ("deal", "code"), [("a", "message-malformed"), ("UPPER", "message-malformed"), ("x" * 17, "message-malformed")]
)
def test_a_code_that_cannot_be_is_refused(ada: Guest, deal: str, code: str) -> None:
    wish = {"game": "solo", "seats": [ME], "deal": deal}
    assert ada.http.post("/api/tables", json=wish).json()["code"] == code


def test_a_game_without_deals_takes_no_code(ada: Guest) -> None:
    wish = {"game": "reversi", "seats": [ME, BOT], "deal": "some-code"}
    assert ada.http.post("/api/tables", json=wish).json()["code"] == "deal-none"


def test_a_hint_is_a_legal_move_for_whoever_is_to_act(server: Server, ada: Guest, bob: Guest) -> None:
    for table, seats in ((solo(ada), 1), (ada.open_table(ME, BOT), 2)):
        with joined(server, table, ada) as socket:
            answer = ada.http.get(f"/api/tables/{table}/hint/0")
            assert answer.json()["move"] in socket.moment["moves"]["0"]
        assert bob.http.get(f"/api/tables/{table}/hint/0").json()["code"] == "seat-not-yours"
        assert ada.http.get(f"/api/tables/{table}/hint/{seats}").json()["code"] == "seat-not-yours"


def test_there_are_no_hints_in_company(ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, {"kind": "open"})
    bob.sit(table, 1)
    assert ada.http.get(f"/api/tables/{table}/hint/0").json()["code"] == "hint-none"


def test_a_finished_game_is_reviewed_and_an_unfinished_one_is_not(server: Server, ada: Guest) -> None:
    table = solo(ada)
    with joined(server, table, ada) as socket:
        tokens(socket, "ge3", "bd3")
        assert ada.http.get(f"/api/tables/{table}/review").json()["code"] == "review-early"
        socket.play("stop")
    answer = ada.http.get(f"/api/tables/{table}/review").json()
    assert answer["game"] == "solo"
    review = answer["review"]["details"]
    assert [moment["move"] for moment in review["moments"]] == ["ge3", "bd3", "stop"]
    assert 0 == review["score"] < review["best"]["score"] <= review["best"]["bound"] <= 24


def training(guest: Guest, **wish: object) -> str:
    return guest.open_table(ME, game="copyright", **wish)


@pytest.mark.rule("COP-62")
def test_whoever_trains_on_the_deal_of_the_day_has_the_same_model_and_cards(
    server: Server, ada: Guest, bob: Guest
) -> None:
    daily = {game["name"]: game["daily"] for game in ada.http.get("/api/games").json()}["copyright"]
    assert daily
    seen = []
    for guest, deal in ((ada, daily), (bob, daily), (bob, "another")):
        with joined(server, training(guest, deal=deal), guest) as socket:
            view = socket.moment["view"]
            seen.append((view["model"], view["places"][0]["hand"]))
    assert seen[0] == seen[1] != seen[2]


@pytest.mark.rule("COP-62")
def test_in_company_there_is_no_deal_to_name(ada: Guest) -> None:
    wish = {"game": "copyright", "seats": [ME, EXPERT], "deal": "some-code"}
    assert ada.http.post("/api/tables", json=wish).json()["code"] == "deal-company"
    table = ada.open_table(ME, EXPERT, game="copyright")
    assert ada.http.get(f"/api/tables/{table}").json()["deal"] is None


@pytest.mark.rule("COP-60", "COP-62")
def test_hints_lead_to_the_best_lay_out_and_the_review_shows_it(server: Server, ada: Guest) -> None:
    table = training(ada)
    with joined(server, table, ada) as socket:
        while not socket.moment["ending"]:
            socket.play(ada.http.get(f"/api/tables/{table}/hint/0").json()["move"])
        reached = socket.moment["ending"]["scores"][0]
    (only,) = ada.http.get(f"/api/tables/{table}/review").json()["review"]["details"]["rounds"]
    (best,) = only["result"]["best"]
    assert best["score"] == reached
    assert only["missed"] == [0]
    assert len({laid["card"] for laid in best["laid"]}) == len(best["laid"]) > 0


def test_there_is_no_time_for_hints_in_a_race(server: Server, ada: Guest) -> None:
    race = ada.open_table(ME, EXPERT, game="copyright", options={"minutes": 0})
    with joined(server, race, ada):
        assert ada.http.get(f"/api/tables/{race}/hint/0").json()["code"] == "hint-none"
    quiet = ada.open_table(ME, EXPERT, game="copyright", options={"turns": True})
    with joined(server, quiet, ada) as socket:
        assert socket.play(ada.http.get(f"/api/tables/{quiet}/hint/0").json()["move"])["kind"] == "saved"
