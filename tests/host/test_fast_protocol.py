"""The short way in and out of a connection says and hears what the long one would."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
import uvloop
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from galerie.host.socket.fast import kernel
from galerie.host.socket.fast.protocol import CallbackQueue, FastWebSocket, fast_channel, readable_short_text
from galerie.host.socket.fast.send_batch import BatchSender
from galerie.host.web.connections import ConnectionLimits, Connections
from galerie.host.web.settings import Settings
from galerie.host.web.turns import Turns

LIMITS = ConnectionLimits.of(Settings())


def guarded(rate: float = 1_000_000) -> dict[str, Any]:
    return {"connections": Connections(LIMITS, []), "turns": Turns(), "messages_per_second": rate}


def client_frame(text: bytes, first: int = 0x81, mask: bytes = b"mask") -> bytes:
    return bytes((first, 0x80 + len(text))) + mask + bytes(each ^ mask[n % 4] for n, each in enumerate(text))


@pytest.mark.parametrize("read", [readable_short_text, *([kernel.compiled.short_text] if kernel.available else [])])
class TestAShortText:
    @pytest.mark.parametrize("text", ["", "a", "déjà", "x" * 124, "é" * 62])
    def test_is_read(self, read: Callable[[bytes], str | None], text: str) -> None:
        assert read(client_frame(text.encode())) == text

    @pytest.mark.parametrize(
        "data",
        [
            *(b"", b"\x81", b"\x81\x80", client_frame(b"whole")[:-1], client_frame(b"whole") + b"x"),
            *(client_frame(b"part", 0x01), client_frame(b"binary", 0x82), client_frame(b"reserved", 0xC1)),
            *(b"\x81\x04bare", b"\x81\xfe\x00\x01maskx", client_frame(b"\xff\xfe"), client_frame(b"\xed\xa0\x80")),
            client_frame(bytes(126)),
        ],
        ids=repr,
    )
    def test_is_nothing_else(self, read: Callable[[bytes], str | None], data: bytes) -> None:
        assert read(data) is None


@pytest.mark.skipif(not kernel.available, reason="the kernel has not been built")
@given(st.binary(max_size=160).map(lambda data: data[:2] and bytes((0x81, 0x80 | data[0])) + data[1:]) | st.binary())
def test_the_kernel_reads_short_texts_as_its_twin_does(data: bytes) -> None:
    assert kernel.compiled.short_text(data) == readable_short_text(data)


class Network(asyncio.Transport):
    """Between a line and a client; what it does not take waits."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = bytearray()
        self.reading = True
        self.closing = False
        self.most = 0
        self.waiting = 0
        """Bytes that it has not taken yet."""

        self.wire: dict[str, Any] = {}
        """What it is made of: its socket, and how that is enciphered."""

    def write(self, data: Any) -> None:
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.wire.get(name, default)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert high == low, "a line is behind as long as it is, and no longer"
        self.most = high or 0

    def pause_reading(self) -> None:
        assert not self.closing
        self.reading = False

    def resume_reading(self) -> None:
        assert not self.closing
        self.reading = True

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = True


