"""Analyses of recorded games. These functions run in worker processes: folding a record may take long.

Nothing is kept between two requests: each carries the record with its variations. Whoever has a complete record knows
everything about its game, so nothing in it is hidden from them.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from galerie.core import NATURE, AnyPosition, BadRecord, Line, Match, Node, Record, Refusal, Seat, options
from galerie.core.contract import Chance, running_timer
from galerie.core.record import loads
from galerie.core.variations import Variation
from galerie.games import GAMES
from galerie.host.view.projection import LineDigest, Projection
from galerie.host.view.snapshot import PageLimits, page
from galerie.host.wire import (
    Analysis,
    AnalysisNode,
    AnalysisVariation,
    AnalysisWish,
    DeleteVariation,
    JudgedMove,
    JudgementStep,
    JudgementWish,
    Moment,
    PlayOnWish,
    PromoteVariation,
    RenameVariation,
    TryMove,
    encode,
)
from galerie.matches import replayed
from galerie.study import review_recorded
from galerie.study.analysis import Judgement, judge_of
from galerie.study.exploring import Exploration

Lines = tuple[Line, ...]


class RecordLimits(NamedTuple):
    lines: int = 5_000
    """Lines of a record, its variations included."""

    bytes: int = 65_536
    """The size of a record that is analysed, the same."""

    page: PageLimits = PageLimits()


class Beginning(NamedTuple):
    """How a table begins that continues a recorded game."""

    game: str
    options: tuple[str, ...]
    seats: int
    lines: Lines


def explored(wish: AnalysisWish, limits: RecordLimits) -> bytes:
    """A position of a tree after a change, encoded as an `Analysis`."""
    exploration = _exploration(wish.record, limits)
    tree = exploration.tree
    node = tree.node(wish.at.variation, wish.at.ply)
    match wish.change:
        case TryMove(seat, move):
            exploration, node = exploration.tried(node, seat, move)
        case DeleteVariation(number):
            tree = tree.without(number)
        case RenameVariation(number, name):
            tree = tree.named(number, name)
        case PromoteVariation(number):
            tree = tree.promoted(number)
    if not isinstance(wish.change, TryMove | None):
        exploration, node = exploration.changed(tree), tree.find(exploration.tree.path(node))
    _check_size(exploration.record, limits)
    if wish.eye is not None and wish.eye >= len(exploration.record.seats):
        raise Refusal("seat-unknown")
    return encode(_analysis(exploration, node, wish.eye, wish.since, limits.page))


def judged(wish: JudgementWish, playing: Sequence[LineDigest], limits: RecordLimits) -> Iterator[bytes]:
    """What the moves of a position are worth, deeper and deeper, each encoded as a line with a `JudgementStep`."""
    exploration = _exploration(wish.record, limits)
    node = exploration.tree.node(wish.at.variation, wish.at.ply)
    _check_company(exploration.tree.path(node), playing)
    judge = judge_of(exploration.record.game)
    if judge is None:
        raise Refusal("judge-none")
    match = exploration.match(node)
    players = sorted(match.to_move)
    if not players:
        raise Refusal("judge-nobody")
    seat = players[0] if wish.seat is None else wish.seat
    if seat not in players:
        raise Refusal("not-your-turn")
    for judgement in judge(match, seat, wish.work):
        yield _line(_step(seat, judgement))
    yield _line(JudgementStep(ended="done"))


def reviewed(text: str, playing: Sequence[LineDigest], limits: RecordLimits) -> tuple[str, bytes]:
    """The game of a record, and the encoded review of it."""
    exploration = _exploration(text, limits)
    record = exploration.record
    _check_company(exploration.tree.main, playing)
    return record.game, encode(review_recorded(record))


def shareable(text: str, limits: RecordLimits) -> tuple[str, str]:
    """The game of a record, and its text as it is stored; every line of its variations was judged by the rules."""
    exploration = _exploration(text, limits)
    exploration.check()
    return exploration.record.game, str(exploration.record)


def beginning(wish: PlayOnWish, playing: Sequence[LineDigest], limits: RecordLimits) -> Beginning:
    """How a table begins that continues at a node of a tree."""
    exploration = _exploration(wish.record, limits)
    record = exploration.record
    node = exploration.tree.node(wish.at.variation, wish.at.ply)
    path = exploration.tree.path(node)
    _check_company(path, playing)
    if exploration.match(node).outcome:
        raise Refusal("game-over")
    chosen = options.words(GAMES[record.game].chosen(record.rules, record.options))
    return Beginning(record.game, chosen, len(record.seats), path)


def check_deal(record: Record, seed: bytes) -> None:
    """Refuse a record whose draws are not those of this deal."""
    for ply in replayed(record).plies:
        if NATURE not in ply.before.to_act or not isinstance(ply.before, Chance):
            continue
        if ply.before.draw(Random(seed)) != ply.event.move:
            raise Refusal("play-on-dealt")


def _exploration(text: str, limits: RecordLimits) -> Exploration:
    """Read and fold a record. One of a game that goes on is refused: advice would be cheating."""
    if len(text.encode()) > limits.bytes:
        raise BadRecord("record-large", most=limits.bytes // 1024)
    record = loads(text)
    if len(record.lines) + sum(len(each.lines) for each in record.variations) > limits.lines:
        raise BadRecord("record-long", lines=limits.lines)
    exploration = Exploration.of(record)
    if not exploration.is_over:
        raise Refusal("analysis-early")
    return exploration


def _check_company(path: Lines, playing: Sequence[LineDigest]) -> None:
    """Refuse positions of a game that the visitor is playing in company, and what might follow them there."""
    if any(line.begins(path) for line in playing):
        raise Refusal("analysis-playing")


def _check_size(record: Record, limits: RecordLimits) -> None:
    if len(str(record).encode()) > limits.bytes:
        raise Refusal("record-large", most=limits.bytes // 1024)


def _analysis(exploration: Exploration, node: Node, eye: Seat | None, since: int, limits: PageLimits) -> Analysis:
    record, tree, game = exploration.record, exploration.tree, GAMES[exploration.record.game]
    matches = exploration.matches(node.variation)
    first, moments = _page(matches, eye, min(since, len(matches)), node.ply, limits)
    return Analysis(
        game=record.game,
        options=options.values(matches[0].options),
        seats=matches[0].seats,
        racing=game.racing,
        names=list(record.seats),
        record=str(record),
        judged=judge_of(record.game) is not None,
        at=AnalysisNode(*node),
        main=_variation(tree.variation(0)),
        variations=[_variation(each) for each in tree.variations],
        since=first,
        moments=[msgspec.Raw(moment) for moment in moments],  # type: ignore[misc]  # encoded already
    )


def _page(
    matches: Sequence[Match], eye: Seat | None, since: int, at: int, limits: PageLimits
) -> tuple[int, list[bytes]]:
    """The first ply and the moments of a page that begins at `since`, or around `at` if it would not reach that ply."""
    ahead = page((encode(_moment(match, eye)) for match in matches[since:]), limits)
    if at < since + len(ahead):
        return since, ahead
    before = page((encode(_moment(match, eye)) for match in reversed(matches[since : at + 1])), limits, shares=2)
    after = page((encode(_moment(match, eye)) for match in matches[at + 1 :]), limits, shares=2)
    return at + 1 - len(before), [*reversed(before), *after]


def _variation(variation: Variation) -> AnalysisVariation:
    return AnalysisVariation(
        of=variation.of,
        after=variation.after,
        name=variation.name,
        seats=[line.seat for line in variation.lines],
        moves=[line.move for line in variation.lines],
    )


def _moment(match: Match, eye: Seat | None) -> Moment:
    """A moment with the view of one seat, or of everything, and the moves of all seats."""
    moves = {seat: match.moves(seat).texts for seat in sorted(match.to_move)}
    if match.to_act and (timer := running_timer(match.position)):
        moves[NATURE] = [str(timer.move)]
    moment = Projection(match, match.line[-1] if match.line else None, still=True).moment_for(
        frozenset() if eye is None else frozenset({eye})
    )
    move = str(match.line[-1].move) if match.line else None
    view = moment.view if eye is not None else _opened(match.position).view(None)
    return msgspec.structs.replace(moment, view=view, move=move, moves=moves)


def _opened(position: AnyPosition) -> AnyPosition:
    opened: AnyPosition = getattr(position, "opened", lambda: position)()
    return opened


def _step(seat: Seat, judgement: Judgement) -> JudgementStep:
    return JudgementStep(
        seat=seat,
        moves=[JudgedMove(each.move, each.value, each.exact, list(each.line)) for each in judgement.moves],
        depth=judgement.depth,
        work=judgement.work,
        exact=judgement.exact,
        facts=judgement.facts,
    )


def _line(step: JudgementStep) -> bytes:
    return encode(step) + b"\n"
