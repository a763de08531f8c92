"""The laws every game obeys, one function a law.

A law of a moment is asked at positions met in play, a law of a story about a whole game from its start. Each
raises AssertionError when it is broken. `tests.laws.test_planted_bugs` shows that each can be.
"""

import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from importlib import import_module
from itertools import islice
from math import fsum, isclose, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from galerie.core import (
    NATURE,
    AnyPosition,
    Chance,
    Event,
    IllegalMove,
    Match,
    Moves,
    Record,
    Refusal,
    Seat,
    Secretive,
    Timed,
    Timer,
)
from galerie.core.contract import hides, veiled
from galerie.core.record import loads, replay
from galerie.games import GAMES
from tests.laws.cases import Case, cases

T = TypeVar("T")

LISTED: Final = 30_000
"""No game lists more moves than this; the laws would not end if one did."""

SAMPLE: Final = 8
"""How many moves of a seat are tried out at one moment."""

KINDS_MET: Final = 20
"""Of how many variants, whatever their seats, the moves are strange to the others."""

FOLDER: Final = Path(__file__).parent.parent / "games"


def exceptions(name: str) -> tuple[Any, ...]:
    """What the games say about random play, each in `tests/games/NAME/laws.py`."""
    found: list[Any] = []
    for game in GAMES:
        if (FOLDER / game / "laws.py").exists():
            found += getattr(import_module(f"tests.games.{game}.laws"), name, ())
    return tuple(found)


QUITTING: Final = exceptions("QUITTING")
"""Moves that end a game at will: made as often as others, they would make all random games short."""

WANDERING: Final = exceptions("WANDERING")
"""Kinds of move that bring no end nearer, and of which there are many."""

RELUCTANCE: Final = 0.95
"""How often such a move is thought better of."""

UNLISTED: Final = exceptions("UNLISTED")
"""Functions from a position, a seat and a generator to moves that may be legal and are not all listed."""

SPELLING: Final = 100
"""A move that is not written after so many parts is taken for endless."""

SPELT: Final = 20
"""So many moves of a variant are spelt where moves are met."""

DRAWS: Final = 300
"""How often chance is asked to see whether it follows its chances."""

LENGTH: Final = 5_000
"""A random game that has not ended after so many events is taken for endless."""


@dataclass(frozen=True)
class Moment:
    case: Case
    position: AnyPosition
    rng: Random

    @property
    def seats(self) -> range:
        return range(self.case.seats)

    @property
    def onlookers(self) -> tuple[Seat | None, ...]:
        return (*self.seats, None)

    @property
    def actors(self) -> list[Seat]:
        return sorted(self.position.to_act)

    def listed(self, seat: Seat) -> list[Any]:
        return list(islice(self.position.moves(seat), LISTED))

    def sample(self, seat: Seat) -> list[Any]:
        moves = self.listed(seat)
        return self.rng.sample(moves, min(SAMPLE, len(moves)))

    def strangers(self) -> list[Any]:
        """Moves of other moments of the same game, in any of its variants."""
        known = moves_met(self.case.game)
        return self.rng.sample(known, min(2 * SAMPLE, len(known)))


@dataclass(frozen=True)
class Story:
    case: Case
    events: tuple[Event, ...]
    positions: tuple[AnyPosition, ...]
    """The start, and the position after each event."""

    def moments(self, rng: Random, most: int) -> Iterator[Moment]:
        """The first, the last, and some in between."""
        count = len(self.positions)
        chosen = {0, count - 1, *rng.sample(range(count), min(most, count))}
        return (Moment(self.case, self.positions[index], rng) for index in sorted(chosen))


MomentLaw: TypeAlias = Callable[[Moment], None]
StoryLaw: TypeAlias = Callable[[Story], None]


def tell(case: Case, rng: Random, length: int = LENGTH) -> Story:
    """Play one game at random: chance, time-outs and players alike.

    Where a broken game cannot go on the story stops short, and it is for the laws to say why.
    """
    position = case.start()
    events: list[Event] = []
    positions = [position]
    while len(events) < length and (event := next_event(position, rng)):
        try:
            position = position.play(event.seat, event.move)
        except IllegalMove:
            break
        events.append(event)
        positions.append(position)
    return Story(case, tuple(events), tuple(positions))


