"""Nonsense by the million, over sockets and as requests: everything is answered, and nothing fails.

Run as `python -m tests.hostile.fuzzing ADDRESS MESSAGES SEED`, it prints what it has counted as JSON.
"""

import asyncio
import json
import os
import re
import struct
import sys
from asyncio import IncompleteReadError, StreamReader, StreamWriter
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlsplit

import msgspec

SOCKETS: Final = 12
REQUESTERS: Final = 4
BATCH: Final = 16
LIFE: Final = 40
"""Batches after which a socket goes to another table."""

PATIENCE: Final = 60.0
"""Seconds without an answer after which a message counts as unanswered."""

ROOMS: Final = 0.1
"""The share of the sockets that are in a room."""

COOKIE: Final = re.compile(rb"set-cookie: ([^;]+)", re.IGNORECASE)

SHARE: Final = 20
"""For so many messages there is one request: they take longer."""

KNOWN: Final = 100
"""Tables and rooms that are asked for."""

HASTE: Final = 5_000
"""Messages by which the sockets may be ahead of the requests."""

TEXT, BINARY, CLOSE = 1, 2, 8
REGULAR: Final = {1000, 1002, 1003, 1007, 1008, 1009, 1012, 1013}
"""The codes with which a host may close a connection: anything but a failure of its own."""

MOVES: Final = (
    *("d6", "c6", "e3", "a1", "pass", "d6:n", "0", "é", "!resign", "!takeback", "!draw", "!agree", "!decline"),
    *("!rematch", "!pause", "!resume", "!return", "!flag 0", "!takeover 1"),
    *("", "x" * 300, "\x00", "\x1b]0;x\x07"),
)
READ: Final = (
    *("/api/tables/{t}", "/api/tables/{t}/moments", "/api/tables/{t}/hint/{n}", "/api/tables/{t}/review"),
    *("/api/tables/{t}/record", "/api/lobby", "/api/me", "/api/me/games?before={n}.{t}&game={x}&opponent={x}"),
    *("/api/me/progress", "/api/games", "/api/games/{g}/texts/{x}", "/api/games/{g}/law/fr", "/api/games/{g}/pictures"),
    *("/api/lessons/{g}", "/api/puzzles/{g}", "/api/words/{x}", "/api/words?pattern={x}", "/api/vocabulary/{n}"),
    *("/api/analysis/{x}", "/api/host", "/{x}", "/assets/{x}", "/health", "/ready", "/api/tables/{t}/socket"),
    *("/api/rooms", "/api/rooms/{r}", "/api/me/notices", "/api/me/friends", "/api/friends/{x}", "/api/me/challenges"),
    *("/api/people/{x}?before={x}", "/api/leaderboards/{g}", "/api/leaderboards/{g}/{x}", "/api/me/blocks"),
    *("/api/me/data", "/api/privacy", "/api/account", "/api/account/tokens", "/api/bots", "/api/bot/events"),
    *("/api/admin/session", "/api/admin/people?name={x}", "/embed/table/{t}", "/table/{t}?ply={n}&lang={x}"),
    *(
        "/deal/{g}/{x}",
        "/puzzles/{g}/daily",
        "/api/tables/{t}/picture/dark?ply={n}",
        "/api/deals/{g}/{x}/picture/light",
    ),
)
WRITTEN: Final = (
    *("/api/tables", "/api/tables/{t}/seats/{n}", "/api/tables/{t}/seats/{n}/check", "/api/tables/{t}/seats/{n}/bot"),
    *("/api/pairings", "/api/account", "/api/session", "/api/account/passphrase", "/api/account/removal"),
    *("/api/games/{g}/check", "/api/lessons/{g}/{x}", "/api/puzzles/{g}/{x}", "/api/replay", "/api/analysis"),
    *("/api/analysis/review", "/api/analysis/play", "/api/analysis/share"),
    *("/api/rooms", "/api/rooms/{r}/members", "/api/rooms/{r}/tables", "/api/keys", "/api/tables/{t}/key"),
    *("/api/rooms/{r}/reports", "/api/rooms/{r}/blocks"),
    *("/api/tables/{t}/seats/{n}/reclaim", "/api/tables/{t}/seats/{n}/reclaim/answer", "/api/tables/{t}/gallery"),
    *("/api/tables/{t}/reports", "/api/tables/{t}/blocks", "/api/tables/{t}/invitations", "/api/records"),
    *("/api/me/friends/link", "/api/friends/{x}", "/api/me/challenges", "/api/me/notices/{x}", "/api/me/removal"),
    *("/api/session/recovery", "/api/account/name", "/api/account/recovery", "/api/account/tokens", "/api/account/bot"),
    *("/api/admin/session", "/api/admin/bans", "/api/admin/removals", "/api/bot/tables"),
)
REPLACED: Final = (
    *("/api/me/notices/device", "/api/me/notices/hook", "/api/me/profile", "/api/me/progress"),
    "/api/tables/{t}/seats/{n}/name",
)
REMOVED: Final = (
    *("/api/rooms/{r}/devices", "/api/tables/{t}/devices", "/api/rooms/{r}/members/{x}"),
    *("/api/tables/{t}/seats/{n}/reclaim", "/api/tables/{t}/seats/{n}", "/api/session"),
    *("/api/me/notices/{x}", "/api/me/friends/{x}", "/api/me/challenges/{t}", "/api/me/blocks/{n}", "/api/tables/{t}"),
    *("/api/account/devices/{x}", "/api/account/tokens/{x}", "/api/admin/session", "/api/admin/bans/{n}"),
)
REQUESTS: Final = {"GET": READ, "POST": WRITTEN, "PUT": REPLACED, "DELETE": REMOVED}
"""What is asked for in ways that the host does not tell, or more often. To these come all its routes."""

