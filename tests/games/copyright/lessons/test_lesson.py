"""The lesson of Copyright: what its tasks accept, what it answers, and who wins its game."""

from itertools import product
from typing import Final, cast

import pytest

from galerie.bots import think
from galerie.core import IllegalMove
from galerie.games.copyright import GAME, Copyright
from galerie.games.copyright.lessons import AIMS
from galerie.games.copyright.rules.moves import Put
from galerie.study.lessons import Attempt, LessonScene, lesson, scene
from galerie.texts import LANGUAGES, say

TASKS: Final = [each for each in lesson(GAME) if each.tasks]


def begun(name: str) -> Attempt:
    return Attempt.begin(GAME, scene(GAME, name))


def position(attempt: Attempt) -> Copyright:
    return cast("Copyright", attempt.match.position)


def before_each_task(shown: LessonScene) -> list[Attempt]:
    found = [Attempt.begin(GAME, shown)]
    for task in shown.tasks:
        found.append(found[-1].tried(task.want[0]).attempt)
    return found[:-1]


def steps(attempt: Attempt) -> list[str]:
    """Every card of the learner in every way, on and around the lay-out; and all the other moves."""
    desk = position(attempt).desks[0]
    puts = [str(Put(*each)) for each in product(desk.cards, range(8), range(-2, 3), range(-2, 3))]
    return [*puts[::7], *(f"-{laid.card}" for laid in desk.laid), "clear", "done"]


def test_nobody_plays_against_a_clock() -> None:
    for shown in lesson(GAME):
        assert all(cast("Copyright", match.position).timer is None for match in shown.matches(GAME))


@pytest.mark.parametrize("shown", TASKS, ids=lambda shown: shown.id)
def test_every_legal_step_is_accepted_or_answered_in_words(shown: LessonScene) -> None:
    for attempt in before_each_task(shown):
        for text in steps(attempt):
            try:
                reaction = attempt.tried(text)
            except IllegalMove as refusal:
                assert refusal.rule in ("COP-13", "COP-14")  # noqa: PT017  refused by the rules
                continue
            if reaction.verdict == "wrong":
                assert reaction.said.startswith("copyright-lesson-")
                assert all(say(language, reaction.said) != reaction.said for language in LANGUAGES)


def test_every_aim_is_used_and_none_is_unknown() -> None:
    tasks = [task for shown in TASKS for task in shown.tasks]
    used = {aim for task in tasks for aim in (task.aim, *(wrong.aim for wrong in task.wrong))}
    assert used - {""} == {*AIMS}


@pytest.mark.rule("COP-13")
def test_a_card_is_laid_wherever_the_learner_likes_as_long_as_it_does_what_is_asked() -> None:
    attempt = begun("hole")
    assert {attempt.tried(move).verdict for move in ("40r2+0+0", "1r0+1+1", "25r1+1+1")} == {"done"}


@pytest.mark.rule("COP-30", "COP-33")
def test_the_lesson_says_what_the_rules_count() -> None:
    ends = {shown.id: before_each_task(shown)[-1].tried(shown.tasks[-1].want[0]).attempt for shown in TASKS}
    assert position(ends["exact"]).sheet == ((10,),)
    assert position(ends["hole"]).sheet == ((6,),)
    assert position(ends["out"]).sheet == ((10,),)
    assert position(ends["first"]).sheet == ((10, 6),)
    shifted = position(ends["shift"]).view(0).places[0].frame
    assert shifted is not None
    assert (shifted.matches, shifted.columns, shifted.rows) == (8, 1, 0)


def test_the_game_is_won_by_laying_what_was_learnt_and_not_by_giving_up() -> None:
    assert finished(["17r1+0+0", "27f0+0+0", "34f2+0+0"])
    assert finished(["17r1+0+0", "done"])
    assert not finished(["done"])


def finished(plan: list[str]) -> bool:
    """Whether these moves win the game of the lesson."""
    attempt, moves = begun("game"), iter(plan)
    while not attempt.is_done:
        if attempt.bot is None:
            attempt = attempt.tried(next(moves)).attempt
        else:
            view = attempt.match.position.view(attempt.bot)
            attempt = attempt.answered(think(GAME.name, attempt.scene.against, view, attempt.bot, attempt.bot_seed))
    return attempt.is_won
