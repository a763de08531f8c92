"""Routes of bot accounts: their tokens, for whoever owns them, and what a program with a token can do.

`docs/bot-api.md` explains them. The streams are connections of a table like those of browsers, so that what they may
tell is decided in one place.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_409_CONFLICT, HTTP_422_UNPROCESSABLE_ENTITY

from galerie.core import BadNotation, IllegalMove, Refusal
from galerie.host.bot_api.present import present
from galerie.host.bot_api.streams import LINES, LineChannel, LineStream
from galerie.host.people import games
from galerie.host.people.people import Token
from galerie.host.people.tokens import Tokens
from galerie.host.routes.account import refuse_signed_out
from galerie.host.routes.tables import Guest, SeatNumber, TheRegistry
from galerie.host.socket.connection import RESTARTING, Connection
from galerie.host.socket.limits import SocketLimits
from galerie.host.table.registry import TableRegistry
from galerie.host.web.origin import sender
from galerie.host.web.problems import answer_refusal
from galerie.host.wire import (
    BotEvent,
    BotList,
    BotMove,
    BotMoved,
    BotWords,
    InvitationWish,
    Me,
    NewToken,
    Problem,
    Say,
    TableInfo,
    TableWish,
    TokenInfo,
    TokenWish,
    encode,
)

Asking = Request[Any, Any, Any]
TheTokens = NamedDependency[Tokens]

Version = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]

MOST_GAMES: Final = 100
"""Of a bot's games under way; the stream of events begins with the newest of them."""

MOST_LISTED: Final = 100
"""Bot accounts that listen."""

CONFLICTS: Final = frozenset({"not-your-turn", "game-over", "game-paused", "command-reused", "table-waiting"})
"""Why a move cannot be made at present, whatever it is."""


# For the owner of an account


@post("/api/account/bot", status_code=200, summary="Make the account a bot, for good")
async def make_bot(registry: TheRegistry, tokens: TheTokens, guest: Guest) -> None:
    """An account that has sat at a table is refused."""
    refuse_signed_out(registry, guest)
    await tokens.make_bot(guest)


@get("/api/account/tokens", summary="The tokens of the account")
async def list_tokens(registry: TheRegistry, tokens: TheTokens, guest: Guest) -> list[TokenInfo]:
    refuse_signed_out(registry, guest)
    return [_shown(each) for each in tokens.of(guest)]


@post("/api/account/tokens", summary="Make a token for a program that plays as this account, which must be a bot")
async def make_token(data: JSONBody[TokenWish], registry: TheRegistry, tokens: TheTokens, guest: Guest) -> NewToken:
    refuse_signed_out(registry, guest)
    text, token = await tokens.make(guest, data.name, frozenset(data.scopes), data.days)
    return NewToken(text, _shown(token))


@delete("/api/account/tokens/{token_id:str}", status_code=200, summary="Revoke a token")
async def revoke_token(token_id: FromPath[str], registry: TheRegistry, tokens: TheTokens, guest: Guest) -> None:
    """The streams that were opened with it end."""
    refuse_signed_out(registry, guest)
    digest = await tokens.revoke(guest, token_id)
    registry.close_connections(lambda connection: connection.session == digest)


@get("/api/bots", summary="The bot accounts that listen for invitations")
async def listening_bots(registry: TheRegistry) -> BotList:
    people = registry.people
    listening = registry.services.feeds.listening & people.bots  # not those that were just removed
    return BotList(sorted(people.names[each] for each in listening)[:MOST_LISTED])


@post("/api/tables/{table_id:str}/invitations", status_code=200, summary="Invite a bot account to an open seat")
async def invite_bot(
    table_id: FromPath[str], data: JSONBody[InvitationWish], registry: TheRegistry, guest: Guest
) -> None:
    """For whoever opened the table."""
    (await registry.find(table_id)).invite(guest, data.name)


# For a program with a token


@get("/api/bot/account", summary="The bot account of the token")
async def bot_account(registry: TheRegistry, guest: Guest) -> Me:
    tables = await games.count(registry.store, guest)
    return Me(name=registry.people.names[guest], ratings=[], solving=[], tables=tables, bot=True)


@get("/api/bot/tables", summary="The tables where the bot plays")
async def bot_tables(registry: TheRegistry, guest: Guest) -> list[BotEvent]:
    """Those with which the stream of events begins."""
    return await present(registry.store, registry.people, guest)


