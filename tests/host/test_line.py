"""The short way in and out of a connection says and hears what the long one would."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from litestar.exceptions import WebSocketDisconnect
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from galerie.host.line import UNREAD, Line, Mailbox, passage


class Network(asyncio.Transport):
    """Between a line and a client; what it does not take waits."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = bytearray()
        self.reading = True
        self.closing = False
        self.waiting = 0

    def write(self, data: Any) -> None:
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True


class Call:
    """A client, and the line at the other end as an application has it."""

    def __init__(self) -> None:
        self.accepted: asyncio.Future[Line] = asyncio.get_running_loop().create_future()
        self.over = asyncio.Event()
        self.network = Network()
        config = uvicorn.Config(
            self._application,
            interface="asgi3",
            log_config=None,
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,
        )
        self._end = Line(config, ServerState(), {})
        self._client = ClientProtocol(parse_uri("ws://host/"), max_size=None)

    async def begin(self) -> Line:
        self._end.connection_made(self.network)
        self._client.send_request(self._client.connect())
        self._deliver()
        line = await self.accepted
        assert self.heard() != []
        return line

    def say(self, text: str) -> None:
        self._client.send_text(text.encode())
        self._deliver()

    def say_bytes(self, data: bytes) -> None:
        self._client.send_binary(data)
        self._deliver()

    def say_in_parts(self, *parts: str) -> None:
        self._client.send_text(parts[0].encode(), fin=False)
        for number, part in enumerate(parts[1:], start=2):
            self._client.send_continuation(part.encode(), fin=number == len(parts))
        self._deliver()

    def hang_up(self, code: int = 1000) -> None:
        self._client.send_close(code)
        self._deliver()

    def heard(self) -> list[Any]:
        """What has come since this was last asked."""
        self._client.receive_data(bytes(self.network.sent))
        self.network.sent.clear()
        assert self._client.parser_exc is None
        return self._client.events_received()

    def texts(self) -> list[bytes]:
        return [bytes(frame.data) for frame in self.heard() if isinstance(frame, Frame) and frame.opcode is Opcode.TEXT]

    def _deliver(self) -> None:
        self._end.data_received(b"".join(self._client.data_to_send()))

    async def _application(self, scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        found = passage(scope)
        assert isinstance(found, Line)
        self.accepted.set_result(found)
        await self.over.wait()


@asynccontextmanager
async def call() -> AsyncIterator[tuple[Call, Line]]:
    calling = Call()
    line = await calling.begin()
    try:
        yield calling, line
    finally:
        line.stop_keepalive()
        calling.over.set()
        await asyncio.gather(*line.tasks)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
async def test_a_message_of_any_length_arrives_as_it_was_told(length: int) -> None:
    async with call() as (client, line):
        text = b"x" * length
        line.tell(text)
        line.tell(b"after it")
        assert client.texts() == [text, b"after it"]


async def test_nothing_is_told_once_the_connection_is_closing() -> None:
    async with call() as (client, line):
        await line.send({"type": "websocket.close", "code": 1008})
        line.tell(b"too late")
        assert client.texts() == []
        line.close_timer.cancel()  # type: ignore[union-attr]  # set by closing


@pytest.mark.parametrize("length", [1, 125, 126, 65_535])
async def test_messages_are_heard_in_their_order(length: int) -> None:
    async with call() as (client, line):
        client.say("y" * length)
        client.say_in_parts("é", "t", "é")
        client.say_bytes(b"no text")
        assert [await line.hear() for _ in range(3)] == ["y" * length, "été", ""]


async def test_who_waits_for_a_message_is_woken_by_it() -> None:
    async with call() as (client, line):
        waiting = asyncio.create_task(line.hear())
        await asyncio.sleep(0)
        client.say("here")
        assert await waiting == "here"


async def test_the_end_is_heard_after_what_was_said_before_it() -> None:
    async with call() as (client, line):
        client.say("last words")
        client.hang_up(1001)
        assert await line.hear() == "last words"
        with pytest.raises(WebSocketDisconnect) as end:
            await line.hear()
        assert end.value.code == 1001


async def test_a_client_who_is_not_listened_to_is_held_back_and_let_go_on() -> None:
    async with call() as (client, line):
        for number in range(UNREAD):
            client.say(str(number))
        assert client.network.reading
        client.say("one too many")
        assert not client.network.reading
        assert [await line.hear() for _ in range(UNREAD)] == [str(number) for number in range(UNREAD)]
        assert not client.network.reading
        assert await line.hear() == "one too many"
        assert client.network.reading


async def test_the_backlog_is_what_the_network_has_not_taken() -> None:
    async with call() as (client, line):
        client.network.waiting = 12_345
        assert line.backlog == 12_345


async def test_a_mailbox_whose_reader_has_gone_keeps_its_letters_for_the_next() -> None:
    box = Mailbox[str]()
    gone = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    gone.cancel()
    box.put_nowait("first")
    box.put_nowait("second")
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert (box.qsize(), await box.get(), box.get_nowait(), box.empty()) == (2, "first", "second", True)
