"""Tables of Miroir for tests: nine capitals, and for each player the cards on their side of the mirror.

A column is written `C:han`, its capital first; places of the discard are written `ee a`, a place a word.
"""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Final

import pytest

from galerie.core import NATURE, Refusal, Seat
from galerie.games.miroir import NORTH, SOUTH, Miroir, Options, parse
from galerie.games.miroir.rules.cards import CAPITALS, COLUMNS, LETTERS, PLACES
from galerie.games.miroir.rules.moves import Card, Head, Move
from galerie.games.miroir.rules.position import start
from galerie.games.miroir.rules.side import Side, Won

HEADS: Final = "CSPTMBDFG"
"""The capitals of columns 1 to 9, unless a test needs others."""

FULL: Final = "b f h j k q w z"
"""A discard without a place for any other letter; with `HEADS` an x then fits nowhere."""


@dataclass(frozen=True)
class Half:
    """One player's side."""

    columns: str = ""
    discard: str = ""
    under: str = ""
    """Cards put back under the pile, the first nearest the top."""

    won: str = ""
    """Words, each with its own capital: `Kayak Lapin`."""

    hidden: int | None = None
    """Unseen cards of the pile; half of them, or what the opponent leaves, unless told."""

    begun: bool = True


def table(
    heads: str = HEADS,
    *,
    north: str | Half = "",
    south: str | Half = "",
    card: str = "",
    turn: Seat = NORTH,
    **options: Any,
) -> Miroir:
    """The table as described, North to play."""
    assert len(heads) == len({*heads}) == COLUMNS, "nine capitals, all different"
    halves = [half if isinstance(half, Half) else Half(half) for half in (south, north)]
    sides = [laid_out(half, heads) for half in halves]
    position = Miroir(tuple(heads), (sides[SOUTH], sides[NORTH]), turn, Options(**options), card=card)
    check_cards(position)
    unseen = (LETTERS - small_cards(position)).total()
    known = [half.hidden for half in halves]
    if known == [None, None]:
        known[SOUTH] = unseen // 2
    south_hidden, north_hidden = (unseen - (other or 0) if own is None else own for own, other in (known, known[::-1]))
    assert south_hidden + north_hidden == unseen, "the unseen cards are in the two piles"
    piles = (replace(sides[SOUTH], hidden=south_hidden), replace(sides[NORTH], hidden=north_hidden))
    return replace(position, sides=piles)


def challenge(north: str | Half = "", south: str | Half = "", **options: Any) -> Miroir:
    """A table whose players are the referees."""
    return table(north=north, south=south, referee="challenge", **options)


def laid_out(half: Half, heads: str) -> Side:
    columns = [""] * COLUMNS
    for head, _, cards in (text.partition(":") for text in half.columns.split()):
        columns[heads.index(head)] = cards
    places = half.discard.split()
    assert len(places) <= PLACES
    assert all(len({*place}) == 1 for place in places), "one letter a place"
    return Side(
        columns=tuple(columns),
        discard=(*places, *[""] * (PLACES - len(places))),
        hidden=0,
        under=half.under,
        won=tuple(Won(word.lower(), word, ()) for word in half.won.split()),
        begun=half.begun,
    )


def check_cards(position: Miroir) -> None:
    """No card lies there twice, and none is missing."""
    small = small_cards(position)
    assert small <= LETTERS, small - LETTERS
    capitals = capitals_seen(position)
    assert len(capitals) == len({*capitals}), capitals
    assert {*capitals} <= {*CAPITALS}


def small_cards(position: Miroir) -> Counter[str]:
    """Those that lie open, or that both players have seen."""
    found = Counter(position.card)
    for side in position.sides:
        for cards in (*side.columns, *side.discard, side.under, *(won.cards[1:] for won in side.won)):
            found.update(cards)
    return found


def capitals_seen(position: Miroir) -> str:
    return "".join((*position.heads, *(won.cards[0] for side in position.sides for won in side.won)))


def mover(position: Miroir, move: Move) -> Seat:
    """Whose move this is now: chance's, or that of whoever is to act."""
    return NATURE if isinstance(move, Card | Head) else next(iter(position.to_act))


def after(position: Miroir, moves: str) -> Miroir:
    """The table after these moves, by whoever is to act; `time` is the end of the countdown that runs."""
    for text in moves.split():
        if text == "time":
            assert position.timer
            position = position.play(NATURE, position.timer.move)
        else:
            move = parse(text)
            position = position.play(mover(position, move), move)
    return position


def column(position: Miroir, seat: Seat, number: int) -> str:
    """How a column reads, the capital large: `Chan`."""
    return position.heads[number - 1] + position.sides[seat].column(number)


def columns(position: Miroir, seat: Seat) -> list[str]:
    """All columns that have cards."""
    return [column(position, seat, number) for number in range(1, COLUMNS + 1) if position.sides[seat].column(number)]


def discard(position: Miroir, seat: Seat) -> str:
    return " ".join(filter(None, position.sides[seat].discard))


def words(position: Miroir, seat: Seat) -> list[str]:
    return [won.word for won in position.sides[seat].won]


def legal(position: Miroir) -> list[str]:
    """The moves of whoever is to act."""
    return [str(move) for seat in position.to_act for move in position.moves(seat)]


def refused(position: Miroir, text: str, seat: Seat | None = None) -> Refusal:
    """Why this move is refused; refusing must change nothing, and such a move is not listed."""
    before, move = repr(position), parse(text)
    seat = mover(position, move) if seat is None else seat
    with pytest.raises(Refusal) as caught:
        position.play(seat, move)
    assert repr(position) == before
    assert move not in position.moves(seat)
    return caught.value


def reason(position: Miroir, text: str) -> tuple[str, str | None]:
    """The code of a refusal and its rule."""
    refusal = refused(position, text)
    return refusal.code, refusal.rule


def dealt(**options: Any) -> Miroir:
    """A game after its nine capitals were laid, those of `HEADS`."""
    position = start(2, Options(**options))
    for number, head in enumerate(HEADS, 1):
        position = position.play(NATURE, Head(number, head))
    return position
