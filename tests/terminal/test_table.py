from random import Random

import pytest

from galerie import deals
from galerie.core import Refusal
from galerie.core.record import loads, replay
from galerie.discs.board import square
from galerie.games import GAMES, deflecto, reflecto
from galerie.games.solo import deal
from galerie.terminal.local_table import Chair, LocalTable
from tests.terminal.stages import TO_A_PASS, against_bot, solo, table, unchanged


def test_friends_see_the_view_of_the_person_to_move() -> None:
    at = table()
    assert (at.person, at.eyes, at.bot) == (0, 0, None)
    at.play(0, "e3")
    assert (at.person, at.eyes) == (1, 1)


def test_against_a_bot_the_person_always_sees_their_own_view() -> None:
    at = against_bot(seat=1)
    assert (at.person, at.bot, at.eyes) == (None, 0, 1)


@pytest.mark.rule("REV-12")
@pytest.mark.parametrize(("seat", "move"), [(0, "a1"), (0, "d4"), (1, "e3"), (0, "z9"), (0, "!resign"), (0, "")])
def test_a_refused_move_changes_nothing(seat: int, move: str) -> None:
    at = table()
    with unchanged(at), pytest.raises(Refusal):
        at.play(seat, move)


def test_a_take_back_against_a_bot_undoes_its_answer_too_and_is_recorded() -> None:
    at = against_bot()
    at.play(0, "e3")
    start = at.match.plies[0].before
    at.play(1, "d3")
    at.take_back()
    assert at.match.position == start
    assert [str(event) for event in at.match.log] == ["0 e3", "1 d3", "0 !takeback", "1 !agree"]


def test_a_take_back_while_the_bot_thinks_undoes_only_the_persons_move() -> None:
    at = against_bot()
    at.play(0, "e3")
    at.take_back()
    assert at.person == 0
    assert not at.match.line


def test_a_record_names_bots_by_level_and_leaves_unnamed_people_empty() -> None:
    assert against_bot(seat=1).record().seats == ("bot novice", "")
    assert table().record().seats == ("Ada", "Blaise")


def test_friends_take_back_one_move_at_a_time() -> None:
    at = table()
    at.play(0, "e3")
    at.play(1, "d3")
    at.take_back()
    assert [str(event) for event in at.match.line] == ["0 e3"]
    at.take_back()
    assert not at.match.line
    with unchanged(at), pytest.raises(Refusal, match="takeback nothing"):
        at.take_back()


def test_friends_agree_on_a_draw() -> None:
    at = table()
    at.play(0, "e3")
    at.agree_on_draw()
    assert [str(event) for event in at.match.log] == ["0 e3", "1 !draw", "0 !agree"]
    assert at.match.outcome is not None
    assert at.match.outcome.reason == "agreed"


def test_bots_decline_a_draw_and_nobody_agrees_alone() -> None:
    for at, said in ((against_bot(), "draw declined"), (solo(), "draw alone")):
        with unchanged(at), pytest.raises(Refusal, match=said):
            at.agree_on_draw()


def test_after_the_end_nothing_can_be_taken_back() -> None:
    at = table()
    at.resign()
    with unchanged(at), pytest.raises(Refusal, match="game over"):
        at.take_back()


def test_the_person_to_move_resigns() -> None:
    at = table()
    at.play(0, "e3")
    at.resign()
    assert at.match.outcome
    assert at.match.outcome.ranks == (1, 2)


def test_the_person_can_resign_while_the_bot_thinks() -> None:
    at = against_bot()
    at.play(0, "e3")
    at.resign()
    assert at.match.outcome
    assert at.match.outcome.ranks == (2, 1)


@pytest.mark.rule("GEN-02")
def test_of_three_friends_two_play_on_when_one_resigns() -> None:
    at = LocalTable(
        deflecto.GAME, deflecto.Options(lot=False), (Chair("Ada"), Chair("Blaise"), Chair("Cora")), Random(1)
    )
    for seat in range(3):
        at.play(seat, str(next(iter(at.match.moves(seat)))))
    at.resign()
    assert (at.match.out, at.match.outcome, at.person) == ((0,), None, 1)
    at.resign()
    assert at.match.outcome
    assert at.match.outcome.ranks == (3, 2, 1)


