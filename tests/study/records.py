"""Recorded games for tests."""

from random import Random

from galerie.core import Line, Match, Record, automatic
from galerie.games import GAMES


def random_record(name: str, seed: int, most: int = 60) -> Record:
    """A game of listed moves, which ends early by resigning if it gets long."""
    game, rng = GAMES[name], Random(seed)
    match, lines = Match.begin(game), list[Line]()
    while match.to_act and len(lines) < most:
        event = automatic(match, rng)
        seat = event.seat if event else rng.choice(sorted(match.to_act))
        move = event.move if event else rng.choice([*match.moves(seat)])
        lines.append(Line(seat, str(move)))
        match = match.then(seat, move)
    if not match.outcome:
        lines.append(Line(0, "!resign"))
    return Record.of(game, game.options(), ("",) * match.seats, lines)
