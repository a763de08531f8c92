"""The review of a game of Miroir: the words that were within reach, and those that were missed."""

from random import Random
from typing import Any, cast

import pytest

from galerie import bots
from galerie.core import NATURE, Match, automatic
from galerie.core.record import Record
from galerie.games.miroir import GAME, NORTH, SOUTH, Miroir, Options, parse
from galerie.games.miroir.study.review import MOST, Review, review
from galerie.lexicon import french
from galerie.study import review_recorded
from tests.games.miroir.tables import Half, challenge, mover, table

QUIET = "F:o"
"""A column for a player who shall have no word within reach."""


def reviewed(position: Miroir, moves: str) -> Review:
    match = Match(GAME, 2, position.options, position)
    for move in map(parse, moves.split()):
        match = match.then(mover(cast("Miroir", match.position), move), move)
    return review(match)


def within_reach(found: Review) -> list[list[tuple[str, str]]]:
    return [[(each.word, each.move) for each in turn.words] for turn in found.turns]


def played(seed: int, *levels: str, **options: Any) -> Match:
    match, rng = Match.begin(GAME, 2, Options(**options)), Random(seed)
    while not match.outcome:
        if event := automatic(match, rng):
            match = match.then(event.seat, event.move)
            continue
        seat = min(match.to_act)
        text = bots.think("miroir", levels[seat], match.position.view(seat), seat, rng.getrandbits(32))
        match = match.then(seat, match.parse(text))
    return match


@pytest.mark.rule("MIR-20")
def test_a_word_that_could_be_taken_back_is_missed_by_whoever_turns_a_card_up() -> None:
    found = reviewed(table(north=Half("C:hai", "r")), "+ =e -")
    (turn,) = found.turns
    assert (turn.seat, turn.number, turn.card, turn.won, turn.missed, turn.more) == (NORTH, 1, "e", (), True, 0)
    (word,) = turn.words
    assert (word.word, word.vocabulary, word.move, word.ply) == ("chair", "child", "r>1", 0)
    assert (found.within_reach, found.missed) == ((0, 1), (0, 1))


def test_who_wins_a_word_has_missed_nothing() -> None:
    found = reviewed(table(north=Half("C:hai", "r")), "r>1")
    assert [(turn.won, turn.missed) for turn in found.turns] == [(("chair",), False)]
    assert (found.within_reach, found.missed) == ((0, 1), (0, 0))


def test_words_come_by_all_four_actions_the_commonest_first() -> None:
    """TAB takes the run le, CHAI its own r back, SOUP steals an e, and MER has no use for the card turned up."""
    north = Half("C:hai S:oup T:ab D:le M:er", "r")
    (words,) = within_reach(reviewed(table(north=north, south=Half("", "e")), "+ =t -"))
    assert {("table", "7.1-2>4"), ("chair", "r>1"), ("soupe", "*e>2")} < {*words}
    ranks = [french().rank(word) or 0 for word, _ in words]
    assert ranks == sorted(ranks)


@pytest.mark.rule("MIR-13")
def test_the_card_turned_up_makes_words_only_by_being_laid() -> None:
    found = reviewed(table(north="C:han"), "+ =t -")
    assert within_reach(found) == [[("chant", "1")]]
    assert found.turns[0].words[0].ply == 2


@pytest.mark.rule("MIR-26")
def test_a_shift_may_make_a_word_of_what_it_leaves_behind() -> None:
    found = reviewed(table(north="C:hants P:a"), "+ =q -")
    assert ("chant", "1.5>3") in within_reach(found)[0]


@pytest.mark.rule("MIR-33")
def test_a_joker_is_named_by_its_commonest_word() -> None:
    found = reviewed(table(north=Half("S:o?p", "e")), "+ =q -")
    ((word, move),) = within_reach(found)[0]
    assert (word, move) == (french().matching("so?pe")[0], "e>2")


def test_each_word_is_named_once_and_no_more_than_can_be_read() -> None:
    """With two e's in reach the same word is still one; a column that takes many letters is cut short."""
    found = reviewed(table(north=Half("S:oup", "e"), south=Half("", "e")), "+ =q -")
    assert [word for word, _ in within_reach(found)[0]] == ["soupe"]
    assert all(len(turn.words) <= MOST for turn in found.turns)


