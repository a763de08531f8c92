"""Stores written by earlier releases open, and everything in them is told as it was told then."""

import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.host.witness import people, told
from tests.servers import Guest, Server

DATA = Path(__file__).parent / "data"
WITNESSES = sorted(DATA.glob("*.sqlite3"))


@pytest.fixture(params=WITNESSES, ids=lambda path: path.stem)
def witness(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, dict[str, Any]]]:
    """A server on a copy of the store, and what the release that wrote it told of it."""
    data = tmp_path / "tables.sqlite3"
    shutil.copy(request.param, data)
    server = Server(data)
    server.start()
    yield server, json.loads(request.param.with_suffix(".json").read_text())
    server.stop()


@contextmanager
def visiting(server: Server, cookie: str) -> Iterator[Guest]:
    guest = server.guest()
    guest.http.cookies.clear()
    guest.http.cookies.update(dict(each.split("=", 1) for each in cookie.split("; ")))
    yield guest
    guest.close()


def holds(now: Any, then: Any) -> bool:
    """Whether everything that was told then is told now; messages and views may have gained fields."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and holds(now[key], value) for key, value in then.items())
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(holds, now, then))
    return bool(now == then)


def test_there_is_a_witness() -> None:
    assert WITNESSES


def test_every_table_and_everybody_is_as_the_release_told(witness: tuple[Server, dict[str, Any]]) -> None:
    server, expected = witness
    with ExitStack() as stack:
        guests = {name: stack.enter_context(visiting(server, cookie)) for name, cookie in expected["cookies"].items()}
        for table, views in expected["tables"].items():
            for name, view in views.items():
                seated = any(yours for *_, yours in view["seats"])
                then = view if seated else view | {"chat": []}  # the players' chat is not for spectators any more
                assert holds(told(server, guests[name], table), then), f"{view['game']} as {name} sees it"
        for name, known in expected["people"].items():
            assert holds(people(guests[name]), known), name


def test_the_witness_holds_what_a_store_can_hold(witness: tuple[Server, dict[str, Any]]) -> None:
    """Else the comparison above would prove little."""
    _, expected = witness
    views = [view for table in expected["tables"].values() for view in table.values()]
    assert {view["game"] for view in views} > {"reversi", "deflecto", "reflecto", "solo"}
    assert {view["clock"]["per"] for view in views if view["clock"]} == {"game", "move", "correspondence"}
    assert any(view["ending"] for view in views)
    assert any(line["by"] for view in views for line in view["chat"])
    assert any(rating["change"] for view in views for rating in view["ratings"] if rating)
    assert any(line.get("ratings") for line in (known["me"] for known in expected["people"].values()))
    assert any(view["flags"][4] for view in views), "a table whose player had a hint"
