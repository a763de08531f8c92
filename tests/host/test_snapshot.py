"""The moments of a long game are made in a worker process, and are the same as those of the event loop."""

from pathlib import Path

import msgspec
import pytest

from galerie.bots.workers import Workers
from galerie.host.view import snapshot
from galerie.host.view.snapshot import PageLimits
from galerie.host.wire import encode
from tests.host.tables import opened


async def test_a_worker_makes_the_same_moments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers()
    try:
        async with opened(tmp_path / "db", workers=workers) as table:
            for ply, (guest, seat, move) in enumerate([("ada", 0, "d6"), ("bob", 1, "c6"), ("ada", 0, "b6")]):
                await table.play(guest, str(ply), seat, move)
            here = encode(table.view.moments("ada"))
            monkeypatch.setattr(snapshot, "SHORT", 0)
            assert msgspec.json.decode(await table.view.moment_page("ada", 0)) == msgspec.json.decode(here)
            record = table.view.record().encode()
            assert await table._services.offload(snapshot.replayed, record, 0, 99, PageLimits()) == snapshot.replayed(
                record, 0, 99, PageLimits()
            )
    finally:
        workers.close()
