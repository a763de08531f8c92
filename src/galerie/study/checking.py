"""Checking what a game teaches: lessons are played, pictures replayed, sentences looked up in every language."""

import re
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final

from galerie import bots
from galerie.core import NATURE, AnyGame, Match, Refusal
from galerie.games import find
from galerie.study.lessons import LESSON, Attempt, LessonScene, Task, aims, lesson
from galerie.study.scenes import DIAGRAMS, MINUTE, Scene, scenes
from galerie.study.sentences import SUBJECTS, TIP, TIPS, UNFILLED, needed, optional, subject, written
from galerie.texts import LANGUAGES, law

MINUTE_PICTURES: Final = range(3, 5)
NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RULE: Final = re.compile(r"^- \*\*([A-Z]{3}-[0-9]{2})\*\*", re.MULTILINE)
MOST_MOVES: Final = 2000
"""How many of the listed moves are tried where any move with a property is wanted."""

LONGEST_GAME: Final = 300
"""Moves; a lesson ends with a short game."""


class Fault(Refusal):
    """Something is wrong with what a game teaches."""

    def because(self, refusal: Refusal) -> "Fault":
        self.__cause__: BaseException | None = refusal
        return self


@dataclass(frozen=True, slots=True)
class Findings:
    """What a game teaches, counted, and what is wrong with it."""

    game: str
    scenes: int = 0
    tasks: int = 0
    wrong: int = 0
    """How many wrong tries were made."""

    pictures: int = 0
    """Of the one-minute page."""

    diagrams: int = 0
    faults: tuple[Fault, ...] = ()


def check(name: str) -> Findings:
    """Check all that a game teaches. Argument and result can cross processes."""
    game = find(name)
    try:
        taught, minute, diagrams = lesson(game), scenes(game, MINUTE), scenes(game, DIAGRAMS)
    except Refusal as refusal:
        return Findings(name, faults=(Fault("check-unreadable", game=name).because(refusal),))
    tasks = [task for scene in taught for task in scene.tasks]
    return Findings(
        game=name,
        scenes=len(taught),
        tasks=len(tasks),
        wrong=sum(len(wrong.moves) + bool(wrong.aim) for task in tasks for wrong in task.wrong),
        pictures=len(minute),
        diagrams=len(diagrams),
        faults=(*_lesson(game), *_minute(game), *_diagrams(game), *_sentences(game)),
    )


def played_out(attempt: Attempt) -> Attempt:
    """A game of a lesson played by the strongest bot in the learner's place, to its end or for a long time."""
    best = bots.levels(attempt.game.name)[-1]
    while not attempt.is_done and len(attempt.lines) < LONGEST_GAME:
        if attempt.bot is not None:
            attempt = attempt.answered(_thought(attempt, attempt.scene.against, attempt.bot, attempt.bot_seed))
        else:
            seed = Random(f"learner {attempt.bot_seed}").getrandbits(32)
            attempt = attempt.tried(_thought(attempt, best, attempt.scene.seat, seed)).attempt
    return attempt


def _thought(attempt: Attempt, level: str, seat: int, seed: int) -> str:
    return bots.think(attempt.game.name, level, attempt.match.view(seat), seat, seed)


# Files of scenes


def _lesson(game: AnyGame) -> Iterator[Fault]:
    taught = lesson(game)
    if taught and not taught[-1].is_game:
        yield Fault("check-no-game", game=game.name, scene=taught[-1].id)
    says = {wrong.say for scene in taught for task in scene.tasks for wrong in task.wrong}
    for scene in taught:
        amiss = [*_scene(game, LESSON, taught, scene)]
        yield from amiss
        if scene.id in says:
            yield Fault("check-name-twice", file=LESSON, scene=scene.id)
        if not amiss and (scene.tasks or scene.is_game):
            yield from _acted(game, scene)


def _minute(game: AnyGame) -> Iterator[Fault]:
    pictures = scenes(game, MINUTE)
    if pictures and len(pictures) not in MINUTE_PICTURES:
        yield Fault("check-minute-count", game=game.name, count=len(pictures))
    for scene in pictures:
        yield from _scene(game, MINUTE, pictures, scene)


