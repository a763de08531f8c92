"""Tournaments: all players meet, and their results become ratings with intervals.

Where players meet, every pair plays the same openings, or every group of as many as there are seats. Where everyone
plays alone, all get the same deals. Everything follows from the seed, so a player who is added changes no game of the
others. Each finished game may be appended to a log, so that an interrupted tournament can go on.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any, Final

import msgspec

from galerie.bots import Player, bradley_terry, players
from galerie.bots.contest import THINKING_SECONDS, Contest, advantage, average, scores, standing
from galerie.bots.contest import play as play_contest
from galerie.bots.executors import Executor, Processes, here
from galerie.bots.log import Log
from galerie.bots.ratings import Pairing
from galerie.core import BotFault, Outcome, Record, Refusal, options
from galerie.core.options import Value
from galerie.core.record import loads
from galerie.core.refusal import Detail
from galerie.games import find

LEAST: Final = 2
"""Players of a tournament."""


@dataclass(frozen=True, slots=True)
class Tournament:
    game: str
    players: tuple[Player, ...]
    games: int
    """That each pair, or each group at a larger table, plays. Where everyone plays alone: of all together."""

    seed: int
    options: tuple[str, ...] = ()
    seats: int = 2
    apart: bool = False
    """Whether everyone plays alone in a game that could seat more."""

    seconds: float = THINKING_SECONDS
    """What a move of a player from outside may take."""

    @property
    def alone(self) -> bool:
        return self.apart or find(self.game).seats == range(1, 2)

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """The numbers of the players who sit at one table, or get the same deals."""
        everybody = range(len(self.players))
        return [tuple(everybody)] if self.alone else list(combinations(everybody, self.seats))

    @property
    def contests(self) -> list[Contest]:
        return [
            Contest(
                self.game,
                tuple(self.players[player] for player in group),
                self.games,
                self.seed,
                self.options,
                self.apart,
                fitted=True,
                seconds=self.seconds,
            )
            for group in self.groups
        ]

    def check(self, *, elsewhere: bool = False) -> None:
        """Refuse a tournament that cannot be played. Players that live elsewhere are not looked for here."""
        game = find(self.game)
        if len(self.players) < LEAST:
            raise Refusal("arena-few")
        for contest in self.contests:
            contest.check()
        for player in () if elsewhere else dict.fromkeys(self.players):
            players.check(game, player, options.parse(game.options, self.options))


class Failure(msgspec.Struct, frozen=True):
    """Why a player has lost a game without losing it on the board."""

    player: int
    code: str
    details: dict[str, Detail]

    @property
    def fault(self) -> BotFault:
        return BotFault.again(self.code, self.details)


class GameResult(msgspec.Struct, frozen=True):
    """A finished game, as a log keeps it."""

    group: int
    number: int
    """Within its group."""

    seating: tuple[int, ...]
    """The player in each seat."""

    outcome: Outcome
    text: str
    """The record."""

    failures: tuple[Failure, ...] = ()

    def rank(self, player: int) -> int:
        return self.outcome.ranks[self.seating.index(player)]

    @property
    def record(self) -> Record:
        return loads(self.text)


class Header(msgspec.Struct, frozen=True):
    """The first line of a log: what it is the log of."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int
    options: tuple[str, ...]
    seats: int
    apart: bool
    seconds: float


def log_of(path: Path, asked: Tournament) -> Log[GameResult]:
    """The games of a tournament as they end."""
    names = tuple(each if isinstance(each, str) else players.name(each) for each in asked.players)
    header = Header(asked.game, names, asked.games, asked.seed, asked.options, asked.seats, asked.apart, asked.seconds)
    return Log(path, header, GameResult)


def hold(asked: Tournament, executor: Executor, done: Sequence[GameResult] = ()) -> Iterator[GameResult]:
    """Play what is not done yet, and yield it as it ends."""
    known = {(each.group, each.number) for each in done}
    tasks = [
        (contest, group, members, number)
        for number in range(asked.games)  # games of all groups alternate: what is cut short is still balanced
        for group, (contest, members) in enumerate(zip(asked.contests, asked.groups, strict=True))
        if (group, number) not in known
    ]
    return executor(play, tasks)


