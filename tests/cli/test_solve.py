"""`galerie solve`."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import run

WON = "XXXXXXXXXOOOOOOXXOOOOOOXXOOOOOOXXOOOOOOXXOOOOOOXXOOOOOO-XXXXXXXX X"
"""One square is left: black turns over what lies between it and the other black discs."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "problems.obf"


def test_each_position_is_a_line_and_the_total_is_the_last(file: Path) -> None:
    file.write_text(f"% two of them\n{WON}; h7:+14;\n{WON}\n")
    code, out, error = run("solve", "reversi", str(file), "--lang", "en")
    assert (code, error) == (0, "")
    first, second, total = out.splitlines()
    assert first.split()[:3] == ["2", "+14", "h7"]
    assert second.split()[:3] == ["3", "+14", "h7"]
    assert total.startswith("2 positions, every expected score found; ")


def test_a_wrong_score_is_told_and_fails(file: Path) -> None:
    file.write_text(f"{WON}; h7:+16;\n{WON}; +14\n")
    code, out, _ = run("solve", "reversi", str(file), "--lang", "en")
    assert code == 1
    assert out.splitlines()[0].endswith("expected +16")
    assert "one wrong score of 2" in out
    assert "attendu +16" in run("solve", "reversi", str(file), "--lang", "fr")[1]


def test_json_is_one_object_a_line(file: Path) -> None:
    file.write_text(f"{WON}; h7:+14;\n{WON}\n")
    code, out, _ = run("solve", "reversi", str(file), "--json")
    assert code == 0
    first, second = map(json.loads, out.splitlines())
    assert {key: first[key] for key in ("line", "score", "move", "expected", "right")} == {
        "line": 1,
        "score": 14,
        "move": "h7",
        "expected": 14,
        "right": True,
    }
    assert first["seconds"] >= 0
    assert (second["expected"], second["right"]) == (None, None)


def test_options_change_the_rules(file: Path) -> None:
    file.write_text(WON)
    scores = [
        json.loads(run("solve", "reversi", str(file), "--json", "--option", each)[1])["score"]
        for each in ("othello", "othello=no", "one_line")
    ]
    assert scores[0] == scores[1] == 14
    assert scores[2] < 14


@pytest.mark.parametrize(
    ("words", "text", "sentence"),
    [
        (["reversi"], "", "There is no position in the file."),
        (["reversi"], "XO", "Line 1: 64 squares and the side to move are needed, 65 characters; there are 2."),
        (["reversi", "--option", "tall"], WON, "This game has no option “tall”."),
        (["solo"], WON, "Positions of “solo” cannot be solved: only those of reversi."),
        (["chess"], WON, "No game is called “chess”."),
    ],
)
def test_bad_input_is_refused_with_a_sentence(file: Path, words: list[str], text: str, sentence: str) -> None:
    file.write_text(text)
    code, out, error = run("solve", words[0], str(file), *words[1:], "--lang", "en")
    assert (code, out) == (2, "")
    assert error.startswith(sentence)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    code, _, error = run("solve", "reversi", str(tmp_path / "none.obf"), "--lang", "en")
    assert code == 2
    assert "none.obf" in error
