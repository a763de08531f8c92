"""Tournaments: everybody meets, whatever a player does wrong costs a game, and an interrupted one goes on."""

import json
import re
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from galerie import formats
from galerie.bots.arena import Failure, GameResult, PlayerResult, Result, Tournament, arena, counted, hold, log_of
from galerie.bots.executors import Cluster, Processes, here
from galerie.cli import app
from galerie.core import NATURE, Outcome, Refusal
from galerie.core.record import loads, replay
from galerie.games import GAMES
from galerie.games.reversi.rules.starts import starts

BOTS = """
import os, sys, time

def greedy(view, seat, rng):
    print("a bot may print")
    return max(view.turns, key=lambda move: len(view.turns[move]))

def raising(view, seat, rng):
    raise ValueError("no idea")

def silly(view, seat, rng):
    return "z9"

def illegal(view, seat, rng):
    return next(name for name in ("a1", "h8", "a8", "h1") if name not in view.turns)

def quitting(view, seat, rng):
    os._exit(7)

def stalling(view, seat, rng):
    time.sleep(600)
"""


@pytest.fixture
def own_bots(tmp_path: Path) -> str:
    (tmp_path / "own.py").write_text(BOTS)
    return str(tmp_path / "own.py")


def took_part(result: Result, name: str) -> PlayerResult:
    return next(each for each in result.players if each.name.endswith(name))


def test_everybody_meets_everybody_from_both_seats_and_the_ratings_follow() -> None:
    result = arena("reversi", ["child", "novice", "student"], games=4, seed=1, executor=here)
    assert len(result.games) == 12
    assert sorted(result.asked.groups) == [(0, 1), (0, 2), (1, 2)]
    assert [player.games for player in result.players] == [8, 8, 8]
    assert result.players[0].rating == 0 == result.players[0].rating_interval[0]
    assert result.players[2].rating > result.players[0].rating
    for player in result.players[1:]:
        assert player.rating_interval[0] < player.rating < player.rating_interval[1]
    assert sum(player.wins for player in result.players) == sum(player.losses for player in result.players)
    data = json.loads(json.dumps(result.data))
    assert data["players"][1]["name"] == "novice"
    assert [each["players"] for each in data["pairings"]] == [[0, 1], [0, 2], [1, 2]]
    lines = str(result).splitlines()
    assert len(lines) == 4
    assert lines[0].split() == ["player", "wins", "draws", "losses", "score", "rating"]


def test_a_player_more_changes_no_game_of_the_others_and_processes_change_none_at_all() -> None:
    few = arena("reversi", ["child", "novice"], games=2, seed=3, executor=here)
    more = arena("reversi", ["child", "novice", "random"], games=2, seed=3, executor=Processes(2))
    assert [each.text for each in few.games] == [each.text for each in more.games if each.group == 0]


def test_openings_are_the_balanced_ones_where_the_game_has_some() -> None:
    result = arena("reversi", ["child", "novice"], games=4, seed=1, othello=True, executor=here)
    openings = ["".join(line.move for line in record.lines[:8]) for record in result.records]
    assert openings[0] == openings[1] != openings[2] == openings[3]
    known = {str(start) for start in starts(othello=True)}
    assert {*openings} <= known
    drawn = arena("reversi", ["child", "novice"], games=2, othello=True, balanced=True, executor=here)
    assert drawn.records[0].lines[0] == drawn.records[1].lines[0]
    assert drawn.records[0].lines[0].seat == NATURE
    assert drawn.records[0].lines[1:9] != drawn.records[1].lines[1:9], "nothing is played at random after it"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("raising", "bot-failed"),
        ("silly", "bot-nonsense"),
        ("illegal", "bot-nonsense"),
        ("quitting", "bot-died"),
    ],
)
def test_a_bot_that_fails_loses_the_game_and_not_the_tournament(own_bots: str, name: str, code: str) -> None:
    result = arena("reversi", ["novice", f"{own_bots}:{name}"], games=2, executor=here)
    failed = took_part(result, name)
    assert (failed.losses, failed.games) == (2, 2)
    assert {each.code for each in failed.failures} == {code}
    assert [record.lines[-1].move for record in result.records] == ["!resign"] * 2
    for record in result.records:
        *_, last = replay(GAMES, record)
        assert last.outcome
    assert name in str(result).splitlines()[-1]


def test_a_bot_that_takes_too_long_loses(own_bots: str) -> None:
    result = arena("reversi", ["novice", f"{own_bots}:stalling"], games=2, executor=here, move_seconds=0.3)
    assert {each.code for each in took_part(result, "stalling").failures} == {"bot-slow"}
    assert [record.lines[-1].move for record in result.records] == ["!resign"] * 2


