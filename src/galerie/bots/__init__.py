"""The bots: each is given a view, never a position, and returns a move.

A game's bots are in its own folder, `games/NAME/bots`, which defines:

- `LEVELS`: the ways of playing the game, from the weakest to the strongest;
- `CHARACTERS`: bots that differ from the levels in style rather than in strength;
- `FORMER`: what levels were called before, so that stored tables and old records still find them;
- `pace`, in games where several seats race to act: how long a level takes before it moves;
- `advise`, in games where hints do not come from the strongest bot;
- `advises`, where hints are not available with all options or any number of players;
- `opening`, in games that have better openings for the arena than random moves.

All but the levels are optional. A game without bots is played by one that moves at random. How strong the bots are is
measured by `galerie ladder` and stored beside them, in `ratings.json`.
"""

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from galerie.bots import ratings
from galerie.bots.advice import Advice, Figure
from galerie.bots.functions import asked
from galerie.core import BotFault, Match, Refusal, Seat
from galerie.games import GAMES, find, part

__all__ = [
    "IN_RECORDS",
    "RANDOM",
    "SEED",
    "Advice",
    "Adviser",
    "Bot",
    "Figure",
    "Pace",
    "Passed",
    "Player",
    "add",
    "advise",
    "advises",
    "answer",
    "bot",
    "characters",
    "checked",
    "current",
    "former",
    "has_pace",
    "legal",
    "levels",
    "name",
    "opening",
    "outside",
    "pace",
    "rating",
    "recorded_name",
    "think",
]

Bot: TypeAlias = Callable[[Any, Seat, Random], Any]
"""From what a seat sees to the move it makes, or to its text. A bot is given nothing else."""

Player: TypeAlias = str | Bot
"""The name of a level or a character, or a bot of one's own."""


class Passed(NamedTuple):
    """A move of the match so far, as everybody has seen it."""

    seat: Seat
    move: str
    at: float
    """In seconds since the start of the match, pauses excluded."""


Pace: TypeAlias = Callable[[str, Any, Seat, Random, Sequence[Passed], AbstractSet[Seat]], float]
"""From a level, what a seat sees, the latest moves and the seats of people to the seconds before its move."""

Adviser: TypeAlias = Callable[[Any, Seat, Random], Any]
"""Like a bot; returns a move, an `Advice` that also says why, or None where it has no hint."""

RANDOM: Final = "random"
"""The level that every game has; it is listed only where there is no other."""

SEED: Final = 0
"""Of all hints."""

IN_RECORDS: Final = "bot "
"""In a record, a bot is called this and its level."""

_ADDED: Final[dict[str, dict[str, Bot]]] = {}
"""Bots that somebody has written, by game and name."""


def levels(game: str) -> tuple[str, ...]:
    """The levels, from the weakest to the strongest."""
    return tuple(_levels(game)) or (RANDOM,)


def characters(game: str) -> tuple[str, ...]:
    """The bots beside the levels: those that differ in style, and those that were added."""
    return (*_characters(game), *_ADDED.get(game, ()))


def add(game: str, name: str, bot: Bot) -> None:
    """Add a bot that somebody has written; in this process it is found by its name, beside the others."""
    _ADDED.setdefault(find(game).name, {})[name] = bot


def outside(game: str, player: Player) -> Bot | None:
    """The bot itself, if it is one that somebody has written; None if it is one of the game's own."""
    return _ADDED.get(game, {}).get(player) if isinstance(player, str) else player


def name(player: Player) -> str:
    """What a player is called: a function by its own name."""
    if isinstance(player, str):
        return player
    found: str = getattr(player, "name", None) or getattr(player, "__name__", None) or type(player).__name__
    return found


def former(game: str) -> Mapping[str, str]:
    """Levels and characters by what they were called before."""
    found: Mapping[str, str] = getattr(part(find(game), "bots"), "FORMER", {})
    return found


def current(game: str, level: str) -> str:
    """What a level is called today. Others, and those of a game that is not installed any more, are unchanged."""
    if game not in GAMES:
        return level
    return level if level in _levels(game) or level in _characters(game) else former(game).get(level, level)


def bot(game: str, player: Player) -> Bot:
    """The bot of a level or a character. Raises BotFault if there is none of this name."""
    if found := outside(game, player):
        return found
    level = name(player)
    known = {**_levels(game), **_characters(game)}
    today = current(game, level)
    if today in known:
        return known[today]
    if level == RANDOM:
        return lambda view, seat, rng: _random_move(game, view, seat, rng)
    raise BotFault("bot-unknown", level=level, levels=", ".join(levels(game) + characters(game)))


