"""A board of discs, gold and black, on 8 × 8 squares of glass: what the games played with them share."""

from typing import Any, ClassVar, Final, NamedTuple

from textual import events
from textual.binding import Binding, BindingType

from galerie.discs.board import COLUMNS, NAMES, NUMBERS, ROWS
from galerie.terminal.board import Board
from galerie.terminal.canvas import Canvas

DISCS: Final = {"g": "#f0bd38", "b": "#12171b"}
RIMS: Final = {"g": "#ffe697", "b": "#3d4a52"}
GHOSTS: Final = {"g": "#b5aa6a", "b": "#2f4c57"}
GLASS: Final = ("#4a7783", "#2a5f6a")
"""These and the other grounds stay apart in a terminal of 256 colours, which are far between where it is dark."""

POINTED: Final = "#8fd3e3"
POINTED_AFAR: Final = "#74a9b6"
"""While the keys go elsewhere."""

LEGAL: Final = "#a8dbe7"
LAST: Final = "#ee5a36"
LABELS: Final = {True: "#8aa4ad", False: "#5b6f78"}
POINTED_LABELS: Final = {True: "#d6f3fa", False: "#000000"}
"""On a dark ground and on a light one."""

SIZES: Final = ((9, 4), (7, 3), (5, 2), (3, 1))
"""Of a square, in characters: the largest that fits is taken."""

MARGIN: Final = (3, 1)
"""Left of the board for the numbers, above it for the letters."""

SIGNS: Final = {"g": "○", "b": "●"}
"""Discs as characters."""


class Frame(NamedTuple):
    """Where a rectangle begins on a canvas and how large it is: the board from a1 with the size of a square, or one."""

    left: int
    top: int
    wide: int
    high: int

    def square(self, number: int) -> "Frame":
        return self._replace(left=self.left + number % 8 * self.wide, top=self.top + number // 8 * self.high)

    @property
    def centre(self) -> tuple[float, float]:
        return self.left + self.wide / 2, self.top + self.high / 2

    @property
    def dot(self) -> float:
        """Half the height of a small mark."""
        return max(0.2 * self.high, 0.3)


class DiscBoard(Board):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
    ]

    least: ClassVar[tuple[int, int]] = (MARGIN[0] + 8 * SIZES[-1][0], MARGIN[1] + 8 * SIZES[-1][1])
    cursor: int = NUMBERS["d3"]
    sign_width: ClassVar[int] = 1
    """Of what lies on a square, as text."""

    # What a game adds

    def clicked(self, event: events.Click) -> tuple[str, ...]:  # noqa: ARG002  for games with two buttons
        """The moves that a click on the square just pointed at means."""
        return self.pointed()

    def paint_square(self, canvas: Canvas, square: int, frame: Frame) -> None:
        """All but its ground."""
        raise NotImplementedError

    def chosen(self) -> str | None:
        """The move whose effect is shown."""
        pointed = [move for move in self.pointed() if move in self.moves]
        return self.previewed or (pointed[0] if len(pointed) == 1 else None)

    # What a person does

    def action_point(self, across: int, down: int) -> None:
        x, y = (self.cursor % 8 + across) % 8, (self.cursor // 8 + down) % 8
        self.point(x + 8 * y)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        square = self._square_at(event)
        if square is not None and square != self.cursor:
            self.point(square)

    def on_click(self, event: events.Click) -> None:
        square = self._square_at(event)
        if square is not None:
            self.point(square)
            self.post_message(self.Chosen(self.clicked(event)))

    def point(self, square: int) -> None:
        self.cursor = square
        self.preview(None)

    def _square_at(self, event: events.MouseEvent) -> int | None:
        offset = event.get_content_offset(self)
        if offset is None:
            return None
        left, top, wide, high = self.frame(*self.size)
        x, y = (offset.x - left) // wide, (offset.y - top) // high
        return x + 8 * y if 0 <= x < 8 and 0 <= y < 8 else None

    # What it looks like

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        canvas = Canvas(width, height, ground)
        left, top, wide, high = frame = self.frame(width, height)
        dark = self.app.current_theme.dark
        plain, lit = LABELS[dark], (POINTED_LABELS if self.moves else LABELS)[dark]
        for n, (column, row) in enumerate(zip(COLUMNS, ROWS, strict=True)):
            canvas.write(left + n * wide + wide // 2, top - 1, column, lit if n == self.cursor % 8 else plain)
            canvas.write(left - 2, top + n * high + (high - 1) // 2, row, lit if n == self.cursor // 8 else plain)
        for square in range(64):
            canvas.rectangle(*frame.square(square), self._ground(square))
            self.paint_square(canvas, square, frame.square(square))
        return canvas

    def frame(self, width: int, height: int) -> Frame:
        """Where a1 begins, and the size of a square."""
        across, above = MARGIN
        fitting = (size for size in SIZES if across + 8 * size[0] <= width and above + 8 * size[1] <= height)
        wide, high = next(fitting, SIZES[-1])
        left = max(0, width - across - 8 * wide) // 2 + across
        top = max(0, height - above - 8 * high) // 2 + above
        return Frame(left, top, wide, high)

    def paint_disc(self, canvas: Canvas, square: int, frame: Frame) -> None:
        """The disc that lies there: turning if the last move turned it, marked if the chosen one would."""
        name, letter, last, chosen = NAMES[square], self.view.board[square], self.view.last, self.chosen()
        (x, y), radius, dot = frame.centre, frame.high / 2, frame.dot
        narrow = 1.0
        if self.progress < 1 and last and name in last.turned:
            narrow = abs(1 - 2 * self.progress)
            letter = letter if self.progress > 0.5 else other(letter)
        canvas.ellipse(
            x, y, max(2 * radius * narrow, 0.5), radius, DISCS[letter], RIMS[letter] if radius >= 1 else None
        )
        if chosen and name in self.view.turns.get(chosen, ()):
            canvas.ellipse(x, y, radius, 0.5 * radius, DISCS[other(letter)])
        elif last and last.square == name:
            canvas.ellipse(x, y, 2 * dot, dot, LAST)

    def paint_ghost(self, canvas: Canvas, letter: str, frame: Frame) -> None:
        """The disc that Enter would place."""
        canvas.ellipse(*frame.centre, frame.high, frame.high / 2, GHOSTS[letter])

    def _ground(self, square: int) -> str:
        if square == self.cursor and self.moves:
            return POINTED if self.has_focus else POINTED_AFAR
        return GLASS[(square + square // 8) % 2]

    def text(self, view: Any) -> str:
        cells = [self.sign(view, square) for square in range(64)]
        rows = [COLUMNS, *(cells[8 * n : 8 * n + 8] for n in range(8))]
        return "\n".join(
            f"{name} {' '.join(cell.ljust(self.sign_width) for cell in row)}".rstrip()
            for name, row in zip(f" {ROWS}", rows, strict=True)
        )

    def sign(self, view: Any, square: int) -> str:
        """What lies there, as text."""
        return SIGNS.get(view.board[square], "·")


def other(letter: str) -> str:
    return "b" if letter == "g" else "g"
