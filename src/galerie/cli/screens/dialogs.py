"""Dialogs over the board: help, and a question before something that cannot be undone."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


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