@get("/api/bot/events", media_type=LINES, summary="What happens at the bot's tables, as lines of JSON")
async def bot_events(request: Asking, registry: TheRegistry, guest: Guest) -> LineStream:
    """Each line is a `BotEvent`; the first ones are about the tables where the bot plays."""
    feeds = registry.services.feeds
    connection, channel, release = _connected(request, registry, guest, None)

    def leave() -> None:
        release()
        feeds.leave(guest, connection)

    feeds.enter(guest, connection)  # first, so that nothing is missed while the list is read
    try:
        for event in await present(registry.store, registry.people, guest):
            connection.send(encode(event))
    except BaseException:
        leave()
        raise
    return LineStream(connection, channel, lambda: False, leave)


@get("/api/bot/tables/{table_id:str}", media_type=LINES, summary="A table as the bot may see it, as lines of JSON")
async def bot_table(
    request: Asking, table_id: FromPath[str], registry: TheRegistry, guest: Guest, since: Version = None
) -> LineStream:
    """Each line is a frame as on the table's WebSocket, the first one a `welcome`. The stream ends with the game."""
    table = await registry.find(table_id)
    connection, channel, release = _connected(request, registry, guest, None if table.seats_of(guest) else table_id)
    connection.reader = "program" if table.setup.moves_told else "unaided"
    table.enter(connection, since)

    def leave() -> None:
        release()
        table.leave(connection)

    return LineStream(connection, channel, lambda: not (table.waiting or table.playing), leave)


def answer_refused_move(request: Asking, refusal: Refusal) -> Response[Problem]:
    """Tell a move that is not legal from one that cannot be made now, and both from what is malformed."""
    answer = answer_refusal(request, refusal)
    if refusal.code in CONFLICTS:
        answer.status_code = HTTP_409_CONFLICT
    elif isinstance(refusal, IllegalMove | BadNotation):
        answer.status_code = HTTP_422_UNPROCESSABLE_ENTITY
    return answer


@post(
    "/api/bot/tables/{table_id:str}/move",
    status_code=200,
    summary="Make a move, or a piece of conduct such as `!resign` or `!agree`",
    exception_handlers={Refusal: answer_refused_move},
)
async def bot_move(table_id: FromPath[str], data: JSONBody[BotMove], registry: TheRegistry, guest: Guest) -> BotMoved:
    table = await registry.find(table_id)
    return BotMoved(await table.play(guest, data.id, data.seat, data.move))


@post("/api/bot/tables/{table_id:str}/chat", status_code=200, summary="Say something at a table")
async def bot_chat(table_id: FromPath[str], data: JSONBody[BotWords], registry: TheRegistry, guest: Guest) -> None:
    table = await registry.find(table_id)
    await table.say(Connection(guest, seats=table.seats_of(guest)), Say(data.id, data.text))


@post("/api/bot/tables", summary="Open a table")
async def bot_open_table(data: JSONBody[TableWish], registry: TheRegistry, guest: Guest) -> TableInfo:
    return (await registry.open(guest, data)).view.info(guest)


@post("/api/bot/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Take an open seat")
async def bot_take_seat(table_id: FromPath[str], seat: SeatNumber, registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.seats.sit(guest, seat, "")
    return table.view.info(guest)


@delete("/api/bot/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Give up a seat before the game")
async def bot_leave_seat(table_id: FromPath[str], seat: SeatNumber, registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.seats.stand_up(guest, seat)
    return table.view.info(guest)


def _connected(
    request: Asking, registry: TableRegistry, guest: str, table_id: str | None
) -> tuple[Connection, LineChannel, Callable[[], None]]:
    """A connection that is counted among the sockets, and what is to be done when it is over; or a refusal."""
    limits: SocketLimits = request.app.state.socket_limits
    address = sender(request)
    places = limits.enter(address, guest, table_id)
    channel = LineChannel(request.app.state.connection_limits.backlog_bytes)
    connection = Connection(guest, address, channel=channel, session=request.scope["state"]["token"])
    if registry.draining:
        connection.close(RESTARTING)
    return connection, channel, lambda: limits.leave(places)


def _shown(token: Token) -> TokenInfo:
    scopes: Any = sorted(token.scopes)
    return TokenInfo(token.id, token.name, scopes, token.since, token.until, token.used)


TOKENS = [make_bot, list_tokens, make_token, revoke_token, listening_bots, invite_bot]
BOTS = [
    bot_account,
    bot_events,
    bot_tables,
    bot_table,
    bot_move,
    bot_chat,
    bot_open_table,
    bot_take_seat,
    bot_leave_seat,
]
