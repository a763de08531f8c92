"""A game as long as one wants: in Miroir cards may be shifted to and fro for hundreds of moves."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from galerie.core import NATURE, Line, Match, Record, automatic
from galerie.core.conduct import Agree, Resign, TakeBack
from galerie.games import GAMES
from galerie.games.miroir.rules.moves import Shift
from galerie.host.store.rows import Chair, EventRow, TableSetup
from galerie.host.store.store import Store
from tests.servers import Guest

GAME = "miroir"


@cache
def long_match(plies: int) -> Match:
    """A match of so many plies that goes on."""
    dice, match = Random(3), Match.begin(GAMES[GAME])
    while len(match.line) < plies:
        (seat,) = match.to_act
        drawn = automatic(match, dice)
        match = match.then(seat, drawn.move if drawn else _choice(match, seat, dice))
    return match


def _choice(match: Match, seat: int, dice: Random) -> Any:
    """A shift where there is one: other moves come to an end."""
    moves = [*match.moves(seat)]
    return dice.choice([move for move in moves if isinstance(move, Shift)] or moves)


def long_record(plies: int, takebacks: int = 0) -> str:
    """The record of such a match, in which the last move is taken back and made again, and at last somebody resigns."""
    match = long_match(plies)
    lines = [event.line for event in match.line]
    (seat, move) = next(line for line in reversed(lines) if line.seat != NATURE)
    again = [Line(seat, str(TakeBack())), Line(1 - seat, str(Agree())), Line(seat, move)]
    return str(
        Record.of(match.game, match.options, ("Ada", "Bob"), [*lines, *(again * takebacks), Line(0, str(Resign()))])
    )


def long_table(guest: Guest, plies: int) -> str:
    """A table that goes on from there, against a bot."""
    wish = {"record": long_record(plies), "at": {"variation": 0, "ply": plies}, "seat": 0, "level": "novice"}
    answer = guest.http.post("/api/analysis/play", json=wish, timeout=120)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def store_tables(data: Path, tables: int, plies: int) -> list[str]:
    """Such tables of two people in the file of a host that does not run yet."""
    game, names = GAMES[GAME], [f"table-{number}" for number in range(tables)]
    chairs = tuple(Chair.of(name.lower(), name) for name in ("Ada", "Bob"))
    entries = [EventRow(version, *event.line, elapsed=0) for version, event in enumerate(long_match(plies).line, 1)]
    store = Store(data)
    for name in names:
        await store.open(name, TableSetup(GAME, game.version, (), chairs), entries=entries)
    store.close()
    return names
