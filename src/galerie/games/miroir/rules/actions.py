"""The four actions of a turn (MIR-10), and what happens when a player's time is over (MIR-16)."""

from dataclasses import replace
from typing import TypeVar

from galerie.core import IllegalMove
from galerie.games.miroir.rules.choices import against_laying, against_shift, choices, shifted, taken_out
from galerie.games.miroir.rules.moves import Card, Drop, Lay, Recover, Shift, Steal, Turn
from galerie.games.miroir.rules.settling import lost, remembering, settled
from galerie.games.miroir.rules.spelling import is_beginning
from galerie.games.miroir.rules.table import NUMBERS, Table
from galerie.games.miroir.rules.view import Deed

T = TypeVar("T", bound=Table)


def turning(table: T) -> T:
    return replace(table, turning=True, last=Deed(table.turn, str(Turn()), ""))


def turned(table: T, card: Card) -> T:
    """NATURE shows the card; in `strict` the player may be stuck at once (MIR-42)."""
    if card.letter not in table.drawable:
        raise IllegalMove("miroir-chance")
    side = table.own
    rest = replace(side, hidden=side.hidden - 1) if side.hidden else replace(side, under=side.under[1:])
    deed = Deed(table.turn, str(Turn()), card.letter, timed_out=table.hurried)
    shown = replace(table, turning=False, card=card.letter, last=deed).with_side(table.turn, rest)
    if shown.hurried:
        return put_away(shown)
    return shown if any(choices(shown)) else lost(shown, "jammed")


def put_away(table: T) -> T:
    """When time is over, discard the card turned up, or lay it where it fits."""
    if table.own.has_place(table.card):
        return dropped(table)
    fitting = (column for column in NUMBERS if is_beginning(table.text(table.turn, column) + table.card))
    column = next(fitting, None)
    return laid(table, column) if column else lost(table, "jammed")


def laid(table: T, column: int) -> T:
    if against := against_laying(table, column, table.card):
        raise against
    return _added(table, column, table.card, str(Lay(column)))


def dropped(table: T) -> T:
    if not table.own.has_place(table.card):
        raise IllegalMove("miroir-no-place", rule="MIR-14", letter=table.card)
    side = replace(table.own.discarded(table.card), past=(), begun=True)
    deed = Deed(table.turn, str(Drop()), table.card, timed_out=table.hurried)
    return settled(replace(table, card="", acted=True, last=deed).with_side(table.turn, side))


def given_up(table: T) -> T:
    if table.strict or table.own.has_place(table.card):
        raise IllegalMove("miroir-not-stuck", rule="MIR-42")
    return lost(table, "jammed")


def taken(table: T, take: Steal | Recover) -> T:
    """Lay a discarded card on one of the player's columns."""
    _check_begun(table)
    owner = table.opponent if isinstance(take, Steal) else table.turn
    if not any(cards[:1] == take.letter for cards in table.sides[owner].discard):
        raise IllegalMove("miroir-not-there", rule="MIR-14", letter=take.letter)
    if against := against_laying(table, take.column, take.letter):
        raise against
    table = table.with_side(owner, table.sides[owner].taken(take.letter))
    return _added(table, take.column, take.letter, str(take))


def moved(table: T, shift: Shift) -> T:
    _check_begun(table)
    if against := against_shift(table, shift):
        raise against
    run, _ = taken_out(table.own, shift)
    done = replace(table, acted=True, queue=(shift.target, shift.source), last=Deed(table.turn, str(shift), run))
    # A word announced before the action may have left an arrangement that did not end any turn.
    return settled(done.with_side(table.turn, shifted(remembering(table, table.own), shift)))


def _added(table: T, column: int, letter: str, move: str) -> T:
    side = table.own.laid(column, table.own.column(column) + letter)
    deed = Deed(table.turn, move, letter, timed_out=table.hurried)
    queue = (column,) if table.strict or not table.hurried else ()
    done = replace(table, card="", acted=True, queue=queue, last=deed)
    return settled(done.with_side(table.turn, replace(side, past=(), begun=True)))


def _check_begun(table: Table) -> None:
    if not table.own.begun:
        raise IllegalMove("miroir-first-turn", rule="MIR-18")
