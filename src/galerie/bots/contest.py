"""Contests between bots: many games, fair and repeatable. `galerie.bots.arena` makes tournaments of them.

Each opening is played once for every rotation of the seats, so that no seat is an advantage. At a table for one,
everyone plays every deal alone. Everything follows from the seed, unless a player from outside does not.
"""

from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import cache
from math import inf, log10, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, Protocol

from galerie import bots
from galerie.bots import players
from galerie.bots.playing import play_on
from galerie.bots.race import Race
from galerie.core import AnyGame, BotFault, Match, Outcome, Record, Refusal, Seat, options
from galerie.games import find

OPENING: Final = 6
"""Random moves at the start of each game: without them, two deterministic bots would repeat one game.

Games that are dealt need none, nor do games in which the bots choose their own set-up. A game may know better
openings (`galerie.bots.opening`).
"""

OPENING_SHARE: Final = 5
"""A random opening is at most one part in so many of a game, or a short game would be decided before a bot moves."""

THINKING_SECONDS: Final = 60.0
"""What a move of a player from outside may take."""

SAMPLES: Final = 4
"""Random games by which the length of a game is judged; the longest counts, for at random some end early."""

CONFIDENCE: Final = 1.96
"""The half-width of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Contest:
    game: str
    players: tuple[bots.Player, ...]
    """Those who meet: levels, functions, and players from outside as text (`galerie.bots.players`)."""

    games: int
    seed: int
    options: tuple[str, ...] = ()
    apart: bool = False
    """Whether everyone plays alone in a game that could seat more."""

    fitted: bool = False
    """Whether openings are those that the game knows, where it knows some, and not moves at random."""

    seconds: float = THINKING_SECONDS

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(map(players.name, self.players))

    @property
    def alone(self) -> bool:
        """Whether there is one seat: the players get the same deals and do not meet."""
        return self.apart or find(self.game).seats == range(1, 2)

    def check(self) -> None:
        """Refuse a contest that cannot be played."""
        game = find(self.game)
        options.parse(game.options, self.options)
        for player in self.players:
            if not players.is_written(player):
                bots.bot(self.game, player)
        if (1 if self.alone else len(self.players)) not in game.seats:
            raise Refusal("seats-wrong", least=game.seats[0], most=game.seats[-1], spread=len(game.seats) - 1)
        if self.games < 1 or self.games % len(self.players):
            raise Refusal("arena-uneven", games=self.games, players=len(self.players))


@dataclass(frozen=True, slots=True)
class Played:
    number: int
    seating: tuple[int, ...]
    """The player in each seat."""

    record: Record
    outcome: Outcome
    faults: tuple[tuple[int, BotFault], ...] = ()
    """Which players from outside have lost at once, and why."""

    def rank(self, player: int) -> int:
        return self.outcome.ranks[self.seating.index(player)]


def play(contest: Contest, number: int) -> Played:
    """Play one game of the contest."""
    game, size = find(contest.game), len(contest.players)
    opening, turn = divmod(number, size)
    seating = (turn,) if contest.alone else tuple((seat + turn) % size for seat in range(size))
    chosen = options.parse(game.options, contest.options)
    seated = tuple(contest.players[player] for player in seating)
    names = tuple(map(players.name, seated))
    quickest = bots.levels(game.name)[-1]
    race = Race([quickest if players.is_written(each) else each for each in seated], f"pace {contest.seed} {number}")
    chance, rng = Random(f"opening {contest.seed} {opening}"), Random(f"play {contest.seed} {number}")
    faults: list[tuple[int, BotFault]] = []
    match = Match.begin(game, len(seating), chosen, f"deal {contest.seed} {opening}")
    known = bots.opening(game.name, chosen, chance) if contest.fitted else None
    first = opening_plies(game, len(seating), chosen) if known is None else len(known)
    moves = iter(known or ())

    def begin(match: Match, seat: Seat) -> Any:
        return chance.choice(list(match.moves(seat))) if known is None else match.parse(next(moves))

    match = play_on(match, race, begin, chance, first)
    with ExitStack() as stack:
        playing: dict[Seat, players.Playing] = {}

        def choose(match: Match, seat: Seat) -> Any:
            try:
                if seat not in playing:
                    playing[seat] = stack.enter_context(closing(players.begun(game, seated[seat], contest.seconds)))
                text = playing[seat].move(match, seat, rng.getrandbits(63))
                if players.is_written(seated[seat]):
                    return bots.checked(match, seat, names[seat], text)
                return bots.legal(match, seat, seated[seat], text)
            except BotFault as fault:
                faults.append((seating[seat], fault))
                return match.resigning(seat)

        match = play_on(match, race, choose, rng)
    assert match.outcome  # noqa: S101  it was played to its end
    return Played(number, seating, match.record(names), match.outcome, tuple(faults))


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


class Finished(Protocol):
    """A game that has ended, such as `Played`."""

    @property
    def number(self) -> int: ...

    @property
    def seating(self) -> tuple[int, ...]: ...

    @property
    def outcome(self) -> Outcome: ...

    def rank(self, player: int) -> int: ...


def standing(games: Sequence[Finished], player: int) -> Standing:
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
    score = points / trials if trials else 0.0  # whoever plays alone meets nobody
    return Standing(wins, draws, losses, score, wilson(score, trials or 1))


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


def scores(games: Sequence[Finished], player: int) -> list[float]:
    """What a player scored alone, deal after deal."""
    own = [played for played in games if played.seating == (player,)]
    return [played.outcome.scores[0] for played in sorted(own, key=lambda played: played.number)]


def advantage(games: Sequence[Finished], player: int, over: int) -> Average:
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
