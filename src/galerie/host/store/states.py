"""How tables stand, without loading them."""

from typing import NamedTuple

import msgspec

from galerie.host.store.database import Database
from galerie.host.store.rows import GameStatus, StoredEnding, TableSetup


class TableState(NamedTuple):
    setup: TableSetup
    status: GameStatus


def table_state(db: Database, table_id: str) -> TableState | None:
    """None if there is no such table."""
    found = db.execute(
        "SELECT charter, acting, ending FROM tables JOIN standings ON table_id = id WHERE id = ?", (table_id,)
    ).fetchone()
    if found is None:
        return None
    charter, acting, ending = found
    acts = msgspec.json.decode(acting or b"[]", type=tuple[int, ...])
    ended = msgspec.json.decode(ending, type=StoredEnding) if ending else None
    return TableState(msgspec.json.decode(charter, type=TableSetup), GameStatus(acts, ended))
