"""The cards, the deal, and what chance may do with them: MIR-01 to MIR-05, MIR-28 and MIR-51."""

from collections import Counter
from dataclasses import fields
from itertools import zip_longest
from math import sqrt
from random import Random

import pytest

from galerie.core import NATURE, IllegalMove, Outcome
from galerie.games.miroir import GAME, NORTH, SOUTH, Miroir, Options
from galerie.games.miroir.rules.cards import CAPITALS, COLUMNS, LETTERS, PILE
from galerie.games.miroir.rules.moves import Card, Head
from galerie.games.miroir.rules.position import start
from tests.games.miroir.tables import (
    HEADS,
    Half,
    after,
    capitals_seen,
    check_cards,
    column,
    dealt,
    legal,
    small_cards,
    table,
    words,
)
from tests.laws.cases import Case, cases
from tests.laws.laws import tell


@pytest.mark.rule("MIR-01", "MIR-02")
def test_there_are_27_capitals_and_96_small_cards() -> None:
    assert sorted(CAPITALS) == sorted("ABCDEFGHIJKLMNOPQRSTUVWXYZ?")
    assert (len(CAPITALS), LETTERS.total()) == (27, 96)


@pytest.mark.rule("MIR-03")
def test_how_many_small_cards_there_are_of_each_letter() -> None:
    listed = "e16 r8 a7 i7 s7 n6 o6 t6 u5 l4 ?4 c2 d2 g2 m2 b1 f1 h1 j1 k1 p1 q1 v1 w1 x1 y1 z1"
    assert {text[0]: int(text[1:]) for text in listed.split()} == LETTERS


@pytest.mark.rule("MIR-01")
def test_two_players_and_north_begins() -> None:
    assert list(GAME.seats) == [2]
    assert (SOUTH, NORTH) == (0, 1)
    assert dealt().to_act == {NORTH}


@pytest.mark.rule("MIR-04")
def test_nine_capitals_are_laid_by_chance_from_the_left_and_eighteen_stay_aside() -> None:
    position = start(2, Options())
    for number in range(1, COLUMNS + 1):
        assert position.to_act == {NATURE}
        assert {str(move) for move in position.moves(NATURE)} == {f"{number}={head}" for head in position.unseen_heads}
        position = position.play(NATURE, position.draw(Random(number)))
    assert len({*position.heads} - {""}) == 9
    assert len(position.unseen_heads) == 18
    assert not {*position.heads} & {*position.unseen_heads}


@pytest.mark.rule("MIR-04")
def test_each_player_has_48_small_cards_that_nobody_has_seen() -> None:
    position = dealt()
    assert [side.pile for side in position.sides] == [PILE, PILE] == [48, 48]
    assert position.unseen == LETTERS


@pytest.mark.rule("MIR-05")
def test_a_capital_is_the_head_of_a_column_of_each_player() -> None:
    position = after(dealt(), "+ =h 1 + =o 1 + =a 1")
    assert HEADS[0] == "C"
    assert column(position, NORTH, 1) == "Cha"
    assert column(position, SOUTH, 1) == "Co"


@pytest.mark.rule("MIR-05")
def test_a_capital_that_is_replaced_is_another_for_both_players() -> None:
    """North wins SOUPE in column 2, where South's i then follows the new capital."""
    position = after(table(north="S:oup", south="S:i", card="e"), "2 2=H + =r - + =a 2")
    assert [position.view(seat).heads[1] for seat in (NORTH, SOUTH, None)] == ["H"] * 3
    assert (column(position, NORTH, 2), column(position, SOUTH, 2)) == ("Ha", "Hi")


NORTHS = ("otage", "saper", "chyle", "exile", "quand", "humus", "fondu", "raser", "actif")
SOUTHS = ("manie", "benir", "unite", "tenue", "gerbe", "piege", "dalle", "liste")
"""Seventeen words with capitals of their own, for which there are small letters enough."""


@pytest.mark.rule("MIR-28")
def test_the_longest_game_there_is_has_seventeen_words_and_a_capital_for_each_that_is_won() -> None:
    """North wins nine words in column 1 and South eight in column 2, card by card, from the deal to the end."""
    position = start(2, Options())
    for number, head in enumerate([NORTHS[0][0], SOUTHS[0][0], *"ijknvwx"], 1):
        position = position.play(NATURE, Head(number, head.upper()))
    north = [f"+ ={letter} 1" for word in NORTHS for letter in word[1:]]
    south = [f"+ ={letter} 2" for word in SOUTHS for letter in word[1:]] + ["+ =? -"] * 3
    next_heads = {"1": [word[0] for word in NORTHS[1:]], "2": [*(word[0] for word in SOUTHS[1:]), "y"]}
    replaced = 0
    for turn in (turn for pair in zip_longest(north, south, fillvalue="") for turn in pair if turn):
        assert position.outcome is None
        position = after(position, turn)
        if NATURE in position.to_act:
            assert len(legal(position)) == len(position.unseen_heads) == 18 - replaced
            position = after(position, f"{turn[-1]}={next_heads[turn[-1]].pop(0).upper()}")
            replaced += 1
    assert position.outcome == Outcome((8, 9), (2, 1), "words")
    assert (words(position, NORTH), words(position, SOUTH)) == ([*NORTHS], [*SOUTHS])
    assert position.to_act == frozenset(), "no capital has to be found for the last word"
    assert (replaced, sorted(position.unseen_heads)) == (16, ["?", "Z"])


