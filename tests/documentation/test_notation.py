"""The record shown in `docs/notation.md` is a record."""

from pathlib import Path

from galerie.core.record import dumps, loads, replay
from galerie.games import GAMES


def test_the_documented_record_replays() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    text = page.split("```\n")[1]
    assert dumps(loads(text)) == text
    assert [match.version for match in replay(GAMES, loads(text))] == [0, 1, 2, 3, 4]
