"""`galerie puzzles` as commands."""

from collections.abc import Callable
from pathlib import Path

from galerie.core import AnyGame
from galerie.study.puzzles import SET
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