def next_event(position: AnyPosition, rng: Random) -> Event | None:
    if NATURE in position.to_act and isinstance(position, Chance):
        return Event(NATURE, position.draw(rng))
    if (timer := countdown(position)) and rng.random() < 0.1:
        return Event(NATURE, timer.move)
    choices = [
        (seat, moves) for seat in sorted(position.to_act) if (moves := list(islice(position.moves(seat), LISTED)))
    ]
    if not choices:
        return None
    seat, moves = rng.choice(choices)
    if any(isinstance(move, WANDERING) for move in moves) and rng.random() < RELUCTANCE:
        moves = [move for move in moves if not isinstance(move, WANDERING)] or moves
    move = rng.choice(moves)
    if move in QUITTING and rng.random() < RELUCTANCE:
        move = rng.choice(moves)
    return Event(seat, move)


def countdown(position: AnyPosition) -> Timer[Any] | None:
    return position.timer if isinstance(position, Timed) else None


@cache
def moves_met(game: Any) -> list[Any]:
    """The moves listed in games of some kinds, always the same, in a fixed order."""
    rng = Random(0)
    met: dict[Any, None] = {}
    kinds = cases(game)
    for case in rng.sample(kinds, min(KINDS_MET, len(kinds))):
        spells = SPELT
        for position in tell(case, rng, length=100).positions:
            for seat in (NATURE, *range(case.seats)):
                moves = position.moves(seat)
                met |= dict.fromkeys(islice(moves, SAMPLE))
                if spells and not moves.complete and seat != NATURE and (text := spelt(moves, rng)):
                    met[game.parse(text)] = None
                    spells -= 1
    return list(met)


def spelt(moves: Moves[Any], rng: Random) -> str:
    """Some legal move, listed or not; nothing where spelling leads nowhere."""
    text = ""
    for _ in range(SPELLING):
        parts = moves.completions(text)
        if not parts:
            break
        part = rng.choice(parts)
        if part == "":
            return text
        text += part
    return ""


def accepts(position: AnyPosition, seat: Seat, move: Any) -> bool:
    try:
        position.play(seat, move)
    except IllegalMove:
        return False
    return True


# Law 1: over exactly when nobody is to act


def over_exactly_when_nobody_is_to_act(moment: Moment) -> None:
    position = moment.position
    assert position.to_act <= {NATURE, *moment.seats}, f"seats that are not at the table: {position.to_act}"
    assert (position.outcome is not None) == (not position.to_act), (
        f"{position.outcome} while {set(position.to_act)} are to act"
    )


def an_outcome_ranks_every_seat(moment: Moment) -> None:
    outcome = moment.position.outcome
    if outcome:
        assert len(outcome.scores) == len(outcome.ranks) == moment.case.seats, f"one of each a seat: {outcome}"
        assert {*outcome.ranks} <= {*range(1, moment.case.seats + 1)}, f"no such rank: {outcome}"
        assert 1 in outcome.ranks, f"nobody is first: {outcome}"
        assert outcome.reason.isidentifier(), f"the reason is one word: {outcome}"


# Law 2: chance and the clock


def nature_acts_alone(moment: Moment) -> None:
    if NATURE in moment.position.to_act:
        assert moment.position.to_act == {NATURE}, f"{set(moment.position.to_act)} are to act together"
        assert isinstance(moment.position, Chance), "NATURE is to act and cannot say what it does"
        for _ in range(SAMPLE):
            drawn, moves = moment.position.draw(moment.rng), moment.position.moves(NATURE)
            assert drawn in moves, f"NATURE draws {drawn}, which is refused"
            assert drawn in moment.listed(NATURE) or not moves.complete, f"NATURE draws {drawn}, which is not listed"


def chances_add_up(moment: Moment) -> None:
    """Every move that chance may make has a probability, or chance says that there are too many."""
    position = moment.position
    if not isinstance(position, Chance):
        return
    chances = position.chances()
    if NATURE not in position.to_act:
        assert chances == {}, "there are chances though chance is not to act"
    elif chances is None:
        assert not position.moves(NATURE).complete, "all that may happen is listed, but not how likely it is"
    else:
        assert {*chances} == {*moment.listed(NATURE)}, "what may happen is not what is listed for NATURE"
        assert all(accepts(position, NATURE, move) for move in chances), "something may happen that is refused"
        assert all(probability > 0 for probability in chances.values()), "something may happen that never does"
        assert isclose(fsum(chances.values()), 1), f"the chances add up to {fsum(chances.values())}"
        for _ in range(SAMPLE):
            assert position.draw(moment.rng) in chances, "something is drawn that has no chance"


