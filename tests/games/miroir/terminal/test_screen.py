from pathlib import Path

import pytest
from textual.widgets import Static

from galerie.bots.workers import Workers
from galerie.core.record import replay
from galerie.games import GAMES
from galerie.games.miroir import NORTH, SOUTH
from galerie.matches import load
from galerie.terminal.local_table import Chair
from galerie.terminal.screens.dialogs import Help
from galerie.terminal.screens.replay import ReplayApp
from tests.games.miroir.tables import Half, column, discard, table
from tests.games.miroir.tables import words as words_won
from tests.games.miroir.terminal.stages import dealt, glass, greedy, position, press_until, seated
from tests.terminal.stages import drawn, screen, shown, type_move, unchanged, until_a_person_is_to_move

SIZES = [(80, 24), (120, 40), (74, 22)]
SOUP = Half("S:oup P:ro", discard="e r ss")
FULL = "b f h j k q w x"
"""A discard of eight letters that few words go on with."""

OPPOSITE = Half("C:ri S:on", discard="i tt")


# A game


@pytest.mark.rule("MIR-10", "MIR-20", "MIR-40")
async def test_a_short_game_is_typed_to_its_end(tmp_path: Path) -> None:
    app = screen(dealt("words=1", seed=57), record=tmp_path / "game")
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.table.match.outcome:
            seat = app.table.person
            assert seat is not None
            await type_move(pilot, str(greedy(position(app.table), seat)))
        assert "wins 1 to 0. The agreed number of words has been reached." in shown(app.status)
        assert app.board.moves == ()
        (word,) = words_won(position(app.table), SOUTH) + words_won(position(app.table), NORTH)
    last = load(tmp_path / "game")
    assert last == app.table.match
    assert word.upper() in shown(app.players)


@pytest.mark.rule("MIR-10")
async def test_a_short_game_is_played_to_its_end_by_the_cursor_alone() -> None:
    app = screen(dealt("words=1", seed=57))
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.table.match.outcome:
            seat, now = app.table.person, position(app.table)
            assert seat is not None
            move = str(greedy(now, seat))
            if move == "-":
                await pilot.press("down")
            elif now.stage == "placing":
                await press_until(pilot, "right", move)
            await pilot.press("enter")
        assert app.table.match.outcome.reason == "words"


# By the cursor


@pytest.mark.rule("MIR-13")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The card “{}” is turned up: lay it or discard it first. (MIR-13)"),
        ("fr", "La carte « {} » est retournée : posez-la ou défaussez-la d'abord. (MIR-13)"),
    ],
)
async def test_enter_turns_a_card_up_and_once_more_does_no_harm(language: str, sentence: str) -> None:
    app = screen(dealt(), language)
    async with app.run_test() as pilot:
        await pilot.press("enter")
        card = position(app.table).card
        assert card
        with unchanged(app.table):
            await pilot.press("enter")
        assert shown(app.news_line) == sentence.format(card)


@pytest.mark.rule("MIR-11")
@pytest.mark.parametrize("size", SIZES)
async def test_where_cards_may_go_is_marked_once_they_are_picked(size: tuple[int, int]) -> None:
    app = screen(seated(table(north=SOUP, south=OPPOSITE)))
    async with app.run_test(size=size) as pilot:
        assert "▾" not in drawn(app)
        await pilot.press("right")
        assert "▾" not in drawn(app)
        assert app.board.border_subtitle == "Enter: pick E"
        await pilot.press("enter")
        takes = [move for move in app.board.moves if move.startswith("e>")]
        assert drawn(app).count("▾") == len(takes) - 1
        assert app.board.pointed()[0] in takes
        await pilot.press("escape")
        assert "▾" not in drawn(app)
        assert app.board.border_subtitle == "Enter: pick E"


@pytest.mark.rule("MIR-10", "MIR-20")
async def test_a_card_of_the_own_discard_is_taken_back() -> None:
    app = screen(seated(table(north=SOUP, south=OPPOSITE)))
    async with app.run_test() as pilot:
        await pilot.press("right", "enter")
        await press_until(pilot, "right", "e>2")
        assert app.board.border_subtitle == "take back E for 2: SOUPE"
        await pilot.press("enter")
        assert words_won(position(app.table), NORTH) == ["soupe"]
        assert "North takes E back for column 2. North wins SOUPE." in shown(app.news_line)


