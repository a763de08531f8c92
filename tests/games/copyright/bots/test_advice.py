"""Why a hint is given: every number in a reason is worked out again."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from galerie import bots
from galerie.bots import Advice
from galerie.games.copyright import GAME, Copyright
from galerie.games.copyright.bots.laying import LONG, TURNS, comparison
from galerie.games.copyright.bots.levels import seed_of, turn_of
from galerie.games.copyright.bots.playouts import Framed, framed, play_out, readable_play_out
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import CARDS, figures
from galerie.games.copyright.rules.layout import LayOut
from galerie.games.copyright.rules.solving import readable_best, readable_finish
from galerie.texts import LANGUAGES, say
from tests.games.copyright.oracle import judge
from tests.games.copyright.tables import dealt, drawn, readied

VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (2, {"turns": True}),
    (2, {"turns": True, "variant": "flash"}),
    (2, {"turns": True, "variant": "timed"}),
)


def scored(position: Copyright, laid: LayOut) -> tuple[int, int, int]:
    """Score with the bonus, matches and overflow, by a scoring that knows nothing but the rules."""
    if not laid:
        return 0, 0, 0
    found = judge(laid, [set(figures(shape(position.model), cell)) for cell in range(9)])
    return found.score + (found.matches == 9), found.matches, found.rows + found.columns


def test_every_number_of_a_reason_can_be_worked_out_again() -> None:
    reasons = set()
    for seats, options in VARIANTS:
        for seed in range(3):
            rng, position = Random(seed), drawn(dealt(seats, seed, **options))
            for number in range(24):
                if position.stage not in ("playing", "scored"):
                    break
                if position.stage == "scored":
                    position = drawn(readied(position), seed)
                    continue
                seat = min(position.to_act)
                advice = bots.advise("copyright", position.view(seat), seat)
                assert advice
                if advice.reason:
                    reasons.add(advice.reason)
                    check(position, seat, advice)
                    for language in ("fr", "en"):
                        assert "{" not in say(language, f"copyright-{advice.reason}", advice.figures)
                wrong = rng.random() < 0.3
                move = bots.think("copyright", "child", position.view(seat), seat, number) if wrong else advice.move
                position = drawn(position.play(seat, GAME.parse(move)), seed)
    assert reasons >= {
        "reason-step",
        "reason-mend",
        "reason-finish",
        "reason-last",
        "reason-flash",
        "reason-place",
        "reason-stays",
        "reason-stuck",
    }


def advised(position: Copyright, seat: int) -> str | None:
    """The reason of a hint, whose numbers are true."""
    advice = bots.advise("copyright", position.view(seat), seat)
    assert advice
    assert advice.reason
    check(position, seat, advice)
    return advice.reason


@pytest.mark.parametrize("seed", range(3))
def test_every_number_of_the_rarer_reasons_is_true_too(seed: int) -> None:
    few = with_hands(dealt(1, seed), 2)
    while advised(few, 0) == "reason-step":
        few = heeded(few, 0)
    assert advised(few, 0) == "reason-done", "two cards do not reproduce a model"
    assert advised(with_hands(dealt(1, seed, variant="flash"), 2), 0) == "reason-impossible"

    behind = with_hands(dealt(2, seed, turns=True), 1)
    behind = replace(behind.play(0, GAME.parse("done")), finishers=(0,), player=1)
    assert advised(behind, 1) == "reason-last"
    laid = readable_best(shape(behind.model), behind.desks[1].hand).laid
    desk = replace(behind.desks[1], laid=laid, hand=())
    assert advised(replace(behind, desks=(behind.desks[0], desk)), 1) == "reason-no-gain"

    long = replace(dealt(2, seed, turns=True, variant="timed"), turn=LONG)
    seat = min(long.to_act)
    while advised(long, seat) == "reason-place":
        long = replace(heeded(long, seat), agreed=frozenset({1 - seat}), player=seat)
    assert advised(long, seat) == "reason-long"


def heeded(position: Copyright, seat: int) -> Copyright:
    """After the move that a hint recommends."""
    advice = bots.advise("copyright", position.view(seat), seat)
    assert advice
    return position.play(seat, GAME.parse(advice.move))


def with_hands(position: Copyright, cards: int) -> Copyright:
    """The same with so few cards in every hand."""
    return replace(position, desks=tuple(replace(desk, hand=desk.hand[:cards]) for desk in position.desks))


def check(position: Copyright, seat: int, advice: Advice) -> None:
    told, desk = dict(advice.figures), position.desks[seat]
    match advice.reason:
        case "reason-step" | "reason-mend" | "reason-flash":
            steps, laid = followed(position, seat)
            score, matches, _ = scored(position, laid)
            assert told["steps"] == steps
            if advice.reason == "reason-flash":
                assert matches == 9
            else:
                assert (told["score"], told["matches"]) == (score, matches)
        case "reason-finish":
            score, matches, out = scored(position, after(position, seat, advice))
            assert matches == 9
            assert (told["score"], told["out"]) == (score - 2 * len(desk.lost), out)
        case "reason-last":
            assert position.finishers
            before, reached = scored(position, desk.laid)[0], scored(position, after(position, seat, advice))[0]
            assert (told["score"], told["gain"]) == (reached, reached - before)
            assert reached > before
        case "reason-no-gain":
            assert told["score"] == scored(position, desk.laid)[0]
        case "reason-done":
            assert told["score"] == scored(position, desk.laid)[0]
            assert told["score"] == readable_best(shape(position.model), desk.cards).score
        case "reason-impossible":
            assert readable_finish(shape(position.model), desk.cards) is None
        case "reason-stuck":
            assert told["score"] == scored(position, desk.laid)[0] - 2 * len(desk.lost)
        case "reason-long":
            assert position.turn >= int(told["turn"])
            assert position.agreed
        case _:
            check_averages(position, seat, advice)


def after(position: Copyright, seat: int, advice: Advice) -> LayOut:
    return position.play(seat, GAME.parse(advice.move)).desks[seat].laid


def followed(position: Copyright, seat: int) -> tuple[int, LayOut]:
    """How many steps the hints take, one after another, and what then lies there; nobody else moves."""
    steps = 0
    while position.stage == "playing":
        advice = bots.advise("copyright", position.view(seat), seat)
        assert advice
        if advice.move == "done":
            break
        steps, position = steps + 1, position.play(seat, GAME.parse(advice.move))
        if seat in position.finishers:
            break
        position = replace(position, player=seat if position.options.turns else None)
    return steps, position.desks[seat].laid


def check_averages(position: Copyright, seat: int, advice: Advice) -> None:
    """The places that were compared, each by its own play-outs."""
    view, told = position.view(seat), advice.figures
    turn = turn_of(view, seat)
    values = comparison(turn, int(told["samples"]), Random(seed_of(view, seat)))
    assert told["turns"] == TURNS
    best = max(value for place, value in values if place is not None)
    assert told["value"] == round(best, 1)
    if advice.reason == "reason-place":
        place = next(place for place, value in values if value == max(each for _, each in values))
        assert place
        assert advice.move == f"{place.card}{'rf'[place.orientation // 4]}{place.orientation % 4}{place.x:+}{place.y:+}"
        others = [value for each, value in values if each != place]
        assert told["other"] == round(max(others), 1)
    elif advice.reason == "reason-lose":
        assert told["lost"] == round(max(value for place, value in values if place is None), 1)
        assert told["lost"] >= told["value"]


def test_play_outs_of_the_kernel_and_of_its_readable_twin_are_the_same() -> None:
    rng = Random(8)
    for seed in range(6):
        position = dealt(1, seed)
        laid = tuple(card for card in readable_best(shape(position.model), position.desks[0].hand, "closest", 3).laid)
        lay_outs = [Framed(0, 0, 0, 0, 0, 0), framed(laid[:1], 0, 0, 1), framed(laid, 0, 0, 0), framed(laid, 1, 0, 0)]
        cards = [card for _ in range(3) for card in rng.sample(CARDS, 4)]
        found = play_out(shape(position.model), lay_outs, cards, 4)
        twin = readable_play_out(shape(position.model), lay_outs, cards, 4)
        assert all(abs(one - other) < 1e-9 for one, other in zip(found, twin, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("score", [-1, 0, 1])
def test_a_reason_tells_the_score_also_where_the_language_counts_it_as_one(language: str, score: int) -> None:
    """French says `0 point`, in the singular."""
    said = say(language, "copyright-reason-finish", {"score": score, "out": 0})
    assert f" {score} point" in said.replace("\N{NO-BREAK SPACE}", " ")
