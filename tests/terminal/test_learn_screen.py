"""Lessons on the full screen."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from galerie.bots.workers import Workers
from galerie.core import AnyGame
from galerie.games import GAMES
from galerie.study.lessons import Attempt, taught
from galerie.terminal import progress
from galerie.terminal.progress import Bookmark, Progress
from galerie.terminal.screens.learn import LearnApp
from tests.study.pile.bots import LEVELS
from tests.terminal.stages import PATIENCE, shown, type_move


def screen(game: AnyGame, folder: Path, language: str = "en", pace: float = 0) -> LearnApp:
    """Without animation and without delay."""
    app = LearnApp(game, language, folder / "learning.json", pace)
    app.animation_level = "none"
    return app


def kept(folder: Path) -> Bookmark:
    return progress.read(folder / "learning.json").lessons["pile"]


@pytest.fixture
def bots_think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(_: Workers, game: str, level: str, view: Any, seat: int, seed: int) -> str:
        return str(LEVELS[level](view, seat, None))  # type: ignore[arg-type]

    monkeypatch.setattr(Workers, "think", think)


async def until(pilot: Pilot[None], done: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await pilot.pause(0.01)
    await pilot.pause()


async def test_a_scene_without_a_task_says_its_sentence_and_any_key_goes_on(pile_game: AnyGame, tmp_path: Path) -> None:
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        assert shown(app.sentence) == "Take counters from it: one, two or three."
        assert "Lesson 1/4: A pile" in shown(app.title_line)
        assert shown(app.status) == "Look at: a1\nEnter: go on"
        for key in ("enter", "right", "n", "space"):
            await pilot.press(key)
            assert app.number == 1
            await pilot.press("ctrl+b")
            assert app.number == 0


async def test_the_keys_of_the_board_stay_with_the_board_while_a_move_is_wanted(
    pile_game: AnyGame, tmp_path: Path
) -> None:
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("enter", "right", "left")
        assert app.number == 1
        await pilot.press("n")
        assert app.number == 1
        assert app.notation.value == "n"
        await pilot.press("ctrl+n")
        assert app.number == 2


async def test_the_moves_that_are_shown_are_played_before_ones_eyes(
    pile_game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = screen(pile_game, tmp_path, pace=0.05)
    seen = []
    show = app.board.show

    def watched(view: Any, moves: tuple[str, ...], *, lively: bool = False) -> None:
        seen.append(view.counters)
        show(view, moves, lively=lively)

    monkeypatch.setattr(app.board, "show", watched)
    async with app.run_test() as pilot:
        await until(pilot, lambda: not app.filming)
        assert [*dict.fromkeys(seen)] == [7, 5]


@pytest.mark.parametrize("name", taught())
async def test_every_scene_of_a_games_lesson_is_shown_and_done(name: str, tmp_path: Path) -> None:
    app = screen(GAMES[name], tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for scene in app.scenes:
            assert app.attempt.scene == scene
            assert shown(app.sentence)
            assert not app.too_small.display
            assert bool(app.board.moves) == (app.mover is not None)
            while app.wants and not scene.is_game:
                assert app.play(app.seat, wanted(app.attempt))
            await pilot.press("ctrl+n")


def wanted(attempt: Attempt) -> str:
    """A move that the task asks for."""
    assert attempt.wanted
    if attempt.wanted.want:
        return attempt.wanted.want[0]
    listed = attempt.match.moves(attempt.scene.seat).texts
    return next(move for move in listed if attempt.tried(move).verdict != "wrong")


async def test_a_lesson_is_done_by_keyboard_to_its_end(
    pile_game: AnyGame, tmp_path: Path, bots_think_here: None
) -> None:
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("enter")
        assert shown(app.status) == "Look at: Player 2\nYour move."
        await pilot.press("enter")  # the board points at the first move, which is wanted
        assert shown(app.sentence) == "And now take them all."
        await pilot.press("right", "right", "enter")
        assert shown(app.news_line) == "You have won!"
        assert shown(app.status) == "Enter: go on"
        await pilot.press("enter")
        await type_move(pilot, "take 3")
        await pilot.press("enter")
        assert app.number == 3
        while not app.attempt.is_done:
            await type_move(pilot, f"take {app.match.position.view(0).counters % 4 or 1}")
            await until(pilot, lambda: app.attempt.bot is None)
        assert shown(app.news_line) == "Well done."
        await pilot.press("enter")
        assert shown(app.news_line).startswith("That was the lesson.")
    assert kept(tmp_path) == Bookmark(done=True)


async def test_a_wrong_move_is_answered_and_changes_nothing(pile_game: AnyGame, tmp_path: Path) -> None:
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("enter")
        await type_move(pilot, "take 2")
        assert shown(app.news_line) == "Only three are left: the other player takes them all."
        assert app.news_line.has_class("refused")
        assert app.match.position.view(0).counters == 5
        await type_move(pilot, "take 4")
        assert shown(app.news_line) == "You cannot take 4. (PIL-01)"
        await type_move(pilot, "take 1")
        assert not app.news_line.has_class("refused")
        assert app.attempt.task == 1


async def test_a_lesson_goes_on_where_it_was_left(pile_game: AnyGame, tmp_path: Path) -> None:
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("enter", "enter")
    assert kept(tmp_path) == Bookmark("last", ("0 take 1", "1 take 1"))
    app = screen(pile_game, tmp_path, "fr")
    async with app.run_test() as pilot:
        assert app.number == 1
        assert shown(app.sentence) == "Et maintenant, prenez tout."
        await pilot.press("ctrl+r")
        assert app.attempt.lines == ()
        assert shown(app.sentence) == "Qui prend le dernier gagne. Laissez-en quatre."


@pytest.mark.parametrize(
    "mark", [Bookmark("gone", ("0 take 1",)), Bookmark("last", ("0 take 9",)), Bookmark("last", ("nonsense",))]
)
async def test_a_bookmark_of_another_version_of_the_lesson_loses_no_more_than_its_scene(
    mark: Bookmark, pile_game: AnyGame, tmp_path: Path
) -> None:
    progress.write(tmp_path / "learning.json", Progress({"pile": mark}))
    app = screen(pile_game, tmp_path)
    async with app.run_test():
        assert app.attempt.scene.id == ("last" if mark.scene == "last" else "look")
        assert app.attempt.lines == ()


async def test_the_first_and_the_last_scene_say_so(pile_game: AnyGame, tmp_path: Path) -> None:
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("ctrl+b")
        assert shown(app.news_line) == "This is the first scene."
        await pilot.press("ctrl+n", "ctrl+n", "ctrl+n", "ctrl+n")
        assert shown(app.news_line).startswith("This is the last scene")


async def test_a_full_disc_does_not_stop_a_lesson(pile_game: AnyGame, tmp_path: Path) -> None:
    (tmp_path / "learning.json").mkdir()
    app = screen(pile_game, tmp_path)
    async with app.run_test() as pilot:
        await pilot.press("enter")
        assert app.number == 1


def test_a_damaged_file_of_progress_counts_as_empty(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("{", encoding="utf-8")
    assert progress.read(tmp_path / "file") == Progress()
    progress.write(tmp_path / "new" / "file", Progress({"pile": Bookmark("last")}))
    assert progress.read(tmp_path / "new" / "file").lessons["pile"].scene == "last"
