"""What many connections are told is sent together, to each all of it and in its order, and to nobody else."""

import asyncio
import multiprocessing
import socket
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from galerie.host.socket.fast import kernel
from galerie.host.socket.fast import send_batch as module
from galerie.host.socket.fast.send_batch import BatchSender, Outgoing, Remnant, readable_finish, readable_start

LARGE = bytes(range(256)) * 40_000
"""More than the network takes at once."""


class Way(NamedTuple):
    start: Callable[[list[Outgoing]], Any]
    finish: Callable[[Any], list[Remnant]]

    def __call__(self, messages: list[Outgoing]) -> list[Remnant]:
        return self.finish(self.start(messages))

    def __str__(self) -> str:
        return self.start.__name__

    def use(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, "start_sending", self.start)
        monkeypatch.setattr(module, "finish_sending", self.finish)


COMPILED = [Way(kernel.compiled.start_sending, kernel.compiled.finish_sending)] if kernel.available else []
WAYS = [Way(readable_start, readable_finish), *COMPILED]


class Connection:
    """One end has a sender, and we have the other."""

    def __init__(self) -> None:
        self.near, self.far = socket.socketpair()
        self.near.setblocking(False)
        self.unsent: list[bytes] = []
        self.written: list[bytes] = []
        self.waits = False
        """Something is on its way already, which must not be overtaken."""

    def take(self) -> Outgoing:
        piece, self.unsent = b"".join(self.unsent), []
        return piece, None if self.waits else self.near.fileno()

    def write(self, data: bytes) -> None:
        self.written.append(data)

    @property
    def arrived(self) -> bytes:
        self.far.setblocking(False)
        arrived = b""
        try:
            while more := self.far.recv(1 << 20):
                arrived += more
        except BlockingIOError:
            pass
        return arrived

    def close(self) -> None:
        self.near.close()
        self.far.close()


@pytest.fixture
def connections() -> Iterator[list[Connection]]:
    connections = [Connection() for _ in range(5)]
    yield connections
    for connection in connections:
        connection.close()


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_each_is_sent_its_own(way: Way, connections: list[Connection]) -> None:
    pieces = [f"for {number}".encode() * number for number in range(5)]
    assert way([(piece, each.near.fileno()) for piece, each in zip(pieces, connections, strict=True)]) == []
    assert [each.arrived for each in connections] == pieces


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_what_is_not_taken_is_told(way: Way, connections: list[Connection]) -> None:
    """A full network, a connection that is closed at the other end, a file that is none, and one to be left alone."""
    slow, gone, full, fine, _ = connections
    gone.far.close()
    while not full.near.send(LARGE) < len(LARGE):
        pass
    remnants = way(
        [
            (LARGE, slow.near.fileno()),
            (b"lost", gone.near.fileno()),
            (b"nobody's", 999_999),
            (b"late", full.near.fileno()),
            (b"whole", fine.near.fileno()),
            (b"not at once", None),
            (b"", None),
        ]
    )
    (number, taken), *others = remnants
    assert number == 0
    assert 0 < taken < len(LARGE)
    assert others == [(1, 0), (2, 0), (3, 0), (5, 0)]
    assert slow.arrived == LARGE[:taken]
    assert fine.arrived == b"whole"


@pytest.mark.skipif(not kernel.available, reason="the kernel has not been built")
@pytest.mark.parametrize(
    "letters",
    [
        None,
        ((b"x", 1),),
        [b"x"],
        [(b"x",)],
        [(b"x", 1, 2)],
        [(b"x", None), ("text", 1)],
        [(b"x", None), (b"x", "1")],
        [(b"x", None), (b"x", -1)],
        [(b"x", 1 << 40)],
        [(b"x", 1 << 80)],
    ],
)
def test_the_kernel_refuses_what_it_cannot_send(letters: Any) -> None:
    with pytest.raises((TypeError, ValueError, OverflowError)):
        kernel.compiled.start_sending(letters)


