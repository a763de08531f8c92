"""Downtime is charged to nobody: whatever runs out does so as much later as the server was down."""

from typing import Final

import msgspec
from msgspec.structs import replace

from galerie.host.store.database import Database
from galerie.host.store.rows import StoredPairing, StoredTournament

DEADLINES: Final = "UPDATE deadlines SET since = since + ?, at = at + ?"
TOURNAMENTS: Final = "SELECT id, tournament FROM tournaments WHERE phase = 'playing'"
PAIRINGS: Final = """
SELECT tournament_id, number, pairing FROM pairings JOIN tournaments ON tournaments.id = tournament_id
WHERE phase = 'playing'
"""
HEARTBEAT: Final = "INSERT INTO pulse VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"

LATER: Final = " WHERE excluded.at > pulse.at"


def exclude(db: Database, now: int, *, forward: bool) -> None:
    """Move whatever runs out by the time since the last sign of life; in a cluster only `forward`."""
    found = db.execute("SELECT at FROM pulse").fetchone()
    lost = now - int(found[0]) if found else 0
    if lost > 0 or not forward:
        db.execute(DEADLINES, (lost, lost))
        _move_tournaments(db, lost)
    live(db, now, forward=forward)


def live(db: Database, now: int, *, forward: bool) -> None:
    """Note a sign of life; in a cluster none that is earlier than the last one."""
    db.execute(HEARTBEAT + LATER if forward else HEARTBEAT, (now,))


def _move_tournaments(db: Database, lost: int) -> None:
    """Move the times until which players are awaited, rounds pause, and arenas pair."""
    rows = []
    for tournament_id, stored in db.execute(TOURNAMENTS).fetchall():
        tournament = msgspec.json.decode(stored, type=StoredTournament)
        due = None if tournament.due is None else tournament.due + lost
        rows.append((msgspec.json.encode(replace(tournament, due=due)), lost, tournament_id))
    db.executemany("UPDATE tournaments SET tournament = ?, touched = touched + ? WHERE id = ?", rows)
    found = ((each, number, msgspec.json.decode(row, type=StoredPairing)) for each, number, row in db.execute(PAIRINGS))
    moved = [
        (msgspec.json.encode(replace(pairing, since=pairing.since + lost)), tournament_id, number)
        for tournament_id, number, pairing in found
        if pairing.scores is None
    ]
    db.executemany("UPDATE pairings SET pairing = ? WHERE tournament_id = ? AND number = ?", moved)