@pytest.mark.rule("MIR-10", "MIR-14")
async def test_a_card_of_the_discard_opposite_is_stolen() -> None:
    app = screen(seated(table(north=Half("P:r"), south=Half(discard="ii"))))
    async with app.run_test() as pilot:
        await pilot.press("up", "up")
        assert app.board.border_subtitle == "Enter: pick I"
        await pilot.press("enter")
        await press_until(pilot, "left", "*i>3")
        await pilot.press("enter")
        assert column(position(app.table), NORTH, 3) == "Pri"
        assert discard(position(app.table), SOUTH) == "i"


@pytest.mark.rule("MIR-10", "MIR-12")
async def test_a_run_is_picked_with_all_that_follows_and_made_shorter() -> None:
    app = screen(seated(table(north=Half("C:hant T:o"))))
    async with app.run_test() as pilot:
        await pilot.press("up", "up", "up", "up")
        assert app.board.border_subtitle == "Enter: pick H A N T"
        await pilot.press("enter")
        assert app.board.border_title == "Where does H A N T go? (Esc: put back)"
        await pilot.press("up", "up", "up", "up", "up")
        assert app.board.border_title == "Where does H go? (Esc: put back)"
        await pilot.press("down")
        assert app.board.pointed()[0].startswith("1.1-2>")


@pytest.mark.rule("MIR-12")
async def test_a_run_is_moved() -> None:
    app = screen(seated(table(north=Half("S:ou P:r"))))
    async with app.run_test() as pilot:
        await pilot.press("up", "up")
        assert app.board.border_subtitle == "Enter: pick O U"
        await pilot.press("enter")
        await press_until(pilot, "right", "2.1-2>3")
        await pilot.press("enter")
        assert column(position(app.table), NORTH, 3) == "Prou"
        assert shown(app.news_line) == "North moves O U from column 2 to column 3."


@pytest.mark.rule("MIR-13", "MIR-14")
async def test_down_discards_the_card_turned_up() -> None:
    app = screen(seated(table(card="e")))
    async with app.run_test() as pilot:
        await pilot.press("down")
        assert app.board.border_subtitle == "discard E"
        await pilot.press("enter")
        assert discard(position(app.table), NORTH) == "e"


@pytest.mark.rule("MIR-18")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "In your first turn you can only turn up a card. (MIR-18)"),
        ("fr", "Au premier tour, on ne peut que retourner une carte. (MIR-18)"),
    ],
)
async def test_in_the_first_turn_nothing_can_be_picked(language: str, sentence: str) -> None:
    app = screen(seated(table(north=Half(begun=False), south=OPPOSITE)), language)
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await pilot.press("up", "enter")
        assert shown(app.news_line) == sentence


async def test_what_fits_nowhere_says_so_and_is_refused_by_its_rule() -> None:
    app = screen(seated(table(north=Half(discard="x"))))
    async with app.run_test() as pilot:
        await pilot.press("right", "enter")
        assert app.board.border_subtitle == "fits no column"
        assert "×" in drawn(app)
        with unchanged(app.table):
            await pilot.press("enter")
        assert shown(app.news_line).endswith("(MIR-11)")


@pytest.mark.parametrize("size", SIZES)
async def test_clicks_turn_lay_pick_and_discard(size: tuple[int, int]) -> None:
    app = screen(seated(table(north=Half("S:oup", discard="e"))))
    async with app.run_test(size=size) as pilot:

        async def click(sign: str, nth: int = 0) -> None:
            rows = drawn(app).splitlines()
            places = [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == sign]
            x, y = places[nth]
            await pilot.click(app.board, offset=(x + 1, y + 1))

        await click("e", -1)
        assert app.board.border_title == "Where does E go? (Esc: put back)"
        await click("p", -1)
        assert words_won(position(app.table), NORTH) == ["soupe"]
        await click("▒", -1)
        assert position(app.table).stage == "placing"
        await click("·", -1)
        assert position(app.table).turn == NORTH
        assert len(discard(position(app.table), SOUTH)) == 1