@pytest.mark.parametrize("way", COMPILED, ids=str)
class TestTheKernel:
    def test_finishes_only_what_it_has_started(self, way: Way) -> None:
        with pytest.raises((TypeError, ValueError)):
            way.finish(None)

    def test_sends_what_nobody_waits_for_or_part_of_it_but_nothing_later(
        self, way: Way, connections: list[Connection]
    ) -> None:
        for _ in range(200):
            way.start([(b"x", each.near.fileno()) for each in connections])
            arrived = [each.arrived for each in connections]
            assert {*arrived} <= {b"", b"x"}

    def test_finishes_several_batches_at_once(self, way: Way, connections: list[Connection]) -> None:
        """As where several hosts are in one process."""
        batches = [way.start([(bytes((number,)), each.near.fileno()) for each in connections]) for number in range(3)]
        assert [way.finish(batch) for batch in batches] == [[], [], []]
        assert [sorted(each.arrived) for each in connections] == [[0, 1, 2]] * 5

    def test_keeps_messages_while_they_are_sent(self, way: Way, connections: list[Connection]) -> None:
        for number in range(500):
            messages: list[Outgoing] = [(bytes([number % 256]) * 999, each.near.fileno()) for each in connections]
            started = way.start(messages)
            messages.clear()
            assert way.finish(started) == []
            assert [each.arrived for each in connections] == [bytes([number % 256]) * 999] * 5

    @pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
    def test_sends_in_a_forked_process(self, way: Way, connections: list[Connection]) -> None:
        """The helper stays behind in the parent, and may have been in the middle of something."""
        first, second, *_ = connections
        for _ in range(20):
            started = way.start([(b"parent", first.near.fileno())])
            with multiprocessing.get_context("fork").Pool(1) as pool:
                assert pool.apply(way.__call__, ([(b"child", second.near.fileno())],)) == []
            assert way.finish(started) == []
            assert (first.arrived, second.arrived) == (b"parent", b"child")


@pytest.mark.parametrize("way", WAYS, ids=str)
async def test_what_is_told_meanwhile_goes_with_it(
    way: Way, connections: list[Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    way.use(monkeypatch)
    post, (first, second, *_) = BatchSender(), connections
    for connection in (first, second):
        connection.unsent.append(b"one ")
        post.add(connection)
    first.unsent.append(b"two")
    assert first.arrived == b""
    await asyncio.sleep(0)
    assert (first.arrived, second.arrived) == (b"one two", b"one ")
    second.unsent.append(b"later")
    post.add(second)
    await asyncio.sleep(0)
    assert (first.arrived, second.arrived) == (b"", b"later")


@pytest.mark.parametrize("way", WAYS, ids=str)
async def test_nothing_overtakes_what_waits(
    way: Way, connections: list[Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    way.use(monkeypatch)
    post, (slow, waiting, fine, *_) = BatchSender(), connections
    waiting.waits = True
    for connection, piece in ((slow, LARGE), (waiting, b"after it"), (fine, b"whole")):
        connection.unsent.append(piece)
        post.add(connection)
    for _ in range(2):  # what is long takes a turn of its own
        await asyncio.sleep(0)
    assert slow.arrived + b"".join(slow.written) == LARGE
    assert (waiting.arrived, waiting.written) == (b"", [b"after it"])
    assert (fine.arrived, fine.written) == (b"whole", [])


async def test_a_message_for_thousands_is_sent_in_several_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []

    def start(messages: list[Outgoing]) -> list[Remnant]:
        turns.append(len(messages))
        return []

    Way(start, readable_finish).use(monkeypatch)
    connection, batch = Connection(), BatchSender()
    for _ in range(600):
        batch.add(connection)
    for _ in range(4):
        await asyncio.sleep(0)
    assert turns == [256, 256, 88]
    connection.close()


async def test_long_messages_are_sent_in_more_turns_than_short_ones(
    connections: list[Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[int] = []

    def start(messages: list[Outgoing]) -> list[Remnant]:
        turns.append(len(messages))
        return []

    Way(start, readable_finish).use(monkeypatch)
    batch = BatchSender()
    for connection in connections:
        connection.unsent.append(bytes(module.MOST_BYTES // 2 + 1))
        batch.add(connection)
    for _ in range(4):
        await asyncio.sleep(0)
    assert turns == [2, 2, 1]


@pytest.mark.parametrize("way", WAYS, ids=str)
async def test_moves_are_started_while_messages_are_sent(
    way: Way, connections: list[Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they say goes with the next messages."""
    way.use(monkeypatch)
    started: list[str] = []

    def start_some() -> None:
        started.append("moves")
        connections[0].unsent.append(b"and this")
        batch.add(connections[0])
        monkeypatch.setattr(batch, "_meanwhile", lambda: None)

    batch = BatchSender(start_some)
    connections[0].unsent.append(b"this ")
    batch.add(connections[0])
    await asyncio.sleep(0)
    assert (started, connections[0].arrived) == (["moves"], b"this ")
    await asyncio.sleep(0)
    assert connections[0].arrived == b"and this"
