"""Matches as a person begins, plays, records and opens them, in every game."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import galerie
from galerie import BadNotation, BadOption, BadRecord, IllegalMove, Match, Refusal
from galerie.core import NATURE
from galerie.games import GAMES


def random_match(name: str, seed: int, plies: int = 40, **options: Any) -> Match:
    rng, match = Random(seed), galerie.new(name, seed=seed, **options)
    for _ in range(plies):
        if not match.to_move:
            break
        seat = rng.choice(sorted(match.to_move))
        match = match.play(rng.choice(list(match.moves(seat))), seat=seat)
    return match


@pytest.mark.parametrize("name", [*GAMES])
def test_a_match_waits_for_players_only_and_the_same_seed_and_moves_give_it_again(name: str) -> None:
    match = galerie.new(name, seed=3)
    assert match.to_move
    assert match.to_move == match.to_act
    one, other = random_match(name, 3), random_match(name, 3)
    assert one == other
    assert one.log == other.log
    assert one.outcome or (one.to_move and NATURE not in one.to_act)


@pytest.mark.parametrize("name", [*GAMES])
def test_a_record_gives_the_match_again(name: str, tmp_path: Path) -> None:
    match = random_match(name, 5, 12)
    if not match.outcome:
        match = match.play("!resign", seat=0)
    names = [f"player {seat}" for seat in range(match.seats)]
    file = tmp_path / "game.txt"
    file.write_text(str(match.record(names)), encoding="utf-8")
    assert galerie.load(file) == galerie.load(str(file)) == galerie.load(str(match.record())) == match
    assert match.record(names).seats == tuple(names)


@pytest.mark.parametrize("name", [*GAMES])
def test_a_match_prints_as_what_a_spectator_sees(name: str) -> None:
    match = random_match(name, 1, 6)
    assert str(match) == str(match.view())
    assert len(str(match).splitlines()) > 2


def test_a_match_says_in_a_line_how_it_stands() -> None:
    match = galerie.new("reversi")
    assert repr(match) == "<Match of reversi after 0 moves: 0 to move>"
    assert repr(match.play("e3")) == "<Match of reversi after 1 move: 1 to move>"
    assert repr(match.play("!resign")) == "<Match of reversi after 0 moves: over, resigned>"
    assert repr(Match.begin(GAMES["deflecto"])) == "<Match of deflecto after 0 moves: chance to move>"
    assert repr(galerie.new("reflecto", first="gerda")) == "<Match of reflecto after 0 moves: 0, 1 to move>"


def test_a_match_without_a_seed_chooses_one() -> None:
    first, second = galerie.new("solo"), galerie.new("solo")
    assert first.seed != second.seed
    again = galerie.new("solo", seed=first.seed)
    assert galerie.play_out(again, ["child"], seed=1) == galerie.play_out(first, ["child"], seed=1)


def test_a_deal_is_the_same_whatever_is_played() -> None:
    """What lies face down is turned up as the seed says, in whatever order."""

    def turned(order: Random) -> dict[Any, Any]:
        match = galerie.new("solo", seed=9)
        while match.to_move:
            match = match.play(order.choice(list(match.legal_moves)))
        return {event.move.square: event.move for event in match.line if event.seat == NATURE}

    one, other = turned(Random(1)), turned(Random(2))
    common = one.keys() & other.keys()
    assert len(common) > 3
    assert all(one[square] == other[square] for square in common)


def test_forced_moves_are_made() -> None:
    match = galerie.new("reversi")
    rng, plies = Random(0), 0
    while match.to_move:
        match = match.play(rng.choice(list(match.legal_moves)))
        plies += 1
    assert match.line.forced or plies == len(match.line) or any(str(event.move) == "pass" for event in match.line)
    assert not match.legal_moves


def test_a_move_is_a_text_or_a_move_and_its_seat_is_understood() -> None:
    match = galerie.new("reversi", othello=True)
    (first, *_) = match.legal_moves
    assert match.play(first) == match.play(str(first)) == match.play("d3", seat=0) == match.play(" d3 ")
    assert str(match.legal_moves) == "<Moves d3, c4, f5, e6>"


def code(act: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        act()
    return refusal.value.code


def test_where_several_may_move_the_seat_has_to_be_named() -> None:
    match = galerie.new("reflecto", first="gerda")
    assert code(lambda: match.legal_moves) == "seat-needed"
    assert code(lambda: match.play("set PIANO 3*15*24")) == "seat-needed"
    assert match.play("set PIANO 3*15*24", seat=0).to_move == {1}


def test_what_is_not_possible_is_refused_and_changes_nothing() -> None:
    match = galerie.new("reversi", othello=True)
    over = match.play("!resign")
    assert code(lambda: galerie.new("chess")) == "game-unknown"
    assert code(lambda: galerie.new("reversi", seats=3)) == "seats-wrong"
    assert code(lambda: galerie.new("reversi", blitz=True)) == "option-unknown"
    assert code(lambda: galerie.new("reversi", othello="yes")) == "option-value"
    assert code(lambda: over.play("d3")) == "game-over"
    assert code(lambda: match.play("d3", seat=1)) == "not-your-turn"
    assert code(lambda: match.play("d3", seat=7)) == "conduct-not-yours"
    assert code(lambda: galerie.load("nowhere.txt")) == "file-unreadable"
    refused: list[tuple[type[Refusal], Callable[[], object]]] = [
        (BadOption, lambda: galerie.new("deflecto", level=9)),
        (BadNotation, lambda: match.play("set PIANO 3*15*24")),
        (IllegalMove, lambda: match.play("a1")),
        (BadRecord, lambda: galerie.load("galerie record 9\n")),
    ]
    for kind, act in refused:
        with pytest.raises(kind):
            act()
    assert match == galerie.new("reversi", othello=True)


@pytest.mark.parametrize("name", [*GAMES])
def test_a_move_of_another_game_is_refused_unless_it_means_the_same(name: str) -> None:
    match = random_match(name, 2, 3)
    seat = min(match.to_move)
    legal = match.moves(seat).texts
    for other in {*GAMES} - {name}:
        elsewhere = random_match(other, 2, 3)
        for move in [*elsewhere.moves(min(elsewhere.to_move))][:20]:
            if str(move) in legal:
                assert match.play(move, seat=seat) == match.play(str(move), seat=seat)
            else:
                with pytest.raises((BadNotation, IllegalMove)):
                    match.play(move, seat=seat)


def test_a_finished_match_is_reviewed_and_others_are_not() -> None:
    match = galerie.new("solo", seed=2)
    assert code(lambda: galerie.review(match)) == "review-early"
    over = match.play(next(iter(match.legal_moves))).play("!resign")
    record = str(over.record())
    assert code(lambda: galerie.review(galerie.load(record))) == "review-dealt"
    assert galerie.review(galerie.load(record, seed=2)).details


@pytest.mark.parametrize("name", galerie.GAMES)
def test_a_text_is_among_the_legal_moves_like_the_move_it_means(name: str) -> None:
    match = galerie.new(name, seed=1)
    moves = match.moves(min(match.to_move))
    assert moves.texts[0] in moves
    assert "nonsense" not in moves