PLACES: Final = {
    "table_id": "{t}",
    "room_id": "{r}",
    "tournament_id": "{o}",
    "duel_id": "{d}",
    "game": "{g}",
    **dict.fromkeys(("seat", "player", "pairing", "number", "ply", "since", "after"), "{n}"),
}
"""What stands for a parameter; for any other there is nonsense."""

OPENED: Final = ("/api/tables", "/api/rooms", "/api/tournaments", "/api/duels")
"""Where something is opened whose id is asked for from then on."""

OFTEN: Final = ("GET", "GET", "POST", "POST", "POST", "PUT", "DELETE")
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")
RECORD: Final = "galerie record 1\ngame: reversi\nrules: 1\nseat 0: A\nseat 1: B\n\n0 d6\n"
GAMES: Final = ("reversi", "deflecto", "reflecto", "copyright", "miroir", "solo", "chess", "")
WISHES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "reversi", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bob"}]},
    {"game": "deflecto", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True, "friendly": True},
    {"game": "reversi", "name": "Ada"},
    {"name": "Ada", "passphrase": "short", "bring": True},
    {"move": "d6", "lines": [], "show": False, "moves": ["d6"], "give_up": True, "level": "novice"},
    {"seats": 2, "options": {"othello": True}},
    {
        "record": "galerie record 1\ngame: reversi\nrules: 1\nseat 0: A\nseat 1: B\n\n0 d6\n",
        "seat": 0,
        "level": "novice",
    },
    {"scenes": ["a"], "seen": [], "puzzles": {"x": True}, "days": [], "opponents": {}},
    {"name": "Ada"},
    {"game": "reversi", "seats": [{"kind": "open"}, {"kind": "bot", "level": "novice"}]},
    {"endpoint": "https://push.example/x", "p256dh": "x" * 87, "auth": "x" * 22, "language": "fr", "name": "Firefox"},
    {"address": "https://hook.example/x", "language": "en", "key": "x" * 32, "granted": True, "open": False},
    {"name": "Ada Lovelace", "passphrase": "correct horse battery", "code": "x", "old": "x", "new": "y" * 20},
    {"title": "Coupe", "game": "reversi", "system": "swiss", "name": "Ada", "rounds": 3, "automatic": False},
    {"title": "Arène", "game": "deflecto", "system": "arena", "name": "Ada", "minutes": 5, "grace": 0},
    {"game": "solo", "options": {}, "name": "Ada"},
    {"result": "draw", "name": "Ada"},
    {"seat": 0, "reason": "insult", "words": "x", "line": 1, "listed": True, "key": "", "person": "x", "text": "; 1 0"},
)


