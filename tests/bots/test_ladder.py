"""The ladder: who meets whom, that it is repeatable and can go on, and what the command leaves behind."""

from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from galerie import bots
from galerie.bots import executors, ladder, ratings
from galerie.bots.contest import Contest, play, scores
from galerie.bots.executors import here
from galerie.bots.ladder import Ladder, climb, log, meet, rated, replayed
from galerie.bots.ladder_page import MARKS, table, written
from galerie.bots.ratings import Met
from galerie.cli import app
from galerie.core import AnyGame, Refusal
from tests.study import pile
from tests.study.pile import bots as pile_bots
from tests.study.pile.rules import Take

SMALL = Ladder("pile", 8, 7)
RUNGS = ("child", "novice", "student", "amateur", "adept")


def taker(care: float) -> bots.Bot:
    """A bot that leaves a multiple of four with this probability, or else takes one counter."""
    return lambda view, seat, rng: Take(view.counters % 4 or 1 if rng.random() < care else 1)


@pytest.fixture(autouse=True)
def ladder_of_pile(pile_game: AnyGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Pile with five levels and a character, played in this process, which alone knows the game."""
    monkeypatch.setattr(executors, "Processes", lambda workers: here)
    monkeypatch.setattr(pile_bots, "LEVELS", {name: taker(rung / 5) for rung, name in enumerate(RUNGS)})
    monkeypatch.setattr(pile_bots, "CHARACTERS", {"fox": taker(0.5)}, raising=False)
    monkeypatch.setattr(ratings, "place", lambda _: tmp_path / "bots" / ratings.NAME)
    (tmp_path / "bots").mkdir()
    ratings.stored.cache_clear()


def test_neighbours_play_most_and_those_far_apart_little() -> None:
    played = {contest.players: contest.games for contest in Ladder("pile", 200, 1).contests}
    assert played["child", "novice"] == played["amateur", "adept"] == 200
    assert played["child", "student"] == 100
    assert played["child", "amateur"] == 50
    assert played["child", "adept"] == 10
    assert {played[level, "fox"] for level in RUNGS} == {50}
    assert len(played) == 15
    assert set(Ladder("pile", 2, 1).contests[0].players) == {"child", "novice"}
    assert {contest.games for contest in Ladder("pile", 2, 1).contests} == {2}


def test_pairings_have_seeds_of_their_own() -> None:
    seeds = {contest.seed for number in (1, 2) for contest in Ladder("pile", 2, number).contests}
    assert len(seeds) == 30


def test_a_ladder_is_repeatable() -> None:
    first, second, other = (rated(each, [*climb(each, here, [])]) for each in (SMALL, SMALL, Ladder("pile", 8, 8)))
    assert first == second
    assert first != other


def test_ratings_rise_with_strength_around_the_anchor() -> None:
    measured = rated(asked := Ladder("pile", 60, 1), [*climb(asked, here, [])])
    assert [*measured.players] == [*RUNGS, "fox"]
    assert (anchor := measured.players["novice"]).rating == anchor.low == anchor.high == 1000
    assert measured.players["child"].rating < 1000 < measured.players["adept"].rating
    for player, each in measured.players.items():
        assert each.low <= each.rating <= each.high
        assert each.games == sum(contest.games for contest in asked.contests if player in contest.players)


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    asked = Ladder("pile", 8, 3)
    whole = [*climb(asked, here, [])]
    kept = log(tmp_path / "log", asked)
    kept.begin(resume=False)
    for met in whole[:10]:
        kept.append(met)
    with kept.path.open("ab") as file:
        file.write(b'{"first":"chi')  # killed while it wrote
    done = kept.begin(resume=True)
    assert done == whole[:10]
    rest = [*climb(asked, here, done)]
    assert len(rest) == len(whole) - 10
    assert rated(asked, done + rest) == rated(asked, whole)


def test_the_log_of_another_ladder_is_refused(tmp_path: Path) -> None:
    log(tmp_path / "log", Ladder("pile", 8, 3)).begin(resume=False)
    with pytest.raises(Refusal, match="log other"):
        log(tmp_path / "log", Ladder("pile", 8, 4)).begin(resume=True)


@pytest.mark.parametrize(("asked", "code"), [
    (Ladder("pile", 1, 1), "ladder-games"),
    (Ladder("pile", 2, 1, ("counters=99",)), "option-value"),
])  # fmt: skip
def test_an_impossible_ladder_is_refused(asked: Ladder, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        asked.check()
    assert refused.value.code == code


def test_a_game_with_one_bot_has_no_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pile_bots, "LEVELS", {"novice": taker(0)})
    monkeypatch.setattr(pile_bots, "CHARACTERS", {})
    with pytest.raises(Refusal, match="ladder alone"):
        Ladder("pile", 2, 1).check()


def test_where_everybody_plays_alone_the_score_on_the_same_deal_decides() -> None:
    contest = next(each for each in Ladder("solo", 2, 1).contests if each.players[0] == bots.levels("solo")[0])
    met = meet(contest, 0)
    games = [play(contest, number) for number in range(2)]
    own, other = (scores(games, player)[0] for player in range(2))
    assert met.points == (0.5 if own == other else float(own > other),)


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["ladder", "pile", "--lang", "en", "--workers", "1", *words])
    return result.exit_code, result.output


def test_the_command_stores_the_ratings_and_prints_them(tmp_path: Path) -> None:
    kept = tmp_path / "log"
    code, output = run("--games", "6", "--seed", "5", "--option", "counters=20", "--log", str(kept))
    assert code == 0, output
    assert not kept.exists(), "everything was played"
    measured = ratings.stored(pile.GAME.package)
    assert measured
    assert (measured.format, measured.seed, measured.games, measured.options) == (1, 5, 6, ("counters=20",))
    for player, each in measured.players.items():
        assert bots.rating("pile", player) == each.rating
        row = next(line for line in output.splitlines() if player in line)
        assert str(each.rating) in row
    code, again = run("--stored")
    assert code == 0
    assert "Bradley–Terry" in again
    assert str(measured.players["fox"].rating) in again


def test_an_interrupted_command_goes_on_only_when_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("--games", "6", "--log", str(tmp_path / "log"))
    honest = ladder.meet
    played = 0

    def failing(contest: Contest, opening: int) -> Met:
        nonlocal played
        played += 1
        if played == 9:
            raise KeyboardInterrupt
        return honest(contest, opening)

    monkeypatch.setattr(ladder, "meet", failing)
    assert run(*words)[0] != 0
    code, output = run(*words)
    assert code == 2
    assert "--resume" in output
    code, output = run(*words, "--resume")
    assert code == 0, output
    measured = ratings.stored(pile.GAME.package)
    monkeypatch.setattr(ladder, "meet", honest)
    (tmp_path / "bots" / ratings.NAME).unlink()
    assert run(*words)[0] == 0
    assert ratings.stored(pile.GAME.package) == measured


def test_the_command_says_that_nothing_was_measured() -> None:
    code, output = run("--stored")
    assert code == 2
    assert "not been measured" in output


def test_a_page_gets_the_table_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    start, end = (mark.format(game="pile") for mark in MARKS)
    page.write_text(f"before\n{start}\nold\n{end}\nafter\n", encoding="utf-8")
    assert run("--games", "2", "--log", str(tmp_path / "log"), "--docs", str(page))[0] == 0
    measured = ratings.stored(pile.GAME.package)
    assert measured
    text = page.read_text(encoding="utf-8")
    assert text == f"before\n{start}\n{table('pile', measured)}\n{end}\nafter\n"
    assert "`galerie ladder pile --games 2 --seed 1`" in text
    assert written(text, "pile", measured) == text


def test_a_sample_of_the_ladder_shows_whether_the_bots_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = rated(asked := Ladder("pile", 8, 4), [*climb(asked, here, [])])
    assert [(met.first, met.second) for met in measured.sample] == [*pairwise(RUNGS[:4])]
    assert replayed("pile", measured) == measured.sample
    monkeypatch.setattr(pile_bots, "LEVELS", {name: taker(1 - rung / 5) for rung, name in enumerate(RUNGS)})
    assert replayed("pile", measured) != measured.sample
