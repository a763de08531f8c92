"""The consequences of an action: words are won, capitals replaced, cards fall, and the turn passes."""

from dataclasses import replace
from typing import TypeVar

from galerie.core import IllegalMove, Seat
from galerie.games.miroir.rules.moves import Head
from galerie.games.miroir.rules.side import Side, Won
from galerie.games.miroir.rules.spelling import kept, readings
from galerie.games.miroir.rules.table import NORTH, SOUTH, Table
from galerie.games.miroir.rules.view import Fall, Win

T = TypeVar("T", bound=Table)


def settled(table: T) -> T:
    """Resolve everything up to the next decision."""
    if table.stage in ("over", "dealing"):
        return table
    if not table.queue:
        return passed(table) if table.acted else table
    column, rest = table.queue[0], replace(table, queue=table.queue[1:])
    if table.strict:
        words = readings(table.text(table.turn, column))
        return gathered(rest, table.turn, column, words) if words else settled(rest)
    return table if table.is_long(table.turn, column) else settled(rest)


def gathered(table: T, seat: Seat, column: int, words: tuple[str, ...]) -> T:
    """Win a word, the first of these; its capital leaves a gap (MIR-20)."""
    side, (word, *others) = table.sides[seat], words
    cards = table.heads[column - 1] + side.column(column)
    side = replace(side.laid(column, ""), won=(*side.won, Won(word, cards, tuple(others))))
    win = Win(seat, column, word, cards, tuple(others))
    last = table.last and replace(table.last, wins=(*table.last.wins, win))
    after = replace(table, last=last).with_side(seat, side).with_head(column, "")
    return replace(after, ended="words") if len(side.won) == table.options.words else after


def headed(table: T, head: Head) -> T:
    """Fill a gap with a capital: cards that do not fit it fall, and new words are won (MIR-23, MIR-25)."""
    if head.column != table.gap or head.letter not in table.unseen_heads:
        raise IllegalMove("miroir-chance")
    table = table.with_head(head.column, head.letter)
    for seat in (SOUTH, NORTH):
        table = _let_fall(table, seat, head.column)
        if table.strict and (words := readings(table.text(seat, head.column))):
            return gathered(table, seat, head.column, words)
    return settled(table)


def _let_fall(table: T, seat: Seat, column: int) -> T:
    side, cards = table.sides[seat], table.sides[seat].column(column)
    keep = kept(table.heads[column - 1], cards)
    if keep == len(cards):
        return table
    falls = []
    side = side.laid(column, cards[:keep])
    for letter in cards[keep:]:
        falls.append(Fall(seat, column, letter, "discard" if side.has_place(letter) else "pile"))
        side = side.dropped(letter)
    last = table.last and replace(table.last, falls=(*table.last.falls, *falls))
    return replace(table, last=last).with_side(seat, side)


def passed(table: T) -> T:
    """End the turn; a player without cards has lost (MIR-41)."""
    if not table.own.pile:
        return lost(table, "exhausted")
    south, north = (remembering(table, side) for side in table.sides)
    return replace(
        table,
        sides=(south, north),
        turn=table.opponent,
        acted=False,
        hurried=False,
        countdown=table.countdown + 1,
    )


def remembering(table: Table, side: Side) -> Side:
    arrangement = table.arrangement(side)
    return side if arrangement in side.past else replace(side, past=(*side.past, arrangement))


def lost(table: T, reason: str) -> T:
    """The player to move loses."""
    return replace(table, ended=reason, loser=table.turn)
