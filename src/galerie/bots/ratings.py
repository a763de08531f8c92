"""How strong the bots of a game are: the file `bots/ratings.json` in its folder, which `galerie ladder` writes."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from galerie.games import folder

FORMAT: Final = 1
NAME: Final = "ratings.json"


class Measured(msgspec.Struct, frozen=True):
    """The rating of a level or a character."""

    rating: int
    low: int
    high: int
    """The ends of the 95 % interval of its distance from the anchor, which has none itself."""

    games: int
    """How many it has played."""


class Pairing(msgspec.Struct, frozen=True, array_like=True):
    """What two bots have achieved against each other."""

    first: str
    second: str
    wins: int
    """Of the first."""

    draws: int
    losses: int

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """The share of the points that the first has won."""
        return (self.wins + self.draws / 2) / self.games


class Met(msgspec.Struct, frozen=True):
    """One opening, played by two bots from both seats; or one deal, which both played alone."""

    first: str
    second: str
    opening: int
    points: tuple[float, ...]
    """What the first won, game by game: 1, 0.5 or 0."""


class Ratings(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a ladder, and what it was measured with."""

    format: int = FORMAT
    seed: int
    games: int
    """How many games neighbouring levels played; others played fewer."""

    options: tuple[str, ...] = ()
    alone: bool = False
    """Whether everyone played alone, and the score on the same deals decided."""

    players: dict[str, Measured]
    pairings: tuple[Pairing, ...]
    sample: tuple[Met, ...] = ()
    """A few results that are cheap to play again, to see whether the bots are still those that were measured."""


@cache
def stored(package: str) -> Ratings | None:
    """The ratings of the game in this package; None if they were not measured."""
    path = place(package)
    return msgspec.json.decode(path.read_bytes(), type=Ratings) if path and path.exists() else None


def write(package: str, ratings: Ratings) -> Path | None:
    """Store the ratings; None where the game has no folder for its bots."""
    path = place(package)
    if path and path.parent.is_dir():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(ratings)) + b"\n")
        stored.cache_clear()
        return path
    return None


def place(package: str) -> Path | None:
    """Where the ratings of a game are; None if the game is a single module."""
    where = folder(package)
    return where / "bots" / NAME if where else None
