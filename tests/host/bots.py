"""Programs that play as bot accounts, over HTTP alone."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx

from tests.host.accounts import sign_up
from tests.servers import Guest, Server

ids = (f"bot-{number}" for number in count())
BOTH = ["read", "play"]


def token_of(owner: Guest, *scopes: str, name: str = "test") -> str:
    answer = owner.http.post("/api/account/tokens", json={"name": name, "scopes": list(scopes) or BOTH})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


class Lines:
    """The lines of a stream as they come; those that only keep it alive are skipped."""

    def __init__(self, answer: httpx.Response) -> None:
        self._lines = answer.iter_lines()

    def __next__(self) -> dict[str, Any]:
        line = next(self._lines)
        while not line:
            line = next(self._lines)
        found = json.loads(line)
        assert isinstance(found, dict)
        return found

    def __iter__(self) -> "Lines":
        return self

    def until(self, **wanted: Any) -> dict[str, Any]:
        """The next line that has all this in it."""
        return next(line for line in self if wanted.items() <= line.items())


class Program:
    """A client that has a token and no cookie."""

    def __init__(self, server: Server, token: str) -> None:
        self.http = httpx.Client(
            base_url=server.address, timeout=20, headers={"Authorization": f"Bearer {token}", "Accept-Language": "en"}
        )

    def move(self, table: str, move: str, seat: int = 1, command: str | None = None) -> httpx.Response:
        body = {"id": command or next(ids), "seat": seat, "move": move}
        return self.http.post(f"/api/bot/tables/{table}/move", json=body)

    def sit(self, table: str, seat: int = 1) -> httpx.Response:
        return self.http.post(f"/api/bot/tables/{table}/seats/{seat}")

    @contextmanager
    def lines(self, address: str) -> Iterator[Lines]:
        with self.http.stream("GET", address) as answer:
            assert answer.status_code == 200, answer.read()
            yield Lines(answer)


def bot_account(owner: Guest, name: str) -> None:
    sign_up(owner, name)
    assert owner.http.post("/api/account/bot").status_code == 200
