"""How the bots of Miroir play where the players are the referees."""

from random import Random

import pytest

from galerie.games.miroir import Doubt
from galerie.games.miroir.bots.levels import CHARACTERS
from galerie.games.miroir.rules.moves import Accept
from galerie.lexicon import Band, french
from tests.games.miroir.bots.games import LEVELS, chosen, duel
from tests.games.miroir.tables import Half, after, challenge

RARE = next(word for word in french().matching("c*") if len(word) == 5 and (french().rank(word) or 0) > 300_000)
"""A word that only a master knows."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("MIR-54")
def test_a_bot_announces_the_word_it_has_formed(level: str) -> None:
    assert chosen(level, after(challenge(Half("P:lac", "e")), "e>3")) == "3!place"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("MIR-54")
def test_a_bot_announces_a_word_of_its_own_that_lies_there(level: str) -> None:
    assert chosen(level, challenge("P:lace")) == "3!place"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("MIR-33")
def test_a_bot_names_the_commonest_word_of_a_joker(level: str) -> None:
    assert chosen(level, challenge("P:?ace")) == f"3!{french().matching('p?ace')[0]}"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("MIR-52")
def test_a_bot_accepts_the_words_that_it_knows_and_doubts_the_others(level: str) -> None:
    assert chosen(level, after(challenge("P:lace"), "3!place")) == "ok"
    assert chosen(level, after(challenge("C:haiz"), "1!chaiz")) == "?1"
    announced = after(challenge(f"C:{RARE[1:]}"), f"1!{RARE}")
    assert chosen(level, announced) == ("ok" if level == "master" else "?1")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_quiet_about_words_that_it_does_not_know(level: str) -> None:
    formed = after(challenge(Half(f"C:{RARE[1:4]}", RARE[4])), f"{RARE[4]}>1")
    assert chosen(level, formed) == (f"1!{RARE}" if level == "master" else ".")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("MIR-53")
def test_a_bot_doubts_a_column_it_can_make_nothing_of_once_a_turn(level: str) -> None:
    position = challenge("P:a", "C:xz S:oup T:wk")
    moves = [chosen(level, position, seed) for seed in range(20)]
    doubts = {move for move in moves if move.startswith("?")}
    assert doubts == {"?1"}
    assert moves.count("?1") >= 20 * CHARACTERS[level].suspicion / 2
    assert not chosen(level, position.play(1, Doubt(1))).startswith("?")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("MIR-53")
def test_a_bot_doubts_no_column_that_it_could_have_laid_itself(level: str) -> None:
    position = challenge("P:a", "C:ha S:ou T:ab")
    assert not any(chosen(level, position, seed).startswith("?") for seed in range(10))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("MIR-50", "MIR-55")
def test_a_game_against_somebody_who_lays_anything_comes_to_its_end(level: str) -> None:
    doubts = 0
    for ply, (position, seat, move) in enumerate(
        duel(Random(f"a game of {level}"), level, "wild", referee="challenge", words=3)
    ):
        doubts += seat == 0 and isinstance(move, Doubt)
        if seat == 0 and isinstance(move, Accept) and position.announced:
            assert is_known(level, position.announced.word)
        assert ply < 3_000
    assert doubts


def is_known(level: str, word: str) -> bool:
    return (french().rank(word) or Band.SOLVER + 1) <= CHARACTERS[level].vocabulary.rarest
