from datetime import datetime
from pathlib import Path

import pytest

from galerie.core import Refusal
from galerie.terminal import recordings
from tests.terminal.stages import table


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    at = table()
    at.play(0, "e3")
    recordings.write(tmp_path / "game", at.record())
    assert recordings.read(tmp_path / "game") == at.record()
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_a_missing_file_a_folder_and_bytes_are_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name, code in [("missing", "file-unreadable"), (".", "file-unreadable"), ("bytes", "file-not-text")]:
        with pytest.raises(Refusal) as refusal:
            recordings.read(tmp_path / name)
        assert refusal.value.code == code


def test_a_folder_that_is_not_there_cannot_be_written_to(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        recordings.write(tmp_path / "nowhere" / "game", table().record())
    assert refusal.value.code == "file-unwritable"


def test_a_name_in_use_receives_a_number(tmp_path: Path) -> None:
    taken = tmp_path / "game.txt"
    assert recordings.unused(taken) == taken
    taken.touch()
    (tmp_path / "game-2.txt").touch()
    assert recordings.unused(taken) == tmp_path / "game-3.txt"


def test_a_match_without_a_name_is_called_by_its_game_and_the_time() -> None:
    assert recordings.suggested("reversi", datetime(2030, 1, 2, 3, 4)) == Path("reversi-20300102-0304.txt")