class WebBot(BaseHTTPRequestHandler):
    asked: list[dict[str, Any]] = []  # noqa: RUF012  shared by all requests on purpose

    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append(question)
        answer = {"/good": {"move": question["moves"][0]}, "/bad": {"mouv": 1}}.get(self.path)
        body = json.dumps(answer).encode()
        self.send_response(200 if answer else 500)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words: object) -> None:
        """Quietly."""


@pytest.fixture
def web() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), WebBot)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_a_bot_over_http_is_asked_with_its_view_and_the_moves(web: str) -> None:
    WebBot.asked.clear()
    result = arena(
        "reversi", ["child", f"{web}/good", f"{web}/bad", f"{web}/none"], games=2, executor=here, move_seconds=5
    )
    assert took_part(result, "/good").failures == ()
    assert {each.code for each in took_part(result, "/bad").failures} == {"bot-nonsense"}
    assert {each.code for each in took_part(result, "/none").failures} == {"bot-unreachable"}
    question = WebBot.asked[0]
    assert (question["game"], question["seats"], question["complete"]) == ("reversi", 2, True)
    assert question["moves"] == [*question["view"]["turns"]]


def test_an_engine_takes_part_by_its_protocol() -> None:
    engine = f"nboard:{sys.executable} -m galerie engine reversi --level child"
    result = arena("reversi", ["child", engine], games=2, othello=True, executor=here)
    assert took_part(result, "child").failures == result.players[1].failures == ()
    with pytest.raises(Refusal, match="reversi engine options"):
        arena("reversi", ["child", engine], games=2, one_line=True, executor=here)


@pytest.mark.parametrize(
    ("players", "code"),
    [
        (["novice"], "arena-few"),
        (["novice", "oracle"], "bot-unknown"),
        (["novice", "./nowhere.py:bot"], "bot-unloadable"),
        (["novice", "no.such.module:bot"], "bot-unloadable"),
        (["novice", "json:nothing"], "bot-missing"),
        (["novice", "nboard:no-such-engine"], "bot-start"),
    ],
)
def test_players_who_cannot_play_at_all_are_refused_before_anything_is_played(players: list[str], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        arena("reversi", players, games=2)
    assert refused.value.code == code


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    asked = Tournament("reversi", ("child", "novice", "random"), 2, 5)
    whole = [*hold(asked, here)]
    kept = log_of(tmp_path / "log", asked)
    kept.begin(resume=False)
    for each in whole[:4]:
        kept.append(each)
    with pytest.raises(Refusal, match="log begun"):
        kept.begin(resume=False)
    result = arena("reversi", ["child", "novice", "random"], games=2, seed=5, executor=here, log=tmp_path / "log")
    assert result == Result(asked, tuple(whole))
    assert len(kept.results()) == 6
    with pytest.raises(Refusal, match="log other"):
        arena("reversi", ["child", "novice", "random"], games=2, seed=6, executor=here, log=tmp_path / "log")


def test_where_everyone_plays_alone_scores_are_compared_deal_by_deal() -> None:
    asked = Tournament("solo", ("novice", "adept"), 6, 1)
    points = {0: 10.0, 1: 12.0, 2: 20.0, 3: 22.0, 4: 5.0, 5: 5.0}
    games = tuple(
        GameResult(0, number, (number % 2,), Outcome((score,), (1,), "lost"), "") for number, score in points.items()
    )
    result = Result(asked, games)
    assert result.columns == ("player", "deals", "mean", "difference")
    assert result.players[1].lead == pytest.approx(4 / 3)
    assert [(each.wins, each.draws, each.losses) for each in result.pairings] == [(0, 1, 2)]


def test_failures_are_counted_by_their_words() -> None:
    late, dead = Failure(0, "bot-slow", {"bot": "a", "seconds": 3}), Failure(0, "bot-died", {"bot": "a", "status": 1})
    assert counted((late, dead, late)) == [(late, 2), (dead, 1)]


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["arena", *words])
    return result.exit_code, result.stdout, result.stderr


