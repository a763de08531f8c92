"""Contests between bots: many games, fair and repeatable. `galerie.bots.tournament` makes tournaments of them.

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
from galerie.bots import outside
from galerie.bots.forfeits import Forfeit
from galerie.bots.outside import Player, Playing
from galerie.bots.race import Race
from galerie.core import (
    NATURE,
    AnyGame,
    Event,
    IllegalMove,
    Line,
    Match,
    Outcome,
    Record,
    Refusal,
    Seat,
    automatic,
    options,
)
from galerie.core.match import Conduct, Flag, Resign
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
    players: tuple[Player, ...]
    """Who meets: levels, and bots from outside."""

    games: int
    seed: int
    options: tuple[str, ...] = ()
    apart: bool = False
    """Whether everyone plays alone in a game that could seat more."""

    fitted: bool = False
    """Whether openings are those that the game knows, where it knows some, and not moves at random."""

    seconds: float = THINKING_SECONDS

    @property
    def alone(self) -> bool:
        """Whether there is one seat: the players get the same deals and do not meet."""
        return self.apart or find(self.game).seats == range(1, 2)

    def check(self) -> None:
        """Refuse a contest that cannot be played."""
        game = find(self.game)
        options.parse(game.options, self.options)
        for level in filter(outside.is_level, self.players):
            bots.bot(self.game, str(level))
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
    forfeit: tuple[int, Forfeit] | None = None
    """The player who has lost it by failing, and why."""

    def rank(self, player: int) -> int:
        return self.outcome.ranks[self.seating.index(player)]


def play(contest: Contest, number: int) -> Played:
    """Play one game of the contest."""
    game, size = find(contest.game), len(contest.players)
    opening, turn = divmod(number, size)
    seating = (turn,) if contest.alone else tuple((seat + turn) % size for seat in range(size))
    chosen = options.parse(game.options, contest.options)
    players = [contest.players[player] for player in seating]
    names = tuple(map(outside.name, players))
    paces = [each if outside.is_level(each) else bots.levels(game.name)[-1] for each in names]
    race = Race(paces, f"pace {contest.seed} {number}")
    lines: list[Line] = []

    def noted(event: Event, match: Match) -> Match:
        after = match.play(event.seat, event.move)
        lines.append(event.line)
        race.follow(event)
        return after

    deal = f"deal {contest.seed} {opening}"
    chance = Random(f"opening {contest.seed} {opening}")
    match = Match.begin(game, len(seating), chosen)
    prepared = bots.opening(game.name, chosen, chance) if contest.fitted else None
    random_plies = opening_plies(game, len(seating), chosen) if prepared is None else len(prepared)
    plies = 0
    forfeit: tuple[int, Forfeit] | None = None
    with ExitStack() as stack:
        playing: dict[Seat, Playing] = {}
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
                move = match.parse(prepared[plies]) if prepared else chance.choice(list(match.moves(seat)))
                match = noted(Event(seat, move), match)
            else:
                if plies == random_plies:
                    chance = Random(f"play {contest.seed} {number}")
                try:
                    if seat not in playing:
                        begun = outside.begun(game, players[seat], contest.seconds)
                        playing[seat] = stack.enter_context(closing(begun))
                    text = playing[seat].move(match, seat, chance.getrandbits(63))
                    match = noted(Event(seat, _read(match, text)), match)
                except IllegalMove:
                    forfeit = seating[seat], Forfeit("forfeit-illegal", move=text)
                except Forfeit as failure:
                    forfeit = seating[seat], failure
                if forfeit:
                    match = noted(_conceded(seat, forfeit[1]), match)
            plies += 1
    record = Record.of(game, chosen, names, lines)
    return Played(number, seating, record, match.outcome, forfeit)


def _read(match: Match, text: str) -> Any:
    """A move as a player wrote it, legal or not. Raises Forfeit."""
    try:
        move = match.parse(text)
    except Refusal as refusal:
        raise Forfeit("forfeit-nonsense", text=text) from refusal
    if isinstance(move, Conduct):
        raise Forfeit("forfeit-nonsense", text=text)
    return move


def _conceded(seat: Seat, failure: Forfeit) -> Event:
    """What a player's failure is in the record: a loss on time, or a resignation."""
    return Event(NATURE, Flag(seat)) if failure.code == "forfeit-late" else Event(seat, Resign())


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


class Ranked(Protocol):
    """A game that has ended."""

    @property
    def seating(self) -> tuple[int, ...]: ...

    def rank(self, player: int) -> int: ...


def standing(games: Sequence[Ranked], player: int) -> Standing:
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