class Ear:
    """Remembers what was said."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.parted = 0

    def receive(self, text: str) -> None:
        self.said.append(text)

    def disconnect(self) -> None:
        self.parted += 1


class Call:
    """A client, and the line at the other end as an application has it."""

    def __init__(self, rate: float) -> None:
        self.accepted: asyncio.Future[FastWebSocket] = asyncio.get_running_loop().create_future()
        self.over = asyncio.Event()
        self.network = Network()
        config = uvicorn.Config(
            self._application,
            interface="asgi3",
            log_config=None,
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,
        )
        self._end = FastWebSocket(config, ServerState(), {}, batch=BatchSender(), **guarded(rate))
        self._client = ClientProtocol(parse_uri("ws://host/"), max_size=None)

    async def begin(self) -> FastWebSocket:
        self._end.connection_made(self.network)
        self._client.send_request(self._client.connect())
        self._deliver()
        line = await self.accepted
        assert self.heard() != []
        return line

    def begin_early(self) -> None:
        """Ask, and go on without waiting for the answer."""
        self._end.connection_made(self.network)
        self._client.send_request(self._client.connect())
        self._deliver()
        self._end.data_received(b"\x81\x80mask")

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

    def say_slowly(self, *texts: str) -> None:
        """Byte after byte."""
        for text in texts:
            self._client.send_text(text.encode())
        for byte in b"".join(self._client.data_to_send()):
            self._end.data_received(bytes((byte,)))

    def say_at_once(self, *texts: str) -> None:
        for text in texts:
            self._client.send_text(text.encode())
        self._deliver()

    async def wait(self) -> None:
        """Until all that was said is heard: of several frames the later ones wait for their turn."""
        while self._end._is_waiting:
            assert not self.network.reading
            await asyncio.sleep(0)

    def say_raw(self, frame: bytes) -> None:
        """Whatever that is."""
        self._end.data_received(frame)

    @property
    def closed_with(self) -> int | None:
        """The code that the host has closed the connection with."""
        self.heard()
        return self._client.close_rcvd.code if self._client.close_rcvd else None

    def _deliver(self) -> None:
        self._end.data_received(b"".join(self._client.data_to_send()))

    async def _application(self, scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        try:
            await send({"type": "websocket.accept"})
        except OSError as error:
            self.accepted.set_exception(error)
            return
        found = fast_channel(scope)
        assert isinstance(found, FastWebSocket)
        self.accepted.set_result(found)
        await self.over.wait()


@asynccontextmanager
async def call(rate: float = 1_000_000) -> AsyncIterator[tuple[Call, FastWebSocket]]:
    calling = Call(rate)
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
        line.send_text(text)
        line.send_text(b"after it")
        assert client.texts() == [], "whatever else is told meanwhile is sent with it"
        await asyncio.sleep(0)
        assert client.texts() == [text, b"after it"]


@pytest.mark.parametrize(
    ("cipher", "waiting", "closing", "straight"),
    [(None, 0, False, True), ("TLS", 0, False, False), (None, 1, False, False), (None, 0, True, False)],
)
async def test_a_message_goes_straight_to_the_socket_where_it_may(
    cipher: str | None, waiting: int, closing: bool, straight: bool
) -> None:
    """Not where it would be read by anybody, overtake what waits, or reach whoever has that number next."""
    near, far = socket.socketpair()
    with near, far:
        async with call() as (client, line):
            client.network.wire = {"socket": near, "sslcontext": cipher}
            line.listen(Ear())
            client.network.waiting, client.network.closing = waiting, closing
            line.send_text(b"told")
            await asyncio.sleep(0)
            near.shutdown(socket.SHUT_WR)
            assert far.recv(100) == (b"\x81\x04told" if straight else b"")
            assert client.texts() == ([] if straight or closing else [b"told"])


async def test_what_was_told_is_sent_before_the_connection_is_closed() -> None:
    async with call() as (client, line):
        line.send_text(b"in time")
        await line.send({"type": "websocket.close", "code": 1008})
        assert client.texts() == [b"in time"]
        line.close_timer.cancel()  # type: ignore[union-attr]  # set by closing


async def test_what_was_told_is_sent_before_the_host_stops() -> None:
    async with call() as (client, line):
        line.send_text(b"in time")
        line.shutdown()
        assert client.texts() == [b"in time"]
        assert client.closed_with == 1012


async def test_nothing_is_told_once_the_connection_is_closing() -> None:
    async with call() as (client, line):
        await line.send({"type": "websocket.close", "code": 1008})
        line.send_text(b"too late")
        await asyncio.sleep(0)
        assert client.texts() == []
        line.close_timer.cancel()  # type: ignore[union-attr]  # set by closing


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536])
async def test_messages_are_heard_in_their_order(length: int) -> None:
    async with call() as (client, line):
        ear = Ear()
        line.listen(ear)
        client.say("y" * length)
        client.say_in_parts("é", "t", "é")
        client.say_bytes(b"no text")
        client.say_at_once("one", "two", "")
        await client.wait()
        assert ear.said == ["y" * length, "été", "", "one", "two", ""]


@pytest.mark.parametrize("length", [0, 125, 126, 300])
async def test_a_message_that_comes_byte_after_byte_is_heard_when_it_is_whole(length: int) -> None:
    async with call() as (client, line):
        ear = Ear()
        line.listen(ear)
        client.say_slowly("y" * length, "é")
        assert ear.said == ["y" * length, "é"]


async def test_what_was_said_before_anybody_listened_is_heard_first() -> None:
    async with call() as (client, line):
        client.say("early")
        ear = Ear()
        line.listen(ear)
        assert client.network.reading
        client.say("late")
        assert (ear.said, ear.parted) == (["early", "late"], 0)


async def test_who_has_gone_before_anybody_listened_has_gone() -> None:
    async with call() as (client, line):
        client.say("early")
        client.hang_up()
        ear = Ear()
        line.listen(ear)
        assert (ear.said, ear.parted) == (["early"], 1)


async def test_who_asks_for_messages_one_by_one_gets_them() -> None:
    async with call() as (client, line):
        waiting = asyncio.create_task(line.receive())
        await asyncio.sleep(0)
        client.say("here")
        assert await waiting == {"type": "websocket.receive", "text": "here"}
        assert client.network.reading


async def test_the_end_is_heard_after_what_was_said_before_it() -> None:
    async with call() as (client, line):
        ear = Ear()
        line.listen(ear)
        client.say("last words")
        assert not ear.parted
        client.hang_up(1001)
        assert (ear.said, ear.parted) == (["last words"], 1)
        assert client.closed_with == 1001


async def test_a_ping_between_messages_is_answered() -> None:
    async with call() as (client, line):
        ear = Ear()
        line.listen(ear)
        client.say_raw(b"\x89\x82mask" + bytes(a ^ b for a, b in zip(b"hi", b"ma", strict=True)))
        assert [(frame.opcode, bytes(frame.data)) for frame in client.heard()] == [(Opcode.PONG, b"hi")]
        client.say("still there")
        assert ear.said == ["still there"]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        pytest.param(b"\x81\x02hi", 1002, id="not masked"),
        pytest.param(b"\x81\xff" + (1 << 20).to_bytes(8) + b"mask", 1009, id="too long"),
        pytest.param(b"\x81\x81\0\0\0\0\xff", 1007, id="no text"),
        pytest.param(b"\x8f\x80mask", 1002, id="of no kind"),
        pytest.param(b"\x01\x81\0\0\0\0a" + b"\x81\x81\0\0\0\0b", 1002, id="one message within another"),
    ],
)
async def test_what_is_against_the_protocol_ends_the_connection(frame: bytes, code: int) -> None:
    async with call() as (client, line):
        ear = Ear()
        line.listen(ear)
        client.say_raw(frame)
        assert (ear.said, ear.parted, client.closed_with) == ([], 1, code)
        client.say_raw(b"\x81\x81\0\0\0\0c")
        assert ear.said == []


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(b"\x89\x80mask", id="ping"),
        pytest.param(b"\x8a\x80mask", id="pong"),
        pytest.param(b"\x82\x80mask", id="bytes"),
        pytest.param(b"\x01\x80mask\x80\x80mask", id="fragments"),
    ],
)
async def test_every_frame_counts(frame: bytes) -> None:
    async with call(rate=10) as (client, line):
        ear = Ear()
        line.listen(ear)
        client.say_raw(frame * 30)
        await client.wait()
        assert not ear.parted
        assert client.network.reading
        client.say_raw(frame * 100)
        await client.wait()
        assert (ear.parted, client.network.closing, client.closed_with) == (1, True, 1008)


async def test_empty_continuations_count() -> None:
    async with call(rate=10) as (client, line):
        line.listen(Ear())
        client.say_raw(b"\x01\x80mask" + b"\x00\x80mask" * 1_000)
        await client.wait()
        assert client.closed_with == 1008
        assert len(line.frames) < 100


async def test_long_frames_count_as_several() -> None:
    async with call(rate=10) as (client, line):
        ear = Ear()
        line.listen(ear)
        for _ in range(10):
            client.say("x" * 40_000)
        assert client.closed_with == 1008
        assert 4 < len(ear.said) < 10


async def test_frames_after_the_connection_was_closed_count_too() -> None:
    async with call(rate=10) as (client, line):
        line.listen(Ear())
        await line.send({"type": "websocket.close", "code": 1013})
        assert not client.network.closing
        client.say_raw(b"\x89\x80mask" * 100)
        while client.network.reading or line._turns._queue:
            await asyncio.sleep(0)
        client.heard()
        client.say_raw(b"\x89\x80mask")
        assert client.heard() == [], "nothing more is read"
        assert line.close_timer
        line.close_timer.cancel()


async def test_frames_before_the_connection_is_accepted_end_it() -> None:
    calling = Call(10)
    calling.begin_early()
    assert calling.network.closing
    with pytest.raises(OSError):  # noqa: PT011  uvicorn's own
        await calling.accepted


async def test_text_that_is_none_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    for frames in (b"\x81\x81\0\0\0\0\xff", b"\x01\x81\0\0\0\0\xff\x80\x80mask"):
        async with call() as (client, line):
            ear = Ear()
            line.listen(ear)
            client.say_raw(frames)
            assert (ear.said, ear.parted, client.closed_with) == ([], 1, 1007)
    assert caplog.records == []


async def test_a_line_is_behind_by_bytes_as_soon_as_it_is_told_too_much() -> None:
    async with call() as (_, line):
        line.listen(Ear())
        for _ in range(8):
            line.send_text(b"x" * (LIMITS.backlog_bytes // 8))
        assert not line.behind
        line.send_text(b"x")
        assert line.behind
        await asyncio.sleep(0)
        assert not line.behind, "the network has taken it"


async def test_a_client_can_be_held_back_and_let_go_on() -> None:
    async with call() as (client, line):
        line.listen(Ear())
        client.say("one")
        client.say_in_parts("t", "w", "o")
        await client.wait()
        assert client.network.reading
        line.pause_reading()
        assert not client.network.reading
        line.resume_reading()
        assert client.network.reading
        client.say_in_parts("t", "w", "o")
        line.pause_reading()
        await client.wait()
        assert not client.network.reading, "whoever has waited for their turn is still held back"
        client.say_in_parts("t", "w", "o")
        line.resume_reading()
        await client.wait()
        assert client.network.reading


async def test_who_has_gone_is_neither_held_back_nor_let_go_on() -> None:
    async with call() as (client, line):
        line.listen(Ear())
        client.hang_up()
        assert client.network.closing
        line.pause_reading()
        line.resume_reading()
        assert client.network.reading


async def test_a_line_is_behind_while_the_network_has_too_much_to_take() -> None:
    async with call() as (client, line):
        line.listen(Ear())
        assert client.network.most == LIMITS.backlog_bytes
        assert not line.behind
        line.pause_writing()
        assert line.behind
        line.resume_writing()
        assert not line.behind


async def test_a_mailbox_whose_reader_has_gone_keeps_its_letters_for_the_next() -> None:
    box = CallbackQueue[str]()
    gone = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    gone.cancel()
    box.put_nowait("first")
    box.put_nowait("second")
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert (box.qsize(), await box.get(), box.get_nowait(), box.empty()) == (2, "first", "second", True)


def test_whoever_reads_slowly_gets_everything_in_its_order() -> None:
    """Over a real connection that takes only parts at a time, with another one beside it, which gets its own."""
    numbers = range(300)

    def message(whose: str, number: int) -> str:
        return f"{whose} {number} " + whose[1] * (number * 977 % 60_000)

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        line = fast_channel(scope)
        assert line
        line.listen(Ear())
        for number in numbers:
            line.send_text(message(scope["path"], number).encode())
            line.send_text(b"and")
            if number % 7 == 0:
                await asyncio.sleep(0.001)
        await asyncio.Event().wait()

    async def read(port: int, whose: str, pause: float = 0) -> None:
        async with connect(f"ws://127.0.0.1:{port}{whose}", compression=None, max_queue=1) as client:
            for number in numbers:
                if pause and number % 50 == 0:
                    await asyncio.sleep(pause)
                assert await client.recv() == message(whose, number)
                assert await client.recv() == "and"

    async def main() -> None:
        loop, post = asyncio.get_running_loop(), BatchSender()
        config = uvicorn.Config(
            application, interface="asgi3", log_config=None, ws_per_message_deflate=False, ws_ping_interval=0.01
        )
        lines: list[FastWebSocket] = []

        def line() -> FastWebSocket:
            lines.append(FastWebSocket(config, ServerState(), {}, batch=post, **guarded()))
            return lines[-1]

        server = await loop.create_server(line, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with asyncio.timeout(30):
            await asyncio.gather(read(port, "/slow", 0.05), read(port, "/fast"))
        server.close()
        tasks = [task for line in lines for task in line.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    uvloop.run(main())
