import pytest

from galerie.cli.boards import BOARDS
from galerie.cli.boards.reversi import ReversiBoard
from galerie.games import GAMES
from tests.cli.stages import table


def test_every_game_has_a_board() -> None:
    assert BOARDS.keys() == GAMES.keys()


@pytest.mark.rule("REV-02")
def test_the_board_as_text_begins_with_a1() -> None:
    text = ReversiBoard("fr").text(table().match.position.view(None))
    rows = text.splitlines()
    assert rows[0] == "  a b c d e f g h"
    assert rows[4:6] == ["4 · · · ○ ● · · ·", "5 · · · ● ○ · · ·"]


@pytest.mark.rule("REV-01", "REV-14")
def test_a_side_shows_its_reserve_where_there_is_one() -> None:
    board = ReversiBoard("fr")
    base, othello = (table(*options).match.position.view(0) for options in ((), ("othello",)))
    assert (board.side(base, 0).name, board.side(base, 0).facts) == ("Or", "2 pions · réserve 30")
    assert (board.side(othello, 0).name, board.side(othello, 0).facts) == ("Noir", "2 pions")


def test_a_move_in_words_says_what_it_turns() -> None:
    board = ReversiBoard("en")
    assert board.label(table().match.position.view(0), "e3") == "e3 · turns 1 disc"
