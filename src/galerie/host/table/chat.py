"""The chat of a table: who may read a line, and how many lines are kept.

What players say is for those who hold a seat. Spectators talk among themselves, in the gallery, unless whoever opened
the table has closed it. During the game players do not read the gallery: what spectators see must not help a player.
"""

import asyncio
import unicodedata
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Final, NamedTuple

from msgspec.structs import replace

from galerie.bots.shares import has_had_share
from galerie.core import Event, Refusal, Seat
from galerie.core.conduct import (
    Agree,
    Count,
    Decline,
    Draw,
    Flag,
    Go,
    Hold,
    Out,
    Pause,
    Ready,
    TakeBack,
    TakeOver,
    named,
)
from galerie.core.match import Request
from galerie.core.visible import JOINER, visible
from galerie.host.moderation.word_filter import NO_FILTER, WordFilter
from galerie.host.people.people import People
from galerie.host.people.pseudonyms import speaker
from galerie.host.socket.connection import Connection
from galerie.host.store.lease import Lease
from galerie.host.store.rows import KEPT_LINES, ChatRow, StoredChatLine
from galerie.host.store.store import Store
from galerie.host.table.limits import TableLimits
from galerie.host.view.messages import chat_line
from galerie.host.wire import ChatLine, Room, Said, Say, encode

LONGEST: Final = 300
"""Characters of a line."""

LONGEST_WRITTEN: Final = 2 * LONGEST
"""The same as it is sent, where accents may stand apart from their letters. Putting the accents of a text in order may
take the square of its length.
"""

WINDOW: Final = 10_000
"""The milliseconds in which people may say so many lines."""

NOBODY: Final = ""
"""The speaker of the notes of the server."""

SAT, LEFT, CAME, MOVED = "!sat", "!left", "!came", "!moved"
"""Notes about people, beside the conduct in the log."""


class Utterance(NamedTuple):
    """That somebody has spoken lately."""

    at: int
    """By a clock that nobody sets."""

    room: Room
    by: str
    source: str
    """With whom they share what may be said: spectators with everybody at their address."""


def check_length(text: str) -> None:
    """Refuse what is too long to be looked at."""
    if len(text) > LONGEST_WRITTEN:
        raise Refusal("chat-long", most=LONGEST)


def plain(text: str) -> str:
    """A line of visible characters, or a refusal."""
    check_length(text)
    line = unicodedata.normalize("NFC", visible(text))
    if not line.strip(JOINER):
        raise Refusal("chat-empty")
    if len(line) > LONGEST:
        raise Refusal("chat-long", most=LONGEST)
    return line


class ChatLog:
    """The newest lines of the two rooms of a table."""

    __slots__ = ("_limits", "_newest", "_rooms", "_spoken")

    def __init__(self, chat_rows: Iterable[ChatRow], limits: TableLimits) -> None:
        self._limits = limits
        self._rooms: dict[Room, list[ChatRow]] = {"table": [], "gallery": []}
        self._newest = 0
        self._spoken: list[Utterance] = []

        for chat_row in chat_rows:
            self.add(chat_row)

    def lines(self, *rooms: Room) -> list[StoredChatLine]:
        return sorted((chat_row.line for room in rooms for chat_row in self._rooms[room]), key=lambda line: line.number)

    def said(self, by: str, command: str) -> StoredChatLine | None:
        """The line that a command has said already."""
        chat_rows = (chat_row for room in self._rooms.values() for chat_row in room)
        return next((each.line for each in chat_rows if each.command == command and each.line.by == by), None)

    def checked(self, line: StoredChatLine, command: str, now: int, source: str | None = None) -> ChatRow:
        """A line of a person who speaks `now`, ready to be stored; or a refusal. People of one `source` share what one
        of them may say, by default each has their own.

        When too much is said, those wait who have said their share: whoever has said nothing is heard.
        """
        self._spoken = [spoken for spoken in self._spoken if spoken.at > now - WINDOW]
        new = Utterance(now, line.room, line.by, line.by if source is None else source)
        recent = [each for each in self._spoken if each.room == new.room]
        near = [each for each in recent if each.source == new.source]
        own = sum(each.by == new.by for each in near)
        people, sources = {each.by for each in (*near, new)}, {each.source for each in (*recent, new)}
        limits = self._limits
        if (
            own >= limits.chat_of_person
            or (source is not None and has_had_share(own, len(near), len(people), limits.chat_of_address))
            or has_had_share(len(near), len(recent), len(sources), limits.chat_of_room)
        ):
            raise Refusal("chat-fast")
        text, name = plain(line.text), visible(line.name)
        self._spoken.append(new)
        return ChatRow(replace(line, number=self._next(), text=text, name=name), command)

    def note(self, seat: Seat | None, what: str, now: int, name: str = "", guest: str | None = None) -> ChatRow:
        """A note of the server about a seat, or about a member of a room, ready to be stored."""
        return ChatRow(StoredChatLine(self._next(), "table", now, NOBODY, seat, name, what, guest))

    def add(self, chat_row: ChatRow) -> None:
        """Add a line that was stored."""
        room = self._rooms[chat_row.line.room]
        room.append(chat_row)
        del room[:-KEPT_LINES]
        self._newest = max(self._newest, chat_row.line.number)

    def forget(self, guests: AbstractSet[str]) -> None:
        """Drop what these people have said."""
        for room in self._rooms.values():
            room[:] = [chat_row for chat_row in room if chat_row.line.guest not in guests]

    def _next(self) -> int:
        self._newest += 1
        return self._newest


