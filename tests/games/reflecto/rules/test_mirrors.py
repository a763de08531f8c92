"""What mirrors show, to whom and when, and what nobody is told: REF-20 to REF-27."""

from dataclasses import fields

import msgspec
import pytest

from galerie.core import IllegalMove, Match
from galerie.core.conduct import Agree, Draw, Flag, Resign
from galerie.games.reflecto import GAME, Reflecto, View, parse
from galerie.games.reflecto.rules.board import GERDA, NAMES, QUEEN
from galerie.games.reflecto.rules.view import Facing
from tests.games.reflecto.diagrams import after, legal, notebook, opening, position, seen

PASSED = """
    . . . . . . .
    . . . . . . .
    . . * . . . .
    . . n . P . .
    . . . . + . .
    . . . . . . .
    . . . . . . .
"""
"""Gerda's mirror has passed the N of NEIGE; the Queen's has passed the P of PIANO."""


class TestSight:
    @pytest.mark.rule("REF-21")
    def test_a_mirror_shows_the_opposing_screen_next_to_it_on_its_owners_side(self) -> None:
        board = position(PASSED)
        assert seen(board, GERDA) == {"c4": "N"}
        assert seen(board, QUEEN) == {"e4": "P"}

    @pytest.mark.rule("REF-21")
    @pytest.mark.parametrize("square", [name for name in NAMES if name != "d4"])
    def test_it_shows_no_other_square(self, square: str) -> None:
        cells = [["n" if NAMES[7 * row + column] == square else "." for column in range(7)] for row in range(7)]
        cells[3][3] = "*"
        board = position("\n".join(" ".join(row) for row in reversed(cells)))
        assert seen(board, GERDA) == ({"d3": "N"} if square == "d3" else {})

    @pytest.mark.rule("REF-21")
    def test_a_mirror_that_has_not_passed_the_screen_shows_nothing_of_it(self) -> None:
        assert (
            seen(position(PASSED.replace("* . . . .", ". . . . .").replace(". . . . + . .", ". . * . + . .")), 0) == {}
        )

    @pytest.mark.rule("REF-21")
    def test_ones_own_screens_are_not_shown(self) -> None:
        board = position(PASSED.replace("n", "I"))
        assert seen(board, GERDA) == {}

    @pytest.mark.rule("REF-21")
    def test_only_mirrors_show_anything(self) -> None:
        assert seen(position(PASSED.replace("*", "A")), GERDA) == {}

    @pytest.mark.rule("REF-23", "REF-52")
    @pytest.mark.parametrize(
        ("cell", "shown"), [("n", "N"), ("ge", "GE"), ("-", "blank"), ("+", "mirror"), ("n1", "N1")]
    )
    def test_the_tile_is_shown_whole(self, cell: str, shown: str) -> None:
        """Several letters, that it is blank or a mirror, and its figure (REF-64)."""
        assert seen(position(PASSED.replace("n", cell)), GERDA) == {"c4": shown}

    @pytest.mark.rule("REF-22")
    def test_what_a_mirror_shows_is_told_as_it_reads_for_the_client_to_draw_reversed(self) -> None:
        (reflection,) = position(PASSED.replace("n", "ge2")).view(GERDA).reflections
        assert (reflection.face.letters, reflection.face.figure) == ("GE", 2)

    @pytest.mark.rule("REF-64")
    def test_a_figure_is_seen_together_with_the_letter(self) -> None:
        assert seen(position(PASSED.replace("P", "P1")), QUEEN) == {"e4": "P1"}


class TestWholeColumn:
    FAR = """
        . . . . . . .
        . . . * . . .
        . . . . . . .
        . . . . . . .
        . . . n . . .
        . . . e . . .
        . . . . . . .
    """

    @pytest.mark.rule("REF-21")
    def test_the_first_screen_of_the_column_is_shown_however_far(self) -> None:
        assert seen(position(self.FAR), GERDA) == {}
        assert seen(position(self.FAR, range="column"), GERDA) == {"d3": "N"}

    @pytest.mark.rule("REF-21")
    def test_ones_own_screens_block_the_view(self) -> None:
        assert seen(position(self.FAR.replace("n", "P"), range="column"), GERDA) == {}

    @pytest.mark.rule("REF-21")
    def test_a_mirror_does_not_look_ahead(self) -> None:
        board = position(self.FAR.replace("*", "n").replace("e", "*"), range="column")
        assert seen(board, GERDA) == {}


