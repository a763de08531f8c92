"""Dialogs over the board: help, a question before something that cannot be undone, the curtain between two persons."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

REST: Final = 0.5
"""Seconds without Enter before it lifts a curtain: the keyboard takes longer to change hands."""


class Help(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,f1,question_mark,q", "dismiss", show=False)]

    def __init__(self, *paragraphs: str) -> None:
        super().__init__()
        self._paragraphs = paragraphs

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog"):
            yield Static("\n\n".join(self._paragraphs), markup=False)


class Question(ModalScreen[bool]):
    """Enter is yes, Escape is no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False),
        Binding("escape", "dismiss(False)", show=False),
    ]

    def __init__(self, question: str, keys: str) -> None:
        super().__init__()
        self._question, self._keys = question, keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog question"):
            yield Static(self._question, markup=False)
            yield Static(self._keys)


class Curtain(ModalScreen[None]):
    """Hides all until Enter, but not the Enter that is still held down, or pressed once more, after the last move."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,ctrl+j", "lift", show=False)]

    def __init__(self, words: str, keys: str, now: Callable[[], float]) -> None:
        super().__init__()
        self._words, self._keys, self._now = words, keys, now
        self._pressed = now()

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog question"):
            yield Static(self._words, markup=False)
            yield Static(self._keys)

    def action_lift(self) -> None:
        rested = self._now() - self._pressed
        self._pressed = self._now()
        if rested >= REST:
            self.dismiss()
