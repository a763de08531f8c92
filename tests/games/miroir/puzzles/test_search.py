"""The search behind the puzzles agrees with trying everything, and knows what chance and the opponent can spoil."""

from galerie.core import NATURE
from galerie.games.miroir import NORTH, Miroir, Move
from galerie.games.miroir.puzzles.search import Search
from galerie.games.miroir.rules.moves import Turn
from tests.games.miroir.tables import Half, table

FULL_OF_E = Half("S:oup", under="eeee", hidden=0)
"""A pile whose next cards are known: every one of them makes SOUPE."""


def gains(position: Miroir) -> dict[str, int]:
    return {str(move): gain for move, gain in Search(NORTH).words(position).items() if gain}


def prepared(position: Miroir) -> set[str]:
    search = Search(NORTH)
    return {str(move) for move in position.moves(NORTH) if search.prepares(position, move)}


def test_only_actions_that_win_a_word_count() -> None:
    assert gains(table(north=Half("P:ian M:o", discard="o"), south=Half(discard="z"))) == {"5.1>3": 1, "o>3": 1}


def test_a_move_that_makes_two_words_counts_twice() -> None:
    """TABLEA and OPER: the a makes OPERA, and leaves TABLE."""
    assert gains(table("CSPTMBDFO", north="T:ablea O:per"))["4.5>9"] == 2


def test_a_card_that_is_not_known_wins_nothing_for_sure() -> None:
    assert gains(table(north="S:oup")) == {}


def test_a_card_that_is_known_does() -> None:
    assert gains(table(north=FULL_OF_E)) == {"+": 1}


def test_a_word_that_the_opponent_can_prevent_is_not_sure() -> None:
    """South can take back the t that would make FRUIT. Stealing it first is sure: CIT, and then FRU with IT."""
    position = table(north=Half("F:ru C:i", discard="i"), south=Half(discard="t"))
    assert prepared(position) == {"*t>1"}


def test_a_word_out_of_the_players_own_columns_is_sure_unless_its_capital_can_change() -> None:
    position = table(north=Half("F:ru M:i S:t"))
    assert "5.1>8" in prepared(position), "FRUI, and then the t"
    spoilt = table(north=Half("F:ru M:i S:t"), south=Half("F:oul", discard="e"))
    assert "5.1>8" not in prepared(spoilt), "South wins FOULE, and the F is gone"


def test_the_search_agrees_with_trying_everything() -> None:
    for position in (
        table(north=Half("F:ru M:i S:t", hidden=4, under="")),
        table(north=Half("P:ia C:n D:o", discard="x"), south=Half("P:or", discard="n")),
        table(north=Half("T:ab M:l", discard="e"), south=Half("T:o", discard="l")),
    ):
        search = Search(NORTH)
        legal = [move for move in position.moves(NORTH) if move != Turn()]
        assert [search.prepares(position, move) for move in legal] == [plainly(position, move) for move in legal]


def plainly(position: Miroir, move: Move) -> bool:
    """Whether an action prepares a word, by trying all there is, without any shortcut."""
    return sure(position.play(NORTH, move))


def sure(position: Miroir) -> bool:
    if position.sides[NORTH].won:
        return True
    if NATURE in position.to_act:
        return all(sure(position.play(NATURE, draw)) for draw in position.chances())
    if position.turn != NORTH:
        return all(sure(position.play(1 - NORTH, reply)) for reply in position.moves(1 - NORTH))
    return any(position.play(NORTH, each).sides[NORTH].won for each in position.moves(NORTH))
