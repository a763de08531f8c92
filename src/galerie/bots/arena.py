"""Tournaments between bots: many games, fair and repeatable, in parallel.

Each opening consists of a few random moves and is played once for every rotation of the seats, so that no seat is an
advantage. At a table for one, everyone plays every deal alone. Everything follows from the seed: neither the
number of workers nor their speed changes a game.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
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
from galerie.bots.playing import play_on
from galerie.bots.race import Race
from galerie.core import AnyGame, BotFault, Match, Outcome, Record, Refusal, Seat, options
from galerie.core.match import Resign
from galerie.core.options import Value
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
    players: tuple[bots.Player, ...]
    """Those who meet; results are reported for player 0."""

    games: int
    seed: int
    options: tuple[str, ...] = ()
    apart: bool = False
    """Whether everyone plays alone in a game that could seat more."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(map(bots.name, self.players))

    @property
    def alone(self) -> bool:
        """Whether there is one seat: the players get the same deals and do not meet."""
        return self.apart or find(self.game).seats == range(1, 2)

    def check(self) -> None:
        """Refuse a contest that cannot be played."""
        game = find(self.game)
        options.parse(game.options, self.options)
        for player in self.players:
            bots.bot(self.game, player)
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
    faults: tuple[str, ...] = ()
    """Why bots that somebody has written lost at once, if they did."""

    def rank(self, player: int) -> int:
        return self.outcome.ranks[self.seating.index(player)]


def play(contest: Contest, number: int) -> Played:
    """Play one game of the contest."""
    game, size = find(contest.game), len(contest.players)
    opening, turn = divmod(number, size)
    seating = (turn,) if contest.alone else tuple((seat + turn) % size for seat in range(size))
    chosen = options.parse(game.options, contest.options)
    players = tuple(contest.players[player] for player in seating)
    race = Race(players, f"pace {contest.seed} {number}")
    chance, rng = Random(f"opening {contest.seed} {opening}"), Random(f"play {contest.seed} {number}")
    faults: list[str] = []

    def choose(match: Match, seat: Seat) -> Any:
        try:
            return bots.answer(match, seat, players[seat], rng.getrandbits(63))
        except BotFault as fault:
            faults.append(str(fault))
            return Resign()

    match = Match.begin(game, len(seating), chosen, f"deal {contest.seed} {opening}")
    first = opening_plies(game, len(seating), chosen)
    match = play_on(match, race, lambda match, seat: chance.choice(list(match.moves(seat))), chance, first)
    match = play_on(match, race, choose, rng)
    assert match.outcome  # noqa: S101  it was played to its end
    return Played(number, seating, match.record(map(bots.name, players)), match.outcome, tuple(faults))


@cache
def opening_plies(game: AnyGame, seats: int, chosen: Any) -> int:
    """How many moves of a game are made at random before the bots begin: fewer where games are short."""
    start, rng = Match.begin(game, seats, chosen), Random(0)
    if game.dealt:
        return 0
    start = start.settled(rng)
    if not all(start.moves(seat).complete for seat in start.to_act):
        return 0
    return max(_length(start, rng, OPENING * OPENING_SHARE) for _ in range(SAMPLES)) // OPENING_SHARE


def _length(match: Match, rng: Random, most: int) -> int:
    """How many moves the players make in a random game, up to `most`."""
    plies = 0
    while plies < most:
        match = match.settled(rng)
        if match.outcome:
            break
        seat = rng.choice(sorted(match.to_act))
        match = match.then(seat, rng.choice(list(match.moves(seat))))
        plies += 1
    return plies


def hold(contest: Contest, workers: int) -> Iterator[Played]:
    """Play the contest and yield the games as they end."""
    contest.check()
    if workers == 1:
        return (play(contest, number) for number in range(contest.games))
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


@dataclass(frozen=True, slots=True)
class Result:
    """What a contest has shown. It prints as a table."""

    contest: Contest
    games: tuple[Played, ...]
    """In the order of their numbers."""

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How each player did against the others; not where everyone plays alone."""
        return () if self.contest.alone else tuple(standing([*self.games], each) for each in self._players)

    @property
    def averages(self) -> tuple[Average, ...]:
        """What each player scored, where everyone plays alone."""
        return tuple(average(scores([*self.games], each)) for each in self._players) if self.contest.alone else ()

    @property
    def faults(self) -> tuple[str, ...]:
        """Why bots that somebody has written lost games at once, if any did."""
        return tuple(fault for played in self.games for fault in played.faults)

    @property
    def _players(self) -> range:
        return range(len(self.contest.players))

    def __str__(self) -> str:
        if self.contest.alone:
            rows = [["player", "mean", "95 %"]]
            figures = [[f"{each.mean:.2f}", _interval(each.interval, ".2f")] for each in self.averages]
        else:
            rows = [["player", "won", "drawn", "lost", "score", "95 %"]]
            figures = [
                [*map(str, (each.wins, each.draws, each.losses)), f"{each.score:.1%}", _interval(each.interval, ".1%")]
                for each in self.standings
            ]
        rows += [[name, *row] for name, row in zip(self.contest.names, figures, strict=True)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
        return "\n".join([*lines, *dict.fromkeys(self.faults)])


def _interval(ends: tuple[float, float], form: str) -> str:
    return "{} to {}".format(*(format(end, form) for end in ends))


def arena(
    game: str,
    players: Sequence[bots.Player],
    *,
    games: int = 100,
    seed: int = 1,
    workers: int = 1,
    alone: bool = False,
    **chosen: Value,
) -> Result:
    """Let bots play each other: levels by name, or functions of one's own. Each opening is played from every seat.

    In a game for one, or with `alone`, everyone plays the same deals instead. A seed always gives the same games. With
    several workers they are played in other processes, to which only functions of a module can be sent. A bot that
    fails, or answers with something else than a legal move, loses that game. Raises Refusal.
    """
    words = options.words(options.read(find(game).options, chosen))
    contest = Contest(game, tuple(players), games, seed, words, alone)
    return Result(contest, tuple(sorted(hold(contest, workers), key=lambda played: played.number)))
