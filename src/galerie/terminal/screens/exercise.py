"""A stage where one person is asked for moves: in a lesson, or in a puzzle."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Static

from galerie.core import AnyGame, Event, IllegalMove, Match, Refusal, Seat
from galerie.core.contract import veiled
from galerie.terminal import progress
from galerie.terminal.screens.input import InputStage
from galerie.texts.names import bot_name, game_name

PACE: Final = 0.8
"""Seconds between the moves that are played before one's eyes."""

SEAT: Final = "seat "
"""With this and a number, a place to look at is a seat."""

SQUARE: Final = re.compile("[a-z][0-9]{1,2}")

WHEN_IDLE: Final = ("forth", "back_again")
"""The actions of keys that belong to the board while a move is wanted."""


class ExerciseStage(InputStage):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+n", "onward", show=False, priority=True),
        Binding("ctrl+b", "backward", show=False, priority=True),
        Binding("ctrl+r", "retry", show=False, priority=True),
        Binding("space,right,n", "forth", show=False, priority=True),
        Binding("left,b", "back_again", show=False, priority=True),
    ]

    def __init__(self, game: AnyGame, options: Any, language: str, kept: Path, pace: float = PACE) -> None:
        super().__init__(game, options, language)
        self.kept: Final = kept
        """The file of what was learnt."""

        self.progress: Final = progress.read(kept)
        self.pace: float = pace
        self.sentence: Final = Static(id="sentence", markup=False)
        self.seat: Seat = 0
        self.match: Match
        """What is shown now."""

        self._film: list[Match] = []
        self._next_frame: Timer | None = None

    def beside(self) -> list[Widget]:
        return [self.sentence]

    def entitle(self, *words: str) -> None:
        """The title is that of the lesson or the puzzle; the options are told by the help."""
        self.title_line.update(" · ".join([game_name(self.language, self.game.name), *words]))

    # What a lesson or a puzzle says

    @property
    def wants(self) -> bool:
        """Whether a move is asked for."""
        raise NotImplementedError

    def tried(self, text: str) -> bool:
        """Judge a move; returns whether it was accepted. Raises Refusal."""
        raise NotImplementedError

    def seated(self) -> list[str]:
        """The names of the players."""
        raise NotImplementedError

    def standing(self) -> str:
        """What stands below the players."""
        raise NotImplementedError

    def action_onward(self) -> None:
        raise NotImplementedError

    def action_backward(self) -> None:
        raise NotImplementedError

    def action_forth(self) -> None:
        """What the keys for going on do where no move is wanted."""
        self.action_onward()

    def action_back_again(self) -> None:
        self.action_backward()

    # Moves

    @property
    def mover(self) -> Seat | None:
        return self.seat if self.wants and self.seat in self.match.to_act else None

    def play(self, seat: Seat | None, text: str) -> bool:  # noqa: ARG002  there is but one person
        self.finish_film()
        try:
            if self.mover is None:
                raise IllegalMove("not-your-turn")
            return self.tried(text)
        except Refusal as refusal:
            self.refused(refusal)
            return False

    def action_resign(self) -> None:
        """A lesson may ask for the move that ends a game, and nothing is lost by it: no question is needed."""
        if self.board.stop:
            self.play(self.mover, self.board.stop)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002  Textual hands over both
        """The keys of the board go on to the next scene only where no move is wanted, and nothing is typed."""
        return action not in WHEN_IDLE or (len(self.screen_stack) == 1 and self.idle)

    @property
    def idle(self) -> bool:
        """Whether no move is wanted, shown or typed."""
        return not self.wants and not self.filming and not self.notation.value

    def action_choose(self) -> None:
        """Enter goes on where no move is wanted."""
        if self.idle:
            self.action_forth()
        else:
            super().action_choose()

    # What is shown

    @property
    def filming(self) -> bool:
        return bool(self._film)

    def begin(self, matches: Sequence[Match]) -> None:
        """Show these as the beginning of something else than what was shown before."""
        self._stop_film()
        self.board.view, self.board.eyes = None, self.seat
        self.board.show(matches[0].position.view(self.seat), ())  # without moves, boards drop what was prepared
        self.present(matches)

    def present(self, matches: Sequence[Match], *, lively: bool = False) -> None:
        """Show these one after the other, the first at once; a move can be made in the last one only.

        With `lively`, the first follows from what is shown now.
        """
        self._stop_film()
        if self.pace:
            self._film = [*matches[1:]]
            self._present(matches[0], lively=lively)
            if self._film:
                self._next_frame = self.set_interval(self.pace, self._roll)
        else:
            self._present(matches[-1], lively=False)

    def _roll(self) -> None:
        if self._film:
            self._present(self._film.pop(0), lively=True)
        if not self._film:
            self._stop_film()

    def finish_film(self) -> None:
        if self._film:
            last = self._film[-1]
            self._stop_film()
            self._present(last, lively=False)

    def _stop_film(self) -> None:
        self._film = []
        if self._next_frame:
            self._next_frame.stop()
            self._next_frame = None

    def _present(self, match: Match, *, lively: bool) -> None:
        if match.version != self.match.version + 1:
            self.board.view = None  # boards tell what has happened since the last view
        self.match = match
        self.dismiss_choice()
        self.notation.clear()
        self.board.eyes = self.seat
        free = self.mover is not None and not self.filming
        moves = tuple(match.moves(self.seat).texts) if free else ()
        self.board.show(match.view(self.seat), moves, lively=lively)
        self.show(match, self.seated(), self.standing())
        self.notation.placeholder = self.say("terminal-type-a-move" if self.wants else "terminal-go-on")
        self.tell_history()

    def looked_at(self, places: Sequence[str]) -> str:
        """A line that names the squares and seats to look at; empty if there are none.

        Other places have names that only the board in the browser shows.
        """
        named = [name for each in places if (name := self._place(each))]
        return self.say("terminal-look", {"places": ", ".join(named)}) if named else ""

    def _place(self, place: str) -> str:
        number = place.removeprefix(SEAT)
        if place.startswith(SEAT) and number.isdecimal() and int(number) < self.match.seats:
            return self.board.side(self.board.view, int(number)).name
        return place if SQUARE.fullmatch(place) else ""

    def tell_history(self) -> None:
        if self.board.view is not None:
            events = [*self.match.line]
            self.show_history(events, self.seat, len(events))

    def told(self, event: Event, eyes: Seat | None) -> str:
        return str(event.move) if eyes == event.seat else veiled(self.match.position, event.move, eyes)

    def warn(self, text: str) -> None:
        """Answer a wrong try."""
        self.news_line.add_class("refused")
        self.news_line.update(text)

    def named(self, level: str) -> str:
        return bot_name(self.language, level) or level

    def keep(self) -> None:
        """Write what was learnt; a disc that is full does not stop a lesson."""
        try:
            progress.write(self.kept, self.progress)
        except Refusal as refusal:
            self.refused(refusal)
