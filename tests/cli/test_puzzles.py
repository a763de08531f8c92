"""`galerie puzzles` as commands."""

from collections.abc import Callable
from pathlib import Path

import pytest

from galerie.cli import screen
from galerie.core import AnyGame
from galerie.study.puzzles import SET
from galerie.study.puzzles import puzzles as in_set
from galerie.terminal import progress
from galerie.terminal.progress import Progress
from galerie.terminal.screens.puzzle import PuzzleApp
from tests.cli.test_commands import run
from tests.study import pile


def test_make_prints_the_set_with_the_command_that_made_it(pile_game: AnyGame) -> None:
    code, out, _ = run("puzzles", "make", "pile", "--count", "8", "--jobs", "1")
    assert code == 0
    assert out == (Path(pile.__file__).parent / SET).read_text(encoding="utf-8")


def test_make_writes_to_a_file(pile_game: AnyGame, tmp_path: Path) -> None:
    words = "puzzles", "make", "pile", "--count", "3", "--seed", "4", "--jobs", "1", "--lang", "en", "--out"
    code, out, _ = run(*words, str(tmp_path / "set"))
    assert (code, out.split()[:4]) == (0, ["3", "puzzles", "are", "in"])
    first, *rows = (tmp_path / "set").read_text(encoding="utf-8").splitlines()
    assert first == '"galerie puzzles make pile --count 3 --seed 4"'
    assert len(rows) == 3
    assert run(*words, str(tmp_path))[0] == 2


def test_check_prints_counts_grades_nodes_and_seconds(pile_game: AnyGame) -> None:
    code, out, err = run("puzzles", "check", "pile", "--lang", "en")
    assert (code, err) == (0, "")
    (row,) = [line for line in out.splitlines() if "pile" in line]
    cells = [each.strip() for each in row.strip("│").split("│")]
    assert cells[:4] == ["pile", "8", "1: 1 · 2: 3 · 3: 1 · 4: 3", "8"]
    assert int(cells[4]) > 0
    assert float(cells[5]) >= 0


def test_check_proves_a_sample(pile_game: AnyGame) -> None:
    code, out, _ = run("puzzles", "check", "pile", "--sample", "3", "--seed", "2")
    (row,) = [line for line in out.splitlines() if "pile" in line]
    assert (code, row.split("│")[4].strip()) == (0, "3")


def test_check_fails_with_a_sentence(altered: Callable[..., AnyGame]) -> None:
    altered(SET, '"answers":["take 2"]', '"answers":["take 1"]')
    code, _, err = run("puzzles", "check", "pile", "--lang", "en")
    assert code == 1
    assert "the answers are written as take 1, but the search finds take 2." in err


def test_a_game_without_puzzles_is_refused(coffer_game: None) -> None:
    assert run("puzzles", "check", "coffer")[0] == 2
    assert run("puzzles", "make", "coffer")[0] == 2


def test_play_opens_todays_puzzle_a_named_one_or_the_first_that_was_not_tried(
    pile_game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []
    first, second, *others = in_set("pile")
    monkeypatch.setattr(PuzzleApp, "run", lambda app: opened.append(app.puzzle.id))
    monkeypatch.setattr(screen, "is_interactive", lambda: True)
    monkeypatch.setattr("galerie.study.puzzles.of_day", lambda game, day: in_set(game)[others[-1]])
    monkeypatch.setattr(progress, "place", lambda: tmp_path / "learning.json")
    for tried in ({first: False}, dict.fromkeys(in_set("pile"), True)):
        progress.write(tmp_path / "learning.json", Progress(puzzles={"pile": tried}))
        assert run("puzzles", "play", "pile")[0] == 0
    assert run("puzzles", "play", "pile", others[0])[0] == run("puzzles", "play", "pile", "daily")[0] == 0
    assert opened == [second, first, others[0], others[-1]]


def test_play_needs_a_terminal_and_a_puzzle_that_exists(pile_game: AnyGame) -> None:
    needed = 2, "Playing needs an interactive terminal.\n"
    assert run("puzzles", "play", "pile", "--lang", "en")[::2] == needed
    assert run("puzzles", "play", "pile", "daily", "--lang", "en")[::2] == needed
    assert run("puzzles", "play", "pile", next(iter(in_set("pile"))), "--lang", "en")[::2] == needed
    assert run("puzzles", "play", "pile", "nothing", "--lang", "en")[::2] == (2, "“pile” has no puzzle “nothing”.\n")


def test_a_sheet_has_puzzles_score_sheets_and_the_answers_on_another_page(pile_game: AnyGame, tmp_path: Path) -> None:
    words = "puzzles", "sheet", "pile", "--count", "3", "--lang", "en"
    code, out, _ = run(*words, "--out", str(tmp_path / "sheet.html"))
    assert (code, out.split()[:2]) == (0, ["3", "puzzles"])
    text = (tmp_path / "sheet.html").read_text(encoding="utf-8")
    assert run(*words)[:2] == (0, text)
    problems, scores, answers = text.split("<section>")[1:]
    assert problems.count("<svg") == problems.count("How many do you take?") == 3
    assert "Best: take" not in problems
    assert "Score sheets" in scores
    assert answers.count("Best: take ") == answers.count("a multiple of four is left.") == 3
    assert "@page { size: A4;" in text
    assert "break-before: page" in text
    for resource in ("http:", "src=", "href=", "url("):
        assert resource not in text.replace("http://www.w3.org/2000/svg", "")


def test_a_sheet_may_be_of_one_grade_in_either_language(pile_game: AnyGame) -> None:
    code, out, _ = run("puzzles", "sheet", "pile", "--grade", "2", "--lang", "fr")
    assert code == 0
    assert out.count("●●○○○") == 2 * 3
    assert "Réponses" in out
    assert run("puzzles", "sheet", "pile", "--grade", "5", "--lang", "en")[::2] == (
        2,
        "There is no puzzle of grade 5.\n",
    )
