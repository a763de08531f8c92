"""A stage where a person moves: by pointing at the board, choosing from a list, or typing."""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final

from textual import events, on
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Input, OptionList

from galerie.core import AnyGame, Seat
from galerie.terminal.board import Board
from galerie.terminal.screens.dialogs import Question
from galerie.terminal.screens.stage import Stage


class InputStage(Stage):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,ctrl+j", "choose", show=False),
        Binding("backspace", "erase", show=False),
        Binding("escape", "leave", show=False),
        Binding("question_mark", "explain", show=False),
    ]

    def __init__(self, game: AnyGame, options: Any, language: str) -> None:
        super().__init__(game, options, language)
        self.notation: Final = Input(select_on_focus=False, compact=True)

    def below(self) -> list[Widget]:
        return [self.notation]

    @property
    def mover(self) -> Seat | None:
        """The person to move."""
        raise NotImplementedError

    def play(self, seat: Seat | None, text: str) -> bool:
        """Make a move; returns whether it was accepted. A refusal is shown on the screen."""
        raise NotImplementedError

    def action_resign(self) -> None:
        """Called where the move that ends the game voluntarily was typed."""
        raise NotImplementedError

    # Choosing a move: on the board, from the list, by notation

    def action_choose(self) -> None:
        """Typed text takes precedence over the cursor."""
        if self.notation.value.strip():
            self._submit()
        elif not self.board.pick():
            self._choose(self.board.pointed())

    @on(Board.Chosen)
    def chosen(self, message: Board.Chosen) -> None:
        self._choose(message.moves)

    def _choose(self, moves: tuple[str, ...]) -> None:
        if len(moves) == 1:
            self._decide(moves[0])
            return
        self.chooser.offer((move, self.board.label(self.board.view, move)) for move in moves)
        self.hand(self.chooser)
        self.news(self.say("terminal-choose"))

    @on(OptionList.OptionHighlighted)
    def considered(self, message: OptionList.OptionHighlighted) -> None:
        if self.chooser.display:
            self.board.preview(message.option_id)

    @on(OptionList.OptionSelected)
    def picked(self, message: OptionList.OptionSelected) -> None:
        self.dismiss_choice()
        if message.option_id:
            self.play(self.mover, message.option_id)

    @on(Input.Submitted)
    def typed(self, message: Input.Submitted) -> None:
        message.stop()
        self._submit()

    def _submit(self) -> None:
        typed = self.notation.value
        text = self.board.meant(typed)
        if typed and not text:
            self.news("")  # the board has handled it, so clear the last refusal
        self.notation.clear()
        if text.strip().lower() == self.board.stop:
            self.action_resign()
        elif not text.strip() or self._decide(text):
            self.hand(self.board)

    def _decide(self, text: str) -> bool:
        """Make a person's move, after a question if the board has one; returns False if it was refused."""
        person, question = self.mover, self.board.question(text)
        if not question:
            return self.play(person, text)
        self.ask(question, partial(self.play, person, text))
        return True

    def on_key(self, event: events.Key) -> None:
        """Text typed over the board goes to the input line below, while the board keeps the arrow keys."""
        if not self.notation.display or self.focused is not self.board:
            return
        if event.is_printable and event.character and (event.character != "?" or self.board.asks):
            self.notation.value = self.board.read(self.notation.value + event.character)
            event.prevent_default()

    def action_erase(self) -> None:
        self.notation.value = self.notation.value[:-1]

    def action_leave(self) -> None:
        """Return to the board from any other widget."""
        self.notation.clear()
        self.dismiss_choice()
        self.board.preview(None)
        self.news("")
        self.hand(self.board)

    def dismiss_choice(self) -> None:
        if self.chooser.display:
            self.chooser.display = False
            self.hand(self.board)

    # Questions

    def ask(self, question: str, deed: Callable[[], object]) -> None:
        def answered(yes: bool | None) -> None:
            if yes:
                deed()

        self.push_screen(Question(question, self.say("terminal-yes-no")), answered)

    def ask_to_stop(self, stop: str) -> None:
        """Make the move that ends the game voluntarily, after a question."""
        self.ask(self.say(f"{self.game.name}-{stop}-really"), partial(self.play, self.mover, stop))