class Chat:
    """The chat of one table; `playing` says whether the game goes on, `has_gallery` whether spectators may chat."""

    __slots__ = (
        "_connections",
        "_has_gallery",
        "_lease",
        "_log",
        "_now",
        "_people",
        "_playing",
        "_speaking",
        "_store",
        "_table_id",
        "_word_filter",
    )

    def __init__(
        self,
        table_id: str,
        chat_rows: Iterable[ChatRow],
        store: Store,
        now: Callable[[], int],
        connections: AbstractSet[Connection],
        playing: Callable[[], bool],
        has_gallery: Callable[[], bool],
        limits: TableLimits,
        people: People,
        word_filter: WordFilter = NO_FILTER,
        lease: Lease | None = None,
    ) -> None:
        self._table_id = table_id
        self._log = ChatLog(chat_rows, limits)
        self._people = people
        self._word_filter = word_filter
        self._store = store
        self._now = now
        self._connections = connections
        self._playing = playing
        self._has_gallery = has_gallery
        self._lease = lease
        self._speaking = asyncio.Lock()

    def lines(self, connection: Connection) -> list[ChatLine]:
        """Everything that a client may read."""
        return self._readable(connection, self._log.lines("table", "gallery"))

    def line(self, connection: Connection, number: int) -> StoredChatLine | None:
        """A line that somebody has said and a client may read."""
        if number not in {line.number for line in self.lines(connection)}:
            return None
        found = (line for line in self._log.lines("table", "gallery") if line.number == number and line.by != NOBODY)
        return next(found, None)

    def forget(self, guests: AbstractSet[str]) -> None:
        """Drop what people have said who have had their data removed."""
        self._log.forget(guests)

    def has_left(self, seat: Seat) -> bool:
        """Whether the last note about a seat was that its player had left."""
        notes = [line.text for line in self._log.lines("table") if line.by == NOBODY and line.seat == seat]
        return [note for note in notes if note in (SAT, LEFT, CAME, MOVED)][-1:] == [LEFT]

    async def say(self, connection: Connection, words: Say) -> None:
        """Send a line to those who may read it. The same command is executed only once."""
        check_length(words.text)
        if connection.guest is None:
            raise Refusal("chat-guest")
        if not connection.seats and not self._has_gallery():
            raise Refusal("gallery-closed")
        async with self._speaking:
            by, seats = speaker(self._store.secret, connection.guest), connection.seats
            if done := self._log.said(by, words.id):
                connection.send(encode(Said([chat_line(done)], words.id)))
                return
            line = StoredChatLine(
                number=0,
                room="table" if seats else "gallery",
                at=self._store.wall_clock(),
                by=by,
                seat=min(seats) if seats else None,
                name="" if seats else words.name,
                text=words.text,
                guest=connection.guest,
            )
            self._word_filter.check(words.text)
            self._word_filter.check(line.name)
            source = None if seats else connection.address
            chat_row = self._log.checked(line, words.id, self._now(), source)
            await self._store.add_chat(self._table_id, chat_row, self._lease)
            connection.send(encode(Said([chat_line(chat_row.line)], words.id)))
            self.broadcast([chat_row], but=connection)

    async def note(self, seat: Seat, what: str) -> None:
        """Send a note about a seat, if it can be stored."""
        chat_row = self.note_row(seat, what)
        with suppress(Refusal):
            await self._store.add_chat(self._table_id, chat_row, self._lease)
            self.broadcast([chat_row])

    def note_row(self, seat: Seat, what: str) -> ChatRow:
        """A note about a seat, to be stored together with something else and broadcast then."""
        return self._log.note(seat, what, self._store.wall_clock())

    def conduct_notes(self, conduct: Iterable[Event], request: Request | None) -> list[ChatRow]:
        """The notes about pieces of conduct; answers to a request say which, and who asked: `!decline draw 1`.

        `request` was open before. The start of a race, which everybody watches, is not noted.
        """
        notes = []
        asked = f"{named(request.asked)} {request.seat}" if request else ""
        for seat, move in conduct:
            if isinstance(move, Hold | Ready | Count | Go):
                continue
            if isinstance(move, TakeBack | Draw | Pause | TakeOver):
                asked = f"{named(move)} {seat}"
            about = move.seat if isinstance(move, Flag | Out) else seat
            answers = asked and isinstance(move, Agree | Decline)
            notes.append(self.note_row(about, f"{move} {asked}" if answers else str(move)))
        return notes

    def broadcast(self, chat_rows: Iterable[ChatRow], but: Connection | None = None) -> None:
        """Send lines that were stored."""
        lines = []
        for chat_row in chat_rows:
            self._log.add(chat_row)
            lines.append(chat_row.line)
        for connection in self._connections - {but}:
            if readable := self._readable(connection, lines):
                connection.send(encode(Said(readable)))

    def catch_up(self, connections: Iterable[Connection]) -> None:
        """Send everything they may read to those who may read more than before."""
        for connection in connections:
            if lines := self.lines(connection):
                connection.send(encode(Said(lines)))

    def _readable(self, connection: Connection, lines: list[StoredChatLine]) -> list[ChatLine]:
        rooms: set[Room] = {"table"} if connection.seats else set()
        if self._has_gallery() and not (connection.seats and self._playing()):
            rooms.add("gallery")
        has_blocked = self._people.has_blocked
        return [
            chat_line(line) for line in lines if line.room in rooms and not has_blocked(connection.guest, line.guest)
        ]
