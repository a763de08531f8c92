"""Drawing the table: the mirror line across the middle, columns above and below it, piles on the left."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final, NamedTuple

from galerie.core import Seat
from galerie.games.miroir import View, parse
from galerie.games.miroir.rules.cards import COLUMNS, PLACES
from galerie.games.miroir.rules.moves import Drop, Lay, Recover, Shift, Steal
from galerie.games.miroir.rules.state import NORTH, NUMBERS, SOUTH
from galerie.games.miroir.terminal.spots import PILE, Spot, Zone
from galerie.lexicon import JOKER
from galerie.terminal.canvas import Canvas

CARDS: Final = {SOUTH: ("#ecd9a0", "#d9bd6f"), NORTH: ("#c3d3da", "#a2b6c0")}
"""Alternating, so that touching cards stay distinct."""

INK: Final = "#161c20"
JOKER_INK: Final = "#7a1fa2"
LAST: Final = "#f2a284"
"""What the last move changed."""

WON: Final = "#58c26a"
HELD: Final = "#f0bd38"
LEGAL: Final = "#a6e3ab"
POINTED: Final = "#5cc8e0"
POINTED_AFAR: Final = "#74a9b6"
"""The cursor while the board is not focused."""

HIDDEN: Final = ("#6f5f93", "#efe9fb")
GLASS: Final = "#2a5f6a"
RIM: Final = "#4a7783"
CAPITAL: Final = "#ffffff"
LISTED: Final = "#e8eef0"
JOKER_CAPITAL: Final = "#ffd866"
NUMBER: Final = "#b4d2d9"
FAINT: Final = {True: "#7f98a1", False: "#5b6f78"}
"""On a dark and on a light background."""

GUTTER: Final = 8
BAND: Final = 3
WIDTHS: Final = (7, 6, 5, 4, 3)
"""The widths of a column: the largest that fits is used."""

FEWEST, USUAL, MOST = 5, 6, 10
"""How many cards of a column stand one below the other: at least, before cards grow larger, and at most."""

LEAST: Final = (GUTTER + COLUMNS * WIDTHS[-1], 2 * (FEWEST + 1) + BAND)
HERE, NOT_HERE = "▾", "×"


@dataclass(frozen=True, slots=True)
class ViewState:
    """A view, and what the player is about to do."""

    view: View
    own: Seat
    """The seat whose side is at the bottom."""

    dark: bool
    focused: bool
    flashing: bool = False
    """Whether words just won are still shown."""

    spot: Spot | None = None
    """What is pointed at while no card is waiting for a place."""

    held: frozenset[Spot] = frozenset()
    cards: str = ""
    """The cards waiting for a place."""

    legal: frozenset[int] = frozenset()
    target: int | None = None
    """The column where they would go."""

    may_drop: bool = False
    dropping: bool = False


class Item(NamedTuple):
    """A card, or a mark where one could be."""

    text: str
    ground: str
    ink: str = INK
    spot: Spot | None = None


class Hit(NamedTuple):
    """A clickable part of the screen."""

    left: int
    top: int
    wide: int
    high: int
    spot: Spot

    def holds(self, x: int, y: int) -> bool:
        return 0 <= x - self.left < self.wide and 0 <= y - self.top < self.high


class Picture:
    def __init__(self, state: ViewState, width: int, height: int, ground: str) -> None:
        self.state = state
        self.canvas: Final = Canvas(width, height, ground)
        self.hits: list[Hit] = []
        """Later ones lie on top."""

        fitting = (wide for wide in WIDTHS if GUTTER + COLUMNS * wide <= width)
        self._wide = next(fitting, WIDTHS[-1])
        half = (height - BAND) // 2
        self._high = 2 if half // 2 > USUAL else 1
        self._rows = max(1, min(half // self._high - 1, MOST))
        self._left = max(0, width - GUTTER - COLUMNS * self._wide) // 2
        self._middle = max(0, height - BAND) // 2
        """The first row of the band."""

        self._marks = set(_marks(state.view))
        self._paint()

    def spot_at(self, x: int, y: int) -> Spot | None:
        return next((hit.spot for hit in reversed(self.hits) if hit.holds(x, y)), None)

    def _paint(self) -> None:
        state, canvas = self.state, self.canvas
        canvas.rectangle(0, self._middle, canvas.width, BAND, RIM)
        canvas.rectangle(0, self._middle + 1, canvas.width, 1, GLASS)
        for column in NUMBERS:
            self._head(column)
            self._column(state.own, column)
            self._column(1 - state.own, column)
        for seat in (state.own, 1 - state.own):
            self._discard(seat)
            self._pile(seat)
            if state.view.card and seat == state.view.turn:
                self._card(seat)

    # Columns

    def _x(self, column: int) -> int:
        return self._left + GUTTER + (column - 1) * self._wide

    def _y(self, seat: Seat, row: int) -> int:
        """The first line of a side's row, counted from the band outwards."""
        below = self._middle + BAND + row * self._high
        return below if seat == self.state.own else self._middle - (row + 1) * self._high

    def _head(self, column: int) -> None:
        view, x, y = self.state.view, self._x(column), self._middle
        letter, centre = view.heads[column - 1] or "·", x + (self._wide - 1) // 2
        ink = JOKER_CAPITAL if letter == JOKER else CAPITAL
        spot = Spot(Zone.HEADS, column)
        if spot == self.state.spot:
            self.canvas.rectangle(x, y + 1, self._wide, 1, self._pointer)
            ink = INK
        elif ("head", 0, column, 0) in self._marks:
            self.canvas.rectangle(x, y + 1, self._wide, 1, LAST)
            ink = INK
        self.canvas.write(centre, y + 1, letter, ink)
        self.canvas.write(centre, y + 2, str(column), NUMBER)
        self.hits.append(Hit(x, y, self._wide, BAND, spot))

    def _column(self, seat: Seat, column: int) -> None:
        zone = Zone.COLUMNS if seat == self.state.own else Zone.THEIR_COLUMNS
        ends = self._y(seat, 0), self._y(seat, self._rows - 1)
        self.hits.append(
            Hit(self._x(column), min(ends), self._wide, abs(ends[1] - ends[0]) + self._high, Spot(zone, column))
        )
        for row, line in enumerate(_lines(list(self._items(seat, column)), self._rows, self._wide - 1)):
            self._line(self._x(column), self._y(seat, row), line)

    def _line(self, x: int, y: int, line: list[Item]) -> None:
        """The cards of one row; several if the column is long."""
        high = max(1.0, self._high - 0.5)
        if len(line) == 1:
            self.canvas.rectangle(x + self._wide % 2 / 2, y, self._wide - 1, high, line[0].ground)
        left = x + (self._wide - len(line)) // 2 if len(line) > 1 else x + (self._wide - 1) // 2
        for offset, item in enumerate(line):
            if len(line) > 1:
                self.canvas.rectangle(left + offset, y, 1, high, item.ground)
            self.canvas.write(left + offset, y, item.text, item.ink)
            if item.spot:
                across = (x, self._wide) if len(line) == 1 else (left + offset, 1)
                self.hits.append(Hit(across[0], y, across[1], self._high, item.spot))

    def _items(self, seat: Seat, column: int) -> Iterator[Item]:
        state = self.state
        cards, own = state.view.sides[seat].column(column), seat == state.own
        won = self._just_won(seat, column)
        if won:
            yield from (Item(letter, WON) for letter in won)
            return
        for number, letter in enumerate(cards, 1):
            spot = Spot(Zone.COLUMNS, column, number) if own else Spot(Zone.THEIR_COLUMNS, column)
            ground = CARDS[seat][number % 2]
            if spot == state.spot:
                ground = self._pointer
            elif spot in state.held:
                ground = HELD
            elif ("card", seat, column, number) in self._marks:
                ground = LAST
            yield Item(letter, ground, JOKER_INK if letter == JOKER else INK, spot)
        if own and state.cards:
            if column == state.target and column in state.legal:
                yield from (Item(letter, self._pointer) for letter in state.cards)
            elif column == state.target:
                yield Item(NOT_HERE, self._pointer)
            elif column in state.legal:
                yield Item(HERE, LEGAL)

    def _just_won(self, seat: Seat, column: int) -> str:
        last = self.state.view.last
        if not (self.state.flashing and last):
            return ""
        return next((win.cards[1:] for win in last.wins if (win.seat, win.column) == (seat, column)), "")

    # Beside the columns

    def _discard(self, seat: Seat) -> None:
        state, y = self.state, self._y(seat, self._rows)
        own, side = seat == state.own, state.view.sides[seat]
        wide = COLUMNS * self._wide // PLACES
        going = _place_for(state.cards, side.discard) if own and state.may_drop else None
        for place, cards in enumerate(side.discard, 1):
            x = self._x(1) + (place - 1) * wide
            spot = Spot(Zone.HAND if own else Zone.THEIR_DISCARD, place)
            ground = CARDS[seat][0] if cards else None
            if place == going:
                ground = self._pointer if state.dropping else LEGAL
            elif spot == state.spot:
                ground = self._pointer
            elif spot in state.held:
                ground = HELD
            elif cards and ("discard", seat, 0, ord(cards[0])) in self._marks:
                ground = LAST
            text = _stack(cards, wide) if cards else HERE if place == going else "·"
            if ground:
                self.canvas.rectangle(x, y, wide - 0.5, max(1.0, self._high - 0.5), ground)
            joker = cards[:1] == JOKER
            ink = (JOKER_INK if joker else INK) if ground else FAINT[state.dark]
            self.canvas.write(x + max(0, wide - 1 - len(text)) // 2, y, text, ink)
            self.hits.append(Hit(x, y, wide, self._high, spot))

    def _pile(self, seat: Seat) -> None:
        state, side = self.state, self.state.view.sides[seat]
        y = self._outermost(seat, 2)
        pointed = seat == state.own and state.spot == PILE
        ground, ink = (self._pointer, INK) if pointed else HIDDEN
        self.canvas.rectangle(self._left, y, GUTTER - 2, 2, ground)
        count = f"{side.hidden}+{len(side.under)}" if side.under else str(side.hidden)
        for row, text in enumerate(("▒" * (GUTTER - 2), count)):
            self.canvas.write(self._left + (GUTTER - 2 - len(text)) // 2, y + row, text, ink)
        if seat == state.own:
            self.hits.append(Hit(self._left, y, GUTTER - 1, 2, PILE))

    def _card(self, seat: Seat) -> None:
        """The card turned up, larger than any other."""
        y = self._outermost(seat, 3, beyond=3)
        letter = self.state.view.card
        self.canvas.rectangle(self._left, y, GUTTER - 3, 3, HELD)
        self.canvas.write(self._left + (GUTTER - 4) // 2, y + 1, letter, JOKER_INK if letter == JOKER else INK)

    def _outermost(self, seat: Seat, high: int, beyond: int = 0) -> int:
        """Where something of this height begins, this far within the outer edge of a side."""
        edge = self._y(seat, self._rows)
        return edge + self._high - high - beyond if seat == self.state.own else edge + beyond

    @property
    def _pointer(self) -> str:
        return POINTED if self.state.focused else POINTED_AFAR


def _lines(items: list[Item], rows: int, most: int) -> list[list[Item]]:
    """The cards in rows: one each if they fit, else side by side; if even that is too much, the earliest are hidden."""
    across = min(most, max(1, ceil(len(items) / rows)))
    if len(items) > across * rows:
        items = items[-across * rows :]
        items[0] = items[0]._replace(text="…", spot=None)
    return [items[n : n + across] for n in range(0, len(items), across)]


def _stack(cards: str, wide: int) -> str:
    """A place of a discard: its letter, and how many there are."""
    if len(cards) == 1:
        return cards
    return f"{cards[0]}×{len(cards)}" if wide > 3 else f"{cards[0]}{len(cards)}"


def _place_for(card: str, discard: tuple[str, ...]) -> int | None:
    """The place where a discarded card goes."""
    alike = (place for place, cards in enumerate(discard, 1) if cards[:1] == card)
    empty = (place for place, cards in enumerate(discard, 1) if not cards)
    return next(alike, None) or next(empty, None)


def _marks(view: View) -> Iterator[tuple[str, Seat, int, int]]:
    """What the last move changed: cards by seat, column and index, discard places by seat and letter, capitals."""
    if not view.last:
        return
    deed, move = view.last, parse(view.last.move)
    yield from (("head", 0, win.column, 0) for win in deed.wins)
    yield from (("discard", fall.seat, 0, ord(fall.letter)) for fall in deed.falls if fall.place == "discard")
    match move:
        case Drop():
            yield "discard", deed.seat, 0, ord(deed.cards)
        case Lay() | Steal() | Recover() | Shift():
            column = move.target if isinstance(move, Shift) else move.column
            if all((win.seat, win.column) != (deed.seat, column) for win in deed.wins):
                count = len(view.sides[deed.seat].column(column))
                numbers = range(count - len(deed.cards) + 1, count + 1)
                yield from (("card", deed.seat, column, number) for number in numbers)
