"""Somebody's games: all of them, nobody else's, and as they stand."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from galerie.host.people import games as people_games
from galerie.host.people.games import Filter
from galerie.host.people.people import People
from galerie.host.store.database import Database
from galerie.host.store.rows import Chair, TableSetup
from galerie.host.store.sqlite import SqliteDatabase
from galerie.host.store.store import Store
from galerie.host.table.limits import TableLimits
from galerie.host.wire import GameList
from tests.host.accounts import sign_in, sign_up
from tests.host.sockets import joined
from tests.servers import Guest, Server

ME, HERE, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Zoë"}, {"kind": "open"}
NOVICE = {"kind": "bot", "level": "novice"}
SHOWN = TableLimits().games_listed


def games(guest: Guest, **wanted: Any) -> list[dict[str, Any]]:
    answer = guest.http.get("/api/me/games", params=wanted)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["games"])


def tables(guest: Guest, **wanted: Any) -> list[str]:
    return [game["table"] for game in games(guest, **wanted)]


def play(server: Server, guest: Guest, table: str, *moves: str, seat: int = 0) -> None:
    with joined(server, table, guest) as socket:
        for move in moves:
            assert socket.play(move, seat)["kind"] == "saved"


def test_who_has_never_sat_down_has_no_games(ada: Guest, bob: Guest) -> None:
    ada.open_table(ME, OPEN)
    assert bob.http.get("/api/me/games").json() == {"games": [], "next": None}


def test_a_game_is_listed_as_it_stands(ada: Guest, bob: Guest, server: Server) -> None:
    table = ada.open_table(ME, OPEN)
    (waiting,) = games(ada)
    assert [seat["kind"] for seat in waiting["seats"]] == ["human", "open"]
    bob.sit(table, 1, "Bob")
    play(server, ada, table, "d6")
    (going,) = games(bob)
    assert (going["game"], going["to_act"], going["ending"]) == ("reversi", [1], None)
    assert [(seat["name"], seat["yours"]) for seat in going["seats"]] == [("Ada", False), ("Bob", True)]
    assert going["at"] >= waiting["at"] > 1_600_000_000_000
    play(server, bob, table, "!resign", seat=1)
    (over,) = games(ada)
    assert (over["to_act"], over["ending"]["ranks"], over["ending"]["reason"]) == ([], [1, 2], "resigned")
    assert over["change"] is None
    play(server, bob, table, "!rematch", seat=1)
    assert games(ada) == [over]


def test_a_table_that_was_taken_back_is_nobodys_game(ada: Guest) -> None:
    table = ada.open_table(ME, OPEN)
    assert len(games(ada)) == 1
    assert ada.http.delete(f"/api/tables/{table}").status_code == 200
    assert games(ada) == []
    assert ada.http.get("/api/me").json()["tables"] == 0


def test_games_are_chosen_by_game_state_and_opponent(ada: Guest, server: Server) -> None:
    alone = ada.open_table(ME, game="solo")
    friends = ada.open_table(ME, HERE)
    computer = ada.open_table(NOVICE, ME)
    play(server, ada, friends, "!resign")
    assert tables(ada) == [friends, computer, alone]
    assert tables(ada, game="solo") == [alone]
    assert tables(ada, game="chess") == []
    assert tables(ada, over=True) == [friends]
    assert tables(ada, over=False) == [computer, alone]
    assert tables(ada, opponent=" ZOE ") == [friends]
    assert tables(ada, opponent="ada") == []
    assert tables(ada, opponent="coli") == [computer]
    assert tables(ada, opponent="%") == tables(ada, opponent="'") == []
    assert tables(ada, opponent="zoë", over=False) == []


def test_the_bots_are_called_as_in_ones_language(ada: Guest) -> None:
    master = ada.open_table(ME, {"kind": "bot", "level": "master"})
    for language, name, found in (("fr", "maitre", [master]), ("en", "master", [master]), ("en", "maître", [])):
        answer = ada.http.get("/api/me/games", params={"opponent": name}, headers={"Accept-Language": language})
        assert [game["table"] for game in answer.json()["games"]] == found


def test_long_lists_have_pages_that_begin_where_the_one_before_ended(ada: Guest, server: Server) -> None:
    opened = [ada.open_table(ME, HERE) for _ in range(23)]
    first = ada.http.get("/api/me/games").json()
    later = ada.open_table(ME, HERE)
    play(server, ada, opened[0], "!resign")  # it is the newest from now on
    second = ada.http.get("/api/me/games", params={"before": first["next"]}).json()
    assert [game["table"] for game in first["games"]] == opened[:2:-1]
    assert ([game["table"] for game in second["games"]], second["next"]) == ([opened[2], opened[1]], None)
    assert tables(ada)[:3] == [opened[0], later, opened[-1]]
    assert tables(ada, before=first["next"], over=True) == []
    assert games(ada, before="0.none") == []


async def test_a_page_costs_the_same_however_many_games_there_are_before_and_after_it(tmp_path: Path) -> None:
    """Steps are counted as SQLite counts them."""
    store, steps = Store(tmp_path / "db"), 0
    setup = TableSetup("reversi", 1, (), (Chair("human", "Ada", guest="ada"), Chair("human", "Zoë", guest="ada")))

    def fill(first: int, last: int, db: Database) -> None:
        made = [(f"{number:05}", number) for number in range(first, last)]
        charter = msgspec.json.encode(setup)
        db.executemany("INSERT INTO tables VALUES (?, ?, NULL)", [(table, charter) for table, _ in made])
        db.executemany("INSERT INTO standings (table_id, game, touched, acting) VALUES (?, 'reversi', ?, '[0]')", made)
        seats = [(table, seat, touched) for table, touched in made for seat in (0, 1)]
        db.executemany("INSERT INTO seatings VALUES (?, ?, 'ada', 'zoe', NULL, ?)", seats)

    def count() -> None:
        nonlocal steps
        steps += 1

    def watch(db: Database) -> None:
        assert isinstance(db, SqliteDatabase)
        db.set_progress_handler(count, 1)

    async def cost(before: str = "") -> tuple[int, GameList]:
        nonlocal steps
        steps = 0
        page = await people_games.listed(store, People(), "ada", Filter("reversi", over=False, opponent="zoe"), before)
        assert len(page.games) == SHOWN
        return steps, page

    await store.read(watch, "steps")
    await store.run(partial(fill, 0, 3 * SHOWN))
    few, _ = await cost()
    await store.run(partial(fill, 3 * SHOWN, 5_000))
    first, page = await cost()
    last, end = await cost(f"{SHOWN}.{SHOWN:05}")
    assert (page.games[0].table, end.games[-1].table, end.next) == ("04999", "00000", None)
    assert 0 < max(first, last) < few * 1.1
    store.close()


@pytest.mark.parametrize(
    "wanted", [{"before": "x"}, {"before": "9" * 19 + ".t"}, {"over": "lost"}, {"opponent": "x" * 41}]
)
def test_a_list_that_cannot_be_is_refused(ada: Guest, wanted: dict[str, Any]) -> None:
    answer = ada.http.get("/api/me/games", params=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "message-malformed")


def test_an_account_finds_the_games_of_every_device(ada: Guest, bob: Guest, server: Server) -> None:
    here, there = ada.open_table(ME, HERE), bob.open_table(ME, HERE)
    sign_up(ada, "Ada Partout")
    sign_in(bob, "Ada Partout")
    later = bob.open_table(ME, NOVICE)
    assert tables(ada) == tables(bob) == [later, there, here]
    with joined(server, later, ada) as socket:
        while socket.moment["ply"] < 4:  # fewer moves change no rating
            if socket.moment["to_act"] == [0]:
                assert socket.play(socket.moment["moves"]["0"][0])["kind"] == "saved"
            socket.until("happened")
        assert socket.play("!resign")["kind"] == "saved"
    (over,) = games(bob, over=True)
    assert over["change"] < 0


def test_the_link_of_a_finished_game_shows_it_to_anybody_and_of_another_only_what_is_public(
    ada: Guest, bob: Guest, server: Server
) -> None:
    table = ada.open_table(ME, OPEN, game="reflecto")
    bob.sit(table, 1)
    play(server, ada, table, "set SOUPE 1*23*45")
    stranger = server.guest()
    assert "SOUPE" not in stranger.http.get(f"/api/tables/{table}/moments").text
    assert "SOUPE" not in stranger.http.get(f"/api/tables/{table}/record").text
    play(server, ada, table, "!resign")
    assert "SOUPE" in stranger.http.get(f"/api/tables/{table}/moments").text
    assert "SOUPE" in stranger.http.get(f"/api/tables/{table}/record").text
    stranger.close()
