"""How the list of balanced starts is made."""

from pathlib import Path
from runpy import run_path

import pytest
from tools import reversi_starts
from tools.reversi_starts import is_balanced, positions

from galerie.discs.symmetries import normal
from galerie.games.reversi.rules.start_list import STARTS


def test_every_position_after_eight_discs_is_tried_once() -> None:
    found = positions()
    assert len({normal(board.own, board.other)[:2] for _, board in found}) == len(found)
    assert all(len(line) == 16 and line.startswith("f5") and board.holes == 52 for line, board in found)
    assert {*STARTS.split()} <= {line for line, _ in found}


def test_a_corner_given_away_is_not_balanced() -> None:
    lines = dict(positions())
    assert not is_balanced(lines["f5f4c3c4b3b2a1b4"], nodes=2_000, threshold=2)


def test_the_command_writes_a_list_that_depends_on_its_seed_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = []
    for number, seed in enumerate(("1", "1", "2")):
        out = tmp_path / f"starts{number}.py"
        words = ["--count", "3", "--nodes", "1000", "--check", "2", "--check-nodes", "2000"]
        monkeypatch.setattr("sys.argv", ["reversi_starts", "--seed", seed, *words, "--out", str(out)])
        reversi_starts.main()
        made.append(run_path(str(out))["STARTS"].split())
    assert "3 starts" in capsys.readouterr().out
    assert len({*made[0]}) == 3
    assert made[0] == made[1] != made[2]
