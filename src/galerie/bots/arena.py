"""Tournaments between bots: many games, fair and repeatable, in parallel.

Each opening consists of a few random moves and is played once for every rotation of the seats, so that no seat is an
advantage. At a table for one, everyone plays every deal alone. Everything follows from the seed: neither the
number of workers nor their speed changes a game.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from math import inf, log10, sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, TypeVar

from galerie import bots
from galerie.bots.following import follow
from galerie.bots.race import Race
from galerie.core import NATURE, AnyGame, Event, Line, Match, Outcome, Record, Refusal, automatic, options
from galerie.games import find

T = TypeVar("T")

OPENING: Final = 6
"""Random moves at the start of each game: without them, two deterministic bots would repeat one game.

Games that are dealt need none, nor do games in which the bots choose their own set-up.
"""

OPENING_SHARE: Final = 5
"""A random opening is at most one part in so many of a game, or a short game would be decided before a bot moves."""

SAMPLES: Final = 4
"""Random games by which the length of a game is judged; the longest counts, for at random some end early."""

CONFIDENCE: Final = 1.96
"""The half-width of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Contest:
    game: str
    players: tuple[str, ...]
    """The levels that meet; results are reported for player 0."""

    games: int
    seed: int
    options: tuple[str, ...] = ()
    apart: bool = False
    """Whether everyone plays alone in a game that could seat more."""

    @property
    def alone(self) -> bool:
        """Whether there is one seat: the players get the same deals and do not meet."""
        return self.apart or find(self.game).seats == range(1, 2)

    def check(self) -> None:
        """Refuse a contest that cannot be played."""
        game = find(self.game)
        options.parse(game.options, self.options)
        for level in self.players:
            bots.bot(self.game, level)
        if (1 if self.alone else len(self.players)) not in game.seats:
            raise Refusal("seats-wrong", least=game.seats[0], most=game.seats[-1], spread=len(game.seats) - 1)
        if self.games < 1 or self.games % len(self.players):
            raise Refusal("arena-games", games=self.games, players=len(self.players))


@dataclass(frozen=True, slots=True)
class Played:
    number: int
    seating: tuple[int, ...]
    """The player in each seat."""

    record: Record
    outcome: Outcome

    def rank(self, player: int) -> int:
        return self.outcome.ranks[self.seating.index(player)]


def play(contest: Contest, number: int) -> Played:
    """Play one game of the contest."""
    game, size = find(contest.game), len(contest.players)
    opening, turn = divmod(number, size)
    seating = (turn,) if contest.alone else tuple((seat + turn) % size for seat in range(size))
    chosen = options.parse(game.options, contest.options)
    names = tuple(contest.players[player] for player in seating)
    race = Race(names, f"pace {contest.seed} {number}")
    lines: list[Line] = []

    def noted(event: Event, match: Match) -> Match:
        lines.append(event.line)
        race.follow(event)
        return match.play(event.seat, event.move)

    deal = f"deal {contest.seed} {opening}"
    chance = Random(f"opening {contest.seed} {opening}")
    match = Match.begin(game, len(seating), chosen)
    plies, random_plies = 0, opening_plies(game, len(seating), chosen)
    while not match.outcome:
        while event := automatic(match, Random(deal) if game.dealt else chance):
            match = noted(event, match)
        if match.outcome:
            break
        seat = race.turn(match)
        if seat == NATURE:
            (timed_out,) = (move for move in match.moves(NATURE))
            match = noted(Event(NATURE, timed_out), match)
            continue
        if plies < random_plies:
            move = chance.choice(list(match.moves(seat)))
        else:
            if plies == random_plies:
                chance = Random(f"play {contest.seed} {number}")
            view = match.position.view(seat)
            move = match.parse(bots.think(game.name, names[seat], view, seat, chance.getrandbits(63)))
        match = noted(Event(seat, move), match)
        plies += 1
    record = Record.of(game, chosen, names, lines)
    return Played(number, seating, record, match.outcome)


@cache
def opening_plies(game: AnyGame, seats: int, chosen: Any) -> int:
    """How many moves of a game are made at random before the bots begin: fewer where games are short."""
    start, rng = Match.begin(game, seats, chosen), Random(0)
    if game.dealt:
        return 0
    while event := automatic(start, rng):
        start = start.play(event.seat, event.move)
    if not all(start.moves(seat).complete for seat in start.to_act):
        return 0
    return max(_length(start, rng, OPENING * OPENING_SHARE) for _ in range(SAMPLES)) // OPENING_SHARE


def _length(match: Match, rng: Random, most: int) -> int:
    """How many moves the players make in a random game, up to `most`."""
    plies = 0
    while plies < most:
        while event := automatic(match, rng):
            match = match.play(event.seat, event.move)
        if match.outcome:
            break
        seat = rng.choice(sorted(match.to_act))
        match = match.play(seat, rng.choice(list(match.moves(seat))))
        plies += 1
    return plies


def hold(contest: Contest, workers: int) -> Iterator[Played]:
    """Play the contest and yield the games as they end."""
    contest.check()
    return spread(play, [(contest, number) for number in range(contest.games)], workers)


def spread(work: Callable[..., T], tasks: Iterable[tuple[Any, ...]], workers: int) -> Iterator[T]:
    """Do the work for each of these arguments in several processes, and yield the results as they come."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=follow) as pool:
        waiting = [pool.submit(work, *arguments) for arguments in tasks]
        try:
            for future in as_completed(waiting):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player did."""

    wins: int
    draws: int
    losses: int
    score: float
    """The share of all possible points: 1 for each opponent beaten, half for a tie."""

    interval: tuple[float, float]
    """Wilson's 95 % interval of the score, counting each opponent met as a trial."""

    @property
    def elo(self) -> tuple[float, float, float]:
        """The lead over the others, and the ends of its interval."""
        return elo(self.score), elo(self.interval[0]), elo(self.interval[1])


def standing(games: list[Played], player: int) -> Standing:
    wins = draws = losses = 0
    points, trials = 0.0, 0
    for played in games:
        rank = played.rank(player)
        others = [played.rank(other) for other in played.seating if other != player]
        wins += rank == 1 and 1 not in others
        draws += rank == 1 and 1 in others
        losses += rank > 1
        points += sum(1.0 if rank < other else 0.5 if rank == other else 0.0 for other in others)
        trials += len(others)
    return Standing(wins, draws, losses, points / trials, wilson(points / trials, trials))


@dataclass(frozen=True, slots=True)
class Average:
    """A mean and its 95 % interval by the normal approximation."""

    mean: float
    interval: tuple[float, float]


def average(values: list[float]) -> Average:
    """The average of these values; a single value has an infinite interval."""
    mean = fmean(values)
    reach = CONFIDENCE * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Average(mean, (mean - reach, mean + reach))


def scores(games: list[Played], player: int) -> list[float]:
    """What a player scored alone, deal after deal."""
    own = [played for played in games if played.seating == (player,)]
    return [played.outcome.scores[0] for played in sorted(own, key=lambda played: played.number)]


def advantage(games: list[Played], player: int, over: int) -> Average:
    """How much more one player scored alone than another, deal by deal."""
    return average([own - other for own, other in zip(scores(games, player), scores(games, over), strict=True)])


def wilson(rate: float, trials: int, z: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for a rate, which stays sensible when every game was won."""
    centre = (rate + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = z / (1 + z * z / trials) * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    return round(max(0.0, centre - reach), 9), round(min(1.0, centre + reach), 9)


def elo(score: float) -> float:
    if score <= 0 or score >= 1:
        return -inf if score <= 0 else inf
    return 400 * log10(score / (1 - score))
