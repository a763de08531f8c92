"""The laws themselves are tested: each planted bug is caught by the law that is meant to catch it.

Most bugs are planted in Coffer, the made-up game of `tests.laws.toy`, which has a secret, chance and a clock.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from itertools import count
from random import Random
from typing import Final, Self

import pytest
from _pytest.mark.structures import ParameterSet

from galerie.core import NATURE, AnyGame, IllegalMove, Moves, Outcome, Seat, Timer
from galerie.games import reversi
from tests.laws import laws
from tests.laws.cases import Case, cases
from tests.laws.laws import MOMENT_LAWS, STORY_LAWS, MomentLaw, StoryLaw, tell
from tests.toy import GAME, Coffer, Draw, Hide, Late, Move, Show, View, coffer, parse

SEEDS: Final = range(12)


def uphold(case: Case, seed: int, *chosen: MomentLaw | StoryLaw) -> None:
    """One random game, judged by the chosen laws at every moment."""
    rng = Random(seed)
    story = tell(case, rng, length=300)
    for story_law in STORY_LAWS:
        if story_law in chosen:
            story_law(story)
    for moment in story.moments(rng, len(story.positions)):
        for moment_law in MOMENT_LAWS:
            if moment_law in chosen:
                moment_law(moment)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_the_sound_toy_obeys_every_law(case: Case, seed: int) -> None:
    uphold(case, seed, *MOMENT_LAWS, *STORY_LAWS)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sound_toy_that_is_spelt_obeys_every_law(seed: int) -> None:
    for case in cases(coffer(Spelt)):
        uphold(case, seed, *MOMENT_LAWS, *STORY_LAWS)


class OverTooSoon(Coffer):
    """Announces an outcome while there is still a round to play."""

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(self.points, (1,) * len(self.points), "rounds") if self.round else None


class NeverDeclared(Coffer):
    """Waits for nobody and has no outcome."""

    @property
    def outcome(self) -> Outcome | None:
        return None


class RankBeyondTheLast(Coffer):
    @property
    def outcome(self) -> Outcome | None:
        right = super().outcome
        return right and replace(right, ranks=tuple(rank + 1 for rank in right.ranks))


class EverybodySecond(Coffer):
    @property
    def outcome(self) -> Outcome | None:
        right = super().outcome
        return right and replace(right, ranks=(2,) * len(right.ranks))


class ScoreMissing(Coffer):
    @property
    def outcome(self) -> Outcome | None:
        right = super().outcome
        return right and replace(right, scores=right.scores[1:])


class NatureInCompany(Coffer):
    """Lets seat 0 act while chance is to act."""

    @property
    def to_act(self) -> frozenset[Seat]:
        right = super().to_act
        return right | {0} if NATURE in right else right


class DrawsTheUnlisted(Coffer):
    def draw(self, rng: Random) -> Move:
        return Draw(rng.choice((4, 4)))


class WrongTimer(Coffer):
    """Counts down to a move that is not legal."""

    @property
    def timer(self) -> Timer[Move] | None:
        return Timer(10, Late(self.round + 1)) if self.hiding else None


class StaleTimer(Coffer):
    """Accepts the time-out of an earlier round."""

    def play(self, seat: Seat, move: Move) -> Self:
        return super().play(seat, Late(self.round) if isinstance(move, Late) else move)


class TimerRunsOn(Coffer):
    """Time runs out, and nothing comes of it."""

    def play(self, seat: Seat, move: Move) -> Self:
        return replace(self) if move == Late(self.round) and self.hiding else super().play(seat, move)


class LateSeat(Coffer):
    """Who has hidden a number may still exchange it."""

    def play(self, seat: Seat, move: Move) -> Self:
        if isinstance(move, Hide) and seat in range(len(self.hidden)) and self.hiding and move.number in self.numbers:
            return replace(self, hidden=(*self.hidden[:seat], move.number, *self.hidden[seat + 1 :]))
        return super().play(seat, move)


class Proxy(Coffer):
    """Anybody may show for the seat whose turn it is."""

    def play(self, seat: Seat, move: Move) -> Self:
        (actor, *others) = self.to_act
        return super().play(seat if others else actor, move)


class Stuck(Coffer):
    """A seat is to act and has no move."""

    def listed(self, seat: Seat) -> Iterator[Move]:
        return iter(()) if self.shown else super().listed(seat)


class MovesOutOfTurn(Coffer):
    """Lists moves for a seat that is not to act."""

    def listed(self, seat: Seat) -> Iterator[Move]:
        return map(Hide, self.numbers) if self.hiding and seat != NATURE else super().listed(seat)


class ListsTwice(Coffer):
    def listed(self, seat: Seat) -> Iterator[Move]:
        yield from super().listed(seat)
        yield from super().listed(seat)


class WritesInAnotherOrder(Coffer):
    def moves(self, seat: Seat) -> Moves[Move]:
        return Moves(self, seat, self.listed, texts=lambda seat: [*map(str, self.listed(seat))][::-1])


class JudgesForAnother(Coffer):
    """What seat 0 may do is asked about seat 1."""

    def moves(self, seat: Seat) -> Moves[Move]:
        return Moves(self, seat if seat == NATURE else 1, lambda _: self.listed(seat))


class RefusesTheListed(Coffer):
    def play(self, seat: Seat, move: Move) -> Self:
        if move == Hide(3):
            raise IllegalMove("not-your-turn")
        return super().play(seat, move)


class AcceptsTheUnlisted(Coffer):
    """A 4 may always be hidden, whatever the options say."""

    def play(self, seat: Seat, move: Move) -> Self:
        if move == Hide(4) and self.hiding and seat in self.to_act:
            return super().play(seat, Hide(3))
        return super().play(seat, move)


@dataclass(frozen=True)
class RefusesWithAMark(Coffer):
    """Counts the moves it refuses."""

    refused: list[Move] = field(default_factory=list)

    def play(self, seat: Seat, move: Move) -> Self:
        try:
            return super().play(seat, move)
        except IllegalMove:
            self.refused.append(move)
            raise


@dataclass(frozen=True)
class PlayMutates(Coffer):
    """Keeps one list of moves for all positions."""

    made: list[Move] = field(default_factory=list)

    def play(self, seat: Seat, move: Move) -> Self:
        after = super().play(seat, move)
        self.made.append(move)
        return after


class ForcedWithAChoice(Coffer):
    """Whoever hides last is not told that there are other numbers."""

    def moves(self, seat: Seat) -> Moves[Move]:
        if self.hiding and self.to_act == {seat}:
            return Moves(self, seat, lambda _: [Hide(1)], forced=Hide)
        return super().moves(seat)


class ForcedTogether(Coffer):
    """Forces a move although several seats are to act."""

    def moves(self, seat: Seat) -> Moves[Move]:
        if self.hiding and seat in self.to_act:
            return Moves(self, seat, lambda _: [Hide(1)], forced=Hide)
        return super().moves(seat)


class LoadedDice(Coffer):
    """A 3 is drawn more often than is said."""

    def draw(self, rng: Random) -> Move:
        return Draw(rng.choice((1, 2, 3, 3)))


class ChancesBeyondOne(Coffer):
    def chances(self) -> Mapping[Move, float] | None:
        return {Draw(worth): 1 / 2 for worth in (1, 2, 3)} if NATURE in self.to_act else {}


class NoChanceAtAll(Coffer):
    """One of the draws never happens."""

    def chances(self) -> Mapping[Move, float] | None:
        return {Draw(1): 1 / 2, Draw(2): 1 / 2, Draw(3): 0.0} if NATURE in self.to_act else {}


class ForgetsAChance(Coffer):
    def chances(self) -> Mapping[Move, float] | None:
        return {Draw(1): 1 / 2, Draw(2): 1 / 2} if NATURE in self.to_act else {}


class TooManyChances(Coffer):
    """Says that they are too many, and lists them all."""

    def chances(self) -> Mapping[Move, float] | None:
        return None if NATURE in self.to_act else {}


class ChancesOutOfTurn(Coffer):
    def chances(self) -> Mapping[Move, float] | None:
        return {Draw(worth): 1 / 3 for worth in (1, 2, 3)}


class Spelt(Coffer):
    """Numbers are not listed but for the first, and spelt."""

    def moves(self, seat: Seat) -> Moves[Move]:
        if not self.hiding or seat not in self.to_act:
            return super().moves(seat)
        return Moves(self, seat, lambda _: [Hide(1)], complete=False, spelling=self.spelt)

    def spelt(self, seat: Seat, text: str) -> Iterable[str]:
        if text == "":
            return ["hide "]
        if text == "hide ":
            return self.digits
        return [""] if text in {f"hide {digit}" for digit in self.digits} else []

    @property
    def digits(self) -> list[str]:
        return [*map(str, self.numbers)]


class SpellsTooMuch(Spelt):
    @property
    def digits(self) -> list[str]:
        return ["0", *super().digits]


class SpellsTooLittle(Spelt):
    @property
    def digits(self) -> list[str]:
        return super().digits[:-1]


class SpellsIntoTheVoid(Spelt):
    """A word that leads nowhere."""

    def spelt(self, seat: Seat, text: str) -> Iterable[str]:
        return [*super().spelt(seat, text), "seek "] if text == "" else super().spelt(seat, text)


class SpellsForEver(Spelt):
    def spelt(self, seat: Seat, text: str) -> Iterable[str]:
        return ["hide "]


class SpellingTellsASecret(Spelt):
    """A number that another has hidden is not offered."""

    def spelt(self, seat: Seat, text: str) -> Iterable[str]:
        parts = super().spelt(seat, text)
        return [part for part in parts if part not in map(str, self.hidden)] if text == "hide " else parts


class AcceptsTheUnspelt(Spelt):
    """A 4 may always be hidden, and nobody says so."""

    def play(self, seat: Seat, move: Move) -> Self:
        if move == Hide(4) and self.hiding and seat in self.to_act:
            return super().play(seat, Hide(3))
        return super().play(seat, move)


class Changeable(View):
    """A view like any other but for its fields, which anybody may set."""

    __setattr__ = object.__setattr__


class ViewsCanBeChanged(Coffer):
    def view(self, seat: Seat | None) -> View:
        right = super().view(seat)
        return Changeable(**{each.name: getattr(right, each.name) for each in fields(right)})


class VeilChangesItsMind(Coffer):
    """A number that was hidden is told once it is hidden."""

    def veil(self, move: Move, seat: Seat | None) -> str:
        return str(move) if self.hiding and None not in self.hidden[:1] else super().veil(move, seat)


class VeilHidesTheDraw(Coffer):
    def veil(self, move: Move, seat: Seat | None) -> str:
        return str(move).split()[0]


class VeilHidesNothing(Coffer):
    def veil(self, move: Move, seat: Seat | None) -> str:
        return str(move)


class VeilForSpectators(Coffer):
    """Players are told what others hide."""

    def veil(self, move: Move, seat: Seat | None) -> str:
        return super().veil(move, seat) if seat is None else str(move)


DICE: Final = count()


class HiddenDice(Coffer):
    """Draws lots in `play`, which no record can tell."""

    def play(self, seat: Seat, move: Move) -> Self:
        after = super().play(seat, move)
        return replace(after, points=tuple(had + next(DICE) for had in after.points)) if move == Show() else after


@dataclass(frozen=True)
class LeakyView(View):
    secret: tuple[int | None, ...] = ()


class ShowsTheHidden(Coffer):
    """One field of the view tells what everybody hid."""

    def view(self, seat: Seat | None) -> View:
        right = super().view(seat)
        return LeakyView(**{each.name: getattr(right, each.name) for each in fields(right)}, secret=self.hidden)


class ShowsSpectators(Coffer):
    """Nobody at the table sees the secret, but spectators do."""

    def view(self, seat: Seat | None) -> View:
        right = super().view(seat)
        return replace(right, own=self.hidden[0]) if seat is None else right


class MovesTellASecret(Coffer):
    """A number that is taken cannot be chosen: so one can find out which are taken."""

    def listed(self, seat: Seat) -> Iterator[Move]:
        taken = {number for number in self.hidden if number}
        return (m for m in super().listed(seat) if not isinstance(m, Hide) or m.number not in taken)


class TurnTellsASecret(Coffer):
    """The highest number shows first."""

    @property
    def to_act(self) -> frozenset[Seat]:
        right = super().to_act
        hidden = [number for number in self.hidden if number]
        if len(hidden) < len(self.hidden):
            return right
        return frozenset({hidden.index(max(hidden))})


class ClockTellsASecret(Coffer):
    """The more others have hidden, the less time is left."""

    @property
    def timer(self) -> Timer[Move] | None:
        right = super().timer
        return right and replace(right, seconds=100.0 - sum(number or 0 for number in self.hidden))


class RefusalTellsASecret(Coffer):
    """Nobody may hide a number that another has hidden."""

    def play(self, seat: Seat, move: Move) -> Self:
        if isinstance(move, Hide) and self.hiding and move.number in self.hidden:
            raise IllegalMove("not-your-turn")
        return super().play(seat, move)


class StaysShut(Coffer):
    """Goes on hiding after the game was ended."""

    def opened(self) -> Self:
        return self


class OpensHalf(Coffer):
    """Hides everything from everybody alike after the game was ended."""

    def view(self, seat: Seat | None) -> View:
        return replace(super().view(seat), opened=None)


class Endless(Coffer):
    """The last round is played again and again."""

    def show(self) -> Self:
        return replace(super().show(), round=0)


class NotPlain(Coffer):
    """A number that JSON does not know."""

    def view(self, seat: Seat | None) -> View:
        return replace(super().view(seat), worth=1j)  # type: ignore[arg-type]  # that is the bug


class NotAsDeclared(Coffer):
    """Points by seat, where the view declares a row of them."""

    def view(self, seat: Seat | None) -> View:
        return replace(super().view(seat), points=dict(enumerate(self.points)))  # type: ignore[arg-type]  # the bug


class ChangedByTheJourney(Coffer):
    """A set, which arrives as a row."""

    def view(self, seat: Seat | None) -> View:
        return replace(super().view(seat), shown=set(self.points))  # type: ignore[arg-type]  # the bug


@dataclass(frozen=True)
class NotPickled(Coffer):
    helper: Callable[[int], int] = lambda number: number


def loses_a_field(text: str) -> Move:
    move = parse(text)
    return Hide(1) if isinstance(move, Hide) else move


def careless_imagine(view: View, seat: Seat, rng: Random) -> Coffer:
    """Forgets that a seat knows its own number."""
    return GAME.imagine(replace(view, own=view.own and rng.randint(1, 3)), seat, rng)  # type: ignore[return-value]  # a Coffer


class TwistedReversi(reversi.Reversi):
    """Passing is always allowed, and never listed unless it is forced."""

    __slots__ = ()

    def play(self, seat: Seat, move: reversi.Move) -> Self:
        if seat == self.turn and isinstance(move, reversi.Pass):
            return replace(self, turn=1 - seat)
        return super().play(seat, move)


class CoyReversi(reversi.Reversi):
    """Only players are told how many discs there are."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> reversi.View:
        right = super().view(seat)
        return replace(right, counts=(0, 0)) if seat is None else right


