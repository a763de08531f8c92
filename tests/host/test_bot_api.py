"""Programs play over HTTP as bot accounts: with tokens, streams and moves, and with everybody's knowledge."""

import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.documentation.pages import read
from tests.host.accounts import PASSPHRASE, sign_up
from tests.host.bots import Lines, Program, bot_account, token_of
from tests.host.sockets import joined
from tests.servers import Guest, Server

EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
ME, OPEN = {"kind": "me", "name": "Zoé"}, {"kind": "open"}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.fixture(scope="module")
def program(host: Server) -> Iterator[Program]:
    """One for all tests: making an account takes long, on purpose."""
    if not host.is_running:
        host.start()
    owner = host.guest()
    bot_account(owner, "Robot Commun")
    found = Program(host, token_of(owner))
    yield found
    found.http.close()
    owner.close()


def test_an_account_becomes_a_bot_for_good_unless_a_person_has_played_as_it(ada: Guest, bob: Guest) -> None:
    assert code(ada.http.post("/api/account/bot")) == (401, "signed-out")
    sign_up(ada, "Robot Un")
    assert code(ada.http.post("/api/account/tokens", json={"name": "x", "scopes": ["play"]})) == (409, "token-person")
    assert ada.http.post("/api/account/bot").status_code == 200
    assert ada.http.get("/api/me").json()["bot"] is True
    bob.open_table(ME, OPEN)
    sign_up(bob, "Robot Deux")
    assert code(bob.http.post("/api/account/bot")) == (409, "bot-played")
    assert bob.http.get("/api/me").json()["bot"] is False


def test_the_games_of_a_guest_who_signs_in_as_a_bot_stay_the_guests(ada: Guest, bob: Guest) -> None:
    bot_account(ada, "Robot Trois")
    table = bob.open_table(ME, OPEN)
    wish = {"name": "Robot Trois", "passphrase": PASSPHRASE}
    assert bob.http.post("/api/session", json=wish).status_code == 201
    assert not any(seat["yours"] for seat in bob.http.get(f"/api/tables/{table}").json()["seats"])


def test_a_token_is_shown_once_and_stored_as_a_digest(ada: Guest, server: Server) -> None:
    bot_account(ada, "Robot Quatre")
    token = token_of(ada, name="my engine")
    listed = ada.http.get("/api/account/tokens")
    assert [(each["name"], each["scopes"], each["used"]) for each in listed.json()] == [
        ("my engine", ["play", "read"], None)
    ]
    assert token not in listed.text
    with closing(sqlite3.connect(f"file:{server.data}?mode=ro", uri=True)) as db:
        assert token not in str(db.execute("SELECT * FROM tokens").fetchall())
    program = Program(server, token)
    assert program.http.get("/api/bot/account").json()["name"] == "Robot Quatre"
    assert ada.http.get("/api/account/tokens").json()[0]["used"] is not None
    # outside the bot routes a token identifies nobody
    assert program.http.get("/api/me").json()["name"] is None
    program.http.close()


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer galerie_wrong", "Basic Zm9vOmJhcg=="])
def test_without_a_valid_token_nothing_is_answered(ada: Guest, header: str) -> None:
    sent = {"Authorization": header} if header else {}
    answer = ada.http.get("/api/bot/account", headers=sent)
    assert code(answer) == (401, "token-wrong")
    assert "Bearer" in answer.json()["text"]
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_token_does_only_what_its_scopes_say_and_nothing_once_it_is_revoked(ada: Guest, server: Server) -> None:
    bot_account(ada, "Robot Cinq")
    program = Program(server, token_of(ada, "read"))
    table = ada.open_table(ME, OPEN)
    assert code(program.move(table, "d6", 0)) == (403, "token-scope")
    with program.lines(f"/api/bot/tables/{table}") as lines:
        assert next(lines)["kind"] == "welcome"
        (token,) = ada.http.get("/api/account/tokens").json()
        assert ada.http.delete(f"/api/account/tokens/{token['id']}").status_code == 200
        assert all(line["kind"] == "seated" for line in lines)  # it ends
    assert code(program.http.get("/api/bot/account")) == (401, "token-wrong")
    assert code(ada.http.delete(f"/api/account/tokens/{token['id']}")) == (404, "token-unknown")
    program.http.close()


def test_an_account_has_ten_tokens_at_most(ada: Guest) -> None:
    bot_account(ada, "Robot Six")
    for number in range(10):
        token_of(ada, name=str(number))
    eleventh = ada.http.post("/api/account/tokens", json={"name": "eleven", "scopes": ["play"]})
    assert code(eleventh) == (409, "token-many")


