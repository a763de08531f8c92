"""Set-ups and guesses can be spelt: what may follow the words so far."""

from random import Random
from string import ascii_uppercase

import pytest

from galerie.games.reflecto import Options, parse
from galerie.games.reflecto.rules.board import GERDA, QUEEN
from galerie.games.reflecto.rules.position import start
from tests.games.reflecto.diagrams import opening


def follows(text: str, **options: object) -> list[str]:
    board = start(2, Options(first="gerda", **options))  # type: ignore[arg-type]  # options as they come
    return board.moves(GERDA).completions(text)


@pytest.mark.rule("REF-04")
def test_only_letters_that_lead_to_a_word_are_offered() -> None:
    assert follows("") == ["set "]
    assert {*follows("set ")} <= {*ascii_uppercase}
    assert "O" in follows("set PIAN")
    assert "B" not in follows("set PIAN")
    assert follows("set PIANO") == [" "]
    assert follows("set XQZ") == []


@pytest.mark.rule("REF-04")
def test_where_any_letters_are_allowed_all_of_them_are_offered() -> None:
    assert follows("set XQZ", words="free") == [*ascii_uppercase]
    assert follows("set XQZXQ", words="free") == [" "]


@pytest.mark.rule("REF-05")
def test_every_screen_is_put_up_once() -> None:
    assert sorted(follows("set PIANO ")) == ["*", "1", "2", "3", "4", "5"]
    assert sorted(follows("set PIANO 3*15*")) == ["2", "4"]
    assert follows("set PIANO 3*15*24") == [""]
    assert follows("set PIANO 33") == []


@pytest.mark.rule("REF-64")
def test_figures_are_asked_for_where_the_player_chooses_some() -> None:
    assert follows("set PIANO 3*15*24", gerda_figures="some") == [" #"]
    assert follows("set PIANO 3*15*24 #", gerda_figures="some") == ["1", "2", "3", "4", "5"]
    assert follows("set PIANO 3*15*24 #13", gerda_figures="some") == ["", "4", "5"]
    assert follows("set PIANO 3*15*24 #", gerda_figures="all") == []


@pytest.mark.rule("REF-66")
def test_a_word_is_cut_into_as_many_pieces_as_there_are_tiles_or_not_at_all() -> None:
    cut = {"gerda_letters": 8, "gerda_free_spread": True}
    assert "/" in follows("set PAT", **cut)
    assert "/" not in follows("set PAT/", **cut)
    assert follows("set PAT/I/N/AG", **cut) == ["/"]
    assert follows("set PATINAGE", **cut) == [" "]
    assert follows("set PAT/I/N/A/GE", **cut) == [" "]
    assert "/" not in follows("set PAT", gerda_letters=8)


@pytest.mark.rule("REF-44")
def test_a_guess_has_as_many_letters_as_the_other_word() -> None:
    board = opening(queen="set PIANISTE 3*15*24", queen_letters=8)
    moves = board.moves(GERDA)
    assert "guess " in moves.completions("")
    assert moves.completions("guess ") == moves.completions("guess XXXXXXX") == [*ascii_uppercase]
    assert moves.completions("guess XXXXXXXX") == [""]
    assert parse("guess XXXXXXXX") in moves
    assert parse("guess XXXXX") not in moves
    assert board.moves(QUEEN).completions("") == []


@pytest.mark.parametrize("seed", range(20))
def test_a_turn_is_spelt_step_by_step(seed: int) -> None:
    rng, moves, text = Random(seed), opening().moves(GERDA), ""
    while part := rng.choice(moves.completions(text)):
        text += part
    assert parse(text) in moves
