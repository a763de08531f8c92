"""Every variant has a golden playthrough, and the rules still produce exactly that.

A change of the rules shows up as a change of the text: look at it and, if it is intended, rewrite the playthroughs
with `python -m tests.playthroughs.make`.
"""

from pathlib import Path

import pytest

from galerie.core.record import loads, replay
from galerie.games import GAMES
from tests.playthroughs.make import FOLDER, FORMER, STORIES, drawn, path, playthrough, without_comments


def test_no_playthrough_is_missing_or_stale() -> None:
    assert {*FOLDER.glob("*/playthroughs/*.txt")} == {path(*story) for story in STORIES}


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story[1])
def test_the_rules_reproduce_each_playthrough(story: tuple[str, str]) -> None:
    assert path(*story).read_text(encoding="utf-8") == playthrough(STORIES[story]())


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story[1])
def test_a_playthrough_without_its_drawings_is_a_record_that_replays_to_the_end(story: tuple[str, str]) -> None:
    text = without_comments(path(*story).read_text(encoding="utf-8"))
    record = loads(text)
    assert str(record) == text
    *_, last = replay(GAMES, record)
    assert last.outcome is not None
    assert str(last.outcome.ranks) in path(*story).read_text(encoding="utf-8").splitlines()[-1]


@pytest.mark.parametrize("path", FORMER, ids=lambda path: path.stem)
def test_a_playthrough_of_former_rules_is_replayed_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = loads(without_comments(text))
    assert record.rules in GAMES[record.game].former
    assert drawn(record, (match.position for match in replay(GAMES, record))) == text
