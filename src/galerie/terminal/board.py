"""The base class of all boards in the terminal: a board is given a view and the legal moves, and reports a choice."""

from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any, ClassVar, Final

from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget

from galerie.core import Outcome, Seat
from galerie.terminal.canvas import Canvas
from galerie.texts import say
from galerie.texts.endings import ending

FILM_SECONDS: Final = 0.35
FRAME_SECONDS: Final = 0.045


@dataclass(frozen=True, slots=True)
class Side:
    """A seat as the board shows it: its name, its colour, and its facts."""

    name: str
    colour: str
    ground: str
    """The background for its colour."""

    facts: tuple[str, ...]
    """What can be counted about it, line by line."""


def write_border(board: Widget, *, title: str | None = None, subtitle: str | None = None) -> None:
    """Write on the upper and the lower border of a board; None leaves what is there."""
    if title is not None:
        board.border_title = title
    if subtitle is not None:
        board.border_subtitle = subtitle


def labelled(board: "Board", moves: tuple[str, ...]) -> str:
    """Moves in the words of the board, in the view that it shows; what words leave open, notation tells."""
    labels = [(move, board.label(board.view, move)) for move in moves]
    return ", ".join(label if move in label else f"{label} ({move})" for move, label in labels)


class Board(Widget, can_focus=True):
    """A board is drawn from a view alone. A game's board implements `paint`, and the names of its seats and moves; it
    decides what the arrow keys and the mouse point at. Enter chooses that; a click posts `Chosen`."""

    game: ClassVar[str]
    least: ClassVar[tuple[int, int]]
    """The fewest columns and rows in which it can be drawn."""

    rules: ClassVar[tuple[str, ...]]
    """The messages that explain the game on the help screen; those that the catalogues lack are left out."""

    stop: ClassVar[str | None] = None
    """The move that ends the game voluntarily, if the rules have one: it needs confirmation, and replaces resigning."""

    asks: ClassVar[bool] = False
    """Whether moves may contain `?`, which then does not open the help."""

    progress: reactive[float] = reactive(1.0)
    """From 0 to 1 while the last move is animated."""

    class Chosen(Message):
        """These moves were pointed at: one, or several to choose from. They need not be legal."""

        def __init__(self, moves: tuple[str, ...]) -> None:
            super().__init__()
            self.moves = moves

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.say: Final = partial(say, language)
        self.view: Any = None
        self.eyes: Seat | None = None
        """The seat whose view is shown; None for a spectator."""

        self.moves: tuple[str, ...] = ()
        """The moves that may be chosen now; empty while it is somebody else's turn."""

        self.previewed: str | None = None
        self._canvas: Canvas | None = None
        self._film: Timer | None = None
        self._begun = 0.0

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        """The picture of `view`, `moves` and `previewed` at this moment of `progress`."""
        raise NotImplementedError

    def pointed(self) -> tuple[str, ...]:
        """The moves that Enter would choose now; at least one, but they need not be legal."""
        raise NotImplementedError

    def pick(self) -> bool:
        """Where pointing at a move takes two steps, take the first; returns whether Enter meant that."""
        return False

    def aim(self, move: str) -> None:
        """Point at this move."""
        raise NotImplementedError

    def read(self, text: str) -> str:
        """Handle the board's own keys in the text typed over it, and return the rest for the input line."""
        return text

    def masked(self) -> bool:
        """Whether typed text must be hidden from others."""
        return False

    def opened(self, view: Any) -> bool:  # noqa: ARG002  for boards whose secrets are revealed during the game
        """Whether this spectator's view hides nothing, so that no curtain is needed before the next move."""
        return False

    def meant(self, text: str) -> str:
        """The move that a typed line means; empty if the board has handled it otherwise."""
        return text

    def question(self, move: str) -> str:  # noqa: ARG002  for boards with moves that decide a game
        """The question to ask before this move, which need not be legal; usually empty."""
        return ""

    def side(self, view: Any, seat: Seat) -> Side:
        raise NotImplementedError

    def mover(self, view: Any, seat: Seat, move: str) -> Side:  # noqa: ARG002  for boards that say more
        """The side shown with a move in the history."""
        return self.side(view, seat)

    def label(self, view: Any, move: str) -> str:
        """A move in words, for choosing one of several."""
        raise NotImplementedError

    def text(self, view: Any) -> str:
        """The board as plain text."""
        raise NotImplementedError

    def told(self, view: Any, followed: list[tuple[str, str]]) -> str:  # noqa: ARG002  for boards that say more
        """The chance events and forced moves after a move, each as who and what; `view` is the view afterwards."""
        nature = self.say("terminal-nature")
        return " ".join(
            self.say("terminal-drawn" if who == nature else "terminal-happened", {"who": who, "move": move})
            for who, move in followed
        )

    def recalled(self, view: Any) -> str:  # noqa: ARG002  like `told`
        """What the last move did, when stepping through a match."""
        return ""

    def ended(self, view: Any, outcome: Outcome, names: list[str], you: Seat | None = None) -> str:  # noqa: ARG002  like `told`
        """The result; `you` is the seat of the only person reading it, if there is one."""
        return ending(self.game, outcome, names, self.language, you)

    def show(self, view: Any, moves: tuple[str, ...], *, lively: bool = False) -> None:
        """Show another moment; with `lively`, animate the move that led to it."""
        self.view, self.moves, self.previewed = view, moves, None
        self._stop_film()
        if lively and self.app.animation_level != "none":
            self.progress = 0.0
            self._begun = monotonic()
            self._film = self.set_interval(FRAME_SECONDS, self._advance)
        else:
            self.progress = 1.0
        self.repaint()

    def preview(self, move: str | None) -> None:
        """Show what this move would do."""
        self.previewed = move
        self.repaint()

    def repaint(self) -> None:
        self._canvas = None
        pointed = self.pointed()
        legal = [move for move in pointed if move in self.moves]
        write_border(self, subtitle=self.label(self.view, legal[0]) if len(legal) == 1 else "")
        self.refresh()

    def render_line(self, y: int) -> Strip:
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = self.paint(width, height, self.background_colors[1].hex6)
        return self._canvas.strip(y)

    def on_focus(self) -> None:
        if self.view is not None:  # a terminal may report focus before there is anything to show
            self.repaint()

    def on_blur(self) -> None:
        self.on_focus()

    def watch_progress(self) -> None:
        self._canvas = None

    def _advance(self) -> None:
        """Advance by the clock: on a busy machine frames are skipped, but never the last."""
        self.progress = min(1.0, (monotonic() - self._begun) / FILM_SECONDS)
        if self.progress == 1:
            self._stop_film()

    def _stop_film(self) -> None:
        if self._film:
            self._film.stop()
            self._film = None