def draws_follow_the_chances(story: Story) -> None:
    """By Pearson's test, at the first draw of a game and at some others, with a bound that luck hardly ever reaches."""
    rng = Random(len(story.events))
    drawing = [each for each in story.positions if NATURE in each.to_act and isinstance(each, Chance)]
    for position in [*drawing[:1], *rng.sample(drawing, min(2, len(drawing)))]:
        assert isinstance(position, Chance)
        chances = position.chances()
        if chances and len(chances) > 1:
            drawn = Counter(position.draw(rng) for _ in range(DRAWS))
            off = sum((drawn[move] - DRAWS * each) ** 2 / (DRAWS * each) for move, each in chances.items())
            freedom = len(chances) - 1
            assert off < freedom + 6 * sqrt(2 * freedom) + 12, f"{off:.0f}: it draws otherwise than it says"


def a_timer_runs_for_a_legal_move(moment: Moment) -> None:
    if timer := countdown(moment.position):
        assert timer.seconds > 0, f"over before it began: {timer}"
        assert moment.position.to_act, "a clock runs after the end"
        assert NATURE not in moment.position.to_act, "chance does not play against a clock"
        assert timer.move in moment.listed(NATURE), f"NATURE may not make {timer.move}"
        assert accepts(moment.position, NATURE, timer.move), f"{timer.move} is refused"


def a_late_time_out_is_refused(story: Story) -> None:
    past: dict[Any, None] = {}
    for position in story.positions:
        timer = countdown(position)
        for move in past:
            if not timer or move != timer.move:
                assert not accepts(position, NATURE, move), f"{move} comes too late and is accepted"
        if timer:
            past[timer.move] = None
    for event, before, after in zip(story.events, story.positions, story.positions[1:], strict=False):
        if event.seat == NATURE and (timer := countdown(before)):
            assert countdown(after) != timer, f"{timer} runs out and goes on running"


# Law 3: moves


def a_seat_has_moves_exactly_when_it_is_to_act(moment: Moment) -> None:
    for seat in moment.seats:
        assert bool(moment.listed(seat)) == (seat in moment.position.to_act), f"seat {seat} and its moves"
    expected = NATURE in moment.position.to_act or countdown(moment.position) is not None
    assert bool(moment.listed(NATURE)) == expected, "NATURE and its moves"


def moves_are_listed_once(moment: Moment) -> None:
    for seat in moment.actors:
        moves = moment.listed(seat)
        assert len(moves) < LISTED
        assert len(set(moves)) == len(moves), "a move is listed twice"


def moves_are_written_as_they_are_listed(moment: Moment) -> None:
    for seat in (*moment.seats, NATURE):
        texts, listed = moment.position.moves(seat).texts, moment.listed(seat)
        assert texts[:LISTED] == [*map(str, listed)], f"seat {seat}: its moves are written otherwise"
        assert bool(moment.position.moves(seat)) == bool(listed)


def a_move_is_among_the_moves_exactly_when_it_is_legal(moment: Moment) -> None:
    for seat in (*moment.seats, NATURE):
        moves = moment.position.moves(seat)
        for move in [*moment.strangers(), *moment.sample(seat)]:
            legal = accepts(moment.position, seat, move)
            assert (move in moves) == legal, (
                f"seat {seat}: {move} is {'legal' if legal else 'refused'}, its moves differ"
            )


def a_listed_move_is_accepted(moment: Moment) -> None:
    for seat in moment.actors:
        for move in moment.listed(seat)[: 10 * SAMPLE]:
            assert accepts(moment.position, seat, move), f"seat {seat}: {move} is listed and refused"


def an_unlisted_move_is_refused_and_changes_nothing(moment: Moment) -> None:
    position = moment.position
    text, copy = repr(position), deepcopy(position)
    for seat in (NATURE, *moment.seats):
        listed, moves = set(moment.listed(seat)), position.moves(seat)
        for move in moment.strangers():
            if move not in listed and not is_unlisted(moves, seat, listed, move):
                assert not accepts(position, seat, move), f"seat {seat}: {move} is not listed and accepted"
                assert repr(position) == text, f"{move} is refused and leaves a mark"
    assert position == copy, "a refused move leaves a mark"


