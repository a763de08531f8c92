"""The board of a game that brings none: its view as it draws itself, and below it the moves to choose from."""

from typing import Any, ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType

from galerie.core import AnyGame, Seat
from galerie.core.contract import hides
from galerie.core.drawing import text_of
from galerie.terminal.board import Board, Side
from galerie.terminal.canvas import Canvas

INK: Final = {True: "#e8eef0", False: "#16202a"}
SOFT: Final = {True: "#8aa4ad", False: "#5b6f78"}
POINTED: Final = {True: ("#11171b", "#f0bd38"), False: ("#ffffff", "#1f6474")}
"""On a dark ground and on a light one; of the move pointed at, its letters and what they stand on."""

SIDES: Final = ("#f0bd38", "#8fd3e3", "#ee5a36", "#9fd8a4", "#c9a7eb", "#e8eef0")
GROUND: Final = "#223038"
MARGIN: Final = 1
GAP: Final = 2
LEAST_ROWS: Final = 3
"""Of moves, where the picture is tall."""


class PlainBoard(Board):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("pageup", "turn_over(-1)", show=False),
        Binding("pagedown", "turn_over(1)", show=False),
    ]

    least: ClassVar[tuple[int, int]] = (24, 8)
    secret: ClassVar[bool] = False
    """Whether the game hides something, so that what is typed must be masked."""

    cursor: int = 0
    """The number of the move pointed at."""

    above: int = 0
    """How many lines of a tall picture are out of sight above."""

    def show(self, view: Any, moves: tuple[str, ...], *, lively: bool = False) -> None:
        if moves != self.moves:
            self.cursor = 0
        super().show(view, moves, lively=lively)

    def pointed(self) -> tuple[str, ...]:
        return self.moves[self.cursor : self.cursor + 1] or ("",)

    def aim(self, move: str) -> None:
        if move in self.moves:
            self.cursor = self.moves.index(move)
        self.preview(move)

    def masked(self) -> bool:
        return self.secret

    def side(self, view: Any, seat: Seat) -> Side:  # noqa: ARG002  a game without a board says nothing of its sides
        return Side(self.say("terminal-player", {"number": seat + 1}), SIDES[seat % len(SIDES)], GROUND, ())

    def label(self, view: Any, move: str) -> str:  # noqa: ARG002  a move is its own name
        return move

    def text(self, view: Any) -> str:
        return text_of(view)

    # What a person does

    def action_point(self, across: int, down: int) -> None:
        wanted = self.cursor + across + down * self._columns(self.size.width)
        if 0 <= wanted < len(self.moves):
            self.cursor = wanted
            self.preview(None)

    def action_turn_over(self, pages: int) -> None:
        room = self._room(*self.size)
        last = max(0, len(self._picture(self.size.width)) - room)
        self.above = max(0, min(last, self.above + pages * max(1, room - 1)))
        self.preview(None)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        number = None if offset is None else self._move_at(offset.x, offset.y)
        if number is not None:
            self.cursor = number
            self.preview(None)
            self.post_message(self.Chosen(self.pointed()))

    # What it looks like

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        canvas = Canvas(width, height, ground)
        dark = self.app.current_theme.dark
        for row, line in enumerate(self._picture(width)[self.above :][: self._room(width, height)]):
            canvas.write(MARGIN, row, line, INK[dark])
        wide, (first, top) = self._cell(), self._list(width, height)
        for number in range(first, len(self.moves)):
            x, y = self._place(number - first, width)
            if top + y >= height:
                break
            ink = INK[dark]
            if number == self.cursor:
                ink, mark = POINTED[dark] if self.has_focus else (INK[dark], SOFT[dark])
                canvas.rectangle(x, top + y, min(wide - GAP + 2 * MARGIN, width - x), 1, mark)
            canvas.write(x + MARGIN, top + y, self.moves[number][: width - x - 2 * MARGIN], ink)
        return canvas

    def _picture(self, width: int) -> list[str]:
        """The lines of the view; those that are too long are continued below."""
        room = max(1, width - 2 * MARGIN)
        lines = self.text(self.view).splitlines()
        return [line[at : at + room] for line in lines for at in range(0, max(1, len(line)), room)]

    def _room(self, width: int, height: int) -> int:
        """How many lines of the picture can be seen."""
        rows = -(-len(self.moves) // self._columns(width))
        return max(1, height - min(rows, max(LEAST_ROWS, height // 2)) - 1)

    def _list(self, width: int, height: int) -> tuple[int, int]:
        """The first move in sight, and the row where the moves begin."""
        columns, top = self._columns(width), min(len(self._picture(width)), self._room(width, height)) + 1
        row, rows = self.cursor // columns, max(1, height - top)
        return max(0, row - rows + 1) * columns, top

    def _cell(self) -> int:
        return max(map(len, self.moves), default=1) + GAP

    def _columns(self, width: int) -> int:
        return max(1, (width - MARGIN) // self._cell())

    def _place(self, number: int, width: int) -> tuple[int, int]:
        row, column = divmod(number, self._columns(width))
        return column * self._cell(), row

    def _move_at(self, x: int, y: int) -> int | None:
        first, top = self._list(*self.size)
        columns = self._columns(self.size.width)
        number = first + (y - top) * columns + x // self._cell()
        return number if y >= top and x // self._cell() < columns and number < len(self.moves) else None


def plain_board(game: AnyGame) -> type[PlainBoard]:
    """The board of this game, which knows of it no more than its name and whether it has secrets."""
    about = (f"{game.name}-about", f"{game.name}-tip", "terminal-plain-keys")
    secret = hides(game.start(game.seats[0], game.options()))
    return type("GamesPlainBoard", (PlainBoard,), {"game": game.name, "rules": about, "secret": secret})