def play(contest: Contest, group: int, members: tuple[int, ...], number: int) -> GameResult:
    """Play a game of a group, whose members have these numbers in the tournament."""
    played = play_contest(contest, number)
    seating = tuple(members[member] for member in played.seating)
    failures = tuple(Failure(members[member], fault.code, fault.details) for member, fault in played.faults)
    return GameResult(group, number, seating, played.outcome, str(played.record), failures)


class PlayerResult(msgspec.Struct, frozen=True, kw_only=True):
    """How one player did."""

    name: str
    games: int
    wins: int
    draws: int
    losses: int
    score: float
    """The share of all possible points: 1 for each opponent beaten, half for a tie."""

    score_interval: tuple[float, float]
    rating: float
    """By Bradley and Terry, relative to the first player; 400 points are odds of ten to one."""

    rating_interval: tuple[float, float]
    """At 95 %, like all of them. The first player's has no width."""

    mean: float | None = None
    """What it scored on average, where everyone plays alone."""

    mean_interval: tuple[float, float] | None = None
    lead: float | None = None
    """How much more than the first player, deal by deal."""

    lead_interval: tuple[float, float] | None = None
    failures: tuple[Failure, ...] = ()
    """Why it has lost games without losing them on the board, one for each."""


@dataclass(frozen=True, slots=True)
class Result:
    """What has come out of a tournament. It prints as a table; `data` is the same as plain data."""

    asked: Tournament
    games: tuple[GameResult, ...]
    players: tuple[PlayerResult, ...] = field(init=False)
    pairings: tuple[Pairing, ...] = field(init=False)
    """What each two players, by their numbers, have achieved against each other."""

    def __post_init__(self) -> None:
        games = tuple(sorted(self.games, key=lambda each: (each.group, each.number)))
        pairings = _pairings(self.asked, games)
        object.__setattr__(self, "games", games)
        object.__setattr__(self, "pairings", pairings)
        object.__setattr__(self, "players", tuple(_players(self.asked, games, pairings)))

    @property
    def records(self) -> list[Record]:
        return [each.record for each in self.games]

    @property
    def data(self) -> dict[str, Any]:
        return {
            "game": self.asked.game,
            "options": list(self.asked.options),
            "seed": self.asked.seed,
            "games": len(self.games),
            "alone": self.asked.alone,
            "players": msgspec.to_builtins(self.players),
            "pairings": [
                {"players": [int(each.first), int(each.second)], "points": [each.wins, each.draws, each.losses]}
                for each in self.pairings
            ],
        }

    @property
    def columns(self) -> tuple[str, ...]:
        """What the table shows of each player; its headings are the messages `arena-…`."""
        own = ("deals", "mean", "difference") if self.asked.alone else ("wins", "draws", "losses", "score", "rating")
        return ("player", *own, *(("forfeits",) if any(each.failures for each in self.players) else ()))

    @property
    def rows(self) -> list[tuple[str, ...]]:
        return [
            tuple(_cells(player, number)[column] for column in self.columns)
            for number, player in enumerate(self.players)
        ]

    def __str__(self) -> str:
        table = [self.columns, *self.rows]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = ["  ".join(map(str.rjust, row, widths)) for row in table]
        failures = (f"{each.fault} ({count})" for player in self.players for each, count in counted(player.failures))
        return "\n".join((*lines, *failures))


def counted(failures: Sequence[Failure]) -> list[tuple[Failure, int]]:
    """Failures that are told in the same words, and how many there were of each."""
    by_words = {str(each.fault): each for each in failures}
    return [(by_words[words], count) for words, count in Counter(str(each.fault) for each in failures).most_common()]


def _cells(player: PlayerResult, number: int) -> dict[str, str]:
    def spread(form: str, value: float | None, interval: tuple[float, float] | None) -> str:
        return "" if value is None or interval is None else f"{form} [{form}, {form}]".format(value, *interval)

    return {
        "player": f"{number + 1}. {player.name}",
        "deals": str(player.games),
        "wins": str(player.wins),
        "draws": str(player.draws),
        "losses": str(player.losses),
        "score": spread("{:.1%}", player.score, player.score_interval),
        "rating": spread("{:+.0f}", player.rating, player.rating_interval) if number else "0",
        "mean": spread("{:.2f}", player.mean, player.mean_interval),
        "difference": spread("{:+.2f}", player.lead, player.lead_interval),
        "forfeits": str(len(player.failures) or ""),
    }


