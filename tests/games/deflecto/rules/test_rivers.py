"""Rivers and railways: DEF-42 to DEF-44."""

import pytest

from galerie.games.deflecto.rules.figures import BY_TEXT, FIGURES
from galerie.games.deflecto.rules.placements import against_laying
from tests.games.deflecto.boards import after, on, placed, reason, table


@pytest.mark.rule("DEF-42")
def test_there_may_be_many_rivers() -> None:
    position = table("b3:*e c3:@w f3:~ns i3:~ew")
    assert after(position, "g4:~ns").last


@pytest.mark.rule("DEF-42")
@pytest.mark.parametrize(
    ("laid", "text", "code", "squares"),
    [
        ("e5:*e f5:~ew", "g5:*w", "river-sources", "g5 f5 e5"),
        ("e5:@e f5:~ew", "g5:@w", "river-lakes", "g5 f5 e5"),
        ("e5:*e g5:*w", "f5:~ew", "river-sources", "f5 g5 e5"),
        ("e5:*e", "f5:*w", "river-sources", "f5 e5"),
    ],
)
def test_a_river_has_one_source_and_one_lake_at_most(laid: str, text: str, code: str, squares: str) -> None:
    assert reason(table(laid), text) == (code, "DEF-42", squares)


@pytest.mark.rule("DEF-42")
@pytest.mark.parametrize("text", ["g5:@w", "g5:~ew", "g5:~nw"])
def test_a_river_with_a_source_may_go_on_or_end_in_a_lake(text: str) -> None:
    assert after(table("e5:*e f5:~ew"), text).last


@pytest.mark.rule("DEF-42")
def test_a_closed_river_loop_is_forbidden() -> None:
    assert reason(table("e5:~ne e6:~es f6:~sw"), "f5:~nw") == ("river-loop", "DEF-42", "f5 f6 e6 e5")
    assert on(table("e5:~ne e6:~es f6:~sw"), "f5") == set()


@pytest.mark.rule("DEF-42")
def test_a_loop_is_anticipated_two_ends_of_one_river_may_not_point_into_one_square() -> None:
    """Laying e5 turns both ends of the river to f5, which only a loop could fill."""
    assert reason(table("e6:~es f6:~sw"), "e5:~ne") == ("river-loop", "DEF-42", "e5 e6 f6 f5")


@pytest.mark.rule("DEF-42")
def test_ends_that_point_into_the_same_empty_square_are_already_one_river() -> None:
    assert reason(table("e5:*e"), "f6:*s") == ("river-sources", "DEF-42", "f6 f5 e5")
    assert reason(table("e5:@e"), "f6:@s") == ("river-lakes", "DEF-42", "f6 f5 e5")
    assert after(table("e5:*e"), "f6:@s").last


@pytest.mark.rule("DEF-42")
def test_a_loop_through_two_empty_squares_is_a_loop() -> None:
    """e5 and f5 are empty: the upper curve and the lower one point into both."""
    upper = "e6:~es f6:~sw"
    assert reason(table(f"{upper} e4:~ne"), "f4:~nw") == ("river-loop", "DEF-42", "f4 f5 f6 e6 e5 e4")


@pytest.mark.rule("DEF-42")
def test_a_river_that_leaves_the_board_has_neither_source_nor_lake_there() -> None:
    position = table("a5:~ew b5:~ew")
    assert {"*w", "@w", "~ew"} <= on(position, "c5")


@pytest.mark.rule("DEF-43")
def test_a_railway_may_have_two_buffers_and_be_a_closed_loop() -> None:
    assert after(table("e5:=e f5:=ew"), "g5:=w").last
    assert after(table("e5:=ne e6:=es f6:=sw"), "f5:=nw").last
    assert after(table("e6:=es f6:=sw"), "e5:=ne").last


def carried(figure: str, side: str) -> str:
    """What a figure, as it is written, has on a side: a rail, a river, or something that is neither."""
    return {"=": "rail", "~": "river", "*": "river", "@": "river"}.get(figure[0], "") if side in figure else ""


@pytest.mark.rule("DEF-44")
@pytest.mark.parametrize("laid", sorted(BY_TEXT))
def test_rails_and_rivers_run_into_their_own_kind_and_cross_no_other_tile(laid: str) -> None:
    """Above whatever tile lies on f5, every rail and river is tried on f6 that would run down into it."""
    position = table(f"f5:{laid}")
    running = {text for text in BY_TEXT if carried(text, "s")}
    joining = {text for text in running if carried(text, "s") == carried(laid, "n")}
    found = {text: against_laying(position.board, 0, *placed(position.board, f"f6:{text}")) for text in running}
    fitting = {text for text, refusal in found.items() if refusal is None or refusal.rule == "DEF-42"}
    assert fitting == joining, "one of its own kind may still be refused for its second source or lake"
    code = "deflecto-chapel" if laid == "+" else "deflecto-sides"
    assert {refusal.code for text, refusal in found.items() if refusal and text not in joining} <= {code}
    assert on(position, "f6") & running == {text for text in joining if found[text] is None}


@pytest.mark.rule("DEF-44")
@pytest.mark.parametrize("laid", ["f6:=ns", "f6:~ns", "f6:=ne", "f6:@n"])
def test_no_path_rail_or_river_crosses_a_rail_or_a_river_from_the_side(laid: str) -> None:
    """The west side of the tile carries nothing, so what runs east into it is refused for its sides alone."""
    position = table(laid)
    for text in sorted(text for text in BY_TEXT if "e" in text and len(text.strip("=~*@")) <= 2):
        refusal = against_laying(position.board, 0, *placed(position.board, f"e6:{text}"))
        assert refusal
        assert (refusal.code, refusal.rule, refusal.details["squares"]) == ("deflecto-sides", "DEF-14", "e6 f6"), text


@pytest.mark.rule("DEF-44")
def test_no_tile_of_the_game_has_a_rail_or_a_river_cross_anything() -> None:
    """A tile carries one thing, and rails and rivers have two ends at most: there is no bridge to lay."""
    assert {figure.shape for figure in FIGURES if figure.carries in ("rail", "river")} == {
        "straight_rail", "curved_rail", "buffer", "straight_river", "curved_river", "source", "lake",
    }  # fmt: skip
    for figure in FIGURES:
        kinds = {figure.on(side) for side in range(4)} - {"nothing"}
        assert len(kinds) <= 1
        if kinds & {"rail", "river"}:
            assert sum(figure.on(side) != "nothing" for side in range(4)) <= 2
