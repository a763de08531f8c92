"""The four actions of a turn (MIR-10), and what happens when a player's time is over (MIR-16)."""

from dataclasses import replace
from typing import TypeVar

from galerie.core import IllegalMove
from galerie.games.miroir.rules.choices import against_laying, against_shift, choices, shifted, taken_out
from galerie.games.miroir.rules.moves import Card, Drop, Lay, Recover, Shift, Steal, Turn
from galerie.games.miroir.rules.settling import lost, remembering, settled
from galerie.games.miroir.rules.spelling import is_beginning
from galerie.games.miroir.rules.state import NUMBERS, GameState
from galerie.games.miroir.rules.view import Deed

T = TypeVar("T", bound=GameState)


def turning(state: T) -> T:
    return replace(state, turning=True, last=Deed(state.turn, str(Turn()), ""))


def turned(state: T, card: Card) -> T:
    """NATURE shows the card; in `strict` the player may be stuck at once (MIR-42)."""
    if card.letter not in state.drawable:
        raise IllegalMove("miroir-chance")
    side = state.own
    rest = replace(side, hidden=side.hidden - 1) if side.hidden else replace(side, under=side.under[1:])
    deed = Deed(state.turn, str(Turn()), card.letter, timed_out=state.hurried)
    shown = replace(state, turning=False, card=card.letter, last=deed).with_side(state.turn, rest)
    if shown.hurried:
        return put_away(shown)
    return shown if any(choices(shown)) else lost(shown, "jammed")


def put_away(state: T) -> T:
    """When time is over, discard the card turned up, or lay it where it fits."""
    if state.own.has_place(state.card):
        return dropped(state)
    fitting = (column for column in NUMBERS if is_beginning(state.text(state.turn, column) + state.card))
    column = next(fitting, None)
    return laid(state, column) if column else lost(state, "jammed")


def laid(state: T, column: int) -> T:
    if against := against_laying(state, column, state.card):
        raise against
    return _added(state, column, state.card, str(Lay(column)))


def dropped(state: T) -> T:
    if not state.own.has_place(state.card):
        raise IllegalMove("miroir-no-place", rule="MIR-14", letter=state.card)
    side = replace(state.own.discarded(state.card), past=(), begun=True)
    deed = Deed(state.turn, str(Drop()), state.card, timed_out=state.hurried)
    return settled(replace(state, card="", acted=True, last=deed).with_side(state.turn, side))


def given_up(state: T) -> T:
    if state.strict or state.own.has_place(state.card):
        raise IllegalMove("miroir-not-stuck", rule="MIR-42")
    return lost(state, "jammed")


def taken(state: T, take: Steal | Recover) -> T:
    """Lay a discarded card on one of the player's columns."""
    _check_begun(state)
    owner = state.opponent if isinstance(take, Steal) else state.turn
    if not any(cards[:1] == take.letter for cards in state.sides[owner].discard):
        raise IllegalMove("miroir-not-there", rule="MIR-14", letter=take.letter)
    if against := against_laying(state, take.column, take.letter):
        raise against
    state = state.with_side(owner, state.sides[owner].taken(take.letter))
    return _added(state, take.column, take.letter, str(take))


def moved(state: T, shift: Shift) -> T:
    _check_begun(state)
    if against := against_shift(state, shift):
        raise against
    run, _ = taken_out(state.own, shift)
    done = replace(state, acted=True, queue=(shift.target, shift.source), last=Deed(state.turn, str(shift), run))
    # A word announced before the action may have left an arrangement that did not end any turn.
    return settled(done.with_side(state.turn, shifted(remembering(state, state.own), shift)))


def _added(state: T, column: int, letter: str, move: str) -> T:
    side = state.own.laid(column, state.own.column(column) + letter)
    deed = Deed(state.turn, move, letter, timed_out=state.hurried)
    queue = (column,) if state.strict or not state.hurried else ()
    done = replace(state, card="", acted=True, queue=queue, last=deed)
    return settled(done.with_side(state.turn, replace(side, past=_before(state), begun=True)))


def _before(state: GameState) -> tuple[str, ...]:
    """How the columns lie before a new card is laid (MIR-17).

    A move can lead back there only where a doubt takes away the last card of a column: a capital never comes back.
    """
    return () if state.strict or state.options.forgetful else (state.arrangement(state.own.columns),)


def _check_begun(state: GameState) -> None:
    if not state.own.begun:
        raise IllegalMove("miroir-first-turn", rule="MIR-18")
