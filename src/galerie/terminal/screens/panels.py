"""The panels beside a board: the players, the history, the choice between moves."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from galerie.terminal.board import Side

NUMBER: Final = 8
"""The extra width of a move in the history."""


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    side: Side
    to_act: bool


def disc(side: Side) -> tuple[str, str]:
    return " ● ", f"{side.colour} on {side.ground}"


class Players(Static):
    def show(self, players: Iterable[Player]) -> None:
        lines = [
            Text.assemble(
                ("▶ " if player.to_act else "  ", "bold"),
                disc(player.side),
                (f" {player.side.name}", "bold"),
                f" · {player.name}" if player.name else "",
                *(f"\n      {fact}" for fact in player.side.facts),
                no_wrap=True,
                overflow="ellipsis",
            )
            for player in players
        ]
        self.update(Text("\n").join(lines))


class History(VerticalScroll, can_focus=False):
    """The moves, as many side by side as fit; a long one takes several places."""

    def __init__(self) -> None:
        super().__init__()
        self._moves = Static()
        self._sight = 0
        """The row to keep in sight."""

    def compose(self) -> Iterable[Static]:
        yield self._moves

    def on_resize(self) -> None:
        self._look()

    def show(self, entries: list[tuple[Side | None, str]], current: int) -> None:
        """`current` is the number of the move to keep in sight, from 1; 0 is the start."""
        text, row, column, self._sight = Text(no_wrap=True), 0, 0, 0
        unit = NUMBER + min((len(move) for _, move in entries), default=0)
        across = max(1, (self.size.width - 1) // unit)
        for n, (side, move) in enumerate(entries, 1):
            length = NUMBER + len(move)
            wide = -(-length // unit)
            if column and column + wide > across:
                text.append("\n")
                row, column = row + 1, 0
            text.append(f"{n:>2} ", "dim")
            text.append(*disc(side)) if side else text.append(" * ")
            text.append(f" {move} ", "bold reverse" if n == current else "")
            text.append(" " * (wide * unit - length))
            column += wide
            self._sight = row if n == current else self._sight
        self._moves.update(text)
        self._look()

    def _look(self) -> None:
        self.call_after_refresh(self.scroll_to_region, Region(0, self._sight, 1, 1), animate=False)


class Chooser(OptionList):
    """A list of moves to choose from: by arrow keys and Enter, by number, or by click."""

    def offer(self, moves: Iterable[tuple[str, str]]) -> None:
        """Moves, each with its wording."""
        self.clear_options()
        self.add_options(Option(f"{n}  {label}", id=move) for n, (move, label) in enumerate(moves, 1))
        self.highlighted = 0
        self.display = True

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "123456789":
            number = int(event.character) - 1
            if number < self.option_count:
                event.stop()
                self.highlighted = number
                self.action_select()
