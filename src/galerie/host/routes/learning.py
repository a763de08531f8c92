"""Routes of lessons, pictures and puzzles. They keep nothing of a visitor who is not signed in."""

from datetime import UTC, datetime
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import convert
from msgspec.structs import replace

from galerie.games import find
from galerie.host.people.learning import Learning
from galerie.host.store.rows import StoredProgress
from galerie.host.table.registry import TableRegistry
from galerie.host.view import learning as view
from galerie.host.wire import (
    LessonInfo,
    LessonState,
    LessonTry,
    Pictures,
    Progress,
    PuzzleInfo,
    PuzzleList,
    PuzzleState,
    PuzzleTry,
    SceneInfo,
)
from galerie.study.lessons import lesson, require_lesson
from galerie.study.puzzles import of_day, puzzle, puzzles, require_puzzles

TheRegistry = NamedDependency[TableRegistry]
TheLearning = NamedDependency[Learning]
Guest = NamedDependency[str]
Name = Annotated[str, PathParameter(max_length=40)]

_pictures: Final[dict[str, bytes]] = {}
"""By game, encoded."""


@get("/api/games/{game:str}/pictures", summary="The pictures of a game's one-minute page and of its rules")
async def game_pictures(game: FromPath[str], registry: TheRegistry) -> Response[Pictures]:
    name = find(game).name
    if name not in _pictures:  # they are always the same, and the rules must not wait for busy workers
        _pictures[name] = await registry.services.offload(view.pictures, name)
    return _encoded(_pictures[name])


@get("/api/lessons/{game:str}", summary="The scenes of a game's lesson")
async def lesson_info(game: FromPath[str]) -> LessonInfo:
    found = find(game)
    require_lesson(found)
    scenes = [SceneInfo(each.id, each.rule, len(each.tasks), each.is_game) for each in lesson(found)]
    return LessonInfo(found.name, scenes)


@post("/api/lessons/{game:str}/{scene:str}", status_code=200, summary="Try a move in a scene; nothing is stored")
async def try_lesson(
    game: FromPath[str], scene: Name, data: JSONBody[LessonTry], registry: TheRegistry
) -> Response[LessonState]:
    services = registry.services
    arguments = game, scene, data.lines, data.move, data.show
    step, encoded = await services.offload(view.lesson_state, *arguments)
    services.metrics.lesson_tries.labels(game, scene, step).inc()
    return _encoded(encoded)


@get("/api/puzzles/{game:str}", summary="The puzzles of a game, and today's")
async def puzzle_list(game: FromPath[str], learning: TheLearning) -> PuzzleList:
    found = find(game)
    require_puzzles(found)
    infos = [
        PuzzleInfo(each.id, each.kind, each.grade, round(learning.rating(each).value))
        for each in puzzles(game).values()
    ]
    return PuzzleList(found.name, of_day(game, datetime.now(UTC).date().isoformat()).id, infos)


@post("/api/puzzles/{game:str}/{name:str}", status_code=200, summary="Try a puzzle; without moves, see it")
async def try_puzzle(
    game: FromPath[str],
    name: Name,
    data: JSONBody[PuzzleTry],
    registry: TheRegistry,
    learning: TheLearning,
    guest: Guest,
) -> PuzzleState:
    wanted, services = puzzle(find(game), name), registry.services
    state = await services.offload(view.puzzle_state, game, name, tuple(data.moves), data.give_up)
    rated = None
    if state.verdict != "right":
        services.metrics.puzzle_tries.labels(game, state.verdict).inc()
        if guest in registry.people.names:
            rated = await learning.rate(guest, wanted, solved=state.verdict == "solved")
    return replace(
        state,
        rating=round(learning.rating(wanted).value),
        rated=(round(rated.before.value), round(rated.after.value)) if rated else None,
    )


@get("/api/me/progress", summary="How far the visitor's account has come")
async def my_progress(registry: TheRegistry, learning: TheLearning, guest: Guest) -> Progress:
    """It is empty for a guest."""
    found = await learning.progress(guest) if guest in registry.people.names else StoredProgress()
    return _progress(found)


@put("/api/me/progress", summary="Add what this browser knows to the account's progress")
async def add_progress(
    data: JSONBody[Progress], registry: TheRegistry, learning: TheLearning, guest: Guest
) -> Progress:
    """Returns both together. Nothing of a guest is kept."""
    if guest not in registry.people.names:
        return data
    return _progress(await learning.add_progress(guest, convert(data, StoredProgress, from_attributes=True)))


def _progress(stored: StoredProgress) -> Progress:
    return convert(stored, Progress, from_attributes=True)


def _encoded(message: bytes) -> Response[Any]:
    return Response(message, media_type=MediaType.JSON)


LEARNING = [game_pictures, lesson_info, try_lesson, puzzle_list, try_puzzle, my_progress, add_progress]