def is_unlisted(moves: Moves[Any], seat: Seat, listed: set[Any], move: Any) -> bool:
    """Whether it may be legal though it is not listed: it can be spelt, or is of a kind that chance makes."""
    if moves.complete:
        return False
    return isinstance(move, tuple({*map(type, listed)})) if seat == NATURE else is_spelt(moves, str(move))


def what_is_spelt_to_its_end_is_legal(moment: Moment) -> None:
    for seat in moment.seats:
        moves, text = moment.position.moves(seat), ""
        if seat not in moment.position.to_act:
            assert moves.completions(text) == [], f"seat {seat} is not to act and may spell a move"
            continue
        for _ in range(SPELLING):
            parts = moves.completions(text)
            assert parts, f"seat {seat}: nothing follows {text!r}, which is no move"
            assert len({*parts}) == len(parts), f"seat {seat}: something follows {text!r} twice"
            if "" in parts:
                assert moment.case.game.parse(text) in moves, f"seat {seat}: {text!r} is spelt and refused"
            part = moment.rng.choice(parts)
            if part == "":
                break
            text += part
        else:
            raise AssertionError(f"seat {seat}: no end of {text!r}")


def a_legal_move_can_be_spelt(moment: Moment) -> None:
    """Asked about one of the seats to act, because there are many moments."""
    actors = [seat for seat in moment.actors if seat != NATURE]
    for seat in moment.rng.sample(actors, min(1, len(actors))):
        moves = moment.position.moves(seat)
        others = [move for draw in UNLISTED for move in draw(moment.position, seat, moment.rng)]
        for move in [*moment.sample(seat), *moment.strangers(), *others]:
            if accepts(moment.position, seat, move):
                assert is_spelt(moves, str(move)), f"seat {seat}: {move} is legal and cannot be spelt"


def is_spelt(moves: Moves[Any], text: str, begun: str = "") -> bool:
    parts = moves.completions(begun)
    if text == begun:
        return "" in parts
    return any(part and text.startswith(begun + part) and is_spelt(moves, text, begun + part) for part in parts)


def nobody_else_may_make_it(moment: Moment) -> None:
    idle = {NATURE, *moment.seats, moment.case.seats} - moment.position.to_act
    for seat in moment.actors:
        for move in moment.sample(seat):
            for other in idle:
                running = countdown(moment.position)
                if other != NATURE or not running or move != running.move:
                    assert not accepts(moment.position, other, move), f"seat {other} makes {move} for seat {seat}"


def a_forced_move_is_the_only_move_of_the_only_seat(moment: Moment) -> None:
    position = moment.position
    for seat in (NATURE, *moment.seats):
        moves = position.moves(seat)
        if (forced := moves.forced) is None:
            continue
        assert position.to_act == {seat}, f"forced, though {set(position.to_act)} are to act"
        assert seat != NATURE, "chance is forced"
        assert moment.listed(seat) == [forced], "forced, though there is a choice"
        assert forced in moves, f"{forced} is forced and refused"
        for other in moment.strangers():
            assert other == forced or other not in moves, f"forced, though there is a choice: {other}"


# Law 4: play, notation, replay


def play_changes_nothing_but_its_result(moment: Moment) -> None:
    position = moment.position
    text, copy = repr(position), deepcopy(position)
    for seat in moment.actors:
        for move in moment.sample(seat):
            told = repr(move)
            first = position.play(seat, move)
            assert repr(position) == text, f"{move} changes the position it is made in"
            assert repr(move) == told, f"{move} is changed by being made"
            assert position.play(seat, move) == first, f"{move} does not always lead to the same position"
    assert position == copy, "a move changes the position it is made in"


def notation_round_trips(moment: Moment) -> None:
    for seat in {*moment.actors, NATURE}:
        for move in moment.sample(seat):
            text = str(move)
            assert moment.case.game.parse(text) == move, f"{text!r} is not read back"
            assert text == " ".join(text.split()), f"{text!r} does not fit on a line of a record"
            assert not text.startswith("!"), f"{text!r} could be taken for conduct"


