"""What the laws should know about Reflecto."""

from random import Random
from string import ascii_uppercase
from typing import Any, Final

from galerie.core import Seat
from galerie.games.reflecto import Guess, Reflecto, SetUp, Turn, random_set_up


def unlisted(position: Any, seat: Seat, rng: Random) -> list[SetUp | Turn]:
    """Any set-ups; turns with a guess, or with tiles that leave in another order."""
    if not isinstance(position, Reflecto):
        return []
    if not position.ready:
        return [random_set_up(position.options, seat, rng) for _ in range(8)]
    length = position.view(seat).letters[1 - seat]
    turns = [move for move in position.moves(seat) if isinstance(move, Turn)]
    befores = {turn.before for turn in rng.sample(turns, min(4, len(turns)))}
    guesses = [Turn(before, Guess("".join(rng.choices(ascii_uppercase, k=length)))) for before in befores]
    leaving = [turn for turn in turns if len(turn.before) > 1 or len(turn.after) > 1][:4]
    return [*guesses, *(Turn(turn.before[::-1], turn.act, turn.after[::-1]) for turn in leaving)]


UNLISTED: Final = (unlisted,)
