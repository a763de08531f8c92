"""Lessons, pictures and puzzles."""

from typing import Annotated, Literal

from msgspec import Meta, field

from galerie.core.options import Value
from galerie.host.wire.base import MoveText, Wire
from galerie.host.wire.moments import Moment

MOST_LINES = 300
LineText = Annotated[str, Meta(max_length=400)]
Lines = Annotated[list[LineText], Meta(max_length=MOST_LINES)]


class SceneInfo(Wire, frozen=True):
    """A scene of a lesson, before it is opened."""

    id: str
    rule: str
    """The rule that it teaches; may be empty."""

    tasks: int
    """How many moves are asked for."""

    is_game: bool
    """Whether it is played to the end of the game."""


class LessonInfo(Wire, frozen=True):
    """A game's lesson."""

    game: str
    scenes: list[SceneInfo]
    """In their order."""


class LessonTry(Wire, frozen=True):
    """What was played in a scene, and the learner's next move; without one, the scene as it stands."""

    lines: Lines = field(default_factory=list)
    """What was played before, from `LessonState`."""

    move: MoveText | None = None
    """The learner's move; None to see the scene as it stands."""

    show: bool = False
    """Whether the learner asks for a move that does what is wanted; then no move is tried."""


class LessonState(Wire, frozen=True):
    """A scene after a try. The server keeps nothing: the next try sends `lines` back."""

    scene: str
    rule: str
    """The rule that the scene teaches."""

    options: dict[str, Value]
    """The options of the match."""

    seats: int
    """How many play."""

    seat: int
    """The learner's seat."""

    look: list[str]
    """Places to look at, as the game's board names them."""

    says: str
    """The name of the sentence that tells what to do now."""

    verdict: Literal["begun", "right", "wrong", "done"]
    """Of the try; `done` at the end of the scene."""

    said: str
    """The name of the sentence that answers the try; empty or without text if there is nothing to say."""

    task: int
    """How many tasks are done."""

    tasks: int
    """How many tasks there are."""

    is_game: bool
    """Whether the scene is played to the end of the game."""

    won: bool
    """Whether the learner has won, in a game that is over."""

    lines: list[str]
    """All that was played since the scene began; the next try sends them again."""

    moments: list[Moment]
    """At the start what is shown, the last of them being the position to play from; later what the try led to, and
    nothing if it was wrong."""

    example: str | None = None
    """A move that does what is wanted, if the learner has asked for it."""


class Picture(Wire, frozen=True):
    """A position of a game with places to look at."""

    id: str
    rule: str
    """The rule that it shows."""

    options: dict[str, Value]
    """The options of the match."""

    seats: int
    """How many play."""

    seat: int | None
    """Whose view it is; None for a spectator's."""

    look: list[str]
    """Places to look at."""

    moment: Moment


class Pictures(Wire, frozen=True):
    """The pictures of a game's pages."""

    minute: list[Picture]
    """Those of the one-minute page."""

    diagrams: list[Picture]
    """Those of the numbered rules."""


class PuzzleInfo(Wire, frozen=True):
    """A puzzle, before it is opened."""

    id: str
    kind: str
    grade: int
    """How difficult it is, from 1 to 5."""

    rating: int
    """On the scale of the players' ratings, from those who have tried it."""


class PuzzleList(Wire, frozen=True):
    """The puzzles of a game, the easiest first."""

    game: str
    daily: str
    """The id of today's."""

    puzzles: list[PuzzleInfo]


class PuzzleTry(Wire, frozen=True):
    """All moves that the solver has made, the newest last."""

    moves: Annotated[list[MoveText], Meta(max_length=MOST_LINES)] = field(default_factory=list)
    """None at all to see the puzzle."""

    give_up: bool = False
    """Whether the solver wants to see the answer."""


class PuzzleState(Wire, frozen=True):
    """A puzzle after a try."""

    id: str
    game: str
    kind: str
    grade: int
    """As in `PuzzleInfo`."""

    rating: int
    """As in `PuzzleInfo`."""

    options: dict[str, Value]
    """The options of the match."""

    seats: int
    """How many play."""

    seat: int
    """The solver's seat."""

    facts: dict[str, str | int]
    """What the sentence of the task is given."""

    verdict: Literal["right", "solved", "failed"]
    """`right` while the puzzle goes on."""

    moments: list[Moment]
    """The position of the puzzle, and those after each move of the solver and each reply."""

    solution: list[Moment] | None
    """The best line from the position of the puzzle, when it is over."""

    answers: list[str] | None
    """Every best first move, when the puzzle is over."""

    why: dict[str, str | int] | None
    """What the explanation is given, when the puzzle is over."""

    rated: tuple[int, int] | None = None
    """The solver's rating before and after, if this was the first try of an account."""


Entry = Annotated[str, Meta(max_length=80)]
Entries = Annotated[list[Entry], Meta(max_length=1000)]


class Opponent(Wire, frozen=True):
    """The bot that follows somebody's results in a game."""

    level: Entry
    """The level that they meet next."""

    lean: Annotated[int, Meta(ge=-1, le=1)] = 0
    """Half a level that they are above or below it."""

    lost: Annotated[int, Meta(ge=0, le=1000)] = 0
    """How many games they have lost to bots in a row."""

    fixed: Entry = ""
    """The level or the character that they want to meet instead; empty if none."""

    table: Entry = ""
    """The table of the last result that counted."""

    at: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """When this was known, in milliseconds since 1970: of two devices the later is right."""


class Progress(Wire, frozen=True):
    """How far somebody has come; a browser keeps it for guests, the server for accounts."""

    scenes: Entries = field(default_factory=list)
    """The scenes that were finished, as GAME/SCENE."""

    seen: Entries = field(default_factory=list)
    """The tips that were seen, and the invitations that were waved away."""

    puzzles: Annotated[dict[Entry, bool], Meta(max_length=1000)] = field(default_factory=dict)
    """The puzzles that were tried, as GAME/ID, and whether they were solved at the first try."""

    days: Entries = field(default_factory=list)
    """The days on which the puzzle of the day was solved, as GAME/2026-11-17."""

    opponents: Annotated[dict[Entry, Opponent], Meta(max_length=100)] = field(default_factory=dict)
    """The opponents that follow their results, by game."""