# What is written


@pytest.mark.rule("MIR-34")
async def test_a_question_mark_is_a_joker_and_the_help_has_its_own_key() -> None:
    app = screen(seated(table(north=Half("S:ou", discard="?"))))
    async with app.run_test() as pilot:
        await pilot.press("question_mark")
        assert len(app.screen_stack) == 1
        await pilot.press(">", "2", "enter")
        assert column(position(app.table), NORTH, 2) == "Sou?"
        await pilot.press("f1")
        assert isinstance(app.screen, Help)
        assert "*e>4" in shown(app.screen.query(Static).first())


@pytest.mark.parametrize(
    ("language", "move", "sentence"),
    [
        ("en", "*z>2", "There is no “z” in that discard. (MIR-14)"),
        ("fr", "*z>2", "Il n'y a pas de « z » dans cette défausse. (MIR-14)"),
        ("en", "3", "No card is turned up: turn one up first. (MIR-13)"),
        ("en", "?2", "Here the program is the referee: there is nothing to announce or to doubt. (MIR-50)"),
    ],
)
async def test_a_refusal_is_said_in_the_language_of_the_person(language: str, move: str, sentence: str) -> None:
    app = screen(seated(table(north=SOUP, south=OPPOSITE)), language)
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await type_move(pilot, move)
        assert shown(app.news_line) == sentence


async def test_a_move_is_pointed_at_while_it_is_typed_and_forgotten_when_it_goes_on() -> None:
    app = screen(seated(table(north=SOUP, south=OPPOSITE)))
    async with app.run_test() as pilot:
        await pilot.press(*"e>2")
        assert app.board.border_subtitle == "take back E for 2: SOUPE"
        await pilot.press("5")
        assert app.board.border_title == "Turn up a card, or pick one"


# What came of it


@pytest.mark.rule("MIR-23")
async def test_what_falls_is_told_with_where() -> None:
    app = screen(seated(table(north=SOUP, south=Half("S:on", discard=FULL)), seed=4))
    async with app.run_test() as pilot:
        await type_move(pilot, "e>2")
        assert [win.word for win in app.board.view.last.wins] == ["soupe"]
        assert app.board.view.last.falls
        assert "your pile" in shown(app.news_line)


@pytest.mark.rule("MIR-33")
async def test_other_readings_of_a_joker_are_told_and_listed_on_demand() -> None:
    app = screen(seated(table(north=Half("S:ou?", discard="e"))))
    async with app.run_test() as pilot:
        await type_move(pilot, "e>2")
        (won,) = position(app.table).sides[NORTH].won
        assert f"North wins {won.word.upper()} (or {won.others[0].upper()}, " in shown(app.news_line)
        assert won.others[0].upper() not in drawn(app)
        await pilot.press("f3")
        assert f"{won.word.upper()} ({won.others[0].upper()}, " in drawn(app)
        assert "e×1" in drawn(app)
        await pilot.press("f3")
        assert won.word.upper() not in drawn(app)


@pytest.mark.parametrize(("letter", "form"), [("a", "SOUPA: a form of “souper”."), ("e", None)])
async def test_a_rare_word_shows_what_it_is_a_form_of(letter: str, form: str | None) -> None:
    app = screen(seated(table(north=Half("S:oup", discard=letter))))
    async with app.run_test() as pilot:
        await type_move(pilot, f"{letter}>2")
        assert "North wins SOUP" in shown(app.news_line)
        assert ("a form of" in shown(app.news_line)) == (form is not None)
        assert (form or "") in shown(app.news_line)


# The players as referees


