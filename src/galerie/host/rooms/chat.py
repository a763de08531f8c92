"""The chat of a room, which its members read and a screen for everybody does not."""

import asyncio
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from galerie.core import Refusal
from galerie.host.rooms.members import Members
from galerie.host.rooms.storage import RoomStorage
from galerie.host.socket.audience import Audience
from galerie.host.socket.connection import Connection
from galerie.host.store.lease import Lease
from galerie.host.store.rows import ChatRow, StoredChatLine, StoredMember
from galerie.host.table.chat import MOVED, NOBODY, ChatLog, check_length
from galerie.host.table.services import Services
from galerie.host.view.messages import chat_line
from galerie.host.wire import ChatLine, Said, Say, encode


class RoomChat:
    def __init__(
        self,
        room_id: str,
        chat_rows: Sequence[ChatRow],
        services: Services,
        storage: RoomStorage,
        members: Members,
        audience: Audience,
        screens: AbstractSet[Connection],
        lease: Lease | None,
    ) -> None:
        self._room_id = room_id
        self._log = ChatLog(chat_rows, services.limits)
        self._services = services
        self._storage = storage
        self._members = members
        self._audience = audience
        self._screens = screens
        self._lease = lease
        self._speaking = asyncio.Lock()

    @property
    def busy(self) -> bool:
        return self._speaking.locked()

    async def say(self, connection: Connection, words: Say) -> None:
        """Say a line of chat. The same command is executed only once."""
        check_length(words.text)
        async with self._speaking:
            if connection in self._screens:
                raise Refusal("room-outside")
            member = self._members.check(connection.guest)
            by = self._members.id(member.guest)
            line = self._log.said(by, words.id)
            if line is None:
                store = self._services.store
                self._services.word_filter.check(words.text)
                line = StoredChatLine(
                    number=0,
                    room="table",
                    at=store.wall_clock(),
                    by=by,
                    seat=None,
                    name=self._members.name(member),
                    text=words.text,
                    guest=connection.guest,
                )
                chat_row = self._log.checked(line, words.id, self._services.now())
                await self._tell(chat_row, but=connection)
                line = chat_row.line
            connection.send(encode(Said([chat_line(line)], words.id)))

    async def note_device(self, member: StoredMember) -> None:
        """Say that a member is on one more device."""
        now = self._services.store.wall_clock()
        await self._tell(self._log.note(None, MOVED, now, self._members.name(member), member.guest))

    async def _tell(self, chat_row: ChatRow, but: Connection | None = None) -> None:
        """Store a line and send it to the members who may read it."""
        await self._storage.add_chat(self._room_id, chat_row, self._lease)
        self._log.add(chat_row)
        told = encode(Said([chat_line(chat_row.line)]))
        for connection in self._audience.connections - self._screens:
            if connection is not but and self._may_read(connection.guest, chat_row.line):
                connection.send(told)

    def readable(self, guest: str | None) -> list[StoredChatLine]:
        """The lines that a member may read: not those of people they have blocked."""
        return [line for line in self._log.lines("table") if self._may_read(guest, line)]

    def lines(self, guest: str) -> list[ChatLine]:
        """What people have said, as a member may read it."""
        return [chat_line(line) for line in self.readable(guest) if line.by != NOBODY]

    def line(self, guest: str, number: int | None) -> StoredChatLine | None:
        """The line with this number, if somebody has said it and a member may read it."""
        return next((each for each in self.readable(guest) if each.number == number and each.by != NOBODY), None)

    def forget(self, guests: AbstractSet[str]) -> None:
        """Drop what they have said."""
        self._log.forget(guests)

    def _may_read(self, guest: str | None, line: StoredChatLine) -> bool:
        people = self._services.people
        if not people.blocked or line.guest is None:
            return True
        speakers = self._members.devices(line.guest)
        return not any(people.has_blocked(each, other) for each in self._members.devices(guest) for other in speakers)
