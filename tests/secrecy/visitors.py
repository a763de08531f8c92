"""Visitors who ask and listen at the outermost edge of the application, where every byte that leaves it passes."""

import asyncio
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass, field
from typing import Any, Final, Self

import msgspec

from galerie.host.moderation import desk
from galerie.host.moderation.desk import Administrator
from galerie.host.store.store import Store
from tests.secrecy.exits import CALLS, FEED, LOBBY, ROOM, SOCKET, STREAM, TOURNAMENT, Question, frame, line

ADDRESS: Final = ("galerie.test", 80)
PASSES: Final = 10
"""Of the event loop, until a line that waits in the host has left it."""


@dataclass(frozen=True)
class Told:
    """Something that left the host, when, to whom and by which exit."""

    occasion: str
    visitor: str
    exit: str
    data: bytes


class Version(msgspec.Struct):
    version: int


class Sketch(msgspec.Struct):
    """As much of a frame as is needed to file it and to know when to stop listening."""

    kind: str
    id: str | None = None
    moment: Version | None = None
    moments: list[Version] = []


@dataclass
class Visitor:
    name: str
    app: Any
    """To be spoken to as a server does."""

    cookie: bytes = b""
    token: bytes = b""
    """With which a program plays as their account."""

    occasion: str = "at the door"
    told: list[Told] = field(default_factory=list)

    def scope(self, kind: str, address: str) -> dict[str, Any]:
        path, _, query = address.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (b"host", ADDRESS[0].encode()),
                *([(b"cookie", self.cookie)] if self.cookie else ()),
                *([(b"authorization", b"Bearer " + self.token)] if self.token else ()),
            ],
            "client": (self.name, 1),
            "server": ADDRESS,
            "subprotocols": [],
        }

    async def introduce(self) -> None:
        """Get a cookie, and keep it."""
        self._keep(await self._exchange(self.scope("http", "/") | {"method": "GET"}, b""))

    async def sign_up(self) -> None:
        """Make an account of one's own name, and keep its cookie too."""
        wish = {"name": self.name, "passphrase": f"the passphrase of {self.name}"}
        scope = self.scope("http", "/api/account") | {"method": "POST"}
        self._keep(await self._exchange(scope, msgspec.json.encode(wish)))

    async def become_bot(self) -> None:
        """Make the account a bot, and get it a token."""
        await self.ask(Question("POST /api/account/bot", "POST", "/api/account/bot"))
        making = Question(
            "POST /api/account/tokens", "POST", "/api/account/tokens", {"name": "it", "scopes": ["read", "play"]}
        )
        self.token = msgspec.json.decode(await self.ask(making))["token"].encode()

    async def administer(self, store: Store) -> None:
        """Sign in as an administrator, by a one-time link."""
        key = await store.run(lambda db: desk.make_link(db, Administrator("it", 0), self.name))
        scope = self.scope("http", "/api/admin/session") | {"method": "POST"}
        self._keep(await self._exchange(scope, msgspec.json.encode({"key": key})))

    def elsewhere(self) -> "Visitor":
        """The same person in a browser that nobody knows."""
        return Visitor(self.name, self.app, occasion=self.occasion, told=self.told)

    async def ask(self, question: Question) -> bytes:
        """The body of the answer."""
        scope = self.scope("http", question.address) | {"method": question.method}
        body = question.body.encode() if isinstance(question.body, str) else msgspec.json.encode(question.body)
        start, *rest = await self._exchange(scope, b"" if question.body is None else body)
        assert start["status"] < 500, question
        head = [b"%d" % start["status"], *(b": ".join(each) for each in start["headers"])]
        answer = b"".join(each.get("body", b"") for each in rest)
        self.hear(question.exit, b"\r\n".join([*head, b"", answer]))
        return answer

    async def connect(self, table: str, since: int | None = None) -> "Socket":
        query = "" if since is None else f"?since={since}"
        return await Socket(self, SOCKET, f"/api/tables/{table}/socket{query}").opened()

    async def follow(self, table: str) -> "Lines":
        """The stream of a table."""
        return await Lines(self, STREAM, f"/api/bot/tables/{table}").opened()

    async def attend(self) -> "Lines":
        """The stream of their events."""
        return await Lines(self, FEED, FEED).opened()

    async def visit_lobby(self, origin: bytes = b"") -> "Socket":
        return await Socket(self, LOBBY, LOBBY, origin).opened()

    async def await_calls(self, origin: bytes = b"") -> "Socket":
        """What calls them to a table, wherever they are."""
        return await Socket(self, CALLS, CALLS, origin).opened()

    async def visit_room(self, room: str) -> "Socket":
        return await Socket(self, ROOM, f"/api/rooms/{room}/socket").opened()

    async def visit_tournament(self, tournament: str) -> "Socket":
        return await Socket(self, TOURNAMENT, f"/api/tournaments/{tournament}/socket").opened()

    def hear(self, way_out: str, data: bytes) -> None:
        self.told.append(Told(self.occasion, self.name, way_out, data))

    def _keep(self, answer: list[MutableMapping[str, Any]]) -> None:
        (cookie,) = [value for name, value in answer[0]["headers"] if name == b"set-cookie"]
        self.cookie = b"; ".join([*filter(None, [self.cookie]), cookie.partition(b";")[0]])

    async def _exchange(self, scope: dict[str, Any], body: bytes) -> list[MutableMapping[str, Any]]:
        answer: list[MutableMapping[str, Any]] = []
        asked = iter([{"type": "http.request", "body": body, "more_body": False}])

        complete = asyncio.Event()

        async def receive() -> Any:
            """The request; the visitor hangs up when the answer is complete."""
            if request := next(asked, None):
                return request
            await complete.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            answer.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                complete.set()

        await self.app(scope, receive, send)
        return answer


