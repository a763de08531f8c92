"""A variant of a game in numbers: what an agent observes, and what its actions mean.

A game can have a part `encoding` with these functions:

| function | what it returns |
|---|---|
| `encode(view, seat)` | the view of a seat as numbers between -1 and 1, always as many |
| `actions(seats, options)` | the texts of all actions, so that an action always means the same |
| `offered(view, seat, texts)` | the legal actions with their moves, where actions are not the texts of moves |
| `score(view, seat)` | what one player alone has reached so far |
| `scores(options)` | the lowest and the highest score of one player alone |
| `is_simultaneous(seats, options)` | whether several players may be to act at the same time |
| `has_chance(seats, options)` | whether chance may ever act, where its position could draw |

All are optional. Without `encode` an agent observes the view as text, character by character. Without `actions` an
action is a number in the list of legal moves, which lists no more than `LISTED`.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from galerie.core import AnyGame, AnyPosition, Chance, Match, Seat
from galerie.core.options import Value, parse, read, values
from galerie.games import find, part

Observation: TypeAlias = NDArray[np.float32]

LISTED: Final = 1024
"""How many legal moves have a number where a game has no table of actions."""

CHARACTERS: Final = 8192
"""How much of a view without an encoding is observed."""

SPELT: Final = 64
"""How much of the text of a move that is being spelt is observed."""


class Defaults(NamedTuple):
    seats: int
    options: dict[str, Value]


def defaults(game: AnyGame) -> Defaults:
    """The fewest players that make a company, if the game has more than one, who do not race."""
    seats = next((count for count in game.seats if count > 1), game.seats[0])
    return Defaults(seats, values(parse(game.options, game.turn_based)))


class Encoding:
    """What an agent observes in a variant of a game, and what its actions mean.

    With `spelt` an action is not a move but the next part of the text of one, so that every legal move can be made,
    also where there are too many to list.
    """

    def __init__(self, game: str, seats: int | None = None, *, spelt: bool = False, **options: Value) -> None:
        """Options are those of the game, by name, with the `defaults` of an environment. Raises Refusal."""
        self.game: AnyGame = find(game)
        usual = defaults(self.game)
        self.options: Any = read(self.game.options, {**usual.options, **options})
        self.seats: int = usual.seats if seats is None else seats
        Match.begin(self.game, self.seats, self.options)  # refuses what cannot be played
        self.spelt: bool = spelt
        self._part = part(self.game, "encoding")
        table: Callable[[int, Any], Sequence[str]] | None = None if spelt else self._function("actions")
        self.table: Sequence[str] | None = table(self.seats, self.options) if table else None
        """The texts of all actions, if an action always means the same."""

        self._numbers = {text: number for number, text in enumerate(self.table or ())}
        self.length: int = len(self.observe(self.start().view(0), 0))
        """How many numbers an observation has."""

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.table) if self.table else LISTED

    @property
    def is_simultaneous(self) -> bool:
        told = self._function("is_simultaneous")
        return bool(told and told(self.seats, self.options))

    @property
    def has_chance(self) -> bool:
        """Whether chance may ever act."""
        told = self._function("has_chance")
        return bool(told(self.seats, self.options)) if told else isinstance(self.start(), Chance)

    @property
    def scores(self) -> tuple[float, float]:
        """The lowest and the highest return of a player."""
        told = self._function("scores")
        low, high = told(self.options) if told and self.seats == 1 else (-1, 1)
        return float(low), float(high)

    def start(self) -> AnyPosition:
        position: AnyPosition = self.game.start(self.seats, self.options)
        return position

    def observe(self, view: Any, seat: Seat, spelling: str = "") -> Observation:
        """What a seat observes: its view, and what it has spelt of a move."""
        encode = self._function("encode")
        numbers: list[float] = encode(view, seat) if encode else _characters(_text(view), CHARACTERS)
        return np.array(numbers + _characters(spelling, SPELT) if self.spelt else numbers, np.float32)

    def legal(self, position: AnyPosition, seat: Seat, spelling: str = "") -> dict[int, str]:
        """The legal actions of a seat, each with its move, or with the next part of the move that is spelt."""
        moves = position.moves(seat)
        if self.spelt:
            return dict(enumerate(moves.completions(spelling)[:LISTED]))
        if not self.table:
            return dict(enumerate(islice(map(str, moves), LISTED)))
        offered = self._function("offered")
        if not offered:
            return {self._numbers[text]: text for text in moves.texts}
        found: Mapping[str, str] = offered(position.view(seat), seat, moves.texts)
        return {self._numbers[action]: text for action, text in found.items()}

    def score(self, view: Any, seat: Seat) -> float:
        """What one player alone has reached so far; 0 if the game does not say."""
        told = self._function("score")
        return float(told(view, seat)) if told else 0.0

    def returns(self, position: AnyPosition) -> list[float]:
        """What the game has brought each seat: a score for one player alone; otherwise from 1 for beating all others
        to -1 for being beaten by all, with a sum of 0. Nothing before the end."""
        outcome = position.outcome
        if outcome is None:
            return [0.0] * self.seats
        if self.seats == 1:
            return [float(outcome.scores[0])]
        ranks = outcome.ranks
        return [sum((other > rank) - (other < rank) for other in ranks) / (self.seats - 1) for rank in ranks]

    def _function(self, name: str) -> Callable[..., Any] | None:
        return getattr(self._part, name, None)


def _text(view: Any) -> str:
    return msgspec.json.encode(view, order="deterministic").decode()


def _characters(text: str, length: int) -> list[float]:
    codes = [min(ord(character), 127) / 127 for character in text[:length]]
    return codes + [0.0] * (length - len(codes))
