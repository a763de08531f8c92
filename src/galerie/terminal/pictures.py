"""Boards drawn for a page: the pictures of the terminal as SVG, without a screen."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from textual.app import App, ComposeResult

from galerie.core import AnyGame, Seat
from galerie.terminal.board import labelled
from galerie.terminal.boards import board_of
from galerie.terminal.screens import theme

PAPER: Final = "#ffffff"


@dataclass(frozen=True, slots=True)
class Picture:
    svg: str
    side: str
    """What the viewer's side is called."""

    labels: str
    """The given moves in words."""


class Studio(App[list[Picture]]):
    """Draws, and exits with the pictures: a board reads the theme of the application that it is in."""

    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, game: AnyGame, language: str, views: list[tuple[Seat, Any, tuple[str, ...]]]) -> None:
        super().__init__()
        self.board: Final = board_of(game)(language)
        self.board.can_focus = False  # so that no cursor is drawn
        self.views: Final = views

    def compose(self) -> ComposeResult:
        yield self.board

    def on_mount(self) -> None:
        self.register_theme(theme.LIGHT)
        self.theme = theme.LIGHT.name
        self.exit([self._drawn(*each) for each in self.views])

    def _drawn(self, seat: Seat, view: Any, moves: tuple[str, ...]) -> Picture:
        self.board.view, self.board.eyes = None, seat
        self.board.show(view, ())
        svg = self.board.paint(*(self.board.printed or self.board.least), PAPER).svg(self.board.text(view))
        return Picture(svg, self.board.side(view, seat).name, labelled(self.board, moves))


def drawn(game: AnyGame, language: str, views: Iterable[tuple[Seat, Any, tuple[str, ...]]]) -> list[Picture]:
    """A picture of each view as its seat looks at the board, with some moves in words."""
    return Studio(game, language, [*views]).run(headless=True) or []
