"""A PostgreSQL server of the tests' own: in a temporary folder, on a socket there, as an ordinary user."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Final

import psycopg

from galerie.host.store.address import Address, place
from galerie.host.store.postgres import schema

PORT: Final = 5432
"""Part of the name of the socket; no port is opened."""

TEMPLATE: Final = "fresh"
USER: Final = "galerie"

LOCKED: Final = "locked"
PASSWORD: Final = "open-sesame"  # noqa: S105  of the user who needs one
"""A user who is only let in with a password."""


def programs() -> Path:
    """The folder of the newest PostgreSQL that is installed; Debian keeps it out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name))
    if found:
        return found[-1]
    known = shutil.which("initdb")
    assert known, "the tests need PostgreSQL: run `make tools`"
    return Path(known).parent


class Postgres:
    """A server with an empty database of the present schema, which is copied for each test."""

    def __init__(self, *settings: str) -> None:
        """The settings are PostgreSQL's, as `name=value`."""
        self.folder = Path(tempfile.mkdtemp(prefix="galerie-postgres-"))
        self._settings = settings
        self._numbers = count()
        self._process: subprocess.Popen[bytes] | None = None
        user = pwd.getpwnam("nobody")
        self._as: list[str] = []
        if not os.geteuid():  # PostgreSQL refuses to run as root
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
            self._as += ["--pdeathsig=KILL"]  # should the tests be killed
        options = ["--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", f"--username={USER}"]
        self._run("initdb", "--pgdata", str(self.folder / "data"), *options)
        access = self.folder / "data" / "pg_hba.conf"
        access.write_text(f"local all {LOCKED} scram-sha-256\n{access.read_text()}")
        self.start()
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute("CREATE DATABASE fresh")
            db.execute(f"CREATE ROLE {LOCKED} LOGIN PASSWORD '{PASSWORD}'".encode())
        with psycopg.connect(self.url(TEMPLATE), autocommit=True) as db:
            schema.upgrade(db, self.address(TEMPLATE))

    def url(self, database: str, user: str = USER) -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}&port={PORT}"

    def address(self, database: str) -> Address:
        found = place(self.url(database))
        assert isinstance(found, Address)
        return found

    def database(self, *, template: str = TEMPLATE) -> Address:
        """A new database."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.address(name)

    def start(self) -> None:
        server = str(programs() / "postgres")
        settings = {"unix_socket_directories": self.folder, "listen_addresses": "", "port": PORT, "timezone": "UTC"}
        said = [f"{name}={value}" for name, value in settings.items()] + [*self._settings]
        command = [
            *self._as,
            server,
            "-D",
            str(self.folder / "data"),
            *(word for each in said for word in ("-c", each)),
        ]
        ready = [str(programs() / "pg_isready"), "--host", str(self.folder), "--port", str(PORT)]
        for _ in range(400):
            if not self.is_running:  # after a crash, what is left of the server before may be in the way for a moment
                with (self.folder / "log").open("ab") as log:
                    self._process = subprocess.Popen(
                        command, stdout=log, stderr=log, cwd=self.folder, start_new_session=True
                    )
            if not subprocess.run(ready, capture_output=True, cwd=self.folder).returncode:
                return
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """At once by default, as in a crash, without closing anything."""
        assert self._process
        self._process.send_signal(how)
        self._process.wait(20)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def _run(self, program: str, *words: str) -> None:
        command = [*self._as, str(programs() / program), *words]
        done = subprocess.run(command, capture_output=True, cwd=self.folder)
        assert not done.returncode, done.stderr.decode()


class Line:
    """A line to a server that can be cut, as a network can."""

    def __init__(self, server: Postgres) -> None:
        self._server = server
        self.folder = Path(tempfile.mkdtemp(prefix="galerie-line-"))
        self.deaf = False
        """Whether the server's answers get lost."""

        self.mute = False
        """Whether what is sent to the server gets lost."""

        self.lost = 0
        """Bytes that have got lost."""

        self._ends: list[tuple[socket.socket, socket.socket]] = []
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(self.folder / f".s.PGSQL.{PORT}"))
        self._listening.listen()
        self._thread = Thread(target=self._accept, daemon=True)
        self._thread.start()

    def address(self, database: Address) -> Address:
        """The address of a database of the server, by this line."""
        found = place(database.url.replace(str(self._server.folder), str(self.folder)))
        assert isinstance(found, Address)
        return found

    def cut(self) -> None:
        """Close what goes over the line at the client's end; the server is not told."""
        for near, _ in self._ends:
            with suppress(OSError):
                near.shutdown(socket.SHUT_RDWR)
        self.deaf = self.mute = False

    def passed(self, source: socket.socket, target: socket.socket, size: int, *, sent: bool) -> None:
        """So many bytes go over the line, `sent` to the server or from it: for those who count them."""

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._listening.close()
        for end in (end for ends in self._ends for end in ends):
            end.close()
        shutil.rmtree(self.folder)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.socket(socket.AF_UNIX)
                self._ends.append((near, far))
                try:
                    far.connect(str(self._server.folder / f".s.PGSQL.{PORT}"))
                except OSError:
                    near.close()
                    continue
                Thread(target=self._carry, args=(near, far, "mute"), daemon=True).start()
                Thread(target=self._carry, args=(far, near, "deaf"), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, fault: str) -> None:
        with suppress(OSError):
            while told := source.recv(65536):
                self.passed(source, target, len(told), sent=fault == "mute")
                if getattr(self, fault):
                    self.lost += len(told)
                else:
                    target.sendall(told)
        if fault == "deaf":  # the server has closed it
            with suppress(OSError):
                target.shutdown(socket.SHUT_RDWR)
