"""How many connections there may be, how long they may be silent, and how much may wait for them."""

import asyncio
import logging
import resource
from dataclasses import replace
from weakref import ref

import pytest

from galerie.core import Refusal
from galerie.host.web.connections import LEAST_READ, LOG_SECONDS, ConnectionLimits, Connections, room_for_connections
from galerie.host.web.turns import Turns

PROXY, VISITOR, OTHER = "10.0.0.1", "192.0.2.7", "192.0.2.8"
LIMITS = ConnectionLimits(
    4, 2, request_seconds=10, unread_seconds=20, unread_bytes=1_000, unfinished_bytes=1_000, backlog_bytes=100
)


class Network(asyncio.Transport):
    """Holds as much as the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.held = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.held

    def abort(self) -> None:
        self.aborted = True


class Hall:
    """Connections, a clock that the test sets, and what visitors were told."""

    def __init__(self, limits: ConnectionLimits = LIMITS) -> None:
        self.time = 0.0
        self.told: dict[Network, str] = {}
        self.counted: list[str] = []
        self.connections = Connections(limits, [f"{PROXY}/32"], self.counted.append, lambda: self.time)

    def come(self, address: str = PROXY) -> Network:
        network = Network()

        def refuse(refusal: Refusal) -> None:
            self.told[network] = refusal.code

        self.connections.enter(network, address, refuse)
        return network

    def pass_time(self, seconds: float) -> None:
        self.time += seconds
        for _ in self.connections.sweep():
            pass


@pytest.fixture
def hall() -> Hall:
    return Hall()


def test_the_oldest_that_waits_gives_way_when_all_places_are_taken(hall: Hall) -> None:
    first, second, *_ = [hall.come() for _ in range(4)]
    hall.connections.serve(first)
    hall.come()
    assert hall.told == {second: "connections-many"}
    assert len(hall.connections) == 4


def test_whoever_comes_is_refused_when_nobody_can_give_way(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    taken = [hall.come() for _ in range(4)]
    for each in taken:
        hall.connections.serve(each)
    late = [hall.come(), hall.come()]
    assert hall.told == dict.fromkeys(late, "connections-many")
    assert hall.counted == ["connections-many"] * 2
    assert [record.levelno for record in caplog.records] == [logging.WARNING], "once, however many there are"
    hall.time += LOG_SECONDS
    hall.come()
    assert len(caplog.records) == 2
    hall.connections.leave(taken[0])
    assert hall.come() not in hall.told


def test_one_address_has_half_of_the_places_unless_it_is_a_proxy(hall: Hall) -> None:
    served = [hall.come(VISITOR), hall.come(VISITOR)]
    for each in served:
        hall.connections.serve(each)
    third = hall.come(VISITOR)
    assert hall.told == {third: "connections-many"}
    assert hall.come(OTHER) not in hall.told
    hall.connections.leave(served[0])
    assert hall.come(VISITOR) not in hall.told


def test_a_request_must_arrive_in_time(hall: Hall) -> None:
    silent, served, begun = hall.come(), hall.come(), hall.come()
    for each in (served, begun):
        hall.connections.serve(each)
        hall.connections.wait(each)
    hall.pass_time(5)
    hall.connections.receive(begun)
    hall.pass_time(5)
    assert hall.told == {silent: "request-slow"}
    hall.connections.receive(begun)  # more of it does not give it more time
    hall.pass_time(5)
    assert hall.told == {silent: "request-slow", begun: "request-slow"}, "who waits between requests may wait"


def test_few_connections_are_looked_at_at_a_time(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galerie.host.web.connections.SWEPT", 1)
    first, second, third = hall.come(), hall.come(), hall.come()
    hall.time = LIMITS.request_seconds
    sweep = hall.connections.sweep()
    next(sweep)
    assert hall.told == {first: "request-slow"}
    hall.connections.leave(second)  # meanwhile
    assert len([*sweep]) == 2
    assert hall.told == dict.fromkeys((first, third), "request-slow")


def test_a_socket_is_never_waited_for_and_does_not_keep_what_read_its_request(hall: Hall) -> None:
    class Protocol:
        def refuse(self, refusal: Refusal) -> None:
            raise AssertionError(refusal.code)

    protocol, network = Protocol(), Network()
    freed = ref(protocol)
    hall.connections.enter(network, PROXY, protocol.refuse)
    hall.connections.upgrade(network)
    del protocol
    assert freed() is None
    hall.pass_time(60)
    assert len(hall.connections) == 1


def test_whoever_does_not_read_is_let_go_and_whoever_reads_slowly_is_not() -> None:
    hall = Hall(replace(LIMITS, unread_bytes=1_000_000))
    idle, deaf, slow = hall.come(), hall.come(), hall.come()
    for each in (idle, deaf, slow):
        hall.connections.serve(each)
    deaf.held, slow.held = 100_000, 10 * LEAST_READ
    hall.pass_time(0)
    for _ in range(3):
        hall.pass_time(19)
        assert not slow.aborted
        slow.held -= LEAST_READ
    assert (idle.aborted, deaf.aborted, slow.aborted) == (False, True, False)
    slow.held -= 1
    hall.pass_time(0)
    hall.pass_time(20)
    assert slow.aborted, "a drop now and then is not reading"


def test_what_waits_for_all_is_limited_in_bytes(hall: Hall) -> None:
    holding = [hall.come() for _ in range(3)]
    for each in holding:
        each.held = 400
        hall.connections.pause(each)
    assert [each.aborted for each in holding] == [True, False, False]
    hall.connections.resume(holding[1])
    hall.connections.pause(late := hall.come())
    late.held = 601
    hall.connections.pause(late)
    assert [each.aborted for each in (*holding, late)] == [True, False, True, False]


def test_what_waits_for_all_is_limited_however_little_waits_for_each(hall: Hall) -> None:
    """No transport of them has to say that it holds too much."""
    holding = [hall.come() for _ in range(4)]
    for each in holding:
        each.held = 250
        hall.pass_time(1)
    assert not any(each.aborted for each in holding)
    holding[1].held = 0
    hall.pass_time(1)
    holding[1].held = 251
    hall.pass_time(1)
    assert [each.aborted for each in holding] == [True, False, False, False]


def test_what_has_not_arrived_whole_is_limited_in_bytes(hall: Hall) -> None:
    first, second, third = [hall.come() for _ in range(3)]
    hall.connections.hold(first, 500)
    hall.connections.hold(second, 500)
    hall.connections.hold(first, 0)
    hall.connections.hold(first, 100)
    hall.connections.hold(third, 400)
    assert not any(each.aborted for each in (first, second, third))
    hall.connections.hold(third, 401)
    assert [each.aborted for each in (first, second, third)] == [False, True, False]
    hall.connections.leave(third)
    hall.connections.hold(first, 1_000)
    assert not first.aborted, "what was held on a connection that is gone is held no more"


def test_a_message_on_a_socket_must_arrive_in_time(hall: Hall) -> None:
    half, whole = hall.come(), hall.come()
    for each in (half, whole):
        hall.connections.serve(each)
        hall.connections.upgrade(each)
        hall.connections.receive(each)
    hall.pass_time(5)
    hall.connections.finish(whole)
    hall.connections.receive(half)  # more of it does not give it more time
    hall.pass_time(5)
    assert [each.aborted for each in (half, whole)] == [True, False]
    assert hall.counted == ["request-slow"]


def test_a_host_that_stops_waits_for_nobody(hall: Hall) -> None:
    reading, deaf = hall.come(), hall.come()
    deaf.held = 1
    hall.connections.abort_unread()
    assert (reading.aborted, deaf.aborted) == (False, True)
    hall.connections.abort_all()
    assert reading.aborted


@pytest.mark.parametrize(
    ("soft", "hard", "room"),
    [(1_024, 1_024, 896), (1_024, 4_096, 3_840), (1_024, resource.RLIM_INFINITY, 65_280), (100_000, 200_000, 99_744)],
)
def test_there_are_as_many_places_as_files(monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, room: int) -> None:
    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert room_for_connections() == room
    assert asked == ([] if soft >= min(hard % (1 << 64), 65_536) else [(min(hard % (1 << 64), 65_536), hard)])


async def test_turns_are_taken_one_by_one() -> None:
    turns, begun = Turns(), list[int]()
    for number in range(3):
        turns.add(lambda number=number: begun.append(number))  # type: ignore[misc]
    for number in range(3):
        await asyncio.sleep(0)
        assert len(begun) == number + 1
    assert begun == sorted(begun)
