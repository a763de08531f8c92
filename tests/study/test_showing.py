"""A learner who does not find the move can be shown one."""

import msgspec
import pytest

from galerie.core import Match
from galerie.games import find
from galerie.host.view import learning
from galerie.host.wire import LessonState
from galerie.study import lessons
from galerie.study.lessons import Attempt, LessonScene, Task

GAME = find("reversi")


def begin(*tasks: Task) -> Attempt:
    return Attempt.begin(GAME, LessonScene(id="x", tasks=tasks))


def test_the_first_of_the_wanted_moves_is_shown() -> None:
    assert begin(Task(want=("f4", "d6"))).example() == "f4"


def test_where_a_property_is_wanted_a_move_that_has_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def is_low(_: Match, after: Match) -> bool:
        return str(after.line[-1].move) == "d6"

    monkeypatch.setattr(lessons, "aims", lambda _: {"low": is_low})
    assert begin(Task(aim="low")).example() == "d6"


def test_nothing_is_shown_where_nothing_is_wanted() -> None:
    assert begin().example() is None


@pytest.mark.parametrize(("show", "shown"), [(True, "d6"), (False, None)])
def test_a_move_is_shown_only_to_a_learner_who_asks(
    monkeypatch: pytest.MonkeyPatch, show: bool, shown: str | None
) -> None:
    monkeypatch.setattr(learning, "scene", lambda *_: LessonScene(id="x", tasks=(Task(want=("d6",)),)))
    _, encoded = learning.lesson_state("reversi", "x", [], None, show)
    state = msgspec.json.decode(encoded, type=LessonState)
    assert (state.example, state.verdict, state.lines) == (shown, "begun", [])
