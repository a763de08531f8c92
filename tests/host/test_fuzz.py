"""Random bytes and random well-formed messages: the table answers or closes, and is never the worse for it."""

import contextlib
import json
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from galerie.core import Match
from galerie.core.record import loads, replay
from galerie.games import GAMES
from galerie.host.socket.connection import POLICY_VIOLATION
from tests.host.sockets import joined
from tests.servers import Guest, Server

MOVES = st.sampled_from(
    [
        "d6",
        "e3",
        "c6",
        "a1",
        "pass",
        "d6:n",
        "!resign",
        "!takeback",
        "!draw",
        "!agree",
        "!decline",
        "!rematch",
        "!flag 0",
        "!pause",
        "!resume",
        "!takeover 1",
        "!return",
        "",
        "é",
    ]
)
PLAYS = st.fixed_dictionaries(
    {
        "kind": st.just("play"),
        "id": st.text(max_size=4),
        "seat": st.integers(-1, 3),
        "move": MOVES | st.text(max_size=12),
    }
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
MESSAGES = st.one_of(
    PLAYS.map(json.dumps),
    JSON.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.just('{"kind":"ping"}'),
)


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    guest = server.guest()
    yield guest
    guest.close()


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(MESSAGES, max_size=12))
def test_whatever_is_sent_the_log_stays_a_legal_game(server: Server, guest: Guest, messages: list[str | bytes]) -> None:
    table = guest.open_table({"kind": "me"}, {"kind": "here"})
    with joined(server, table, guest) as socket:
        for message in messages:
            with contextlib.suppress(ConnectionClosed):
                socket.send(message)
                socket.receive()
        assert socket.connection.close_code in (None, POLICY_VIOLATION)
    *_, last = replay(GAMES, loads(guest.http.get(f"/api/tables/{table}/record").text))
    assert isinstance(last, Match)
    assert last.position.view(None).board == guest.http.get(f"/api/tables/{table}/moments").json()[-1]["view"]["board"]


def test_random_bytes_as_json_bodies_never_break_the_host(guest: Guest) -> None:
    rng = Random(7)
    for _ in range(60):
        body = rng.randbytes(rng.randrange(200))
        path = rng.choice(["/api/tables", "/api/replay", "/api/tables/x/seats/1", "/api/tables/x/seats/-1"])
        answer = guest.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500, (path, body, answer.text)
        assert answer.json()["text"]
