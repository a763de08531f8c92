"""Variations: the tree, what can be done with it, and its text in a record."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galerie.core import BadRecord, Line, Node, Record, Refusal, Tree, Variation
from galerie.core.record import loads
from galerie.core.variations import LONGEST_NAME, MOST_VARIATIONS
from galerie.texts import LANGUAGES, explain

TEXT = """\
galerie record 2
game: reversi
rules: 1
seat 0: Alice
seat 1: Bruno

0 c5
1 c4
0 e3

variation of 0 after 1: Diagonal
1 e6
0 f5

variation of 1 after 2
0 f4
"""


def line(text: str) -> tuple[Line, ...]:
    return tuple(Line(number % 2, move) for number, move in enumerate(text.split()))


@st.composite
def trees(draw: st.DrawFn) -> Tree:
    """Trees grown move by move at random nodes, with few moves so that some are tried again."""
    grown = Tree(line("a b c d")[: draw(st.integers(0, 4))])
    for number in range(draw(st.integers(0, 12))):
        node = draw(st.sampled_from([*grown.nodes()]))
        grown, _ = grown.with_move(node, Line(0, draw(st.sampled_from("abx"))))
        if grown.variations:
            chosen = draw(st.integers(1, len(grown.variations)))
            grown = grown.named(chosen, draw(st.sampled_from(["", f"name {number}"])))
    return grown


def paths(tree: Tree) -> set[tuple[Line, ...]]:
    return {tree.path(node) for node in tree.nodes()}


def code(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        loads(text)
    for language in LANGUAGES:
        assert explain(language, caught.value)
    return caught.value.code


def test_a_record_with_variations_reads_as_documented() -> None:
    record = loads(TEXT)
    assert str(record) == TEXT
    assert record.variations == (
        Variation(0, 1, (Line(1, "e6"), Line(0, "f5")), "Diagonal"),
        Variation(1, 2, (Line(0, "f4"),)),
    )


def test_a_record_without_variations_can_still_be_read_by_releases_that_know_none() -> None:
    assert str(replace(loads(TEXT), variations=())).startswith("galerie record 1\n")


@given(trees())
def test_what_is_written_is_read_back(grown: Tree) -> None:
    record = Record("game", 1, (), ("A", "B"), grown.main, variations=grown.variations)
    assert loads(str(record)) == record
    assert loads(str(record).replace("\n", "\r\n")) == record


@pytest.mark.parametrize(
    ("written", "instead", "wanted"),
    [
        ("galerie record 2", "galerie record 1", "record-line"),
        ("variation of 0 after 1", "variation of 1 after 1", "record-variation"),
        ("variation of 0 after 1", "variation of 0 after -1", "record-line"),
        ("variation of 0 after 1", "variant of 0 after 1", "record-line"),
        ("variation of 1 after 2", "variation of 1 after 1", "record-variation"),
        ("variation of 1 after 2", "variation of 1 after 4", "record-variation"),
        ("variation of 1 after 2", "variation of 3 after 2", "record-variation"),
        ("variation of 1 after 2", "variation of 99999 after 2", "record-line"),
        ("variation of 1 after 2\n0 f4\n", "variation of 1 after 2\n", "record-variation"),
        ("\n\nvariation of 1", "\n\n\nvariation of 1", "record-line"),
        ("0 f4\n", "0 !resign\n", "record-line"),
        ("0 f4\n", "f4\n", "record-line"),
        ("Diagonal", "x" * (LONGEST_NAME + 1), "record-variation"),
    ],
)
def test_variations_that_cannot_be_there_are_refused(written: str, instead: str, wanted: str) -> None:
    assert written in TEXT
    assert code(TEXT.replace(written, instead)) == wanted


def test_the_number_of_variations_is_limited() -> None:
    most = "".join("\nvariation of 0 after 0\n0 c5\n" for _ in range(MOST_VARIATIONS))
    start = TEXT[: TEXT.index("\nvariation")]
    assert len(loads(start + most).variations) == MOST_VARIATIONS
    assert code(start + most + "\nvariation of 0 after 0\n0 c5\n") == "record-line"
    full = Tree(line("c5"), loads(start + most).variations)
    with pytest.raises(Refusal, match="variations many"):
        full.with_move(Node(0, 0), Line(0, "d6"))


def test_a_move_that_the_tree_has_changes_nothing_another_begins_a_variation_or_prolongs_one() -> None:
    game = Tree(line("a b c"))
    same, node = game.with_move(Node(0, 1), Line(1, "b"))
    assert (same, node) == (game, Node(0, 2))
    grown, node = game.with_move(Node(0, 1), Line(1, "x"))
    assert grown.variations == (Variation(0, 1, (Line(1, "x"),)),)
    assert node == Node(1, 2)
    grown, node = grown.with_move(node, Line(0, "y"))
    assert grown.variations == (Variation(0, 1, (Line(1, "x"), Line(0, "y"))),)
    assert grown.with_move(Node(0, 1), Line(1, "x")) == (grown, Node(1, 2))
    after_the_end, node = game.with_move(Node(0, 3), Line(1, "z"))
    assert after_the_end.main == game.main
    assert after_the_end.variations == (Variation(0, 3, (Line(1, "z"),)),)


@given(trees())
def test_every_node_is_found_by_its_path_and_followed_by_what_follows_it(grown: Tree) -> None:
    nodes = [*grown.nodes()]
    assert len(paths(grown)) == len(nodes)
    for node in nodes:
        assert grown.node(*node) == node
        assert grown.find(grown.path(node)) == node
        for after in grown.following(node):
            assert after in nodes
            assert grown.path(after)[:-1] == grown.path(node)


@given(trees(), st.data())
def test_a_variation_is_deleted_with_those_that_branch_off_from_it(grown: Tree, data: st.DataObject) -> None:
    if not grown.variations:
        return
    number = data.draw(st.integers(1, len(grown.variations)))
    found = grown.variation(number)
    begun = grown.line(number)[: found.after + 1]
    assert paths(grown.without(number)) == {path for path in paths(grown) if path[: len(begun)] != begun}


@given(trees(), st.data())
def test_promoting_a_variation_keeps_every_position_and_the_game(grown: Tree, data: st.DataObject) -> None:
    if not grown.variations:
        return
    number = data.draw(st.integers(1, len(grown.variations)))
    moved = grown.variation(number)
    promoted = grown.promoted(number)
    assert paths(promoted) == paths(grown)
    assert promoted.main == grown.main
    before, after = (
        [each.path(node)[-1] for node in each.following(each.find(grown.line(number)[: moved.after]))]
        for each in (grown, promoted)
    )
    place = before.index(moved.lines[0])
    played = int(moved.after < len(grown.main))
    assert after.index(moved.lines[0]) == (0 if moved.of else max(place - 1, played))


def test_promoting_swaps_a_variation_with_the_rest_of_what_it_branches_off_from() -> None:
    grown = Tree(line("a b"), (Variation(0, 1, line("x y z"), "one"), Variation(1, 2, line("p q"), "two")))
    promoted = grown.promoted(2)
    assert promoted.variations == (
        Variation(0, 1, (Line(0, "x"), *line("p q")), "one"),
        Variation(1, 2, (Line(1, "y"), Line(0, "z"))),
    )


def test_a_name_is_cleaned_and_limited_and_the_game_has_none() -> None:
    grown = Tree(line("a"), (Variation(0, 0, line("b")),))
    assert grown.named(1, "  two \n words ").variation(1).name == "two words"
    attempts: list[tuple[Callable[[], object], str]] = [
        (lambda: grown.named(1, "x" * (LONGEST_NAME + 1)), "variation-name-long"),
        (lambda: grown.named(0, "x"), "variation-game"),
        (lambda: grown.without(0), "variation-game"),
        (lambda: grown.promoted(2), "variation-unknown"),
        (lambda: grown.node(1, 2), "variation-ply"),
        (lambda: grown.node(2, 0), "variation-unknown"),
    ]
    for refused, wanted in attempts:
        with pytest.raises(Refusal) as caught:
            refused()
        assert caught.value.code == wanted


def test_a_node_before_a_variation_begins_is_one_of_what_it_branches_off_from() -> None:
    grown = Tree(line("a b c"), (Variation(0, 1, line("x y")), Variation(1, 2, line("z"))))
    assert [grown.node(2, ply) for ply in range(4)] == [Node(0, 0), Node(0, 1), Node(1, 2), Node(2, 3)]
