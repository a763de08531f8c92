from datetime import datetime
from pathlib import Path

import pytest

from galerie.core import Refusal
from galerie.matches import read
from galerie.terminal import recordings
from tests.terminal.stages import table


def test_a_written_record_is_read_back(tmp_path: Path) -> None:
    at = table()
    at.play(0, "e3")
    recordings.write(tmp_path / "game", at.record())
    assert read(tmp_path / "game") == at.record()
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_missing_files_folders_and_binary_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name, code in [("missing", "file-unreadable"), (".", "file-unreadable"), ("bytes", "format-unrecognised")]:
        with pytest.raises(Refusal) as refusal:
            read(tmp_path / name)
        assert refusal.value.code == code


def test_writing_to_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        recordings.write(tmp_path / "nowhere" / "game", table().record())
    assert refusal.value.code == "file-unwritable"


def test_a_name_in_use_gets_a_number(tmp_path: Path) -> None:
    taken = tmp_path / "game.txt"
    assert recordings.unused(taken) == taken
    taken.touch()
    (tmp_path / "game-2.txt").touch()
    assert recordings.unused(taken) == tmp_path / "game-3.txt"


def test_the_default_file_name_has_the_game_and_the_time() -> None:
    assert recordings.suggested("reversi", datetime(2030, 1, 2, 3, 4)) == Path("reversi-20300102-0304.txt")
