"""What is logged says what happened, and nothing of what people say, hold or may not know."""

import ast
import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import galerie.host
from galerie.core import BadNotation, Refusal
from galerie.host.ops import logs
from galerie.host.web.settings import Settings
from tests.host.sockets import joined
from tests.servers import Server

SECRET = "set PIMES 24*315*"  # noqa: S105  a move that only its seat may know
TOKEN = "sesame-sesame-sesame"  # noqa: S105  nobody else's
HOST = Path(galerie.host.__file__).parent


def lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


@pytest.fixture
def loud(tmp_path: Path) -> Server:
    return Server(tmp_path / "tables.sqlite3", log_format="json", log_level="debug", metrics_token=TOKEN)


def test_requests_and_connections_are_logged_without_secrets(loud: Server) -> None:
    loud.start()
    ada, bob = loud.guest(), loud.guest()
    table = ada.open_table({"kind": "me", "name": "Ada Lovelace"}, {"kind": "open"}, game="reflecto")
    bob.sit(table, 1, "Bob Le Bref")
    with joined(loud, table, ada) as first, joined(loud, table, bob) as second:
        assert first.play(SECRET)["kind"] == "saved"
        assert second.play("set NOT-A-WORD !!", seat=1)["kind"] == "refused"
        first.send("nonsense with PIMES")
        first.send({"kind": "play", "id": "PIMES", "seat": "PIMES", "move": 3})
        first.until("refused")
    ada.http.get("/api/tables/PIMES", params={"token": "PIMES"})
    ada.http.post("/api/replay", content=f"galerie record 1\n{SECRET}")
    ada.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    loud.stop()
    text = loud.log.read_text()
    told = [(line["message"], line.get("route"), line.get("status")) for line in lines(loud)]
    assert ("request", "/api/tables", 201) in told
    assert ("request", "/api/tables/{table_id}/seats/{seat}", 200) in told
    assert ("request", "/api/tables/{table_id}", 404) in told
    assert ("request", "/api/replay", 400) in told
    assert any(message == "connection closed" for message, *_ in told)
    cookies = [guest.http.cookies["galerie_guest"] for guest in (ada, bob)]
    guests = [cookie.partition(".")[0] for cookie in cookies]
    with sqlite3.connect(loud.data) as db:
        (key,) = db.execute("SELECT value FROM secrets WHERE name = 'cookie'").fetchone()
    db.close()
    for secret in (table, "PIMES", "24*315", "NOT-A-WORD", "Ada", "Bob", TOKEN, key, *cookies, *guests):
        assert secret not in text, secret
    ada.close()
    bob.close()


def test_an_answer_bears_the_number_under_which_it_is_logged(loud: Server) -> None:
    loud.start()
    guest = loud.guest()
    number = guest.http.get("/api/games").headers["x-request-id"]
    guest.close()
    loud.stop()
    (line,) = [line for line in lines(loud) if line.get("request") == number]
    assert (line["method"], line["route"], line["status"], line["level"]) == ("GET", "/api/games", 200, "info")


def test_a_quiet_host_logs_nothing_when_all_is_well(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3")
    server.start()
    guest = server.guest()
    with joined(server, guest.open_table({"kind": "me"}, {"kind": "here"}), guest) as socket:
        socket.play("d6")
    guest.close()
    assert server.stop() == 0
    assert server.log.read_text() == ""


def formatted(formatter: logging.Formatter, message: str, error: BaseException | None = None, **fields: Any) -> str:
    info = (type(error), error, error.__traceback__) if error else None
    record = logging.makeLogRecord({"msg": message, "exc_info": info, "levelname": "ERROR", "name": "x", **fields})
    return formatter.format(record)


@pytest.mark.parametrize("formatter", [logs.JsonLines(), logs.HumanLines()])
def test_of_an_error_its_kind_and_place_are_told_but_not_what_it_quotes(formatter: logging.Formatter) -> None:
    try:
        try:
            msgspec.json.decode(b'"PIMES"', type=int)
        except msgspec.ValidationError as error:
            raise BadNotation("notation-unknown", text=SECRET) from error
    except Refusal as refusal:
        text = formatted(formatter, "bot failed", refusal)
    assert "PIMES" not in text
    assert "BadNotation notation-unknown from ValidationError" in text
    assert "test_logs.py:" in text


def test_of_a_failing_disk_the_words_are_told() -> None:
    text = formatted(
        logs.JsonLines(), "writes to the store are failing", sqlite3.OperationalError("database or disk is full")
    )
    assert "OperationalError: database or disk is full" in text


async def test_a_task_that_nobody_waited_for_does_not_quote_its_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.root, "handlers", [])
    logs.configure(Settings(log_format="json"))

    async def fail() -> None:
        raise BadNotation("notation-unknown", text=SECRET)

    task = asyncio.create_task(fail())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
    (line,) = capsys.readouterr().err.splitlines()
    assert "PIMES" not in line
    assert json.loads(line)["message"] == "Task exception was never retrieved"


def test_libraries_do_not_chatter_even_when_we_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging.root, "handlers", [])
    logs.configure(Settings(log_level="debug"))
    assert logging.getLogger("galerie.host.table.progress").isEnabledFor(logging.DEBUG)
    for name in ("uvicorn.error", "websockets.server", "asyncio", "litestar"):
        assert not logging.getLogger(name).isEnabledFor(logging.INFO)


def test_every_message_in_the_code_is_a_fixed_sentence() -> None:
    """So that nobody can put a move, a name or a cookie into one."""
    for path in HOST.rglob("*.py"):
        calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        for call in calls:
            if ast.unparse(call.func).startswith("log."):
                where = f"{path.name}:{call.lineno}"
                assert len(call.args) == 1, where
                assert isinstance(call.args[0], ast.Constant), where