class Socket:
    def __init__(self, visitor: Visitor, name: str, address: str, origin: bytes = b"") -> None:
        self.version = 0
        """The newest that was heard of."""

        self._visitor = visitor
        self._name = name
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        scope = visitor.scope("websocket", address)
        scope["headers"] += [(b"origin", origin)] if origin else []
        self._task = asyncio.ensure_future(visitor.app(scope, self._in.get, self._out.put))
        self._task.add_done_callback(self._out.put_nowait)

    async def opened(self) -> Self:
        self._in.put_nowait({"type": "websocket.connect"})
        await self.receive()
        return self

    def send(self, message: Any) -> None:
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self) -> Sketch | None:
        """The next frame; None when the host only accepts the connection or closes it."""
        message = await self._out.get()
        if message is self._task:
            raise ConnectionError("the host has left without a word") from self._task.exception()
        if message["type"] != "websocket.send":
            self._visitor.hear(frame(message["type"], self._name), repr(sorted(message.items())).encode())
            return None
        data = (message.get("text") or "").encode() or message.get("bytes") or b""
        sketch = msgspec.json.decode(data, type=Sketch)
        self._visitor.hear(frame(sketch.kind, self._name), data)
        for moment in (*sketch.moments, *([sketch.moment] if sketch.moment else ())):
            self.version = moment.version
        return sketch

    async def until(self, wanted: Callable[[Sketch], bool]) -> Sketch:
        while not ((heard := await self.receive()) and wanted(heard)):
            pass
        return heard

    async def listen(self) -> None:
        """Hear all that has been said by now."""
        self.send({"kind": "ping"})
        await self.until(lambda heard: heard.kind == "pong")

    async def hear_out(self) -> None:
        """Until the host closes the connection."""
        while await self.receive():
            pass
        await self._task

    async def play(self, command: str, seat: int, move: str) -> str:
        """The kind of the answer."""
        self.send({"kind": "play", "id": command, "seat": seat, "move": move})
        return (await self.until(lambda heard: heard.id == command)).kind

    async def say(self, command: str, text: str) -> str:
        """The kind of the answer."""
        self.send({"kind": "say", "id": command, "text": text})
        return (await self.until(lambda heard: heard.id == command)).kind

    async def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class Lines:
    """A stream, until the visitor hangs up."""

    def __init__(self, visitor: Visitor, name: str, address: str) -> None:
        self._visitor = visitor
        self._name = name
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        scope = visitor.scope("http", address) | {"method": "GET"}
        self._task = asyncio.ensure_future(visitor.app(scope, self._in.get, self._out.put))

    async def opened(self) -> Self:
        self._in.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        start = await self._out.get()
        self._visitor.hear(f"GET {self._name}", repr((start["status"], start["headers"])).encode())
        return self

    async def listen(self) -> None:
        """Hear all that has been said by now: what waits in the host is passed on at the next occasions."""
        for _ in range(PASSES):
            await asyncio.sleep(0)
        while not self._out.empty():
            for told in filter(None, self._out.get_nowait()["body"].splitlines()):  # an empty one keeps it alive
                found = msgspec.json.decode(told)
                self._visitor.hear(line(found.get("kind") or found["event"], self._name), told)

    async def leave(self) -> None:
        await self.listen()
        self._in.put_nowait({"type": "http.disconnect"})
        await self._task
