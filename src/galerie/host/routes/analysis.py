"""Routes of the analysis of finished games. Only what is shared is kept."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from galerie.host.analysis.company import lines_under_way
from galerie.host.analysis.judging import Judgements
from galerie.host.analysis.sharing import SharedAnalyses
from galerie.host.bot_api.streams import LINES
from galerie.host.routes.tables import Guest, TheRegistry
from galerie.host.view import analysis as view
from galerie.host.web.origin import sender
from galerie.host.wire import (
    Analysis,
    AnalysisWish,
    JudgementWish,
    PlayOnWish,
    Review,
    ReviewWish,
    SharedAnalysis,
    ShareWish,
    TableInfo,
    encode,
)
from galerie.texts import choose


@post("/api/analysis", status_code=200, summary="A position of a game's tree of variations; nothing is stored")
async def explore(data: JSONBody[AnalysisWish], registry: TheRegistry) -> Response[Analysis]:
    return _encoded(await registry.services.offload(view.explored, data, registry.services.limits.record))


@post(
    "/api/analysis/judge",
    status_code=200,
    media_type=LINES,
    summary="What the moves of a position are worth, as lines of JSON, each deeper than the one before",
)
async def judge(
    data: JSONBody[JudgementWish],
    request: Request[Any, Any, Any],
    registry: TheRegistry,
    judgements: NamedDependency[Judgements],
    guest: Guest,
) -> Stream:
    language = choose(request.headers.get("accept-language", ""))
    playing = await lines_under_way(registry, guest)
    judging = await judgements.start(guest, sender(request), data, playing, language)
    return Stream(judging.lines(), media_type=LINES)


@post("/api/analysis/review", status_code=200, summary="The review of a recorded game")
async def review_record(data: JSONBody[ReviewWish], registry: TheRegistry, guest: Guest) -> Response[Review]:
    playing = await lines_under_way(registry, guest)
    game, encoded = await registry.services.offload(
        view.reviewed, data.record, playing, registry.services.limits.record, kind="review"
    )
    return _encoded(encode(Review(game, msgspec.Raw(encoded))))


@post("/api/analysis/play", summary="Open a table that begins at a position of a game's tree, against bots")
async def play_on(data: JSONBody[PlayOnWish], registry: TheRegistry, guest: Guest) -> TableInfo:
    playing = await lines_under_way(registry, guest)
    beginning = await registry.services.offload(view.beginning, data, playing, registry.services.limits.record)
    return (await registry.continue_game(guest, data, beginning)).view.info(guest)


@post("/api/analysis/share", summary="Store a record with its variations under a link")
async def share(
    data: JSONBody[ShareWish], registry: TheRegistry, shared: NamedDependency[SharedAnalyses], guest: Guest
) -> SharedAnalysis:
    game, record = await registry.services.offload(view.shareable, data.record, registry.services.limits.record)
    return await shared.share(guest, game, record)


@get("/api/analysis/{analysis_id:str}", summary="A shared analysis")
async def shared_analysis(analysis_id: FromPath[str], shared: NamedDependency[SharedAnalyses]) -> SharedAnalysis:
    return await shared.find(analysis_id)


def _encoded(message: bytes) -> Response[Any]:
    return Response(message, media_type=MediaType.JSON)


ANALYSIS = [explore, judge, review_record, play_on, share, shared_analysis]
