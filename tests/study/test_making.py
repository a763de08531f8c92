"""Making sets of puzzles: the same command always makes the same file."""

import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count, islice
from pathlib import Path

import pytest

from galerie.core import AnyGame, Refusal
from galerie.games import GAMES, folder
from galerie.study import making
from galerie.study.making import command, in_order, made, written
from galerie.study.puzzles import SET, Puzzle, make, puzzles
from tests.study import pile


def test_a_set_holds_the_first_different_puzzles_in_the_order_of_the_tries_sorted_by_grade_and_id(
    pile_game: AnyGame,
) -> None:
    tries = [make("pile", f"5 {number}") for number in range(100)]
    first = [*dict.fromkeys(puzzle.id for puzzle in tries if puzzle)][:6]
    found = made("pile", 6, "5")
    assert {puzzle.id for puzzle in found} == {*first}
    assert [*found] == sorted(found, key=lambda each: (each.grade, each.id))


def test_the_shipped_set_is_what_its_command_makes(pile_game: AnyGame) -> None:
    file = Path(pile.__file__).parent / SET
    assert file.read_bytes() == written(command("pile", 8, "1"), made("pile", 8, "1"))


@pytest.mark.soak
@pytest.mark.parametrize("name", [name for name in GAMES if puzzles(name)])
def test_the_set_of_a_game_is_what_its_command_makes(name: str) -> None:
    home = folder(GAMES[name].package)
    assert home
    content = (home / SET).read_bytes()
    words = content.splitlines()[0].decode().strip('"').split()
    count, seed = int(words[words.index("--count") + 1]), words[words.index("--seed") + 1]
    assert content == written(command(name, count, seed), made(name, count, seed, jobs=2))


@pytest.mark.parametrize(("threads", "window"), [(1, 1), (2, 8), (5, 3)])
def test_results_come_in_order_whoever_is_done_first_and_never_far_ahead(threads: int, window: int) -> None:
    begun = []

    def work(number: int) -> int:
        begun.append(number)
        time.sleep(0.02 if number % 3 == 0 else 0)
        return number * number

    with ThreadPoolExecutor(threads) as pool:
        results = in_order(pool, window, work, count())
        assert [*islice(results, 20)] == [number * number for number in range(20)]
        results.close()
    assert max(begun) < 20 + window


def test_tries_in_other_processes_are_taken_in_order(monkeypatch: pytest.MonkeyPatch, pile_game: AnyGame) -> None:
    class Threads(ThreadPoolExecutor):
        def __init__(self, jobs: int, **_: object) -> None:
            super().__init__(jobs)

    monkeypatch.setattr(making, "ProcessPoolExecutor", Threads)
    assert made("pile", 7, "3", jobs=3) == made("pile", 7, "3")


@pytest.mark.slow
def test_processes_make_the_same_set_as_one() -> None:
    assert made("reversi", 3, "7", jobs=2) == made("reversi", 3, "7")


def test_a_search_that_finds_too_little_is_given_up(monkeypatch: pytest.MonkeyPatch, pile_game: AnyGame) -> None:
    told = []

    def never(game: str, seed: str) -> Puzzle | None:
        return None

    monkeypatch.setattr(making, "make", never)
    monkeypatch.setattr(making, "MOST_TRIES", 10)
    with pytest.raises(Refusal, match="puzzles rare"):
        made("pile", 2, "1", tell=lambda tried, found: told.append((tried, found)))
    assert told == [(number, 0) for number in range(1, 21)]


def test_a_game_without_puzzles_makes_none(coffer_game: None) -> None:
    with pytest.raises(Refusal, match="puzzles none"):
        made("coffer", 1, "1")