def test_the_command_saves_the_games_and_prints_the_table(tmp_path: Path) -> None:
    words = ["reversi", "--players", "novice", "adept", "child", "--games", "2", "--seed", "2", "--option", "othello"]
    places = [
        "--records",
        str(tmp_path / "games"),
        "--log",
        str(tmp_path / "log"),
        "--plot",
        str(tmp_path / "plot.svg"),
    ]
    code, out, error = run(*words, *places, "--workers", "2", "--lang", "en")
    assert code == 0, error
    saved = sorted((tmp_path / "games").iterdir())
    assert len(saved) == 6
    assert saved[0].name == "reversi-othello-adept-child-2-00000.txt"
    for path in saved:
        *_, last = replay(GAMES, loads(path.read_text(encoding="utf-8")))
        assert last.outcome
    assert "Bradley–Terry" in out
    for player in ("1. novice", "2. adept", "3. child"):
        row = next(line for line in out.splitlines() if player in line)
        assert sum(map(int, re.findall(r"│ +(\d+) (?=│)", row)[:3])) == 4
    assert not (tmp_path / "log").exists(), "everything was played"
    names = [each.text for each in ET.parse(tmp_path / "plot.svg").iter() if each.tag.endswith("text")]  # noqa: S314
    assert {"novice", "adept", "child"} <= {*names}


def test_the_command_writes_one_file_of_many_games_and_json(tmp_path: Path, own_bots: str) -> None:
    words = ["reversi", "--players", "novice", f"{own_bots}:raising", "--games", "2", "--option", "othello"]
    words += ["--log", str(tmp_path / "log"), "--records", str(tmp_path / "games.ggf"), "--workers", "1"]
    code, out, error = run(*words, "--json", "--lang", "en")
    assert code == 0, error
    data = json.loads(out)
    assert [len(player["failures"]) for player in data["players"]] == [0, 2]
    found = formats.read((tmp_path / "games.ggf").read_bytes())
    assert len(found) == 2
    assert {found.record(number).lines[-1].move for number in range(2)} == {"!resign"}
    code, out, _ = run(*words, "--lang", "fr")
    assert "Le robot own:raising a échoué : ValueError: no idea (own.py:9) (2 parties perdues)" in " ".join(out.split())


def test_at_a_larger_table_few_players_take_turns_filling_seats(tmp_path: Path) -> None:
    words = ["deflecto", "--players", "novice", "adept", "--seats", "3", "--games", "3", "--workers", "2"]
    code, out, error = run(*words, "--log", str(tmp_path / "log"), "--records", str(tmp_path / "games"), "--lang", "en")
    assert code == 0, error
    seatings = [loads(path.read_text(encoding="utf-8")).seats for path in sorted((tmp_path / "games").iterdir())]
    assert seatings == [("novice", "adept", "novice"), ("adept", "novice", "novice"), ("novice", "novice", "adept")]
    assert all(row in out for row in ("1. novice", "2. adept", "3. novice"))


def test_the_command_prints_scores_alone_and_the_difference_from_the_first(tmp_path: Path) -> None:
    words = ["solo", "--players", "novice", "adept", "--games", "6", "--seed", "3", "--option", "values"]
    places = ["--log", str(tmp_path / "log"), "--records", str(tmp_path / "games")]
    code, out, error = run(*words, *places, "--workers", "2", "--lang", "en")
    assert code == 0, error
    assert len([*(tmp_path / "games").iterdir()]) == 6
    rows = {level: next(line for line in out.splitlines() if level in line) for level in ("novice", "adept")}
    assert re.search(r"│ +3 │ +[\d.]+ \[[-\d.]+, [\d.]+\] │ +│", rows["novice"])
    assert re.search(r"│ +3 │ +[\d.]+ \[[-\d.]+, [\d.]+\] │ +[+-][\d.]+ \[[+-][\d.]+, [+-][\d.]+\] │", rows["adept"])


@pytest.mark.parametrize(("words", "said"), [
    (["--players", "novice", "oracle"], "child, novice, student"),
    (["--players", "novice", "adept", "--games", "3"], "cannot be shared evenly"),
    (["--players", "novice", "adept", "--records", "games.txt"], "holds a single game"),
    (["--players", "novice", "adept", "--records", "games.ggf"], "Only games with Othello's conventions"),
    (["--players", "novice", "nboard:nowhere"], "The bot nowhere cannot be started"),
    (["--players", "novice", "adept", "--cluster", "nonsense"], "cluster at nonsense cannot be reached"),
])  # fmt: skip
def test_the_command_says_why_it_refuses(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, error = run("reversi", *words, "--lang", "en")
    assert code == 2
    assert said in error


@pytest.mark.filterwarnings("ignore")  # of Dask, about itself
def test_a_cluster_plays_the_same_games() -> None:
    distributed = pytest.importorskip("distributed")
    asked = Tournament("reversi", ("child", "novice"), 4, 1)
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, scheduler_port=0
    ) as cluster:
        result = Result(asked, tuple(hold(asked, Cluster(cluster.scheduler_address))))
    assert result == Result(asked, tuple(hold(asked, here)))
