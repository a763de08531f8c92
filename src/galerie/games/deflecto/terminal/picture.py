"""Drawing the map: tiles, the numbers of the paths that cross an empty square, and the rack below."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from galerie.core import Seat
from galerie.games.deflecto import Lay, View, parse
from galerie.games.deflecto.rules.figures import BY_TEXT, Carried, Figure
from galerie.games.deflecto.rules.grid import Grid, grid
from galerie.games.deflecto.rules.tiles import TILES
from galerie.games.deflecto.terminal.hand import Held, turns
from galerie.games.deflecto.terminal.signs import drawn, sign
from galerie.terminal.canvas import Canvas

PLAYERS: Final = ("#ff8787", "#87afff", "#ffaf5f", "#d7afff")
"""The background of the players' starts and finishes, and the ink of their numbers."""

LAND: Final = ("#262626", "#3a3a3a")
INK: Final = "#161c20"
OWN_INK: Final = "#af0000"
"""Of the tiles on the path being looked at."""

GROUNDS: Final = {
    Carried.PATH: "#e4dcc8",
    Carried.RAIL: "#b2b2b2",
    Carried.RIVER: "#5fd7ff",
    Carried.NOTHING: "#87d787",
    Carried.CHAPEL: "#ffffff",
}
"""The background of tiles; one that carries nothing is a meadow."""

LAST: Final = "#ffd787"
"""The background of the tile that was laid last."""

LEGAL: Final = "#005f5f"
POINTED: Final = "#00d7af"
POINTED_AFAR: Final = "#5f8787"
"""The cursor while the board is not focused."""

WRONG: Final = "#d75f5f"
"""The background of the tile in hand where it may not lie."""

FAINT: Final = {True: "#8aa4ad", False: "#5b6f78"}
WRITTEN: Final = {True: "#f2fafc", False: "#161c20"}
"""On a dark and on a light background."""

SIZES: Final = ((7, 3), (3, 1))
"""The sizes of a square, in characters: the largest that fits is used."""

MARGIN: Final = 3
"""Left of the map, for the row numbers."""

TILE, ACROSS, RACK = 7, 5, 2
"""The width of a tile in the rack, how many fit in a row, and the number of rows."""

BELOW: Final = 2 + RACK
"""Rows for the column letters, the owner of the rack, and the rack."""

SIDE: Final = 11
LEAST: Final = (MARGIN + SIDE * SIZES[-1][0], BELOW + SIDE * SIZES[-1][1])


@dataclass(frozen=True, slots=True)
class ViewState:
    """A view, and what the player is about to do."""

    view: View
    own: Seat
    """The seat whose path is highlighted."""

    rack: Seat
    """The seat whose tiles are shown."""

    heading: str
    dark: bool
    focused: bool
    cursor: int | None = None
    held: Held | None = None
    moves: frozenset[str] = frozenset()


class Ink(NamedTuple):
    text: str
    colour: str


