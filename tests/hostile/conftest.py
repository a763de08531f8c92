"""What the tests of attacks share."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from tests.hostile.harness import Effect, measured
from tests.hostile.raw import complaints
from tests.servers import Server


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One host for all attacks of a module; whatever the visitors do, it logs nothing and stops in time."""
    server = Server(
        tmp_path_factory.mktemp("besieged") / "tables.sqlite3",
        drain_seconds=2,
        public_tables_per_address=99,
        requests_per_minute=1_000_000,
    )
    server.start()
    yield server
    assert server.stop() == 0
    assert complaints(server) == []


@pytest.fixture
def attacked(record_property: Callable[[str, object], None]) -> Callable[[Server], AbstractContextManager[Effect]]:
    """Measure an attack; its figures are in the table at the end of the run.

    with attacked(mortal) as effect:
        ...  # the attack
    effect.check(megabytes=50)
    """

    @contextmanager
    def noted(server: Server) -> Iterator[Effect]:
        with measured(server) as effect:
            yield effect
        record_property("effect", str(effect))

    return noted