def other_reversi(kind: type[reversi.Reversi]) -> AnyGame:
    def start(seats: int, options: reversi.Options) -> reversi.Reversi:
        sound = reversi.GAME.start(seats, options)
        assert isinstance(sound, reversi.Reversi)
        return kind(sound.discs, sound.turn, sound.reserves, sound.last, sound.options)

    return replace(reversi.GAME, start=start)


class VeiledReversi(reversi.Reversi):
    """Says nothing of any move, though the board is seen by everybody."""

    __slots__ = ()

    def veil(self, move: reversi.Move, seat: Seat | None) -> str:
        return "a move"


def forgets_the_line(text: str) -> reversi.Move:
    return reversi.parse(text.partition(":")[0])


def bug(name: str, game: AnyGame, law: MomentLaw | StoryLaw, complaint: str) -> ParameterSet:
    return pytest.param(game, law, complaint, id=name)


BUGS: Final = [
    bug("over while someone is to act", coffer(OverTooSoon), laws.over_exactly_when_nobody_is_to_act, "are to act"),
    bug("nobody to act and no outcome", coffer(NeverDeclared), laws.over_exactly_when_nobody_is_to_act, "None while"),
    bug("a rank beyond the last", coffer(RankBeyondTheLast), laws.an_outcome_ranks_every_seat, "no such rank|nobody"),
    bug("everybody second", coffer(EverybodySecond), laws.an_outcome_ranks_every_seat, "nobody is first"),
    bug("a seat without a score", coffer(ScoreMissing), laws.an_outcome_ranks_every_seat, "one of each a seat"),
    bug("NATURE not alone", coffer(NatureInCompany), laws.nature_acts_alone, "are to act together"),
    bug("a draw that is refused", coffer(DrawsTheUnlisted), laws.nature_acts_alone, "which is refused"),
    bug("loaded dice", coffer(LoadedDice), laws.draws_follow_the_chances, "otherwise than it says"),
    bug("chances beyond one", coffer(ChancesBeyondOne), laws.chances_add_up, "add up to 1.5"),
    bug("a chance of nothing", coffer(NoChanceAtAll), laws.chances_add_up, "never does"),
    bug("a forgotten chance", coffer(ForgetsAChance), laws.chances_add_up, "not what is listed"),
    bug("chances that are not too many", coffer(TooManyChances), laws.chances_add_up, "but not how likely"),
    bug("chances out of turn", coffer(ChancesOutOfTurn), laws.chances_add_up, "not to act"),
    bug(
        "moves judged for another seat",
        coffer(JudgesForAnother),
        laws.a_move_is_among_the_moves_exactly_when_it_is_legal,
        "its moves differ",
    ),
    bug("an illegal move spelt", coffer(SpellsTooMuch), laws.what_is_spelt_to_its_end_is_legal, "spelt and refused"),
    bug("a word that leads nowhere", coffer(SpellsIntoTheVoid), laws.what_is_spelt_to_its_end_is_legal, "nothing fol"),
    bug("a move without end", coffer(SpellsForEver), laws.what_is_spelt_to_its_end_is_legal, "no end of"),
    bug("a legal move not spelt", coffer(SpellsTooLittle), laws.a_legal_move_can_be_spelt, "cannot be spelt"),
    bug("a secret in the spelling", coffer(SpellingTellsASecret), laws.a_view_tells_no_secret, "may spell"),
    bug(
        "a move accepted that is neither listed nor spelt",
        coffer(AcceptsTheUnspelt),
        laws.an_unlisted_move_is_refused_and_changes_nothing,
        "hide 4 is not listed and accepted",
    ),
    bug("a view that can be changed", coffer(ViewsCanBeChanged), laws.values_cannot_be_changed, "can be changed"),
    bug("a match that cannot travel", coffer(NotPickled), laws.a_match_can_be_pickled, "cannot travel"),
    bug("a timer for an illegal move", coffer(WrongTimer), laws.a_timer_runs_for_a_legal_move, "NATURE may not make"),
    bug("a stale timer accepted", coffer(StaleTimer), laws.a_late_time_out_is_refused, "comes too late"),
    bug("a timer that runs on", coffer(TimerRunsOn), laws.a_late_time_out_is_refused, "goes on running"),
    bug("a late seat still playing", coffer(LateSeat), laws.nobody_else_may_make_it, "makes hide"),
    bug("a seat playing for another", coffer(Proxy), laws.nobody_else_may_make_it, "makes (show|draw)"),
    bug("to act without a move", coffer(Stuck), laws.a_seat_has_moves_exactly_when_it_is_to_act, "and its moves"),
    bug("moves out of turn", coffer(MovesOutOfTurn), laws.a_seat_has_moves_exactly_when_it_is_to_act, "and its moves"),
    bug("a move listed twice", coffer(ListsTwice), laws.moves_are_listed_once, "listed twice"),
    bug(
        "moves written in another order",
        coffer(WritesInAnotherOrder),
        laws.moves_are_written_as_they_are_listed,
        "are written otherwise",
    ),
    bug(
        "a listed move refused",
        coffer(RefusesTheListed),
        laws.a_listed_move_is_accepted,
        "hide 3 is listed and refused",
    ),
    bug(
        "an unlisted move accepted",
        coffer(AcceptsTheUnlisted),
        laws.an_unlisted_move_is_refused_and_changes_nothing,
        "hide 4 is not listed and accepted",
    ),
    bug(
        "a refusal that leaves a mark",
        coffer(RefusesWithAMark),
        laws.an_unlisted_move_is_refused_and_changes_nothing,
        "leaves a mark",
    ),
    bug(
        "forced though there is a choice",
        coffer(ForcedWithAChoice),
        laws.a_forced_move_is_the_only_move_of_the_only_seat,
        "there is a choice",
    ),
    bug(
        "forced though two are to act",
        coffer(ForcedTogether),
        laws.a_forced_move_is_the_only_move_of_the_only_seat,
        "are to act",
    ),
    bug("a mutating play", coffer(PlayMutates), laws.play_changes_nothing_but_its_result, "changes the position"),
    bug("dice rolled in play", coffer(HiddenDice), laws.play_changes_nothing_but_its_result, "not always lead"),
    bug("dice no record tells", coffer(HiddenDice), laws.a_record_replays_to_the_same_positions, "another game"),
    bug("a lost field in notation", replace(GAME, parse=loses_a_field), laws.notation_round_trips, "not read back"),
    bug(
        "a lost field in a record",
        replace(GAME, parse=loses_a_field),
        laws.a_record_replays_to_the_same_positions,
        "another game",
    ),
    bug("a secret in a view", coffer(ShowsTheHidden), laws.a_view_tells_no_secret, "sees something"),
    bug("a secret in the moves", coffer(MovesTellASecret), laws.a_view_tells_no_secret, "the moves of seat"),
    bug("a secret in whose turn it is", coffer(TurnTellsASecret), laws.a_view_tells_no_secret, "who is to act"),
    bug("a secret in the clock", coffer(ClockTellsASecret), laws.a_view_tells_no_secret, "the clock tells"),
    bug("a secret in a refusal", coffer(RefusalTellsASecret), laws.a_refusal_tells_no_secret, "tells seat . a secret"),
    bug("a secret that outlives the game", coffer(StaysShut), laws.what_is_opened_hides_nothing, "still hidden"),
    bug("a secret lost in the end", coffer(OpensHalf), laws.what_is_opened_hides_nothing, "not all is shown"),
    bug(
        "a secret nobody speaks of",
        other_reversi(CoyReversi),
        laws.what_is_not_secretive_hides_nothing,
        "does not say so",
    ),
    bug(
        "a veil before nothing",
        other_reversi(VeiledReversi),
        laws.what_is_not_secretive_hides_nothing,
        "is veiled",
    ),
    bug(
        "an imagined position one can tell apart",
        replace(GAME, imagine=careless_imagine),
        laws.a_view_tells_no_secret,
        "sees something",
    ),
    bug(
        "a secret shown to spectators",
        coffer(ShowsSpectators),
        laws.moves_that_look_alike_leave_the_same_views,
        "hide . shows more than its veil",
    ),
    bug(
        "a veil that hides too much",
        coffer(VeilHidesTheDraw),
        laws.moves_that_look_alike_leave_the_same_views,
        "draw . shows more than its veil",
    ),
    bug("a veil that hides nothing", coffer(VeilHidesNothing), laws.a_veil_tells_no_more_than_the_views, "none may"),
    bug("a veil for spectators", coffer(VeilForSpectators), laws.a_veil_tells_no_more_than_the_views, "none may"),
    bug("a veil that is lifted", coffer(VeilChangesItsMind), laws.a_veil_tells_no_more_than_the_views, "seen alike"),
    bug("an endless game", coffer(Endless), laws.a_game_ends, "no end after 300 events"),
    bug("a view that is not plain", coffer(NotPlain), laws.views_and_moves_are_plain_data, "not plain data"),
    bug("a view not as declared", coffer(NotAsDeclared), laws.views_and_moves_are_plain_data, "the declared kind"),
    bug("a view changed on its way", coffer(ChangedByTheJourney), laws.views_and_moves_are_plain_data, "the journey"),
    bug("a position that cannot travel", coffer(NotPickled), laws.everything_can_be_pickled, "cannot travel"),
    bug(
        "Reversi that lets one pass at will",
        other_reversi(TwistedReversi),
        laws.an_unlisted_move_is_refused_and_changes_nothing,
        "pass is not listed and accepted",
    ),
    bug(
        "Reversi that forgets the line",
        replace(reversi.GAME, parse=forgets_the_line),
        laws.notation_round_trips,
        "not read back",
    ),
]


@pytest.mark.parametrize(("game", "law", "complaint"), BUGS)
def test_a_planted_bug_is_caught(game: AnyGame, law: MomentLaw | StoryLaw, complaint: str) -> None:
    def judge() -> None:
        for case in cases(game):
            for seed in SEEDS:
                uphold(case, seed, law)

    with pytest.raises(AssertionError, match=complaint):
        judge()


def test_every_law_can_be_broken() -> None:
    assert {each.values[1] for each in BUGS} == {*MOMENT_LAWS, *STORY_LAWS}
