"""A lesson of a game for one ends with a game that has a goal instead of an opponent."""

from typing import Final

from galerie.core import NATURE
from galerie.games import find
from galerie.study.lessons import Attempt, LessonScene, Task

GAME: Final = find("solo")


def begin(goal: int) -> Attempt:
    return Attempt.begin(GAME, LessonScene(id="play", goal=goal))


def test_chance_answers_and_nobody_else_plays() -> None:
    reaction = begin(goal=1).tried("gd6")
    assert reaction.verdict == "right"
    assert {line.seat for line in reaction.attempt.lines[1:]} == {NATURE}
    assert reaction.attempt.bot is None
    assert not reaction.attempt.match.to_act - {0}


def test_a_game_keeps_its_sentence_until_its_end() -> None:
    begun = begin(goal=1)
    assert begun.says() == begun.tried("gd6").attempt.says() == "solo-lesson-play"


def test_chance_answers_a_task_too() -> None:
    scene = LessonScene(id="open", tasks=(Task(want=("gd6", "ge3")), Task(want=("bc4",))))
    first = Attempt.begin(GAME, scene).tried("ge3")
    assert first.verdict == "right"
    assert [line.seat for line in first.attempt.lines] == [0, NATURE, NATURE]
    assert first.attempt.match.to_act == {0}


def test_the_same_seed_draws_the_same() -> None:
    assert begin(goal=1).tried("gd6").attempt.lines == begin(goal=1).tried("gd6").attempt.lines


def test_the_game_is_lost_below_the_goal() -> None:
    reaction = begin(goal=1).tried("stop")
    assert (reaction.verdict, reaction.said) == ("done", "solo-lesson-play-lost")


def test_the_game_is_won_at_the_goal() -> None:
    attempt = begin(goal=1)
    while not (view := attempt.match.position.view(0)).score:
        attempt = attempt.tried(next(iter(view.wins or view.turns))).attempt
    reaction = attempt.tried("stop")
    assert (reaction.verdict, reaction.said) == ("done", "solo-lesson-play-won")
