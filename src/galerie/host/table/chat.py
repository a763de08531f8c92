"""What is said at a table, who hears it, and how long it is remembered.

Players talk to everybody. While the game goes on spectators talk among themselves, in the gallery: what somebody sees
there must not help a player, whatever the game. Before and after the game everybody talks to everybody, and when it is
over what was said in the gallery is told to the players too.
"""

import asyncio
import hmac
import unicodedata
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from galerie.core import Event, Refusal, Seat
from galerie.core.match import Flag
from galerie.host.socket.connection import Connection
from galerie.host.store.rows import KEPT_LINES, ChatRow
from galerie.host.store.store import Store
from galerie.host.wire import ChatLine, Room, Said, Say, encode

LONGEST: Final = 300
"""Characters of a line."""

WINDOW: Final = 10_000
MOST: Final = 5
MOST_TOGETHER: Final = 20
"""Within so many milliseconds somebody may say so many lines, and all in a room together so many."""

JOINER: Final = "\u200d"
"""It holds pictures of several people together, and is the only sign without a shape of its own that is let through."""

NOBODY: Final = ""
"""Who says what the host notes."""

SAT, LEFT, CAME = "!sat", "!left", "!came"
"""What is noted of people, beside the conduct that is logged."""


def plain(text: str) -> str:
    """A line as it may be shown: one line of characters that can be seen, or a refusal."""
    shown = "".join(each if each.isprintable() or each == JOINER else " " for each in text)
    line = " ".join(unicodedata.normalize("NFC", shown).split())
    if not line.strip(JOINER):
        raise Refusal("chat-empty")
    if len(line) > LONGEST:
        raise Refusal("chat-long", most=LONGEST)
    return line


def speaker(secret: str, guest: str) -> str:
    """By what a guest is told from others, without telling who he is: the same at every table of a host."""
    return hmac.digest(secret.encode(), f"speaker {guest}".encode(), "sha256").hex()[:16]


class Memory:
    """The newest lines of a table's two rooms."""

    def __init__(self, chat_rows: Iterable[ChatRow]) -> None:
        self._rooms: dict[Room, list[ChatRow]] = {"table": [], "gallery": []}
        self._newest = 0
        for chat_row in chat_rows:
            self.keep(chat_row)

    def lines(self, *rooms: Room) -> list[ChatLine]:
        return sorted((chat_row.line for room in rooms for chat_row in self._rooms[room]), key=lambda line: line.number)

    def said(self, by: str, command: str) -> ChatLine | None:
        """What this command has said already."""
        chat_rows = (chat_row for room in self._rooms.values() for chat_row in room)
        return next((each.line for each in chat_rows if each.command == command and each.line.by == by), None)

    def spoken(self, line: ChatLine, command: str) -> ChatRow:
        """A line as somebody says it, to be kept; or why it is not said."""
        recent = [chat_row.line.by for chat_row in self._rooms[line.room] if chat_row.line.at > line.at - WINDOW]
        if recent.count(line.by) >= MOST or len(recent) - recent.count(NOBODY) >= MOST_TOGETHER:
            raise Refusal("chat-fast")
        text, name = plain(line.text), " ".join(line.name.split())
        return ChatRow(replace(line, number=self._next(), text=text, name=name), command)

    def noted(self, seat: Seat, what: str, now: int) -> ChatRow:
        """A line that the host itself says of a seat."""
        return ChatRow(ChatLine(self._next(), "table", now, NOBODY, seat, "", what))

    def keep(self, chat_row: ChatRow) -> None:
        """Remember a line that the store has."""
        room = self._rooms[chat_row.line.room]
        room.append(chat_row)
        del room[:-KEPT_LINES]
        self._newest = max(self._newest, chat_row.line.number)

    def _next(self) -> int:
        self._newest += 1
        return self._newest


class Chat:
    """The talk of the visitors of one table; `apart` tells whether spectators talk among themselves."""

    def __init__(
        self,
        table_id: str,
        chat_rows: Iterable[ChatRow],
        store: Store,
        connections: AbstractSet[Connection],
        apart: Callable[[], bool],
    ) -> None:
        self._table_id = table_id
        self._memory = Memory(chat_rows)
        self._store = store
        self._connections = connections
        self._apart = apart
        self._speaking = asyncio.Lock()

    def lines(self, connection: Connection) -> list[ChatLine]:
        """All that a visitor may read."""
        return self._heard(connection, self._memory.lines("table", "gallery"))

    def has_left(self, seat: Seat) -> bool:
        """Whether it was noted last of a seat that its player had left."""
        notes = [line.text for line in self._memory.lines("table") if line.by == NOBODY and line.seat == seat]
        return [note for note in notes if note in (SAT, LEFT, CAME)][-1:] == [LEFT]

    async def say(self, connection: Connection, words: Say) -> None:
        """Say a line to those who may hear it; the same command says it only once."""
        if connection.guest is None:
            raise Refusal("chat-guest")
        async with self._speaking:
            by, seats = speaker(self._store.secret, connection.guest), connection.seats
            if done := self._memory.said(by, words.id):
                connection.send(encode(Said([done], words.id)))
                return
            line = ChatLine(
                number=0,
                room="table" if seats or not self._apart() else "gallery",
                at=self._store.wall(),
                by=by,
                seat=min(seats) if seats else None,
                name="" if seats else words.name,
                text=words.text,
            )
            chat_row = self._memory.spoken(line, words.id)
            await self._store.say(self._table_id, chat_row)
            connection.send(encode(Said([chat_row.line], words.id)))
            self.tell([chat_row], but=connection)

    async def note(self, seat: Seat, what: str) -> None:
        """Note something of a seat; where it cannot be kept, it is not said."""
        chat_row = self.noted(seat, what)
        with suppress(Refusal):
            await self._store.say(self._table_id, chat_row)
            self.tell([chat_row])

    def noted(self, seat: Seat, what: str) -> ChatRow:
        """The same, to be kept together with something else and told then."""
        return self._memory.noted(seat, what, self._store.wall())

    def noted_conduct(self, conduct: Iterable[Event]) -> list[ChatRow]:
        """What is said of it."""
        return [
            self.noted(event.move.seat if isinstance(event.move, Flag) else event.seat, str(event.move))
            for event in conduct
        ]

    def tell(self, chat_rows: Iterable[ChatRow], but: Connection | None = None) -> None:
        """What has been kept."""
        lines = []
        for chat_row in chat_rows:
            self._memory.keep(chat_row)
            lines.append(chat_row.line)
        for connection in self._connections - {but}:
            if heard := self._heard(connection, lines):
                connection.send(encode(Said(heard)))

    def open_gallery(self) -> None:
        """The game is over: players are told what they could not hear."""
        lines = self._memory.lines("gallery")
        for connection in self._connections:
            if connection.seats and lines:
                connection.send(encode(Said(lines)))

    def _heard(self, connection: Connection, lines: list[ChatLine]) -> list[ChatLine]:
        deaf = connection.seats and self._apart()
        return [line for line in lines if line.room == "table" or not deaf]
