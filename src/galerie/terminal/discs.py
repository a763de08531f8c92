"""A board of gold and black discs on glass squares, shared by the games played with them."""

from string import ascii_lowercase
from typing import Any, ClassVar, Final, NamedTuple

from textual import events
from textual.binding import Binding, BindingType

from galerie.discs.board import NUMBERS
from galerie.terminal.board import Board
from galerie.terminal.canvas import Canvas

DISCS: Final = {"g": "#f0bd38", "b": "#12171b"}
RIMS: Final = {"g": "#ffe697", "b": "#3d4a52"}
GHOSTS: Final = {"g": "#b5aa6a", "b": "#2f4c57"}
GLASS: Final = ("#4a7783", "#2a5f6a")
"""These and the other backgrounds stay distinct in a 256-colour terminal, whose dark colours are far apart."""

POINTED: Final = "#8fd3e3"
POINTED_AFAR: Final = "#74a9b6"
"""The cursor while the board is not focused."""

LEGAL: Final = "#a8dbe7"
LAST: Final = "#ee5a36"
LABELS: Final = {True: "#8aa4ad", False: "#5b6f78"}
POINTED_LABELS: Final = {True: "#d6f3fa", False: "#000000"}
"""On a dark and on a light background."""

SIZES: Final = ((9, 4), (7, 3), (5, 2), (3, 1))
"""The sizes of a square, in characters: the largest that fits is used."""

MARGIN: Final = (3, 1)
"""Left of the board for the row numbers, above it for the column letters."""

SIGNS: Final = {"g": "○", "b": "●"}
"""Discs as characters."""


class Frame(NamedTuple):
    """The origin and size of a rectangle on a canvas: one square, or the board from a1 with the size of a square."""

    left: int
    top: int
    wide: int
    high: int

    def square(self, number: int, columns: int = 8) -> "Frame":
        row, column = divmod(number, columns)
        return self._replace(left=self.left + column * self.wide, top=self.top + row * self.high)

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

    least: ClassVar[tuple[int, int]]
    columns: ClassVar[int] = 8
    rows: ClassVar[int] = 8
    names: ClassVar[tuple[str, ...]]
    """Of the squares, row by row from a1 at the upper left."""

    cursor: int = NUMBERS["d3"]
    sign_width: ClassVar[int] = 1
    """The width of a square's content, as text."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        wide, high = SIZES[-1]
        cls.least = MARGIN[0] + cls.columns * wide, MARGIN[1] + cls.rows * high
        cls.names = tuple(ascii_lowercase[x] + str(y + 1) for y in range(cls.rows) for x in range(cls.columns))
        cls.cursor = min(cls.cursor, len(cls.names) - 1)

    # For games to override

    def clicked(self, event: events.Click) -> tuple[str, ...]:  # noqa: ARG002  for games with two buttons
        """The moves that a click on the current square means."""
        return self.pointed()

    def paint_square(self, canvas: Canvas, square: int, frame: Frame) -> None:
        """Everything but its background."""
        raise NotImplementedError

    def chosen(self) -> str | None:
        """The move whose effect is shown."""
        pointed = [move for move in self.pointed() if move in self.moves]
        return self.previewed or (pointed[0] if len(pointed) == 1 else None)

    # Input

    def action_point(self, across: int, down: int) -> None:
        y, x = divmod(self.cursor, self.columns)
        self.point((x + across) % self.columns + self.columns * ((y + down) % self.rows))

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
        return x + self.columns * y if 0 <= x < self.columns and 0 <= y < self.rows else None

    # Drawing

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        canvas = Canvas(width, height, ground)
        left, top, wide, high = frame = self.frame(width, height)
        dark = self.app.current_theme.dark
        plain, lit = LABELS[dark], (POINTED_LABELS if self.moves else LABELS)[dark]
        row, column = divmod(self.cursor, self.columns)
        for n in range(self.columns):
            letter = ascii_lowercase[n]
            canvas.write(left + n * wide + wide // 2, top - 1, letter, lit if n == column else plain)
        for n in range(self.rows):
            figure = f"{n + 1:>2}"
            canvas.write(left - 3, top + n * high + (high - 1) // 2, figure, lit if n == row else plain)
        for square in range(len(self.names)):
            place = frame.square(square, self.columns)
            canvas.rectangle(*place, self._ground(square))
            self.paint_square(canvas, square, place)
        return canvas

    def frame(self, width: int, height: int) -> Frame:
        """Where a1 begins, and the size of a square."""
        across, above = MARGIN
        room = width - across, height - above
        fitting = (size for size in SIZES if self.columns * size[0] <= room[0] and self.rows * size[1] <= room[1])
        wide, high = next(fitting, SIZES[-1])
        left = max(0, room[0] - self.columns * wide) // 2 + across
        top = max(0, room[1] - self.rows * high) // 2 + above
        return Frame(left, top, wide, high)

    def paint_disc(self, canvas: Canvas, square: int, frame: Frame) -> None:
        """The disc on a square: flipping if the last move turned it, marked if the chosen one would."""
        name, letter, last, chosen = self.names[square], self.view.board[square], self.view.last, self.chosen()
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
        return GLASS[sum(divmod(square, self.columns)) % 2]

    def text(self, view: Any) -> str:
        cells = [self.sign(view, square) for square in range(len(self.names))]
        rows = [[*ascii_lowercase[: self.columns]], *zip(*[iter(cells)] * self.columns, strict=True)]
        figures = ["", *map(str, range(1, self.rows + 1))]
        margin = len(figures[-1])
        return "\n".join(
            f"{figure:>{margin}} {' '.join(cell.ljust(self.sign_width) for cell in row)}".rstrip()
            for figure, row in zip(figures, rows, strict=True)
        )

    def sign(self, view: Any, square: int) -> str:
        """The content of a square, as text."""
        return SIGNS.get(view.board[square], "·")


def other(letter: str) -> str:
    return "b" if letter == "g" else "g"