@pytest.mark.rule("MIR-52", "MIR-54")
@pytest.mark.parametrize(
    ("language", "ask", "answer"),
    [("en", "Announce SOUPE?", "SOUPE: is it a word?"), ("fr", "Annoncer SOUPE ?", "SOUPE : est-ce un mot ?")],
)
async def test_a_word_is_announced_by_typing_it_and_accepted_with_two_keys(
    language: str, ask: str, answer: str
) -> None:
    app = screen(seated(table(north=SOUP, referee="challenge")), language)
    async with app.run_test() as pilot:
        await type_move(pilot, "e>2")
        assert app.board.border_title == ask
        await type_move(pilot, "soupe")
        assert app.board.border_title == answer
        await pilot.press("right")
        assert app.board.pointed() == ("ok",)
        await pilot.press("enter")
        assert words_won(position(app.table), NORTH) == ["soupe"]


@pytest.mark.rule("MIR-54")
async def test_what_can_be_announced_or_not_is_offered() -> None:
    app = screen(seated(table(north=SOUP, referee="challenge")))
    async with app.run_test() as pilot:
        await type_move(pilot, "e>2")
        await pilot.press("enter")
        options = [str(app.chooser.get_option_at_index(n).prompt) for n in range(app.chooser.option_count)]
        assert options == ["1  announce SOUPE", "2  announce nothing"]
        await pilot.press("2")
        assert position(app.table).turn == SOUTH
        assert words_won(position(app.table), NORTH) == []


@pytest.mark.rule("MIR-50", "MIR-52")
async def test_a_wrong_word_is_doubted_and_the_verdict_says_why() -> None:
    app = screen(seated(table(north=Half("S:oup", discard="i"), referee="challenge")))
    async with app.run_test() as pilot:
        await type_move(pilot, "i>2")
        await type_move(pilot, "soupi")
        await pilot.press("right", "right")
        assert app.board.border_subtitle == "doubt SOUPI"
        await pilot.press("enter")
        assert shown(app.news_line).startswith("You doubt column 2. SOUPI is not a word")
        assert "under it: o u p i" in shown(app.players)


@pytest.mark.rule("MIR-53")
async def test_a_column_opposite_is_doubted_by_one_enter() -> None:
    app = screen(seated(table(south=Half("S:ox"), referee="challenge")))
    async with app.run_test() as pilot:
        await pilot.press("up")
        assert app.board.border_subtitle == "doubt SOX"
        await pilot.press("enter")
        assert column(position(app.table), SOUTH, 2) == "S"
        assert position(app.table).turn == NORTH
        assert shown(app.news_line).startswith("You doubt column 2. ")


@pytest.mark.rule("MIR-53", "MIR-54")
async def test_a_forgotten_word_opposite_is_doubted_or_pointed_out() -> None:
    app = screen(seated(table(south=Half("S:oupe"), referee="challenge")))
    async with app.run_test() as pilot:
        await pilot.press("up", "enter")
        assert app.chooser.option_count == 2
        await pilot.press("2")
        assert words_won(position(app.table), SOUTH) == ["soupe"]


@pytest.mark.rule("MIR-54")
async def test_the_own_forgotten_word_is_announced_on_its_capital() -> None:
    app = screen(seated(table(north=Half("S:oupe"), referee="challenge")))
    async with app.run_test() as pilot:
        await pilot.press("up", "up", "up", "up", "up")
        assert app.board.border_subtitle == "announce SOUPE"
        await pilot.press("enter")
        assert position(app.table).stage == "answering"


async def test_a_question_mark_begins_a_doubt() -> None:
    app = screen(seated(table(south=Half("S:ox"), referee="challenge")))
    async with app.run_test() as pilot:
        await pilot.press("question_mark", "2", "enter")
        assert column(position(app.table), SOUTH, 2) == "S"


@pytest.mark.rule("MIR-42", "MIR-55")
async def test_giving_up_is_typed_and_never_one_key_away() -> None:
    app = screen(seated(table(north=Half(discard=FULL), card="e", referee="challenge")))
    async with app.run_test() as pilot:
        assert app.board.border_title == "Lay E, or type “stuck”"
        with unchanged(app.table):
            await pilot.press("down", "enter")
        await type_move(pilot, "stuck")
        assert shown(app.status).startswith("South (Ada) wins. ")


# Where it is shown


