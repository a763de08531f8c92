"""Twin tables on stage: twin games are played at two hosts, and every exit is tried at every turn.

Whatever is told to the viewer, to a stranger and to a spectator must be the same at both, byte for byte.
"""

import asyncio
from bisect import insort
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar

from galerie.core import Leavable, Line, Match, Record, Refusal, Seat, options
from galerie.games import GAMES
from galerie.host.socket.limits import MessageLimits
from galerie.host.store.rows import StoredEntrant, StoredPairing
from galerie.host.table.folding import CATCH_UP
from tests.secrecy.agents import LOOKING, Agent
from tests.secrecy.exits import (
    APART,
    CALLS,
    CHECK,
    FEED,
    MOVE,
    STREAM,
    Knowledge,
    Question,
    exits,
    questions,
    tournament,
)
from tests.secrecy.hosts import PLAYER, Cast, alike, host
from tests.secrecy.twins import Twins, turns
from tests.secrecy.visitors import Lines, Socket, Told, Visitor

VIEWER: Final = "ada"
OTHERS: Final = ("bob", "cleo", "dan", "eve", "finn")
BOT: Final = "bot"
SPECTATOR, STRANGER = "spectator", "stranger"
"""Nobody at the table: one without a cookie, one with. The stranger is an administrator, who sees no more of a game."""

TRIED: Final = 8
"""Of a long game only so many turns, the last ones, are gone into; the others are merely heard of."""

HANGING: Final = 200
"""Seconds after which nothing more is to be expected."""

OPENING: Final = "POST /api/tables"
INVITING: Final = "POST /api/tables/{table_id:str}/invitations"
SITTING: Final = "POST /api/tables/{table_id:str}/seats/{seat:int}"
MINE: Final = ("/api/me", "/api/rooms", "/api/tournaments")
ROOM_OPENING: Final = "POST /api/rooms"
TOURNAMENT_OPENING: Final = "POST /api/tournaments"
ADMINISTERED: Final = "/api/admin"
KEY: Final = "POST /api/tables/{table_id:str}/key"
USING: Final = "POST /api/keys"
RECLAIM: Final = "POST /api/tables/{table_id:str}/seats/{seat:int}/reclaim"
MOMENTS: Final = "GET /api/tables/{table_id:str}/moments"
RECORD: Final = "GET /api/tables/{table_id:str}/record"

FOREIGN: Final = b"https://elsewhere.test"

NONSENSE: Final = (
    "",
    "{",
    '{"kind":"dance"}',
    '{"kind":"play","id":"x","seat":99,"move":"?"}',
    " " * 2 * MessageLimits().characters,
)
CONDUCT: Final = ("!agree", "!decline", "!rematch", "!flag 0", "!dance", "!return", "!takeover 15")
"""What nobody can do while the game goes on and nobody has asked for anything."""


@dataclass(frozen=True)
class Tale:
    """All that one host has told."""

    exits: set[str]
    """Those it has."""

    told: list[Told]
    """To the viewer, a stranger and a spectator, while the game went on."""

    known: list[Told]
    """To the others at the table, who know what the viewer does not."""

    records: list[str]
    """The game as the viewer, the stranger and the spectator could read it once it was over."""


def seatings(seats: int, viewer: Seat) -> dict[str, tuple[str, ...]]:
    """Who may sit where. People who share a screen must see no more than everybody does."""
    away = [seat for seat in range(seats) if seat != viewer]

    def seated(others: dict[Seat, str]) -> tuple[str, ...]:
        return tuple(others.get(seat, VIEWER) for seat in range(seats))

    found = {
        "bots": seated(dict.fromkeys(away, BOT)),
        "shared": seated(dict.fromkeys(away[:1], OTHERS[0])),
        "alone": seated({}),
        "apart": seated(dict(zip(away, OTHERS, strict=False))),
    }
    return {name: seating for seating, name in {seating: name for name, seating in found.items()}.items()}


async def tell(
    folder: Path,
    twins: Twins,
    seating: tuple[str, ...],
    side: int = 0,
    *,
    members: bool = False,
    program: bool = False,
    asked: Collection[str] | None = None,
) -> Tale:
    """What is told when one of the twin games is played by these people, who may all have accounts.

    Of the viewer's a program may be in charge. Requests are made to these exits only, or to all.
    """
    with alike(twins, side):
        cast = Cast()
        app = host(folder, cast)
        async with asyncio.timeout(HANGING), app.lifespan():
            stage = Stage(app, cast, twins, seating, members=members, program=program, asked=asked)
            return await stage.perform(twins.records[side])


