"""What hosts and workers tell each other, as JSON."""

from importlib.metadata import version
from typing import Any, Final, TypeAlias

import msgspec

from galerie import bots
from galerie.core import Seat
from galerie.games import GAMES, find

PACKAGE: Final = "galerie"


class UnansweredError(Exception):
    """No worker answers: the host thinks itself."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    id: str
    """Of the job. A job that is asked again has another one, so that late answers to the first are recognised."""


class Job(Message, frozen=True):
    """A move that a bot is to choose."""

    host: str
    """Who wants to know."""

    game: str
    level: str
    view: msgspec.Raw
    seat: Seat
    seed: int
    seconds: float
    """How long the bot may think."""


class Taken(Message, frozen=True):
    """This worker has the job."""

    worker: str


class Returned(Message, frozen=True):
    """The worker stops, and somebody else may have the job."""


class Failed(Message, frozen=True):
    slow: bool
    """Whether the bot has thought for too long."""


class Answer(Message, frozen=True):
    move: str


Reply: TypeAlias = Taken | Returned | Failed | Answer


class Staff(msgspec.Struct, frozen=True):
    """What a worker tells of itself."""

    version: str
    cores: int


def common_version() -> str:
    """What must be the same on a host and a worker, so that both choose the same moves: ours, and that of each game."""
    games = (f"{game.name} {game.version} {(game.lexicon() or '')[:8]}".rstrip() for game in GAMES.values())
    return ", ".join([f"{PACKAGE} {version(PACKAGE)}", *games])


def plain(view: Any) -> msgspec.Raw:
    """A view as it is in a job."""
    return msgspec.Raw(msgspec.json.encode(view))


def think(game: str, level: str, view: bytes, seat: Seat, seed: int) -> str:
    """The move a bot chooses, as `galerie.bots.think` does, from a view as it is in a job."""
    return bots.think(game, level, msgspec.json.decode(view, type=find(game).view), seat, seed)
