"""Routes of lessons, pictures and puzzles. They keep nothing of a visitor who is not signed in."""

from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from galerie.games import find
from galerie.host.table.registry import TableRegistry
from galerie.host.view import learning
from galerie.host.wire import (
    LessonInfo,
    LessonState,
    LessonTry,
    Pictures,
    PuzzleInfo,
    PuzzleList,
    PuzzleState,
    PuzzleTry,
    SceneInfo,
)
from galerie.study.lessons import check_taught, lesson
from galerie.study.puzzles import check_puzzling, of_day, puzzle, puzzles

TheRegistry = NamedDependency[TableRegistry]
Name = Annotated[str, PathParameter(max_length=40)]


@get("/api/games/{game:str}/pictures", summary="The pictures of a game's one-minute page and of its rules")
async def game_pictures(game: FromPath[str], registry: TheRegistry) -> Response[Pictures]:
    return _encoded(await registry.services.offload(learning.pictures, find(game).name))


@get("/api/lessons/{game:str}", summary="The scenes of a game's lesson")
async def lesson_info(game: FromPath[str]) -> LessonInfo:
    found = find(game)
    check_taught(found)
    scenes = [SceneInfo(each.id, each.rule, len(each.tasks), each.is_game) for each in lesson(found)]
    return LessonInfo(found.name, scenes)


@post("/api/lessons/{game:str}/{scene:str}", status_code=200, summary="Try a move in a scene; nothing is stored")
async def try_lesson(
    game: FromPath[str], scene: Name, data: JSONBody[LessonTry], registry: TheRegistry
) -> Response[LessonState]:
    arguments = game, scene, data.lines, data.move, data.show
    return _encoded(await registry.services.offload(learning.lesson_state, *arguments))


@get("/api/puzzles/{game:str}", summary="The puzzles of a game, and today's")
async def puzzle_list(game: FromPath[str]) -> PuzzleList:
    found = find(game)
    check_puzzling(found)
    infos = [PuzzleInfo(each.id, each.kind, each.grade, each.first_rating) for each in puzzles(game).values()]
    return PuzzleList(found.name, of_day(game, datetime.now(UTC).date().isoformat()).id, infos)


@post("/api/puzzles/{game:str}/{name:str}", status_code=200, summary="Try a puzzle; without moves, see it")
async def try_puzzle(
    game: FromPath[str], name: Name, data: JSONBody[PuzzleTry], registry: TheRegistry
) -> Response[PuzzleState]:
    wanted = puzzle(find(game), name)
    arguments = game, name, data.moves, data.give_up, wanted.first_rating
    _, encoded = await registry.services.offload(learning.puzzle_state, *arguments)
    return _encoded(encoded)


def _encoded(message: bytes) -> Response[Any]:
    return Response(message, media_type=MediaType.JSON)


LEARNING = [game_pictures, lesson_info, try_lesson, puzzle_list, try_puzzle]
