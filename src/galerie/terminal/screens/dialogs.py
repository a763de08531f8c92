"""Dialogs over the board: help, confirmation, and the curtain between two players."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

REST: Final = 0.5
"""A curtain ignores Enter until it has not been pressed for this many seconds: passing the keyboard takes longer."""


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
    """Hides everything until Enter. An Enter still held down, or pressed again, after the last move does not count."""

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