def _players(asked: Tournament, games: Sequence[GameResult], pairings: Sequence[Pairing]) -> Iterator[PlayerResult]:
    numbers = [*map(str, range(len(asked.players)))]
    strengths = bradley_terry.fit(numbers, numbers[0], pairings)
    for number, player in enumerate(asked.players):
        own = [each for each in games if number in each.seating]
        strength = strengths[str(number)]
        done = standing(own, number)
        yield PlayerResult(
            name=players.name(player),
            games=len(own),
            wins=done.wins,
            draws=done.draws,
            losses=done.losses,
            score=done.score,
            score_interval=done.interval,
            rating=strength.points,
            rating_interval=(strength.points - strength.reach, strength.points + strength.reach),
            failures=tuple(failure for each in own for failure in each.failures if failure.player == number),
            **(_averages(games, number) if asked.alone else {}),
        )


def _averages(games: Sequence[GameResult], number: int) -> dict[str, Any]:
    mean, lead = average(scores(games, number)), advantage(games, number, over=0)
    found: dict[str, Any] = {"mean": mean.mean, "mean_interval": mean.interval}
    return found | ({"lead": lead.mean, "lead_interval": lead.interval} if number else {})


def _pairings(asked: Tournament, games: Sequence[GameResult]) -> tuple[Pairing, ...]:
    """Every two players who met, or who got the same deals: the higher score wins a deal."""
    signs: defaultdict[tuple[int, int], Counter[int]] = defaultdict(Counter)
    if asked.alone:
        for one, other in combinations(range(len(asked.players)), 2):
            for own, theirs in zip(scores(games, one), scores(games, other), strict=True):
                signs[one, other][(own > theirs) - (own < theirs)] += 1
    else:
        for game in games:
            for one, other in combinations(sorted(game.seating), 2):
                lead = game.rank(other) - game.rank(one)
                signs[one, other][(lead > 0) - (lead < 0)] += 1
    return tuple(
        Pairing(str(one), str(other), counts[1], counts[0], counts[-1])
        for (one, other), counts in sorted(signs.items())
    )


def arena(
    game: str,
    players: Sequence[Player],
    *,
    games: int = 100,
    seed: int = 1,
    seats: int = 2,
    alone: bool = False,
    move_seconds: float = THINKING_SECONDS,
    workers: int = 1,
    executor: Executor | None = None,
    log: Path | None = None,
    **chosen: Value,
) -> Result:
    """Let players meet, each pair in so many games, each opening from every seat, and return the table of results.

    Players are levels, functions `(view, seat, rng) -> move`, or bots from outside as text (`galerie.bots.players`).
    One that fails, takes longer for a move than it may, or answers with something else than a legal move, loses that
    game. In a game for one, or with `alone`, everyone plays the same deals instead. A seed always gives the same games.
    With several workers they are played in other processes, to which only functions of a module can be sent, or
    wherever the `executor` says. With a `log`, a tournament that was interrupted goes on where it stopped. Raises
    Refusal.
    """
    words = options.words(options.read(find(game).options, chosen))
    asked = Tournament(game, seated(players, 1 if alone else seats), games, seed, words, seats, alone, move_seconds)
    asked.check()
    kept = log_of(log, asked) if log else None
    results = kept.begin(resume=True) if kept else []
    for each in hold(asked, executor or (Processes(workers) if workers > 1 else here), tuple(results)):
        results.append(each)
        if kept:
            kept.append(each)
    return Result(asked, tuple(results))


def seated(players: Sequence[Player], seats: int) -> tuple[Player, ...]:
    """The players of a tournament: at a larger table, a few of them take turns in filling its seats."""
    return tuple(islice(cycle(players), max(len(players), seats if len(players) > 1 else 1)))