async def tell_both(
    folder: Path,
    twins: Twins,
    manner: str = "apart",
    *,
    members: bool = False,
    program: bool = False,
    asked: Collection[str] | None = None,
) -> tuple[Tale, Tale]:
    """What two hosts tell, each of one of the games, to people who sit in this manner."""
    seating = seatings(twins.seats, twins.viewer)[manner]
    one, two = [
        await tell(folder / name, twins, seating, side, members=members, program=program, asked=asked)
        for side, name in enumerate(("one", "two"))
    ]
    return one, two


ANY_TIME: Final = "any time"
AROUND: Final = 100
"""Bytes shown on both sides of the place where two messages part."""


def leaks(one: Iterable[Told], two: Iterable[Told]) -> dict[str, str]:
    """The exits by which the twins can be told apart, each with where that was seen first."""
    found: dict[str, str] = {}
    ours, theirs = _by_occasion(one), _by_occasion(two)
    for occasion in {**ours, **theirs}:
        here, there = ours[occasion], theirs[occasion]
        if here != there:
            only_here, only_there = [*(Counter(here) - Counter(there))], [*(Counter(there) - Counter(here))]
            for told in [*only_here, *only_there] or here:
                found.setdefault(told.exit, f"{', '.join(occasion)}: {_parting(told.exit, only_here, only_there)}")
    return found


def _parting(way_out: str, here: list[Told], there: list[Told]) -> str:
    """Where what was told first by an exit at one of the twins only parts from what was told at the other."""
    one, two = (next((each.data for each in told if each.exit == way_out), b"") for told in (here, there))
    if one == two:
        return "in another order"
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, two, strict=False)))
    shown = slice(max(0, same - AROUND), same + AROUND)
    return f"{one[shown]!r} / {two[shown]!r}"


def _by_occasion(told: Iterable[Told]) -> defaultdict[tuple[str, str], list[Told]]:
    found: defaultdict[tuple[str, str], list[Told]] = defaultdict(list)
    for each in told:
        if not each.exit.startswith(CALLS):
            found[each.occasion, each.visitor].append(each)
            continue
        # calls wait for others by a clock, so what they say is compared, not how often, when and in which order
        call = replace(each, occasion=ANY_TIME)
        if call not in found[ANY_TIME, each.visitor]:
            insort(found[ANY_TIME, each.visitor], call, key=lambda told: (told.exit, told.data))
    return found