def _diagrams(game: AnyGame) -> Iterator[Fault]:
    diagrams = scenes(game, DIAGRAMS)
    for scene in diagrams:
        yield from _scene(game, DIAGRAMS, diagrams, scene)
        if not scene.rule:
            yield Fault("check-rule-none", file=DIAGRAMS, scene=scene.id)


def _scene(game: AnyGame, file: str, among: tuple[Scene, ...], scene: Scene) -> Iterator[Fault]:
    """What is wrong with a scene before anything is played in it."""
    if not NAME.fullmatch(scene.id):
        yield Fault("check-name-bad", file=file, scene=scene.id)
    if Counter(each.id for each in among)[scene.id] > 1:
        yield Fault("check-name-twice", file=file, scene=scene.id)
    if scene.rule and scene.rule not in rules(game):
        yield Fault("check-rule-unknown", file=file, scene=scene.id, number=scene.rule)
    try:
        lines = len(scene.record(game).lines)
        last = scene.matches(game)[-1]
        last.position.view(scene.viewer if NATURE <= scene.seat < last.seats else None)
    except Refusal as refusal:
        yield Fault("check-replay", file=file, scene=scene.id).because(refusal)
        return
    if not 0 <= scene.shown <= lines:
        yield Fault("check-shown", file=file, scene=scene.id, shown=scene.shown, lines=lines)
    if not NATURE <= scene.seat < last.seats:
        yield Fault("check-seat", file=file, scene=scene.id, seat=scene.seat)


def rules(game: AnyGame) -> set[str]:
    """The numbers of a game's rules."""
    return set(RULE.findall(law(game.name, LANGUAGES[0])))


# Playing a scene


def _acted(game: AnyGame, scene: LessonScene) -> Iterator[Fault]:
    if scene.seat == NATURE:
        yield Fault("check-seat", file=LESSON, scene=scene.id, seat=scene.seat)
        return
    attempt = Attempt.begin(game, scene)
    if scene.is_game:
        yield from _game(attempt)
        return
    while (task := attempt.wanted) is not None:
        following = yield from _task(attempt, task)
        if following is None:
            return
        attempt = following


def _game(attempt: Attempt) -> Iterator[Fault]:
    scene = attempt.scene
    if scene.against:
        try:
            bots.bot(attempt.game.name, scene.against)
        except Refusal as refusal:
            yield Fault("check-level", scene=scene.id).because(refusal)
            return
    played = played_out(attempt)
    if not played.is_done:
        yield Fault("check-game-endless", scene=scene.id, count=len(played.lines))
    elif not played.is_won:
        yield Fault("check-game-lost", scene=scene.id)


def _task(attempt: Attempt, task: Task) -> Generator[Fault, None, Attempt | None]:
    """What is wrong with a task; returns the attempt after it was done, or None if that is impossible."""
    scene, number = attempt.scene.id, attempt.task + 1
    if attempt.scene.seat not in attempt.match.to_act:
        yield Fault("check-not-to-act", scene=scene, task=number)
        return None
    if not task.want and not task.aim:
        yield Fault("check-want-nothing", scene=scene, task=number)
        return None
    for aim in {task.aim, *(wrong.aim for wrong in task.wrong)} - {"", *aims(attempt.game)}:
        yield Fault("check-aim-unknown", scene=scene, task=number, aim=aim)
        return None
    following = yield from _wanted(attempt, task)
    if task.aim:
        done = yield from _aimed(attempt, task)
        following = following or done
    yield from _wrong(attempt, task)
    return following


def _wanted(attempt: Attempt, task: Task) -> Generator[Fault, None, Attempt | None]:
    """The moves that are wanted by name are legal, and right; returns the attempt after the first."""
    scene, number, following = attempt.scene.id, attempt.task + 1, None
    for move in task.want:
        try:
            _legal(attempt.match, attempt.scene.seat, move)
        except Refusal as refusal:
            yield Fault("check-want-refused", scene=scene, task=number, move=move).because(refusal)
            continue
        try:
            reaction = attempt.tried(move)
        except Refusal as refusal:
            yield Fault("check-reply-refused", scene=scene, task=number, move=move).because(refusal)
            continue
        if reaction.verdict == "wrong":
            yield Fault("check-want-wrong", scene=scene, task=number, move=move)
        else:
            following = following or reaction.attempt
    return following


