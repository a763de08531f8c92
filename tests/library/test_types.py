"""A type checker knows the moves and views of a match: `make static` checks what is asserted here."""

from random import Random
from typing import Any, assert_type

import galerie
from galerie import Match, Moves
from galerie.games import reversi
from galerie.games.reversi import Move, Options, View


def greedy(view: View, seat: int, rng: Random) -> str:
    return max(view.turns, key=lambda move: len(view.turns[move]))


def test_a_match_of_a_game_is_typed_from_end_to_end() -> None:
    match = galerie.new(reversi.GAME, othello=True)
    assert_type(match, Match[Move, View, Options])
    assert_type(match.legal_moves, Moves[Move])
    assert_type(match.view(0), View)
    assert_type(match.play("d3"), Match[Move, View, Options])
    assert_type(match.options, Options)
    played = galerie.play_out(match, ["child", greedy], seed=1)
    assert_type(played, Match[Move, View, Options])
    assert played.outcome


def test_a_match_begun_by_name_is_of_any_game() -> None:
    match = galerie.new("reversi")
    assert_type(match, Match[Any, Any, Any])
    assert_type(galerie.load(str(match.record())), Match[Any, Any, Any])
