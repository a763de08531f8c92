"""Duels: the same deal, played by several people, each alone and when they like."""

from typing import Annotated

from msgspec import Meta, field

from galerie.core.options import Value
from galerie.host.wire.base import Name, Wire
from galerie.host.wire.people import AccountName


class DuelWish(Wire, frozen=True):
    """Makes a duel of the deal of a finished game, or of a new one, which the visitor then plays too."""

    table: Annotated[str, Meta(max_length=40)] | None = None
    """The table of that game."""

    game: Annotated[str, Meta(max_length=24)] | None = None
    """Of a new deal."""

    options: dict[str, Value] = field(default_factory=dict)
    """Of a new deal, those that differ from their defaults."""

    name: Name = ""
    """What the visitor is called."""


class DuelTryWish(Wire, frozen=True):
    """Plays a duel."""

    name: Name = ""
    """What the visitor is called."""


class DuelChallengeWish(Wire, frozen=True):
    """Challenges an account to a duel."""

    name: AccountName


class DuelResult(Wire, frozen=True):
    """How somebody has played a duel."""

    name: str
    yours: bool
    over: bool
    """Whether they have finished."""

    score: float | None
    """None if they have given up, or play on."""

    rank: int | None
    """Among those that count: of a first try, without help, that was played to its end."""

    helped: bool
    """Whether they had a hint, took a move back or held a race while it ran."""

    known: bool
    """Whether they had tried the deal at another table before they finished."""

    table: str | None
    """For a replay, once they have finished."""


class DuelInfo(Wire, frozen=True):
    """A duel as one visitor may see it."""

    id: str
    game: str
    options: dict[str, Value]
    """All options."""

    name: str
    """Of whoever has made it."""

    yours: bool
    """Whether that is the visitor."""

    at: int
    """When it was made, in milliseconds since 1970."""

    until: int
    """When it will be removed."""

    table: str | None
    """Where the visitor plays it, or has played it."""

    answers: int
    """How many others have finished."""

    deal: str | None
    """Its code, once the visitor has finished."""

    results: list[DuelResult] | None
    """The best first; None until the visitor has finished."""


class DuelEntry(Wire, frozen=True):
    """A duel that the visitor plays or has played."""

    id: str
    game: str
    name: str
    """Of whoever has made it."""

    yours: bool
    """Whether that is the visitor."""

    at: int
    """When it was made, in milliseconds since 1970."""

    answers: int
    """How many others have finished."""

    over: bool
    """Whether the visitor has."""