def a_record_replays_to_the_same_positions(story: Story) -> None:
    game = story.case.game
    names = tuple(f"Seat {seat}" for seat in range(story.case.seats))
    record = Record.of(game, story.case.options, names, (event.line for event in story.events))
    assert loads(str(record)) == record
    again = [match.position for match in replay({game.name: game}, loads(str(record)))]
    assert again == list(story.positions), "the replay is another game"


# Law 5: secrecy of views


def a_view_tells_no_secret(moment: Moment) -> None:
    """Whatever a seat may know and do is the same in every position it cannot tell from the true one."""
    for seat in moment.seats:
        view = moment.position.view(seat)
        for _ in range(3):
            twin = moment.case.game.imagine(view, seat, moment.rng)
            assert twin.view(seat) == view, f"seat {seat} sees something of what is hidden"
            assert twin.to_act == moment.position.to_act, f"who is to act depends on what seat {seat} may not know"
            assert Moment(moment.case, twin, moment.rng).listed(seat) == moment.listed(seat), (
                f"the moves of seat {seat} depend on what it may not know"
            )
            ours, theirs = moment.position.moves(seat), twin.moves(seat)
            assert ours.complete == theirs.complete
            text = ""
            while parts := ours.completions(text):
                assert parts == theirs.completions(text), f"what seat {seat} may spell depends on what it may not know"
                text += (part := moment.rng.choice(parts))
                if not part:
                    break
            assert countdown(twin) == countdown(moment.position), f"the clock tells seat {seat} a secret"


def a_refusal_tells_no_secret(moment: Moment) -> None:
    """What a seat is told when it tries something out is the same, too."""
    for seat in moment.seats:
        twin = moment.case.game.imagine(moment.position.view(seat), seat, moment.rng)
        for move in [*moment.strangers(), *moment.sample(seat)]:
            assert answer(twin, seat, move) == answer(moment.position, seat, move), (
                f"the answer to {move} tells seat {seat} a secret"
            )


def answer(position: AnyPosition, seat: Seat, move: Any) -> str:
    try:
        position.play(seat, move)
    except Refusal as refusal:
        return str(refusal)
    return "accepted"


def what_is_opened_hides_nothing(moment: Moment) -> None:
    """Nor does a game with secrets that is over: everybody sees the same."""
    position = moment.position
    if isinstance(position, Secretive):
        for shown in (position.opened(), *([position] if position.outcome else [])):
            first, *others = map(shown.view, moment.onlookers)
            assert all(other == first for other in others), "something is still hidden from somebody"
            for seat in moment.seats:
                assert moment.case.game.imagine(shown.view(seat), seat, moment.rng) == shown, "not all is shown"


def what_is_not_secretive_hides_nothing(moment: Moment) -> None:
    """The host then shows everybody the same, and says every move as it is."""
    if not hides(moment.position):
        first, *others = map(moment.position.view, moment.onlookers)
        assert all(other == first for other in others), "it hides something and does not say so"
        for seat in moment.actors:
            for move in moment.sample(seat):
                assert veiled(moment.position, move, None) == str(move), f"{move} is veiled, and nothing else is"


# Law 6: secrecy of moves


def moves_that_look_alike_leave_the_same_views(moment: Moment) -> None:
    for seat in moment.actors:
        others = [other for other in moment.onlookers if other != seat]
        seen: dict[tuple[Seat | None, str], Any] = {}
        for move in moment.sample(seat):
            for other, view in zip(others, views_after(moment, seat, move), strict=True):
                veil = veiled(moment.position, move, other)
                assert seen.setdefault((other, veil), view) == view, f"{move} shows more than its veil, {veil!r}"


def a_veil_tells_no_more_than_the_views(moment: Moment) -> None:
    """Nor does it tell anybody in another position than the one before the move."""
    for seat in moment.actors:
        onlookers = [other for other in moment.onlookers if other != seat]
        told: list[tuple[list[Any], list[str]]] = []
        for move in moment.sample(seat):
            views = views_after(moment, seat, move)
            veils = [veiled(moment.position, move, other) for other in onlookers]
            later = moment.position.play(seat, move)
            assert veils == [veiled(later, move, other) for other in onlookers], f"{move} is not always seen alike"
            for seen, known in told:
                for one, other, veil, known_veil in zip(seen, views, veils, known, strict=True):
                    assert one != other or veil == known_veil, (
                        f"the veils {known_veil!r} and {veil!r} tell apart what none may"
                    )
            told.append((views, veils))


