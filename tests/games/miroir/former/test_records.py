"""Games recorded under version 1 of the rules are replayed by them, move by move."""

from pathlib import Path
from typing import Final

import pytest

from galerie.core import BadRecord
from galerie.core.record import loads, replay
from galerie.games import GAMES

RECORDS: Final = sorted(Path(__file__).parent.glob("*.txt"))
BACK: Final = "back-to-before-a-card"
"""In this one a player moves a card as only version 1 allows (MIR-17)."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_version_1_is_replayed_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = loads(text)
    assert record.rules == 1
    assert str(record) == text
    *_, last = replay(GAMES, record)
    assert path.stem == BACK or last.outcome is not None


@pytest.mark.rule("MIR-17")
def test_what_only_version_1_allows_is_refused_today() -> None:
    (path,) = (path for path in RECORDS if path.stem == BACK)
    text = path.read_text(encoding="utf-8")
    with pytest.raises(BadRecord) as caught:
        list(replay(GAMES, loads(text.replace("rules: 1\n", "rules: 2\n"))))
    assert caught.value.details["line"] == "1 2.1>9"
