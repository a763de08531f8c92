"""Boards drawn for a page: the pictures of the terminal as SVG, without a screen."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from textual.app import App, ComposeResult

from galerie.core import AnyGame, Seat
from galerie.terminal.boards import board_of
from galerie.terminal.screens import theme

PAPER: Final = "#ffffff"


class Studio(App[list[str]]):
    """Draws, and exits with the pictures: a board reads the theme of the application that it is in."""

    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, game: AnyGame, language: str, views: list[tuple[Seat | None, Any]]) -> None:
        super().__init__()
        self.board: Final = board_of(game)(language)
        self.board.can_focus = False  # so that no cursor is drawn
        self.views: Final = views

    def compose(self) -> ComposeResult:
        yield self.board

    def on_mount(self) -> None:
        self.register_theme(theme.LIGHT)
        self.theme = theme.LIGHT.name
        self.exit([self._drawn(eyes, view) for eyes, view in self.views])

    def _drawn(self, eyes: Seat | None, view: Any) -> str:
        self.board.eyes = eyes
        self.board.show(view, ())
        return self.board.paint(*self.board.least, PAPER).svg(self.board.text(view))


def drawn(game: AnyGame, language: str, views: Iterable[tuple[Seat | None, Any]]) -> list[str]:
    """A picture of each view, as the seat that sees it, or a spectator, looks at the board."""
    return Studio(game, language, [*views]).run(headless=True) or []