def views_after(moment: Moment, seat: Seat, move: Any) -> list[Any]:
    after = moment.position.play(seat, move)
    return [after.view(other) for other in moment.onlookers if other != seat]


# Law 7: an end


def a_game_ends(story: Story) -> None:
    assert not story.positions[-1].to_act, f"no end after {len(story.events)} events"


# Data that travels


def views_and_moves_are_plain_data(moment: Moment) -> None:
    for onlooker in moment.onlookers:
        view = moment.position.view(onlooker)
        try:
            again = msgspec.json.decode(plain(view), type=moment.case.game.view)
        except msgspec.ValidationError as error:
            raise AssertionError(f"not of the declared kind: {view!r}") from error
        assert again == view, "a view is not the same after the journey"
    for seat in moment.actors:
        for move in moment.sample(seat):
            plain(move)
    plain(moment.position.outcome)


def values_cannot_be_changed(moment: Moment) -> None:
    position = moment.position
    moves = [move for seat in moment.actors for move in moment.sample(seat)]
    things = (position, position.outcome, moment.case.options, *map(position.view, moment.onlookers), *moves)
    for thing in filter(is_dataclass, things):
        for each in fields(thing):
            try:
                setattr(thing, each.name, getattr(thing, each.name))
            except AttributeError:
                continue
            raise AssertionError(f"{each.name} of {thing!r} can be changed")


def a_match_can_be_pickled(story: Story) -> None:
    """It remembers its options, and all that was played."""
    case = story.case
    match = Match.begin(case.game, case.seats, case.options)
    for event in story.events:
        match = match.then(event.seat, event.move)
    assert match.options == case.options, "the options are forgotten"
    again = replace(pickled(match), game=case.game)  # a game made up for a test is not found again by its name
    assert again == match, "a match is not the same after the journey"
    assert again.plies == match.plies, "what was played is not the same after the journey"


def pickled(thing: T) -> T:
    try:
        again: T = pickle.loads(pickle.dumps(thing))  # noqa: S301  our own bytes
    except (AttributeError, TypeError, pickle.PicklingError) as error:
        raise AssertionError(f"cannot travel between processes: {thing!r}") from error
    return again


def plain(thing: Any) -> bytes:
    try:
        return msgspec.json.encode(thing)
    except TypeError as error:
        raise AssertionError(f"not plain data: {thing!r}") from error


def everything_can_be_pickled(moment: Moment) -> None:
    moves = [move for seat in moment.actors for move in moment.sample(seat)]
    for thing in (moment.position, *map(moment.position.view, moment.onlookers), *moves):
        assert pickled(thing) == thing


MOMENT_LAWS: Final[tuple[MomentLaw, ...]] = (
    over_exactly_when_nobody_is_to_act,
    an_outcome_ranks_every_seat,
    nature_acts_alone,
    chances_add_up,
    a_timer_runs_for_a_legal_move,
    a_seat_has_moves_exactly_when_it_is_to_act,
    moves_are_listed_once,
    moves_are_written_as_they_are_listed,
    a_move_is_among_the_moves_exactly_when_it_is_legal,
    a_listed_move_is_accepted,
    an_unlisted_move_is_refused_and_changes_nothing,
    what_is_spelt_to_its_end_is_legal,
    a_legal_move_can_be_spelt,
    nobody_else_may_make_it,
    a_forced_move_is_the_only_move_of_the_only_seat,
    play_changes_nothing_but_its_result,
    notation_round_trips,
    a_view_tells_no_secret,
    a_refusal_tells_no_secret,
    what_is_opened_hides_nothing,
    what_is_not_secretive_hides_nothing,
    moves_that_look_alike_leave_the_same_views,
    a_veil_tells_no_more_than_the_views,
    views_and_moves_are_plain_data,
    values_cannot_be_changed,
    everything_can_be_pickled,
)

STORY_LAWS: Final[tuple[StoryLaw, ...]] = (
    draws_follow_the_chances,
    a_late_time_out_is_refused,
    a_match_can_be_pickled,
    a_record_replays_to_the_same_positions,
    a_game_ends,
)
