"""Every variant has a golden playthrough, and the rules still play it exactly so.

A change of the rules shows here as a change of the text: look at it, and if it is meant, write the playthroughs
anew with `python -m tests.playthroughs.make`.
"""

import pytest

from galerie.core.record import dumps, loads, replay
from galerie.games import GAMES
from tests.laws.cases import CASES, Case
from tests.playthroughs.make import FOLDER, PICTURES, path, playthrough, without_comments


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {path(case).name for case in CASES}


def test_every_game_can_be_drawn() -> None:
    assert set(PICTURES) == set(GAMES)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playthrough_is_what_the_rules_play(case: Case) -> None:
    assert path(case).read_text(encoding="utf-8") == playthrough(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playthrough_without_its_drawings_is_a_record_that_replays_to_the_end(case: Case) -> None:
    text = without_comments(path(case).read_text(encoding="utf-8"))
    record = loads(text)
    assert dumps(record) == text
    *_, last = replay(GAMES, record)
    assert last.outcome is not None
    assert str(last.outcome.ranks) in path(case).read_text(encoding="utf-8").splitlines()[-1]
