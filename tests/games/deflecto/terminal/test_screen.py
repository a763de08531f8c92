from pathlib import Path
from random import Random

import pytest
from rich.color import Color, ColorSystem
from textual.widgets import Static

from galerie.bots import Advice
from galerie.bots.workers import Workers
from galerie.games import GAMES
from galerie.games.deflecto import Ask, Lay, parse
from galerie.games.deflecto.rules.figures import BY_TEXT, FIGURES
from galerie.games.deflecto.rules.tiles import TILES
from galerie.games.deflecto.terminal.board import DeflectoBoard
from galerie.games.deflecto.terminal.hand import Held, held
from galerie.games.deflecto.terminal.picture import GROUNDS, LAND, LAST, LEGAL, PLAYERS, POINTED, WRONG
from galerie.games.deflecto.terminal.signs import drawn as drawing
from galerie.matches import load
from galerie.terminal.local_table import Chair, LocalTable
from galerie.terminal.screens.dialogs import Help
from tests.games.deflecto.boards import after, table, without_tiles
from tests.games.deflecto.terminal.stages import lay_by_cursor, map_of, position, seated, seated_anew, sensible
from tests.terminal.stages import drawn, screen, shown, type_move, unchanged, until_a_person_is_to_move

SIZES = [(80, 24), (76, 22), (130, 46)]
FOUR = (Chair(title="You"), Chair(level="novice"), Chair(level="adept"), Chair(level="novice"))


# A game


@pytest.mark.parametrize("options", [(), ("level=2",)], ids=["1", "2"])
@pytest.mark.rule("DEF-11", "DEF-12", "DEF-32")
async def test_a_whole_game_is_typed_to_its_end(options: tuple[str, ...], tmp_path: Path) -> None:
    app, rng = screen(seated_anew(*options), record=tmp_path / "game"), Random(4)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(8):
            await type_move(pilot, str(sensible(app.table, rng)))
        await type_move(pilot, "end?")
        assert app.board.border_title == "Are the paths settled?"
        await type_move(pilot, "yes")
        assert app.table.match.outcome
        assert "The paths are settled: all have agreed." in shown(app.status)
        assert app.board.moves == ()
    last = load(tmp_path / "game")
    assert last == app.table.match


@pytest.mark.rule("DEF-12", "DEF-33", "DEF-40")
async def test_a_game_is_played_to_its_end_by_the_cursor_alone() -> None:
    app, rng = screen(seated_anew("level=2")), Random(5)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(6):
            move = sensible(app.table, rng)
            assert isinstance(move, Lay)
            await lay_by_cursor(pilot, move)
            assert position(app.table).last
        assert len(app.table.match.log) == 6
        await pilot.press("f4")
        await pilot.pause()
        assert position(app.table).question
        await pilot.press("enter", "2")
        assert "contests" in shown(app.news_line)
        assert "has to prove" in shown(app.players)
        for _ in range(2):
            move = sensible(app.table, rng)
            assert isinstance(move, Lay)
            await lay_by_cursor(pilot, move)
        await pilot.press("f4", "enter", "1")
        await pilot.pause()
        assert app.table.match.outcome
        assert app.table.match.outcome.reason == "settled"


@pytest.mark.rule("DEF-11", "DEF-32", "DEF-35")
async def test_four_play_three_of_them_bots_and_the_places_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(6)
    app = screen(seated_anew(chairs=FOUR))

    async def think(*_: object) -> str:
        return "yes" if position(app.table).question else str(sensible(app.table, rng))

    monkeypatch.setattr(Workers, "think", think)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(3):
            await until_a_person_is_to_move(pilot)
            await type_move(pilot, str(sensible(app.table, rng)))
        await until_a_person_is_to_move(pilot)
        for side in ("Red", "Blue", "Orange", "Purple"):
            assert side in shown(app.players)
        await type_move(pilot, "end?")
        assert "if the end is accepted, you have lost" in shown(app.screen.query(Static).first())
        await pilot.press("enter")
        await until_a_person_is_to_move(pilot)
        outcome = app.table.match.outcome
        assert outcome
        winner = outcome.ranks.index(1)
        told = f"1st {('Red', 'Blue', 'Orange', 'Purple')[winner]} {outcome.scores[winner]:.0f}, "
        assert told in shown(app.status)


