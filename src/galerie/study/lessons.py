"""Lessons: a game learnt by playing it, scene by scene.

A lesson is the file `lessons/lesson.toml` of a game: scenes (see `galerie.study.scenes`) with tasks. A scene without a
task is only looked at.

    [[scenes.tasks]]
    want = ["d3"]             # the moves that do it, or
    aim = "lengthens"         # the name of a test in AIMS of the game's `lessons` module
    reply = ["1 c3"]          # lines that are played afterwards; then chance draws what it has to
    look = ["d3"]             # places to look at, if they are others than the scene's

    [[scenes.tasks.wrong]]
    moves = ["a1"]            # what a learner may try, or
    aim = "shortens"
    say = "corner"            # the text that answers; left out where the rules refuse the move

The last scene is a game, which the learner plays until the end: `against` names the level of the bots; a game for one
has a `goal` instead, the score that is a success.

What is said is in `lessons/fr.ftl` and `lessons/en.ftl`, by the names of game and scene:

- `GAME-lesson-SCENE-title`, and `GAME-lesson-SCENE`, the sentence of the first task; `GAME-lesson-SCENE-2` and so on
  are those of the next ones;
- `GAME-lesson-SCENE-done`, after the last task, if there is something to say; in a game, `-won` and `-lost`;
- `GAME-lesson-SAY`, the answer to a wrong try.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any, Final, Literal, TypeAlias

import msgspec

from galerie.core import NATURE, AnyGame, IllegalMove, Line, Match, Refusal, Seat
from galerie.core.match import settle
from galerie.core.record import read_line
from galerie.games import GAMES, part
from galerie.study.scenes import Scene, read

LESSON: Final = "lessons/lesson.toml"

MOST_TRIED: Final = 2_000
"""How many moves are tried to find one that a learner can be shown."""

Aim: TypeAlias = Callable[[Match, Match], bool]
"""Whether the last move did what was wanted, given the match before it and after it."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of wrong try, and what is said about it."""

    moves: tuple[str, ...] = ()
    aim: str = ""
    say: str = ""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move that the learner is asked for."""

    want: tuple[str, ...] = ()
    aim: str = ""
    reply: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()


class LessonScene(Scene, frozen=True, forbid_unknown_fields=True, kw_only=True):
    tasks: tuple[Task, ...] = ()
    against: str = ""
    """In a game, the level of the bots."""

    goal: int = 0
    """In a game for one, the score that is a success."""

    seed: int = 0
    """The seed of what chance draws."""

    @property
    def is_game(self) -> bool:
        """Whether the learner plays until the end of the game."""
        return bool(self.against or self.goal)


Verdict: TypeAlias = Literal["right", "wrong", "done"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a learner has played in a scene. Like a match, it never changes; each try returns another one."""

    game: AnyGame
    scene: LessonScene
    match: Match
    lines: tuple[Line, ...] = ()
    """What was played since the scene began, replies included."""

    @classmethod
    def begin(cls, game: AnyGame, scene: LessonScene) -> "Attempt":
        attempt = cls(game, scene, replace(scene.matches(game)[-1], seed=str(scene.seed)))
        return attempt._settled() if scene.is_game else attempt

    def resumed(self, lines: Iterable[str]) -> "Attempt":
        """The attempt after lines that were played before. Raises Refusal."""
        attempt = self
        for text in tuple(lines)[len(self.lines) :]:
            attempt = attempt._added(read_line(text))
        return attempt

    @property
    def task(self) -> int:
        """How many tasks are done."""
        return sum(line.seat == self.scene.seat for line in self.lines)

    @property
    def wanted(self) -> Task | None:
        return self.scene.tasks[self.task] if self.task < len(self.scene.tasks) else None

    @property
    def is_done(self) -> bool:
        return self.match.outcome is not None if self.scene.is_game else self.wanted is None

    @property
    def is_won(self) -> bool:
        outcome, seat = self.match.outcome, self.scene.seat
        return outcome is not None and outcome.ranks[seat] == 1 and outcome.scores[seat] >= self.scene.goal

    @property
    def bot(self) -> Seat | None:
        """The seat of the bot that is to move, in a game."""
        others = sorted(self.match.to_act - {NATURE, self.scene.seat})
        return others[0] if self.scene.is_game and others and self.scene.seat not in self.match.to_act else None

    @property
    def bot_seed(self) -> int:
        """The seed of a bot's next move, so that the same game of the learner is always answered the same way."""
        return Random(f"{self.scene.seed} {self.match.version}").getrandbits(32)

    def tried(self, text: str) -> "Reaction":
        """Judge a move of the learner. Raises Refusal where the rules do, or where the scene is over."""
        if self.is_done:
            raise IllegalMove("lesson-over")
        after = self._added(Line(self.scene.seat, text))
        task = self.wanted
        if task is None:
            attempt = after._settled()
            return Reaction("done" if attempt.is_done else "right", attempt, attempt.ends())
        if not self._does(task, after):
            wrong = next((each for each in task.wrong if self._does(each, after)), None)
            return Reaction("wrong", self, self._text(wrong.say) if wrong and wrong.say else "lesson-wrong")
        attempt = after
        for line in task.reply:
            attempt = attempt._added(read_line(line))
        attempt = attempt._settled(only_chance=True)
        return Reaction("done" if attempt.is_done else "right", attempt, attempt.ends())

    def example(self) -> str | None:
        """A move that does what is wanted, for a learner who asks for it; None where nothing particular is wanted."""
        task = self.wanted
        if task is None or task.want:
            return task.want[0] if task else None
        texts = map(str, islice(self.match.moves(self.scene.seat), MOST_TRIED))
        return next((text for text in texts if self._does(task, self._added(Line(self.scene.seat, text)))), None)

    def answered(self, text: str) -> "Attempt":
        """The attempt after the move of the bot."""
        assert self.bot is not None  # noqa: S101  asked only where a bot is to move
        return self._added(Line(self.bot, text))._settled()

    def says(self) -> str:
        """The name of the sentence that tells what to do now."""
        is_first = self.task == 0 or self.scene.is_game  # a game has one sentence
        return self._text(self.scene.id if is_first else f"{self.scene.id}-{self.task + 1}")

    def ends(self) -> str:
        """The name of the sentence at the end of the scene; empty before that."""
        if not self.is_done:
            return ""
        ending = ("won" if self.is_won else "lost") if self.scene.is_game else "done"
        return self._text(f"{self.scene.id}-{ending}")

    def _does(self, task: Task | Wrong, after: "Attempt") -> bool:
        """Whether the last move is one of the task's."""
        if task.aim and aims(self.game)[task.aim](self.match, after.match):
            return True
        moves = task.want if isinstance(task, Task) else task.moves
        return str(after.match.line[-1].move) in moves

    def _added(self, line: Line) -> "Attempt":
        # a move of the game only: nobody resigns a lesson, or takes back what its record says
        match = self.match.then(line.seat, self.game.parse(line.move))
        return replace(self, match=match, lines=(*self.lines, line))

    def _settled(self, *, only_chance: bool = False) -> "Attempt":
        """The attempt after what needs no decision: draws of chance and, in a game, forced moves."""
        attempt = self
        for event, match in settle(self.match):
            if only_chance and event.seat != NATURE:
                break
            attempt = replace(attempt, match=match, lines=(*attempt.lines, event.line))
        return attempt

    def _text(self, name: str) -> str:
        return f"{self.game.name}-lesson-{name}"