def test_a_person_who_leaves_nobody_but_bots_ends_the_match() -> None:
    chairs = (Chair("Ada"), Chair(level="child"), Chair(level="child"))
    at = LocalTable(deflecto.GAME, deflecto.Options(lot=False), chairs, Random(1))
    at.resign()
    assert at.match.outcome


def test_a_handicap_goes_with_its_player_into_a_rematch() -> None:
    at = LocalTable(
        reflecto.GAME,
        reflecto.Options(gerda_letters=7, queen_figures="all"),
        (Chair("Ada"), Chair("Blaise")),
        Random(1),
    )
    at.resign()
    assert at.rematch().options == reflecto.Options(queen_letters=7, gerda_figures="all")


@pytest.mark.rule("REV-13")
def test_a_rematch_swaps_colours_and_is_recorded() -> None:
    at = table()
    at.resign()
    again = at.rematch()
    assert again.chairs == (Chair("Blaise"), Chair("Ada"))
    assert not again.match.log
    assert [str(event) for event in at.match.log] == ["0 !resign", "0 !rematch", "1 !rematch"]


def test_there_is_no_rematch_before_the_end() -> None:
    at = table()
    with unchanged(at), pytest.raises(Refusal, match="rematch early"):
        at.rematch()


@pytest.mark.rule("REV-08")
def test_a_forced_pass_is_made_and_recorded() -> None:
    at = table("othello")
    followed = [at.play(number % 2, move) for number, move in enumerate(TO_A_PASS)]
    assert not any(followed[:-1])
    assert [str(event) for event in followed[-1]] == ["0 pass"]
    assert str(at.match.log[-1]) == "0 pass"
    assert at.person == 1


@pytest.mark.rule("REV-08")
def test_a_take_back_goes_behind_a_forced_pass() -> None:
    at = table("othello")
    for number, move in enumerate(TO_A_PASS):
        at.play(number % 2, move)
    at.take_back()
    assert at.person == 1
    assert len(at.match.line) == len(TO_A_PASS) - 1


def test_the_record_of_a_table_replays_to_its_match() -> None:
    at = table("one_line", "parallel")
    for _ in range(10):
        assert at.person is not None
        at.play(at.person, str(next(iter(at.match.moves(at.person)))))
    at.take_back()
    at.resign()
    *_, last = replay(GAMES, loads(str(at.record())))
    assert last == at.match


@pytest.mark.rule("REV-44")
def test_a_deal_does_not_depend_on_the_order_in_which_its_tokens_are_seen() -> None:
    seen = []
    for code, move in (("spring", "ge3"), ("spring", "gf4"), ("autumn", "ge3")):
        at = solo(deal=code)
        at.play(0, move)
        seen.append(at.match.position.view(0).tokens)
    assert [list(tokens) for tokens in seen] == [["e2", "f3"], ["f3", "g4"], ["e2", "f3"]]
    assert seen[0]["f3"] == seen[1]["f3"]
    assert seen[0] != seen[2]


def test_a_deal_without_a_code_gets_one_that_reproduces_it() -> None:
    at = solo(deal="")
    at.play(0, "ge3")
    assert at.deal
    again = solo(deal=at.deal)
    again.play(0, "ge3")
    assert again.match.position == at.match.position


def test_games_without_cards_have_no_deal() -> None:
    assert table().deal is None


def test_a_code_deals_the_same_at_every_terminal() -> None:
    at = solo(deal="spring")
    at.play(0, "ge3")
    dealt = deal(Random(deals.seed("", "solo", "spring")))
    assert at.match.position.view(0).tokens == {name: str(dealt[square(name)]) for name in ("e2", "f3")}


def test_nobody_resigns_or_takes_back_for_bots() -> None:
    at = solo(level="novice")
    assert (at.person, at.bot, at.eyes) == (None, 0, None)
    for deed in (at.take_back, at.resign):
        with unchanged(at), pytest.raises(Refusal, match="conduct not yours"):
            deed()
