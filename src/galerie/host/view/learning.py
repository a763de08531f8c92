"""Lessons, pictures and puzzles as they are shown. These functions run in worker processes.

Nothing is kept between two requests: the visitor sends what was played, and it is played again.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from galerie import bots
from galerie.core import AnyGame, Match, Seat, options
from galerie.games import find
from galerie.host.view.projection import Projection
from galerie.host.wire import LessonState, Moment, Picture, Pictures, PuzzleState, encode
from galerie.study import scenes
from galerie.study.lessons import Attempt, Reaction, scene
from galerie.study.puzzles import Puzzle, Trial, puzzle
from galerie.study.scenes import Scene

MOST_TRIALS: Final = 256
"""How many tries of puzzles a worker remembers: most visitors try the same, and some replies take a second to find."""


def lesson_state(game: str, name: str, lines: Sequence[str], move: str | None, show: bool) -> tuple[str, bytes]:
    """A step in a scene for the metrics, and the scene after it and the bots' answers, encoded as a `LessonState`."""
    found = find(game)
    wanted = scene(found, name)
    before = Attempt.begin(found, wanted).resumed(lines)
    if show:
        return "shown", encode(replace(_state(before, None, []), example=before.example()))
    if move is None:
        shown = () if lines else wanted.matches(found)
        after = _answered(before)
        moments = [_moment(each, wanted.seat) for each in shown[:-1]]
        moments += [_moment(before.match, wanted.seat), *_moments(before.match, after, wanted.seat)]
        return "begun", encode(_state(after, None, moments))
    reaction = before.tried(move)
    after = _answered(reaction.attempt)
    reaction = Reaction("done" if after.is_done else reaction.verdict, after, after.ends() or reaction.said)
    return reaction.verdict, encode(_state(after, reaction, _moments(before.match, after, wanted.seat)))


def _answered(attempt: Attempt) -> Attempt:
    """In a game, the attempt after the moves of the bots."""
    game, level = attempt.game.name, attempt.scene.against
    while (seat := attempt.bot) is not None:
        view = attempt.match.view(seat)
        attempt = attempt.answered(bots.think(game, level, view, seat, attempt.bot_seed))
    return attempt


def _state(attempt: Attempt, reaction: Reaction | None, moments: list[Moment]) -> LessonState:
    wanted = attempt.wanted
    return LessonState(
        scene=attempt.scene.id,
        rule=attempt.scene.rule,
        options=options.values(attempt.match.options),
        seats=attempt.match.seats,
        seat=attempt.scene.seat,
        look=list((wanted.look if wanted else ()) or attempt.scene.look),
        says=attempt.says(),
        verdict=reaction.verdict if reaction else "begun",
        said=reaction.said if reaction else "",
        task=attempt.task,
        tasks=len(attempt.scene.tasks),
        is_game=attempt.scene.is_game,
        won=attempt.is_won,
        lines=list(map(str, attempt.lines)),
        moments=moments,
    )


def _moments(before: Match, after: Attempt, seat: Seat) -> list[Moment]:
    """One for each line played since `before`."""
    match, made = before, list[Moment]()
    for line in after.lines[len(after.lines) - (after.match.version - before.version) :]:
        match = match.then(line.seat, match.parse(line.move))
        made.append(_moment(match, seat))
    return made


def _moment(match: Match, seat: Seat | None) -> Moment:
    audience = frozenset() if seat is None else frozenset({seat})
    return Projection(match, match.line[-1] if match.line else None).moment_for(audience)


def pictures(game: str) -> bytes:
    """The pictures of a game's pages, encoded as `Pictures`."""
    found = find(game)
    minute, diagrams = (
        [_picture(found, each) for each in scenes.scenes(found, file)] for file in (scenes.MINUTE, scenes.DIAGRAMS)
    )
    return encode(Pictures(minute, diagrams))


def _picture(game: AnyGame, each: Scene) -> Picture:
    match = each.matches(game)[-1]
    return Picture(
        id=each.id,
        rule=each.rule,
        options=options.values(match.options),
        seats=match.seats,
        seat=each.viewer,
        look=list(each.look),
        moment=_moment(match, each.viewer),
    )


@lru_cache(maxsize=MOST_TRIALS)
def puzzle_state(game: str, name: str, moves: tuple[str, ...], give_up: bool) -> PuzzleState:
    """A puzzle after these moves, with the rating that it has before anybody has tried it."""
    wanted = puzzle(find(game), name)
    trial = Trial.begin(wanted).resumed(moves)
    verdict = "failed" if give_up and trial.verdict == "right" else trial.verdict
    over = verdict != "right"
    return PuzzleState(
        id=wanted.id,
        game=wanted.game,
        kind=wanted.kind,
        grade=wanted.grade,
        rating=wanted.first_rating,
        options=options.values(trial.match.options),
        seats=wanted.seats,
        seat=wanted.seat,
        facts=wanted.facts,
        verdict=verdict,
        moments=_played(wanted, list(map(str, trial.lines))),
        solution=_played(wanted, wanted.line) if over else None,
        answers=list(wanted.answers) if over else None,
        why=wanted.why if over else None,
    )


def _played(wanted: Puzzle, lines: Sequence[str]) -> list[Moment]:
    """The position of a puzzle, and what these lines lead to."""
    return [_moment(match, wanted.seat) for match in wanted.played(lines)]
