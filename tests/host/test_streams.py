"""Streams of lines: how much may wait in them, and that whatever ends them releases everything."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

import pytest

from galerie.host.bot_api import streams
from galerie.host.bot_api.streams import LineChannel, LineStream
from galerie.host.socket.connection import RESTARTING, Connection


def connected(backlog_bytes: int = 1000) -> tuple[Connection, LineChannel]:
    channel = LineChannel(backlog_bytes)
    return Connection("bot", channel=channel), channel


async def served(stream: LineStream, *, gone: bool = False) -> bytes:
    """The body of the response to a client that stays to the end, or has left before it begins."""
    body = b""

    async def receive() -> Any:
        if not gone:
            await asyncio.Event().wait()
        return {"type": "http.disconnect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        nonlocal body
        body += message.get("body", b"")
        if message["type"] == "http.response.body" and not message["more_body"]:
            task.cancel()

    response = stream.to_asgi_response(None, request=None)
    scope: Any = {"type": "http", "method": "GET", "state": {}}
    task = asyncio.ensure_future(response(scope, receive, send))
    await asyncio.wait([task], timeout=10)
    return body


async def test_lines_come_in_order_until_the_connection_is_closed() -> None:
    connection, channel = connected()
    released: list[None] = []
    stream = LineStream(connection, channel, lambda: False, lambda: released.append(None))
    connection.send(b"1")
    connection.send(b"2")
    connection.close(RESTARTING)
    connection.send(b"3")
    assert await served(stream) == b"1\n2\n"
    assert released == [None]
    assert connection.channel is None


async def test_a_stream_ends_when_its_subject_does() -> None:
    connection, channel = connected()
    stream = LineStream(connection, channel, lambda: True, lambda: None)
    connection.send(b"the end")
    assert await served(stream) == b"the end\n"


async def test_a_slow_reader_is_cut_off_and_little_waits_for_it() -> None:
    connection, channel = connected(backlog_bytes=100)
    stream = LineStream(connection, channel, lambda: False, lambda: None)
    for _ in range(50):
        connection.send(b"0123456789")
    assert connection.closed
    assert await served(stream) == b"0123456789\n" * 11


async def test_who_has_left_before_the_first_line_takes_no_place() -> None:
    connection, channel = connected()
    released: list[None] = []
    await served(LineStream(connection, channel, lambda: False, lambda: released.append(None)), gone=True)
    assert released == [None]


async def test_a_silent_stream_sends_empty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "KEEP_ALIVE_SECONDS", 0.01)
    lines = LineChannel().lines(lambda: False)
    assert [await anext(lines), await anext(lines)] == [b"\n", b"\n"]
