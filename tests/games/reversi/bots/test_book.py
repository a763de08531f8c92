"""The opening book and how it is made."""

import lzma
from collections import Counter
from pathlib import Path

import pytest
from tools import reversi_book
from tools.reversi_book import START, Tree, board_of, grown, key_of

from galerie.discs.board import CROSSWISE, NAMES
from galerie.discs.symmetries import SYMMETRIES, moved, moved_set, normal
from galerie.games.reversi.bots import book
from galerie.games.reversi.bots.book import book_moves, packed, unpacked
from galerie.games.reversi.bots.search import Board

GOLD, BLACK = CROSSWISE


def turned(board: Board, symmetry: int) -> Board:
    return Board(moved_set(board.own, symmetry), moved_set(board.other, symmetry), board.one_line, board.last_wins)


def test_the_file_is_small_and_every_move_in_it_is_legal_and_listed_best_first() -> None:
    assert book.FILE.stat().st_size < 300_000
    assert len(book.book()) >= 1000
    for (own, other), moves in book.book().items():
        assert normal(own, other)[:2] == (own, other)
        legal = dict(board_of((own, other)).following())
        assert moves
        assert {code for code, _ in moves} <= {*legal}
        values = [value for _, value in moves]
        assert values == sorted(values, reverse=True)


def test_a_position_is_found_however_it_is_turned() -> None:
    after = dict(START.following())
    reply = after[book_moves(START)[0][0]]
    known = book_moves(reply)
    assert known
    for each in SYMMETRIES:
        assert Counter(book_moves(turned(reply, each))) == Counter((moved(code, each), value) for code, value in known)


def test_moves_that_are_images_of_each_other_are_all_returned() -> None:
    assert sorted(NAMES[code] for code, _ in book_moves(START)) == ["c4", "d3", "e6", "f5"]
    assert len({value for _, value in book_moves(START)}) == 1


def test_the_base_game_uses_it_but_not_one_line() -> None:
    base = Board(GOLD, BLACK, one_line=False, last_wins=True)
    assert sorted(NAMES[code] for code, _ in book_moves(base)) == ["c5", "d6", "e3", "f4"]
    assert book_moves(Board(GOLD, BLACK, one_line=True, last_wins=True)) == []


def test_an_unknown_position_has_no_moves() -> None:
    assert book_moves(Board(1, 2, one_line=False, last_wins=False)) == []


def test_without_the_file_nothing_is_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(book, "FILE", tmp_path / "book.xz")
    book.book.cache_clear()
    assert book_moves(START) == []
    book.book.cache_clear()


def test_a_book_is_the_same_after_the_file() -> None:
    entries = {(3, 4): ((19, -250), (63, -251)), (1, 2): ((0, 1200),)}
    assert unpacked(packed(entries)) == entries
    assert packed(entries) == packed(dict(reversed(entries.items())))


def test_values_come_back_from_the_ends_of_the_tree() -> None:
    tree = Tree()
    root = key_of(START)
    code = next(code for code, _ in board_of(root).following())
    tree.add(root, {code: 100})
    assert tree.values()[root] == {code: 100}
    child = tree.after[root, code]
    replies = [reply for reply, _ in board_of(child).following()]
    tree.add(child, {replies[0]: -300, replies[1]: -20})
    assert [*tree.values()[child].values()] == [-20, -300]
    assert tree.values()[root] == {code: 20}


def test_the_cheapest_lines_are_explored_first_and_bad_moves_dropped() -> None:
    tree = Tree()
    root = key_of(START)
    code = next(code for code, _ in board_of(root).following())
    tree.add(root, {code: 0})
    child = tree.after[root, code]
    good, fair, bad = (reply for reply, _ in board_of(child).following())
    tree.add(child, {good: 0, fair: -40, bad: -400})
    costs = {key: cost for cost, key in tree.leaves(each_disc=10, dropped=100)}
    assert costs == {tree.after[child, good]: 20, tree.after[child, fair]: 60}


def test_a_small_book_is_made_again_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trees = [grown(12, nodes=1000, margin=400, each_disc=25, dropped=250, workers=1) for _ in range(2)]
    assert len(trees[0].moves) == 12
    assert trees[0].values() == trees[1].values()
    out = tmp_path / "book.xz"
    monkeypatch.setattr("sys.argv", ["reversi_book", "--positions", "5", "--nodes", "1000", "--out", str(out)])
    reversi_book.main()
    assert len(unpacked(lzma.decompress(out.read_bytes()))) == 5
