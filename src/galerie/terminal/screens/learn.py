"""A lesson in the terminal: its scenes one after the other, on the real board."""

import asyncio
from concurrent.futures import BrokenExecutor
from multiprocessing import resource_tracker
from pathlib import Path
from typing import ClassVar, Final

from galerie.bots.workers import Workers
from galerie.core import AnyGame, Match, Refusal, Seat
from galerie.study.lessons import Attempt, LessonScene, lesson
from galerie.terminal.progress import Bookmark
from galerie.terminal.screens.exercise import PACE, ExerciseStage
from galerie.texts import maybe


class LearnApp(ExerciseStage):
    keys: ClassVar[dict[str, str]] = {
        "F1": "explain",
        "^N": "onward",
        "^B": "backward",
        "^R": "retry",
        "^Q": "quit",
    }
    helped = "learn"

    def __init__(self, game: AnyGame, language: str, kept: Path, pace: float = PACE) -> None:
        self.scenes: Final = lesson(game)
        self.attempt: Attempt = Attempt.begin(game, self.scenes[0])
        super().__init__(game, self.attempt.match.options, language, kept, pace)
        self.match: Match = self.attempt.match
        resource_tracker.ensure_running()  # every worker needs it, and it cannot start under a full screen
        self._bots: Workers | None = None
        """Started when a scene is a game."""

    @property
    def number(self) -> int:
        """Of the scene, from 0."""
        return self.scenes.index(self.attempt.scene)

    @property
    def bookmark(self) -> Bookmark:
        return self.progress.lessons.get(self.game.name, Bookmark())

    def on_mount(self) -> None:
        super().on_mount()
        left = next((each for each in self.scenes if each.id == self.bookmark.scene), self.scenes[0])
        self._open(left, self.bookmark.lines if left.id == self.bookmark.scene else ())

    def on_unmount(self) -> None:
        if self._bots:
            self._bots.close()

    # Scenes

    def _open(self, scene: LessonScene, lines: tuple[str, ...] = ()) -> None:
        """Begin a scene, or go on with it after these lines."""
        self.attempt = Attempt.begin(self.game, scene)
        try:
            self.attempt = self.attempt.resumed(lines)
        except Refusal:
            lines = ()  # the lesson has changed since
        shown = () if lines else scene.matches(self.game)[:-1]
        self.seat: Seat = scene.seat
        self.vary(self.attempt.match.options)
        title = maybe(self.language, f"{self.game.name}-lesson-{scene.id}-title") or scene.id
        number, every = self.number + 1, len(self.scenes)
        self.entitle(self.say("terminal-scene", {"number": number, "all": every, "title": title}))
        self._mark()
        self.news("")
        self._say_what_to_do()
        self.begin([*shown, self.attempt.match])
        self._let_bot_move()

    def action_onward(self) -> None:
        if self.number + 1 < len(self.scenes):
            self._open(self.scenes[self.number + 1])
        elif self.attempt.is_done:
            self.progress.lessons[self.game.name] = Bookmark(done=True)
            self.keep()
            self.news(self.say("terminal-lesson-over"))
        else:
            self.news(self.say("terminal-scene-last"))

    def action_backward(self) -> None:
        if self.number:
            self._open(self.scenes[self.number - 1])
        else:
            self.news(self.say("terminal-scene-first"))

    def action_retry(self) -> None:
        """Begin the scene again."""
        self._open(self.attempt.scene)

    def _mark(self) -> None:
        """Remember where the lesson is."""
        lines = tuple(map(str, self.attempt.lines))
        self.progress.lessons[self.game.name] = Bookmark(self.attempt.scene.id, lines, self.bookmark.done)
        self.keep()

    # Tries

    @property
    def wants(self) -> bool:
        return not self.attempt.is_done

    def tried(self, text: str) -> bool:
        reaction = self.attempt.tried(text)
        if reaction.verdict == "wrong":
            self.present([self.attempt.match])
            self.warn(maybe(self.language, reaction.said) or "")
            return False
        self._went_on(reaction.attempt)
        return True

    def _went_on(self, attempt: Attempt) -> None:
        """Show what was played since, and what is said about it."""
        played = self._played_since(self.attempt, attempt)
        self.attempt = attempt
        self._mark()
        ending = attempt.ends()
        self.news((maybe(self.language, ending) if ending else None) or "")
        self._say_what_to_do()
        self.present(played, lively=True)
        self._let_bot_move()

    def _played_since(self, before: Attempt, after: Attempt) -> list[Match]:
        matches = [before.match]
        for line in after.lines[len(before.lines) :]:
            matches.append(matches[-1].then(line.seat, matches[-1].parse(line.move)))
        return matches[1:]

    def _say_what_to_do(self) -> None:
        """A scene that is done keeps its last sentence."""
        if not self.attempt.is_done or not self.attempt.task:
            self.sentence.update(maybe(self.language, self.attempt.says()) or "")

    def _let_bot_move(self) -> None:
        if self.attempt.bot is not None and not self.attempt.is_done:
            self.run_worker(self._answer(self.attempt, self.attempt.bot), group="bot", exclusive=True)

    async def _answer(self, attempt: Attempt, seat: Seat) -> None:
        """Let the bot move, unless the learner has left the scene meanwhile."""
        self._bots = self._bots or Workers()
        view, level = attempt.match.view(seat), attempt.scene.against
        try:
            text = await self._bots.think(self.game.name, level, view, seat, attempt.bot_seed)
        except BrokenExecutor:
            self.refused(Refusal("bot-silent"))
            return
        await asyncio.sleep(self.pace)
        if self.attempt is attempt:
            self.finish_film()
            self._went_on(attempt.answered(text))

    # What is shown

    def seated(self) -> list[str]:
        level = self.attempt.scene.against
        other = self.named(level) if level else ""
        return [self.say("you") if seat == self.seat else other for seat in range(self.match.seats)]

    def standing(self) -> str:
        wanted = self.attempt.wanted
        look = self.looked_at((wanted.look if wanted else ()) or self.attempt.scene.look)
        turn = "" if self.filming or self.mover is None else self.say("terminal-your-move")
        last = self.number + 1 == len(self.scenes)
        go_on = "" if self.wants else self.say("terminal-scene-done" if not last else "terminal-scene-done-last")
        return "\n".join(filter(None, [look, turn, go_on]))
