"""Play over the socket, and everything that should not work."""

import contextlib
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.host.sockets import Socket, joined
from tests.servers import Guest, Server

ME, HERE, OPEN = {"kind": "me"}, {"kind": "here"}, {"kind": "open"}
NOVICE = {"kind": "bot", "level": "novice"}


def test_two_guests_play_over_one_table(server: Server, ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    bob.sit(table, 1)
    with joined(server, table, ada) as first, joined(server, table, bob) as second:
        assert first.welcome["moments"][0]["moves"] == {"0": ["e3", "f4", "c5", "d6"]}
        assert second.welcome["moments"][0] == first.welcome["moments"][0], "nothing is hidden from anybody"
        assert first.play("d6")["kind"] == "saved"
        moment = second.reached(1)
        assert (moment["version"], moment["ply"], moment["seat"], moment["move"]) == (1, 1, 0, "d6")
        assert set(moment["moves"]) == {"1"}
        assert moment["view"]["last"] == {"seat": 0, "square": "d6", "turned": ["d5"]}


def test_a_spectator_sees_what_the_players_see_and_may_not_move(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table) as spectator, joined(server, table, ada) as player:
        player.play("d6")
        moment = spectator.reached(1)
        assert moment == player.reached(1)
        assert moment["view"]["board"].count("g") == 4
        assert spectator.play("c6", seat=1)["problem"]["code"] == "seat-not-yours"


def test_a_whole_game_against_the_weakest_bot(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, NOVICE)
    with joined(server, table, ada) as socket:
        while not socket.moment["ending"]:
            if "0" in socket.moment["moves"]:
                socket.play(socket.moment["moves"]["0"][0])
            else:
                socket.until("happened")
        moment = socket.moment
        assert sum(moment["ending"]["scores"]) == sum(moment["view"]["counts"])
    record = ada.http.get(f"/api/tables/{table}/record").text
    replayed = ada.http.post("/api/replay", content=record, headers={"Content-Type": "text/plain"}).json()
    assert replayed["moments"][-1]["view"] == moment["view"]
    standing = ada.http.get(f"/api/tables/{table}/moments").json()
    assert [each["ply"] for each in standing] == list(range(moment["ply"] + 1))


REFUSED = [
    ("c3", 0, "reversi-flanks-nothing", "REV-04"),
    ("d4", 0, "reversi-occupied", "REV-12"),
    ("z9", 0, "square-unknown", "REV-12"),
    ("pass", 0, "reversi-must-place", "REV-08"),
    ("d6:n", 0, "reversi-all-lines", "REV-05"),
    ("d6", 1, "not-your-turn", "REV-12"),
    ("!dance", 0, "notation-unknown", None),
    ("!flag 1", 0, "conduct-not-yours", None),
    ("!agree", 0, "request-none", None),
    ("!takeback", 0, "takeback-nothing", None),
    ("!rematch", 0, "rematch-early", None),
    ("d6", 7, "seat-not-yours", None),
]


@pytest.mark.parametrize(("move", "seat", "code", "rule"), REFUSED)
def test_a_refused_command_is_explained_and_changes_nothing(
    server: Server, ada: Guest, move: str, seat: int, code: str, rule: str | None
) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table, ada) as socket:
        answer = socket.play(move, seat)
        assert answer["kind"] == "refused"
        assert (answer["problem"]["code"], answer["problem"]["rule"]) == (code, rule)
        assert answer["problem"]["text"]
        assert socket.play("d6")["version"] == 1


def test_another_guest_cannot_play_my_seat(server: Server, ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table, bob) as socket:
        assert socket.play("d6")["problem"]["code"] == "seat-not-yours"


@pytest.mark.parametrize("cookie", ["galerie_guest=forged.signature", "galerie_guest=", "other=1"])
def test_a_forged_or_missing_cookie_holds_no_seat(server: Server, ada: Guest, cookie: str) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table, Cookie=cookie) as socket:
        assert [seat["yours"] for seat in socket.welcome["table"]["seats"]] == [False, False]
        assert socket.play("d6")["problem"]["code"] == "seat-not-yours"


