from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.servers import Guest, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One host for all tests that do not kill it."""
    server = Server(tmp_path_factory.mktemp("host") / "tables.sqlite3")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A host of one's own."""
    server = Server(tmp_path / "tables.sqlite3")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def ada(server: Server) -> Iterator[Guest]:
    guest = server.guest()
    yield guest
    guest.close()


@pytest.fixture
def bob(server: Server) -> Iterator[Guest]:
    guest = server.guest()
    yield guest
    guest.close()
