"""Routes of rooms, and their WebSocket."""

import asyncio
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from galerie.bots.slots import whose
from galerie.core import Refusal
from galerie.host.people.guests import Guests
from galerie.host.rooms import devices
from galerie.host.rooms.room import Room
from galerie.host.rooms.starting import start
from galerie.host.routes.tables import Guest, TheRegistry
from galerie.host.socket.connection import POLICY_VIOLATION, RESTARTING, Connection
from galerie.host.socket.endpoint import open_channel, release, serve, turn_away
from galerie.host.socket.limits import MessageLimits, RateLimit, SocketLimits, SocketRate
from galerie.host.socket.session import MOST_PENDING, PONG, command_id, decode
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.registry import TableRegistry
from galerie.host.web.origin import is_foreign, sender
from galerie.host.web.problems import problem
from galerie.host.wire import (
    Ping,
    ReclaimAnswer,
    Refused,
    RoomCommand,
    RoomDoor,
    RoomTableWish,
    RoomWish,
    Say,
    TableInfo,
    encode,
)
from galerie.texts import choose

MemberId = Annotated[str, PathParameter(max_length=16)]

decoder: Final[msgspec.json.Decoder[RoomCommand]] = msgspec.json.Decoder(RoomCommand)


@get("/api/rooms", summary="The rooms that the visitor is in")
async def own_rooms(registry: TheRegistry, guest: Guest) -> list[RoomDoor]:
    return [room.door(guest) for room in await registry.rooms.of_person(guest)]


@post("/api/rooms", summary="Open a room")
async def open_room(data: JSONBody[RoomWish], registry: TheRegistry, guest: Guest) -> RoomDoor:
    return (await registry.rooms.open(guest, data.name)).door(guest)


@get("/api/rooms/{room_id:str}", summary="A room as it is seen from outside")
async def room_door(room_id: FromPath[str], registry: TheRegistry, guest: Guest) -> RoomDoor:
    return (await registry.rooms.find(room_id)).door(guest)


@post("/api/rooms/{room_id:str}/members", status_code=200, summary="Join a room, or change one's name there")
async def join_room(room_id: FromPath[str], data: JSONBody[RoomWish], registry: TheRegistry, guest: Guest) -> RoomDoor:
    return (await registry.rooms.join(room_id, guest, data.name, data.claims)).door(guest)


@post(
    "/api/rooms/{room_id:str}/members/{member_id:str}/answer",
    status_code=200,
    summary="Answer somebody who says that they are a member already",
)
async def answer_member(
    room_id: FromPath[str], member_id: MemberId, data: JSONBody[ReclaimAnswer], registry: TheRegistry, guest: Guest
) -> RoomDoor:
    room = await registry.rooms.find(room_id)
    await devices.answer_claim(registry, room, guest, member_id, granted=data.granted)
    return room.door(guest)


@delete(
    "/api/rooms/{room_id:str}/members/{member_id:str}",
    status_code=200,
    summary="Leave a room, or, for its keeper, show somebody the door",
)
async def leave_room(room_id: FromPath[str], member_id: MemberId, registry: TheRegistry, guest: Guest) -> RoomDoor:
    room = await registry.rooms.find(room_id)
    await room.part(guest, member_id)
    return room.door(guest)


@delete(
    "/api/rooms/{room_id:str}/devices",
    status_code=200,
    summary="Be a member of a room, and sit at its tables, on no further device but this one",
)
async def keep_device(room_id: FromPath[str], registry: TheRegistry, guest: Guest) -> RoomDoor:
    """The device on which the member first came stays in any case."""
    room = await registry.rooms.find(room_id)
    await devices.keep_device(registry, room, guest)
    return room.door(guest)


@post("/api/rooms/{room_id:str}/tables", summary="Start a game in a room")
async def start_game(
    room_id: FromPath[str], data: JSONBody[RoomTableWish], registry: TheRegistry, guest: Guest
) -> TableInfo:
    room = await registry.rooms.find(room_id)
    return (await start(registry, room, guest, data)).view.info(guest)


@dataclass(eq=False, slots=True)
class RoomSession:
    """A member who is sent the room whenever it changes, and who may talk."""

    room: Room
    connection: Connection
    language: str
    rate_limit: RateLimit
    limits: MessageLimits
    over: asyncio.Event = field(default_factory=asyncio.Event)
    disconnected: bool = False
    _speaking: BackgroundTasks = field(default_factory=BackgroundTasks)
    _invalid: int = 0
    """Invalid messages in a row."""

    def receive(self, text: str) -> None:
        if self.connection.closed:
            return
        try:
            self.rate_limit.spend()
            command = decode(decoder, text, self.limits.characters)
        except Refusal as refusal:
            self._refuse(command_id(text[: self.limits.characters]), refusal)
            self._invalid += 1
            if self._invalid == self.limits.malformed:
                self.connection.close(POLICY_VIOLATION)
            return
        self._invalid = 0
        if isinstance(command, Ping):
            self.connection.send(PONG)
        elif len(self._speaking) >= MOST_PENDING:
            self._refuse(command.id, Refusal("too-many"))
        else:
            self._speaking.start(self._say(command))

    def disconnect(self) -> None:
        self.disconnected = True
        self.close()

    def close(self) -> None:
        self.over.set()

    async def run(self) -> None:
        await self.over.wait()

    async def _say(self, words: Say) -> None:
        try:
            await self.room.chat.say(self.connection, words)
        except Refusal as refusal:
            self._refuse(words.id, refusal)

    def _refuse(self, command: str | None, refusal: Refusal) -> None:
        self.connection.send(encode(Refused(command, problem(refusal, self.language))))


@websocket("/api/rooms/{room_id:str}/socket")
async def room_socket(
    socket: WebSocket[Any, Any, Any],
    registry: NamedDependency[TableRegistry],
    room_id: FromPath[str],
    screen: FromQuery[str] = "",
) -> None:
    """With `screen` it is the screen for everybody, stands for nobody, and needs the link only."""
    state = socket.app.state
    guests: Guests = state.guests
    limits: SocketLimits = state.socket_limits
    await socket.accept()
    if is_foreign(socket):
        await socket.close(POLICY_VIOLATION)
        return
    guest, address = guests.recognise(socket), sender(socket)
    whose.set(registry.people.payer(guest, address))
    try:
        state.bans.check_person(guest)
        room = await registry.rooms.find(room_id)
        room.check_visitor(guest, is_screen=bool(screen))
        places = limits.enter(address, guest, f"room {room.id}" if screen else None)
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    connection = Connection(guest, address, channel=open_channel(socket), session=guests.sessions.digest(socket))
    language = choose(socket.headers.get("accept-language") or "")
    rate_limit = SocketRate(state.message_rates, address, guest)
    session = RoomSession(room, connection, language, rate_limit, state.message_limits)
    if registry.draining:
        connection.close(RESTARTING)
    try:
        room.enter(connection, is_screen=bool(screen))
        await serve(socket, connection, session)
    finally:
        limits.leave(places)
        room.leave(connection)
        release(connection)


ROOMS = [own_rooms, open_room, room_door, join_room, answer_member, leave_room, keep_device, start_game]
