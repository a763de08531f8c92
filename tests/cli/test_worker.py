"""`galerie worker` and `galerie serve` where the queue is wrong; `tests/bots/test_queue.py` has workers at work."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.test_commands import run
from tests.host.sockets import joined
from tests.servers import Server
from tests.valkey import Valkey


def test_a_worker_without_a_queue_says_what_it_needs() -> None:
    code, out, error = run("worker", "--lang", "en")
    assert (code, out) == (2, "")
    assert error.startswith("A worker needs a queue: name it with --queue or, ")


@pytest.mark.parametrize("command", [("worker",), ("serve", "--port", "0")])
def test_a_wrong_password_is_refused_before_anybody_is_served(
    mortal_valkey: Valkey, tmp_path: Path, command: tuple[str, ...]
) -> None:
    wrong = mortal_valkey.address.replace(mortal_valkey.password, "wrong-password")
    told = {"GALERIE_QUEUE": wrong, "GALERIE_DATA": str(tmp_path / "tables.sqlite3"), "GALERIE_LANG": "en"}
    code, out, error = run(*command, **told)
    assert (code, out) == (2, "")
    assert error == (
        f"The queue at 127.0.0.1:{mortal_valkey.port} does not accept this password. Correct the one in its address.\n"
    )


def test_a_host_with_a_queue_lets_its_bots_think_in_a_worker(valkey: Valkey, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3", queue=valkey.address)
    server.start()
    environment = {**os.environ, "GALERIE_QUEUE": valkey.address}
    worker = subprocess.Popen([sys.executable, "-m", "galerie", "worker", "--workers", "1"], env=environment)
    try:
        guest = server.guest()
        while "galerie_queue_cores 1.0\n" not in server.metrics:
            time.sleep(0.05)
        table = guest.open_table({"kind": "me"}, {"kind": "bot", "level": "novice"})
        with joined(server, table, guest) as socket:
            assert socket.play("d6")["kind"] == "saved"
            socket.reached(2)
        guest.close()
        for result in ("sent", "answered"):
            assert f'galerie_queue_jobs_total{{result="{result}"}} 1.0\n' in server.metrics
        worker.terminate()
        assert worker.wait(20) == 0
        while "galerie_queue_cores 0.0\n" not in server.metrics:
            time.sleep(0.05)
    finally:
        worker.kill()
        worker.wait()
        assert server.stop() == 0
