"""Exploring recorded games: nodes as matches, moves tried by the rules, what chance does in a variation."""

from dataclasses import replace

import pytest

from galerie.core import NATURE, BadRecord, IllegalMove, Line, Node, Record, Refusal, Variation
from galerie.core.record import loads
from galerie.games import GAMES
from galerie.study.exploring import Exploration
from tests.study.records import random_record

TEXT = """\
galerie record 2
game: reversi
rules: 1
seat 0: Alice
seat 1: Bruno

0 c5
1 c4
0 e3
1 !resign

variation of 0 after 1: Diagonal
1 e6
0 f5

variation of 1 after 2
0 f4
"""


def test_a_node_is_the_match_after_its_path() -> None:
    exploration = Exploration.of(loads(TEXT))
    assert exploration.is_over
    for node in exploration.tree.nodes():
        match = exploration.match(node)
        assert tuple(event.line for event in match.line) == exploration.tree.path(node)
        assert exploration.matches(node.variation)[node.ply] == match
    exploration.check()


def test_plies_are_counted_in_the_moves_that_stand() -> None:
    taken_back = TEXT.replace("0 e3\n", "0 e3\n0 !takeback\n1 !agree\n0 e3\n")
    assert Exploration.of(loads(taken_back)).tree == Exploration.of(loads(TEXT)).tree


def test_a_variation_that_begins_after_the_end_of_the_game_is_refused() -> None:
    late = loads(TEXT.replace("of 0 after 1", "of 0 after 4").replace("of 1 after 2", "of 1 after 5"))
    with pytest.raises(BadRecord) as caught:
        Exploration.of(late)
    assert caught.value.code == "record-variations"


@pytest.mark.parametrize(
    ("variation", "line", "instead"), [(1, "1 e6", "1 a1"), (1, "0 f5", "1 f5"), (2, "0 f4", "0 nonsense")]
)
def test_a_line_of_a_variation_that_the_rules_refuse_is_named_by_its_number(
    variation: int, line: str, instead: str
) -> None:
    broken = TEXT.replace(f"{line}\n", f"{instead}\n")
    number = TEXT.splitlines().index(line) + 1
    with pytest.raises(BadRecord) as caught:
        Exploration.of(loads(broken)).check()
    assert caught.value.details == {"line": instead, "number": number}
    with pytest.raises(BadRecord) as again:
        Exploration.of(loads(broken)).matches(variation)
    assert again.value.details == caught.value.details


def test_a_move_is_tried_by_the_rules() -> None:
    exploration = Exploration.of(loads(TEXT))
    grown, node = exploration.tried(Node(0, 2), 0, "D3")
    assert node == Node(3, 3)
    assert grown.record.variations[2] == Variation(0, 2, (Line(0, "d3"),))
    assert loads(str(grown.record)) == grown.record
    for seat, move, code in [
        (0, "a1", "reversi-flanks-nothing"),
        (1, "c3", "not-your-turn"),
        (0, "!resign", "variation-conduct"),
    ]:
        with pytest.raises(IllegalMove) as caught:
            exploration.tried(Node(0, 2), seat, move)
        assert caught.value.code == code


def test_forced_moves_are_made() -> None:
    """After these moves the next seat has to pass (REV-08)."""
    lines = "0 d3,1 c3,0 e6,1 d2,0 d1,1 e1,0 b2"
    moves = tuple(Line(int(row[0]), row[2:]) for row in lines.split(","))
    game = GAMES["reversi"]
    record = Record("reversi", 1, ("othello",), ("", ""), (*moves, Line(0, "!resign")), game.lexicon())
    exploration, node = Exploration.of(record).tried(Node(0, 7), 1, "c1")
    assert exploration.tree.path(node)[-2:] == (Line(1, "c1"), Line(0, "pass"))


@pytest.mark.parametrize("seed", range(3))
def test_chance_does_what_it_did_in_the_game_where_it_can(seed: int) -> None:
    """In solo a token is the same wherever it is turned up."""
    exploration = Exploration.of(random_record("solo", seed))
    tokens = {line.move for line in exploration.tree.main if line.seat == NATURE}
    known = {move.partition("=")[0] for move in tokens}
    seen = 0
    for ply, match in enumerate(exploration.matches(0)):
        if 0 not in match.to_act:
            continue
        for move in match.moves(0).texts[:6]:
            grown, node = exploration.tried(Node(0, ply), 0, move)
            for line in grown.tree.path(node)[ply:]:
                if line.seat == NATURE and line.move.partition("=")[0] in known:
                    assert line.move in tokens
                    seen += 1
    assert seen


def test_trying_a_move_again_gives_the_same_tree() -> None:
    exploration = Exploration.of(random_record("solo", 4))
    ply = next(ply for ply, match in enumerate(exploration.matches(0)) if ply and 0 in match.to_act)
    move = next(
        text for text in exploration.match(Node(0, ply)).moves(0).texts if text != exploration.tree.main[ply].move
    )
    assert exploration.tried(Node(0, ply), 0, move) == exploration.tried(Node(0, ply), 0, move)
    grown, node = exploration.tried(Node(0, ply), 0, move)
    assert grown.tried(Node(0, ply), 0, move) == (grown, node)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_games_of_every_kind_are_explored(name: str) -> None:
    exploration = Exploration.of(random_record(name, 1, most=25))
    for node in exploration.tree.nodes():
        match = exploration.match(node)
        for seat in sorted(match.to_act - {NATURE}):
            for text in match.moves(seat).texts[:2]:
                grown, after = exploration.tried(node, seat, text)
                assert grown.match(after).line[node.ply].line == Line(seat, text)
                grown.check()


def test_a_record_of_a_game_that_goes_on_is_not_over() -> None:
    assert not Exploration.of(loads(TEXT.replace("1 !resign\n", ""))).is_over


def test_changing_the_tree_changes_the_record() -> None:
    exploration = Exploration.of(loads(TEXT))
    changed = exploration.changed(exploration.tree.without(1))
    assert changed.record == replace(exploration.record, variations=())
    with pytest.raises(Refusal):
        exploration.tree.without(3)
