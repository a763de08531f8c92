"""Playing a match to its end with bots in the seats."""

from collections.abc import Callable, Sequence
from random import Random
from secrets import randbits
from typing import Any, Final

from galerie import bots as known
from galerie.bots.race import Race
from galerie.core import NATURE, Event, Match, Refusal, Seat, automatic
from galerie.core.match import Seed
from galerie.core.variables import M, O, V

SEED_BITS: Final = 63


def play_out(match: Match[M, V, O], bots: Sequence[known.Player], seed: Seed | None = None) -> Match[M, V, O]:
    """Play a match to its end, with a bot in each seat: the name of a level, or a function of one's own.

    Chance, forced moves and countdowns are taken care of. The same seed gives the same game, if the bots use no random
    numbers but those that they are given. Raises BotFault if one fails, or answers with something else than a legal
    move.
    """
    if len(bots) != match.seats:
        raise Refusal("bots-count", seats=match.seats, named=len(bots))
    for each in bots:
        known.bot(match.game.name, each)
    seed = randbits(SEED_BITS) if seed is None else seed
    rng = Random(seed)

    def choose(match: Match, seat: Seat) -> Any:
        return known.answer(match, seat, bots[seat], rng.getrandbits(SEED_BITS))

    return play_on(match, Race(bots, repr(seed)), choose, rng)


def play_on(
    match: Match[M, V, O], race: Race, choose: Callable[[Match, Seat], Any], rng: Random, most: int | None = None
) -> Match[M, V, O]:
    """Play until the end, or until the players have made so many moves and chance has done what follows.

    Whoever is ready first chooses. Chance draws from `rng`; where a game is dealt, from the seed of the match.
    """
    plies = 0
    while True:
        while event := automatic(match, None if match.game.dealt else rng):
            match = match.then(event.seat, event.move)
            race.follow(event)
        if match.outcome or plies == most:
            return match
        seat = race.turn(match)
        if seat == NATURE:
            (move,) = match.moves(NATURE)
        else:
            move = choose(match, seat)
            plies += 1
        match = match.then(seat, move)
        race.follow(Event(seat, move))
