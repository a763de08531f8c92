"""`galerie lessons check`, `galerie learn` and `galerie minute` as commands."""

from collections.abc import Callable

import pytest

from galerie.core import AnyGame
from galerie.games import GAMES
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