@dataclass(frozen=True, slots=True)
class Reaction:
    """The answer to a try."""

    verdict: Verdict
    attempt: Attempt
    """The attempt as it was before a wrong try, and after a right one."""

    said: str
    """The name of the sentence to say, if any; it may have no text."""


def lesson(game: AnyGame) -> tuple[LessonScene, ...]:
    """The scenes of a game's lesson; none if it has no lesson."""
    return read(game.package, LESSON, LessonScene)


def require_lesson(game: AnyGame) -> None:
    """Raise Refusal if the game has no lesson."""
    if not lesson(game):
        raise Refusal("lessons-none", game=game.name, games=", ".join(taught()))


def scene(game: AnyGame, name: str) -> LessonScene:
    require_lesson(game)
    found = next((each for each in lesson(game) if each.id == name), None)
    if found is None:
        raise Refusal("lesson-unknown", game=game.name, scene=name)
    return found


def taught() -> list[str]:
    """The names of the games that have a lesson."""
    return [game.name for game in GAMES.values() if lesson(game)]


def aims(game: AnyGame) -> Mapping[str, Aim]:
    """The tests that the tasks of a game's lesson name: AIMS of its `lessons` module."""
    found: Any = getattr(part(game, "lessons"), "AIMS", {})
    return found  # type: ignore[no-any-return]
