"""A puzzle in the terminal: tried on the real board, and explained there afterwards."""

from pathlib import Path
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from galerie.core import AnyGame, Match, Seat
from galerie.study.puzzles import Puzzle, Trial, puzzles
from galerie.study.sentences import of_puzzle
from galerie.terminal.board import labelled
from galerie.terminal.screens.exercise import PACE, ExerciseStage


class PuzzleApp(ExerciseStage):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+g", "reveal", show=False, priority=True)]
    keys: ClassVar[dict[str, str]] = {
        "F1": "explain",
        "^G": "reveal",
        "^R": "retry",
        "^N": "onward",
        "^B": "backward",
        "^Q": "quit",
    }
    helped = "puzzle"

    def __init__(self, game: AnyGame, puzzle: Puzzle, language: str, kept: Path, pace: float = PACE) -> None:
        self.series: Final = [*puzzles(game.name).values()]
        self.trial: Trial = Trial.begin(puzzle)
        super().__init__(game, self.trial.match.options, language, kept, pace)
        self.match: Match = self.trial.match
        self.solution: tuple[Match, ...] = ()
        """The moments of the best line, once the puzzle is over."""

        self.moment: int = 0
        """The one of them that is shown."""

        self._best: str = ""

    @property
    def puzzle(self) -> Puzzle:
        return self.trial.puzzle

    @property
    def number(self) -> int:
        """In the series, from 0."""
        return self.series.index(self.puzzle)

    def on_mount(self) -> None:
        super().on_mount()
        self._open(self.puzzle)

    def _open(self, puzzle: Puzzle) -> None:
        self.trial, self.solution = Trial.begin(puzzle), ()
        self.seat: Seat = puzzle.seat
        self.vary(self.trial.match.options)
        number, every = self.number + 1, len(self.series)
        where = self.say("terminal-puzzle", {"number": number, "all": every, "grade": puzzle.grade, "id": puzzle.id})
        self.entitle(of_puzzle(self.language, puzzle, "-title"), where)
        self.sentence.update(of_puzzle(self.language, puzzle))
        self.news("")
        self.begin([self.trial.match])
        self._best = labelled(self.board, puzzle.answers)

    def action_onward(self) -> None:
        self._open(self.series[(self.number + 1) % len(self.series)])

    def action_backward(self) -> None:
        self._open(self.series[self.number - 1])

    def action_retry(self) -> None:
        self._open(self.puzzle)

    def action_reveal(self) -> None:
        if self.wants:
            self._remember(solved=False)
            self._explain(self.say("terminal-puzzle-given-up"), self.puzzle.played(self.puzzle.line))

    def action_forth(self) -> None:
        """Step on through the solution, and then to the next puzzle."""
        if self.moment + 1 < len(self.solution):
            self._go(self.moment + 1)
        else:
            self.action_onward()

    def action_back_again(self) -> None:
        self._go(max(0, self.moment - 1))

    # Tries

    @property
    def wants(self) -> bool:
        return self.trial.verdict == "right" and not self.solution

    def tried(self, text: str) -> bool:
        before = self.trial
        self.trial = before.played(text)
        played = self.puzzle.played(map(str, self.trial.lines))[len(before.lines) + 1 :]
        if self.trial.verdict == "right":
            self.news(self.say("terminal-puzzle-right"))
            self.present(played, lively=True)
            return True
        solved = self.trial.verdict == "solved"
        self._remember(solved=solved)
        solution = self.puzzle.played(self.puzzle.line)
        followed = tuple(map(str, self.trial.lines)) == self.puzzle.line[: len(self.trial.lines)]
        rest = solution[len(self.trial.lines) + 1 :] if followed else solution
        self._explain(self.say(f"terminal-puzzle-{self.trial.verdict}"), (*played, *rest))
        return True

    def _explain(self, news: str, shown: tuple[Match, ...]) -> None:
        self.solution = self.puzzle.played(self.puzzle.line)
        self.moment = len(self.solution) - 1
        self.sentence.update(of_puzzle(self.language, self.puzzle, "-why"))
        self.news(news)
        self.present(shown, lively=True)

    def _go(self, moment: int) -> None:
        forth = moment == self.moment + 1
        self.moment = moment
        self.present([self.solution[moment]], lively=forth)

    def _remember(self, *, solved: bool) -> None:
        """Only the first try of a puzzle counts."""
        self.progress.puzzles.setdefault(self.game.name, {}).setdefault(self.puzzle.id, solved)
        self.keep()

    # What is shown

    def seated(self) -> list[str]:
        return [self.say("you") if seat == self.seat else "" for seat in range(self.match.seats)]

    def standing(self) -> str:
        if self.solution:
            return "\n".join([self.say("terminal-answers", {"moves": self._best}), self.say("terminal-puzzle-keys")])
        return self.say("terminal-your-move") if self.mover is not None else ""