class TestWhen:
    @pytest.mark.rule("REF-23")
    def test_a_look_happens_when_the_mirror_comes_to_rest(self) -> None:
        before = position(PASSED.replace(". . * . . . .", ". * . . . . ."))
        assert notebook(before, GERDA) == []
        assert notebook(after(before, "b5-c5"), GERDA) == [(1, "N")]

    @pytest.mark.rule("REF-23")
    def test_a_look_happens_after_the_opponents_turn_too(self) -> None:
        board = position(
            """
            . . . . . . .
            . . . . . . .
            . . * . . . .
            . . . n . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """,
            turn=QUEEN,
        )
        assert notebook(after(board, "d4-c4"), GERDA) == [(1, "N")]

    @pytest.mark.rule("REF-23")
    def test_a_chain_shows_what_its_last_square_faces_and_nothing_on_the_way(self) -> None:
        board = position(
            """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . I . . .
            . . n . . . .
            . . * . . . .
            """
        )
        on_the_way = after(board, "c1-c3")
        assert notebook(on_the_way, GERDA) == [(1, "N")], "stopping on c3 one sees the N on c2"
        beyond = after(board, "c1-e3")
        assert notebook(beyond, GERDA) == [], "going on over the I one does not"

    @pytest.mark.rule("REF-23", "REF-31")
    def test_a_letter_that_arrives_and_leaves_in_one_turn_is_not_seen(self) -> None:
        board = position(
            """
            . . . . . . .
            . . P + . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            I . . . . . .
            """
        )
        stays, leaves = after(board, "c6-d7"), after(board, "c6-d7 d7-out")
        assert notebook(stays, QUEEN) == [(1, "P")]
        assert notebook(leaves, QUEEN) == []

    @pytest.mark.rule("REF-23")
    def test_a_tile_that_leaves_is_seen_no_more(self) -> None:
        board = position(
            """
            . . . P . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            I . . + . . .
            """,
            range="column",
        )
        assert seen(board, QUEEN) == {"d7": "P"}
        assert seen(after(board, "d7-out a1-a2"), QUEEN) == {}


class TestNotebook:
    SCENE = """
        . . . . . . .
        . . . . . . .
        . * . . . . .
        . . n . . . .
        . . . . . . .
        . . . . . . .
        P . . . . . .
    """

    @pytest.mark.rule("REF-25")
    def test_what_was_seen_is_kept_with_its_turn_and_followed_through_public_moves(self) -> None:
        board = after(position(self.SCENE), "b5-c5", "c4-d3", "a1-a2", "d3-d2")
        assert seen(board, GERDA) == {}
        (sight,) = board.view(GERDA).sights
        assert (sight.turn, sight.face.letters) == (1, "N")
        assert board.view(GERDA).screens[QUEEN][sight.screen] == "d2", "where it stands now"

    @pytest.mark.rule("REF-25")
    def test_a_screen_seen_again_in_the_same_mirror_is_noted_once(self) -> None:
        board = after(position(self.SCENE), "b5-c5", "c4-d4", "c5-d5", "d4-c4", "d5-c5")
        assert notebook(board, GERDA) == [(1, "N")]
        assert seen(board, GERDA) == {"c4": "N"}

    @pytest.mark.rule("REF-25")
    def test_the_notebook_is_private(self) -> None:
        board = after(position(self.SCENE), "b5-c5")
        assert notebook(board, GERDA) == [(1, "N")]
        for onlooker in (QUEEN, None):
            assert board.view(onlooker).sights == ()
            assert board.view(onlooker).reflections == ()