def rating(game: str, level: str) -> int | None:
    """A bot's rating on the scale of the players' ratings; None if it was not measured. It never changes."""
    measured = ratings.stored(find(game).package)
    found = measured.players.get(current(game, level)) if measured else None
    return found.rating if found else None


def recorded_name(game: str, written: str) -> str:
    """A name from a record of this game; a bot's by what its level is called today."""
    level = written.removeprefix(IN_RECORDS)
    return written if level == written else IN_RECORDS + current(game, level)


def think(game: str, player: Player, view: Any, seat: Seat, seed: int) -> str:
    """The move a bot chooses, as text, so that arguments and result can cross processes. Raises BotFault."""
    if found := outside(game, player):
        return asked(found, name(player), view, seat, Random(seed))
    return str(bot(game, player)(view, seat, Random(seed)))


def legal(match: Match, seat: Seat, player: Player, text: str) -> Any:
    """The move that a bot means by its answer. Raises BotFault if somebody's bot may not make it."""
    return checked(match, seat, name(player), text) if outside(match.game.name, player) else match.parse(text)


def checked(match: Match, seat: Seat, bot_name: str, text: str) -> Any:
    """The move that somebody's bot of this name means by its answer. Raises BotFault if it may not make it."""
    try:
        move = match.game.parse(text)
        match.then(seat, move)
    except Refusal as refusal:
        raise BotFault("bot-nonsense", bot=bot_name, move=text) from refusal
    return move


def answer(match: Match, seat: Seat, player: Player, seed: int) -> Any:
    """The move that a bot makes in a match. Raises BotFault."""
    return legal(match, seat, player, think(match.game.name, player, match.view(seat), seat, seed))


def has_pace(game: str) -> bool:
    return _pace(game) is not None


def pace(
    game: str,
    player: Player,
    view: Any,
    seat: Seat,
    seed: int,
    past: Sequence[Passed] = (),
    people: AbstractSet[Seat] = frozenset(),
) -> float:
    """How many seconds a bot takes before its move; 0 in games without a race.

    `past` are the latest moves, and `people` the seats that no bot plays for. It depends only on what everybody sees,
    so that the delay does not reveal what the bot holds. A bot that somebody has written is as quick as the strongest.
    """
    found = _pace(game)
    level = levels(game)[-1] if outside(game, player) else current(game, name(player))
    return found(level, view, seat, Random(seed), past, people) if found else 0.0


def advise(game: str, view: Any, seat: Seat) -> Advice | None:
    """A hint, with its move as text; None if there is none.

    The same view always gets the same hint: that of a position is also what its review asks for.
    """
    adviser: Adviser | None = getattr(part(find(game), "bots"), "advise", None)
    if adviser is None:
        known = _levels(game)
        return Advice(think(game, tuple(known)[-1], view, seat, SEED)) if known else None
    found = adviser(view, seat, Random(SEED))
    if found is None:
        return None
    advice = found if isinstance(found, Advice) else Advice(found)
    return Advice(str(advice.move), advice.reason, dict(advice.figures))


def advises(game: str, options: Any, seats: int) -> bool:
    """Whether hints are to be had in a match with these options and so many players."""
    bots = part(find(game), "bots")
    if not hasattr(bots, "advise") and not _levels(game):
        return False
    allowed: Callable[[Any, int], bool] | None = getattr(bots, "advises", None)
    return allowed(options, seats) if allowed else True


def opening(game: str, options: Any, rng: Random) -> Sequence[str] | None:
    """The first moves of a fair game between bots; None where the game has no better ones than any at random."""
    found: Callable[[Any, Random], Sequence[str] | None] | None = getattr(part(find(game), "bots"), "opening", None)
    return found(options, rng) if found else None


def _levels(game: str) -> Mapping[str, Bot]:
    found: Mapping[str, Bot] = getattr(part(find(game), "bots"), "LEVELS", {})
    return found


def _characters(game: str) -> Mapping[str, Bot]:
    found: Mapping[str, Bot] = getattr(part(find(game), "bots"), "CHARACTERS", {})
    return found


def _pace(game: str) -> Pace | None:
    return getattr(part(find(game), "bots"), "pace", None)


def _random_move(game: str, view: Any, seat: Seat, rng: Random) -> Any:
    return rng.choice(list(find(game).legal_moves(view, seat, rng)))
