"""How the bots of Miroir play."""

from dataclasses import replace
from itertools import groupby
from random import Random

import pytest

from galerie import bots
from galerie.bots.contest import Contest, play, standing
from galerie.games.miroir import GAME, NORTH, Miroir, Shift
from galerie.games.miroir.bots.acting import STALLING
from galerie.games.miroir.bots.levels import CHARACTERS
from galerie.games.miroir.rules.moves import Claim, Drop, Lay, Recover, Steal, Turn
from galerie.lexicon import Band, french
from tests.games.miroir.bots.games import LEVELS, chosen, duel, laid, wild
from tests.games.miroir.tables import Half, table

ATTENTIVE = ("master",)
"""The levels that overlook nothing."""


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert bots.levels("miroir") == LEVELS


@pytest.mark.parametrize(
    "options", [{}, {"words": 1}, {"referee": "challenge"}, {"referee": "challenge", "seconds": 15}]
)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_makes_legal_moves_wherever_a_game_may_lead(level: str, options: dict[str, object]) -> None:
    positions = list(wild(Random(f"{level} {options}"), 400, **options))
    stages = {position.stage for position in positions}
    assert stages >= {"acting", "placing"}
    assert options.get("referee") != "challenge" or stages >= {"announcing", "answering"}
    for stage in stages:
        for position in [each for each in positions if each.stage == stage][-60::4]:
            (seat,) = position.to_act
            assert chosen(level, position) in set(map(str, position.moves(seat)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("MIR-51")
def test_a_bot_plays_alike_what_it_cannot_tell_apart(level: str) -> None:
    rng = Random(level)
    for position in list(wild(rng, 60, referee="challenge"))[::10]:
        (seat,) = position.to_act
        twin = GAME.imagine(position.view(seat), seat, rng)
        assert isinstance(twin, Miroir)
        assert chosen(level, twin, 7) == chosen(level, position, 7) == chosen(level, position, 7)


@pytest.mark.parametrize("level", ATTENTIVE)
@pytest.mark.parametrize(
    ("north", "south", "card", "move"),
    [
        (Half("C:hai", "r"), "", "", "r>1"),
        (Half("C:hai"), Half("", "r"), "", "*r>1"),
        (Half("T:ab D:le"), "", "", "7.1-2>4"),
        (Half("C:hai"), "", "r", "1"),
    ],
    ids=["taken back", "stolen", "moved", "laid"],
)
@pytest.mark.rule("MIR-10", "MIR-20")
def test_a_bot_takes_the_word_that_is_to_be_won(
    level: str, north: Half, south: str | Half, card: str, move: str
) -> None:
    assert chosen(level, table(north=north, south=south, card=card)) == move


def test_weak_levels_overlook_cards_that_would_win_a_word_strong_ones_less_often() -> None:
    position = table(north=Half("T:abl"), south=Half("", "e"))
    found = [sum(chosen(level, position, seed) == "*e>4" for seed in range(40)) for level in LEVELS]
    assert found == sorted(found)
    assert 0 < found[0] < 20
    assert found[-1] == 40


@pytest.mark.parametrize("level", ["adept", "master"])
@pytest.mark.rule("MIR-14", "MIR-24")
def test_a_bot_does_not_discard_what_the_other_is_waiting_for(level: str) -> None:
    """An e would give South SOUPE: North keeps it in a column that has little use for it."""
    north = "C:hant P:lai T:ran M:our B:lan D:rai F:lan G:ran"
    position = table(north=north, south="S:oup", card="e")
    assert chosen(level, position) != "-"


@pytest.mark.rule("MIR-10")
def test_a_master_steals_what_the_other_would_take_back() -> None:
    """South's CHAI needs the r on their discard; North can lay it too."""
    position = table(north="M:a", south=Half("C:hai", "r"))
    assert chosen("master", position).startswith("*r>")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("MIR-18")
def test_the_first_action_of_a_bot_is_to_turn_a_card_up(level: str) -> None:
    assert chosen(level, table(north=Half("", begun=False), south=Half("", "e"))) == "+"


@pytest.mark.parametrize("level", ATTENTIVE)
@pytest.mark.rule("MIR-41")
def test_with_one_card_left_a_bot_does_anything_but_turn_it_up(level: str) -> None:
    position = table(north=Half("C:ha S:ou P:a", hidden=1))
    assert isinstance(GAME.parse(chosen(level, position)), Shift)


@pytest.mark.parametrize("level", ATTENTIVE)
@pytest.mark.rule("MIR-17")
def test_a_bot_does_not_move_cards_for_ever(level: str) -> None:
    """As if South did nothing but wait for it."""
    position, shifts = table(north=Half("C:ha S:ou P:a", hidden=1)), 0
    while isinstance(move := GAME.parse(chosen(level, position)), Shift):
        position = replace(position.play(NORTH, move), turn=NORTH)
        shifts += 1
    assert isinstance(move, Turn)
    assert 0 < shifts <= STALLING


@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_without_a_place_and_a_column_that_it_knows_a_bot_does_what_it_may(referee: str) -> None:
    """A child knows no word that begins so, but a referee lets the card lie in one place, or in any."""
    vocabulary = CHARACTERS["child"].vocabulary
    heads = "KWXYZQHUJ"
    (letter, column) = next(
        (letter, number)
        for letter in "abcdefghijklmnopqrstuvwxyz"
        for number, head in enumerate(heads, 1)
        if french().is_beginning(head + letter) and not any(vocabulary.begins(each.lower() + letter) for each in heads)
    )
    places = [other for other in "abcdefgnoprstuv" if other != letter][:8]
    position = table(heads, north=Half("", " ".join(places)), card=letter, referee=referee)
    move = chosen("child", position)
    assert move in set(map(str, position.moves(1)))
    assert move != "stuck"
    assert referee == "challenge" or french().is_beginning(heads[int(move) - 1] + letter), column


@pytest.mark.parametrize("referee", ["strict", "challenge"])
@pytest.mark.parametrize("level", ["child", "student"])
@pytest.mark.rule("MIR-22")
def test_a_bot_lays_nothing_towards_words_that_it_does_not_know(level: str, referee: str) -> None:
    vocabulary = CHARACTERS[level].vocabulary
    known = 0
    for position, _, move in duel(Random(5), level, level, referee=referee, words=3):
        resort = isinstance(move, Lay) and not position.own.has_place(position.card)
        for text in laid(position, move):
            assert vocabulary.begins(text) or resort, (text, str(move))
            known += 1
        if isinstance(move, Claim):
            assert (french().rank(move.word) or Band.SOLVER) <= vocabulary.rarest
    assert known > 20


def test_a_game_between_bots_uses_every_action_and_no_endless_shuffling() -> None:
    kinds: set[type] = set()
    for seed in range(2):
        game = [(seat, move) for _, seat, move in duel(Random(seed), "adept", "master")]
        kinds |= {type(move) for _, move in game}
        for seat in (0, 1):
            own = [move for each, move in game if each == seat]
            rows = [
                len(list(row)) for shifting, row in groupby(own, key=lambda move: isinstance(move, Shift)) if shifting
            ]
            assert max(rows, default=0) <= STALLING
    assert kinds >= {Turn, Lay, Drop, Shift, Steal, Recover}


@pytest.mark.parametrize(("weaker", "stronger"), [*zip(LEVELS, LEVELS[2:], strict=False)])
def test_each_level_beats_the_one_two_rungs_below_it(weaker: str, stronger: str) -> None:
    contest = Contest("miroir", (stronger, weaker), games=16, seed=1, options=("words=3",))
    assert standing([play(contest, number) for number in range(contest.games)], 0).score > 0.5
