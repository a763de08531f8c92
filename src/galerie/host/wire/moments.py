"""Moments of a match, and what is shown of a finished one."""

from typing import Any, Literal

from msgspec import field

from galerie.core.options import Value
from galerie.host.wire.base import Wire


class Ending(Wire, frozen=True):
    """How a game ended."""

    scores: list[float]
    """One for each seat."""

    ranks: list[int]
    """One for each seat; equal ranks are a tie."""

    reason: str
    """A word that names the rule."""

    counted: bool
    """Whether the scores mean something; if not, they only tell who won."""


class Asked(Wire, frozen=True):
    """What a seat has asked the others to agree to."""

    what: Literal["takeback", "draw", "pause", "takeover"]
    seat: int
    """Who asks."""

    agreed: list[int]
    """The seats that have agreed."""

    of: int | None = None
    """The seat that a bot should play for."""

    keeps: int | None = None
    """How many plies a take-back would leave unchanged; later ones may change."""

    replays: list[int] = field(default_factory=list)
    """The other seats that would have to move again after a take-back."""


class Seal(Wire, frozen=True):
    """Proof that a secret was fixed when it was made: the SHA-256 of its salt, its seat and its move."""

    version: int
    """Of the event."""

    digest: str
    salt: str | None
    """Published when the game is over; the record contains the move."""


class ClockReading(Wire, frozen=True):
    """How many milliseconds each seat had left, and whose clocks were running, when this was sent."""

    left: list[int]
    """One for each seat."""

    running: list[int]
    """The seats whose time was running."""


class Countdown(Wire, frozen=True):
    """In games that race: how many milliseconds were left until chance or the clock moves, when this was sent."""

    left: int
    whole: int
    """The length of the countdown."""


class RaceStart(Wire, frozen=True):
    """A race is about to start: nobody moves until everybody is ready and the count is over."""

    ready: list[int]
    """The seats that have said so. Bots need not."""

    count: Countdown | None = None
    """The count, once it has begun."""

    grace: Countdown | None = None
    """Once somebody is ready: when they may start without those who are not, with `!count`."""


class Moment(Wire, frozen=True):
    """A match after an event, as one audience may see it."""

    version: int
    """The number of events in the log, which only grows."""

    ply: int
    """The number of moves that stand; it falls when a move is taken back."""

    seat: int | None
    """The seat that made the event: -1 for chance and the clock, None at the start."""

    move: str | None
    """The event as this audience may see it. Conduct begins with `!`."""

    view: Any
    """The game's own view, which the page of the game documents."""

    to_act: list[int]
    """The seats that the game waits for."""

    moves: dict[int, list[str]]
    """The legal moves of the seats to act: of all of them if the game has no secrets, otherwise only of the audience's
    own seats. Empty except in the current moment."""

    ending: Ending | None
    request: Asked | None
    rematch: list[int]
    """The seats that have asked for a rematch."""

    paused: bool
    stand_ins: list[int]
    """The seats that a bot plays for while their player is away."""

    seals: list[Seal]
    """The seals of the secret moves so far that were not taken back; a record has those of all."""

    clock: ClockReading | None
    countdown: Countdown | None = None
    start: RaceStart | None = None
    """While a race is about to start; the match is paused then."""

    heard: int | None = None
    """When the host received the event, in milliseconds since the first one and without downtime. It shows who was
    faster. None if it was not measured."""

    text: str | None = None
    """The view as text: for programs, and in games for which the client has no board."""

    forced: bool = False
    """Whether the last move that stands was made for its seat, which had no other, in games without secrets."""

    out: list[int] = field(default_factory=list)
    """The seats whose players have left for good while the others play on, in the order in which they went."""

    no_rematch: list[int] = field(default_factory=list)
    """The seats that have declined a rematch that others still want."""

    abortable: bool = False
    """Whether anybody may still abort the game, with `!abort`. Only in the current moment."""

    takeback: dict[int, str] = field(default_factory=dict)
    """Why a seat cannot take its last move back now, as the code of a refusal; a seat that is not named can ask. Empty
    except in the current moment."""


class Hint(Wire, frozen=True):
    """A move that is advised."""

    move: str
    """What the game's adviser would play."""

    reason: str | None = None
    """`reason-NAME`: why, in the message `GAME-reason-NAME` of the game's texts."""

    figures: dict[str, str | int | float] = field(default_factory=dict)
    """The arguments of that message."""


class Review(Wire, frozen=True):
    """The analysis of a finished game."""

    game: str
    review: Any
    """A `review.Review`, the form that all games share."""


class Replay(Wire, frozen=True):
    """A recorded game, one moment for each ply. Those of a long game come in pages."""

    game: str
    options: dict[str, Value]
    racing: bool
    """Whether players acted at the same time, so that it matters when each move was received."""

    names: list[str]
    """One for each seat."""

    moments: list[Moment]
    """A page of them, from the ply that was asked for on."""

    plies: int
    """The number of moves that stand at the end of the game, which is the ply of the last moment."""


class RecordFile(Wire, frozen=True):
    """The recorded games of a file in any format that is known."""

    titles: list[str]
    """One for each game; they may be empty."""

    record: str | None
    """The game that was asked for, or the only one, as a record of ours."""
