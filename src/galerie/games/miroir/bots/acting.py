"""What a player does: the action, and where the card they turned up goes."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from galerie.games.miroir import Move, Shift
from galerie.games.miroir.bots.mind import GAME, Mind
from galerie.games.miroir.rules.moves import Drop, Lay, Recover, Steal, Stuck, Turn
from galerie.games.miroir.rules.spelling import has_two_jokers, is_beginning

ARRANGING: Final = 4
"""How many times in a row a player rearranges the same cards, counting the present arrangement."""

STALLING: Final = 12
"""The same when their next card is the last one: they hope that the other's pile runs out first."""

WORTH_WHILE: Final = 0.02
"""The least gain for which a player with foresight moves cards; the others only see the words it makes."""

A_WORD: Final = 0.5
"""A threshold that only completing a word exceeds."""


def chosen(mind: Mind, rng: Random) -> Move:
    """The best of what the player notices; `rng` says what they notice, and which of several equals they prefer."""
    found = ways(mind, rng)
    if not found:
        return last_resort(mind)
    best = max(found.values())
    return rng.choice([move for move, change in found.items() if change == best])


def ways(mind: Mind, rng: Random) -> dict[Move, float]:
    """What the player sees to do, and what each would change, in words."""
    return _placements(mind, rng) if mind.view.stage == "placing" else _actions(mind, rng)


def _actions(mind: Mind, rng: Random) -> dict[Move, float]:
    ways: dict[Move, float] = {Turn(): mind.turning}
    if mind.own.begun:
        ways |= _shifts(mind, rng)
        ways |= _takes(mind, rng)
    return ways


def _placements(mind: Mind, rng: Random) -> dict[Move, float]:
    card = mind.view.card
    fitting = {column: text for column, text in mind.columns.items() if mind.fits(column, card)}
    longest = max(map(len, fitting.values()), default=0)
    often = mind.character.attention.columns
    ways: dict[Move, float] = {
        Lay(column): mind.change({column: text + card})
        for column, text in fitting.items()
        if len(text) == longest or _notices(often, rng)
    }
    if mind.own.has_place(card):
        ways[Drop()] = mind.discard(card)
    return ways


def _notices(often: float, rng: Random) -> bool:
    return often >= 1 or rng.random() < often


def _shifts(mind: Mind, rng: Random) -> dict[Move, float]:
    """Moving cards costs none, but could go on for ever."""
    last = mind.own.pile == 1
    patient = len(mind.own.past) < (STALLING if last else ARRANGING)
    least = -GAME if last and patient else WORTH_WHILE if patient and mind.character.foresight else A_WORD
    changes = {shift: mind.change(after) for shift, after in _noticed_shifts(mind, rng)}
    return {shift: change for shift, change in changes.items() if change >= least}


def _noticed_shifts(mind: Mind, rng: Random) -> Iterator[tuple[Shift, Mapping[int, str]]]:
    attention = mind.character.attention
    if attention.shifts or attention.runs:
        for shift, after in mind.shifts():
            end = shift.first == len(mind.columns[shift.source]) - 1
            if _notices(attention.shifts if end else attention.runs, rng):
                yield shift, after


def _takes(mind: Mind, rng: Random) -> dict[Move, float]:
    return {
        move: mind.change({move.column: mind.columns[move.column] + move.letter}) + mind.take(move)
        for move in _noticed_takes(mind, rng)
    }


def _noticed_takes(mind: Mind, rng: Random) -> Iterator[Steal | Recover]:
    """Of each letter that lies there a player notices all that it is good for, or nothing."""
    attention = mind.character.attention
    seen: dict[tuple[type, str], bool] = {}
    for move in mind.takes():
        often = attention.steals if isinstance(move, Steal) else attention.takes
        card = (type(move), move.letter)
        if card not in seen:
            seen[card] = _notices(often, rng)
        if seen[card]:
            yield move


def last_resort(mind: Mind) -> Move:
    """No place is free, and no column that the player knows fits the card: wherever the referee may accept it."""
    card = mind.view.card
    texts = {column: text + card for column, text in mind.columns.items()}
    strict = mind.view.options.referee == "strict"
    places = [column for column, text in texts.items() if (is_beginning(text) if strict else not has_two_jokers(text))]
    return Lay(min(places, key=mind.value)) if places else Stuck()
