"""`galerie convert`."""

from pathlib import Path

import pytest

from galerie.core.record import loads
from tests.cli.test_commands import run
from tests.games.reversi.formats.test_formats import names, wtb

MOVES = "f5d6c3d3c4"


@pytest.fixture
def ggf(tmp_path: Path) -> Path:
    path = tmp_path / "games.ggf"
    path.write_text("(;GM[Othello]PB[ann]PW[bob]TY[8]B[f5]W[d6];)\n(;GM[Othello]PB[x]PW[y]TY[8]B[d3];)\n")
    return path


def test_the_endings_of_the_files_tell_the_formats(ggf: Path, tmp_path: Path) -> None:
    code, out, error = run("convert", str(ggf), str(tmp_path / "games.sgf"), "--lang", "en")
    assert (code, error) == (0, "")
    assert out.startswith("2 games written to ")
    run("convert", str(tmp_path / "games.sgf"), str(tmp_path / "games.moves"))
    assert (tmp_path / "games.moves").read_text() == "f5d6\nd3\n"
    run("convert", str(tmp_path / "games.moves"), str(tmp_path / "first.txt"), "--game", "1")
    assert [str(line) for line in loads((tmp_path / "first.txt").read_text()).lines] == ["0 f5", "1 d6"]
    code, out, _ = run("convert", str(tmp_path / "first.txt"), "-", "--to", "board")
    assert out.endswith(" X\n")
    assert run("replay", str(tmp_path / "first.txt"), "--print")[0] == 0


def test_a_base_of_tournaments_becomes_a_folder_of_records_with_names(tmp_path: Path) -> None:
    squares = [MOVES[at : at + 2] for at in range(0, 10, 2)]
    (tmp_path / "WTH_2001.wtb").write_bytes(wtb([squares, ["f5", "a1"], squares[:2]]))
    (tmp_path / "WTHOR.JOU").write_bytes(names(["Ann", "Bob", "Cleo"], 20))
    folder = tmp_path / "records"  # without an ending, so it is made
    code, _, error = run("convert", str(tmp_path / "WTH_2001.wtb"), str(folder), "--lang", "en")
    assert code == 1
    assert "2. Ann – Cleo, 2001: Move 2, a1, is not possible there." in error
    assert sorted(path.name for path in folder.iterdir()) == ["WTH_2001-0001.txt", "WTH_2001-0003.txt"]
    assert loads((folder / "WTH_2001-0001.txt").read_text()).seats == ("Ann", "Cleo")


@pytest.mark.parametrize(("words", "said"), [
    (["games.ggf", "out.xyz"], "“.xyz” tells no format"),
    (["games.ggf", "out.wtb"], "can be read here, but not written"),
    (["games.ggf", "-", "--to", "pgn"], "no format “pgn”"),
    (["games.ggf", "-", "--game", "3"], "no game 3 in this file, which holds 2"),
    (["nowhere", "-"], "nowhere"),
])  # fmt: skip
def test_what_cannot_be_converted_is_refused_in_a_sentence(
    ggf: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    monkeypatch.chdir(ggf.parent)
    code, _, error = run("convert", *words, "--lang", "en")
    assert code == 2
    assert said in error
    assert not (ggf.parent / "out.txt").exists()


def test_a_file_of_several_games_is_not_replayed_as_one(ggf: Path) -> None:
    code, _, error = run("replay", str(ggf), "--lang", "fr")
    assert code == 2
    assert "contient 2 parties" in error
    code, out, _ = run("replay", str(ggf), "--print", "--game", "2")
    assert code == 0
    assert ": x\n" in out
    assert run("replay", str(ggf), "--game", "3")[0] == 2


def test_a_file_of_our_own_holds_several_games_too(ggf: Path, tmp_path: Path) -> None:
    own = tmp_path / "games.txt"
    assert run("convert", str(ggf), str(own))[0] == 0
    assert own.read_text().count("galerie record 1\n") == 2
    code, out, _ = run("replay", str(own), "--print", "--game", "1")
    assert code == 0
    assert ": ann\n" in out
    run("convert", str(own), str(tmp_path / "second.moves"), "--game", "2")
    assert (tmp_path / "second.moves").read_text() == "d3\n"
