"""Whatever nonsense is sent, every command is answered, every request too, and the host goes on."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import pytest

from tests.servers import Server

MESSAGES = int(os.environ.get("MESSAGES", "10000000"))
"""In the soak: `make soak MESSAGES=1000000` sends fewer."""

LIMITS = {
    "requests_per_minute": 1_000_000_000,
    "messages_per_second": 1_000_000,
    "messages_per_guest": 1_000_000,
    "messages_per_address": 1_000_000,
    "sockets_per_address": 100_000,
    "public_tables_per_address": 1_000_000,
    "public_tables_waiting": 1_000_000,
    "tables_per_hour": 1_000_000_000,
    "rooms_per_hour": 1_000_000,
    "tournaments_per_hour": 1_000_000,
    "tournaments_per_person": 1_000_000,
    "tournaments_playing_per_address": 1_000_000,
}


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A host that does not count what comes from one address."""
    server = Server(tmp_path / "tables.sqlite3", **LIMITS)
    server.start()
    yield server
    server.stop()


def check(server: Server, messages: int, note: Callable[[str, object], None]) -> None:
    began = perf_counter()
    told = subprocess.run(
        [sys.executable, "-m", "tests.hostile.fuzzing", server.address, str(messages), "1"],
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    ).stdout
    seconds = perf_counter() - began
    count = json.loads(told)
    sent = count["messages"] + count["requests"]
    note(
        "count",
        f"{count['messages']:,} messages and {count['requests']:,} requests in {seconds:,.0f} s "
        f"({sent / seconds:,.0f} a second), {count['commands']:,} commands answered, closed {count['closed']}, "
        f"statuses {count['statuses']}, faults {len(count['faults'])}",
    )
    assert count["faults"] == []
    assert sent > 0.95 * messages
    assert server.is_running
    assert not server.stalls
    failures = re.findall(r"galerie_failures_total{.*} (\S+)", server.metrics)
    assert [each for each in failures if float(each)] == [], server.log.read_text()[-5_000:]


def test_nonsense_is_answered(patient: Server, record_property: Callable[[str, object], None]) -> None:
    check(patient, 10_000, record_property)


@pytest.mark.soak
def test_nonsense_by_the_million_is_answered(patient: Server, record_property: Callable[[str, object], None]) -> None:
    check(patient, MESSAGES, record_property)