def test_the_same_command_is_done_once(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table, ada) as socket:
        assert socket.play("d6", command="once")["version"] == 1
        assert socket.play("d6", command="once")["version"] == 1
        assert socket.play("c6", seat=1)["version"] == 2
        assert socket.play("d6", command="once")["version"] == 1


def test_a_command_is_bound_to_its_seat_and_its_move(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table, ada) as socket:
        assert socket.play("d6", command="mine")["version"] == 1
        assert socket.play("c6", seat=1, command="mine")["problem"]["code"] == "command-reused"
        assert socket.play("e3", command="mine")["problem"]["code"] == "command-reused"
        assert socket.play("D6 ", command="mine")["version"] == 1


def test_who_was_away_while_a_friend_sat_down_can_move(server: Server, ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    with joined(server, table, ada):
        pass
    bob.sit(table, 1)
    with joined(server, table, ada, since=0) as back:
        assert back.moment["moves"] == {"0": ["e3", "f4", "c5", "d6"]}


def test_a_flood_is_refused_and_then_cut_off(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, HERE)
    codes = set()
    with joined(server, table, ada) as socket, contextlib.suppress(ConnectionClosed):
        for _ in range(2_000):
            socket.send({"kind": "ping"})
        while True:
            codes.add(socket.until("refused", "pong").get("problem", {}).get("code"))
    assert codes <= {None, "too-many"}
    assert socket.connection.close_code in (1008, 1013)


def test_wanting_a_rematch_twice_is_refused(server: Server, ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    bob.sit(table, 1)
    with joined(server, table, ada) as socket:
        socket.play("!resign")
        assert socket.play("!rematch")["kind"] == "saved"
        assert socket.play("!rematch")["problem"]["code"] == "request-yours"


@pytest.mark.parametrize("since", ["abc", "-1", "9" * 5_000], ids=["a word", "below zero", "beyond all bounds"])
def test_a_since_that_is_no_version_is_passed_over(server: Server, ada: Guest, since: str) -> None:
    table = ada.open_table(ME, HERE)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?since={since}") as connection:
        assert Socket(connection).moment["version"] == 0


def test_nobody_moves_before_every_seat_is_taken(server: Server, ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    with joined(server, table, ada) as socket:
        assert socket.welcome["moments"][0]["moves"] == {}
        assert socket.play("d6")["problem"]["code"] == "table-waiting"
        bob.sit(table, 1, "Bob")
        assert socket.until("seated")["table"]["seats"][1]["name"] == "Bob"
        assert socket.until("happened")["moment"]["moves"] == {"0": ["e3", "f4", "c5", "d6"]}


def test_a_client_that_was_away_gets_what_it_missed_or_where_things_stand(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table, ada) as socket:
        for _ in range(24):
            (seat, moves), *_ = socket.moment["moves"].items()
            socket.play(moves[0], int(seat))
        newest = socket.moment["version"]
    with joined(server, table, ada, since=newest - 3) as back:
        assert [each["version"] for each in back.welcome["moments"]] == [newest - 2, newest - 1, newest]
    for long_ago in (0, newest, newest + 5, -7):
        with joined(server, table, ada, since=long_ago) as back:
            assert [each["version"] for each in back.welcome["moments"]] == [newest]


def test_a_take_back_needs_the_other_player(server: Server, ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    bob.sit(table, 1)
    with joined(server, table, ada) as first, joined(server, table, bob) as second:
        first.play("d6")
        assert first.play("!takeback")["kind"] == "saved"
        asked = second.reached(2)
        nobody_else: dict[str, Any] = {"of": None, "keeps": 0, "replays": []}
        assert asked["request"] == {"seat": 0, "what": "takeback", "agreed": [0], **nobody_else}
        assert asked["ply"] == 1
        assert second.play("!agree", seat=1)["kind"] == "saved"
        undone = first.reached(3)
        assert (undone["version"], undone["ply"], undone["request"]) == (3, 0, None)
        assert undone["moves"] == {"0": ["e3", "f4", "c5", "d6"]}
    assert [each["ply"] for each in ada.http.get(f"/api/tables/{table}/moments").json()] == [0]


def test_a_declined_take_back_leaves_everything_as_it_was(server: Server, ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    bob.sit(table, 1)
    with joined(server, table, ada) as first, joined(server, table, bob) as second:
        first.play("d6")
        first.play("!takeback")
        second.play("!decline", seat=1)
        with joined(server, table) as spectator:
            (moment,) = spectator.welcome["moments"]
        assert (moment["ply"], moment["request"]) == (1, None)


def test_a_bot_and_a_friend_on_the_same_screen_let_a_move_be_taken_back(server: Server, ada: Guest) -> None:
    for other in (HERE, NOVICE):
        table = ada.open_table(ME, other)
        with joined(server, table, ada) as socket:
            socket.play("d6")
            assert socket.play("!takeback")["kind"] == "saved"
            with joined(server, table, ada) as fresh:
                assert fresh.welcome["moments"][-1]["ply"] == 0


@pytest.mark.rule("REV-13")
def test_a_rematch_swaps_the_colours(server: Server, ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    bob.sit(table, 1)
    with joined(server, table, ada) as first, joined(server, table, bob) as second:
        first.play("!resign")
        first.play("!rematch")
        assert second.reached(2)["rematch"] == [0]
        second.play("!rematch", seat=1)
        while not first.table["next"]:
            first.receive()
        following = first.table["next"]
    with joined(server, following, ada) as first, joined(server, following, bob) as second:
        assert [seat["yours"] for seat in first.welcome["table"]["seats"]] == [False, True]
        assert [seat["yours"] for seat in second.welcome["table"]["seats"]] == [True, False]
        assert second.welcome["moments"][0]["moves"] == {"0": ["e3", "f4", "c5", "d6"]}


def test_a_handicap_goes_with_its_player_into_a_rematch(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, HERE, game="reflecto", options={"gerda_letters": 7, "queen_tiles": 6})
    with joined(server, table, ada) as socket:
        socket.play("!resign")
        socket.play("!rematch")
        while not socket.table["next"]:
            socket.receive()
        following = ada.http.get(f"/api/tables/{socket.table['next']}").json()
    turned = {"gerda_letters": 5, "queen_letters": 7, "gerda_tiles": 6, "queen_tiles": 5}
    assert turned.items() <= following["options"].items()


def test_resigning_loses_and_ends_the_game(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, NOVICE)
    with joined(server, table, ada) as socket:
        socket.play("!resign")
        assert socket.play("d6")["problem"]["code"] == "game-over"
        with joined(server, table) as spectator:
            ending = spectator.welcome["moments"][0]["ending"]
        assert ending == {"scores": [0.0, 1.0], "ranks": [2, 1], "reason": "resigned", "counted": False}


def test_time_that_is_over_loses(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, HERE, clock={"per": "move", "seconds": 1})
    with joined(server, table, ada) as socket:
        assert socket.welcome["moments"][0]["clock"]["running"] == []
        assert socket.until("happened")["moment"]["clock"]["running"] == [0], "its player has come"
        moment = socket.until("happened")["moment"]
        assert (moment["seat"], moment["move"]) == (-1, "!flag 0")
        assert moment["ending"] == {"scores": [0.0, 1.0], "ranks": [2, 1], "reason": "time", "counted": False}


def test_presence_is_told(server: Server, ada: Guest, bob: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    bob.sit(table, 1)
    with joined(server, table, ada) as first:
        assert [seat["present"] for seat in first.welcome["table"]["seats"]] == [True, False]
        with joined(server, table, bob):
            assert first.until("seated")["table"]["seats"][1]["present"]
        assert not first.until("seated")["table"]["seats"][1]["present"]


NONSENSE = [
    "",
    "{",
    "[]",
    "null",
    '"play"',
    '{"kind": "dance"}',
    '{"kind": "play"}',
    "[" * 3000,
    '{"kind":"play","id":""}',
]


@pytest.mark.parametrize("message", NONSENSE)
def test_nonsense_is_answered_and_the_connection_stays(server: Server, ada: Guest, message: str) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table, ada) as socket:
        socket.send(message)
        answer = socket.receive()
        assert (answer["kind"], answer["problem"]["code"]) == ("refused", "message-malformed")
        assert socket.play("d6")["version"] == 1


def test_binary_frames_are_answered_too(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table, ada) as socket:
        socket.send(b"\xff\x00\xfe")
        assert socket.receive()["problem"]["code"] == "message-malformed"
        assert socket.play("d6")["version"] == 1


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table, ada) as socket:
        socket.send({"kind": "play", "id": "x", "seat": 0, "move": "d" * 5_000})
        assert socket.receive()["problem"]["code"] == "message-long"
        assert socket.play("d6")["version"] == 1
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.until("saved")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_endless_nonsense_ends_the_connection(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, HERE)
    with joined(server, table, ada) as socket:
        for _ in range(10):
            socket.send("nonsense")
        with pytest.raises(ConnectionClosed) as closed:
            socket.until("saved")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_an_unknown_table_is_named_so_in_the_visitors_language(server: Server) -> None:
    with joined(server, "nowhere-at-all-x", said={"Accept-Language": "en"}) as socket:
        assert socket.welcome["problem"]["text"].startswith("This table does not exist")
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("origin", ["http://evil.example", "http://[", "null"])
def test_a_page_of_another_site_may_not_connect(server: Server, ada: Guest, origin: str) -> None:
    table = ada.open_table(ME, HERE)
    with (
        pytest.raises((ConnectionClosed, InvalidStatus)),
        joined(server, table, ada, Origin=origin) as socket,
    ):
        socket.receive()


def test_a_line_of_chat_is_heard_by_the_other_and_answered_to_who_said_it(
    server: Server, ada: Guest, bob: Guest
) -> None:
    table = ada.open_table({"kind": "me"}, {"kind": "open"})
    bob.sit(table, 1, "Bob")
    headers = {"Accept-Language": "en"}
    with joined(server, table, ada) as first, joined(server, table, bob, said=headers) as second:
        first.send({"kind": "say", "id": "hello", "text": "Bonjour"})
        answer, heard = first.until("said"), second.until("said")
        while not answer["lines"][0]["by"]:
            answer = first.until("said")
        while not heard["lines"][0]["by"]:
            heard = second.until("said")
        assert (answer["id"], heard["id"]) == ("hello", None)
        assert answer["lines"] == heard["lines"]
        assert heard["lines"][0]["text"] == "Bonjour"
        second.send({"kind": "say", "id": "long", "text": "x" * 301})
        refused = second.until("refused")
        assert (refused["id"], refused["problem"]["code"]) == ("long", "chat-long")
        assert refused["problem"]["text"] == "This message is too long: 300 characters at most."


def test_the_lag_of_a_connection_is_given_back(server: Server, ada: Guest) -> None:
    table = ada.open_table({"kind": "me"}, {"kind": "here"}, clock={"per": "game", "seconds": 600})
    with joined(server, table, ada) as socket:
        socket.send({"kind": "ping", "lag": 60_000})
        socket.until("pong")
        assert socket.play("d6")["kind"] == "saved"
        assert socket.reached(1)["clock"]["left"][0] <= 600_000
        socket.send({"kind": "ping", "lag": 60_001})
        assert socket.until("refused")["problem"]["code"] == "message-malformed"


def test_what_a_bot_may_do_is_listed_to_nobody(server: Server, ada: Guest) -> None:
    table = ada.open_table(ME, {"kind": "bot", "level": "novice"})
    with joined(server, table, ada) as socket:
        socket.play("d6")
        moment = socket.reached(1)
        assert (moment["to_act"], moment["moves"]) == ([1], {})
        assert list(socket.reached(2)["moves"]) == ["0"]
