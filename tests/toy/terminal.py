"""Coffer in the terminal."""

from typing import Any

from galerie.core import Seat
from galerie.terminal.board import Board, Side
from galerie.terminal.canvas import Canvas


class CofferBoard(Board):
    game = "coffer"
    least = (20, 5)
    rules = ("coffer-rules",)

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        canvas = Canvas(width, height, ground)
        for number, line in enumerate(self.text(self.view).splitlines()):
            canvas.write(0, number, line, "#ffffff")
        return canvas

    def pointed(self) -> tuple[str, ...]:
        return self.moves[:1] or ("hide 1",)

    def aim(self, move: str) -> None:
        self.preview(move)

    def masked(self) -> bool:
        return bool(self.moves)

    def side(self, view: Any, seat: Seat) -> Side:
        return Side(f"Seat {seat}", "#ffffff", "#000000", (f"{view.points[seat]} points",))

    def label(self, view: Any, move: str) -> str:
        return f"{move} for {view.worth}"

    def text(self, view: Any) -> str:
        return f"round {view.round} worth {view.worth}\nown {view.own}"


BOARD = CofferBoard