# By the cursor


def in_hand(board: DeflectoBoard) -> Held:
    assert board.held
    return board.held


async def test_enter_takes_up_what_fits_and_lays_it_and_escape_puts_it_back() -> None:
    app = screen(seated(table(level=1)))
    async with app.run_test() as pilot:
        board = map_of(app)
        await pilot.press(*["up"] * 4, "left", "left", "enter")
        assert board.held
        assert board.pointed()[0] in board.moves
        with unchanged(app.table):
            await pilot.press("escape")
        assert board.held is None
        await pilot.press("enter", "enter")
        assert position(app.table).turn == 1


async def test_a_digit_takes_a_tile_once_more_turns_it_and_v_turns_it_over() -> None:
    app = screen(seated(table(level=2)))
    async with app.run_test() as pilot:
        board = map_of(app)
        await pilot.press("4")
        assert in_hand(board).shape == "curve"
        await pilot.press("v")
        assert in_hand(board).shape == "straight_river"
        before = in_hand(board).figure
        await pilot.press("4")
        assert in_hand(board).figure != before
        assert board.border_title == "straight river: not here"
        await pilot.press("v", "r")
        assert in_hand(board).shape == "curve"
        assert app.notation.value == ""


@pytest.mark.parametrize("size", SIZES)
async def test_what_a_placement_would_change_is_said_before_it_is_made(size: tuple[int, int]) -> None:
    app = screen(seated(table(level=1)))
    async with app.run_test(size=size) as pilot:
        await pilot.press(*"h10", "colon", *"ne")
        assert app.board.border_subtitle == "h10 curve · Blue 11\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}13"
        await pilot.press("enter")
        assert "Red lays on h10: curve. Lengths: you 11\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}13." in shown(app.news_line)
        assert "1: 11, 10 empty" in shown(app.players)


@pytest.mark.parametrize("size", SIZES)
async def test_the_whole_board_and_the_rack_are_drawn(size: tuple[int, int]) -> None:
    app = screen(seated(table("d10:+ h10:nw", level=2)))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert not app.too_small.display
        lines = drawn(app)
        for text in ("›1‹", "›2‹", "†", "┛", "11", " k", "0 ╸†×2", "9 ╋♣×1"):
            assert text in lines, text


async def test_a_click_takes_a_tile_and_lays_it() -> None:
    app = screen(seated(table(level=1)))
    async with app.run_test(size=(80, 24)) as pilot:
        lines = drawn(app).splitlines()
        row = next(y for y, line in enumerate(lines) if line.startswith("10", line.find("10")) and "10" in line[:8])
        rack = next(y for y, line in enumerate(lines) if "1 ━×5" in line)
        await pilot.click(app.board, offset=(lines[rack].index("1 ━") + 2, rack + 1))
        assert map_of(app).held
        column = lines[row].index("10") + 3 + 3 * 3 + 2
        for _ in range(2):
            await pilot.click(app.board, offset=(column, row + 1))
        assert position(app.table).last
        assert position(app.table).turn == 1


async def test_the_tiles_of_everybody_can_be_looked_at() -> None:
    app = screen(seated(without_tiles(table(level=1), 1)))
    async with app.run_test(size=(80, 24)) as pilot:
        assert "1 ━×5" in drawn(app)
        await pilot.press("f5")
        assert "Tiles of Blue" in drawn(app)
        assert "1 ━×0" in drawn(app)
        await pilot.press("f5")
        assert "Your tiles" in drawn(app)


# Refusals


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("d5:zz", "is no move"),
        ("a1:ns", "touch no other"),
        ("d11:ns", "a laid tile never moves"),
        ("d10:ew", "do not go together"),
        ("pass", "you may not pass"),
        ("yes", "Nobody has asked"),
    ],
)
async def test_what_is_refused_changes_nothing_and_is_explained(text: str, sentence: str) -> None:
    app = screen(seated(table(level=1)))
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await type_move(pilot, text)
        assert sentence in shown(app.news_line)


async def test_enter_on_a_square_where_nothing_fits_hears_why() -> None:
    app = screen(seated(table(level=1)))
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await pilot.press("enter")
        assert "touch no other" in shown(app.news_line)