class Picture:
    def __init__(self, state: ViewState, width: int, height: int, ground: str) -> None:
        self.state = state
        self.canvas: Final = Canvas(width, height, ground)
        side = state.view.size
        fitting = (size for size in SIZES if MARGIN + side * size[0] <= width and BELOW + side * size[1] <= height)
        self._wide, self._high = next(fitting, SIZES[-1])
        self._left = MARGIN + max(0, width - MARGIN - side * self._wide) // 2
        self._top = max(0, height - BELOW - side * self._high) // 2
        self._bottom = self._top + side * self._high
        self._rack_left = max(0, width - ACROSS * TILE) // 2
        self._owners = {
            square: seat
            for seat, player in enumerate(state.view.players)
            for square in (player.start, player.finish)
            if square
        }
        self._free = {
            square: number
            for number, squares in enumerate(state.view.marks, 1)
            for square in squares
            if state.view.stage in ("drawing", "starting") and square not in self._owners
        }
        self._paint()

    @property
    def _grid(self) -> Grid:
        return grid(self.state.view.size)

    def square_at(self, x: int, y: int) -> int | None:
        across, down, side = (x - self._left) // self._wide, (y - self._top) // self._high, self.state.view.size
        return across + side * (side - 1 - down) if across in range(side) and down in range(side) else None

    def tile_at(self, x: int, y: int) -> int | None:
        """The tile of the rack at this place."""
        column, row = (x - self._rack_left) // TILE, y - self._bottom - 2
        index = column + ACROSS * row
        in_rack = column in range(ACROSS) and row in range(RACK)
        return index if in_rack and index < len(TILES[self.state.view.options.level]) else None

    def _paint(self) -> None:
        for square, name in enumerate(self._grid.names):
            self._square(square, name)
        faint, side = FAINT[self.state.dark], self.state.view.size
        for number in range(side):
            y = self._top + (side - 1 - number) * self._high + self._high // 2
            self.canvas.write(self._left - MARGIN, y, f"{number + 1:>2}", faint)
            x = self._left + number * self._wide + self._wide // 2
            self.canvas.write(x, self._bottom, chr(ord("a") + number), faint)
        self._rack()

    def _square(self, square: int, name: str) -> None:
        state, side = self.state, self.state.view.size
        x = self._left + square % side * self._wide
        y = self._top + (side - 1 - square // side) * self._high
        pointed = square == state.cursor
        figure = BY_TEXT.get(state.view.board.get(name, ""))
        ghost = state.held.figure if pointed and state.held and not figure else None
        self.canvas.rectangle(x, y, self._wide, self._high, self._ground(square, name, figure))
        if figure or ghost:
            self._figure(x, y, figure or ghost, OWN_INK if figure and name in self._own_way() else INK)
        else:
            self._empty(x, y, list(self._numbers(name)))

    def _ground(self, square: int, name: str, figure: Figure | None) -> str:
        state = self.state
        if square == state.cursor:
            wrong = state.held and not figure and state.held.on(name) not in state.moves
            return WRONG if wrong else POINTED if state.focused else POINTED_AFAR
        if name in self._owners:
            return PLAYERS[self._owners[name]]
        if figure:
            return LAST if name == self._last_square() else GROUNDS[figure.carries]
        if state.held and state.held.fits(name, state.moves):
            return LEGAL
        return LAND[(square % state.view.size + square // state.view.size) % 2]

    def _figure(self, x: int, y: int, figure: Figure | None, ink: str) -> None:
        if figure:
            for row, line in enumerate(drawn(figure, self._wide, self._high)):
                self.canvas.write(x, y + row, line, ink)

    def _empty(self, x: int, y: int, numbers: list[Ink]) -> None:
        """The numbers of the paths across it, as many as fit, the viewer's own first."""
        shown = numbers[: self._wide]
        begin = x + (self._wide - len(shown)) // 2
        for offset, number in enumerate(shown):
            self.canvas.write(begin + offset, y + self._high // 2, number.text, number.colour)

    def _numbers(self, name: str) -> Iterator[Ink]:
        view = self.state.view
        if name in self._free:
            yield from (Ink(letter, WRITTEN[True]) for letter in f"‹{self._free[name]}›")
        elif name in self._owners:
            yield from (Ink(letter, INK) for letter in f"›{view.players[self._owners[name]].number}‹")
        else:
            for seat in sorted(range(len(view.players)), key=lambda seat: seat != self.state.own):
                path = view.players[seat].path
                if path and name in path.squares:
                    yield Ink(str(view.players[seat].number), PLAYERS[seat])

    def _own_way(self) -> tuple[str, ...]:
        path = self.state.view.players[self.state.own].path
        return path.squares if path else ()

    def _last_square(self) -> str:
        last = self.state.view.last
        move = parse(last.move) if last else None
        return move.square if isinstance(move, Lay) else ""

    def _rack(self) -> None:
        state, level = self.state, self.state.view.options.level
        stock = list(state.view.players[state.rack].stock.values())
        self.canvas.write(self._rack_left, self._bottom + 1, state.heading, PLAYERS[state.rack] if state.dark else INK)
        for index, tile in enumerate(TILES[level]):
            x, y = self._rack_left + index % ACROSS * TILE, self._bottom + 2 + index // ACROSS
            faces = "".join(sign(turns(shape)[-1]) for shape in (tile.front, tile.back) if shape)
            is_held = state.held is not None and state.held.tile == index
            if is_held:
                self.canvas.rectangle(x, y, TILE - 1, 1, POINTED)
            ink = INK if is_held else WRITTEN[state.dark] if stock[index] else FAINT[state.dark]
            self.canvas.write(x, y, f"{(index + 1) % 10} {faces}×{stock[index]}", ink)