def _aimed(attempt: Attempt, task: Task) -> Generator[Fault, None, Attempt | None]:
    """Some moves have the wanted property, and some do not; whichever the learner makes, the replies are legal.

    Any legal move may do, as in a set-up, if the lesson names one that the rules refuse.
    """
    scene, number, verdicts = attempt.scene.id, attempt.task + 1, list[str]()
    following = None
    for move in _tries(attempt, task):
        try:
            reaction = attempt.tried(move)
        except Refusal as refusal:
            yield Fault("check-reply-refused", scene=scene, task=number, move=move).because(refusal)
            return None
        verdicts.append(reaction.verdict)
        following = following or (reaction.attempt if reaction.verdict != "wrong" else None)
    if following is None:
        yield Fault("check-aim-impossible", scene=scene, task=number, aim=task.aim)
    if "wrong" not in verdicts and not any(wrong.moves for wrong in task.wrong):
        yield Fault("check-aim-empty", scene=scene, task=number, aim=task.aim)
    return following


def _wrong(attempt: Attempt, task: Task) -> Iterator[Fault]:
    """The listed wrong moves are answered as the lesson says, or refused by the rules."""
    scene, number = attempt.scene.id, attempt.task + 1
    for wrong in task.wrong:
        answer = f"{attempt.game.name}-lesson-{wrong.say}"
        if wrong.aim and not wrong.say:
            yield Fault("check-wrong-mute", scene=scene, task=number, aim=wrong.aim)
        elif wrong.aim and not any(
            (reaction := attempt.tried(move)).verdict == "wrong" and reaction.said == answer
            for move in _tries(attempt, task)
        ):
            yield Fault("check-wrong-impossible", scene=scene, task=number, aim=wrong.aim)
        elif not wrong.aim and not wrong.moves:
            yield Fault("check-wrong-nothing", scene=scene, task=number)
        for move in wrong.moves:
            try:
                reaction = attempt.tried(move)
            except Refusal as refusal:
                if wrong.say:
                    yield Fault("check-wrong-refused", scene=scene, task=number, move=move).because(refusal)
                continue
            if reaction.verdict != "wrong":
                yield Fault("check-wrong-right", scene=scene, task=number, move=move)
            elif not wrong.say:
                yield Fault("check-wrong-legal", scene=scene, task=number, move=move)
            elif reaction.said != answer:
                yield Fault("check-wrong-said", scene=scene, task=number, move=move, say=reaction.said)


def _tries(attempt: Attempt, task: Task) -> Iterator[str]:
    """Legal moves to try a property on: those that are listed, and those that the lesson names."""
    match, seat = attempt.match, attempt.scene.seat
    named = (*task.want, *(move for wrong in task.wrong for move in wrong.moves))
    for move in dict.fromkeys((*islice(match.moves(seat).texts, MOST_MOVES), *named)):
        try:
            _legal(match, seat, move)
        except Refusal:
            continue
        yield move


def _legal(match: Match, seat: int, move: str) -> None:
    """Raise Refusal if the move is not legal."""
    match.then(seat, match.parse(move))


# Sentences


def _sentences(game: AnyGame) -> Iterator[Fault]:
    wanted = dict(needed(game))
    known = wanted | dict(optional(game))
    for language in LANGUAGES:
        there = written(game, language)
        for name in wanted.keys() - there.keys():
            yield Fault("check-text-missing", name=name, language=language)
        for name, sentence in there.items():
            kind = subject(game, name)
            if kind not in (*SUBJECTS, TIPS):
                continue
            if kind != TIPS and name not in known:
                yield Fault("check-text-unused", name=name, language=language)
                continue
            limit = known.get(name, TIP)
            if sentence.length > limit:
                yield Fault("check-text-long", name=name, language=language, length=sentence.length, limit=limit)
            if kind in UNFILLED and sentence.variables:
                yield Fault("check-text-variable", name=name, language=language, variable=min(sentence.variables))
            for other in LANGUAGES:
                if name not in wanted and name not in written(game, other):
                    yield Fault("check-text-missing", name=name, language=other)
