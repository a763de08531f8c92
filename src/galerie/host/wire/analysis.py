"""Analysis of finished games: trees of variations, judgements of moves, and shared analyses.

Nothing is kept between two requests: each carries the record with its variations.

    POST /api/analysis          AnalysisWish    ->  Analysis
    POST /api/analysis/judge    JudgementWish   ->  JudgementStep, one line of JSON each, as they are found
    POST /api/analysis/review   ReviewWish      ->  Review
    POST /api/analysis/play     PlayOnWish      ->  TableInfo
    POST /api/analysis/share    ShareWish       ->  SharedAnalysis
    GET  /api/analysis/{id}                     ->  SharedAnalysis
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from galerie.core.options import Value
from galerie.host.wire.base import Level, MoveText, Name, Wire
from galerie.host.wire.moments import Moment
from galerie.host.wire.problems import Problem
from galerie.host.wire.tables import DealCode

VariationNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9_999)]
"""0 is the game as it was played; the variations are numbered from 1 in the order of the record."""


class AnalysisNode(Wire, frozen=True):
    """A position of the tree: that after so many moves of a variation, counted from the start of the game."""

    variation: VariationNumber
    """0 is the game as it was played; the variations are numbered from 1 in the order of the record."""

    ply: Annotated[int, Meta(ge=0, le=9_999)]
    """The number of moves before the position, counted from the start of the game."""


class TryMove(Wire, frozen=True, tag_field="do", tag="play"):
    """Plays a move at the node: it steps on where the tree has that move, and begins a variation where it has not.

    Forced moves and draws of chance that follow are made too; chance does what it did in the game where it can.
    """

    seat: Annotated[int, Meta(ge=-1, le=15)]
    """-1 for chance and the clock."""

    move: MoveText


class DeleteVariation(Wire, frozen=True, tag_field="do", tag="delete"):
    """Deletes a variation with those that branch off from it."""

    variation: VariationNumber


class RenameVariation(Wire, frozen=True, tag_field="do", tag="rename"):
    """Names a variation."""

    variation: VariationNumber
    name: Annotated[str, Meta(max_length=60)]
    """Empty to take the name away."""


class PromoteVariation(Wire, frozen=True, tag_field="do", tag="promote"):
    """Moves a variation up: before an older one that begins at the same place of the game, or, if it branches off from
    another variation, in place of the rest of that."""

    variation: VariationNumber


class AnalysisWish(Wire, frozen=True):
    """Asks for a position of a tree, after a change of the tree if there is one."""

    record: str
    """The record with its variations, at most 64 KiB."""

    at: AnalysisNode
    change: TryMove | DeleteVariation | RenameVariation | PromoteVariation | None = None
    """What to change before; None to change nothing."""

    eye: Annotated[int, Meta(ge=0, le=15)] | None = None
    """The seat whose view the moments have; without it they show everything."""

    since: Annotated[int, Meta(ge=0)] = 0
    """The moments before this ply are not sent again."""


class AnalysisVariation(Wire, frozen=True):
    """A line that branches off from the game or from another line."""

    of: int
    """The variation it branches off from; 0 is the game as it was played."""

    after: int
    """After how many moves, counted from the start of the game."""

    name: str
    """Empty if it has none."""

    seats: list[int]
    """Who makes each of its own moves."""

    moves: list[str]
    """Its own moves, each with its seat."""


class Analysis(Wire, frozen=True):
    """A tree of variations, and the moments of the line through one of its nodes."""

    game: str
    options: dict[str, Value]
    seats: int
    """How many play."""

    racing: bool
    names: list[str]
    """One for each seat."""

    record: str
    """After the change; the next request sends it back."""

    judged: bool
    """Whether the moves of this game can be judged."""

    at: AnalysisNode
    """The node; after a move was tried, the one it led to."""

    main: AnalysisVariation
    """The moves of the game that stand."""

    variations: list[AnalysisVariation]
    """The first has number 1."""

    since: int
    """The ply of the first moment: the one asked for, or a later one if a page from there would not reach the node."""

    moments: list[Moment]
    """A page of those of the line, with the node. Each has the legal moves of all seats to act, and under -1 what the
    clock would do."""


class JudgementWish(Wire, frozen=True):
    """Asks for the values of all moves of a position. A newer wish of the same visitor ends the older."""

    record: str
    """At most 64 KiB."""

    at: AnalysisNode
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    """Whose moves; the lowest seat to act by default."""

    work: Annotated[int, Meta(ge=1, le=10_000_000)] = 2_000_000
    """Counted by the game's judge; a million take about a second."""


class JudgedMove(Wire, frozen=True):
    """What a move is worth."""

    move: str
    value: float
    """For the seat that moves, in the unit of the game."""

    exact: bool
    """Whether the value is proved."""

    line: list[str]
    """What is expected to be played, this move first."""


class JudgementStep(Wire, frozen=True):
    """One line of the answer to a `JudgementWish`; each judgement is deeper than the one before."""

    seat: int | None = None
    """Whose moves."""

    moves: list[JudgedMove] = field(default_factory=list)
    """Best first."""

    depth: int = 0
    """As the game counts it."""

    work: int = 0
    """What has been spent so far."""

    exact: bool = False
    """Whether all values are proved."""

    facts: dict[str, int | float | str] = field(default_factory=dict)
    """Each with a message `GAME-fact-KEY`, which is given it as `$value`."""

    ended: Literal["done", "replaced", "failed"] | None = None
    """In the last line, which has no moves: the work is spent or everything is exact; a newer wish has come; or
    something went wrong."""

    problem: Problem | None = None
    """What went wrong."""


class ReviewWish(Wire, frozen=True):
    """Asks for the review of a recorded game; its variations play no part in it."""

    record: str
    """At most 64 KiB."""


class ShareWish(Wire, frozen=True):
    """Asks for a link to an analysis."""

    record: str
    """At most 64 KiB."""


class SharedAnalysis(Wire, frozen=True):
    """An analysis that is stored under a link."""

    id: str
    """The page is at `/analysis/ID`."""

    game: str
    record: str
    """With its variations."""


class PlayOnWish(Wire, frozen=True):
    """Asks for a table that begins at a node of a tree, against a bot on every other seat, or alone."""

    record: str
    """At most 64 KiB."""

    at: AnalysisNode
    seat: Annotated[int, Meta(ge=0, le=15)]
    """The seat of the visitor."""

    level: Level
    """The level of the bots."""

    name: Name = ""
    """What the visitor is called."""

    deal: DealCode | None = None
    """The deal of a game for one: what has not been seen of it is in no record."""