@pytest.mark.rule("MIR-54")
def test_where_the_players_are_referees_a_word_kept_quiet_is_missed() -> None:
    found = reviewed(challenge(Half("C:hai", "r"), QUIET), "r>1 . + =q - 1!chair ok 1=A")
    assert [(turn.seat, turn.number, turn.missed) for turn in found.turns] == [(NORTH, 1, True), (NORTH, 2, False)]
    assert within_reach(found) == [[("chair", "r>1")], [("chair", "1!chair")]]


@pytest.mark.rule("MIR-50")
def test_where_the_players_are_referees_a_wrong_word_is_not_within_reach() -> None:
    found = reviewed(challenge(Half("C:hai", "z"), QUIET), "+ =q 1")
    assert found.turns == ()


@pytest.mark.rule("MIR-16")
def test_who_let_the_time_run_out_has_missed_what_there_was() -> None:
    position = table(north=Half("C:hai", "r"), seconds=15)
    assert position.timer
    match = Match(GAME, 2, position.options, position).then(NATURE, position.timer.move)
    found = review(match.then(NATURE, parse("=e")))
    assert [(turn.card, turn.missed) for turn in found.turns] == [("", True)]


def test_nothing_is_said_of_moves_taken_back() -> None:
    match = Match(GAME, 2, Options(), table(north=Half("C:hai P:o", "r"))).then(NORTH, parse("3.1>2"))
    for text in ("!takeback", "!agree"):
        match = match.then(SOUTH if text == "!agree" else NORTH, match.parse(text))
    found = review(match.then(NORTH, parse("r>1")))
    assert [(turn.number, turn.words[0].ply, turn.missed) for turn in found.turns] == [(1, 0, False)]


@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_every_word_of_a_whole_game_is_won_by_the_move_that_is_named(referee: str) -> None:
    match = played(3, "child", "student", referee=referee, words=4)
    found = review(match)
    assert found.turns
    for turn in found.turns:
        for word in turn.words:
            position = match.plies[word.ply].before
            assert isinstance(position, Miroir)
            assert position.turn == turn.seat
            assert wins(position, word.move, word.word)
        assert not (turn.missed and turn.won)
        if not turn.won and not turn.missed:
            assert follows_hints(match, turn.words[0].ply)
        assert set(turn.won) <= {word.word for word in turn.words} or turn.more or referee == "challenge"
    for seat in (NORTH, SOUTH):
        own = [turn for turn in found.turns if turn.seat == seat]
        assert found.within_reach[seat] == len(own)
        assert found.missed[seat] == sum(turn.missed for turn in own)
        assert [turn.number for turn in own] == sorted({turn.number for turn in own})


def follows_hints(match: Match, ply: int) -> bool:
    """Whether a move was what a hint would have recommended: to leave a word is no mistake then."""
    played = match.plies[ply]
    advice = bots.advise("miroir", played.before.view(played.event.seat), played.event.seat)
    return advice is not None and advice.move == str(played.event.move)


def wins(position: Miroir, move: str, word: str) -> bool:
    """By the rules alone: play on until the turn is over, announcing and accepting every word."""
    seat, rng = position.turn, Random(1)
    position = position.play(seat, parse(move))
    while position.to_act and position.turn == seat and position.stage not in ("acting", "placing"):
        if NATURE in position.to_act:
            position = position.play(NATURE, position.draw(rng))
        elif position.stage == "answering":
            position = position.play(1 - seat, parse("ok"))
        else:
            text = position.text(seat, position.queue[0])
            named = next(iter(french().matching(text)), None)
            position = position.play(seat, parse(f"{position.queue[0]}!{named}" if named else "."))
    return word in [won.word for won in position.sides[seat].won]


def test_the_review_is_worked_out_from_the_record() -> None:
    match = played(5, "child", "child", words=1)
    lines = [event.line for event in match.line]
    assert review_recorded(Record.of(GAME, Options(words=1), ("A", "B"), lines)).details == review(match)


def test_a_game_given_up_at_once_has_nothing_to_review() -> None:
    match = Match.begin(GAME, 2, Options())
    assert review(match) == Review((), (0, 0), (0, 0))
