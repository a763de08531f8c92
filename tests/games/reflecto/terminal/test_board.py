import pytest
from rich.color import Color, ColorSystem

from galerie.cli.replay import told
from galerie.core.record import replay
from galerie.games import GAMES
from galerie.games.reflecto import View
from galerie.games.reflecto.rules.board import GERDA, QUEEN
from galerie.games.reflecto.terminal import picture, telling
from galerie.games.reflecto.terminal.board import ReflectoBoard
from galerie.games.reflecto.terminal.picture import Cell, Picture, ViewState
from tests.games.reflecto.diagrams import after, legal, opening, position
from tests.games.reflecto.terminal.stages import GERDA_SETS, QUEEN_SETS, laid


def board(language: str = "en") -> ReflectoBoard:
    return ReflectoBoard(language)


def drawn(view: View, own: int = GERDA, width: int = 44, height: int = 17) -> list[str]:
    canvas = Picture(ViewState(view, own, dark=True, focused=True), width, height, "#000000").canvas
    return [canvas.strip(row).text for row in range(height)]


def test_grounds_stay_apart_in_a_terminal_of_256_colours() -> None:
    grounds = {*picture.ICE, *picture.SCREENS.values(), *picture.MIRRORS.values()}
    grounds |= {picture.HELD, picture.LEGAL, picture.POINTED, picture.POINTED_AFAR}
    poor = {Color.parse(ground).downgrade(ColorSystem.EIGHT_BIT).number for ground in grounds}
    assert len(poor) == len(grounds)


@pytest.mark.rule("REF-20")
def test_opposing_screens_are_numbered_backs_and_ones_own_show_their_faces() -> None:
    rows = drawn(opening().view(GERDA))
    signs = [[sign for sign in rows[row] if sign.isalnum() or sign == "◇"] for row in (1, 13)]
    assert signs == [list("71234567"), list("1A◇PO◇IN")]


@pytest.mark.rule("REF-27")
def test_a_spectator_sees_only_backs() -> None:
    rows = drawn(opening().view(None))
    assert [[sign for sign in rows[row] if sign.isalnum()] for row in (1, 13)] == [list("71234567"), list("11234567")]


@pytest.mark.rule("REF-34")
def test_tiles_that_have_left_lie_on_their_owners_side_from_his_left() -> None:
    run = position(". . . . . . .\n" * 5 + ". . . . . n .\n* . . . . . .\n", out=("P I A", "N E"))
    rows = drawn(run.view(GERDA))
    assert rows[0].split() == ["·", "·", "·", "2", "▐", "1", "▐"]
    assert rows[16].replace("▐", " ").split() == ["P", "I", "A", "·", "·"]


@pytest.mark.rule("REF-30")
def test_the_next_tile_to_leave_is_marked() -> None:
    rows = drawn(opening().view(GERDA))
    assert rows[14].index("↑") == rows[13].index("P")
    assert sum(row.count("↑") for row in rows) == 1


@pytest.mark.rule("REF-35")
def test_of_like_tiles_each_may_be_the_next() -> None:
    run = position(". . . . . . .\n" * 5 + "Z . . . Z . .\n* . . A . . n\n", gerda="PIZZA", out=("P I", ""))
    assert sum(row.count("↑") for row in drawn(run.view(GERDA))) == 2


@pytest.mark.parametrize(
    ("main", "less", "room", "short"),
    [
        ("N", "↑", 3, "N↑"),
        ("◇", "‹N›", 3, "‹N›"),
        ("4", "(N)", 3, "4N"),
        ("CHO", "↑", 3, "CHO"),
        ("4", "‹N›", 4, "4‹N›"),
    ],
)
def test_where_there_is_no_room_the_image_comes_first(main: str, less: str, room: int, short: str) -> None:
    assert Cell(GERDA, main, less, "#000000").short(room) == short


@pytest.mark.rule("REF-51", "REF-66")
def test_what_is_left_to_take_out_is_told_in_its_order() -> None:
    early = opening("set LUNE 1-2*3*4", gerda_letters=4).view(GERDA)
    assert early.hands[GERDA] is not None
    assert telling.remaining(early, GERDA, early.hands[GERDA]) == "– L U N E"
    late = position(
        ". . . . . . .\n" * 6 + "_ N E * . . n\n", gerda="LUNE", out=("L U", ""), gerda_letters=4, gerda_late_blank=True
    ).view(GERDA)
    assert late.hands[GERDA] is not None
    assert telling.remaining(late, GERDA, late.hands[GERDA]) == "N E –"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_move_has_words_of_its_own(language: str) -> None:
    run = position(
        ". P . I . . .\n. . . . A g .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . N . . . n\n* . . . . . .\n"
    )
    labels = [board(language).label(run.view(GERDA), move) for move in legal(run)]
    assert all(labels)
    assert len(set(labels)) == len(labels)
    assert board(language).label(run.view(GERDA), "guess NEIGE").startswith("NEIGE")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_set_up_is_told_by_its_row(language: str) -> None:
    view = laid().match.position.view(GERDA)
    assert board(language).label(view, GERDA_SETS) == "PIANO: A ◇ P O ◇ I N"


@pytest.mark.rule("REF-02", "REF-20")
def test_the_board_as_text_has_the_seventh_row_above() -> None:
    run = after(opening(), "b1-b2")
    assert board().text(run.view(None)).splitlines() == [
        "7 ●1 ●2 ●3 ●4 ●5 ●6 ●7",
        "6 ·  ·  ·  ·  ·  ·  ·",
        "5 ·  ·  ·  ·  ·  ·  ·",
        "4 ·  ·  ·  ·  ·  ·  ·",
        "3 ·  ·  ·  ·  ·  ·  ·",
        "2 ·  ○2 ·  ·  ·  ·  ·",
        "1 ○1 ·  ○3 ○4 ○5 ○6 ○7",
        "  a  b  c  d  e  f  g",
        "Gerda goes from b1 to b2.",
    ]
    assert board().text(run.opened().view(None)).splitlines()[6] == "1 ○A ·  ○P ○O ○◇ ○I ○N"


@pytest.mark.rule("REF-42")
def test_a_game_that_ends_by_taking_out_is_no_pass() -> None:
    run = position(". . . . . O .\n" + ". . . . . . .\n" * 5 + "* . . . . . n\n", out=("P I A N", ""))
    won = after(run, "f7-out")
    assert won.outcome
    assert board().recalled(won.view(None)) == "Gerda takes a tile out."


@pytest.mark.parametrize(
    ("language", "sentence"), [("fr", "La Reine va de b7 à b6."), ("en", "The Queen goes from b7")]
)
def test_a_record_is_printed_with_what_happened(language: str, sentence: str) -> None:
    at = laid()
    for seat, move in ((GERDA, GERDA_SETS), (QUEEN, QUEEN_SETS), (GERDA, "b1-b2"), (QUEEN, "b7-b6")):
        at.play(seat, move)
    paragraphs = told(at.record(), list(replay(GAMES, at.record())), language)
    assert sentence in paragraphs[-1]


def test_a_focus_that_comes_before_the_first_moment_is_harmless() -> None:
    early = board()
    early.on_focus()
    early.on_blur()
    assert not early.border_title


def test_a_question_is_asked_only_of_whoever_is_to_move() -> None:
    early = board()
    early.view, early.eyes = opening().view(QUEEN), QUEEN
    assert early.question("guess PIANO") == ""
    early.moves = ("b7-b6",)
    assert "PIANO" in early.question("guess piano")
    assert early.question("guess") == early.question("b7-b6") == ""
