"""Drawing the board: the model, one lay-out, and below them the hand or the score of the round."""

from dataclasses import dataclass
from textwrap import wrap
from typing import Final, Literal, NamedTuple, TypeAlias

from galerie.games.copyright import View
from galerie.games.copyright.rules.deck import LETTERS, SIDE, face
from galerie.games.copyright.rules.frame import Frame
from galerie.games.copyright.rules.layout import Laid, LayOut
from galerie.games.copyright.terminal.film import EMPTY, SIGNS, Cell, Film, Held, film, thickness
from galerie.terminal.canvas import Canvas

TABLE: Final = "#5f8787"
FILMS: Final = ("#dfefff", "#afd7ff", "#87afd7")
"""The background of a cell under one card, two, and more."""

HELD: Final = "#ffd75f"
RIGHT: Final = "#afd787"
WRONG: Final = "#ffaf87"
"""Cells of the frame that match the model, and those that do not."""

POINTED: Final = "#5fd7ff"
POINTED_AFAR: Final = "#87afaf"
"""The cursor while the board is not focused."""

BACK: Final = "#8787af"
BUTTON: Final = "#c6c6c6"
INK: Final = "#161c20"
HELD_INK: Final = "#870000"
"""Of the figures on the card being moved."""

WRITTEN: Final = {True: "#e8f1f4", False: "#16202a"}
FAINT: Final = {True: "#8aa4ad", False: "#5b6f78"}
"""On a dark and on a light background."""

SIZES: Final = ((8, 4), (6, 3), (4, 2), (4, 1))
"""The sizes of a cell, in characters: the largest that leaves room for a lay-out is used."""

ACROSS, DOWN = 5, 5
"""There must be room for this many cells of a lay-out."""

GUTTER: Final = 4
"""Between the model and the lay-out, for the row numbers."""

STRIP: Final = 4
"""The rows of the hand: numbers, then faces."""

BELOW: Final = STRIP + 1
"""The hand and a row of buttons."""

LEAST: Final = (38, DOWN * SIZES[-1][1] + 2 + BELOW)
TICK, CROSS, LOSS, BACKS = "✓", "✗", "−1", "▒"

Zone: TypeAlias = Literal["hand", "desk", "buttons"]


class Spot(NamedTuple):
    """A position of the cursor: a card of the hand, a card of the lay-out or a button, by index."""

    zone: Zone
    rank: int = 0


Target: TypeAlias = Spot | Cell
"""What was clicked: a position for the cursor, or a cell of the table."""


@dataclass(frozen=True, slots=True)
class ViewState:
    """A view, and what the player is about to do."""

    view: View
    laid: LayOut
    """Without the card that is held."""

    hand: tuple[int, ...] | None
    """The cards in hand as drawn; None if only their backs may be seen."""

    cards: int
    """How many cards there are."""

    model: Film
    dark: bool
    focused: bool
    title: str
    """Above the model."""

    caption: str = ""
    """Below the lay-out: whose it is."""

    notes: tuple[str, ...] = ()
    """Below the model."""

    buttons: tuple[str, ...] = ()
    spot: Spot | None = None
    """None while the player cannot do anything."""

    held: Held | None = None
    frame: Frame | None = None
    counted: tuple[str, ...] | None = None
    """Shown instead of the hand: the score of a round. The rows and columns that stick out are then marked too."""

    arranged: tuple[int, ...] | None = None
    """The orientations of the cards in hand, if they are a model being arranged."""


class Box(NamedTuple):
    """A part of the table, in cells."""

    left: int
    top: int
    right: int
    bottom: int
    """The first column and row beyond it."""

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top


def extent(laid: LayOut) -> Box:
    """The cells that a lay-out covers; those of a card in the middle if it is empty."""
    cards = laid or (Laid(0, 0, 0, 0),)
    xs, ys = [card.x for card in cards], [card.y for card in cards]
    return Box(min(xs), min(ys), max(xs) + SIDE, max(ys) + SIDE)