class TestSecrecy:
    SETS = ("set PIANO 3*15*24", "set PIANO *1*2345", "set TABLE 5432*1*", "set ZEBRE **12345")

    @pytest.mark.rule("REF-20", "REF-24")
    @pytest.mark.parametrize("onlooker", [QUEEN, None])
    def test_nobody_else_sees_a_face_before_a_mirror_has_shown_it(self, onlooker: int | None) -> None:
        turns = ("b1-b2", "g7-g6", "d1-d2", "a7-a6")
        told = {
            msgspec.json.encode([after(opening(sets), *turns[:count]).view(onlooker) for count in range(len(turns))])
            for sets in self.SETS
        }
        assert len(told) == 1

    @pytest.mark.rule("REF-20")
    def test_a_back_does_not_tell_a_letter_from_a_mirror(self) -> None:
        tile, mirror = (opening(sets) for sets in ("set PIANO 1*2*345", "set PIANO *12*345"))
        assert tile.view(QUEEN) == mirror.view(QUEEN)
        assert after(tile, "a1-a2").view(QUEEN) == after(mirror, "a1-a2").view(QUEEN)

    @pytest.mark.rule("REF-24", "REF-20")
    def test_a_look_leaves_no_trace_for_the_one_looked_at(self) -> None:
        looks, waits = position(PASSED), position(PASSED.replace("*", "A"))
        looked, waited = (after(board, "c5-b5", "c4-b4", "b5-c5", "b4-c4") for board in (looks, waits))
        assert notebook(looked, GERDA) != notebook(waited, GERDA)
        assert looked.view(QUEEN) == waited.view(QUEEN)
        assert looked.view(None) == waited.view(None)

    @pytest.mark.rule("REF-24")
    def test_who_may_have_seen_whom_is_public_and_the_same_for_all(self) -> None:
        board = after(position(PASSED), "e4-f4", "e3-d3", "f4-e4")
        told = [board.view(onlooker).facings for onlooker in (GERDA, QUEEN, None)]
        assert told[0] == told[1] == told[2]
        assert told[0] == (Facing(1, GERDA, 1, 1), Facing(1, QUEEN, 1, 1)), "c5 and c4 stand face to face"

    @pytest.mark.rule("REF-20")
    def test_a_set_up_is_veiled_and_everything_else_is_public(self) -> None:
        assert opening().veil(parse("set PIANO 3*15*24"), QUEEN) == "set"
        for text in ("first queen", "a7-out b1-b2", "guess PIANO", "pass"):
            assert opening().veil(parse(text), None) == text

    @pytest.mark.rule("REF-20", "REF-30")
    def test_what_is_listed_for_a_player_depends_on_his_own_secret_only(self) -> None:
        one, other = (opening(queen=sets) for sets in ("set NEIGE *12345*", "set TABLE 12345**"))
        assert legal(one) == legal(other)
        for text in ("a1-a2", "a1-a3", "a7-a6", "a7-out", "guess NEIG", "guess NEIGES", "pass", "a1-out"):
            assert answered(one, text) == answered(other, text)

    @pytest.mark.rule("REF-27")
    def test_spectators_see_the_public_board_only(self) -> None:
        view = after(opening(), "b1-b2").view(None)
        assert view.hands == (None, None)
        assert (view.sights, view.reflections, view.paths) == ((), (), {})
        assert "PIANO" not in repr(view)
        assert view.screens[GERDA][1] == "b2"

    def test_a_view_has_no_place_for_what_is_not_named(self) -> None:
        assert {field.name for field in fields(View)} == {
            "options", "first", "ready", "turn", "count", "screens", "out", "letters", "mirrors", "kits", "hands",
            "reflections", "sights", "facings", "guesses", "paths", "last", "result", "opened",
        }  # fmt: skip


class TestEnd:
    @pytest.mark.rule("REF-27")
    def test_when_the_rules_end_the_game_everything_is_shown_to_everybody(self) -> None:
        board = after(opening(), "guess TABLE")
        views = [board.view(onlooker) for onlooker in (GERDA, QUEEN, None)]
        assert views[0] == views[1] == views[2]
        assert [hand and hand.word for hand in views[0].hands] == ["PIANO", "NEIGE"]

    @pytest.mark.rule("REF-27")
    @pytest.mark.parametrize("ending", ["resigned", "time", "agreed"])
    def test_when_conduct_ends_the_game_everything_is_shown_too(self, ending: str) -> None:
        match = Match(GAME, 2, GAME.options(), position(PASSED))
        assert match.position.view(None).hands == (None, None)
        match ending:
            case "resigned":
                over = match.then(QUEEN, Resign())
            case "time":
                over = match.then(-1, Flag(GERDA))
            case _:
                over = match.then(GERDA, Draw()).then(QUEEN, Agree())
        assert over.outcome is not None
        assert over.outcome.reason == ending
        views = [over.position.view(onlooker) for onlooker in (GERDA, QUEEN, None)]
        assert views[0] == views[1] == views[2]
        assert [hand and hand.word for hand in views[0].hands] == ["PIANO", "NEIGE"]
        assert {each.seat for each in views[0].reflections} == {GERDA, QUEEN}
        assert views[0].opened

    @pytest.mark.rule("REF-27")
    def test_a_game_ended_while_the_screens_are_put_up_shows_what_there_is(self) -> None:
        begun = Match.begin(GAME, 2, GAME.options(first="gerda")).then(GERDA, parse("set PIANO 3*15*24"))
        view = begun.then(QUEEN, Resign()).position.view(None)
        assert view.hands[GERDA] is not None
        assert view.hands[QUEEN] is None


def answered(board: Reflecto, text: str) -> str:
    try:
        return f"accepted, {sorted(board.play(GERDA, parse(text)).to_act)}"
    except IllegalMove as refusal:
        return str(refusal)