@pytest.mark.rule("MIR-51")
def test_a_position_has_no_place_for_the_order_of_a_pile() -> None:
    position = dealt()
    assert isinstance(position.sides[NORTH].hidden, int), "only how many"
    assert {field.name for field in fields(Miroir)} & {"pile", "piles", "deck", "order"} == set()
    assert position.view(NORTH) == position.view(SOUTH) == position.view(None)


@pytest.mark.rule("MIR-51")
def test_what_nobody_has_seen_is_told_as_a_bag_and_not_as_a_row() -> None:
    position = after(dealt(), "+ =h 1 + =o 1")
    view = position.view(NORTH)
    assert view.unseen == "".join(sorted(view.unseen))
    assert Counter(view.unseen) == LETTERS - Counter("ho")
    assert view.unseen_heads == "".join(head for head in CAPITALS if head not in HEADS)


@pytest.mark.rule("MIR-51")
def test_a_card_that_was_seen_and_put_back_is_not_unseen() -> None:
    position = table(north=Half("C:ha", discard="rr", under="xea", won="Lames"), card="t")
    assert position.unseen == LETTERS - Counter("harrxeaamest")


@pytest.mark.rule("MIR-51")
@pytest.mark.parametrize("seat", [NORTH, SOUTH])
def test_chance_turns_up_every_unseen_card_of_both_piles_alike(seat: int) -> None:
    position = after(table(north="C:hant S:oup", south=Half("P:ianiste", discard="ee a", hidden=5), turn=seat), "+")
    unseen, rng = LETTERS - small_cards(position), Random(1)
    draws = 40 * unseen.total()
    counts = Counter(str(position.draw(rng)) for _ in range(draws))
    assert set(counts) == {f"={letter}" for letter in unseen} == set(legal(position))
    for letter, copies in unseen.items():
        assert abs(counts[f"={letter}"] - 40 * copies) < 5 * sqrt(40 * copies), letter


@pytest.mark.rule("MIR-51")
def test_a_letter_is_as_likely_as_it_is_drawn() -> None:
    position = after(table(north="C:hant S:oup", south=Half("P:ianiste", discard="ee a", hidden=5)), "+")
    unseen, rng, draws = LETTERS - small_cards(position), Random(1), 10_000
    chances = position.chances()
    assert chances == {Card(letter): copies / unseen.total() for letter, copies in unseen.items()}
    assert max(chances.values()) > 5 * min(chances.values())
    counts = Counter(position.draw(rng) for _ in range(draws))
    off = sum((counts[card] - draws * chance) ** 2 / (draws * chance) for card, chance in chances.items())
    assert off < len(chances) + 4 * sqrt(2 * len(chances)), "by Pearson's test"


@pytest.mark.rule("MIR-51", "MIR-27")
def test_a_card_that_everybody_knows_is_certain() -> None:
    position = after(table(north=Half(under="xea", hidden=0)), "+")
    assert position.chances() == {Card("x"): 1}


@pytest.mark.rule("MIR-51")
def test_chance_lays_every_unseen_capital_alike() -> None:
    position = after(table(north="C:han", card="t"), "1")
    rng = Random(1)
    counts = Counter(str(position.draw(rng)) for _ in range(1_800))
    assert set(counts) == {f"1={head}" for head in CAPITALS if head not in HEADS} == set(legal(position))
    assert all(abs(count - 100) < 50 for count in counts.values())


@pytest.mark.rule("MIR-51", "MIR-27")
def test_cards_that_were_put_back_come_last_and_in_their_order() -> None:
    position = after(table(north=Half(under="xea", hidden=1)), "+")
    assert len(legal(position)) > 20, "an unseen card lies on them"
    position = after(position, "=n -")
    for known in "xea":
        position = after(position, "+ =r - +")
        assert legal(position) == [f"={known}"]
        assert position.draw(Random(0)) == Card(known)
        position = after(position, f"={known} -")


@pytest.mark.rule("MIR-51")
def test_a_card_that_cannot_come_next_is_refused() -> None:
    position = after(table(north=Half(under="x", hidden=0)), "+")
    with pytest.raises(IllegalMove, match="chance"):
        position.play(NATURE, Card("e"))
    won = after(table(north="C:han", card="t"), "1")
    for head in (Head(1, "C"), Head(1, "S"), Head(2, "A")):
        with pytest.raises(IllegalMove, match="chance"):
            won.play(NATURE, head)


@pytest.mark.rule("MIR-01", "MIR-02", "MIR-03", "MIR-04")
@pytest.mark.parametrize("case", cases(GAME)[:4], ids=str)
def test_no_card_is_ever_lost_or_doubled(case: Case) -> None:
    for position in tell(case, Random(3)).positions:
        assert isinstance(position, Miroir)
        check_cards(position)
        hidden = sum(side.hidden for side in position.sides)
        assert small_cards(position).total() + hidden == 96
        assert position.unseen.total() == hidden
        assert len(position.unseen_heads) + len(capitals_seen(position)) == 27
