"""A bot account at a server: what `docs/bot-api.md` describes, as functions that answer in few words."""

import asyncio
import json
import secrets
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import Any, Final, TypeAlias

import httpx2

from galerie.core import Refusal

MOST_MOVES: Final = 200
"""Legal moves that are told; a game may have thousands."""

SILENCE: Final = 30.0
"""Seconds after which a stream that is not even kept alive is given up."""

Json: TypeAlias = dict[str, Any]


class Player:
    """Every answer is data that an agent can read; whatever the server refuses is a `RefusedError`."""

    def __init__(self, http: httpx2.AsyncClient) -> None:
        self._http = http

    @classmethod
    def at(cls, host: str, token: str, language: str) -> "Player":
        headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        return cls(httpx2.AsyncClient(base_url=host, headers=headers, timeout=SILENCE))

    async def close(self) -> None:
        await self._http.aclose()

    async def games(self) -> list[Json]:
        return [
            {
                "game": each["name"],
                "seats": [each["least_seats"], each["most_seats"]],
                "levels": [level["name"] for level in each["levels"]],
                "options": {option["name"]: option["values"] for option in each["options"]},
            }
            for each in await self._ask("GET", "/api/games")
        ]

    async def rules(self, game: str, language: str) -> str:
        return (await self._reached("GET", f"/api/games/{game}/law/{language}")).text

    async def tables(self) -> Json:
        """Where this bot plays, and where it may sit down in the lobby."""
        lobby = await self._ask("GET", "/api/lobby")
        listed = [entry["table"] for entry in lobby["waiting"] if entry["table"]["admits_bots"]]
        own = [
            {"table": each["table"], "game": each["game"], "your_turn": each["event"] == "turn"}
            for each in await self._ask("GET", "/api/bot/tables")
        ]
        return {"own": own, "waiting": [_described(table) for table in listed]}

    async def open(self, wish: Json) -> Json:
        return _described(await self._ask("POST", "/api/bot/tables", wish))

    async def sit(self, table: str, seat: int | None) -> Json:
        """Take this seat, or the first one that is open."""
        if seat is None:
            info = await self._ask("GET", f"/api/tables/{table}")
            seat = next((at for at, each in enumerate(info["seats"]) if each["kind"] == "open"), 0)
        return _described(await self._ask("POST", f"/api/bot/tables/{table}/seats/{seat}"))

    async def look(self, table: str) -> Json:
        """The table as it is now."""
        return await self.wait(table, 0)

    async def play(self, table: str, move: str, seat: int | None) -> Json:
        """Make a move or a piece of conduct, and look."""
        if seat is None:
            now = await self.look(table)
            acting = [each for each in now["your_seats"] if each in now["to_act"]]
            seat = next(iter(acting or now["your_seats"]), 0)
        body = {"id": secrets.token_urlsafe(12), "seat": seat, "move": move}
        await self._ask("POST", f"/api/bot/tables/{table}/move", body)
        return await self.look(table)

    async def wait(self, table: str, seconds: float) -> Json:
        """The table once it is this bot's turn, it is asked something or the game is over, or as it is then."""
        seen = _Seen()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds or SILENCE), aclosing(self._lines(f"/api/bot/tables/{table}")) as frames:
                async for frame in frames:
                    seen.read(frame)
                    if not seconds or seen.concerns_us:
                        break
        return seen.summary()

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        return (await self._reached(method, path, json=body)).json()

    async def _reached(self, method: str, path: str, **body: Any) -> httpx2.Response:
        try:
            answer = await self._http.request(method, path, **body)
        except httpx2.HTTPError as error:
            raise Refusal("agent-unreachable", host=str(self._http.base_url)) from error
        if answer.is_error:
            raise RefusedError(answer)
        return answer

    async def _lines(self, path: str) -> AsyncGenerator[Json]:
        try:
            async with self._http.stream("GET", path) as answer:
                if answer.is_error:
                    await answer.aread()
                    raise RefusedError(answer)
                async for line in answer.aiter_lines():
                    if line:
                        yield json.loads(line)
        except httpx2.HTTPError as error:
            raise Refusal("agent-unreachable", host=str(self._http.base_url)) from error


class RefusedError(Exception):
    """What the server refuses, in its own words."""

    def __init__(self, answer: httpx2.Response) -> None:
        try:
            super().__init__(answer.json()["text"])
        except (ValueError, KeyError):
            super().__init__(f"HTTP {answer.status_code}")


class _Seen:
    """What the frames of a table have told so far."""

    def __init__(self) -> None:
        self._table: Json = {}
        self._moment: Json = {}

    def read(self, frame: Json) -> None:
        self._table = frame.get("table", self._table)
        for moment in (*frame.get("moments", ()), *filter(None, [frame.get("moment")])):
            self._moment = moment

    @property
    def concerns_us(self) -> bool:
        asked = self._moment["request"]
        is_asked = asked is not None and not {asked["seat"], *asked["agreed"]} & {*self._own}
        waits = any(seat["kind"] == "open" for seat in self._table["seats"])
        is_turn = not waits and not {*self._moment["to_act"]}.isdisjoint(self._own)
        return bool(is_turn or is_asked or self._moment["ending"])

    def summary(self) -> Json:
        moment = self._moment
        moves = {int(seat): listed for seat, listed in moment["moves"].items() if int(seat) in self._own}
        return {
            **_described(self._table),
            "board": moment["text"],
            "to_act": moment["to_act"],
            "your_turn": not {*moment["to_act"]}.isdisjoint(self._own),
            "moves": {seat: listed[:MOST_MOVES] for seat, listed in moves.items()},
            "last": None if moment["move"] is None else {"seat": moment["seat"], "move": moment["move"]},
            "asked": moment["request"],
            "ending": moment["ending"],
        }

    @property
    def _own(self) -> list[int]:
        return _own_seats(self._table)


def _described(table: Json) -> Json:
    """A table in few words."""
    return {
        "table": table["id"],
        "game": table["game"],
        "options": table["options"],
        "players": [seat["name"] or seat["level"] or seat["kind"] for seat in table["seats"]],
        "open_seats": [at for at, seat in enumerate(table["seats"]) if seat["kind"] == "open"],
        "your_seats": _own_seats(table),
    }


def _own_seats(table: Json) -> list[int]:
    return [at for at, seat in enumerate(table["seats"]) if seat["yours"]]
