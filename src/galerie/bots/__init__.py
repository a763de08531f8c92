"""The bots: each sees a view, never a position, and answers with a move.

A game's bots are in its own folder, `games/NAME/bots`, which says:

- `LEVELS`: the ways of playing the game, from the weakest to the strongest;
- `RATINGS`: how strong each is on the scale of the players' ratings, as the arena has measured it;
- `pace`, where several act at once and time decides: how long a level takes before it moves;
- `advise`, where somebody else than the strongest bot is asked for a hint;
- `advises`, where hints are not to be had with all options or any number of players.

All but the levels may be missing, and a game without bots is played by one that moves at random.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from galerie.core import Refusal, Seat
from galerie.games import find, part

Bot: TypeAlias = Callable[[Any, Seat, Random], Any]
"""From what a seat sees to the move it makes. Nothing else reaches a bot."""

Pace: TypeAlias = Callable[[str, Any, Seat, Random], float]
"""From a level and what a seat sees to the seconds it takes before it moves."""

Adviser: TypeAlias = Callable[[Any, Seat, Random], Any]
"""Like a bot; None where no hint is to be had."""

RANDOM: Final = "random"
"""The level that every game has; it is listed where there is no other."""


def levels(game: str) -> tuple[str, ...]:
    return tuple(_levels(game)) or (RANDOM,)


def bot(game: str, level: str) -> Bot:
    known = _levels(game)
    if level in known:
        return known[level]
    if level == RANDOM:
        return lambda view, seat, rng: _random_move(game, view, seat, rng)
    raise Refusal("bot-unknown", level=level, levels=", ".join(levels(game)))


def rating(game: str, level: str) -> int | None:
    """Of a bot, on the scale of the players' ratings, where it has been measured. It never changes."""
    ratings: Mapping[str, int] = getattr(part(find(game), "bots"), "RATINGS", {})
    return ratings.get(level)


def think(game: str, level: str, view: Any, seat: Seat, seed: int) -> str:
    """The move a bot chooses, as text: everything in and out can travel between processes."""
    return str(bot(game, level)(view, seat, Random(seed)))


def has_pace(game: str) -> bool:
    return _pace(game) is not None


def pace(game: str, level: str, view: Any, seat: Seat, seed: int) -> float:
    """How many seconds a bot takes before its move; none in games without a race.

    It depends on nothing but what everybody sees, or the time it takes would tell others what it holds.
    """
    found = _pace(game)
    return found(level, view, seat, Random(seed)) if found else 0.0


def advise(game: str, view: Any, seat: Seat, seed: int) -> str | None:
    """A hint, as text; None where there is none."""
    adviser: Adviser | None = getattr(part(find(game), "bots"), "advise", None)
    if adviser:
        advice = adviser(view, seat, Random(seed))
        return None if advice is None else str(advice)
    known = _levels(game)
    return think(game, tuple(known)[-1], view, seat, seed) if known else None


def advises(game: str, options: Any, seats: int) -> bool:
    """Whether hints are to be had in a match with these options and so many players."""
    bots = part(find(game), "bots")
    if not hasattr(bots, "advise") and not _levels(game):
        return False
    allowed: Callable[[Any, int], bool] | None = getattr(bots, "advises", None)
    return allowed(options, seats) if allowed else True


def _levels(game: str) -> Mapping[str, Bot]:
    found: Mapping[str, Bot] = getattr(part(find(game), "bots"), "LEVELS", {})
    return found


def _pace(game: str) -> Pace | None:
    return getattr(part(find(game), "bots"), "pace", None)


def _random_move(game: str, view: Any, seat: Seat, rng: Random) -> Any:
    """One of the listed moves of a position that the seat cannot tell from the true one."""
    return rng.choice(list(find(game).imagine(view, seat, rng).moves(seat)))
