"""Bots of one's own: plain functions, in `play_out`, in the arena and from a file."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import galerie
from galerie import BotFault, Player, Refusal
from galerie.bots.functions import Function
from galerie.games import GAMES

FILE = """
def bot(view, seat, rng):
    return next(iter(view.turns))

def broken(view, seat, rng):
    return 1 / 0

number = 3
"""


def first(view: Any, seat: int, rng: Random) -> str:
    return str(next(iter(view.turns)))


def raising(view: Any, seat: int, rng: Random) -> str:
    raise LookupError("lost the thread")


def nonsense(view: Any, seat: int, rng: Random) -> str:
    return "!resign"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FILE, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", [*GAMES])
def test_a_function_plays_any_game_with_the_moves_that_its_view_allows(name: str) -> None:
    game = galerie.GAMES[name]

    def careless(view: Any, seat: int, rng: Random) -> Any:
        return rng.choice(list(game.legal_moves(view, seat)))

    match = galerie.new(name, seed=1)
    players: list[Player] = [careless, *["child"] * (match.seats - 1)]
    played = galerie.play_out(match, players, seed=4)
    assert played.outcome
    assert played == galerie.play_out(match, players, seed=4)


def test_a_level_plays_as_in_the_arena_whatever_it_is_called_by() -> None:
    match = galerie.new("reversi")
    played = galerie.play_out(match, ["child", "novice"], seed=3)
    assert played != galerie.play_out(match, ["child", "novice"], seed=4)
    assert played.log[: len(match.log)] == match.log[:]


def test_a_bot_that_fails_is_named_with_its_error_and_its_place() -> None:
    with pytest.raises(BotFault) as fault:
        galerie.play_out(galerie.new("reversi"), [raising, "child"], seed=1)
    assert fault.value.code == "bot-failed"
    assert fault.value.details["bot"] == "raising"
    assert str(fault.value.details["error"]).startswith("LookupError: lost the thread (test_bots.py:")
    assert isinstance(fault.value.__cause__, LookupError)


def test_a_bot_that_ends_its_program_fails_and_ends_nothing_else() -> None:
    with pytest.raises(BotFault) as fault:
        galerie.play_out(galerie.new("reversi"), [lambda view, seat, rng: sys.exit(3), "child"], seed=1)
    assert str(fault.value.details["error"]).startswith("SystemExit: 3 ")


def test_a_bot_that_answers_with_no_legal_move_is_told_so() -> None:
    """Conduct is none either: only the match decides that a bot resigns."""
    with pytest.raises(BotFault) as fault:
        galerie.play_out(galerie.new("reversi"), ["child", nonsense], seed=1)
    assert (fault.value.code, fault.value.details) == ("bot-nonsense", {"bot": "nonsense", "move": "!resign"})


def test_every_seat_needs_a_bot_that_exists() -> None:
    match = galerie.new("reversi")
    for bots, code in ((["child"], "bots-count"), (["child", "nobody"], "bot-unknown")):
        with pytest.raises(Refusal) as refusal:
            galerie.play_out(match, bots)
        assert refusal.value.code == code


def test_the_arena_counts_functions_like_levels_and_prints_a_table() -> None:
    result = galerie.arena("reversi", ["child", first], games=4, seed=2, othello=True)
    assert result == galerie.arena("reversi", ["child", first], games=4, seed=2, othello=True)
    assert sum(each.wins for each in result.players) + result.players[0].draws == 4
    header, *rows = str(result).splitlines()
    assert header.split() == ["player", "wins", "draws", "losses", "score", "rating"]
    assert [row.split()[1] for row in rows] == ["child", "first"]
    assert {played.record.options for played in result.games} == {("othello",)}


def test_in_the_arena_a_fault_costs_a_game_and_is_told() -> None:
    result = galerie.arena("reversi", ["child", raising], games=2, seed=1)
    assert (result.players[0].wins, result.players[1].losses) == (2, 2)
    assert len(result.players[1].failures) == 2
    assert "LookupError: lost the thread" in str(result)


def test_in_a_game_for_one_the_arena_compares_scores() -> None:
    result = galerie.arena("solo", ["child", "random"], games=4, seed=1)
    assert [each.mean is not None for each in result.players] == [True, True]
    assert str(result).split()[:3] == ["player", "deals", "mean"]


def test_a_function_in_a_file_can_be_sent_to_other_processes(file: Path) -> None:
    bot = Function.named(f"{file}:bot")
    assert bot.name == "mine:bot"
    here = galerie.arena("reversi", ["child", bot], games=2, seed=1)
    there = galerie.arena("reversi", ["child", bot], games=2, seed=1, workers=2)
    assert here.games == there.games
    assert there.games[0].record.seats == ("child", "mine:bot")


@pytest.mark.parametrize(
    ("name", "code"),
    [("nothing", "bot-missing"), ("number", "bot-missing"), ("", "bot-missing")],
)
def test_a_file_without_the_function_is_refused(file: Path, name: str, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Function.named(f"{file}:{name}")
    assert refusal.value.code == code


def test_a_file_that_cannot_be_loaded_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("def bot(:", encoding="utf-8")
    for source in (f"{tmp_path}/bad.py:bot", f"{tmp_path}/nowhere.py:bot", "no.such.module:bot", ":bot"):
        with pytest.raises(Refusal) as refusal:
            Function.named(source)
        assert refusal.value.code == "bot-unloadable"
