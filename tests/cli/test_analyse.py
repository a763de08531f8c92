"""`galerie analyse`: what moves were worth, in words, as JSON and as curves; and `galerie replay --values`."""

import json
from pathlib import Path

import pytest

from galerie.core import Line, Record, Variation
from galerie.games import GAMES
from galerie.study import review_recorded
from galerie.study.analysis import judge_of
from galerie.texts import LANGUAGES
from tests.cli.test_commands import run
from tests.study.records import random_record

JUDGED = [name for name in GAMES if judge_of(name)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(tmp_path / "game.txt", random_record("reversi", 11, most=200))


@pytest.fixture
def short(tmp_path: Path) -> Path:
    return write(tmp_path / "short.txt", random_record("reversi", 11, most=16))


def write(path: Path, record: Record) -> Path:
    path.write_text(str(record), encoding="utf-8")
    return path


def test_every_move_is_told_with_its_value_and_the_game_with_the_moments_of_its_review(file: Path) -> None:
    code, out, _ = run("analyse", str(file), "--work", "2000", "--lang", "en")
    assert code == 0
    moves = [line.move for line in random_record("reversi", 11, most=200).lines if line.move != "pass"]
    rows = [row.split() for row in out.splitlines() if "discs" in row and row.startswith("  ")]
    assert [row[2] for row in rows if row[0].endswith(".") and row[3] != "loses"] == moves
    found = review_recorded(random_record("reversi", 11, most=200))
    told = out[out.index("The 3 moments that mattered") :]
    assert [f"Move {each.ply + 1}: {each.move}." in told for each in found.moments] == [True] * 3
    assert [f"Better: {each.better}" in told for each in found.moments] == [True] * 3
    assert told.count("Advice: ") == 3
    assert "From move" in told
    assert "exact" in out
    _, replayed, _ = run("replay", str(file), "--values", "--lang", "en")
    assert replayed.rstrip().endswith(told.rstrip())


def test_the_same_as_json_in_any_language(file: Path) -> None:
    _, french, _ = run("analyse", str(file), "--work", "2000", "--json")
    code, english, _ = run("analyse", str(file), "--work", "2000", "--json", "--lang", "en")
    assert code == 0
    assert french == english
    rows = json.loads(french)
    assert sum(row["turning"] for row in rows) == 3
    for row in rows:
        assert row["loss"] == pytest.approx(row["best"] - row["value"])
        assert row["judgement"]["moves"][0]["value"] == row["best"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_position_is_told_with_lines_and_facts(file: Path, language: str) -> None:
    code, out, _ = run("analyse", str(file), "--ply", "54", "--lang", language)
    assert code == 0
    record = random_record("reversi", 11, most=200)
    assert any(row.split()[0] == record.lines[54].move for row in out.splitlines()[2:])
    assert out.count("exact") >= 1
    assert {"fr": "cases vides", "en": "empty squares"}[language] in out
    code, out, _ = run("analyse", str(file), "--ply", "54", "--json")
    (position,) = json.loads(out)
    assert position["judgement"]["exact"]


def test_a_variation_is_analysed(tmp_path: Path) -> None:
    game = random_record("reversi", 11, most=200)
    varied = Record("reversi", 1, (), ("", ""), game.lines[:2], variations=(Variation(0, 0, (Line(0, "c5"),)),))
    file = write(tmp_path / "game.txt", varied)
    code, out, _ = run("analyse", str(file), "--variation", "1", "--work", "2000", "--json")
    assert code == 0
    assert [row["move"] for row in json.loads(out)] == ["c5"]


def test_curves_are_written_to_a_file_or_a_folder(short: Path, tmp_path: Path) -> None:
    chart, folder = tmp_path / "curve.svg", tmp_path / "curves"
    assert run("analyse", str(short), "--work", "1000", "--svg", str(chart))[0] == 0
    assert run("analyse", str(short), "--work", "1000", "--svg", str(folder))[0] == 0
    assert sorted(path.name for path in folder.iterdir()) == ["losses.svg", "values.svg"]
    assert (folder / "values.svg").read_text() == chart.read_text()
    text = chart.read_text(encoding="utf-8")
    assert "valeur (pions)" in text
    assert "coups joués" in text
    assert "stroke-dasharray" in text, "estimates are dashed"


@pytest.mark.parametrize("name", JUDGED)
def test_every_game_with_a_judge_is_analysed(name: str, tmp_path: Path) -> None:
    file = write(tmp_path / "game.txt", random_record(name, 2, most=12))
    code, out, error = run("analyse", str(file), "--work", "500", "--svg", str(tmp_path / "curves"), "--lang", "en")
    assert (code, error) == (0, "")
    assert out


def test_a_replay_tells_values_where_it_is_asked_to(tmp_path: Path) -> None:
    record = random_record("reversi", 11, most=4)
    file = write(tmp_path / "game.txt", record)
    code, out, _ = run("replay", str(file), "--print", "--lang", "en")
    assert code == 0
    assert "worth" not in out.lower()
    code, out, _ = run("replay", str(file), "--values", "--lang", "en")
    assert out.count("Worth ") == 4


@pytest.mark.parametrize(
    ("words", "french", "english"),
    [
        (["--ply", "99"], "n'a pas de position après 99 coups", "has no position after 99 moves"),
        (["--variation", "4"], "Il n'y a pas de variante 4.", "There is no variation 4."),
        (["--svg", "/dev/null/curves"], "/dev/null/curves", "/dev/null/curves"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(short: Path, words: list[str], french: str, english: str) -> None:
    for language, sentence in (("fr", french), ("en", english)):
        code, _, error = run("analyse", str(short), "--work", "500", *words, "--lang", language)
        assert code == 2
        assert sentence in error


@pytest.mark.parametrize("content", [b"hello", b"\xff\xfe", b"galerie record 2\n", b""])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(content)
    for command in (["analyse", str(file)], ["replay", str(file), "--values"]):
        code, out, error = run(*command)
        assert (code, out) == (2, "")
        assert error.strip()
    assert run("analyse", str(tmp_path / "nowhere.txt"))[0] == 2
