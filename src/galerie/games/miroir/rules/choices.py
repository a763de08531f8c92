"""Every legal move in a state, and why other moves are illegal."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from string import ascii_lowercase

from galerie.core import IllegalMove
from galerie.games.miroir.rules.moves import (
    Accept,
    Card,
    Claim,
    Doubt,
    Drop,
    Head,
    Lay,
    Move,
    Point,
    Recover,
    Shift,
    Silence,
    Steal,
    Stuck,
    Turn,
)
from galerie.games.miroir.rules.side import Side
from galerie.games.miroir.rules.spelling import has_two_jokers, is_beginning, spelt
from galerie.games.miroir.rules.state import NUMBERS, GameState
from galerie.lexicon import JOKER


def chances(state: GameState) -> dict[Move, float]:
    """What NATURE may draw, and how likely each draw is."""
    if state.stage == "dealing":
        return {Head(state.gap, letter): 1 / len(state.unseen_heads) for letter in state.unseen_heads}
    if state.stage == "turning":
        letters = state.drawable
        return {Card(letter): count / len(letters) for letter, count in Counter(letters).items()}
    return {}


def choices(state: GameState) -> Iterator[Move]:
    """The moves of the player to act."""
    if state.announced:
        yield Accept()
        yield Doubt(state.announced.column)
        return
    match state.stage:
        case "announcing":
            yield from _claims(state, state.queue[0])
            yield Silence()
        case "placing":
            yield from (Lay(column) for column in NUMBERS if not against_laying(state, column, state.card))
            if state.own.has_place(state.card):
                yield Drop()
            elif not state.strict:
                yield Stuck()
        case "acting":
            yield Turn()
            if state.own.begun:
                yield from _takes(state)
                yield from _shifts(state)
            if not state.strict:
                yield from _remarks(state)


def _takes(state: GameState) -> Iterator[Move]:
    for take, side in ((Steal, state.other), (Recover, state.own)):
        for letter in filter(None, (cards[:1] for cards in side.discard)):
            yield from (take(letter, column) for column in NUMBERS if not against_laying(state, column, letter))


def _shifts(state: GameState) -> Iterator[Shift]:
    """As `against_shift` allows; what depends on the run alone is asked once for all targets."""
    strict, columns, past = state.strict, state.own.columns, frozenset(state.own.past)
    fits: Callable[[str], bool] = is_beginning if strict else lambda text: not has_two_jokers(text)
    texts = [state.text(state.turn, column) for column in NUMBERS]
    for source, cards in zip(NUMBERS, columns, strict=True):
        for first, last in combinations_with_replacement(range(1, len(cards) + 1), 2):
            run, left = cards[first - 1 : last], cards[: first - 1] + cards[last:]
            if strict and left and not is_beginning(texts[source - 1][0] + left):
                continue
            for target in NUMBERS:
                if target == source or not fits(texts[target - 1] + run):
                    continue
                after = [*columns]
                after[source - 1], after[target - 1] = left, columns[target - 1] + run
                if state.arrangement(after) not in past:
                    yield Shift(source, first, last, target)


def _remarks(state: GameState) -> Iterator[Move]:
    """What players may say before an action where they are the referees (MIR-53, MIR-54)."""
    for column in NUMBERS:
        yield from _claims(state, column)
    for column in filter(state.other.column, NUMBERS):
        long = state.is_long(state.opponent, column)
        remarks = (Doubt(column), Point(column)) if long else (Doubt(column),)
        yield from (remark for remark in remarks if str(remark) not in state.other.asked)


def _claims(state: GameState, column: int) -> Iterator[Claim]:
    """The words that a player may announce for a column, without asking the lexicon."""
    if state.is_long(state.turn, column):
        text = state.text(state.turn, column)
        names = [text.replace(JOKER, letter) for letter in ascii_lowercase] if JOKER in text else [text]
        yield from (Claim(column, name) for name in names)


def against_laying(state: GameState, column: int, cards: str) -> IllegalMove | None:
    """Why the cards may not go to the end of the column; None if they may (MIR-11)."""
    text = state.text(state.turn, column) + cards
    if has_two_jokers(text):
        return IllegalMove("miroir-two-jokers", rule="MIR-31", column=column)
    if state.strict and not is_beginning(text):
        return IllegalMove("miroir-no-beginning", rule="MIR-11", text=text.upper())
    return None


def against_shift(state: GameState, shift: Shift) -> IllegalMove | None:
    """Why the cards may not move like this; None if they may (MIR-12, MIR-17)."""
    if not 1 <= shift.first <= shift.last <= len(state.own.column(shift.source)):
        return IllegalMove("miroir-no-run", rule="MIR-12", column=shift.source)
    if shift.source == shift.target:
        return IllegalMove("miroir-same-column", rule="MIR-10", column=shift.source)
    run, left = taken_out(state.own, shift)
    behind = spelt(state.heads[shift.source - 1], left)
    if state.strict and left and not is_beginning(behind):
        return IllegalMove("miroir-left-behind", rule="MIR-12", text=behind.upper())
    if against := against_laying(state, shift.target, run):
        return against
    if state.arrangement(_columns_after(state.own, shift)) in state.own.past:
        return IllegalMove("miroir-again", rule="MIR-17")
    return None


def shifted(side: Side, shift: Shift) -> Side:
    moved = replace(side, columns=_columns_after(side, shift))
    return moved.changed(shift.source).changed(shift.target)


def _columns_after(side: Side, shift: Shift) -> tuple[str, ...]:
    run, left = taken_out(side, shift)
    columns = list(side.columns)
    columns[shift.source - 1] = left
    columns[shift.target - 1] += run
    return tuple(columns)


def taken_out(side: Side, shift: Shift) -> tuple[str, str]:
    """The cards that move, and those that stay, with the gap closed."""
    cards = side.column(shift.source)
    return cards[shift.first - 1 : shift.last], cards[: shift.first - 1] + cards[shift.last :]
