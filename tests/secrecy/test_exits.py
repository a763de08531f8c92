"""No exit is left untried: whoever adds one to the host finds it tried by the twins, or this failing."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import WebSocket, asgi, get, post, websocket

from galerie.host import wire
from galerie.host.routes.tables import TABLES
from tests import toy
from tests.secrecy.exits import frame, line
from tests.secrecy.stage import seatings, tell
from tests.secrecy.twins import twins


async def untried(folder: Path) -> set[str]:
    tale = await tell(folder, twins(toy.GAME, 2, 0), seatings(2, 0)["apart"], program=True)
    return tale.exits ^ {told.exit for told in tale.told}


async def test_every_exit_is_tried(tmp_path: Path) -> None:
    assert await untried(tmp_path) == set()


@post("/api/tables/{table_id:str}/chat")
async def chat() -> None: ...


@get("/api/strangers/{stranger:str}")
async def stranger() -> None: ...


@websocket("/api/lobby")
async def lobby(socket: WebSocket[Any, Any, Any]) -> None: ...


@asgi("/pulse", copy_scope=False)
async def pulse(scope: Any, receive: Any, send: Any) -> None: ...


async def test_routes_and_sockets_that_nobody_knows_how_to_ask_about_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("galerie.host.web.app.TABLES", [*TABLES, chat, stranger, lobby, pulse])
    assert await untried(tmp_path) >= {
        "POST /api/tables/{table_id:str}/chat",
        "GET /api/strangers/{stranger:str}",
        "OPTIONS /api/strangers/{stranger:str}",
        "/api/lobby welcome",
        "/pulse",
    }


async def test_a_message_that_nobody_provokes_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whisper = msgspec.defstruct("Whisper", [], bases=(wire.Wire,), tag_field="kind", tag="whisper", frozen=True)
    monkeypatch.setattr(wire, "Whisper", whisper, raising=False)
    assert await untried(tmp_path) == {frame("whisper"), line("whisper")}
