"""What must be true of the file and of everybody who was there, whatever has happened in between."""

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from galerie.core import Refusal
from galerie.host.store.rows import Charter, Entry
from galerie.host.table.timeline import Course, fold
from galerie.host.view import projection
from galerie.host.view.projection import Scene
from tests.chaos.players import Player

LASTING = ("version", "ply", "view", "to_act", "moves", "ending", "request", "rematch")
"""What a moment tells that does not change while nothing happens."""


def faults(data: Path, players: Iterable[Player]) -> list[str]:
    """Every acknowledged move is in the log, every log replays to what was shown, and everybody has seen its end."""
    with sqlite3.connect(data) as db:
        tables = {
            table: (charter, _entries(db, table)) for table, charter in db.execute("SELECT id, charter FROM tables")
        }
    db.close()
    found: list[str] = []
    for player in players:
        charter, entries = tables[player.table]
        found += player.faults
        found += [f"{player.name}: {lost}" for lost in _lost(player, entries)]
        try:
            courses = [*fold(msgspec.json.decode(charter, type=Charter), entries)]
        except Refusal as refusal:
            found.append(f"{player.name}: the log does not replay ({refusal.code})")
        else:
            found += [f"{player.name}: {wrong}" for wrong in _wrong(player, courses)]
    return found


def _entries(db: sqlite3.Connection, table: str) -> tuple[Entry, ...]:
    rows = db.execute(
        "SELECT version, seat, move, elapsed, command FROM events WHERE table_id = ? ORDER BY version", (table,)
    )
    return tuple(Entry(*row) for row in rows)


def _lost(player: Player, entries: tuple[Entry, ...]) -> Iterator[str]:
    log = {entry.version: entry for entry in entries}
    for saved in player.saved:
        entry = log.get(saved.version)
        if entry is None:
            yield f"{saved.command} was acknowledged as version {saved.version}, and is not in the log"
        elif (entry.command, entry.seat, entry.move) != (saved.command, saved.seat, saved.move):
            yield f"{saved.command} was acknowledged as version {saved.version}, which is {entry.command}"


def _wrong(player: Player, courses: list[Course]) -> Iterator[str]:
    audience = frozenset[int]() if player.seat is None else frozenset({player.seat})
    for version, shown in player.seen.items():
        if version >= len(courses):
            yield f"was shown version {version}, and the log ends at {len(courses) - 1}"
            continue
        course = courses[version]
        event = course.event
        if shown != ((event.seat, projection.shown_move(course.match, event, player.seat)) if event else (None, None)):
            yield f"was shown {shown} as version {version}, which is another"
    if player.version != len(courses) - 1:
        yield f"is at version {player.version} of {len(courses) - 1}"
        return
    last = courses[-1]
    expected = _plain(Scene(last.match, last.event).seen(audience))
    different = [name for name in LASTING if player.moment[name] != expected[name]]
    if different:
        yield f"sees another {', '.join(different)} than the log leads to"


def _plain(moment: Any) -> dict[str, Any]:
    plain = msgspec.json.decode(msgspec.json.encode(moment))
    assert isinstance(plain, dict)
    return plain
