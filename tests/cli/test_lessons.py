"""`galerie lessons check`, `galerie learn` and `galerie minute` as commands."""

from collections.abc import Callable
from pathlib import Path

import pytest

from galerie.cli import screen
from galerie.core import AnyGame
from galerie.games import GAMES
from galerie.terminal import progress
from galerie.terminal.progress import Bookmark, Progress
from galerie.terminal.screens.learn import LearnApp
from tests.cli.test_commands import run


def test_a_check_counts_what_each_game_teaches(pile_game: AnyGame) -> None:
    code, out, err = run("lessons", "check", "pile", "--lang", "en")
    assert (code, err) == (0, "")
    assert "Wrong tries" in out
    (row,) = [line for line in out.splitlines() if "pile" in line]
    assert [each.strip() for each in row.strip("│").split("│")] == ["pile", "4", "3", "3", "3", "1"]


def test_a_check_without_a_name_is_of_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galerie.study.checking.lesson", lambda game: ())
    code, out, _ = run("lessons", "check")
    assert code == 0
    assert all(name in out for name in GAMES)


def test_a_fault_is_told_in_a_sentence_and_the_check_fails(altered: Callable[..., AnyGame]) -> None:
    altered("lessons/fr.ftl", "pile-lesson-last-2 =", "# ")
    assert run("lessons", "check", "pile")[::2] == (1, "pile : fr : pile-lesson-last-2 n'a pas de texte.\n1 défaut.\n")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is learnt is kept here."""
    monkeypatch.setattr(progress, "place", lambda: tmp_path / "learning.json")
    return tmp_path / "learning.json"


def test_learn_without_a_game_lists_the_lessons_and_how_far_they_went(pile_game: AnyGame, home: Path) -> None:
    states = []
    for mark in (Bookmark(), Bookmark("four"), Bookmark(done=True), Bookmark("gone", done=True)):
        progress.write(home, Progress({"pile": mark}))
        code, out, _ = run("learn", "--lang", "en")
        assert code == 0
        (row,) = [line for line in out.splitlines() if "pile" in line]
        states.append([each.strip() for each in row.strip("│").split("│")][1:])
    lesson = ["Pile", "4"]
    assert states == [[*lesson, "new"], [*lesson, "left at scene 3"], [*lesson, "done"], [*lesson, "done"]]


def test_learn_needs_a_terminal_and_a_lesson(pile_game: AnyGame, coffer_game: None, home: Path) -> None:
    assert run("learn", "pile", "--lang", "en")[::2] == (2, "Playing needs an interactive terminal.\n")
    code, _, err = run("learn", "coffer", "--lang", "en")
    assert code == 2
    assert err.startswith("“coffer” has no lesson;")


def test_learn_opens_the_screen_and_begins_again_on_request(
    pile_game: AnyGame, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []
    monkeypatch.setattr(LearnApp, "run", lambda app: opened.append(app.bookmark))
    monkeypatch.setattr(screen, "is_interactive", lambda: True)
    progress.write(home, Progress({"pile": Bookmark("four", done=True)}))
    assert run("learn", "pile")[0] == run("learn", "pile", "--again")[0] == 0
    assert opened == [Bookmark("four", done=True), Bookmark(done=True)]


def test_minute_prints_texts_and_boards(pile_game: AnyGame, coffer_game: None) -> None:
    code, out, _ = run("minute", "pile", "--lang", "en")
    assert code == 0
    assert out.split("\n\n") == [
        "Pile in one minute",
        "1. The goal\nTake the last counter.",
        "ooooooo",
        "2. A turn\nTake one, two or three counters.",
        "oooo",
        "3. The end\nNothing is left.",
        "nothing left\n",
    ]
    assert run("minute", "coffer")[0] == 2
