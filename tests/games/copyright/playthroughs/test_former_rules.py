"""Games of earlier versions of the rules come out as they did."""

from pathlib import Path
from typing import Final

import pytest

from galerie.core import Event
from galerie.core.record import loads, replay
from galerie.games import GAMES
from galerie.games.copyright import GAME
from tests.laws.cases import Case
from tests.laws.laws import Story
from tests.playthroughs.make import playthrough, without_comments

FORMER: Final = sorted((Path(__file__).parent / "version1").glob("*.txt"))


@pytest.mark.rule("COP-30")
@pytest.mark.parametrize("path", FORMER, ids=lambda path: path.stem)
def test_a_game_of_the_first_version_is_drawn_as_it_was_after_every_move(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = loads(without_comments(text))
    assert record.rules == 1
    matches = [*replay(GAMES, record)]
    case = Case(GAME, len(record.seats), GAME.chosen(record.rules, record.options))
    events = tuple(Event(line.seat, GAME.parse(line.move)) for line in record.lines)
    story = Story(case, events, tuple(match.position for match in matches))
    assert playthrough(story).partition("\n\n")[2] == text.partition("\n\n")[2]