def test_a_program_asks_so_often_and_its_streams_end_when_the_server_stops(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3", bot_requests_per_minute=4)
    server.start()
    owner = server.guest()
    bot_account(owner, "Robot")
    program = Program(server, token_of(owner))
    table = owner.open_table(ME, OPEN)
    with program.lines("/api/bot/events") as events, program.lines(f"/api/bot/tables/{table}") as lines:
        assert next(events)["event"] == "seated"
        assert next(lines)["kind"] == "welcome"
        assert [program.http.get("/api/bot/account").status_code for _ in range(3)] == [200, 200, 429]
        assert server.stop() == 0
        assert [*events] == []
        assert {line["kind"] for line in lines} <= {"seated"}
    assert "galerie_" not in server.log.read_text()
    program.http.close()
    owner.close()


def play_out(program: Program, table: str, person: Any, lines: Lines) -> None:
    """Both play the first of their moves until the game is over."""
    while not person.moment["ending"]:
        moment = person.moment
        for seat in moment["to_act"]:
            move = moment["moves"][str(seat)][0]
            if seat == 0:
                person.play(move)
            else:
                assert program.move(table, move).status_code == 200
                person.reached(moment["version"] + 1)


def test_a_program_plays_a_game_against_a_person_who_sees_what_it_is(
    ada: Guest, program: Program, server: Server
) -> None:
    table = ada.open_table(ME, OPEN)
    with program.lines("/api/bot/events") as events, joined(server, table, ada) as person:
        assert program.sit(table).status_code == 200
        assert events.until(table=table) == {
            "event": "seated", "table": table, "game": "reversi", "seats": [1], "version": 0, "ending": None
        }  # fmt: skip
        with program.lines(f"/api/bot/tables/{table}") as lines:
            welcome = next(lines)
            assert [seat["bot_account"] for seat in welcome["table"]["seats"]] == [False, True]
            assert (welcome["table"]["rated"], welcome["table"]["seats"][1]["present"]) == (False, True)
            assert welcome["table"]["seats"][1]["rating"] is None
            assert person.play("d6")["kind"] == "saved"
            assert lines.until(kind="happened")["moment"]["moves"]["1"]
            assert events.until(event="turn", table=table)["version"] == 1
            play_out(program, table, person, lines)
            *_, last = lines
        assert last["kind"] in {"happened", "seated", "said"}
        assert events.until(event="over", table=table)["ending"] == person.moment["ending"]
    listed = ada.http.get("/api/me/games").json()["games"][0]
    assert [each["bot_account"] for each in listed["seats"]] == [False, True]


def test_a_move_is_judged_like_that_of_a_browser_and_made_once(ada: Guest, program: Program, server: Server) -> None:
    table = ada.open_table(ME, OPEN)
    assert code(program.move(table, "d6")) == (400, "seat-not-yours")
    assert program.sit(table).status_code == 200
    assert code(program.move(table, "d6")) == (409, "not-your-turn")
    assert code(program.move("nowhere", "d6")) == (404, "table-unknown")
    with joined(server, table, ada) as person:
        person.play("d6")
        assert code(program.move(table, "a1")) == (422, "reversi-flanks-nothing")
        assert code(program.move(table, "zz")) == (422, "square-unknown")
        assert program.http.post(f"/api/bot/tables/{table}/move", json={"move": "c6"}).status_code == 400
        legal = person.moment["moves"]["1"]
        made = program.move(table, legal[0], command="once")
        assert made.json() == {"version": 2}
        assert program.move(table, legal[0], command="once").json() == {"version": 2}
        assert code(program.move(table, legal[1], command="once")) == (409, "command-reused")
        assert program.http.post(f"/api/bot/tables/{table}/chat", json={"id": "a", "text": "Hello"}).status_code == 200
        assert person.until("said")["lines"][0]["text"] == "Hello"
        assert person.play("!draw")["kind"] == "saved"
        assert program.move(table, "!decline").status_code == 200
        assert program.move(table, "!resign").status_code == 200
        assert code(program.move(table, "!resign")) == (409, "game-over")


def test_whoever_opens_a_table_decides_whether_bots_sit_down(ada: Guest, program: Program) -> None:
    closed = ada.open_table(ME, OPEN, admits_bots=False)
    public = ada.open_table(ME, OPEN, public=True)
    assert code(program.sit(closed)) == code(program.sit(public)) == (403, "bots-unwelcome")
    welcome = ada.open_table(ME, OPEN, public=True, admits_bots=True)
    assert program.sit(welcome).status_code == 200


def test_nobody_is_paired_with_a_bot(ada: Guest, program: Program, server: Server) -> None:
    begin = ada.http.get("/api/games").json()
    options = next(game for game in begin if game["name"] == "deflecto")["presets"]["begin"]
    wish = {"game": "deflecto", "seats": [ME, OPEN], "public": True, "options": options}
    opened = program.http.post("/api/bot/tables", json=wish)
    assert opened.status_code == 201, opened.text
    with program.lines(f"/api/bot/tables/{opened.json()['id']}") as lines:
        next(lines)
        paired = ada.http.post("/api/pairings", json={"game": "deflecto"}).json()
    assert paired["id"] != opened.json()["id"]
    invitation = ada.http.get(f"/table/{opened.json()['id']}", headers={"Accept-Language": "en"}).text
    assert "Robot Commun (bot) invites you" in invitation


def test_a_bot_that_listens_hears_of_the_table_it_opens(program: Program) -> None:
    with program.lines("/api/bot/events") as events:
        wish = {"game": "reversi", "seats": [{"kind": "bot", "level": "novice"}, {"kind": "me"}]}
        table = program.http.post("/api/bot/tables", json=wish).json()["id"]
        assert any(event["table"] == table for event in events)


def test_a_bot_that_listens_is_invited_by_its_name(ada: Guest, bob: Guest, program: Program) -> None:
    name = program.http.get("/api/bot/account").json()["name"]
    table = ada.open_table(ME, OPEN)
    invitation = f"/api/tables/{table}/invitations"
    assert code(ada.http.post(invitation, json={"name": name})) == (404, "bot-absent")
    with program.lines("/api/bot/events") as events:
        assert name in ada.http.get("/api/bots").json()["names"]
        assert code(bob.http.post(invitation, json={"name": name})) == (403, "table-not-yours")
        assert ada.http.post(invitation, json={"name": name}).status_code == 200
        invited = events.until(event="invited")
        assert (invited["table"], invited["seats"]) == (table, [1])
        assert program.sit(table, invited["seats"][0]).status_code == 200


def test_where_moves_are_not_told_a_program_gets_the_board_as_text(ada: Guest, program: Program) -> None:
    table = ada.open_table(OPEN, ME, moves_told=False)
    assert program.sit(table, 0).status_code == 200
    with program.lines(f"/api/bot/tables/{table}") as lines:
        (moment,) = next(lines)["moments"]
        assert (moment["to_act"], moment["moves"], moment["view"]) == ([0], {}, None)
        assert "a b c d e f g h" in moment["text"]
        assert program.move(table, "d6", 0).status_code == 200
        assert lines.until(kind="happened")["moment"]["view"] is None


def test_a_rematch_is_announced_to_a_bot(ada: Guest, program: Program, server: Server) -> None:
    table = ada.open_table(ME, OPEN)
    program.sit(table)
    with program.lines("/api/bot/events") as events, joined(server, table, ada) as person:
        person.play("!resign")
        person.play("!rematch")
        assert program.move(table, "!rematch").status_code == 200
        events.until(event="over", table=table)
        assert events.until(event="seated")["seats"] == [0]


def test_the_bot_of_the_documentation_accepts_an_invitation_and_plays_a_whole_game(
    ada: Guest, bob: Guest, server: Server, tmp_path: Path
) -> None:
    script = tmp_path / "bot.py"
    script.write_text(EXAMPLE.search(read("docs/bot-api.md"))[1])  # type: ignore[index]
    name = "Robot des Pages"
    bot_account(bob, name)
    environment = {**os.environ, "GALERIE_SERVER": server.address, "GALERIE_TOKEN": token_of(bob)}
    with subprocess.Popen([sys.executable, script], env=environment) as process:
        try:
            while name not in ada.http.get("/api/bots").json()["names"]:
                assert process.poll() is None
                time.sleep(0.05)
            table = ada.open_table(ME, OPEN)
            with joined(server, table, ada) as person:
                assert ada.http.post(f"/api/tables/{table}/invitations", json={"name": name}).status_code == 200
                while not person.moment["ending"]:
                    if own := person.moment["moves"].get("0"):
                        assert person.play(own[0])["kind"] == "saved"
                    else:
                        person.receive()
                    if person.moment["version"] == 5 and not person.moment["request"]:
                        assert person.play("!draw")["kind"] == "saved"
        finally:
            process.kill()
