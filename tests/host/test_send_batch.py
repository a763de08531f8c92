"""What many connections are told is sent together, to each all of it and in its order, and to nobody else."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from galerie.host.socket.fast import kernel
from galerie.host.socket.fast import send_batch as module
from galerie.host.socket.fast.send_batch import BatchSender, Outgoing, readable_send_all

LARGE = bytes(range(256)) * 40_000
"""More than the network takes at once."""

Way = Callable[[list[Outgoing]], list[tuple[int, int]]]
WAYS = [readable_send_all, *([kernel.compiled.post] if kernel.available else [])]


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


@pytest.mark.parametrize("way", WAYS)
def test_each_is_sent_its_own(way: Way, connections: list[Connection]) -> None:
    pieces = [f"for {number}".encode() * number for number in range(5)]
    assert way([(piece, each.near.fileno()) for piece, each in zip(pieces, connections, strict=True)]) == []
    assert [each.arrived for each in connections] == pieces


@pytest.mark.parametrize("way", WAYS)
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
        kernel.compiled.post(letters)


@pytest.mark.parametrize("way", WAYS)
async def test_what_is_told_meanwhile_goes_with_it(
    way: Way, connections: list[Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "send_all", way)
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


@pytest.mark.parametrize("way", WAYS)
async def test_nothing_overtakes_what_waits(
    way: Way, connections: list[Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "send_all", way)
    post, (slow, waiting, fine, *_) = BatchSender(), connections
    waiting.waits = True
    for connection, piece in ((slow, LARGE), (waiting, b"after it"), (fine, b"whole")):
        connection.unsent.append(piece)
        post.add(connection)
    await asyncio.sleep(0)
    assert slow.arrived + b"".join(slow.written) == LARGE
    assert (waiting.arrived, waiting.written) == (b"", [b"after it"])
    assert (fine.arrived, fine.written) == (b"whole", [])


async def test_a_message_for_thousands_is_sent_in_several_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []

    def send_all(messages: list[Outgoing]) -> list[tuple[int, int]]:
        turns.append(len(messages))
        return []

    monkeypatch.setattr(module, "send_all", send_all)
    connection, batch = Connection(), BatchSender()
    for _ in range(600):
        batch.add(connection)
    for _ in range(4):
        await asyncio.sleep(0)
    assert turns == [256, 256, 88]
    connection.close()
