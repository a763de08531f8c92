"""The REST part of the host."""

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from galerie import bots, deals
from galerie.core import BadRecord, Match, options
from galerie.core.record import loads, replay
from galerie.games import GAMES, find, listed
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import LONGEST_LOG
from galerie.host.view.projection import Projection
from galerie.host.web.network import local_address
from galerie.host.web.openapi import TextOperation
from galerie.host.wire import (
    GameInfo,
    Hint,
    HostInfo,
    JoinWish,
    LevelInfo,
    Moment,
    MoveCheck,
    OptionForm,
    OptionsCheck,
    Replay,
    Review,
    TableInfo,
    TableWish,
    WordInfo,
    WordList,
)
from galerie.lexicon import LONGEST_WORD, fold, french
from galerie.texts import LANGUAGES, law

SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
Word = Annotated[str, PathParameter(max_length=LONGEST_WORD)]
Pattern = Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_WORD)]
TheRegistry = NamedDependency[TableRegistry]
Guest = NamedDependency[str]

MOST_WORDS: Final = 60
"""How many words of a pattern are told."""


@get("/api/host", summary="How phones on the same network reach the host")
async def host_info(request: Request[Any, Any, Any]) -> HostInfo:
    return HostInfo(local_address(request.app.state.listens_on))


@get("/api/games", summary="The games: seats, options, levels of the bots")
async def games() -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            least_seats=game.seats.start,
            most_seats=game.seats.stop - 1,
            starts=game.starts,
            options=[_option_form(each) for each in options.form(game.options)],
            levels=[LevelInfo(level, bots.rating(game.name, level)) for level in bots.levels(game.name)],
            daily=deals.of_today() if game.dealt else None,
            has_law=bool(law(game.name, LANGUAGES[0])),
        )
        for game in listed()
    ]


@post("/api/games/{game:str}/check", status_code=200, summary="Whether these options can be had together")
async def check_options(game: FromPath[str], data: JSONBody[OptionsCheck]) -> None:
    """No table is opened."""
    found = find(game)
    Match.begin(found, data.seats, options.read(found.options, data.options))


@get("/api/words/{word:str}", summary="Whether a word is accepted, and what it is a form of")
async def word_info(word: Word) -> WordInfo:
    entry = french().entry(word.strip())
    if entry is None:
        return WordInfo(word=fold(word.strip()), accepted=False, bases=[], band=None)
    return WordInfo(word=entry.word, accepted=True, bases=list(entry.bases), band=entry.band.name.lower())


@get("/api/words", sync_to_thread=True, summary="The words of a pattern, the commonest first")
def words_of(pattern: Pattern) -> WordList:
    found = french().matching(pattern.strip())
    return WordList(count=len(found), words=found[:MOST_WORDS])


@post("/api/tables", summary="Open a table")
async def open_table(data: JSONBody[TableWish], registry: TheRegistry, guest: Guest) -> TableInfo:
    return (await registry.open(guest, data)).view.info(guest)


@get("/api/tables/{table_id:str}", summary="A table")
async def table_info(table_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TableInfo:
    return (await registry.find(table_id)).view.info(guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Take an open seat")
async def take_seat(
    table_id: FromPath[str], seat: SeatNumber, data: JSONBody[JoinWish], registry: TheRegistry, guest: Guest
) -> TableInfo:
    table = await registry.find(table_id)
    await table.sit(guest, seat, data.name)
    return table.view.info(guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/check", status_code=200, summary="Whether a move could be made now")
async def check_move(
    table_id: FromPath[str], seat: SeatNumber, data: JSONBody[MoveCheck], registry: TheRegistry, guest: Guest
) -> None:
    """Nothing happens at the table."""
    (await registry.find(table_id)).check(guest, seat, data.move)


@get("/api/tables/{table_id:str}/moments", summary="The moves that stand, one moment each")
async def moments(table_id: FromPath[str], registry: TheRegistry, guest: Guest) -> list[Moment]:
    return (await registry.find(table_id)).view.moments(guest)


@get("/api/tables/{table_id:str}/hint/{seat:int}", summary="What the strongest bot would play in your seat")
async def hint(table_id: FromPath[str], seat: SeatNumber, registry: TheRegistry, guest: Guest) -> Hint:
    table = await registry.find(table_id)  # held until the hint is noted
    return Hint(await table.advice.hint(guest, seat))


@get("/api/tables/{table_id:str}/review", summary="What was possible in a finished game")
async def review(table_id: FromPath[str], registry: TheRegistry) -> Review:
    table = await registry.find(table_id)
    return Review(table.view.info(None).game, await table.advice.review())


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The game as text")
async def table_record(table_id: FromPath[str], registry: TheRegistry) -> Response[str]:
    table = await registry.find(table_id)
    name = f"{table.view.info(None).game}-{table_id}.txt"
    return Response(table.view.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post(
    "/api/replay",
    status_code=200,
    summary="A recorded game as moments; nothing is kept",
    operation_class=TextOperation,
)
async def replay_record(request: Request[Any, Any, Any]) -> Replay:
    try:
        record = loads((await request.body()).decode())
    except UnicodeDecodeError as error:
        raise BadRecord("record-header") from error
    if len(record.lines) > LONGEST_LOG:
        raise BadRecord("record-long", lines=LONGEST_LOG)
    standing: list[Match] = []
    for match in replay(GAMES, record):
        standing[len(match.line) :] = [match]
    chosen = options.parse(GAMES[record.game].options, record.options)
    public = frozenset[int]()
    times = (None, *(record.times or (None,) * len(record.lines)))
    return Replay(
        game=record.game,
        options=options.values(chosen),
        racing=GAMES[record.game].racing,
        names=list(record.seats),
        moments=[
            Projection(
                match, match.line[-1] if match.line else None, still=True, heard=times[match.version]
            ).moment_for(public)
            for match in standing
        ],
    )


def _option_form(choice: options.Choice) -> OptionForm:
    return OptionForm(
        name=choice.name,
        default=choice.default,
        values=list(choice.values),
        rare=choice.rare,
        applies=[{name: list(values) for name, values in condition.items()} for condition in choice.applies],
    )


ROUTES = [
    host_info,
    games,
    check_options,
    word_info,
    words_of,
    open_table,
    table_info,
    take_seat,
    check_move,
    moments,
    hint,
    review,
    table_record,
    replay_record,
]
