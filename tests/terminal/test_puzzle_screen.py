"""Puzzles on the full screen."""

from pathlib import Path

import pytest

from galerie.core import AnyGame
from galerie.core.record import read_line
from galerie.games import GAMES
from galerie.study.puzzles import kinds, puzzles
from galerie.terminal import progress
from galerie.terminal.screens.puzzle import PuzzleApp
from tests.terminal.stages import shown, type_move


def screen(game: AnyGame, folder: Path, counters: int = 6, pace: float = 0) -> PuzzleApp:
    """Without animation and without delay."""
    puzzle = next(each for each in puzzles("pile").values() if each.options == f"counters={counters}")
    app = PuzzleApp(game, puzzle, "en", folder / "learning.json", pace)
    app.animation_level = "none"
    return app


def kept(folder: Path) -> dict[str, bool]:
    return progress.read(folder / "learning.json").puzzles["pile"]


async def test_a_puzzle_is_solved_with_replies_and_explained(pile_game: AnyGame, tmp_path: Path) -> None:
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        assert shown(app.sentence) == "There are 6 counters. How many do you take?"
        assert "Win · puzzle 2/8, grade 2" in shown(app.title_line)
        await type_move(pilot, "take 2")
        assert shown(app.news_line) == "Right so far. Go on."
        assert app.match.position.view(0).counters == 3
        await type_move(pilot, "take 3")
        assert shown(app.news_line) == "Solved!"
        assert shown(app.sentence) == "Take 2: a multiple of four is left."
        assert "Best: take 2" in shown(app.status)
    assert kept(tmp_path) == {app.puzzle.id: True}


async def test_a_wrong_move_shows_the_solution_step_by_step(pile_game: AnyGame, tmp_path: Path) -> None:
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        await type_move(pilot, "take 1")
        assert shown(app.news_line) == "There is a better move: look at the solution."
        seen = [app.match.position.view(0).counters]
        for _ in range(3):
            await pilot.press("left")
            seen.append(app.match.position.view(0).counters)
        assert seen == [0, 3, 4, 6]
        await pilot.press("right", "right", "right", "right")
        assert app.number == 2
    assert list(kept(tmp_path).values()) == [False]


async def test_a_refused_move_is_no_try(pile_game: AnyGame, tmp_path: Path) -> None:
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        await type_move(pilot, "take 5")
        assert shown(app.news_line) == "You cannot take 5. (PIL-01)"
        assert app.wants
    assert not (tmp_path / "learning.json").exists()


async def test_only_the_first_try_counts(pile_game: AnyGame, tmp_path: Path) -> None:
    app = screen(pile_game, tmp_path, counters=3)
    async with app.run_test() as pilot:
        await pilot.press("ctrl+g")
        assert shown(app.news_line) == "Here is the solution."
        await pilot.press("ctrl+r")
        await type_move(pilot, "take 3")
        assert shown(app.news_line) == "Solved!"
        await type_move(pilot, "take 3")
    assert kept(tmp_path) == {app.series[0].id: False}


@pytest.mark.parametrize(("key", "number"), [("ctrl+n", 2), ("ctrl+b", 0)])
async def test_the_series_can_be_walked(key: str, number: int, pile_game: AnyGame, tmp_path: Path) -> None:
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        await pilot.press(key)
        assert app.number == number
        await pilot.press(*["ctrl+n"] * 8)
        assert app.number == number


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name in GAMES for kind in kinds(GAMES[name])])
async def test_a_puzzle_of_each_kind_is_shown_and_solved_by_its_solution(name: str, kind: str, tmp_path: Path) -> None:
    first = next(each for each in puzzles(name).values() if each.kind == kind)
    app = PuzzleApp(GAMES[name], first, "fr", tmp_path / "learning.json", 0)
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)):
        assert not app.too_small.display
        for line in map(read_line, first.line):
            if line.seat == first.seat and app.wants:
                assert app.play(app.seat, line.move)
        assert shown(app.news_line) == "Résolu !"
