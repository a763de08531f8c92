"""What a judge of Copyright says of the moves of a position."""

from random import Random
from typing import Any

import pytest

from galerie.core import Match
from galerie.games.copyright import GAME, Copyright
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import figures
from galerie.games.copyright.rules.solving import readable_best, readable_finish
from galerie.games.copyright.study.analysis import judge
from galerie.study.analysis import Judgement, judge_of
from galerie.texts import maybe
from tests.games.copyright.oracle import judge as scored
from tests.games.copyright.tables import dealt, played

WORK = 100_000
STARTS: tuple[dict[str, Any], ...] = ({}, {"turns": True}, {"variant": "flash"}, {"variant": "timed"})


def judged(position: Copyright, work: int = WORK) -> list[Judgement]:
    return list(judge(Match(GAME, len(position.desks), position.options, position), min(position.to_act), work))


def test_the_judge_is_found_by_its_game() -> None:
    assert judge_of("copyright") is judge


@pytest.mark.rule("COP-60")
def test_each_judgement_knows_the_best_of_one_card_more() -> None:
    for seed in range(6):
        position = dealt(2, seed)
        model, hand = shape(position.model), position.desks[0].hand
        for each in judged(position):
            assert each.facts["cards"] == each.depth
            best = readable_best(model, hand, "closest", each.depth).score
            assert each.facts["best"] == best
            end = readable_finish(model, hand, each.depth)
            assert (end is not None) == ("fewest" in each.facts)
            assert each.moves[0].value == max(best, end.score if end else 0)


@pytest.mark.rule("COP-13", "COP-30")
def test_every_line_can_be_played_and_scores_what_it_says() -> None:
    for seed in range(10):
        position = dealt(1, seed)
        hand = position.desks[0].hand
        for begun in (position, played(position, 0, [f"{hand[0]}", f"{hand[1]}r1+1+0"])):
            *_, last = judged(begun)
            assert last.exact
            for each in last.moves:
                if each.move == "done":
                    continue
                end = played(begun, 0, each.line)
                found = scored(end.desks[0].laid, [set(figures(shape(end.model), cell)) for cell in range(9)])
                assert each.value == found.score + (found.matches == 9)


@pytest.mark.rule("COP-40")
def test_in_timed_the_places_for_the_card_are_compared_with_more_and_more_samples() -> None:
    position = dealt(2, 3, variant="timed")
    found = judged(position)
    assert len(found) > 1
    assert [each.facts["samples"] for each in found] == [8 * 2**number for number in range(len(found))]
    assert found == judged(position)
    for each in found:
        assert not each.exact
        for move in each.moves:
            position.play(0, GAME.parse(move.move))


@pytest.mark.parametrize("options", STARTS, ids=str)
@pytest.mark.parametrize("work", [5_000, 20_000, 60_000])
def test_no_more_work_is_done_than_asked(options: dict[str, Any], work: int) -> None:
    assert judged(dealt(2, 3, **options), work)[-1].work <= work


@pytest.mark.rule("COP-20")
@pytest.mark.parametrize("options", STARTS, ids=str)
def test_a_judgement_depends_on_nothing_that_the_player_does_not_know(options: dict[str, Any]) -> None:
    position = dealt(2, 4, **options)
    seat = min(position.to_act)
    twin = GAME.imagine(position.view(seat), seat, Random(9))
    assert isinstance(twin, Copyright)
    assert twin != position
    assert judged(twin) == judged(position)


@pytest.mark.parametrize("options", STARTS, ids=str)
def test_every_fact_has_a_sentence(options: dict[str, Any]) -> None:
    for each in judged(dealt(2, 5, **options)):
        for key, value in each.facts.items():
            assert maybe("fr", f"copyright-fact-{key}", {"value": value})
            assert maybe("en", f"copyright-fact-{key}", {"value": value})