class Picture:
    def __init__(self, state: ViewState, width: int, height: int, ground: str) -> None:
        self.state = state
        self.canvas: Final = Canvas(width, height, ground)
        self._width, self._height = width, height
        self._targets: list[tuple[range, range, Target]] = []
        """Ranges of columns and rows on the screen, and the target there."""

        self._wide, self._high = self._size()
        self._left = SIDE * self._wide + GUTTER
        self._columns = max(1, (width - self._left) // self._wide)
        self._rows = max(1, (height - BELOW - 2) // self._high)
        self._origin = self._corner()
        self._ink = WRITTEN[state.dark]
        self._paint()

    def target_at(self, x: int, y: int) -> Target | None:
        return next((target for columns, rows, target in self._targets if x in columns and y in rows), None)

    # Geometry

    def _size(self) -> tuple[int, int]:
        """The largest cell size that fits; in a scored round, one that shows the whole lay-out."""
        box = extent(self.state.laid)
        across, down = (max(ACROSS, box.width), max(DOWN, box.height)) if self.state.counted else (ACROSS, DOWN)
        for wide, high in SIZES:
            if (SIDE + across) * wide + GUTTER <= self._width and down * high + 2 + BELOW <= self._height:
                return wide, high
        return SIZES[-1]

    def _corner(self) -> Cell:
        """The cell at the top left: the lay-out is centred, and the held card is always in sight."""
        state = self.state
        box = extent(state.laid or ((state.held.laid,) if state.held else ()))
        if state.counted and state.frame:
            wanted = Box(state.frame.x, state.frame.y, state.frame.x + SIDE, state.frame.y + SIDE)
        else:
            wanted = extent((state.held.laid,)) if state.held else box
        return (
            _begin(box.left, box.right, wanted.left, wanted.right, self._columns),
            _begin(box.top, box.bottom, wanted.top, wanted.bottom, self._rows),
        )

    # Drawing

    def _paint(self) -> None:
        self.canvas.write(0, 0, self.state.title[: self._left - 1], FAINT[self.state.dark])
        for at in range(SIDE * SIDE if self.state.model else 0):
            cell = (at % SIDE, at // SIDE)
            self._cell(self._wide * cell[0], 1 + self._high * cell[1], FILMS[0], self.state.model[cell])
        self._notes()
        self._table()
        self._axes()
        room = self._width - self._left
        self.canvas.write(self._left, self._height - BELOW - 1, self.state.caption[:room], FAINT[self.state.dark])
        if self.state.counted:
            self._count_out(self.state.counted)
        else:
            self._hand()
        self._buttons()

    def _notes(self) -> None:
        top, room = 2 + SIDE * self._high, self._left - 2
        lines = [line for note in self.state.notes for line in wrap(note, room)]
        for number, line in enumerate(lines[: max(0, self._height - BELOW - top)]):
            self.canvas.write(0, top + number, line, self._ink)

    def _table(self) -> None:
        """The lay-out, and the held card over it."""
        state = self.state
        below = film(state.laid)
        held = film((state.held.laid,)) if state.held else {}
        pointed = film((state.laid[state.spot.rank],)) if state.spot and state.spot.zone == "desk" else {}
        for row in range(self._rows):
            for column in range(self._columns):
                cell = (self._origin[0] + column, self._origin[1] + row)
                left, top = self._left + column * self._wide, 1 + row * self._high
                self._targets.append((range(left, left + self._wide), range(top, top + self._high), cell))
                letters = _both(below.get(cell, ""), held.get(cell, ""))
                ground = self._ground(cell, cell in below, cell in held, cell in pointed)
                self._cell(left, top, ground, letters if cell in below or cell in held else None, held.get(cell, ""))
                self._mark(cell, left, top)

    def _ground(self, cell: Cell, below: bool, held: bool, pointed: bool) -> str:
        matching = self._matching(cell)
        if held:
            return HELD
        if pointed:
            return self._pointer
        if matching is not None:
            return RIGHT if matching else WRONG
        return FILMS[min(thickness(self.state.laid, cell), len(FILMS)) - 1] if below else TABLE

    def _matching(self, cell: Cell) -> bool | None:
        """Whether a cell matches the model; None outside the frame."""
        frame = self.state.frame
        if not frame or cell[0] - frame.x not in range(SIDE) or cell[1] - frame.y not in range(SIDE):
            return None
        return frame.matching[SIDE * (cell[1] - frame.y) + cell[0] - frame.x] == "1"

    def _mark(self, cell: Cell, left: int, top: int) -> None:
        if (matching := self._matching(cell)) is not None:
            right = left + self._wide - (1 if self._high == 1 else 2)
            row = top + (self._high - 2 if self._high > 2 else self._high - 1)
            self.canvas.write(right, row, TICK if matching else CROSS, INK)

    def _cell(self, left: int, top: int, ground: str, letters: str | None, moved: str = "") -> None:
        """Each figure has a fixed place in a cell, so that two cells can be compared at a glance."""
        self.canvas.rectangle(left, top, self._wide - 0.5, self._high - (0.5 if self._high > 1 else 0), ground)
        if letters is None:
            return
        step = (self._wide - 1) // SIDE
        row, first = top + (self._high - 1) // 2, left + (self._wide - 2 - (SIDE - 1) * step) // 2
        for place, letter in enumerate(LETTERS):
            if letter in letters:
                self.canvas.write(
                    first + place * step, row, SIGNS[letter], HELD_INK if letter in moved and self.state.held else INK
                )
        if not letters:
            self.canvas.write(first + step, row, EMPTY, INK)

    def _axes(self) -> None:
        """The numbers of columns and rows; in a scored round, the cost of each that sticks out (COP-33)."""
        for column in range(self._columns):
            text = self._axis(self._origin[0] + column, across=True)
            self.canvas.write(self._left + column * self._wide, 0, text[: self._wide], self._axis_ink)
        for row in range(self._rows):
            text = self._axis(self._origin[1] + row, across=False)
            self.canvas.write(
                self._left - 1 - len(text), 1 + row * self._high + (self._high - 1) // 2, text, self._axis_ink
            )

    @property
    def _axis_ink(self) -> str:
        return self._ink if self.state.counted else FAINT[self.state.dark]

    def _axis(self, number: int, *, across: bool) -> str:
        if self.state.counted is None:
            return f"{number:+d}"
        frame, box = self.state.frame, extent(self.state.laid)
        if not frame or not self.state.laid:
            return ""
        first, taken = (frame.x, range(box.left, box.right)) if across else (frame.y, range(box.top, box.bottom))
        return LOSS if number in taken and number - first not in range(SIDE) else ""

    def _hand(self) -> None:
        """The cards in hand with their numbers, or their backs."""
        state, top = self.state, self._height - BELOW
        step = 2 if state.cards * (2 * SIDE) <= self._width else 1
        wide = SIDE * step - (step - 1)
        for rank in range(state.cards):
            left = rank * (wide + 1)
            ground = FILMS[0] if state.hand is not None else BACK
            if state.spot == Spot("hand", rank):
                ground = self._pointer
            if state.held and state.hand and state.hand[rank] == state.held.card:
                ground = HELD
            self.canvas.rectangle(left, top + 1, wide, SIDE, ground)
            self._targets.append((range(left, left + wide), range(top, top + STRIP), Spot("hand", rank)))
            if state.hand is None:
                for row in range(SIDE):
                    self.canvas.write(left, top + 1 + row, BACKS * wide, INK)
                continue
            self.canvas.write(left, top, str(state.hand[rank]), self._ink)
            orientation = state.arranged[rank] if state.arranged else 0
            if state.held and state.hand[rank] == state.held.card:
                orientation = state.held.orientation
            shown = face(state.hand[rank], orientation)
            for at in range(SIDE * SIDE):
                sign = SIGNS[LETTERS[shown.index(at)]] if at in shown else EMPTY
                self.canvas.write(left + step * (at % SIDE), top + 1 + at // SIDE, sign, INK)

    def _count_out(self, counted: tuple[str, ...]) -> None:
        lines = [line for each in counted for line in wrap(each, self._width)]
        for number, line in enumerate(lines[:STRIP]):
            self.canvas.write(0, self._height - BELOW + number, line, self._ink)

    def _buttons(self) -> None:
        left, y = 0, self._height - 1
        for rank, button in enumerate(self.state.buttons):
            text = f" {button} "
            ground = self._pointer if self.state.spot == Spot("buttons", rank) else BUTTON
            self.canvas.rectangle(left, y, len(text), 1, ground)
            self.canvas.write(left, y, text, INK)
            self._targets.append((range(left, left + len(text)), range(y, y + 1), Spot("buttons", rank)))
            left += len(text) + 1

    @property
    def _pointer(self) -> str:
        return POINTED if self.state.focused else POINTED_AFAR


def _begin(first: int, last: int, wanted: int, wanted_last: int, room: int) -> int:
    """The start of a window of this size that contains the wanted range and centres the rest."""
    middle = first - (room - (last - first)) // 2
    return max(min(middle, wanted), wanted_last - room)


def _both(one: str, other: str) -> str:
    return "".join(letter for letter in LETTERS if letter in one or letter in other)
