"""The consequences of an action: words are won, capitals replaced, cards fall, and the turn passes."""

from dataclasses import replace
from typing import TypeVar

from galerie.core import IllegalMove, Seat
from galerie.games.miroir.rules.moves import Head
from galerie.games.miroir.rules.side import Side, Won
from galerie.games.miroir.rules.spelling import kept, readings
from galerie.games.miroir.rules.state import NORTH, SOUTH, GameState
from galerie.games.miroir.rules.view import Fall, Win

T = TypeVar("T", bound=GameState)


def settled(state: T) -> T:
    """Resolve everything up to the next decision."""
    if state.stage in ("over", "dealing"):
        return state
    if not state.queue:
        return passed(state) if state.acted else state
    column, rest = state.queue[0], replace(state, queue=state.queue[1:])
    if state.strict:
        words = readings(state.text(state.turn, column))
        return gathered(rest, state.turn, column, words) if words else settled(rest)
    return state if state.is_long(state.turn, column) else settled(rest)


def gathered(state: T, seat: Seat, column: int, words: tuple[str, ...]) -> T:
    """Win a word, the first of these; its capital leaves a gap (MIR-20)."""
    side, (word, *others) = state.sides[seat], words
    cards = state.heads[column - 1] + side.column(column)
    side = replace(side.laid(column, ""), won=(*side.won, Won(word, cards, tuple(others))))
    win = Win(seat, column, word, cards, tuple(others))
    last = state.last and replace(state.last, wins=(*state.last.wins, win))
    after = replace(state, last=last).with_side(seat, side).with_head(column, "")
    return replace(after, ended="words") if len(side.won) == state.options.words else after


def headed(state: T, head: Head) -> T:
    """Fill a gap with a capital: cards that do not fit it fall, and new words are won (MIR-23, MIR-25)."""
    if head.column != state.gap or head.letter not in state.unseen_heads:
        raise IllegalMove("miroir-chance")
    state = state.with_head(head.column, head.letter)
    for seat in (SOUTH, NORTH):
        state = _let_fall(state, seat, head.column)
        if state.strict and (words := readings(state.text(seat, head.column))):
            return gathered(state, seat, head.column, words)
    return settled(state)


def _let_fall(state: T, seat: Seat, column: int) -> T:
    side, cards = state.sides[seat], state.sides[seat].column(column)
    keep = kept(state.heads[column - 1], cards)
    if keep == len(cards):
        return state
    falls = []
    side = side.laid(column, cards[:keep])
    for letter in cards[keep:]:
        falls.append(Fall(seat, column, letter, "discard" if side.has_place(letter) else "pile"))
        side = side.dropped(letter)
    last = state.last and replace(state.last, falls=(*state.last.falls, *falls))
    return replace(state, last=last).with_side(seat, side)


def passed(state: T) -> T:
    """End the turn; a player without cards has lost (MIR-41)."""
    if not state.own.pile:
        return lost(state, "exhausted")
    south, north = (remembering(state, side) for side in state.sides)
    return replace(
        state,
        sides=(south, north),
        turn=state.opponent,
        acted=False,
        hurried=False,
        countdown=state.countdown + 1,
    )


def remembering(state: GameState, side: Side) -> Side:
    arrangement = state.arrangement(side.columns)
    return side if arrangement in side.past else replace(side, past=(*side.past, arrangement))


def lost(state: T, reason: str) -> T:
    """The player to move loses."""
    return replace(state, ended=reason, loser=state.turn)
