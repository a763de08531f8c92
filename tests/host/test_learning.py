"""Lessons and puzzles over REST: judged by the rules, leaving nothing behind but what an account has learnt."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from galerie.games import GAMES
from galerie.host.people.learning import MOST, MOST_GAMES, Learning, merged
from galerie.host.people.people import People
from galerie.host.store.address import Place
from galerie.host.store.rows import StoredOpponent, StoredProgress
from galerie.host.store.store import Store
from galerie.host.wire import Progress
from galerie.study.lessons import lesson
from galerie.study.puzzles import Puzzle, puzzles
from tests.host.accounts import PASSPHRASE, members, sign_up
from tests.servers import Guest, Server

SCENE = lesson(GAMES["reversi"])[0]
WRONG = next(wrong for wrong in SCENE.tasks[0].wrong if wrong.say and wrong.moves)
EASY = next(puzzle for puzzle in puzzles("reversi").values() if len(puzzle.line) == 1)


@pytest.fixture
def eve(server: Server) -> Iterator[Guest]:
    guest = server.guest()
    yield guest
    guest.close()


@pytest.fixture
def alone(mortal: Server) -> Iterator[Guest]:
    """The only guest of a host."""
    guest = mortal.guest()
    yield guest
    guest.close()


def lesson_try(guest: Guest, scene: str = SCENE.id, **body: Any) -> dict[str, Any]:
    answer = guest.http.post(f"/api/lessons/reversi/{scene}", json=body)
    return {**answer.json(), "status": answer.status_code}


def puzzle_try(guest: Guest, puzzle: Puzzle = EASY, **body: Any) -> dict[str, Any]:
    answer = guest.http.post(f"/api/puzzles/reversi/{puzzle.id}", json=body)
    return {**answer.json(), "status": answer.status_code}


def solving(guest: Guest) -> list[dict[str, Any]]:
    return list(guest.http.get("/api/me").json()["solving"])


def worse(puzzle: Puzzle) -> str:
    match = puzzle.start()
    return next(text for text in match.moves(puzzle.seat).texts if text not in puzzle.answers)


class TestLessons:
    def test_a_scene_is_shown_as_its_record_says(self, eve: Guest) -> None:
        info = eve.http.get("/api/lessons/reversi").json()
        assert [each["id"] for each in info["scenes"]] == [each.id for each in lesson(GAMES["reversi"])]
        assert info["scenes"][-1]["is_game"]
        state = lesson_try(eve)
        assert (state["verdict"], state["task"], state["lines"]) == ("begun", 0, [])
        assert len(state["moments"]) == SCENE.shown + 1
        assert state["moments"][-1]["moves"][str(SCENE.seat)]

    def test_a_right_move_is_answered_and_leads_to_the_next_task(self, eve: Guest) -> None:
        task = SCENE.tasks[0]
        state = lesson_try(eve, move=task.want[0])
        assert (state["verdict"], state["task"]) == ("right", 1)
        assert state["lines"] == [f"{SCENE.seat} {task.want[0]}", *task.reply]
        assert [moment["move"] for moment in state["moments"]] == [line.split()[1] for line in state["lines"]]
        assert state["says"].endswith("-2")

    def test_a_wrong_move_is_answered_and_nothing_has_happened(self, eve: Guest) -> None:
        state = lesson_try(eve, move=WRONG.moves[0])
        assert (state["verdict"], state["said"]) == ("wrong", f"reversi-lesson-{WRONG.say}")
        assert (state["task"], state["lines"], state["moments"]) == (0, [], [])

    def test_an_illegal_move_is_refused_by_its_rule(self, eve: Guest) -> None:
        state = lesson_try(eve, move="a1")
        assert (state["status"], state["code"], state["rule"]) == (400, "reversi-flanks-nothing", "REV-04")

    def test_a_scene_that_is_over_takes_no_more_moves(self, eve: Guest) -> None:
        state = lesson_try(eve)
        for task in SCENE.tasks:
            state = lesson_try(eve, lines=state["lines"], move=task.want[0])
        assert state["verdict"] == "done"
        assert lesson_try(eve, lines=state["lines"], move="a1")["code"] == "lesson-over"

    def test_in_a_game_the_bot_answers_at_once(self, eve: Guest) -> None:
        game = lesson(GAMES["reversi"])[-1]
        begun = lesson_try(eve, game.id)
        move = begun["moments"][-1]["moves"][str(game.seat)][0]
        state = lesson_try(eve, game.id, lines=begun["lines"], move=move)
        assert len(state["moments"]) >= 2
        assert state["verdict"] == "done" or game.seat in state["moments"][-1]["to_act"]

    @pytest.mark.parametrize(
        ("address", "code"), [("reversi/nowhere", "lesson-unknown"), ("chess/first", "game-unknown")]
    )
    def test_what_is_not_taught_is_refused(self, eve: Guest, address: str, code: str) -> None:
        assert eve.http.post(f"/api/lessons/{address}", json={}).json()["code"] == code

    @pytest.mark.parametrize("lines", [["0 d3"] * 301, ["0 " + "d" * 500]])
    def test_too_much_is_refused_before_it_is_played(self, eve: Guest, lines: list[str]) -> None:
        assert lesson_try(eve, lines=lines)["status"] == 400

    def test_lines_that_are_none_are_refused(self, eve: Guest) -> None:
        for line in ("", "d3", "7 d3", "0 !resign now", "* d3"):
            assert lesson_try(eve, lines=[line])["status"] == 400, line

    def test_a_lesson_leaves_no_table_and_is_counted_without_a_name(self, mortal: Server, alone: Guest) -> None:
        lesson_try(alone, move=SCENE.tasks[0].want[0])
        with closing(sqlite3.connect(mortal.data)) as db:
            assert db.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        counted = alone.http.get("/metrics").text
        assert f'galerie_lesson_tries_total{{game="reversi",scene="{SCENE.id}",verdict="right"}} 1.0' in counted


class TestPuzzles:
    def test_the_list_has_todays_and_all_by_difficulty(self, eve: Guest) -> None:
        found = eve.http.get("/api/puzzles/reversi").json()
        assert found["daily"] in {each["id"] for each in found["puzzles"]}
        grades = [each["grade"] for each in found["puzzles"]]
        assert grades == sorted(grades)

    def test_the_answer_stays_on_the_server_until_the_puzzle_is_over(self, eve: Guest) -> None:
        state = puzzle_try(eve)
        assert (state["verdict"], state["answers"], state["solution"], state["why"]) == ("right", None, None, None)
        state = puzzle_try(eve, give_up=True)
        assert (state["verdict"], state["answers"]) == ("failed", list(EASY.answers))
        assert len(state["solution"]) == len(EASY.line) + 1

    def test_an_answer_solves_it_and_another_move_does_not(self, eve: Guest) -> None:
        assert puzzle_try(eve, moves=[EASY.answers[0]])["verdict"] == "solved"
        assert puzzle_try(eve, moves=[worse(EASY)])["verdict"] == "failed"
        assert puzzle_try(eve, moves=[EASY.answers[0], "a1"])["code"] == "puzzle-over"

    def test_an_illegal_move_is_refused_and_costs_nothing(self, eve: Guest) -> None:
        sign_up(eve, "Eve")
        assert puzzle_try(eve, moves=["a0"])["status"] == 400
        assert solving(eve) == []

    def test_a_guest_is_not_rated(self, eve: Guest) -> None:
        assert puzzle_try(eve, moves=[EASY.answers[0]])["rated"] is None
        assert solving(eve) == []

    def test_the_first_try_of_an_account_rates_it_and_the_puzzle(self, eve: Guest) -> None:
        sign_up(eve, "Ève deux")
        first = puzzle_try(eve)["rating"]
        state = puzzle_try(eve, moves=[EASY.answers[0]])
        before, after = state["rated"]
        assert before == 1500 < after
        assert state["rating"] < first
        assert [(each["game"], each["value"], each["games"]) for each in solving(eve)] == [("reversi", after, 1)]
        assert puzzle_try(eve, moves=[worse(EASY)])["rated"] is None
        assert solving(eve)[0]["value"] == after

    def test_a_puzzle_that_was_tried_before_signing_in_is_not_rated(self, eve: Guest) -> None:
        puzzle_try(eve, give_up=True)
        sign_up(eve, "Ève à l'heure")
        eve.http.put("/api/me/progress", json={"puzzles": {f"reversi/{EASY.id}": False}})
        assert puzzle_try(eve, moves=[EASY.answers[0]])["rated"] is None

    def test_ratings_survive_a_restart(self, mortal: Server, alone: Guest) -> None:
        sign_up(alone, "Ada")
        rating = puzzle_try(alone, moves=[worse(EASY)])["rating"]
        known = solving(alone)
        mortal.stop()
        mortal.start()
        assert solving(alone) == known
        assert puzzle_try(alone)["rating"] == rating

    def test_an_unknown_puzzle_is_refused(self, eve: Guest) -> None:
        assert eve.http.post("/api/puzzles/reversi/none", json={}).json()["code"] == "puzzle-unknown"


class TestProgress:
    KNOWN: Final = {
        "scenes": ["reversi/flank"],
        "seen": ["tip"],
        "puzzles": {"reversi/1": True},
        "days": ["reversi/2026-11-17"],
        "opponents": {
            "reversi": {"level": "novice", "lean": 1, "lost": 0, "fixed": "", "table": "t", "at": 5},
        },
    }

    def test_an_account_finds_it_on_another_device(self, server: Server, eve: Guest) -> None:
        sign_up(eve, "Ève trois")
        eve.http.put("/api/me/progress", json=self.KNOWN)
        phone = server.guest()
        phone.http.post("/api/session", json={"name": "Ève trois", "passphrase": PASSPHRASE})
        assert phone.http.get("/api/me/progress").json() == self.KNOWN
        both = phone.http.put("/api/me/progress", json={"scenes": ["solo/win"], "puzzles": {"reversi/1": False}}).json()
        assert both["scenes"] == ["reversi/flank", "solo/win"]
        assert both["puzzles"] == {"reversi/1": True}
        phone.close()

    def test_nothing_of_a_guest_is_kept(self, eve: Guest) -> None:
        assert eve.http.put("/api/me/progress", json=self.KNOWN).json() == self.KNOWN
        assert eve.http.get("/api/me/progress").json() == msgspec.to_builtins(Progress())

    def test_it_goes_with_the_account(self, mortal: Server, alone: Guest) -> None:
        sign_up(alone, "Ada")
        alone.http.put("/api/me/progress", json=self.KNOWN)
        puzzle_try(alone, moves=[EASY.answers[0]])
        assert alone.http.post("/api/account/removal", json={"passphrase": PASSPHRASE}).status_code == 200
        with closing(sqlite3.connect(mortal.data)) as db:
            for table in ("progress", "solvers", "solutions"):
                assert db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)  # noqa: S608

    @pytest.mark.parametrize(
        "body",
        [
            {"scenes": ["x"] * 1001},
            {"seen": ["x" * 81]},
            {"puzzles": {"x": 3}},
            {"opponents": {"x": {"level": "y", "lean": 2}}},
            {"opponents": {str(number): {"level": "y"} for number in range(101)}},
            {"opponents": {"x": {"level": "y" * 81}}},
        ],
    )
    def test_what_is_too_large_or_no_progress_is_refused(self, eve: Guest, body: dict[str, Any]) -> None:
        assert eve.http.put("/api/me/progress", json=body).status_code == 400

    def test_the_oldest_entries_go_first(self) -> None:
        old = StoredProgress(seen=tuple(map(str, range(MOST))), puzzles={str(n): True for n in range(MOST)})
        both = merged(old, StoredProgress(seen=("new",), puzzles={"new": False}))
        assert (len(both.seen), both.seen[0], both.seen[-1]) == (MOST, "1", "new")
        assert (len(both.puzzles), next(iter(both.puzzles))) == (MOST, "1")
        assert both.puzzles["new"] is False

    def test_of_two_devices_the_later_knows_the_opponent(self) -> None:
        one = StoredProgress(opponents={"a": StoredOpponent("child", at=2), "b": StoredOpponent("child", at=2)})
        other = StoredProgress(opponents={"a": StoredOpponent("adept", at=1), "b": StoredOpponent("adept", at=3)})
        assert {game: each.level for game, each in merged(one, other).opponents.items()} == {"a": "child", "b": "adept"}

    def test_the_opponents_of_a_hundred_games_are_kept(self) -> None:
        old = StoredProgress(opponents={str(number): StoredOpponent("child") for number in range(MOST_GAMES)})
        both = merged(old, StoredProgress(opponents={"new": StoredOpponent("adept")})).opponents
        assert (len(both), "0" in both, "new" in both) == (MOST_GAMES, False, True)

    def test_a_clock_that_is_ahead_does_not_keep_others_out(self, eve: Guest) -> None:
        sign_up(eve, "Une pendule")
        eve.http.put("/api/me/progress", json={"opponents": {"reversi": {"level": "adept", "at": 2**52}}})
        assert eve.http.get("/api/me/progress").json()["opponents"]["reversi"]["at"] < 2**52

    async def test_ratings_are_those_that_any_host_has_stored(self, place: Place) -> None:
        _, (ada, bob) = await members(place, "Ada", "Bob")
        store = Store(place)
        one, other = Learning(store, People()), Learning(store, People())
        first, second = [puzzle for puzzle in puzzles("reversi").values() if len(puzzle.line) == 1][:2]
        begun = await one.rate(ada, first, solved=True)
        again, later = await other.rate(bob, first, solved=False), await other.rate(ada, second, solved=True)
        assert begun
        assert again
        assert later
        assert again.puzzle.games == other.rating(first).games == 2
        assert later.before == begun.after
        store.close()

    async def test_nothing_is_kept_of_an_account_that_was_removed_meanwhile(self, tmp_path: Path) -> None:
        store = Store(tmp_path / "tables.sqlite3")
        learning, more = Learning(store, People()), StoredProgress(seen=("tip",))
        assert await learning.rate("gone", EASY, solved=True) is None
        assert await learning.add_progress("gone", more) == more
        assert await learning.progress("gone") == StoredProgress()
        store.close()
