"""Every way out of the host, found in its own code: nobody has to remember to list a new one.

An exit is a method of a route, or a kind of frame on a socket or of line in a stream. Those that can be asked for with
what everybody knows (the table, its seats…) are asked by themselves; only what needs a body of its own is told here
what to say.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final, TypeAlias, get_args, get_type_hints

from litestar import Litestar
from litestar.routes import BaseRoute, HTTPRoute, WebSocketRoute

from galerie.host import wire
from galerie.host.routes.bots import bot_events, bot_table
from galerie.host.routes.calls import calls_socket
from galerie.host.routes.lobby import lobby_socket
from galerie.host.routes.rooms import room_socket
from galerie.host.routes.tournaments import tournament_socket
from galerie.host.socket.endpoint import table_socket
from tests.host.notices.services import Browser

(SOCKET,) = table_socket.paths
(LOBBY,) = lobby_socket.paths
(ROOM,) = room_socket.paths
(TOURNAMENT,) = tournament_socket.paths
(CALLS,) = calls_socket.paths
(FEED,) = bot_events.paths
(STREAM,) = bot_table.paths
ELSEWHERE: Final = {
    LOBBY: {"lobby"},
    CALLS: {"calls", "begun"},
    ROOM: {"entered", "room"},
    TOURNAMENT: {"watching", "tournament"},
}
"""The kinds of frames that other sockets send, and no table does."""

TALK: Final = {ROOM: {"said", "refused", "pong"}, TOURNAMENT: {"refused"}}
"""Those that another socket sends as a table does."""

NEWS: Final = set().union(*ELSEWHERE.values())

ANSWERS: Final = {"saved", "refused", "pong"}
"""What a socket answers to a command; a stream takes none."""

END: Final = "over"
"""Told only when there are no secrets any more."""

BESIDES: Final = {"websocket.accept", "websocket.close"}
"""What a socket says without a frame."""

Values: TypeAlias = Mapping[str, Sequence[object]]
"""What may stand for each parameter of an address."""


@dataclass(frozen=True)
class Knowledge:
    """What somebody who asks can put into a question."""

    values: Values
    wish: dict[str, Any]
    record: str
    """As the host has just exported it."""

    guess: str
    """The first of the twin games in full, as somebody might guess it, with an end that it has not come to."""

    plies: int
    """How many moves that has."""

    @property
    def end(self) -> dict[str, int]:
        return {"variation": 0, "ply": self.plies}


ACCOUNT: Final = {"name": "Yves", "passphrase": "whatever it may be"}

DEVICE: Final = {"endpoint": "https://push.test/ada", **Browser().keys._asdict(), "language": "fr"}

START: Final = {"variation": 0, "ply": 0}

CHECK: Final = "POST /api/tables/{table_id:str}/seats/{seat:int}/check"

MOVE: Final = "POST /api/bot/tables/{table_id:str}/move"


def tournament(game: str) -> dict[str, str]:
    """What opens a tournament."""
    return {"title": "Coupe", "game": game, "system": "swiss", "name": "Zoé"}


BODIES: Final[Mapping[str, Callable[[Knowledge], Any]]] = {
    "POST /api/tables": lambda known: known.wish,
    "POST /api/tables/{table_id:str}/seats/{seat:int}": lambda known: {"name": "Zoé"},
    "PUT /api/tables/{table_id:str}/seats/{seat:int}/name": lambda known: {"name": "Zoé"},
    "POST /api/games/{game:str}/check": lambda known: {"seats": len(known.wish["seats"])},
    CHECK: lambda known: {"move": "pass"},
    "POST /api/tables/{table_id:str}/seats/{seat:int}/bot": lambda known: {"level": "player"},
    "DELETE /api/tables/{table_id:str}/seats/{seat:int}": lambda known: None,
    "DELETE /api/tables/{table_id:str}": lambda known: None,
    "POST /api/tables/{table_id:str}/start": lambda known: None,
    "DELETE /api/tables/{table_id:str}/devices": lambda known: None,
    "POST /api/rooms": lambda known: {"name": "Zoé"},
    "POST /api/rooms/{room_id:str}/members": lambda known: {"name": "Zoé"},
    "POST /api/rooms/{room_id:str}/members/{member_id:str}/answer": lambda known: {"granted": True},
    "DELETE /api/rooms/{room_id:str}/members/{member_id:str}": lambda known: None,
    "DELETE /api/rooms/{room_id:str}/devices": lambda known: None,
    "POST /api/rooms/{room_id:str}/reports": lambda known: {"line": 1, "reason": "other"},
    "POST /api/rooms/{room_id:str}/blocks": lambda known: {"line": 1},
    "POST /api/rooms/{room_id:str}/tables": lambda known: {
        "game": known.wish["game"],
        "seats": [{"kind": "open"} for _ in known.wish["seats"]],
    },
    "POST /api/tournaments": lambda known: tournament(known.wish["game"]),
    "PUT /api/tournaments/{tournament_id:str}": lambda known: tournament(known.wish["game"]),
    "POST /api/tournaments/{tournament_id:str}/players": lambda known: {"name": "Zoé"},
    "DELETE /api/tournaments/{tournament_id:str}/players/{player:int}": lambda known: None,
    "POST /api/tournaments/{tournament_id:str}/begin": lambda known: None,
    "POST /api/tournaments/{tournament_id:str}/rounds": lambda known: None,
    "PUT /api/tournaments/{tournament_id:str}/pairings/{pairing:int}": lambda known: {"result": "first"},
    "POST /api/tournaments/{tournament_id:str}/end": lambda known: None,
    "POST /api/pairings": lambda known: {"game": known.wish["game"], "name": "Zoé"},
    "POST /api/lessons/{game:str}/{scene:str}": lambda known: {},
    "POST /api/puzzles/{game:str}/{name:str}": lambda known: {"give_up": True},
    "PUT /api/me/progress": lambda known: {},
    "POST /api/replay": lambda known: known.record,
    "POST /api/records": lambda known: known.record,
    "POST /api/analysis": lambda known: {"record": known.record, "at": START},
    "POST /api/analysis/judge": lambda known: {"record": known.guess, "at": known.end, "work": 1_000},
    "POST /api/analysis/review": lambda known: {"record": known.record},
    "POST /api/analysis/play": lambda known: {"record": known.record, "at": START, "seat": 0, "level": "player"},
    "POST /api/analysis/share": lambda known: {"record": known.record},
    "POST /api/me/friends/link": lambda known: None,
    "DELETE /api/me/friends/{person:str}": lambda known: None,
    "POST /api/friends/{friend_code:str}": lambda known: None,
    "POST /api/me/challenges": lambda known: {"name": "Yves", "game": known.wish["game"]},
    "DELETE /api/me/challenges/{table_id:str}": lambda known: None,
    "PUT /api/me/profile": lambda known: {"listed": True},
    "POST /api/duels": lambda known: {"game": known.wish["game"]},
    "POST /api/duels/{duel_id:str}/tries": lambda known: {"name": "Zoé"},
    "POST /api/duels/{duel_id:str}/challenges": lambda known: {"name": "Yves"},
    "POST /api/tables/{table_id:str}/warm-up": lambda known: {"level": "player"},
    "POST /api/tables/{table_id:str}/warm-up/answer": lambda known: {"agreed": False},
    "POST /api/account/bot": lambda known: None,
    "POST /api/account/tokens": lambda known: {"name": "mine", "scopes": ["read"]},
    "DELETE /api/account/tokens/{token_id:str}": lambda known: None,
    "PUT /api/me/notices/device": lambda known: DEVICE,
    "PUT /api/me/notices/hook": lambda known: {"address": "https://hook.test/ada", "language": "fr"},
    "DELETE /api/me/notices/{receiver:str}": lambda known: None,
    "POST /api/me/notices/{receiver:str}": lambda known: None,
    "POST /api/tables/{table_id:str}/invitations": lambda known: {"name": "ada"},
    "POST /api/bot/tables": lambda known: known.wish,
    MOVE: lambda known: {"id": "x", "seat": 0, "move": "pass"},
    "POST /api/bot/tables/{table_id:str}/chat": lambda known: {"id": "x", "text": "hello"},
    "POST /api/bot/tables/{table_id:str}/seats/{seat:int}": lambda known: None,
    "DELETE /api/bot/tables/{table_id:str}/seats/{seat:int}": lambda known: None,
    "POST /api/tables/{table_id:str}/reports": lambda known: {"seat": 1, "reason": "other", "text": "?"},
    "POST /api/tables/{table_id:str}/blocks": lambda known: {"line": 99},
    "DELETE /api/me/blocks/{number:int}": lambda known: None,
    "POST /api/me/removal": lambda known: None,
    "POST /api/admin/session": lambda known: {"key": "none"},
    "DELETE /api/admin/session": lambda known: None,
    "POST /api/admin/reports/{number:int}/closing": lambda known: None,
    "POST /api/admin/bans": lambda known: {"network": "203.0.113.0/24", "reason": "?", "days": 1},
    "DELETE /api/admin/bans/{number:int}": lambda known: None,
    "POST /api/admin/removals": lambda known: {"person": "nobody"},
    "POST /api/tables/{table_id:str}/key": lambda known: None,
    "POST /api/keys": lambda known: {"key": "none"},
    "POST /api/tables/{table_id:str}/seats/{seat:int}/reclaim": lambda known: None,
    "DELETE /api/tables/{table_id:str}/seats/{seat:int}/reclaim": lambda known: None,
    "POST /api/tables/{table_id:str}/seats/{seat:int}/reclaim/answer": lambda known: {"granted": False},
    "POST /api/tables/{table_id:str}/gallery": lambda known: {"open": True},
    "POST /api/account/name": lambda known: {"name": "Yves"},
    "POST /api/account/recovery": lambda known: {"passphrase": "as it was before"},
    "POST /api/session/recovery": lambda known: {**ACCOUNT, "code": "none"},
    "DELETE /api/account/devices/{device_id:str}": lambda known: None,
    "POST /api/account": lambda known: ACCOUNT,
    "POST /api/session": lambda known: ACCOUNT,
    "DELETE /api/session": lambda known: None,
    "POST /api/account/removal": lambda known: {"passphrase": "as it was before"},
    "POST /api/account/passphrase": lambda known: {"old": "as it was before", "new": "as it will be"},
}

APART: Final = {
    "POST /api/account",
    "POST /api/session",
    "DELETE /api/session",
    "POST /api/session/recovery",
    "POST /api/account/name",
    "POST /api/account/passphrase",
    "POST /api/account/removal",
    "POST /api/me/removal",
    "DELETE /api/admin/session",
}
"""What is asked from another browser, because it changes who one is in the one it is asked from."""


@dataclass(frozen=True)
class Question:
    exit: str
    method: str
    address: str
    body: Any = None


def exits(app: Litestar) -> set[str]:
    return {name for route in app.routes for name in _names(route)}


def frames() -> set[str]:
    """The kinds of the messages that a client does not send, which the host therefore does."""
    tagged = [
        each
        for each in vars(wire).values()
        if isinstance(each, type) and issubclass(each, wire.Wire) and each.__struct_config__.tag_field == "kind"
    ]
    return {str(each.__struct_config__.tag) for each in tagged if each not in get_args(wire.Command)}


def frame(kind: str, socket: str = SOCKET) -> str:
    """The exit by which a table, or another socket, sends frames of this kind."""
    return f"{socket} {kind}"


def line(kind: str, stream: str = STREAM) -> str:
    """The exit by which a stream sends lines of this kind."""
    return f"{stream} {kind}"


def questions(app: Litestar, known: Knowledge) -> Iterator[Question]:
    """All that can be asked over REST; a route that nobody knows how to ask about is left out, and so found out."""
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_parameters.keys() <= known.values.keys():
            for method, address in product(sorted(route.methods), _addresses(route, known.values)):
                name = f"{method} {route.path}"
                if name in BODIES:
                    yield Question(name, method, address, BODIES[name](known))
                elif method in {"GET", "HEAD", "OPTIONS"}:
                    yield Question(name, method, address)


def _addresses(route: BaseRoute, values: Values) -> Iterator[str]:
    parameters = route.path_parameters
    for chosen in product(*(values[name] for name in parameters)):
        address = route.path
        for parameter, value in zip(parameters.values(), chosen, strict=True):
            address = address.replace(f"{{{parameter.full}}}", str(value))
        yield address


def _names(route: BaseRoute) -> Iterator[str]:
    if isinstance(route, HTTPRoute):
        yield from (f"{method} {route.path}" for method in route.methods)
        if route.path == STREAM:
            yield from (line(kind) for kind in frames() - NEWS - ANSWERS)
        if route.path == FEED:
            yield from (line(kind, FEED) for kind in {*get_args(get_type_hints(wire.BotEvent)["event"])} - {END})
    elif isinstance(route, WebSocketRoute):
        kinds = ELSEWHERE.get(route.path, frames() - NEWS) | TALK.get(route.path, set())
        yield from (frame(kind, route.path) for kind in kinds | BESIDES)
    else:
        yield route.path
