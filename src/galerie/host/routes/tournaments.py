"""Routes of tournaments, and their WebSocket."""

from typing import Annotated, Any, TypeAlias

from litestar import MediaType, Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from galerie.host.routes.tables import Guest, TheRegistry
from galerie.host.socket.connection import Connection
from galerie.host.socket.listening import listen
from galerie.host.table.registry import TableRegistry
from galerie.host.tournaments.tournament import Tournament
from galerie.host.web.origin import sender
from galerie.host.wire import (
    EntrantWish,
    ResultWish,
    TournamentEntry,
    TournamentPairing,
    TournamentWelcome,
    TournamentWish,
)
from galerie.texts import choose

Asking: TypeAlias = Request[Any, Any, Any]
PlayerNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
PairingNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
PairingQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@get("/api/tournaments", summary="The tournaments that the visitor plays in or organises")
async def own_tournaments(registry: TheRegistry, guest: Guest) -> list[TournamentEntry]:
    return await registry.tournaments.of_person(guest)


@post("/api/tournaments", summary="Open a tournament")
async def open_tournament(
    data: JSONBody[TournamentWish], request: Asking, registry: TheRegistry, guest: Guest
) -> TournamentWelcome:
    return (await registry.tournaments.open(guest, data, sender(request))).welcome(guest)


@get("/api/tournaments/{tournament_id:str}", summary="A tournament")
async def tournament_info(tournament_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TournamentWelcome:
    return (await registry.tournaments.find(tournament_id)).welcome(guest)


@put("/api/tournaments/{tournament_id:str}", summary="Change how it is played before it begins, for its organiser")
async def change_tournament(
    tournament_id: FromPath[str], data: JSONBody[TournamentWish], registry: TheRegistry, guest: Guest
) -> TournamentWelcome:
    return (await registry.tournaments.change(tournament_id, guest, data)).welcome(guest)


@post(
    "/api/tournaments/{tournament_id:str}/players",
    status_code=200,
    summary="Join, come back after having left, or change one's name",
)
async def join_tournament(
    tournament_id: FromPath[str], data: JSONBody[EntrantWish], request: Asking, registry: TheRegistry, guest: Guest
) -> TournamentWelcome:
    tournament = await registry.tournaments.find(tournament_id)
    await tournament.join(guest, data.name, sender(request))
    return tournament.welcome(guest)


@delete(
    "/api/tournaments/{tournament_id:str}/players/{player:int}",
    status_code=200,
    summary="Leave, or, for its organiser, remove a player",
)
async def leave_tournament(
    tournament_id: FromPath[str], player: PlayerNumber, registry: TheRegistry, guest: Guest
) -> TournamentWelcome:
    tournament = await registry.tournaments.find(tournament_id)
    await tournament.part(guest, player)
    return tournament.welcome(guest)


@post("/api/tournaments/{tournament_id:str}/begin", status_code=200, summary="Begin, for its organiser")
async def begin_tournament(tournament_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TournamentWelcome:
    return (await registry.tournaments.begin(tournament_id, guest)).welcome(guest)


@post("/api/tournaments/{tournament_id:str}/rounds", status_code=200, summary="Begin the next round, for its organiser")
async def next_round(tournament_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TournamentWelcome:
    tournament = await registry.tournaments.find(tournament_id)
    await tournament.next_round(guest)
    return tournament.welcome(guest)


@put(
    "/api/tournaments/{tournament_id:str}/pairings/{pairing:int}",
    summary="Decide a pairing that was not played, for its organiser",
)
async def rule(
    tournament_id: FromPath[str],
    pairing: PairingNumber,
    data: JSONBody[ResultWish],
    registry: TheRegistry,
    guest: Guest,
) -> TournamentWelcome:
    tournament = await registry.tournaments.find(tournament_id)
    await tournament.rule(guest, pairing, data.result)
    return tournament.welcome(guest)


@post("/api/tournaments/{tournament_id:str}/end", status_code=200, summary="End it as it stands, for its organiser")
async def end_tournament(tournament_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TournamentWelcome:
    tournament = await registry.tournaments.find(tournament_id)
    await tournament.end(guest)
    return tournament.welcome(guest)


@get("/api/tournaments/{tournament_id:str}/pairings", summary="Every pairing so far, in their order, in pages")
async def tournament_pairings(
    tournament_id: FromPath[str], registry: TheRegistry, after: PairingQuery = 0
) -> list[TournamentPairing]:
    """Those that follow the one with the number `after`; none when there are no more."""
    return (await registry.tournaments.find(tournament_id)).page(after)


@get(
    "/api/tournaments/{tournament_id:str}/records",
    media_type=MediaType.TEXT,
    summary="The records of all its games that are over, in one file",
)
async def tournament_records(tournament_id: FromPath[str], registry: TheRegistry) -> Response[str]:
    text = await registry.tournaments.records(tournament_id)
    return _file(text, f"{tournament_id}.txt", "text/plain")


@get(
    "/api/tournaments/{tournament_id:str}/table.csv",
    media_type=MediaType.TEXT,
    summary="The table with the results of every round",
)
async def tournament_table(tournament_id: FromPath[str], registry: TheRegistry, request: Asking) -> Response[str]:
    tournament = await registry.tournaments.find(tournament_id)
    text = tournament.file(choose(request.headers.get("accept-language", "")))
    return _file(text, f"{tournament_id}.csv", "text/csv")


def _file(text: str, name: str, media_type: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=f"{media_type}; charset=utf-8", headers=headers)


@websocket("/api/tournaments/{tournament_id:str}/socket")
async def tournament_socket(
    socket: WebSocket[Any, Any, Any], registry: NamedDependency[TableRegistry], tournament_id: FromPath[str]
) -> None:
    """It sends the tournament at once, whenever it changes, and soon after it is asked. Everybody may listen."""
    found: list[Tournament] = []

    async def admit(guest: str | None) -> str | None:
        tournament = await registry.tournaments.find(tournament_id)
        found.append(tournament)
        takes_part = tournament.state.entrant(guest) or tournament.state.is_organiser(guest)
        return None if takes_part else f"tournament {tournament.id}"

    async def enter(connection: Connection) -> None:
        found[0].enter(connection)

    await listen(
        socket,
        registry,
        enter,
        lambda connection: found[0].audience.answer(connection),
        lambda connection: found[0].leave(connection),
        admit,
    )


TOURNAMENTS = [
    own_tournaments,
    open_tournament,
    tournament_info,
    change_tournament,
    join_tournament,
    leave_tournament,
    begin_tournament,
    next_round,
    rule,
    end_tournament,
    tournament_pairings,
    tournament_records,
    tournament_table,
]
