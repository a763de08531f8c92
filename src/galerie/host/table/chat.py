"""The chat of a table: who may read a line, and how many lines are kept.

Players talk to everybody. During the game spectators talk among themselves, in the gallery: what they see must not help
a player. Before and after the game everybody talks to everybody, and when it is over the players are sent what was said
in the gallery.
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
from galerie.core.match import Count, Flag, Go, Hold, Ready
from galerie.core.visible import JOINER, visible
from galerie.host.socket.connection import Connection
from galerie.host.store.rows import KEPT_LINES, ChatRow, StoredChatLine
from galerie.host.store.store import Store
from galerie.host.table.limits import TableLimits
from galerie.host.view.messages import chat_line
from galerie.host.wire import ChatLine, Room, Said, Say, encode

LONGEST: Final = 300
"""Characters of a line."""

WINDOW: Final = 10_000
"""The milliseconds in which people may say so many lines."""

NOBODY: Final = ""
"""The speaker of the notes of the server."""

SAT, LEFT, CAME = "!sat", "!left", "!came"
"""Notes about people, beside the conduct in the log."""


def plain(text: str) -> str:
    """A line of visible characters, or a refusal."""
    line = unicodedata.normalize("NFC", visible(text))
    if not line.strip(JOINER):
        raise Refusal("chat-empty")
    if len(line) > LONGEST:
        raise Refusal("chat-long", most=LONGEST)
    return line


def speaker(secret: str, guest: str) -> str:
    """The pseudonym of a guest, the same at every table of a server."""
    return hmac.digest(secret.encode(), f"speaker {guest}".encode(), "sha256").hex()[:16]


class ChatLog:
    """The newest lines of the two rooms of a table."""

    def __init__(self, chat_rows: Iterable[ChatRow], limits: TableLimits) -> None:
        self._limits = limits
        self._rooms: dict[Room, list[ChatRow]] = {"table": [], "gallery": []}
        self._newest = 0
        self._spoken: list[tuple[int, Room, str]] = []
        """When who spoke lately and in which room, by a clock that nobody sets."""

        for chat_row in chat_rows:
            self.add(chat_row)

    def lines(self, *rooms: Room) -> list[StoredChatLine]:
        return sorted((chat_row.line for room in rooms for chat_row in self._rooms[room]), key=lambda line: line.number)

    def said(self, by: str, command: str) -> StoredChatLine | None:
        """The line that a command has said already."""
        chat_rows = (chat_row for room in self._rooms.values() for chat_row in room)
        return next((each.line for each in chat_rows if each.command == command and each.line.by == by), None)

    def checked(self, line: StoredChatLine, command: str, now: int) -> ChatRow:
        """A line of a person who speaks `now`, ready to be stored; or a refusal."""
        self._spoken = [spoken for spoken in self._spoken if spoken[0] > now - WINDOW]
        recent = [by for _, room, by in self._spoken if room == line.room]
        if recent.count(line.by) >= self._limits.chat_of_person or len(recent) >= self._limits.chat_of_room:
            raise Refusal("chat-fast")
        text, name = plain(line.text), visible(line.name)
        self._spoken.append((now, line.room, line.by))
        return ChatRow(replace(line, number=self._next(), text=text, name=name), command)

    def note(self, seat: Seat, what: str, now: int) -> ChatRow:
        """A note of the server about a seat, ready to be stored."""
        return ChatRow(StoredChatLine(self._next(), "table", now, NOBODY, seat, "", what))

    def add(self, chat_row: ChatRow) -> None:
        """Add a line that was stored."""
        room = self._rooms[chat_row.line.room]
        room.append(chat_row)
        del room[:-KEPT_LINES]
        self._newest = max(self._newest, chat_row.line.number)

    def _next(self) -> int:
        self._newest += 1
        return self._newest


class Chat:
    """The chat of one table; `apart` says whether spectators talk among themselves."""

    def __init__(
        self,
        table_id: str,
        chat_rows: Iterable[ChatRow],
        store: Store,
        now: Callable[[], int],
        connections: AbstractSet[Connection],
        apart: Callable[[], bool],
        limits: TableLimits,
    ) -> None:
        self._table_id = table_id
        self._log = ChatLog(chat_rows, limits)
        self._store = store
        self._now = now
        self._connections = connections
        self._apart = apart
        self._speaking = asyncio.Lock()

    def lines(self, connection: Connection) -> list[ChatLine]:
        """Everything that a client may read."""
        return self._readable(connection, self._log.lines("table", "gallery"))

    def has_left(self, seat: Seat) -> bool:
        """Whether the last note about a seat was that its player had left."""
        notes = [line.text for line in self._log.lines("table") if line.by == NOBODY and line.seat == seat]
        return [note for note in notes if note in (SAT, LEFT, CAME)][-1:] == [LEFT]

    async def say(self, connection: Connection, words: Say) -> None:
        """Send a line to those who may read it. The same command is executed only once."""
        if connection.guest is None:
            raise Refusal("chat-guest")
        async with self._speaking:
            by, seats = speaker(self._store.secret, connection.guest), connection.seats
            if done := self._log.said(by, words.id):
                connection.send(encode(Said([chat_line(done)], words.id)))
                return
            line = StoredChatLine(
                number=0,
                room="table" if seats or not self._apart() else "gallery",
                at=self._store.wall_clock(),
                by=by,
                seat=min(seats) if seats else None,
                name="" if seats else words.name,
                text=words.text,
            )
            chat_row = self._log.checked(line, words.id, self._now())
            await self._store.add_chat(self._table_id, chat_row)
            connection.send(encode(Said([chat_line(chat_row.line)], words.id)))
            self.broadcast([chat_row], but=connection)

    async def note(self, seat: Seat, what: str) -> None:
        """Send a note about a seat, if it can be stored."""
        chat_row = self.note_row(seat, what)
        with suppress(Refusal):
            await self._store.add_chat(self._table_id, chat_row)
            self.broadcast([chat_row])

    def note_row(self, seat: Seat, what: str) -> ChatRow:
        """A note about a seat, to be stored together with something else and broadcast then."""
        return self._log.note(seat, what, self._store.wall_clock())

    def conduct_notes(self, conduct: Iterable[Event]) -> list[ChatRow]:
        """The notes about pieces of conduct. The start of a race, which everybody watches, is not noted."""
        return [
            self.note_row(event.move.seat if isinstance(event.move, Flag) else event.seat, str(event.move))
            for event in conduct
            if not isinstance(event.move, Hold | Ready | Count | Go)
        ]

    def broadcast(self, chat_rows: Iterable[ChatRow], but: Connection | None = None) -> None:
        """Send lines that were stored."""
        lines = []
        for chat_row in chat_rows:
            self._log.add(chat_row)
            lines.append(chat_row.line)
        for connection in self._connections - {but}:
            if readable := self._readable(connection, lines):
                connection.send(encode(Said(readable)))

    def open_gallery(self) -> None:
        """After the game, send the players what was said in the gallery."""
        lines = [chat_line(line) for line in self._log.lines("gallery")]
        for connection in self._connections:
            if connection.seats and lines:
                connection.send(encode(Said(lines)))

    def _readable(self, connection: Connection, lines: list[StoredChatLine]) -> list[ChatLine]:
        table_only = connection.seats and self._apart()
        return [chat_line(line) for line in lines if line.room == "table" or not table_only]
