from dataclasses import replace
from types import SimpleNamespace

import pytest
from rich.color import Color, ColorSystem

from galerie.games import GAMES, part
from galerie.games.reversi.terminal.board import ReversiBoard
from galerie.games.solo.rules.tokens import TOKENS
from galerie.games.solo.terminal.board import HIDDEN, LOST, UP, WINNABLE, SoloBoard
from galerie.terminal.boards import board_of
from galerie.terminal.discs import DISCS, GLASS, POINTED, POINTED_AFAR, DiscBoard
from galerie.texts import maybe
from tests.terminal.stages import solo, table


def test_every_game_has_a_board() -> None:
    assert all(board_of(game).game == name for name, game in GAMES.items())


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if part(game, "terminal")])
def test_every_message_that_a_board_or_a_page_shows_is_written(name: str, language: str) -> None:
    pages = (f"{name}-{word}" for word in ("name", "about"))
    assert [each for each in (*board_of(GAMES[name]).rules, *pages) if maybe(language, each) is None] == []


def test_a_board_of_discs_has_as_many_squares_as_its_game_says() -> None:
    class Small(DiscBoard):
        game, columns, rows = "small", 4, 10
        sign_width = 1

    view = SimpleNamespace(board="g" + "." * 38 + "b")
    rows = Small("en").text(view).splitlines()
    assert (rows[0], rows[1], rows[10]) == ("   a b c d", " 1 ○ · · ·", "10 · · · ●")
    assert (Small.names[-1], Small.cursor, Small.least[0] < DiscBoard.__subclasses__()[0].least[0]) == ("d10", 19, True)


def test_backgrounds_are_distinct_in_a_256_colour_terminal() -> None:
    tokens = (HIDDEN[0], WINNABLE[0], LOST[0], *(ground for ground, _ in UP.values()))
    grounds = {*GLASS, POINTED, POINTED_AFAR, *DISCS.values(), *tokens}
    poor = {Color.parse(ground).downgrade(ColorSystem.EIGHT_BIT).number for ground in grounds}
    assert len(poor) == len(grounds)


@pytest.mark.rule("REV-02")
def test_the_board_as_text_begins_with_a1() -> None:
    text = ReversiBoard("fr").text(table().match.position.view(None))
    rows = text.splitlines()
    assert rows[0] == "  a b c d e f g h"
    assert rows[4:6] == ["4 · · · ○ ● · · ·", "5 · · · ● ○ · · ·"]


@pytest.mark.rule("REV-01", "REV-14")
def test_a_side_shows_its_reserve_if_there_is_one() -> None:
    board = ReversiBoard("fr")
    base, othello = (table(*options).match.position.view(0) for options in ((), ("othello",)))
    assert (board.side(base, 0).name, board.side(base, 0).facts) == ("Or", ("2 pions · réserve 30",))
    assert (board.side(othello, 0).name, board.side(othello, 0).facts) == ("Noir", ("2 pions",))


def test_a_move_in_words_says_what_it_turns() -> None:
    board = ReversiBoard("en")
    assert board.label(table().match.position.view(0), "e3") == "e3 · turns 1 disc"


@pytest.mark.rule("REV-31")
def test_tokens_as_text_are_face_down_or_named() -> None:
    at = solo()
    at.play(0, "ge3")
    view = at.match.position.view(None)
    rows = SoloBoard("en").text(view).splitlines()
    assert rows[0] == "  a   b   c   d   e   f   g   h"
    assert rows[1] == "1 ·   ·   ?   ·   ·   ?   ·   ·"
    assert rows[2] == f"2 ·   ?   ·   ?   {view.tokens['e2']:3} ·   ?   ·"
    assert rows[4] == "4 ·   ?   ·   ○   ○   ·   ?   ·"


@pytest.mark.rule("REV-42", "REV-43")
def test_the_tray_shows_the_tokens_won_and_in_values_their_sum() -> None:
    board = SoloBoard("en")
    plain, values = (solo(*options).match.position.view(0) for options in ((), ("values",)))
    won, all_won = ("g7", "b10", "b0", "g1", "g0", "b0"), tuple(map(str, TOKENS))
    assert board.side(plain, 0).facts == ("0/24 won · 24 hidden",)
    assert board.side(replace(plain, won=won, lost=("c1",)), 0).facts == (
        "6/24 won · 24 hidden",
        "1 × out of reach",
        "○ 1 7 –",
        "● 10 ––",
    )
    assert board.side(replace(values, won=won, score=18), 0).facts[1] == "sum 18 · 3/4 blanks"
    assert board.side(replace(values, won=all_won, score=220), 0).facts[1] == "sum 110 × 2 = 220"


def test_the_history_shows_a_placement_in_the_colour_of_its_disc() -> None:
    board, view = SoloBoard("en"), solo().match.position.view(0)
    gold, black = (board.mover(view, 0, move).colour for move in ("gd3", "bd3"))
    assert gold != black


def test_stopping_has_a_label_too() -> None:
    assert SoloBoard("en").label(solo().match.position.view(0), "stop") == "stop"
