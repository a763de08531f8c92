"""The board of Reversi: discs of gold and black on squares of glass."""

from typing import Any, ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType

from galerie.cli.boards.board import Board, Side
from galerie.cli.canvas import Canvas
from galerie.core import Seat
from galerie.games.reversi import View
from galerie.games.reversi.board import COLUMNS, NAMES, NUMBERS, ROWS

DISCS: Final = {"g": "#f0bd38", "b": "#12171b"}
RIMS: Final = {"g": "#ffe697", "b": "#3d4a52"}
GHOSTS: Final = {"g": "#b5aa6a", "b": "#2f4c57"}
GLASS: Final = ("#47727f", "#406a77")
POINTED: Final = "#8fd3e3"
POINTED_AFAR: Final = "#6498a6"
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

ARROWS: Final = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"}
TEXT: Final = {"g": "○", "b": "●", ".": "·"}


class ReversiBoard(Board):
    rules = ("terminal-reversi-rules", "reversi-tip")
    view: View

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
    ]

    cursor = NUMBERS["d3"]

    # What a person does

    def action_point(self, across: int, down: int) -> None:
        x, y = (self.cursor % 8 + across) % 8, (self.cursor // 8 + down) % 8
        self._point(x + 8 * y)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        square = self._square_at(event)
        if square is not None and square != self.cursor:
            self._point(square)

    def on_click(self, event: events.Click) -> None:
        square = self._square_at(event)
        if square is not None:
            self._point(square)
            self.post_message(self.Chosen(self.pointed()))

    def pointed(self) -> tuple[str, ...]:
        name = NAMES[self.cursor]
        return tuple(move for move in self.moves if _square(move) == name) or (name,)

    def _point(self, square: int) -> None:
        self.cursor = square
        self.preview(None)

    def _square_at(self, event: events.MouseEvent) -> int | None:
        offset = event.get_content_offset(self)
        if offset is None:
            return None
        left, top, wide, high = self._frame(*self.size)
        x, y = (offset.x - left) // wide, (offset.y - top) // high
        return x + 8 * y if 0 <= x < 8 and 0 <= y < 8 else None

    # What it looks like

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        canvas = Canvas(width, height, ground)
        left, top, wide, high = self._frame(width, height)
        dark = self.app.current_theme.dark
        plain, lit = LABELS[dark], (POINTED_LABELS if self.moves else LABELS)[dark]
        for n, (column, row) in enumerate(zip(COLUMNS, ROWS, strict=True)):
            canvas.write(left + n * wide + wide // 2, top - 1, column, lit if n == self.cursor % 8 else plain)
            canvas.write(left - 2, top + n * high + (high - 1) // 2, row, lit if n == self.cursor // 8 else plain)
        for square in range(64):
            x, y = square % 8, square // 8
            canvas.rectangle(left + x * wide, top + y * high, wide, high, self._ground(square))
            self._paint_square(canvas, square, left + (x + 0.5) * wide, top + (y + 0.5) * high, high / 2)
        return canvas

    def _frame(self, width: int, height: int) -> tuple[int, int, int, int]:
        """Where a1 begins, and the size of a square."""
        across, above = MARGIN
        fitting = (size for size in SIZES if across + 8 * size[0] <= width and above + 8 * size[1] <= height)
        wide, high = next(fitting, SIZES[-1])
        left = max(0, width - across - 8 * wide) // 2 + across
        top = max(0, height - above - 8 * high) // 2 + above
        return left, top, wide, high

    def _ground(self, square: int) -> str:
        if square == self.cursor and self.moves:
            return POINTED if self.has_focus else POINTED_AFAR
        return GLASS[(square + square // 8) % 2]

    def _paint_square(self, canvas: Canvas, square: int, x: float, y: float, radius: float) -> None:
        name, letter = NAMES[square], self.view.board[square]
        mover = self.view.colours[self.view.turn or 0][0]
        chosen, dot = self._chosen(), max(0.4 * radius, 0.3)
        if letter == ".":
            if square == self.cursor and self.pointed()[0] in self.moves:
                canvas.ellipse(x, y, 2 * radius, radius, GHOSTS[mover])
            elif any(_square(move) == name for move in self.moves):
                canvas.ellipse(x, y, 2 * dot, dot, LEGAL)
            return
        last = self.view.last
        narrow = 1.0
        if self.progress < 1 and last and name in last.turned:
            narrow = abs(1 - 2 * self.progress)
            letter = letter if self.progress > 0.5 else _other(letter)
        canvas.ellipse(
            x, y, max(2 * radius * narrow, 0.5), radius, DISCS[letter], RIMS[letter] if radius >= 1 else None
        )
        if chosen and name in self.view.turns[chosen]:
            canvas.ellipse(x, y, radius, 0.5 * radius, DISCS[_other(letter)])
        elif last and last.square == name:
            canvas.ellipse(x, y, 2 * dot, dot, LAST)

    def _chosen(self) -> str | None:
        """The move whose effect is shown."""
        pointed = [move for move in self.pointed() if move in self.moves]
        return self.previewed or (pointed[0] if len(pointed) == 1 else None)

    # What it is called

    def side(self, view: Any, seat: Seat) -> Side:
        facts = [self.say("terminal-reversi-discs", {"count": view.counts[seat]})]
        if view.reserves:
            facts.append(self.say("terminal-reversi-reserve", {"count": view.reserves[seat]}))
        colour = view.colours[seat]
        return Side(self.say(f"reversi-side-{colour}"), DISCS[colour[0]], GLASS[0], " · ".join(facts))

    def label(self, view: Any, move: str) -> str:
        name, _, line = move.partition(":")
        turned = self.say("terminal-reversi-turns", {"count": len(view.turns[move])})
        return f"{name} {ARROWS[line]} {line} · {turned}" if line else f"{name} · {turned}"

    def text(self, view: Any) -> str:
        rows = [f"  {' '.join(COLUMNS)}"]
        for n, row in enumerate(ROWS):
            rows.append(f"{row} {' '.join(TEXT[letter] for letter in view.board[8 * n : 8 * n + 8])}")
        return "\n".join(rows)


def _square(move: str) -> str:
    return move.partition(":")[0]


def _other(letter: str) -> str:
    return "b" if letter == "g" else "g"
