"""Tiles, stocks and notation: DEF-01 to DEF-03, DEF-40, DEF-47."""

from collections import Counter

import pytest

from galerie.core import BadNotation
from galerie.games.deflecto import GAME, Lay, parse
from galerie.games.deflecto.rules.figures import BY_CODE, BY_TEXT, FIGURES
from galerie.games.deflecto.rules.tiles import HANDS
from galerie.texts import explain
from tests.games.deflecto.boards import after, legal, on, opening, reason, table


@pytest.mark.rule("DEF-01")
def test_two_to_four_play_on_121_squares() -> None:
    assert GAME.seats == range(2, 5)
    assert len(opening().board.cells) == 121


@pytest.mark.rule("DEF-01", "DEF-02")
@pytest.mark.parametrize("level", [1, 2])
def test_four_hands_are_the_64_tiles(level: int) -> None:
    hands = HANDS[1] if level == 1 else HANDS[2]
    fronts = Counter[str]()
    for tile, count in hands.items():
        fronts[tile.front] += count
    assert fronts == {"curve": 6, "straight": 5, "three_way": 2, "four_way": 1, "dead_end": 2}
    assert fronts.total() == 16
    assert {front: 4 * count for front, count in fronts.items()} == {
        "straight": 20, "curve": 24, "three_way": 8, "four_way": 4, "dead_end": 8,
    }  # fmt: skip


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_16_tiles_and_everybody_sees_them(seats: int) -> None:
    for onlooker in (None, *range(seats)):
        players = opening(seats).view(onlooker).players
        assert [sum(player.stock.values()) for player in players] == [16] * seats


@pytest.mark.rule("DEF-02")
def test_a_tile_laid_leaves_its_players_stock_and_nobody_elses() -> None:
    stocks = [player.stock for player in after(opening(), "d11:ne").view(None).players]
    assert stocks[0] == {"straight": 5, "curve": 5, "three_way": 2, "four_way": 1, "dead_end": 2}
    assert sum(stocks[1].values()) == 16


@pytest.mark.rule("DEF-02")
def test_a_player_without_a_tile_cannot_lay_it() -> None:
    position = after(opening(), "d11:nesw h11:ns")
    assert "nesw" not in on(position, "d10")
    assert reason(position, "d10:nesw") == ("no-tile", "DEF-02", "")


@pytest.mark.rule("DEF-03")
def test_backs_are_shared_out_equally() -> None:
    assert {str(tile): count for tile, count in HANDS[2].items()} == {
        "straight/straight_rail": 2, "straight/curved_rail": 2, "straight/buffer": 1,
        "curve/straight_river": 2, "curve/curved_river": 2, "curve/source": 1, "curve/lake": 1,
        "three_way/meadow": 2, "four_way/meadow": 1, "dead_end/chapel": 2,
    }  # fmt: skip


@pytest.mark.rule("DEF-01", "DEF-03")
def test_there_are_41_figures_counting_every_turn() -> None:
    shapes = Counter(figure.shape for figure in FIGURES)
    assert shapes == {
        "straight": 2, "curve": 4, "three_way": 4, "four_way": 1, "dead_end": 4,
        "straight_rail": 2, "curved_rail": 4, "buffer": 4,
        "straight_river": 2, "curved_river": 4, "source": 4, "lake": 4,
        "meadow": 1, "chapel": 1,
    }  # fmt: skip
    assert len(BY_CODE) == len(BY_TEXT) == 41
    assert 0 not in BY_CODE


@pytest.mark.rule("DEF-40")
def test_backs_are_for_level_2() -> None:
    for text in ("d10:=n", "d10:~ns", "d10:*n", "d10:@n", "c9:%/3", "d10:+"):
        assert reason(after(opening(), "d11:ns h11:ns"), text)[:2] == ("level", "DEF-40")
    assert {"=ns", "=n", "~ns", "*s", "@s", "%", "ns"} <= on(table("c3:ns"), "b3")


@pytest.mark.rule("DEF-40", "DEF-47")
def test_a_tile_laid_on_one_face_is_gone_with_the_other() -> None:
    position = table("f6:ew", seats=2)
    stock = after(position, "e7:=n").view(None).players[0].stock
    assert stock["straight/buffer"] == 0
    assert after(position, "g6:ew/3").view(None).players[0].stock == stock
    assert after(position, "g6:ew/1").view(None).players[0].stock["straight/straight_rail"] == 1


@pytest.mark.rule("DEF-47")
def test_at_level_2_a_front_names_what_is_behind_it() -> None:
    assert reason(table("f6:ew"), "g6:ew")[:2] == ("which", "DEF-47")
    assert {"g6:ew/1", "g6:ew/2", "g6:ew/3", "g6:sw/1", "g6:sw/4", "g6:nsw", "g6:w", "g6:nesw"} <= legal(table("f6:ew"))


@pytest.mark.rule("DEF-47")
def test_a_meadow_names_the_crossing_behind_it() -> None:
    position = table("f6:ew")
    assert {"f7:%/3", "f7:%/4"} <= legal(position)
    assert after(position, "f7:%/4").view(None).players[0].stock["four_way/meadow"] == 0
    assert reason(position, "f7:%")[:2] == ("which", "DEF-47")


@pytest.mark.rule("DEF-47")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("d5:ns", Lay("d5", "ns")), (" D5 : SN ", Lay("d5", "ns")), ("k11:wsen", Lay("k11", "nesw")),
        ("a1:e/4", Lay("a1", "e", 4)), ("d5:=ne", Lay("d5", "=ne")), ("d5:%/3", Lay("d5", "%", 3)),
        ("d5:+", Lay("d5", "+")), ("d5:*w", Lay("d5", "*w")), ("d5:@s", Lay("d5", "@s")),
    ],
)  # fmt: skip
def test_a_placement_is_written_as_its_square_and_its_sides(text: str, move: Lay) -> None:
    assert parse(text) == move
    assert parse(str(move)) == move


@pytest.mark.rule("DEF-47")
@pytest.mark.parametrize(
    "text",
    ["", "d5", "d5:", "d5:nn", "d5:x", "d5:=nes", "d5:~n", "d5:*ns", "d5:%n", "d5:+n", "d5:ns/0", "d5:ns/5", "5d:ns",
     "d0:ns", "first", "first 10", "end", "agree"],
)  # fmt: skip
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert (caught.value.code, caught.value.rule) == ("deflecto-notation", "DEF-47")
    assert explain("fr", caught.value).endswith("sinon end?, yes, no ou pass. (DEF-47)")
    assert explain("en", caught.value).endswith("otherwise end?, yes, no or pass. (DEF-47)")


@pytest.mark.rule("DEF-05")
@pytest.mark.parametrize("text", ["l5:ns", "a12:ns", "z99:ns"])
def test_a_square_off_the_board_is_refused(text: str) -> None:
    assert reason(table(), text)[:2] == ("no-square", "DEF-05")
