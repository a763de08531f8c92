"""What a player does: the action, and where the card they turned up goes."""

from collections.abc import Mapping
from random import Random
from typing import Final

from galerie.games.miroir import Move
from galerie.games.miroir.bots.mind import GAME, Mind
from galerie.games.miroir.rules.moves import Drop, Lay, Stuck, Turn
from galerie.games.miroir.rules.spelling import has_two_jokers, is_beginning

ARRANGING: Final = 4
"""How many times in a row a player rearranges the same cards, counting the present arrangement."""

STALLING: Final = 12
"""The same when their next card is the last one: they hope that the other's pile runs out first."""

WORTH_WHILE: Final = 0.02
"""The least gain for which a calculating player moves cards; the others only see the words it makes."""

A_WORD: Final = 0.5
"""A threshold that only completing a word exceeds."""


def action(mind: Mind, rng: Random) -> Move:
    ways: dict[Move, float] = {Turn(): mind.turning}
    if mind.own.begun:
        ways |= _shifts(mind)
        ways |= _takes(mind, max(ways.values()))
    return _chosen(ways, mind, rng)


def _shifts(mind: Mind) -> dict[Move, float]:
    """Moving cards costs none, but could go on for ever."""
    last = mind.own.pile == 1
    patient = len(mind.own.past) < (STALLING if last else ARRANGING)
    changes = {shift: mind.change(after) for shift, after in mind.shifts()}
    least = -GAME if last and patient else WORTH_WHILE if patient and mind.character.reckons else A_WORD
    return {shift: change for shift, change in changes.items() if change >= least}


def _takes(mind: Mind, least: float) -> dict[Move, float]:
    """Discarded cards that may be worth more than `least`; only for those the loss to the discard is worked out."""
    found: dict[Move, float] = {}
    for move in mind.takes():
        gain = mind.change({move.column: mind.columns[move.column] + move.letter})
        if gain + mind.wanted(move.letter) > least:
            found[move] = gain + mind.take(move)
    return found


def placement(mind: Mind, rng: Random) -> Move:
    card = mind.view.card
    ways: dict[Move, float] = {
        Lay(column): mind.change({column: text + card})
        for column, text in mind.columns.items()
        if mind.fits(column, card)
    }
    if mind.own.has_place(card):
        ways[Drop()] = mind.discard(card)
    return _chosen(ways, mind, rng) if ways else _last_resort(mind)


def _last_resort(mind: Mind) -> Move:
    """No place is free, and no column that the player knows fits the card: wherever the referee may accept it."""
    card = mind.view.card
    texts = {column: text + card for column, text in mind.columns.items()}
    strict = mind.view.options.referee == "strict"
    places = [column for column, text in texts.items() if (is_beginning(text) if strict else not has_two_jokers(text))]
    return Lay(min(places, key=mind.value)) if places else Stuck()


def _chosen(ways: Mapping[Move, float], mind: Mind, rng: Random) -> Move:
    if rng.random() < mind.character.distraction:
        return rng.choice(list(ways))
    best = max(ways.values())
    return rng.choice([move for move, change in ways.items() if change == best])
