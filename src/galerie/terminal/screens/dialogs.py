"""Dialogs over the board: help, confirmation, the start of a race, and the curtain between two players."""

from collections.abc import Callable
from math import ceil
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

REST: Final = 0.5
"""A curtain ignores Enter until it has not been pressed for this many seconds: passing the keyboard takes longer."""

COUNT: Final = 3
"""How many seconds are counted before a race."""

TICK: Final = 0.1
"""How often the count is looked at, in seconds."""


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


class Start(ModalScreen[None]):
    """Before a race: Enter says that everybody is ready, then it counts to three. Later races are only counted in."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,ctrl+j,space", "count", show=False)]

    def __init__(self, words: str, keys: str, now: Callable[[], float], *, counting: bool) -> None:
        super().__init__()
        self._words, self._keys, self._now = words, keys, now
        self._since = now() if counting else None
        self.count_line: Final = Static(classes="count")

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog question"):
            yield Static(self._words, markup=False)
            yield self.count_line

    def on_mount(self) -> None:
        self.set_interval(TICK, self.tick)
        self.tick()

    def action_count(self) -> None:
        if self._since is None:
            self._since = self._now()
            self.tick()

    def tick(self) -> None:
        """Show what is left of the count; at its end the race runs."""
        left = None if self._since is None else COUNT - (self._now() - self._since)
        self.count_line.update(
            self._keys if left is None else " · ".join(map(str, range(COUNT, max(0, ceil(left)) - 1, -1)))
        )
        if left is not None and left <= 0 and self.is_current:
            self.dismiss()


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
