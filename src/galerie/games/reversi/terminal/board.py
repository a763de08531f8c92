"""The board of Reversi."""

from typing import Any, ClassVar, Final

from galerie.core import Seat
from galerie.discs.board import NAMES, NUMBERS
from galerie.games.reversi import Pass, View
from galerie.terminal.board import Side
from galerie.terminal.canvas import Canvas
from galerie.terminal.discs import DISCS, GLASS, LEGAL, DiscBoard, Frame

ARROWS: Final = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"}


class ReversiBoard(DiscBoard):
    game = "reversi"
    rules: ClassVar[tuple[str, ...]] = ("terminal-reversi-rules", "reversi-tip")
    view: View
    cursor: int

    def pointed(self) -> tuple[str, ...]:
        name = NAMES[self.cursor]
        return tuple(move for move in self.moves if _square(move) == name) or (name,)

    def aim(self, move: str) -> None:
        self.cursor = NUMBERS[_square(move)]
        self.preview(move)

    def paint_square(self, canvas: Canvas, square: int, frame: Frame) -> None:
        if self.view.board[square] != ".":
            self.paint_disc(canvas, square, frame)
        elif square == self.cursor and self.pointed()[0] in self.moves:
            self.paint_ghost(canvas, self.view.colours[self.view.turn or 0][0], frame)
        elif any(_square(move) == NAMES[square] for move in self.moves):
            canvas.ellipse(*frame.centre, 2 * frame.dot, frame.dot, LEGAL)

    def side(self, view: Any, seat: Seat) -> Side:
        facts = [self.say("terminal-reversi-discs", {"count": view.counts[seat]})]
        if view.reserves:
            facts.append(self.say("terminal-reversi-reserve", {"count": view.reserves[seat]}))
        colour = view.colours[seat]
        return Side(self.say(f"reversi-side-{colour}"), DISCS[colour[0]], GLASS[0], (" · ".join(facts),))

    def told(self, view: Any, followed: list[tuple[str, str]]) -> str:
        """A forced pass in a sentence that names the sides; a drawn start as usual."""
        if view.turn is None or not any(move == str(Pass()) for _, move in followed):
            return super().told(view, followed)
        passed, again = (self.side(view, seat).name for seat in (1 - view.turn, view.turn))
        return self.say("terminal-reversi-passed", {"passed": passed, "again": again})

    def label(self, view: Any, move: str) -> str:
        name, _, line = move.partition(":")
        turned = self.say("terminal-reversi-turns", {"count": len(view.turns[move])})
        return f"{name} {ARROWS[line]} {line} · {turned}" if line else f"{name} · {turned}"


def _square(move: str) -> str:
    return move.partition(":")[0]
