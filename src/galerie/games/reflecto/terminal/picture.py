"""Drawing the board from one side: screens with their faces or backs, and the tiles that have left at both ends."""

from dataclasses import dataclass
from textwrap import wrap
from typing import Final, NamedTuple

from galerie.core import Seat
from galerie.games.reflecto import View
from galerie.games.reflecto.rules.board import COLUMNS, GERDA, NUMBERS, OFF, OUT, QUEEN, ROWS, SIDE
from galerie.games.reflecto.rules.options import terms
from galerie.games.reflecto.rules.screens import Face, due
from galerie.games.reflecto.terminal.telling import reflected, sign
from galerie.terminal.canvas import Canvas

SCREENS: Final = {GERDA: "#eef2f5", QUEEN: "#87afff"}
MIRRORS: Final = {GERDA: "#c3f0dc", QUEEN: "#5fd7af"}
"""The background of screens, and of those known to be mirrors."""

ICE: Final = ("#4a7783", "#2a5f6a")
INK: Final = "#161c20"
MOVED: Final = "#9c0f2e"
"""The ink of the screen that moved last."""

WAY: Final = "#ffb59c"
HELD: Final = "#f0bd38"
LEGAL: Final = "#a6e3ab"
POINTED: Final = "#5cc8e0"
POINTED_AFAR: Final = "#74a9b6"
"""The cursor while the board is not focused."""

WRITTEN: Final = "#f2fafc"
FAINT: Final = {True: "#8aa4ad", False: "#5b6f78"}
"""On a dark and on a light background."""

SIZES: Final = ((9, 4), (7, 3), (5, 2), (4, 1))
"""The sizes of a square, in characters: the largest that fits is used."""

MARGIN: Final = 3
"""Left of the board for the row numbers; above and below it, for the columns and the tiles that have left."""

LEAST: Final = (MARGIN + SIDE * SIZES[-1][0], MARGIN + SIDE * SIZES[-1][1])
HERE, PASSED, NEXT, GONE = "▾", "•", "↑", "·"


@dataclass(frozen=True, slots=True)
class ViewState:
    """A view, and what the player is about to do."""

    view: View
    own: Seat
    """The seat whose side is at the bottom."""

    dark: bool
    focused: bool
    progress: float = 1.0
    """Of the animation of the last turn."""

    cursor: int | None = None
    """A square, OFF beyond the board, or None while the player cannot do anything."""

    picked: int | None = None
    ends: frozenset[int] = frozenset()
    """Where the screen in hand may go."""

    taken: tuple[int, ...] = ()
    """The squares of the tiles that are to leave first."""

    button: str = ""
    """The label of the place beyond the board."""

    row: tuple[Face, ...] = ()
    """The first row being arranged, by column."""

    advice: tuple[str, ...] = ()
    """Text over the board while a row is being arranged."""


class Cell(NamedTuple):
    """A screen as it is drawn."""

    seat: Seat
    main: str
    less: str
    """Below it, or beside it if there is no room: what a mirror shows, what a screen has shown, what leaves next."""

    ground: str
    ink: str = INK

    def short(self, room: int) -> str:
        """In one line: if there is no room for both, what a mirror shows now comes first."""
        both = self.main + self.less.strip("()")
        if len(both) <= room:
            return both
        return self.less if self.less.startswith("‹") else self.main


