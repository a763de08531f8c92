"""How the bots of Copyright play."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any

import pytest

from galerie import bots
from galerie.bots.contest import Contest, average, play, scores, standing
from galerie.core import Match, Seat, automatic
from galerie.core.options import read
from galerie.games.copyright import GAME, Clear, Copyright, Done, End, Model, Move, Next, Options, Pass, Put, Take, View
from galerie.games.copyright.bots import laying, planning
from galerie.games.copyright.bots.laying import LONG
from galerie.games.copyright.bots.levels import SKILLS
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.frame import reproduces
from galerie.games.copyright.rules.layout import FARTHEST
from galerie.games.copyright.rules.solving import best
from tests.games.copyright.bots.challengers import match
from tests.games.copyright.tables import dealt, drawn, finishable, opened, played, timed_out

LEVELS = ("child", "novice", "student", "amateur", "adept", "skilled", "expert", "master")
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"turns": True},
    {"variant": "timed"},
    {"variant": "timed", "turns": True},
    {"variant": "flash", "wins": 1},
    {"modeller": True, "minutes": 1},
    {"modeller": True, "variant": "timed", "seconds": 5},
    {"fair": True, "minutes": 0},
)


def chosen(level: str, view: View, seat: Seat, seed: int = 1) -> Move:
    return GAME.parse(bots.think("copyright", level, view, seat, seed))


def alone(level: str, position: Copyright, seed: int = 1, most: int = 200) -> Iterator[tuple[Move, Copyright]]:
    """A round that a bot plays to the end, with nobody else."""
    for number in range(most):
        if position.stage != "playing":
            return
        move = chosen(level, position.view(0), 0, 1000 * seed + number)
        position = position.play(0, move)
        yield move, position
    raise AssertionError("it has not come to an end")


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert bots.levels("copyright") == LEVELS


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(map(str, options)) or "base")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("COP-12", "COP-40", "COP-50", "COP-63")
def test_bots_play_every_variant_to_its_end(level: str, options: dict[str, Any]) -> None:
    """Whoever acts, acts at random, as in a race where anybody may be faster.

    Every other level has one more at its table.
    """
    more = LEVELS.index(level) % 2
    for seats in (2 + more,) if options else (1, 6 if more else 2):
        rng = Random(f"{level} {options} {seats}")
        match = Match.begin(GAME, seats, read(Options, {"rounds": 2, **options}))
        moves = 0
        while not match.outcome:
            if event := automatic(match, rng):
                match = match.then(event.seat, event.move)
                continue
            seat = rng.choice(sorted(match.to_act))
            match = match.then(seat, chosen(level, match.position.view(seat), seat, rng.getrandbits(32)))
            moves += 1
            assert moves < 2_000
        assert match.outcome.reason in ("points", "rounds", "trained")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("COP-20")
def test_a_bot_plays_alike_what_it_cannot_tell_apart(level: str) -> None:
    for options in ({}, {"variant": "timed"}, {"modeller": True}):
        position = dealt(3, **options)
        for seed in range(8):
            seat = max(position.to_act)
            view = position.view(seat)
            twin = GAME.imagine(view, seat, Random(seed))
            move = chosen(level, view, seat, seed)
            assert chosen(level, twin.view(seat), seat, seed) == move == chosen(level, view, seat, seed)
            position = drawn(position.play(seat, move))


@pytest.mark.parametrize("level", LEVELS)
def test_how_long_a_bot_takes_tells_nothing_of_its_hand(level: str) -> None:
    for position in (dealt(2), played(dealt(2), 1, ["done"]), dealt(2, variant="timed")):
        others = dealt(2, seed=9, **({"variant": "timed"} if position.timed else {}))
        swapped = replace(position, desks=(replace(position.desks[0], hand=others.desks[0].hand), position.desks[1]))
        paces = [bots.pace("copyright", level, each.view(0), 0, 5) for each in (position, swapped)]
        assert paces[0] == paces[1] > 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("COP-14")
def test_a_plan_is_the_same_whenever_the_bot_looks(level: str) -> None:
    position = dealt(1)
    plans = {
        planning.plan(SKILLS[level], each.view(0), 0) for _, each in alone(level, position) if each.stage != "over"
    }
    assert plans == {planning.plan(SKILLS[level], position.view(0), 0)}


@pytest.mark.rule("COP-13", "COP-60")
def test_an_expert_alone_always_reaches_the_best_there_is() -> None:
    for seed in range(40):
        *_, (_, last) = alone("expert", dealt(1, seed), seed)
        assert last.result
        assert last.sheet[-1] == (last.result.best[0].score,)


@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.rule("COP-14")
def test_bots_try_things_out_and_undo_them(level: str) -> None:
    tries = undone = 0
    for seed in range(60):
        seen: set[int] = set()
        for move, _ in alone(level, dealt(1, seed), seed):
            undone += isinstance(move, Take | Clear) or (isinstance(move, Put) and move.card in seen)
            tries += isinstance(move, Put)
            seen |= {move.card} if isinstance(move, Put) else set()
    assert 0.02 < undone / tries < 0.5


def test_the_weaker_a_bot_the_more_it_undoes() -> None:
    steps = [
        fmean(len([*alone(level, finishable(1, seed), seed)]) for seed in range(80)) for level in ("child", "expert")
    ]
    cards = [
        fmean(len([*alone(level, finishable(1, seed), seed)][-1][1].desks[0].laid) for seed in range(80))
        for level in ("child", "expert")
    ]
    assert steps[0] / cards[0] > steps[1] / cards[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("COP-14")
def test_a_bot_puts_right_whatever_lies_before_it(level: str) -> None:
    """As if somebody had played in its place: cards it has no use for, in places it did not choose."""
    rng = Random(level)
    for seed in range(20):
        position = dealt(1, seed)
        for _ in range(12):
            if position.stage == "playing":
                steps = [move for move in position.moves(0) if not isinstance(move, Done)]
                position = position.play(0, rng.choice(steps))
        if position.stage == "playing":
            *_, (_, last) = alone(level, position, seed)
            assert last.stage == "over"


@pytest.mark.rule("COP-13")
def test_an_adviser_goes_on_from_where_the_player_began() -> None:
    position = finishable(1)
    for laid in best(shape(position.model), position.desks[0].hand).laid[:2]:
        position = position.play(0, Put(laid.card, laid.orientation, laid.x + 40, laid.y - 7))
    while position.stage == "playing":
        advice = bots.advise("copyright", position.view(0), 0)
        assert advice
        before = len(position.desks[0].laid)
        position = position.play(0, GAME.parse(advice.move))
        assert len(position.desks[0].laid) == before + 1
    assert reproduces(position.desks[0].laid, shape(position.model))


@pytest.mark.rule("COP-13")
def test_at_the_edge_of_the_table_advice_is_still_a_step_that_can_be_made() -> None:
    for seed in range(10):
        position = dealt(1, seed)
        for number, card in enumerate(position.desks[0].hand[:3]):
            position = position.play(0, Put(card, number, FARTHEST, -FARTHEST))
        for _ in range(6):
            if position.stage == "playing":
                advice = bots.advise("copyright", position.view(0), 0)
                assert advice
                position = position.play(0, GAME.parse(advice.move))


def test_advice_is_to_be_had_alone_and_in_turns_but_not_in_a_race() -> None:
    assert bots.advise("copyright", dealt(2).view(0), 0) is None
    assert bots.advise("copyright", dealt(2, variant="timed").view(0), 0) is None
    assert bots.advise("copyright", dealt(2, turns=True).view(0), 0)
    assert bots.advise("copyright", dealt(1, variant="timed").view(0), 0)


@pytest.mark.rule("COP-10")
def test_a_modeller_arranges_the_cards_as_he_likes() -> None:
    position = drawn(opened(2, modeller=True))
    models = {chosen("amateur", position.view(0), 0, seed) for seed in range(10)}
    assert len(models) > 5
    assert all(isinstance(each, Model) for each in models)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("COP-34")
def test_whoever_has_seen_the_scores_is_ready_for_the_next_round(level: str) -> None:
    assert chosen(level, timed_out(dealt(2)).view(1), 1) == Next()


def spoilt() -> Copyright:
    """A table of "timed" where what seat 0 has laid is in the way, and the last card brought nothing."""
    for seed in range(100):
        position = dealt(2, seed, variant="timed")
        for _ in range(2):
            for seat in (0, 1):
                (card,) = position.desks[seat].hand
                for move in (Put(card, 0, 0, 0), Done()):
                    position = position.play(seat, move)
            position = drawn(position)
        model = shape(position.model)
        step = chosen("expert", position.view(0), 0)
        after = position.play(0, step)
        if isinstance(step, Put) and isinstance(chosen("expert", after.view(0), 0), End):
            assert not reproduces(after.desks[0].laid, model)
            return after
    raise AssertionError("no such deal")


@pytest.mark.rule("COP-47")
def test_in_timed_a_bot_would_end_a_round_that_it_cannot_finish() -> None:
    position = spoilt().play(0, End())
    assert isinstance(chosen("expert", position.view(0), 0), Done)


@pytest.mark.rule("COP-47")
def test_a_long_round_is_ended_when_others_want_that() -> None:
    position = dealt(2, variant="timed").play(1, End())
    (card,) = position.desks[0].hand
    first = position.play(0, chosen("expert", position.view(0), 0))
    assert chosen("expert", first.view(0), 0) == Done()
    late = replace(first, turn=LONG)
    late = late.play(0, chosen("expert", late.view(0), 0)) if late.desks[0].laid[0].card != card else late
    while isinstance(move := chosen("expert", late.view(0), 0), Put):
        late = late.play(0, move)
    assert move == End()


def almost(seed: int) -> Copyright:
    """A turn of "timed" in training, where one card is missing and another one comes."""
    ready = finishable(1, seed)
    plan = best(shape(ready.model), ready.desks[0].hand).laid
    spare = next(card for card in ready.desks[0].hand if card not in {each.card for each in plan})
    position = drawn(opened(1, variant="timed"))
    desk = replace(position.desks[0], laid=plan[:-1], hand=(spare,), fixed=len(plan) - 1)
    return replace(position, model=ready.model, desks=(desk,), turn=len(plan))


@pytest.mark.rule("COP-33", "COP-42")
def test_in_timed_an_expert_lays_a_card_aside_rather_than_over_what_is_right() -> None:
    for seed in range(15):
        position = almost(seed)
        before = position.view(0).places[0].frame
        while isinstance(move := chosen("expert", position.view(0), 0), Put):
            position = position.play(0, move)
        after = position.view(0).places[0].frame
        assert before
        assert after
        assert before.score - 2 <= after.score
        assert before.matches <= after.matches


@pytest.mark.rule("COP-42")
def test_in_timed_a_card_is_lost_where_that_costs_less_than_laying_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying, "MISSED_COST", 0)
    laying.place.cache_clear()
    moves = [chosen("expert", almost(seed).view(0), 0) for seed in range(15)]
    laying.place.cache_clear()
    assert any(isinstance(move, Pass) for move in moves)


def test_each_level_scores_more_alone_than_the_one_below() -> None:
    means = []
    for level in LEVELS:
        contest = Contest("copyright", (level,), games=160, seed=2, apart=True)
        games = [play(contest, number) for number in range(contest.games)]
        means.append(average(scores(games, 0)).mean)
    assert means[:-1] == sorted(means[:-1])
    assert 2.5 < means[0] < 4.5
    assert means[-2] == means[-1] > 8.2


@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(LEVELS)])
def test_each_level_wins_most_races_against_the_one_below(weaker: str, stronger: str) -> None:
    contest = Contest("copyright", (weaker, stronger), games=40, seed=2)
    assert standing([play(contest, number) for number in range(contest.games)], 1).score > 0.6


@pytest.mark.rule("COP-15")
def test_who_counts_cards_beats_who_only_counts_points() -> None:
    assert match("master", "perfectionist", 40, 5).score < 0.45
    assert match("master", "perfectionist", 20, 5, ("turns",)).score < 0.3


@pytest.mark.rule("COP-40")
def test_in_timed_who_thinks_of_cards_to_come_beats_who_does_not() -> None:
    assert match("master", "short-sighted", 6, 5, ("variant=timed",)).score < 0.5


def test_the_former_name_of_a_level_still_finds_it() -> None:
    assert bots.current("copyright", "beginner") == "novice"
