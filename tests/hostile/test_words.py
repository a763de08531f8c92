"""Words: whole vocabularies asked for all at once, and lines of chat that are long to read."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Any, Final, TypeAlias

import httpx

from tests.hostile.harness import SCALES, Effect
from tests.servers import Server

Attacked: TypeAlias = Callable[[Server], AbstractContextManager[Effect]]

ASKING: Final = 30
LETTERS: Final = range(5, 13)

SCATTERED: Final = "a" + "\u0301\u0327" * 30_000
"""Accents above and below in turn, which normalisation has to sort: that takes the square of their number."""


@SCALES
def test_vocabularies_asked_for_by_many_at_once_are_made_in_worker_processes(
    besieged: Server, attacked: Attacked, scale: int
) -> None:
    def ask(letters: int) -> int:
        return httpx.get(f"{besieged.address}/api/vocabulary/{letters}", timeout=60).status_code

    asked = [letters for _ in range(ASKING * scale) for letters in LETTERS]
    with attacked(besieged) as effect, ThreadPoolExecutor(ASKING) as pool:
        assert {*pool.map(ask, asked)} == {200}
    effect.check(megabytes=20, scale=scale)


@SCALES
def test_a_line_of_chat_that_is_too_long_is_not_read(besieged: Server, attacked: Attacked, scale: int) -> None:
    owner = besieged.guest()
    account = {"name": f"Robot {scale}", "passphrase": "a long passphrase"}
    assert owner.http.post("/api/account", json=account).status_code == 201
    assert owner.http.post("/api/account/bot").is_success
    made = owner.http.post("/api/account/tokens", json={"name": "x", "scopes": ["play"]}).json()
    owner.close()
    wish: dict[str, Any] = {"game": "reversi", "seats": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"Authorization": f"Bearer {made['token']}"}
    with attacked(besieged) as effect, httpx.Client(base_url=besieged.address, headers=headers, timeout=60) as program:
        table = program.post("/api/bot/tables", json=wish).json()["id"]
        for number in range(3 * scale):
            words = {"id": str(number), "text": SCATTERED}
            answer = program.post(f"/api/bot/tables/{table}/chat", json=words)
            assert answer.json()["code"] == "chat-long"
    effect.check(megabytes=60, scale=scale)