class Picture:
    def __init__(self, state: ViewState, width: int, height: int, ground: str) -> None:
        self.state = state
        self.canvas: Final = Canvas(width, height, ground)
        fitting = (size for size in SIZES if MARGIN + SIDE * size[0] <= width and MARGIN + SIDE * size[1] <= height)
        self._wide, self._high = next(fitting, SIZES[-1])
        self._left = MARGIN + max(0, width - MARGIN - SIDE * self._wide) // 2
        self._top = 1 + max(0, height - MARGIN - SIDE * self._high) // 2
        """Where the squares begin."""

        self._bottom = self._top + SIDE * self._high
        self._button: range | None = None
        self._paint()

    def square_at(self, x: int, y: int) -> int | None:
        """The square there, or OFF."""
        across, down = (x - self._left) // self._wide, (y - self._top) // self._high
        if across in range(SIDE) and down in range(SIDE):
            if self.state.advice and down < SIDE - 1:
                return OFF if down == SIDE - 2 else None
            return seen(self.state.own, across + SIDE * (SIDE - 1 - down))
        return OFF if y == self._top - 1 and self._button and x in self._button else None

    def _paint(self) -> None:
        state = self.state
        cells = self._cells()
        passed = self._passed()
        for square in range(SIDE * SIDE):
            left, top = self._corner(square)
            self.canvas.rectangle(left, top, self._wide, self._high, ICE[square % 2])
            if square in cells:
                self._screen(square, cells[square])
            else:
                self._free(square, is_passed=square in passed)
        self._labels()
        for seat, y in ((1 - state.own, self._top - 1), (state.own, self._bottom + 1)):
            self._left_behind(seat, y)
        if state.advice:
            self._advise()
        elif state.button and (state.cursor == OFF or OFF in state.ends):
            self._exit()

    # Squares

    def _corner(self, square: int) -> tuple[int, int]:
        place = seen(self.state.own, square)
        return self._left + place % SIDE * self._wide, self._top + (SIDE - 1 - place // SIDE) * self._high

    def _cells(self) -> dict[int, Cell]:
        state, view = self.state, self.state.view
        cells = {}
        for seat, places in enumerate(view.screens):
            for screen, name in enumerate(places):
                square = self._filmed(seat, screen, NUMBERS[name] if name else None)
                if square is not None and square not in state.taken:
                    cells[square] = self._cell(seat, screen)
        first = range(SIDE) if state.own == GERDA else range(SIDE * SIDE - SIDE, SIDE * SIDE)
        for square, face in zip(first, state.row, strict=False):
            ground = (MIRRORS if face.kind == "mirror" else SCREENS)[state.own]
            cells[square] = Cell(state.own, sign(face), "", ground)
        return cells

    def _filmed(self, seat: Seat, screen: int, square: int | None) -> int | None:
        """Where a screen is at this moment: one that moves follows its path square by square."""
        last, progress = self.state.view.last, self.state.progress
        if progress == 1 or not last or (last.seat, last.screen) != (seat, screen):
            return square
        return NUMBERS.get(last.path[int(progress * len(last.path))])

    def _cell(self, seat: Seat, screen: int) -> Cell:
        view = self.state.view
        hand, last = view.hands[seat], view.last
        ink = MOVED if last and (last.seat, last.screen) == (seat, screen) else INK
        if not hand:
            return Cell(seat, str(screen + 1), self._noted(seat, screen), SCREENS[seat], ink)
        face = hand.faces[screen]
        if face.kind == "mirror":
            shown = (each for each in view.reflections if (each.seat, each.mirror) == (seat, screen))
            less = next((reflected(each.face) for each in shown), "")
            return Cell(seat, sign(face), less, MIRRORS[seat], ink)
        out = (*view.out[seat], *self._leaving(seat))
        is_next = view.turn is not None and screen in due(hand, terms(view.options, seat), out)
        return Cell(seat, sign(face), NEXT if is_next else "", SCREENS[seat], ink)

    def _leaving(self, seat: Seat) -> tuple[int, ...]:
        """The screens that are to leave first."""
        if seat != self.state.own:
            return ()
        places = [NUMBERS.get(name or OUT) for name in self.state.view.screens[seat]]
        return tuple(places.index(square) for square in self.state.taken)

    def _noted(self, seat: Seat, screen: int) -> str:
        """What an opposing screen shows in a mirror now, or has shown."""
        view = self.state.view
        for each in view.reflections:
            if (each.seat, each.screen) == (1 - seat, screen):
                return reflected(each.face)
        shown = (each for each in view.sights if (each.seat, each.screen) == (1 - seat, screen))
        return next((f"({sign(each.face)})" for each in shown), "")

    def _passed(self) -> frozenset[int]:
        """The squares of the last path."""
        last = self.state.view.last
        return frozenset(NUMBERS[name] for name in last.path if name in NUMBERS) if last else frozenset()

    def _screen(self, square: int, cell: Cell) -> None:
        left, top = self._corner(square)
        ground = cell.ground
        if square == self.state.cursor:
            ground = self._pointer
        elif square == self.state.picked:
            ground = HELD
        high = self._high if cell.less else max(1.0, self._high - 0.5)
        self.canvas.rectangle(left, top, self._wide - 0.5, high, ground)
        if self._high == 1:
            self._write(left, top, cell.short(self._wide - 1), cell.ink)
        else:
            row = top + (self._high - 2) // 2
            self._write(left, row, cell.main, cell.ink)
            self._write(left, row + 1, cell.less, cell.ink)

    def _free(self, square: int, *, is_passed: bool) -> None:
        state = self.state
        left, top = self._corner(square)
        row = top + (self._high - 1) // 2
        if square in state.ends or square == state.cursor:
            ground = self._pointer if square == state.cursor else LEGAL
            self.canvas.rectangle(left, top, self._wide - 0.5, max(1.0, self._high - 0.5), ground)
        if square in state.ends:
            self._write(left, row, HERE, INK)
        elif square in state.taken:
            self._write(left, row, NEXT, WRITTEN)
        elif is_passed:
            self._write(left, row, PASSED, INK if square == state.cursor else WAY)

    def _write(self, left: int, row: int, text: str, ink: str) -> None:
        room = self._wide - 1 if self._wide > 5 else self._wide
        shown = text if len(text) <= room else text[: room - 1] + "…"
        self.canvas.write(left + (self._wide - len(shown)) // 2, row, shown, ink)

    # Around the board

    def _labels(self) -> None:
        ink = FAINT[self.state.dark]
        for number in range(SIDE):
            at = number if self.state.own == GERDA else SIDE - 1 - number
            middle = (self._wide - 1) // 2
            self.canvas.write(self._left + at * self._wide + middle, self._bottom, COLUMNS[number], ink)
            row = self._top + (SIDE - 1 - at) * self._high + (self._high - 1) // 2
            self.canvas.write(self._left - 2, row, ROWS[number], ink)

    def _left_behind(self, seat: Seat, y: int) -> None:
        """The tiles that have left, the first one on their owner's left (REF-34)."""
        view = self.state.view
        hand = view.hands[seat]
        for place in range(SIDE - view.mirrors[seat]):
            at = place if seat == self.state.own else SIDE - 1 - place
            left = self._left + at * self._wide
            if place < len(view.out[seat]):
                screen = view.out[seat][place]
                self.canvas.rectangle(left, y, self._wide - 0.5, 1, SCREENS[seat])
                text = sign(hand.faces[screen]) if hand else f"{screen + 1}{self._noted(seat, screen)}"
                self._write(left, y, text, INK)
            elif view.ready[seat]:
                self._write(left, y, GONE, FAINT[self.state.dark])

    def _exit(self) -> None:
        text = f" {NEXT} {self.state.button} "
        left = self._left
        self._button = range(left, left + len(text))
        self.canvas.rectangle(left, self._top - 1, len(text), 1, self._pointer if self.state.cursor == OFF else LEGAL)
        self.canvas.write(left, self._top - 1, text, INK)

    def _advise(self) -> None:
        """Over the middle of the board; the button is above the first row, once there is something to confirm."""
        state, wide = self.state, SIDE * self._wide
        top, lines = self._top + self._high, (SIDE - 3) * self._high
        self.canvas.rectangle(self._left, top, wide, lines + self._high, ICE[1])
        told = [line for each in state.advice for line in [*wrap(each, wide - 3), *([""] if self._high > 1 else [])]]
        for number, line in enumerate(told[:lines]):
            self.canvas.write(self._left + 1, top + number, line, WRITTEN)
        if state.row:
            y = top + lines
            ground = self._pointer if state.cursor == OFF else LEGAL
            self.canvas.rectangle(self._left, y, wide, max(1.0, self._high - 0.5), ground)
            self.canvas.write(
                self._left + (wide - len(state.button)) // 2, y + (self._high - 1) // 2, state.button, INK
            )

    @property
    def _pointer(self) -> str:
        return POINTED if self.state.focused else POINTED_AFAR


def seen(own: Seat, square: int) -> int:
    """A square as counted from this side, and back: the Queen sits opposite."""
    return square if own == GERDA else SIDE * SIDE - 1 - square