@pytest.mark.rule("MIR-05")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", [[], ["ctrl+t"]])
async def test_the_capitals_stand_in_a_row_with_whoever_is_to_move_below(size: tuple[int, int], key: list[str]) -> None:
    app = screen(seated(table(north=Half("S:oup"), south=Half("C:ri"))))
    async with app.run_test(size=size) as pilot:
        await pilot.press(*key)
        assert not app.too_small.display
        rows = ["".join(row.split()) for row in drawn(app).splitlines()]
        middle = rows.index("CSPTMBDFG")
        assert rows[middle + 1] == "123456789"
        letters = ["".join(letter for letter in row if letter.islower()) for row in rows]
        below, above = "".join(letters[middle:]), "".join(reversed(letters[:middle]))
        assert (below, above) == ("oup", "ri")


async def test_a_smaller_window_asks_for_more_room() -> None:
    app = screen(dealt(), "fr")
    async with app.run_test(size=(73, 24)) as pilot:
        assert app.too_small.display
        assert "74 × 22" in shown(app.too_small)
        await pilot.resize_terminal(74, 22)
        assert not app.too_small.display


@pytest.fixture
def bots_never_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: object) -> str:
        return "+"

    monkeypatch.setattr(Workers, "think", think)


@pytest.mark.usefixtures("bots_never_answer")
@pytest.mark.parametrize("seat", [SOUTH, NORTH])
async def test_against_a_bot_ones_own_side_stays_below(seat: int) -> None:
    bot, you = Chair(level="child"), Chair(title="You")
    app = screen(dealt(chairs=(you, bot) if seat == SOUTH else (bot, you)))
    app.pace = 60
    async with app.run_test() as pilot:
        assert glass(app).own == seat
        if seat == NORTH:
            await pilot.press("enter", "down", "enter")
            assert position(app.table).turn == SOUTH
            assert glass(app).own == seat
            assert shown(app.news_line).startswith("You discard ")


@pytest.mark.slow
@pytest.mark.parametrize("referee", ["strict", "challenge"])
async def test_two_bots_are_watched_to_the_end(referee: str) -> None:
    bots = (Chair(level="student"), Chair(level="adept"))
    app = screen(dealt("words=1", f"referee={referee}", seed=57, chairs=bots))
    async with app.run_test() as pilot:
        await until_a_person_is_to_move(pilot)
        assert app.table.match.outcome
        assert glass(app).own == SOUTH
        assert f"{app.table.match.outcome.scores[SOUTH]:.0f}/1 words" in shown(app.players)


async def test_a_hint_points_at_a_legal_move_and_plays_nothing() -> None:
    app = screen(seated(table(north=SOUP, south=OPPOSITE)))
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await pilot.press("f2")
            await app.workers.wait_for_complete()
            await pilot.pause()
        (move,) = app.board.pointed()
        assert move in app.board.moves
        assert shown(app.news_line).startswith(f"Hint: {app.board.label(app.board.view, move)}. ")
        await pilot.press("enter")
        assert move in [str(event.move) for event in app.table.match.log]


@pytest.mark.rule("MIR-16")
async def test_the_time_of_a_turn_stands_behind_who_is_to_move() -> None:
    app = screen(dealt("seconds=15"))
    async with app.run_test():
        assert shown(app.status).endswith("0:15")


@pytest.mark.parametrize("size", SIZES)
async def test_a_record_is_stepped_through_and_each_deed_is_told(size: tuple[int, int]) -> None:
    at = dealt("words=1")
    at.play(NORTH, "+")
    at.play(NORTH, "-")
    app = ReplayApp(at.game, at.record(), list(replay(GAMES, at.record())), "fr")
    app.animation_level = "none"
    async with app.run_test(size=size) as pilot:
        assert shown(app.news_line) == ""
        await pilot.press("end")
        card = {"?": "un joker"}.get(letter := discard(position(at), NORTH).upper(), letter)
        assert shown(app.news_line) == f"Nord défausse {card}."
        await pilot.press("left")
        assert shown(app.news_line) == f"Nord retourne {card}."
        assert app.board.moves == ()
