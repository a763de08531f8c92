"""Puzzles of every game as a page to print."""

import re

import pytest

from galerie.games import GAMES
from galerie.study.puzzles import puzzles
from galerie.svg import draw_view
from galerie.terminal.board import labelled
from galerie.terminal.boards import board_of
from galerie.terminal.sheet import page


@pytest.mark.parametrize("name", [name for name in GAMES if puzzles(name)])
def test_the_puzzles_of_a_game_are_drawn_as_their_player_sees_them(name: str) -> None:
    first, second, *_ = puzzles(name).values()
    text = page(GAMES[name], "fr", [first, second])
    one, other = (
        draw_view(GAMES[name], puzzle.start().position.view(puzzle.seat), seat=puzzle.seat)
        for puzzle in (first, second)
    )
    assert one in text
    assert other in text
    assert one != other


def test_a_sheet_says_which_side_is_yours_and_tells_the_answers_in_words() -> None:
    first = next(iter(puzzles("reversi").values()))
    text = page(GAMES["reversi"], "en", [first])
    assert re.search("You: (Gold|Black)</small>", text)
    assert re.search(f"Best: {first.answers[0]} · turns", text)


def test_an_answer_that_words_leave_open_is_told_by_its_notation_too() -> None:
    board = board_of(GAMES["solo"])("en")
    first = next(iter(puzzles("solo").values()))
    board.view = first.start().position.view(0)
    assert labelled(board, first.answers[:1]).endswith(f" ({first.answers[0]})")