class Frame(msgspec.Struct):
    """As much of what the host sends as is needed."""

    kind: str
    id: str | None = None


class Refused(Exception):  # noqa: N818  not a failure of the host
    """The host has closed the connection, and said why."""


@dataclass
class Count:
    """What has happened so far."""

    left: int
    messages: int = 0
    requests: int = 0
    commands: int = 0
    """Those of the messages that must be answered."""

    closed: Counter[int] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def take(self, number: int) -> bool:
        self.left -= number
        return self.left >= 0


class Nonsense:
    """Messages that are almost right, or not at all."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self._number = 0

    def command(self, *, in_room: bool = False) -> tuple[str, str]:
        """A well-formed command that must be answered, and its id."""
        self._number += 1
        name, dice = f"c{self._number}", self.dice
        if in_room:
            return name, json.dumps({"kind": "say", "id": name, "text": f"x{self.word()}", "name": "Ada"})
        said = {"kind": "play", "id": name, "seat": dice.randrange(3), "move": dice.choice(MOVES[:-4])}
        return name, json.dumps(said)

    def message(self) -> bytes:
        dice = self.dice
        kind = dice.randrange(6)
        if kind == 0:
            return b'{"kind":"ping","lag":%d}' % dice.choice((0, 1, 60_000, 60_001, -1, 10**30))
        if kind == 1:
            said = {"kind": "say", "id": "s", "text": self.word(), "name": self.word()}
            return json.dumps(said if dice.random() < 0.5 else {"kind": "look", "id": "l", "seat": 0}).encode()
        if kind == 2:
            return json.dumps(self.value()).encode()
        if kind == 3:
            return dice.randbytes(dice.randrange(40)).decode("latin-1").encode()
        return self.mutated(self.command()[1].encode())

    def body(self) -> bytes:
        dice = self.dice
        kind = dice.randrange(6)
        if kind == 0:
            return dice.randbytes(dice.randrange(200))
        if kind == 1:
            return json.dumps(self.value()).encode()
        if kind == 2:
            return b"[" * dice.randrange(3000)
        body = self.mutated(json.dumps(dice.choice(WISHES)).encode())
        at = dice.randrange(len(body) + 1)
        return body[:at] + b"\xff" + body[at:] if kind == 3 else body

    def mutated(self, text: bytes) -> bytes:
        """Some of these bytes deleted, doubled or replaced by others that mean something in JSON."""
        data = bytearray(text)
        for _ in range(self.dice.randrange(4)):
            at = self.dice.randrange(len(data) + 1)
            match self.dice.randrange(4):
                case 0:
                    del data[at : at + self.dice.randrange(1, 9)]
                case 1:
                    data[at:at] = data[at : at + 20]
                case 2:
                    data[at:at] = self.dice.choice((b'"', b"{", b"]", b",", b"\\ud800", b"\\u0000", b"1e999", b"null"))
                case _:
                    data[at:at] = bytes([self.dice.randrange(128)])
        return bytes(data)

    def value(self, depth: int = 0) -> object:
        dice = self.dice
        if depth > 3 or dice.random() < 0.4:
            return dice.choice((None, True, 0, -1, 10**40, 1.5, "", "play", self.word()))
        if dice.random() < 0.5:
            return [self.value(depth + 1) for _ in range(dice.randrange(4))]
        keys = ("kind", "id", "seat", "move", "game", "seats", self.word())
        return {dice.choice(keys): self.value(depth + 1) for _ in range(dice.randrange(4))}

    def word(self) -> str:
        dice = self.dice
        return dice.choice(("a", "é", "\u202e", "\x00", "\x1b[2J", "*" * 9, "%", "..", "'", "x" * dice.randrange(60)))


async def converse(address: tuple[str, int], nonsense: Nonsense, count: Count) -> None:
    """Send nonsense to tables, and wait for the answer to whatever must be answered."""
    while count.left > 0:
        while count.messages > SHARE * count.requests + HASTE and count.left > 0:
            await asyncio.sleep(0.01)
        try:
            in_room = nonsense.dice.random() < ROOMS
            cookie, path = await (_open_room(address) if in_room else _open_table(address, nonsense.dice))
            reader, writer = await _join(address, path, cookie)
        except (OSError, IncompleteReadError, ValueError) as error:
            count.faults.append(f"no table: {error!r}")
            return
        try:
            for _ in range(LIFE):
                if not count.take(BATCH):
                    return
                await _batch(reader, writer, nonsense, count, in_room=in_room)
        except Refused as refused:
            count.closed[refused.args[0]] += 1
            if refused.args[0] not in REGULAR:
                count.faults.append(f"a connection was closed with {refused.args[0]}")
        except (OSError, IncompleteReadError):
            count.faults.append("a connection ended without a word")
        except TimeoutError:
            count.faults.append("a command was not answered")
        finally:
            writer.close()


async def _batch(
    reader: StreamReader, writer: StreamWriter, nonsense: Nonsense, count: Count, *, in_room: bool
) -> None:
    """Some nonsense with commands in between, all of which must be answered."""
    awaited: set[str] = set()
    frames: list[bytes] = []
    patient = nonsense.dice.random() < 0.98  # otherwise there may be so much in a row that the host hangs up
    for number in range(BATCH):
        if number % 5 == 4 and patient:
            name, text = nonsense.command(in_room=in_room)
            awaited.add(name)
            frames.append(frame(TEXT, text.encode()))
        else:
            kind = TEXT if nonsense.dice.random() < 0.998 else BINARY
            frames.append(frame(kind, nonsense.message()))
    count.commands += len(awaited)
    writer.write(b"".join(frames))
    count.messages += BATCH
    async with asyncio.timeout(PATIENCE):
        await writer.drain()
        while awaited:
            told = await _receive(reader)
            if told.kind in ("saved", "refused", "said"):
                awaited.discard(told.id or "")


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame of a client; its mask is zero, so that the payload is what it was."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack("!H", size)
    return bytes([0x80 | opcode]) + length + bytes(4) + payload


async def _receive(reader: StreamReader) -> Frame:
    while True:
        first, size = await reader.readexactly(2)
        if size >= 126:
            width = 2 if size == 126 else 8
            size = int.from_bytes(await reader.readexactly(width))
        payload = await reader.readexactly(size)
        if first & 15 == CLOSE:
            raise Refused(int.from_bytes(payload[:2]) if payload else 1005)
        if first & 15 == TEXT:
            return msgspec.json.decode(payload, type=Frame)


async def _open_table(address: tuple[str, int], dice: Random) -> tuple[str, str]:
    """A cookie, and the path of a new table."""
    cookie, table = await _opened(
        address, "/api/tables", {**WISHES[0], "game": dice.choice(("reversi", "deflecto", "reflecto"))}
    )
    return cookie, f"/api/tables/{table}"


async def _open_room(address: tuple[str, int]) -> tuple[str, str]:
    cookie, room = await _opened(address, "/api/rooms", {"name": "Ada"})
    return cookie, f"/api/rooms/{room}"


async def _opened(address: tuple[str, int], path: str, wish: dict[str, Any]) -> tuple[str, str]:
    """The cookie of whoever has opened something, and its id."""
    reader, writer = await asyncio.open_connection(*address)
    writer.write(_request("POST", path, json.dumps(wish).encode(), close=True))
    head, answer = await _answer(reader)
    writer.close()
    cookie = COOKIE.search(head)
    if not cookie:
        raise ValueError(head.split(b"\r\n")[0])
    return cookie[1].decode(), json.loads(answer)["id"]


async def _join(address: tuple[str, int], path: str, cookie: str) -> tuple[StreamReader, StreamWriter]:
    reader, writer = await asyncio.open_connection(*address)
    writer.write(
        f"GET {path}/socket HTTP/1.1\r\nHost: {address[0]}:{address[1]}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head.split(b"\r\n")[0]:
        raise ValueError(head)
    await _receive(reader)
    return reader, writer


async def routes(address: tuple[str, int]) -> dict[str, list[str]]:
    """Every route that the host has, by its method: nobody has to remember to list a new one."""
    reader, writer = await asyncio.open_connection(*address)
    writer.write(_request("GET", "/schema/openapi.json", b"", close=True))
    _, answer = await _answer(reader)
    writer.close()
    found: dict[str, list[str]] = {method: [] for method in REQUESTS}
    for path, methods in json.loads(answer)["paths"].items():
        for method, told in methods.items():
            query = [each["name"] for each in told.get("parameters", ()) if each["in"] == "query"]
            asked = "&".join(f"{name}={PLACES.get(name, '{x}')}" for name in query)
            place = re.sub(r"{(\w+)}", lambda name: PLACES.get(name[1], "{x}"), path)
            found[method.upper()].append(f"{place}?{asked}" if asked else place)
    return found


async def request(
    address: tuple[str, int], nonsense: Nonsense, count: Count, requests: Mapping[str, Sequence[str]]
) -> None:
    """Send nonsense as requests, one after the other on a connection."""
    reader, writer = await asyncio.open_connection(*address)
    known = {path: ["x", "aaaa-bbbb-cccc", "%00"] for path in OPENED}
    cookie = ""
    while count.left > 0:
        if count.requests * SHARE > count.messages:
            await asyncio.sleep(0.01)
            continue
        if not count.take(1):
            break
        dice = nonsense.dice
        places = {
            **{
                place: dice.choice(known[path])
                for place, path in zip(("{t}", "{r}", "{o}", "{d}"), OPENED, strict=True)
            },
            "{n}": str(dice.randrange(-1, 17)),
            "{g}": dice.choice(GAMES),
        }
        method = dice.choice(OFTEN)
        path = dice.choice(requests[method])
        if dice.random() < 0.1:
            method = dice.choice(METHODS)
        for place, instead in places.items():
            path = path.replace(place, instead)
        path = path.replace("{x}", quote(nonsense.word()))
        count.requests += 1
        try:
            async with asyncio.timeout(PATIENCE):
                body = b"" if method == "GET" else nonsense.body()
                writer.write(_request(method, path, body, cookie="" if dice.random() < 0.1 else cookie))
                head, body = await _answer(reader)
        except (TimeoutError, OSError, IncompleteReadError, ValueError) as error:
            count.faults.append(f"{method} {path}: {error!r}")
            head, body = b"", b""
        status = int(head[9:12] or 0)
        count.statuses[status] += 1
        if status == 500 or status > 503:
            count.faults.append(f"{method} {path}: {status}")
        if status in (200, 201) and method == "POST" and path in OPENED:
            told = json.loads(body)
            opened = told["tournament"] if path == "/api/tournaments" else told
            known[path][3:] = [*known[path][3:], opened["id"]][-KNOWN:]
        if given := COOKIE.search(head):
            cookie = given[1].decode()
        if not head or b"connection: close" in head.lower():
            writer.close()
            reader, writer = await asyncio.open_connection(*address)
    writer.close()


def _request(method: str, path: str, body: bytes, *, close: bool = False, cookie: str = "") -> bytes:
    end = "close" if close else "keep-alive"
    end += f"\r\nCookie: {cookie}" if cookie else ""
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: {end}\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


async def _answer(reader: StreamReader) -> tuple[bytes, bytes]:
    head = await reader.readuntil(b"\r\n\r\n")
    size = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
    if size:
        return head, await reader.readexactly(int(size[1]))
    if b" 204 " in head or b" 304 " in head:
        return head, b""
    body = b""
    while length := int(await reader.readline(), 16):
        body += await reader.readexactly(length)
        await reader.readline()
    await reader.readline()
    return head, body


async def main(address: str, messages: int, seed: int) -> None:
    parts = urlsplit(address)
    where = parts.hostname or "", parts.port or 0
    count = Count(messages)
    talks = [converse(where, Nonsense(Random(f"{seed} socket {n}")), count) for n in range(SOCKETS)]
    requests = {method: (*REQUESTS[method], *found) for method, found in (await routes(where)).items()}
    asks = [request(where, Nonsense(Random(f"{seed} request {n}")), count, requests) for n in range(REQUESTERS)]
    await asyncio.gather(*talks, *asks)
    told = {
        "messages": count.messages,
        "requests": count.requests,
        "commands": count.commands,
        "closed": dict(count.closed),
        "statuses": dict(count.statuses),
        "faults": count.faults[:20],
    }
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    os.nice(1)  # the host comes first
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
