"""What must be true of the file and of everybody who was there, whatever has happened in between."""

import sqlite3
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from galerie.core import Refusal
from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.table.timeline import TimedMatch, fold
from galerie.host.view import projection
from galerie.host.view.projection import Projection
from tests.chaos.players import Player

LASTING = ("version", "ply", "view", "to_act", "moves", "ending", "request", "rematch")
"""What a moment tells that does not change while nothing happens."""


Tables: TypeAlias = dict[str, tuple[bytes, tuple[EventRow, ...]]]
"""The setup and the log of every table."""


def stored(data: Path) -> Tables:
    with sqlite3.connect(data) as db:
        tables = {table: (setup, _entries(db, table)) for table, setup in db.execute("SELECT id, charter FROM tables")}
    db.close()
    return tables


def faults(tables: Tables, players: Iterable[Player]) -> list[str]:
    """Every acknowledged move is in the log, every log replays to what was shown, and everybody has seen its end."""
    found: list[str] = []
    for table, company in groupby(sorted(players, key=lambda player: player.table), lambda player: player.table):
        setup, entries = tables[table]
        try:
            timeline = [*fold(msgspec.json.decode(setup, type=TableSetup), entries)]
        except Refusal as refusal:
            timeline = []
            found.append(f"the log of a table does not replay ({refusal.code})")
        for player in company:
            found += player.faults
            found += [f"{player.name}: {lost}" for lost in _lost(player, entries)]
            found += [f"{player.name}: {wrong}" for wrong in _wrong(player, timeline)]
    return found


def _entries(db: sqlite3.Connection, table: str) -> tuple[EventRow, ...]:
    rows = db.execute(
        "SELECT version, seat, move, elapsed, command FROM events WHERE table_id = ? ORDER BY version", (table,)
    )
    return tuple(EventRow(*row) for row in rows)


def _lost(player: Player, entries: tuple[EventRow, ...]) -> Iterator[str]:
    log = {entry.version: entry for entry in entries}
    for saved in player.saved:
        entry = log.get(saved.version)
        if entry is None:
            yield f"{saved.command} was acknowledged as version {saved.version}, and is not in the log"
        elif (entry.command, entry.seat, entry.move) != (saved.command, saved.seat, saved.move):
            yield f"{saved.command} was acknowledged as version {saved.version}, which is {entry.command}"


def _wrong(player: Player, timeline: list[TimedMatch]) -> Iterator[str]:
    audience = frozenset[int]() if player.seat is None else frozenset({player.seat})
    for version, shown in player.seen.items():
        if version >= len(timeline):
            yield f"was shown version {version}, and the log ends at {len(timeline) - 1}"
            continue
        timed = timeline[version]
        event = timed.event
        if shown != ((event.seat, projection.shown_move(timed.match, event, player.seat)) if event else (None, None)):
            yield f"was shown {shown} as version {version}, which is another"
    if player.left:
        return
    if player.version != len(timeline) - 1:
        yield f"is at version {player.version} of {len(timeline) - 1}"
        return
    last = timeline[-1]
    expected = _plain(Projection(last.match, last.event).moment_for(audience))
    different = [name for name in LASTING if player.moment[name] != expected[name]]
    if different:
        yield f"sees another {', '.join(different)} than the log leads to"


def _plain(moment: Any) -> dict[str, Any]:
    plain = msgspec.json.decode(msgspec.json.encode(moment))
    assert isinstance(plain, dict)
    return plain
