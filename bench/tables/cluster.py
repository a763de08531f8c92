"""Hosts of ours on one PostgreSQL database, and what they ask of it."""

import socket
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final, Self

import psycopg
from tests.postgres import Line, Postgres
from tests.valkey import free_port

from bench.tables.galerie import Galerie, Place
from bench.tables.server import PATIENCE, UnexpectedReplyError, processor_seconds
from galerie.host.cluster.slots import SLOTS
from galerie.host.store.address import Address
from galerie.host.store.postgres.engine import ONE_BY_ONE

FAIR: Final = 0.5
"""The share of its due number of slots that every host has before anything is measured."""


HELD: Final = b"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = %s AND granted"


class Cluster:
    """Hosts, each in a process of its own. Players connect to the host that has their table, or `anywhere`."""

    name = "galerie"

    def __init__(self, database: Address, hosts: int, *, anywhere: bool = False) -> None:
        self._database = database
        self._count = hosts
        self._anywhere = anywhere
        self._rng = Random(1)
        self._stack = ExitStack()
        self.hosts: list[Galerie] = []

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            for _ in range(self._count):
                port = free_port()
                host = Galerie(self._database.url, port, cluster_address=f"127.0.0.1:{port}")
                self.hosts.append(stack.enter_context(host))
            self._share_out()
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def open_tables(self, count: int) -> list[tuple[Place, Place]]:
        """Each host opens as many; it has those that it opens."""
        tables: list[tuple[Place, Place]] = []
        for number in range(count):
            first, second = self.hosts[number % self._count].open_table()
            tables.append((self._lead(first), self._lead(second)))
        for host in self.hosts:
            host.hang_up()
        return tables

    @property
    def memory(self) -> int:
        return sum(host.memory for host in self.hosts)

    @property
    def processor_seconds(self) -> float:
        return sum(host.processor_seconds for host in self.hosts)

    def _lead(self, place: Place) -> Place:
        """Where a proxy that knows nothing of tables leads a player: to any host."""
        if not self._anywhere:
            return place
        path = place.url.split("/", maxsplit=3)[3]
        return replace(place, url=f"ws://127.0.0.1:{self._rng.choice(self.hosts).port}/{path}")

    def _share_out(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            slots = [host.slots for host in self.hosts]
            if sum(slots) == SLOTS and min(slots) > FAIR * SLOTS / self._count:
                return
            if time.monotonic() > deadline:
                raise UnexpectedReplyError(f"the hosts hold {slots} slots")
            time.sleep(0.1)


class Meter(Line):
    """A line to PostgreSQL that counts what goes over it."""

    def __init__(self, server: Postgres) -> None:
        self.round_trips = self.sent = self.received = 0
        self._asked: set[socket.socket] = set()
        super().__init__(server)

    def passed(self, source: socket.socket, target: socket.socket, size: int, *, sent: bool) -> None:
        """What is sent before an answer has come belongs to the same round trip."""
        if sent:
            self.sent += size
            self.round_trips += source not in self._asked
            self._asked.add(source)
        else:
            self.received += size
            self._asked.discard(target)


class Database:
    """What PostgreSQL itself counts."""

    def __init__(self, server: Postgres, address: Address) -> None:
        self._process = server.pid
        self._db = psycopg.connect(address.url, autocommit=True)

    @property
    def log_bytes(self) -> int:
        """What was written to the write-ahead log, which every commit waits for."""
        return self._number(b"SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint")

    @property
    def commits(self) -> int:
        """Transactions that have written something."""
        return self._number(b"SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint")

    @property
    def size(self) -> int:
        return self._number(b"SELECT pg_database_size(current_database())")

    @property
    def is_alone(self) -> bool:
        """Whether a transaction runs now that no other one of its kind may run beside."""
        return bool(self._number(HELD, ONE_BY_ONE))

    @property
    def processor_seconds(self) -> float:
        """Of the server and all its processes, ended ones included."""
        own = processor_seconds(self._process, ended_children=True)
        return own + sum(processor_seconds(child) for child in children(self._process))

    def close(self) -> None:
        self._db.close()

    def _number(self, query: bytes, *parameters: object) -> int:
        row = self._db.execute(query, parameters or None).fetchone()
        assert row
        return int(row[0])


def children(process: int) -> Sequence[int]:
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
