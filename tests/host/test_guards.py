"""What is looked at before a request is answered."""

from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.host.apps import ME, OPEN, serving, visitor


async def test_a_request_waits_for_no_thread_before_it_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> NoReturn:
        raise AssertionError("a thread is waited for")

    monkeypatch.setattr("litestar.utils.sync.sync_to_thread", refuse)
    async with serving(tmp_path / "tables.sqlite3") as app, visitor(app) as ada:
        assert (await ada.get("/api/games")).status_code == 200
        assert (await ada.post("/api/tables", json={"game": "reversi", "seats": [ME, OPEN]})).status_code == 201
