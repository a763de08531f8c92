"""The puzzles of Déflecto: what they ask for is found by brute force too, and what is false is caught."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import msgspec
import pytest

from galerie.games.deflecto import Deflecto, Lay
from galerie.games.deflecto.puzzles import KINDS, graded, searched
from galerie.games.deflecto.puzzles.search import two_tiles
from galerie.games.deflecto.rules.figures import BY_TEXT
from galerie.games.deflecto.rules.placements import Lengths, lengths
from galerie.study.proving import verified
from galerie.study.puzzles import Puzzle, prove, puzzles
from tests.games.deflecto.boards import table, without_tiles

SET = puzzles("deflecto")
SMALLEST = {kind: min((each for each in SET.values() if each.kind == kind), key=lambda each: each.id) for kind in KINDS}


def at(puzzle: Puzzle) -> Deflecto:
    return cast("Deflecto", puzzle.start().position)


def laid(position: Deflecto) -> Iterator[tuple[str, Deflecto]]:
    """Every tile of the player to move, laid on the board; whose turn it is then changes, and nothing else."""
    for move in position.moves(position.turn):
        if isinstance(move, Lay):
            board = position.board.laid(position.board.grid.numbers[move.square], BY_TEXT[move.figure])
            yield str(move), replace(position, board=board, turn=1 - position.turn)


def worst(position: Deflecto, seat: int, kind: str) -> int:
    """What is left to a seat after the reply that is worst for it, all of them being tried."""

    def worth(now: Lengths) -> int:
        return -now[seat] if kind == "save" else now[1 - seat] - now[seat]

    return min((worth(lengths(after.board)) for _, after in laid(position)), default=worth(lengths(position.board)))


def test_all_kinds_and_most_grades_are_in_the_set() -> None:
    assert {each.kind for each in SET.values()} == {*KINDS}
    assert {each.grade for each in SET.values()} == {1, 2, 3, 4, 5}
    assert {each.options for each in SET.values()} == {"lot=no", "level=2 lot=no"}


def test_the_longest_detour_is_the_longest_of_all_that_spare_ones_own_path() -> None:
    for puzzle in (each for each in SET.values() if each.kind == "lengthen"):
        position, seat = at(puzzle), puzzle.seat
        was = lengths(position.board)
        after = {move: lengths(found.board) for move, found in laid(position)}
        spared = {move: found[1 - seat] for move, found in after.items() if found[seat] == was[seat]}
        best = max(spared.values())
        assert {move for move, length in spared.items() if length == best} == {*puzzle.answers}
        assert (puzzle.facts, puzzle.why["best"]) == ({"own": was[seat], "other": was[1 - seat]}, best)
        assert puzzle.why["next"] == max(length for length in spared.values() if length < best)


@pytest.mark.parametrize("kind", ["save", "duel"])
def test_the_best_tile_after_the_best_answer_is_found_by_trying_all_pairs(kind: str) -> None:
    puzzle = SMALLEST[kind]
    left = {move: worst(after, puzzle.seat, kind) for move, after in laid(at(puzzle))}
    best = max(left.values())
    assert {move for move, worth in left.items() if worth == best} == {*puzzle.answers}
    second = max(worth for worth in left.values() if worth < best)
    proof = prove(puzzle)
    assert proof.value == best
    if kind == "save":
        assert (puzzle.why["best"], puzzle.why["next"]) == (-best, -second)
    else:
        assert puzzle.why["loss"] == best - second


def test_a_saved_path_keeps_its_length_and_no_other_tile_keeps_it() -> None:
    for puzzle in (each for each in SET.values() if each.kind == "save"):
        assert puzzle.why["best"] == puzzle.facts["own"]
        assert int(puzzle.why["next"]) > int(puzzle.facts["own"])


def test_an_opponent_without_tiles_changes_nothing() -> None:
    position = without_tiles(table(level=1), 1)
    search = two_tiles(position, lambda own, other: other - own)
    assert search.best == 2
    assert {each.reply for each in search.outlooks.values()} == {None}


def test_what_looks_better_at_first_sight_makes_a_duel_harder() -> None:
    duels = [each for each in SET.values() if each.kind == "duel"]
    for puzzle in duels:
        position, seat = at(puzzle), puzzle.seat
        sight = {move: lengths(after.board) for move, after in laid(position)}
        leads = {move: found[1 - seat] - found[seat] for move, found in sight.items()}
        tempting = [move for move in leads if move not in puzzle.answers and leads[move] >= leads[puzzle.answers[0]]]
        assert bool(tempting) == (puzzle.grade > 3)
        assert graded(position, "duel", searched(position, "duel")) == puzzle.grade


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_answer_is_caught(kind: str) -> None:
    puzzle = SMALLEST[kind]
    assert verified(puzzle).faults == ()
    worse = next(move for move, _ in laid(at(puzzle)) if move not in puzzle.answers)
    for answers in ((worse,), (*puzzle.answers, worse)):
        planted = msgspec.structs.replace(puzzle, answers=answers)
        assert any(fault.code == "proof-answers" for fault in verified(planted).faults)