@pytest.mark.rule("DEF-20", "DEF-34")
async def test_who_can_lay_nothing_chooses_between_passing_and_asking() -> None:
    app = screen(seated(without_tiles(table(level=1), 0)))
    async with app.run_test() as pilot:
        assert app.board.border_title == "Nothing fits: pass, or ask"
        await pilot.press("enter", "1")
        assert position(app.table).passes == 1


@pytest.mark.rule("DEF-32", "DEF-36")
async def test_who_asks_too_early_hears_so() -> None:
    app = screen(seated_anew())
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await pilot.press("f4")
            await pilot.pause()
        assert "wait until everybody has laid a first tile" in shown(app.news_line)


async def test_the_help_explains_signs_and_keys_in_both_languages() -> None:
    for language, words in (("en", "whose paths cross it"), ("fr", "qui y passe")):
        app = screen(seated(table()), language)
        async with app.run_test() as pilot:
            await pilot.press("f1")
            assert isinstance(app.screen, Help)
            assert any(words in shown(each) for each in app.screen.query(Static))


async def test_the_end_is_told_with_the_shorter_path_as_the_winner() -> None:
    app = screen(seated(after(table("h10:ne", level=1), "end?")))
    async with app.run_test() as pilot:
        await type_move(pilot, "yes")
        assert "Red (Ada) wins 11 to 13. The paths are settled: all have agreed." in shown(app.status)


async def test_a_hint_is_pointed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(*_: object) -> Advice:
        return Advice("h10:nw")

    monkeypatch.setattr(Workers, "advise", advise)
    app = screen(seated(table(level=1)))
    async with app.run_test() as pilot:
        await pilot.press("f2")
        await pilot.pause()
        await pilot.pause()
        assert app.board.pointed() == ("h10:nw",)


# Signs and words


def test_every_figure_has_a_drawing_of_its_own() -> None:
    for wide, high in ((3, 1), (7, 3)):
        drawings = {tuple(drawing(figure, wide, high)) for figure in FIGURES}
        assert len(drawings) == len(FIGURES)
        assert all(len(rows) == high and {len(row) for row in rows} == {wide} for rows in drawings)


def test_paths_rails_and_rivers_run_on_from_square_to_square() -> None:
    assert drawing(BY_TEXT["ew"]) == ["━━━"]
    assert drawing(BY_TEXT["=es"]) == [" ╔═"]
    assert drawing(BY_TEXT["~ne"], 7, 3) == ["   ┊   ", "   ╰┄┄┄", "       "]
    assert drawing(BY_TEXT["*n"]) == [" ○╵"]


def test_every_tile_can_be_held_in_every_way_it_can_be_laid() -> None:
    for figure in FIGURES:
        for variant in range(5):
            lay = Lay("d5", str(figure), variant)
            try:
                hand = held(2, lay)
            except KeyError:
                continue
            assert hand.on("d5") == str(lay)
    assert Held(1, 0).turned_over() == Held(1, 0)
    assert len(TILES[2]) == 10


def test_grounds_stay_apart_in_a_terminal_of_256_colours() -> None:
    grounds = {*PLAYERS, *LAND, *GROUNDS.values(), LAST, LEGAL, POINTED, WRONG}
    poor = {Color.parse(ground).downgrade(ColorSystem.EIGHT_BIT).number for ground in grounds}
    assert len(poor) == len(grounds)


def test_the_map_as_text_ends_with_the_paths() -> None:
    lines = DeflectoBoard("fr").text(table("d10:ne", level=1).view(None)).splitlines()
    assert lines[0].split()[0] == "11"
    assert "┃" in lines[0]
    assert "┗━" in lines[1]
    assert lines[11].split() == list("abcdefghijk")
    assert lines[12] == "Rouge 1 : 13, 11 vides, 16 pièces"


def test_a_lot_is_told() -> None:
    at = LocalTable(GAMES["deflecto"], GAMES["deflecto"].options(lot=True), (Chair("Ada"), Chair("Blaise")), Random(1))
    first = str(at.match.log[0].move)
    told = DeflectoBoard("en").told(position(at).view(None), [("Chance", first)])
    assert told == f"The lots are drawn: {('Red', 'Blue')[int(first[-1])]} begins."
    assert parse("end?") == Ask()
