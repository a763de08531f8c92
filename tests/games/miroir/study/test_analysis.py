"""What moves of Miroir are worth."""

from itertools import pairwise
from random import Random

import pytest

from galerie.core import NATURE, Match
from galerie.games.miroir import GAME, Miroir, parse
from galerie.games.miroir.study import judge
from galerie.games.miroir.study.analysis import WON
from galerie.games.miroir.study.review import within_reach
from galerie.lexicon import JOKER, french
from galerie.study.analysis import Judgement, judge_of
from galerie.texts import LANGUAGES, maybe
from tests.games.miroir.bots.games import chosen, duel, wild
from tests.games.miroir.tables import Half, after, challenge, table

LITTLE = 5_000
"""Work for a first estimate."""

MUCH = 1_000_000
"""Work for playing on."""


def match_at(position: Miroir) -> Match:
    return Match(GAME, 2, position.options, position)


def judged(position: Miroir, work: int = LITTLE) -> list[Judgement]:
    (seat,) = position.to_act
    return list(judge(match_at(position), seat, work))


def best(position: Miroir, work: int = LITTLE) -> str:
    return judged(position, work)[-1].moves[0].move


def some_positions(**options: object) -> list[Miroir]:
    return list(wild(Random("analysis"), 200, **options))[5::19]


def test_the_judge_of_the_game_is_found() -> None:
    assert judge_of("miroir") is judge


@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_every_legal_move_is_judged_the_best_first(referee: str) -> None:
    for position in some_positions(referee=referee):
        (seat,) = position.to_act
        (judgement,) = judged(position)
        assert sorted(each.move for each in judgement.moves) == sorted(map(str, position.moves(seat)))
        values = [each.value for each in judgement.moves]
        assert values == sorted(values, reverse=True)
        assert all(-WON <= value <= WON for value in values)


def test_more_work_looks_further_and_the_same_work_finds_the_same() -> None:
    position = next(position for position, _, _ in list(duel(Random(3), "adept", "adept", words=3))[30:])
    found = judged(position, MUCH)
    assert [each.depth for each in found][:3] == [1, 2, 4]
    assert all(one.work < other.work <= MUCH for one, other in pairwise(found))
    assert judged(position, MUCH) == found
    assert judged(position, MUCH // 4) == [each for each in found if each.work <= MUCH // 4]


def test_the_first_estimate_is_the_masters() -> None:
    for position, _, _ in list(duel(Random(8), "student", "master", words=3))[4::7]:
        assert best(position) == chosen("master", position), str(position)


@pytest.mark.rule("MIR-40")
def test_the_last_word_is_proved_to_win() -> None:
    (judgement,) = judged(table(north=Half("C:hai", "r"), words=1), MUCH)
    assert not judgement.exact
    assert (judgement.moves[0].move, judgement.moves[0].value, judgement.moves[0].exact) == ("r>1", WON, True)
    assert not any(each.exact for each in judgement.moves[1:])


@pytest.mark.rule("MIR-41")
def test_the_last_card_is_proved_to_lose_wherever_it_goes() -> None:
    (judgement,) = judged(table(north=Half("C:ha", hidden=0), card="i"), MUCH)
    assert judgement.exact
    assert {(each.value, each.exact) for each in judgement.moves} == {(-WON, True)}


def test_playing_on_finds_the_word_that_is_to_be_won() -> None:
    found = judged(table(north=Half("C:hai", "r"), words=3), MUCH)
    assert found[-1].depth > 1
    assert {each.moves[0].move for each in found} == {"r>1"}


def test_lines_can_be_played() -> None:
    for position in some_positions():
        (seat,) = position.to_act
        (judgement,) = judged(position)
        for each in judgement.moves:
            assert each.line[0] == each.move
            line = position.play(seat, parse(each.line[0]))
            for text in each.line[1:]:
                (actor,) = line.to_act
                assert actor != NATURE
                line = line.play(actor, parse(text))


def test_the_facts_are_those_of_the_table() -> None:
    named = 0
    for position, seat, _ in list(duel(Random(5), "amateur", "adept", words=3))[3::5]:
        facts = judged(position)[0].facts
        columns = [position.text(seat, column) for column in range(1, 10)]
        unseen = list(position.unseen.elements())
        finishing = [
            letter
            for letter in unseen
            if any(
                len(text) >= 4 and (text + letter).count(JOKER) < 2 and french().matching(text + letter)
                for text in columns
            )
        ]
        assert (facts["finishing"], facts["unseen"]) == (len(finishing), len(unseen))
        words = {word.upper() for word, _ in within_reach(position)}
        assert set(str(facts.get("words", "")).split(", ")) - {""} <= words
        assert bool(words) == ("words" in facts)
        named += "words" in facts
        for key, value in facts.items():
            assert all(maybe(language, f"miroir-fact-{key}", {"value": value}) for language in LANGUAGES)
    assert named


def test_the_unit_is_named() -> None:
    assert all(maybe(language, "miroir-unit") for language in LANGUAGES)


def test_nothing_is_judged_for_somebody_who_is_not_to_move() -> None:
    assert list(judge(match_at(table(north="C:ha")), 0, MUCH)) == []


@pytest.mark.rule("MIR-50")
def test_where_players_are_the_referees_the_lexicon_judges_what_they_say() -> None:
    assert best(after(challenge(Half("C:hai", "r")), "r>1")) == "1!chair"
    assert best(after(challenge("C:haiz"), "1!chaiz")) == "?1"
    values = {each.move: each.value for each in judged(after(challenge("C:hair"), "1!chair"))[0].moves}
    assert values["ok"] == values["?1"]
    values = {each.move: each.value for each in judged(challenge("P:a", "C:xzo S:oup"))[0].moves}
    assert values["?1"] >= values["?2"]