class Stage:
    """One table, everybody who is there, and what they do."""

    def __init__(
        self,
        app: Litestar,
        cast: Cast,
        twins: Twins,
        seating: tuple[str, ...],
        *,
        members: bool = False,
        program: bool = False,
        asked: Collection[str] | None = None,
    ) -> None:
        self._app = app
        self._cast = cast
        self._twins = twins
        self._seating = seating
        self._visitors = {name: Visitor(name, app) for name in (VIEWER, STRANGER, SPECTATOR, *seating) if name != BOT}
        self._unknowing = [self._visitors[name] for name in (VIEWER, STRANGER, SPECTATOR)]
        self._members = members
        self._program = program
        self._asked = asked
        self._streams: list[Lines] = []
        self._agent: Agent | None = None
        """Plays as the viewer's account too."""

        self._table = ""
        self._room = ""
        self._in_room: Socket | None = None
        """The viewer's socket there."""

        self._tournament = ""
        self._live: dict[str, Socket] = {}
        self._commands: list[str] = []

    async def perform(self, lines: tuple[Line, ...]) -> Tale:
        await self._open()
        # the host's game, which is another than the twins' where a leak has been planted in its rules
        before = Match.begin(GAMES[self._twins.game.name], self._twins.seats, self._twins.options)
        story = [*turns(before, lines)]
        for number, (line, after) in enumerate(story):
            if line:
                await self._move(line, before, after)
            if number >= len(story) - TRIED:
                await self._try_exits(f"turn {number}", after)
            before = after
        await self._try_all_exits()
        await self._negotiate()
        await self._pause()
        await self._replace()
        await self._go_on_elsewhere()
        knowing = [each for each in self._visitors.values() if each not in self._unknowing]
        told, known = ([told for each in group for told in each.told] for group in (self._unknowing, knowing))
        await self._resign()
        records = [await self._record(each) for each in self._unknowing]
        for stream in self._streams:
            await stream.leave()
        if self._in_room:
            await self._in_room.leave()
        for live in self._live.values():
            await live.leave()
        tools = await self._agent.exits() if self._agent else set()
        return Tale(exits(self._app) | tools, told, known, records)

    # What people do

    async def _open(self) -> None:
        """Somebody opens the table, everybody comes, and the seats that are left are taken."""
        for visitor in self._visitors.values():
            if visitor.name != SPECTATOR:
                await visitor.introduce()
            if visitor.name == STRANGER:
                await visitor.administer(self._app.state.registry.store)
            if self._members and visitor.name not in (SPECTATOR, STRANGER):
                await visitor.sign_up()
            elif self._program and visitor.name == VIEWER:
                await visitor.sign_up()
                await visitor.become_bot()
                self._streams.append(await visitor.attend())
                self._agent = Agent(visitor)
        host = next(name for name in self._seating if name != BOT)
        opening = Question(OPENING, "POST", "/api/tables", self._wish(host))
        self._table = msgspec.json.decode(await self._visitors[host].ask(opening))["id"]
        await self._open_room()
        await self._open_tournament()
        for name, visitor in self._visitors.items():
            self._live[name] = await visitor.connect(self._table)
            await self._live[name].listen()
        if self._program:
            self._streams.append(await self._visitors[VIEWER].follow(self._table))
            invitation = Question(INVITING, "POST", f"/api/tables/{self._table}/invitations", {"name": VIEWER})
            await self._visitors[host].ask(invitation)
        called = await self._visitors[host].await_calls()
        for seat, name in enumerate(self._seating):
            if name not in (host, BOT):
                address = f"/api/tables/{self._table}/seats/{seat}"
                await self._visitors[name].ask(Question(SITTING, "POST", address, {"name": name}))
        if len({*self._seating} - {BOT}) > 1:
            await called.until(lambda heard: heard.kind == "begun")
        await called.leave()

    async def _open_room(self) -> None:
        """The viewer opens a room. The table, which is public so that the lobby is tried, is the room's as well."""
        viewer = self._visitors[VIEWER]
        answer = await viewer.ask(Question(ROOM_OPENING, "POST", "/api/rooms", {"name": VIEWER}))
        self._room = msgspec.json.decode(answer)["id"]
        table = await self._app.state.registry.find(self._table)
        table._seating.setup = msgspec.structs.replace(table.setup, room=self._room)
        self._in_room = await viewer.visit_room(self._room)

    async def _open_tournament(self) -> None:
        """The viewer opens a tournament, where the table is that of a pairing if two can sit there.

        The table does not know: at one of a tournament nobody is replaced.
        """
        viewer, game, table = self._visitors[VIEWER], self._twins.game, self._table
        wish = tournament(game.name if 2 in game.seats else "reversi")
        answer = await viewer.ask(Question(TOURNAMENT_OPENING, "POST", "/api/tournaments", wish))
        self._tournament = msgspec.json.decode(answer)["tournament"]["id"]
        found = await self._app.state.registry.tournaments.find(self._tournament)
        if self._twins.seats == 2:
            players = (StoredEntrant(1, "none", VIEWER), StoredEntrant(2, "nobody", "Zoé"))
            state = found.state
            state.stored = msgspec.structs.replace(state.stored, phase="playing", round=1, rounds=1, entrants=players)
            state.pairings = {1: StoredPairing(1, 1, 1, 2, 0, table)}
            state.opened = {table}
            state._standings = None

    async def _look_at_tournament(self, visitor: Visitor) -> None:
        """What it says at once, and when it is asked."""
        registry = self._app.state.registry
        found = await registry.tournaments.find(self._tournament)
        found.follow(await registry.find(self._table))
        while not found.calm:
            await asyncio.sleep(0.001)
        watching = await visitor.visit_tournament(self._tournament)
        await watching.receive()
        watching.send("")
        await watching.receive()
        await watching.leave()

    def _wish(self, host: str) -> dict[str, Any]:
        kinds = {host: {"kind": "me"}, BOT: {"kind": "bot", "level": PLAYER}}
        return {
            "game": self._twins.game.name,
            "options": options.values(self._twins.options),
            "seats": [kinds.get(name, {"kind": "open"}) for name in self._seating],
            "public": True,
            "admits_bots": True,
        }

    async def _move(self, line: Line, before: Match, after: Match) -> None:
        """A move of the record, until everybody has been told of it and of what follows."""
        name = self._seating[line.seat]
        if name == BOT:
            await self._cast.play(line.seat, before.position.view(line.seat), line.move)
        else:
            assert await self._say(line.seat, line.move) == "saved", line
        while self._live[SPECTATOR].version < after.version:
            await self._live[SPECTATOR].receive()

    async def _say(self, seat: Seat, move: str) -> str:
        """The kind of the answer to a command of whoever sits there. Even a program negotiates on its socket."""
        self._commands.append(f"command {len(self._commands)}")
        visitor, command = self._visitors[self._seating[seat]], self._commands[-1]
        if move.startswith("!"):
            return await self._live[visitor.name].play(command, seat, move)
        return await self._play(visitor, command, seat, move)

    async def _play(self, visitor: Visitor, command: str, seat: Seat, move: str) -> str:
        """A program plays by requests, everybody else on a socket."""
        if not visitor.token:
            return await self._live[visitor.name].play(command, seat, move)
        body = {"id": command, "seat": seat, "move": move}
        answer = await visitor.ask(Question(MOVE, "POST", f"/api/bot/tables/{self._table}/move", body))
        return "saved" if b'"version"' in answer else "refused"

    async def _negotiate(self) -> None:
        """Everybody in turn asks for a draw, which is declined, and for a move back."""
        for asking, name in self._people():
            others = [seat for seat, other in self._people() if other != name]
            if {*self._seating} != {name}:
                await self._say(asking, "!draw")
                for other in others[:1]:
                    await self._say(other, "!decline")
            await self._say(asking, "!takeback")
            for other in others:
                await self._say(other, "!agree")
            await self._try_exits(f"{asking} has negotiated", None)

    async def _pause(self) -> None:
        """Everybody stops for a while."""
        first, name = self._people()[0]
        if {*self._seating} == {name} and self._twins.seats == 1:
            return
        await self._say(first, "!pause")
        for seat, other in self._people()[1:]:
            if other != name:
                await self._say(seat, "!agree")
        await self._try_exits("in a pause", None)
        assert await self._say(first, "!resume") == "saved"

    async def _replace(self) -> None:
        """Whoever sits beside the viewer leaves, a bot plays instead, and gives the seat back."""
        gone, name = next(((seat, name) for seat, name in self._people() if name != VIEWER), (-1, ""))
        if not name or VIEWER not in self._seating:
            return
        left = self._live.pop(name)
        await left.leave()
        others = [seat for seat, other in self._people() if other != name]
        assert await self._say(others[0], f"!takeover {gone}") == "saved"
        for seat in others[1:]:
            await self._say(seat, "!agree")
        await self._try_exits("somebody is replaced", None)
        await self._reclaim(gone)
        self._live[name] = await self._visitors[name].connect(self._table)
        assert await self._say(gone, "!return") == "saved"

    async def _reclaim(self, gone: Seat) -> None:
        """A stranger says that they are who has left; an account or a program would have to prove it otherwise."""
        address = f"/api/tables/{self._table}/seats/{gone}/reclaim"
        await self._visitors[STRANGER].ask(Question(RECLAIM, "POST", address))
        await self._try_exits("somebody reclaims a seat", None)
        await self._visitors[VIEWER].ask(Question(f"{RECLAIM}/answer", "POST", f"{address}/answer", {"granted": False}))
        await self._try_exits("the reclaim is answered", None)

    async def _go_on_elsewhere(self) -> None:
        """The viewer opens their seat with a key on another device, and sees there what they see here."""
        viewer, making = self._visitors[VIEWER], Question(KEY, "POST", f"/api/tables/{self._table}/key")
        key = msgspec.json.decode(await viewer.ask(making)).get("key")
        phone = viewer.elsewhere()
        phone.occasion = "on another device"
        await phone.introduce()
        await phone.ask(Question(USING, "POST", USING.partition(" ")[2], {"key": key or "none"}))
        await self._return(phone, None)
        await phone.ask(Question(MOMENTS, "GET", f"/api/tables/{self._table}/moments"))

    async def _resign(self) -> None:
        """People resign one after another until the game is over; before that nobody sees what those who went hid."""
        staying, twins = self._people(), self._twins
        bots = len(self._seating) - len(staying)
        goes_on = isinstance(twins.game.start(twins.seats, twins.options), Leavable)
        while True:
            seat, _ = staying.pop()
            assert await self._say(seat, "!resign") == "saved"
            if not (goes_on and staying and len(staying) + bots > 1):
                return
            await self._try_exits(f"{seat} is out", None)

    def _people(self) -> list[tuple[Seat, str]]:
        return [(seat, name) for seat, name in enumerate(self._seating) if name != BOT]

    # What those who may not know the difference try

    async def _try_exits(self, occasion: str, match: Match | None) -> None:
        """Whatever can be learnt about the table as it is, and what the host says to what it refuses."""
        for visitor in self._visitors.values():
            visitor.occasion = occasion
        for name, live in self._live.items():
            await live.say(f"words at {occasion}", f"{name} at {occasion}")
        for live in self._live.values():
            await live.listen()
        for stream in self._streams:
            await stream.listen()
        if self._in_room:
            await self._in_room.say(f"words at {occasion}", f"in the room at {occasion}")
            await self._in_room.listen()
        for question in self._questions(self._knowledge()):
            if question.method == "GET" and question.address.startswith(ADMINISTERED):
                await self._ask(self._visitors[STRANGER], question)
        for visitor in (self._visitors[VIEWER], self._visitors[SPECTATOR]):
            for question in self._questions(self._knowledge()):
                about_it = self._table in question.address or question.address.startswith(MINE)
                if question.method == "GET" and about_it:
                    await self._ask(visitor, question)
            for since in (None, 0, self._live[visitor.name].version):
                await self._return(visitor, since)
            await self._look_into_the_lobby(visitor)
            await self._look_at_tournament(visitor)
            await self._await_calls(visitor)
            await self._try_commands(visitor, match)
        if self._agent:
            await self._agent.use(LOOKING, {"table": self._table})

    async def _try_all_exits(self) -> None:
        """Everything there is, from every version that can be caught up with, and nonsense until the host gives up."""
        for visitor in self._unknowing:
            visitor.occasion = "after the last turn"
            for question in self._questions(self._knowledge(await self._record(visitor))):
                await self._ask(visitor.elsewhere() if question.exit in APART else visitor, question)
            newest = self._live[visitor.name].version
            for since in range(max(0, newest - CATCH_UP - 1), newest + 2):
                await self._return(visitor, since)
            nowhere = await visitor.connect("nowhere")
            await nowhere.hear_out()
            no_room = await visitor.visit_room("nowhere")
            await no_room.hear_out()
            no_tournament = await visitor.visit_tournament("nowhere")
            await no_tournament.hear_out()
            nuisance = await visitor.connect(self._table)
            for _ in range(MessageLimits().malformed):
                nuisance.send("")
            await nuisance.hear_out()
            await self._look_into_the_lobby(visitor)
            await self._await_calls(visitor)
            await (await visitor.visit_lobby(origin=FOREIGN)).hear_out()
            await (await visitor.await_calls(origin=FOREIGN)).hear_out()
        if self._agent:
            await self._agent.use_all(
                {"table": self._table, "game": self._twins.game.name, "opponents": ["open"], "move": "?", "seconds": 1}
            )

    def _questions(self, known: Knowledge) -> Iterator[Question]:
        return (each for each in questions(self._app, known) if self._asked is None or each.exit in self._asked)

    async def _ask(self, visitor: Visitor, question: Question) -> None:
        """A stream is followed for as long as it takes to hear what it begins with."""
        if visitor.token and question.exit == f"GET {STREAM}" and self._table in question.address:
            await (await visitor.follow(self._table)).leave()
        elif visitor.token and question.exit == f"GET {FEED}":
            await (await visitor.attend()).leave()
        else:
            await visitor.ask(question)

    async def _return(self, visitor: Visitor, since: int | None) -> None:
        socket = await visitor.connect(self._table, since)
        await socket.listen()
        await socket.leave()

    async def _look_into_the_lobby(self, visitor: Visitor) -> None:
        """What it says by itself, and when it is asked."""
        lobby = await visitor.visit_lobby()
        await lobby.receive()
        lobby.send("")
        await lobby.receive()
        await lobby.leave()

    async def _await_calls(self, visitor: Visitor) -> None:
        """Where it is their turn, by itself and when it is asked."""
        calls = await visitor.await_calls()
        await calls.receive()
        calls.send("")
        await calls.receive()
        await calls.leave()

    async def _try_commands(self, visitor: Visitor, match: Match | None) -> None:
        live = self._live[visitor.name]
        for text in NONSENSE:
            live.send(text)
        for seat in self._lookable(visitor):
            live.send({"kind": "look", "id": "look", "seat": seat})
        await live.listen()
        for command in self._commands[-TRIED:]:
            assert await self._play(visitor, command, self._twins.viewer, "!rematch") == "refused"
        for number, (seat, move) in enumerate(self._refused(visitor, match)):
            command = f"{visitor.name} {number} {visitor.occasion}"[:40]
            assert await self._play(visitor, command, seat, move) == "refused", move
        for seat in range(self._twins.seats) if self._asked is None or CHECK in self._asked else ():
            for move in self._moves():
                address = f"/api/tables/{self._table}/seats/{seat}/check"
                await visitor.ask(Question(CHECK, "POST", address, {"move": move}))

    def _lookable(self, visitor: Visitor) -> Iterator[Seat | None]:
        """The viewer's own seat, and all that are others'; in the end none."""
        for seat in range(self._twins.seats + 1):
            if seat == self._twins.viewer or self._seating[seat : seat + 1] != (visitor.name,):
                yield seat
        yield None

    def _refused(self, visitor: Visitor, match: Match | None) -> Iterator[tuple[Seat, str]]:
        """Whatever cannot be done now: conduct out of season, and any move of either game that is not legal."""
        moves = self._moves()
        for seat in range(self._twins.seats + 1):
            yield seat, CONDUCT[0]
            if self._seating[seat : seat + 1] == (visitor.name,):
                yield from ((seat, move) for move in CONDUCT[1:])
                yield from ((seat, move) for move in moves if match and not _legal(match, seat, move))

    def _moves(self) -> list[str]:
        """Some moves of either game."""
        lines = [line for record in self._twins.records for line in (*record[:TRIED], *record[-TRIED:])]
        return sorted({line.move for line in lines})

    def _knowledge(self, record: str = "") -> Knowledge:
        values: dict[str, Sequence[object]] = {
            "table_id": [self._table, "nowhere"],
            "seat": range(self._twins.seats + 1),
            "game": [self._twins.game.name],
            "language": ["fr"],
            "scene": ["first"],
            "name": ["0123456789"],
            "analysis_id": ["nothing"],
            "code": ["2001-02-03"],
            "duel_id": ["none"],
            "word": ["glace"],
            "letters": [5],
            "token_id": ["none"],
            "device_id": ["none"],
            "room_id": [self._room, "nowhere"],
            "member_id": ["none"],
            "tournament_id": [self._tournament, "nowhere"],
            "player": [9],
            "pairing": [9],
            "person": ["Yves", VIEWER],
            "friend_code": ["none"],
            "number": [1],
            "receiver": ["none"],
            "file_path": ["none.js"],
            "path": ["none"],
            "theme": ["light", "dark"],
        }
        lines = self._twins.records[0]
        whole = (*lines, Line(0, "!resign"))
        guess = Record.of(self._twins.game, self._twins.options, ("",) * self._twins.seats, whole)
        return Knowledge(values, self._wish(VIEWER), record, str(guess), len(lines))

    async def _record(self, visitor: Visitor) -> str:
        return (await visitor.ask(Question(RECORD, "GET", f"/api/tables/{self._table}/record"))).decode()


def _legal(match: Match, seat: Seat, move: str) -> bool:
    try:
        match.then(seat, match.parse(move))
    except Refusal:
        return False
    return True
