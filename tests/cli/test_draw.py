"""`galerie draw`."""

from pathlib import Path

import pytest

from galerie.core import Match, Record
from galerie.core.conduct import Agree, TakeBack
from galerie.core.trail import Line
from galerie.games import reversi
from galerie.svg import draw
from tests.cli.test_commands import run

MOVES = ("e3", "d3", "c4")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Three moves, of which the last is taken back."""
    lines = [Line(index % 2, move) for index, move in enumerate(MOVES)]
    conduct = [Line(0, str(TakeBack())), Line(1, str(Agree()))]
    file = tmp_path / "game.txt"
    text = str(Record.of(reversi.GAME, reversi.Options(), ("Ada", "Bob"), [*lines, *conduct]))
    file.write_text(text, encoding="utf-8")
    return file


def after(plies: int) -> Match:
    match = Match.begin(reversi.GAME)
    for index, move in enumerate(MOVES[:plies]):
        match = match.then(index % 2, reversi.parse(move))
    return match


def test_the_end_of_a_match_is_drawn_unless_another_ply_is_asked_for(record: Path) -> None:
    assert run("draw", str(record)) == (0, draw(after(2)), "")
    assert run("draw", str(record), "--ply", "1", "--lang", "en", "--theme", "dark", "--seat", "1") == (
        0,
        draw(after(1), seat=1, language="en", theme="dark"),
        "",
    )


def test_a_file_is_written_in_the_format_of_its_name(record: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "board.svg", tmp_path / "board.PNG"
    assert run("draw", str(record), "--out", str(svg)) == (0, "", "")
    assert svg.read_text(encoding="utf-8") == draw(after(2))
    assert run("draw", str(record), "--out", str(png), "--width", "100") == (0, "", "")
    assert png.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--ply", "3"), "Il n'y a pas de coup 3 : cette partie en a 2."),
        (("--seat", "2"), "Il n'y a pas de place 2 : elles vont de 0 à 1."),
        (("--theme", "sepia"), "Aucun thème « sepia » ici. Thèmes : light, dark."),
        (("--out", "board.gif"), "« board.gif » n'est pas une image : son nom doit finir par .svg, .png."),
        (("--out", "/nowhere/board.svg"), "Le fichier « /nowhere/board.svg » ne peut pas être écrit"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(record: Path, words: tuple[str, ...], sentence: str) -> None:
    code, out, err = run("draw", str(record), *words)
    assert (code, out) == (2, "")
    assert sentence in err
