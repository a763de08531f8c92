"""Twin games: two records of one game that a viewer, or a spectator, cannot tell apart.

They are made by the rules alone. Wherever somebody else makes a move of which the viewer sees only a veil, another move
behind the same veil is made in the second record; for the rest both go the same way, as far as nothing comes out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Final, TypeAlias

from galerie.core import NATURE, AnyGame, Event, IllegalMove, Line, Match, Seat, automatic
from galerie.core.contract import forced_move, hides, veiled
from galerie.games import GAMES, reflecto
from tests import toy

ALL_GAMES: Final = tuple({game.name: game for game in (*GAMES.values(), reflecto.GAME, toy.GAME)}.values())
"""Those that can be played, those that soon will, and the tests' own: as small as a game with a secret can be."""

TURNS: Final = 6
"""A player's move, or chance at the start, with all that follows from it by itself."""

ATTEMPTS: Final = 40
LISTED: Final = 400
"""As many moves are chosen from as this, in positions that have more."""

Pair: TypeAlias = tuple[Match, Match]
Events: TypeAlias = tuple[Event, Event]


def is_secret(game: AnyGame) -> bool:
    """Whether something is hidden from somebody."""
    return hides(game.start(game.seats[0], game.options()))


@dataclass(frozen=True)
class Twins:
    game: AnyGame
    seats: int
    options: Any
    viewer: Seat
    records: tuple[tuple[Line, ...], tuple[Line, ...]]

    @property
    def start(self) -> Match:
        return Match.begin(self.game, self.seats, self.options)

    @property
    def knowing(self) -> set[Seat]:
        """The seats that know which of the two it is."""
        return {one.seat for one, two in zip(*self.records, strict=True) if one != two}


def twins(
    game: AnyGame,
    seats: int,
    viewer: Seat,
    *,
    seed: int = 0,
    options: Any = None,
    opening: Sequence[tuple[Seat, str, str]] = (),
    turns: int = TURNS,
) -> Twins:
    """Twins that begin with these moves, a seat's one and its other, and go on at random for so many turns."""
    options = options or game.options()
    rng = Random(seed)
    start = Match.begin(game, seats, options)
    pair: Pair = (start, start)
    made: list[Events] = []
    for seat, *moves in opening:
        one, two = (Event(seat, match.parse(move)) for match, move in zip(pair, moves, strict=True))
        made.append((one, two))
        pair = _after(pair, made[-1])
    for _ in range(turns):
        if turn := _turn(pair, viewer, rng):
            events, pair = turn
            made += events
    ours, theirs = (tuple(event.line for event in record) for record in zip(*made, strict=True))
    return Twins(game, seats, options, viewer, (ours, theirs))


def turns(match: Match, lines: tuple[Line, ...]) -> Iterator[tuple[Line | None, Match]]:
    """The moves that players make, None for the start, each with the match after all that follows from it by itself."""
    made: Line | None = None
    for line in lines:
        event = Event(line.seat, match.parse(line.move))
        by_itself = event.seat == NATURE or forced_move(match.position) == event.move
        if not by_itself:
            yield made, match
            made = line
        match = match.then(event.seat, event.move)
    yield made, match


def _turn(pair: Pair, viewer: Seat, rng: Random) -> tuple[list[Events], Pair] | None:
    """One move and all that follows from it by itself, after which the game goes on and nothing has come out."""
    for _ in range(ATTEMPTS):
        made: list[Events] = []
        after = pair
        while not made or automatic(after[0], rng):
            made.append(_events(after, viewer, rng))
            try:
                after = _after(after, made[-1])
            except IllegalMove:
                break
            if after[0].outcome or not _alike(after, viewer):
                break
        else:
            return made, after
    return None


def _events(pair: Pair, viewer: Seat, rng: Random) -> Events:
    one, two = pair
    event = automatic(one, rng)
    if event is None:
        seat = rng.choice(sorted(one.to_act))
        event = Event(seat, rng.choice(list(islice(one.moves(seat), LISTED))))
    if event.seat == viewer:
        return event, event
    if event.seat == NATURE and _sees(one, event.move, viewer) != _sees(one, event.move, None):
        return _deals(pair, viewer, rng) or (event, event)
    seen = _sees(one, event.move, viewer)
    behind = [move for move in islice(two.moves(event.seat), LISTED) if _sees(two, move, viewer) == seen]
    others = [move for move in behind if move != event.move]
    return event, Event(event.seat, rng.choice(others or behind or [event.move]))


def _deals(pair: Pair, viewer: Seat, rng: Random) -> Events | None:
    """Two deals in which the viewer alone gets the same, where chance shows each player something else."""
    one, two = ([*islice(match.moves(NATURE), LISTED)] for match in pair)
    alike = [
        (Event(NATURE, ours), Event(NATURE, theirs))
        for ours in one
        for theirs in two
        if ours != theirs and _sees(pair[0], ours, viewer) == _sees(pair[1], theirs, viewer)
    ]
    return rng.choice(alike) if alike else None


def _sees(match: Match, move: Any, viewer: Seat | None) -> str:
    return veiled(match.position, move, viewer)


def _after(pair: Pair, events: Events) -> Pair:
    one, two = (match.then(event.seat, event.move) for match, event in zip(pair, events, strict=True))
    return one, two


def _alike(pair: Pair, viewer: Seat) -> bool:
    one, two = pair
    return one.to_act == two.to_act and all(one.position.view(eye) == two.position.view(eye) for eye in (viewer, None))
