"""Hosts of a cluster in processes of their own, which tests may kill and pause."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from galerie.host.store.address import Address
from tests.servers import SHARED, Server
from tests.valkey import free_port

LIMITS = SHARED | {
    "messages_per_second": 1_000_000,
    "messages_per_guest": 1_000_000,
    "log_level": "info",
}


class ClusterHost(Server):
    def __init__(self, folder: Path, number: int, database: Address, **settings: object) -> None:
        port = free_port()
        chosen: dict[str, Any] = {**LIMITS, "cluster_address": f"127.0.0.1:{port}", **settings}
        super().__init__(folder / f"host{number}", **chosen)
        self.number = number
        self.port = port
        self._database = database

    def command(self) -> list[str]:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        return [*command, "--data", self._database.url, "--bot-pause", "0"]

    def pause(self) -> None:
        """As if the machine stood still."""
        os.killpg(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.killpg(self.pid, signal.SIGCONT)


def until(condition: object, seconds: float = 60) -> None:
    """Wait for something that is asked again and again."""
    assert callable(condition)
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.05)


def held(host: ClusterHost) -> int:
    """How many slots a host holds."""
    return _counted(host, "galerie_slots ")


def lost(host: ClusterHost) -> int:
    """How many slots were taken from a host all of a sudden."""
    return _counted(host, "galerie_slots_lost_total ")


def shared_out(hosts: list[ClusterHost]) -> bool:
    return all(held(host) > 100 for host in hosts) and sum(map(held, hosts)) == 1024


def _counted(host: ClusterHost, metric: str) -> int:
    lines = [line for line in host.metrics.splitlines() if line.startswith(metric)]
    return int(float(lines[0].split()[1])) if lines else 0
