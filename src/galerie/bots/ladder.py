"""The ladder of a game: all its bots meet, and their results become ratings on one scale.

Neighbouring levels tell most about each other, so they play most: a level plays the one above it all the games asked
for, the next half as many, the third a quarter, and those farther away one in twenty. A character, whose place on the
ladder nobody knows beforehand, plays a quarter against everybody. Everything follows from the seed.

Each finished opening is appended to a log, so that an interrupted ladder can go on.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from galerie import bots
from galerie.bots import bradley_terry
from galerie.bots.contest import Contest, play, scores
from galerie.bots.executors import Executor
from galerie.bots.log import Log
from galerie.bots.ratings import Measured, Met, Pairing, Ratings
from galerie.core import Refusal

ANCHOR: Final = "novice"
"""The level that gives the scale its zero; in a game without it, the weakest does."""

ANCHORED: Final = 1000
"""The rating of the anchor."""

SHARES: Final = {1: 1.0, 2: 1 / 2, 3: 1 / 4}
"""Which part of the games two levels play, by how many rungs they are apart."""

FAR: Final = 1 / 20
"""The part of levels that are farther apart."""

CHARACTER: Final = 1 / 4
"""The part of a character and anybody else."""

PLAYERS: Final = 2

SAMPLED: Final = 3
"""How many pairs of neighbours, the weakest ones, play the first opening for the sample."""


@dataclass(frozen=True, slots=True)
class Ladder:
    game: str
    games: int
    """How many games neighbouring levels play."""

    seed: int
    options: tuple[str, ...] = ()
    apart: bool = False
    """Whether everyone plays alone in a game that could seat more."""

    @property
    def contests(self) -> list[Contest]:
        """Who meets whom, how often, and with which seed; the weaker level first."""
        levels, characters = bots.levels(self.game), bots.characters(self.game)
        return [
            Contest(
                self.game, (one, other), self._share(one, other), self._seed(one, other), self.options, apart=self.apart
            )
            for one, other in combinations((*levels, *characters), PLAYERS)
        ]

    def check(self) -> None:
        """Refuse a ladder that cannot be played."""
        if self.games < PLAYERS:
            raise Refusal("ladder-games", games=self.games)
        if len(bots.levels(self.game) + bots.characters(self.game)) < PLAYERS:
            raise Refusal("ladder-alone", game=self.game)
        for contest in self.contests:
            contest.check()

    def _share(self, one: str, other: str) -> int:
        """An even number, because each opening is played from both seats."""
        levels = bots.levels(self.game)
        ranked = one in levels and other in levels
        share = SHARES.get(levels.index(other) - levels.index(one), FAR) if ranked else CHARACTER
        return PLAYERS * max(1, round(self.games * share / PLAYERS))

    def _seed(self, one: str, other: str) -> int:
        return Random(f"ladder {self.seed} {one} {other}").getrandbits(32)


def meet(contest: Contest, opening: int) -> Met:
    """Play one opening of a contest. In games played alone the higher score wins the deal."""
    games = [play(contest, PLAYERS * opening + turn) for turn in range(PLAYERS)]
    if contest.alone:
        own, other = (scores(games, player)[0] for player in range(PLAYERS))
        leads = [own - other]
    else:
        leads = [game.rank(1) - game.rank(0) for game in games]
    first, second = contest.names
    return Met(first, second, opening, tuple(map(_points, leads)))


def _points(lead: float) -> float:
    return 0.5 if lead == 0 else float(lead > 0)


def climb(ladder: Ladder, executor: Executor, done: list[Met]) -> Iterator[Met]:
    """Play what is not done yet, and yield it as it ends."""
    known = {(met.first, met.second, met.opening) for met in done}
    tasks = [
        (contest, opening)
        for contest in ladder.contests
        for opening in range(contest.games // PLAYERS)
        if (*contest.names, opening) not in known
    ]
    # Openings of all pairings alternate, so that a ladder that is cut short is still balanced.
    return executor(meet, sorted(tasks, key=lambda task: task[1] * PLAYERS / task[0].games))


def replayed(game: str, ratings: Ratings) -> tuple[Met, ...]:
    """The sample of these ratings, played again."""
    ladder = Ladder(game, ratings.games, ratings.seed, ratings.options, ratings.alone)
    contests = {contest.names: contest for contest in ladder.contests}
    return tuple(meet(contests[met.first, met.second], met.opening) for met in ratings.sample)


def rated(ladder: Ladder, results: list[Met]) -> Ratings:
    """The ratings that follow from the results."""
    sampled = [*pairwise(bots.levels(ladder.game))][:SAMPLED]
    counts: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for met in results:
        counts[met.first, met.second] += met.points
    pairings = tuple(
        Pairing(first, second, points.count(1.0), points.count(0.5), points.count(0.0))
        for first, second in (contest.names for contest in ladder.contests)
        if (points := counts[first, second])
    )
    return Ratings(
        seed=ladder.seed,
        games=ladder.games,
        options=ladder.options,
        alone=ladder.contests[0].alone,
        players=measured(bots.levels(ladder.game), bots.characters(ladder.game), pairings),
        pairings=pairings,
        sample=tuple(met for pair in sampled for met in results if (met.first, met.second, met.opening) == (*pair, 0)),
    )


def measured(
    levels: tuple[str, ...], characters: tuple[str, ...], pairings: tuple[Pairing, ...]
) -> dict[str, Measured]:
    """The rating of each player."""
    anchor = ANCHOR if ANCHOR in levels else levels[0]
    strengths = bradley_terry.fit((*levels, *characters), anchor, pairings)
    return {
        player: Measured(
            rating=round(ANCHORED + strength.points),
            low=round(ANCHORED + strength.points - strength.reach),
            high=round(ANCHORED + strength.points + strength.reach),
            games=sum(pairing.games for pairing in pairings if player in (pairing.first, pairing.second)),
        )
        for player, strength in strengths.items()
    }


class Header(msgspec.Struct, frozen=True):
    """The first line of a log: what it is the log of."""

    game: str
    games: int
    seed: int
    options: tuple[str, ...]
    apart: bool
    players: tuple[str, ...]


def log(path: Path, ladder: Ladder) -> Log[Met]:
    """The results of a ladder as they come."""
    players = bots.levels(ladder.game) + bots.characters(ladder.game)
    header = Header(ladder.game, ladder.games, ladder.seed, ladder.options, ladder.apart, players)
    return Log(path, header, Met)
