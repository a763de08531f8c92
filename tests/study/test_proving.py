"""`galerie puzzles check`: puzzles are proved again, and each kind of fault is found."""

from collections.abc import Callable
from datetime import date, timedelta
from random import Random
from typing import Any, Final

import msgspec
import pytest

from galerie.core import AnyGame
from galerie.games import GAMES, folder
from galerie.study.proving import set_faults, verified
from galerie.study.puzzles import SET, Puzzle, of_day, puzzles
from galerie.texts import explain

SAMPLE: Final = 2
"""How many puzzles of each game are proved in each run of the tests; others each day would fail without a change."""

PUZZLING: Final = [name for name in GAMES if puzzles(name)]
SOME: Final = [(name, each) for name in PUZZLING for each in Random(name).sample([*puzzles(name)], SAMPLE)]
EVERY: Final = [(name, each) for name in PUZZLING for each in puzzles(name)]


def told(puzzle: Puzzle) -> list[str]:
    return [explain("en", fault) for fault in verified(puzzle).faults]


@pytest.mark.parametrize(
    ("name", "puzzle"),
    [pytest.param(*each, marks=[] if each in SOME else [pytest.mark.soak]) for each in EVERY],
)
def test_a_puzzle_of_a_games_set_is_proved(name: str, puzzle: str) -> None:
    assert told(puzzles(name)[puzzle]) == []


@pytest.mark.parametrize("name", PUZZLING)
def test_the_set_of_a_game_is_sorted_different_and_spread_over_three_grades_or_more(name: str) -> None:
    assert [explain("en", fault) for fault in set_faults(name)] == []
    assert len({puzzle.grade for puzzle in puzzles(name).values()}) >= 3
    home = folder(GAMES[name].package)
    assert home
    assert (home / SET).stat().st_size < 100_000, "a set is small enough for the repository"


def test_a_proof_says_how_much_was_searched(pile_game: AnyGame) -> None:
    for puzzle in puzzles("pile").values():
        found = verified(puzzle)
        assert found.faults == ()
        assert found.nodes > 0
        assert found.seconds > 0


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"moves": ("0 take 9",)}, "the position cannot be replayed. Line"),
        ({"answers": ("take 1",)}, "the answers are written as take 1, but the search finds take 2."),
        ({"answers": ("take 1",)}, "the solution does not begin with one of the answers."),
        ({"answers": ("take 1",)}, "the answer take 1 is judged a failure."),
        ({"answers": ("take 2", "take 9")}, "the answer take 9 is refused. You cannot take 9. (PIL-01)"),
        ({"kind": "lose"}, "there is no kind “lose”."),
        ({"grade": 6}, "grades run from 1 to 5, and 6 is not one."),
        ({"seat": 1}, "it is not the solver's turn."),
        ({"options": "counters=2", "answers": ("take 2",)}, "only one move is worse than the answers."),
        ({"line": ("0 take 2", "1 take 4", "0 take 3")}, "the solution is refused. You cannot take 4. (PIL-01)"),
        ({"line": ("0 take 2", "1 take 2", "0 take 2")}, "the solution has other replies than those that are made."),
        ({"line": ("0 take 2", "1 take 1")}, "the solution does not solve it."),
        ({"line": ()}, "the solution does not begin with one of the answers."),
        ({"facts": {}}, "what it says cannot be filled in:"),
        ({"why": {"take": "x" * 240}}, "characters; 240 fit on a phone."),
    ],
)  # fmt: skip
def test_a_planted_fault_is_found(changes: dict[str, Any], said: str, pile_game: AnyGame) -> None:
    puzzle = next(each for each in puzzles("pile").values() if each.options == "counters=6")
    assert any(said in each for each in told(msgspec.structs.replace(puzzle, **changes)))


def test_a_worse_move_that_solves_is_found(monkeypatch: pytest.MonkeyPatch, pile_game: AnyGame) -> None:
    monkeypatch.setattr("tests.study.pile.puzzles.judge", lambda *_: "solved")
    puzzle = next(each for each in puzzles("pile").values() if each.options == "counters=6")
    assert any("take 1 is not among the answers, but solves it." in each for each in told(puzzle))


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ("--count 8", "--count 9", "is not the command that makes these 8 puzzles."),
        ('"grade":1', '"grade":5', "are not sorted by grade and id"),
        ('"seats":2', '"seats": 2', "are not sorted by grade and id, or not written as the command writes them."),
        ('"counters=6"', '"counters=7"', "Two puzzles of pile have the same position and task."),
    ],
)
def test_a_fault_of_the_set_is_found(written: str, instead: str, said: str, altered: Callable[..., AnyGame]) -> None:
    altered(SET, written, instead)
    assert any(said in explain("en", fault) for fault in set_faults("pile"))


@pytest.mark.parametrize("name", PUZZLING)
def test_no_puzzle_of_the_day_comes_back_before_all_others_have_been(name: str) -> None:
    count, today = len(puzzles(name)), date(2026, 11, 18)
    days = [of_day(name, (today + timedelta(each)).isoformat()).id for each in range(3 * count)]
    assert all(len({*days[first : first + count]}) == count for first in range(2 * count + 1))
