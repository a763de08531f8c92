"""What the lesson of Reflecto asks for, and what it lets a learner see."""

from random import Random

import msgspec
import pytest

from galerie.core import IllegalMove
from galerie.games.reflecto import GAME
from galerie.games.reflecto.bots import LEVELS
from galerie.games.reflecto.lessons import AIMS
from galerie.games.reflecto.puzzles.knowledge import Knowledge
from galerie.study.lessons import Attempt, LessonScene, lesson, scene
from galerie.study.scenes import DIAGRAMS, MINUTE, scenes

SCENES = lesson(GAME)


def begun(name: str, *moves: str) -> Attempt:
    attempt = Attempt.begin(GAME, scene(GAME, name))
    for move in moves:
        attempt = attempt.tried(move).attempt
    return attempt


def does(aim: str, attempt: Attempt, move: str) -> bool:
    return AIMS[aim](attempt.match, attempt.match.then(0, attempt.match.parse(move)))


def test_any_word_may_be_hidden_with_the_mirrors_apart() -> None:
    hide = begun("hide")
    assert hide.tried("set TEMPO 52*314*").verdict == "done"
    assert hide.tried("set TEMPO 52**314").said == "reflecto-lesson-hide-apart"
    with pytest.raises(IllegalMove):
        hide.tried("set XXXXX 52*314*")


@pytest.mark.rule("REF-11", "REF-12")
def test_a_step_is_told_from_a_jump() -> None:
    move = begun("move", "d1-d2")
    assert does("steps", move, "a1-a2")
    assert not does("jumps", move, "a1-a2")
    assert does("jumps", move, "c1-e3")
    assert not does("steps", move, "c1-e3")


@pytest.mark.parametrize("first", ["d1-c2", "d1-d2", "d1-e2"])
def test_after_every_first_step_there_is_a_jump(first: str) -> None:
    move = begun("move", first)
    assert any(move.tried(text).verdict == "done" for text in move.match.position.moves(0).texts)


@pytest.mark.rule("REF-31")
def test_leaving_at_once_is_told_from_arriving() -> None:
    leave = begun("leave")
    assert does("arrives", leave, "b6-b7")
    assert not does("leaves", leave, "b6-b7")
    assert does("leaves", leave, "b6-out")
    assert not does("arrives", leave, "b6-b7 b7-out")
    assert not does("leave-together", leave, "b6-b7 b7-out")


@pytest.mark.rule("REF-36", "REF-37")
@pytest.mark.parametrize("first", ["b6-b7 b7-out", "b6-c7 c7-out", "b6-out"])
@pytest.mark.parametrize("second", ["d6-out e7-out", "d6-d7 d7-out e7-out"])
def test_two_letters_leave_in_one_turn_by_any_way(first: str, second: str) -> None:
    assert begun("leave", first).tried(second).verdict == "done"


@pytest.mark.rule("REF-21")
def test_the_mirror_learns_only_from_behind() -> None:
    mirror = begun("mirror")
    assert not mirror.match.position.view(0).sights
    assert does("sees-nothing-new", mirror, "c4-d3")
    assert does("learns", mirror, "c4-d5")
    assert [each.face.letters for each in begun("mirror", "c4-d5").match.position.view(0).sights] == ["E"]


@pytest.mark.rule("REF-41")
def test_the_letters_that_were_read_leave_one_word_to_guess() -> None:
    guess = begun("guess")
    known = Knowledge(guess.match.position.view(0), 0)
    assert sorted(known.loose) == ["A", "C", "G", "L"]
    assert known.words == ("GLACE",)
    assert does("forgets", guess, "guess PLAGE")
    assert not does("forgets", guess, "guess CALGE")


@pytest.mark.parametrize("each", [*SCENES, *scenes(GAME, MINUTE), *scenes(GAME, DIAGRAMS)], ids=lambda each: each.id)
def test_no_scene_shows_a_learner_what_the_other_hides(each: LessonScene) -> None:
    for match in each.matches(GAME):
        if match.outcome is None:
            shown = match.position.view(each.viewer)
            assert all(hand is None for seat, hand in enumerate(shown.hands) if seat != each.viewer)


def test_no_wish_of_the_lesson_is_in_what_the_learner_sees() -> None:
    secret = begun("guess").match.position.view(0)
    assert b"GLACE" not in msgspec.json.encode(secret)


def test_the_game_at_the_end_is_short_and_can_be_won() -> None:
    turns, won = [], 0
    for seed in range(6):
        rng, match = Random(seed), begun("game").match
        before = match.version
        while match.outcome is None:
            (seat,) = match.to_act
            match = match.then(seat, LEVELS["novice"](match.position.view(seat), seat, rng))
        won += match.outcome.ranks[0] == 1
        turns.append((match.version - before) // 2)
    assert won >= 5
    assert sum(turns) / len(turns) < 15
