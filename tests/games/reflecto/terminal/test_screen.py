from pathlib import Path

import pytest
from textual.widgets import Static

from galerie.bots.workers import Workers
from galerie.core.record import replay
from galerie.games import GAMES
from galerie.games.reflecto.rules.board import GERDA, OFF, QUEEN
from galerie.lexicon import french
from galerie.matches import load
from galerie.terminal.local_table import Chair
from galerie.terminal.screens.dialogs import Curtain, Help, Question
from galerie.terminal.screens.play import PlayApp
from galerie.terminal.screens.replay import ReplayApp
from tests.games.reflecto import diagrams
from tests.games.reflecto.terminal.stages import (
    GERDA_SETS,
    QUEEN_SETS,
    both_set_up,
    ice,
    laid,
    lift,
    position,
    screen,
    seated,
    type_turn,
    visible,
    walk,
)
from tests.terminal.stages import drawn, shown, type_move, unchanged

SIZES = [(80, 24), (120, 40), (66, 17)]

RACE = diagrams.position(
    """
    . . . . O . .
    . . . . . . .
    . . . g . . .
    . . N . . . .
    . . . . . . .
    . . . . . . .
    * . . . . . n
    """,
    out=("P I A", ""),
)
"""N jumps over the G and over the O off the board, and O may follow."""

PASSED = diagrams.position(
    """
    + . . . e . .
    . . . i . . g
    . . * . . . .
    . . n O . . e
    P . . + . . .
    . . . . I . .
    A . N . . . *
    """,
)
"""One of Gerda's mirrors has passed the N, and one of the Queen's the O."""


PASSED_SOON = """
. . . e . . .
. . . . . . .
. . . . . . .
. n . . . . .
. * . . . . .
. . . . . . .
. . . . . . O
"""
"""A mirror that jumps over an N, and an E that answers."""


def count(app: PlayApp, sign: str) -> int:
    """How often the board shows this."""
    return drawn(app).count(sign)


# Choosing a word


@pytest.mark.rule("REF-03", "REF-20")
@pytest.mark.parametrize("line", ["piano", GERDA_SETS])
async def test_a_word_is_typed_in_dots(line: str) -> None:
    app = screen(laid())
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await pilot.press(*line)
        assert app.notation.value == line
        assert app.notation.render_line(0).text.strip() == "•" * len(line)
        assert "piano" not in visible(app).lower().replace("set piano 3*15*24", "")  # the board has it as an example


@pytest.mark.rule("REF-20")
async def test_nothing_of_a_word_is_on_the_screen_behind_the_curtain_and_before_the_other() -> None:
    app = screen(laid())
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await type_move(pilot, "set pomme 12*34*5")
        for _ in ("behind the curtain", "before the other"):
            assert "pomme" not in visible(app).lower()
            assert "12*34*5" not in visible(app)
            assert app.board.view.hands == (None, None)
            assert app.notation.value == ""
            if isinstance(app.screen, Curtain):
                await lift(pilot)
        assert app.viewer == QUEEN
        assert app.notation.password


@pytest.mark.rule("REF-20", "REF-24")
async def test_two_words_look_alike_to_the_other_however_they_were_chosen() -> None:
    looks = []
    for word, row in (("piano", "3*15*24"), ("pomme", "12345**")):
        for by_hand in (False, True):
            app = screen(laid())
            async with app.run_test(size=(80, 24)) as pilot:
                await lift(pilot)
                await type_move(pilot, word if by_hand else f"set {word} {row}")
                if by_hand:
                    await pilot.press("enter", "right", "enter", "up", "enter")
                    await pilot.pause()
                covered = app.export_screenshot(simplify=True), visible(app)
                await lift(pilot)
                queens = visible(app)
                await type_move(pilot, QUEEN_SETS)
                looks.append((covered, queens, visible(app)))
    assert len({*looks}) == 1


@pytest.mark.rule("REF-05")
async def test_a_word_alone_is_put_on_the_screens_and_arranged_there() -> None:
    app = screen(laid())
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        with unchanged(app.table):
            await type_move(pilot, "Piano")
        board = ice(app)
        assert board.set_up is not None
        row = list(board.set_up.row)
        assert sorted(row) == [-1, -1, 1, 2, 3, 4, 5]
        await walk(pilot, "a1")
        await pilot.press("enter")
        await walk(pilot, "g1")
        await pilot.press("enter")
        row[0], row[6] = row[6], row[0]
        assert list(board.set_up.row) == row
        await pilot.press("up")
        assert board.border_subtitle == "Enter: hide this word"
        await pilot.press("enter")
        hand = position(app.table).hands[GERDA]
        assert hand is not None
        assert hand.word == "PIANO"
        assert [face.letters for face in hand.faces] == ["PIANO"[rank - 1] if rank > 0 else "" for rank in row]


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", "pizzaz", "Your word must have 5 letters. (REF-50)"),
        ("fr", "pian", "Votre mot doit avoir 5 lettres. (REF-50)"),
        ("en", "pianx", "“PIANX” is not in the lexicon. (REF-04)"),
        ("fr", "pianx", "« PIANX » n'est pas dans le lexique. (REF-04)"),
        ("en", "set piano 3*15*2", "“3*15*2” does not put up seven screens"),
        ("fr", "set piano", "Une mise en place s'écrit « set », le mot"),
        ("en", "a1-a2", "First both players must choose their word and put up their screens. (REF-05)"),
    ],
)
async def test_a_word_that_is_not_allowed_is_refused_in_words(language: str, line: str, sentence: str) -> None:
    app = screen(laid(), language)
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        with unchanged(app.table):
            await type_move(pilot, line)
        assert shown(app.news_line).startswith(sentence)
        assert ice(app).set_up is None


async def test_what_was_said_of_a_refused_word_goes_when_the_next_is_taken() -> None:
    app = screen(laid())
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await type_move(pilot, "pianx")
        await type_move(pilot, "piano")
        assert shown(app.news_line) == ""


async def test_enter_without_a_word_says_how_one_is_written() -> None:
    app = screen(laid())
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        with unchanged(app.table):
            await pilot.press("enter")
        assert "set PIANO 3*15*24" in shown(app.news_line)


@pytest.mark.rule("REF-50", "REF-60", "REF-64", "REF-66")
@pytest.mark.parametrize(
    "options",
    [(), ("gerda_letters=8", "gerda_free_spread"), ("gerda_tiles=7", "gerda_letters=4"), ("gerda_figures=some",)],
)
async def test_a_proposal_may_be_hidden_as_it_is(options: tuple[str, ...]) -> None:
    app = screen(laid(*options))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await pilot.press("f5")
        first = ice(app).set_up
        await pilot.press(*["f5"] * 4)
        assert ice(app).set_up not in (None, first)
        await pilot.press("enter")
        assert position(app.table).hands[GERDA] is not None


@pytest.mark.rule("REF-64", "REF-66")
async def test_a_long_word_may_be_cut_and_figured_in_the_line() -> None:
    app = screen(laid("gerda_letters=8", "gerda_free_spread", "gerda_figures=some"))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await type_move(pilot, "c/h/o/c/olat #25")
        assert ice(app).set_up is not None
        assert "OLAT⁵" in drawn(app)
        assert "H²" in drawn(app)
        await pilot.press("up", "enter")
        hand = position(app.table).hands[GERDA]
        assert hand is not None
        assert hand.pieces == ("C", "H", "O", "C", "OLAT")


async def test_a_bot_that_is_ready_interrupts_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: object) -> str:
        return QUEEN_SETS

    app = screen(laid(chairs=(Chair("Ada"), Chair(level="novice"))))
    monkeypatch.setattr(Workers, "think", think)
    app.pace = 0.3
    async with app.run_test(size=(80, 24)) as pilot:
        await type_move(pilot, "piano")
        arranged = ice(app).set_up
        assert arranged
        await app.workers.wait_for_complete()
        assert app.board.view.ready == (False, True)
        assert ice(app).set_up == arranged
        await pilot.press("up", "enter")
        await pilot.pause()
        assert app.board.view.hands[GERDA]


# A game


@pytest.mark.rule("REF-40", "REF-27")
@pytest.mark.parametrize(
    ("language", "word", "end", "hidden"),
    [
        ("en", "neige", "Gerda (Ada) wins. The opponent's word is guessed.", "Gerda hid PIANO, the Queen NEIGE."),
        ("en", "sapin", "The Queen (Blaise) wins. The guess was wrong.", "Gerda hid PIANO, the Queen NEIGE."),
        ("fr", "neige", "Gerda (Ada) gagne. Le mot adverse est deviné.", "Gerda cachait PIANO, la Reine NEIGE."),
    ],
)
async def test_a_short_game_is_typed_to_its_end(
    language: str, word: str, end: str, hidden: str, tmp_path: Path
) -> None:
    app = screen(laid(), language)
    app.record = tmp_path / "game"
    async with app.run_test(size=(80, 24)) as pilot:
        await both_set_up(pilot)
        assert not app.notation.password
        for turn in ("b1-b2", "b7-b6", "b2-b3", "b6-b5"):
            assert app.viewer is not None
            assert app.viewer == app.table.person
            assert app.board.view.hands[1 - app.viewer] is None
            assert ("NEIGE", "PIANO")[app.viewer] not in visible(app)
            await type_turn(pilot, turn)
        with unchanged(app.table):
            await type_move(pilot, f"guess {word}")
            assert isinstance(app.screen, Question)
            assert word.upper() in shown(app.screen.query(Static).first())
            await pilot.press("escape")
        await type_move(pilot, f"guess {word}")
        await pilot.press("enter")
        await pilot.pause()
        assert shown(app.status) == f"{end} {hidden}"
        assert app.board.moves == ()
        assert all(letter in drawn(app) for letter in "PIANOEG◇")
        assert "NEIGE" in shown(app.players)
    last = load(tmp_path / "game")
    assert last == app.table.match


@pytest.mark.rule("REF-44", "REF-55")
@pytest.mark.parametrize(("options", "word"), [((), "neiges"), (("several_guesses",), "sapin")])
async def test_a_guess_that_cannot_lose_the_game_is_not_asked_about(options: tuple[str, ...], word: str) -> None:
    app = screen(laid(*options))
    async with app.run_test(size=(80, 24)) as pilot:
        await both_set_up(pilot)
        await type_move(pilot, f"guess {word}")
        assert not isinstance(app.screen, Question)
        assert not app.table.match.outcome
        if not options:
            assert "The opponent's word has 5 letters" in shown(app.news_line)
        else:
            assert "Gerda says SAPIN." in shown(app.news_line)


@pytest.mark.rule("REF-27")
async def test_whoever_resigns_shows_the_screens_too() -> None:
    app = screen(laid())
    async with app.run_test(size=(80, 24)) as pilot:
        await both_set_up(pilot)
        await pilot.press("ctrl+r", "enter")
        assert "Gerda hid PIANO, the Queen NEIGE." in shown(app.status)


# By the cursor


@pytest.mark.rule("REF-11", "REF-12")
@pytest.mark.parametrize("size", SIZES)
async def test_the_squares_of_a_screen_light_up_once_it_is_picked(size: tuple[int, int]) -> None:
    app = screen(seated(diagrams.opening()))
    async with app.run_test(size=size) as pilot:
        await lift(pilot)
        await walk(pilot, "b1")
        assert count(app, "▾") == 0
        assert app.board.border_subtitle == "Enter: pick mirror"
        await pilot.press("enter")
        assert app.board.border_title == "Where does mirror go? (Esc: put back)"
        assert count(app, "▾") == 3
        await pilot.press("up")
        assert app.board.border_subtitle == "mirror: b1 → b2"
        await pilot.press("escape")
        assert count(app, "▾") == 0
        await walk(pilot, "b1")
        await pilot.press("enter", "up", "enter")
        assert diagrams.drawing(position(app.table)).splitlines()[-2] == ". G . . . . ."
        assert "Gerda goes from b1 to b2." in shown(app.news_line)


@pytest.mark.rule("REF-02")
async def test_the_queen_sees_the_board_from_her_side() -> None:
    app = screen(seated(diagrams.opening(first="queen")))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        rows = drawn(app).splitlines()
        assert [rows[row].split()[0] for row in (1, 13)] == ["1", "7"]
        assert rows[15].split() == list("gfedcba")
        await pilot.press("right", "enter", "up")
        assert app.board.pointed() == ("c7-c6",)
        await pilot.press("enter")
        assert diagrams.drawing(position(app.table)).splitlines()[1] == ". . Q . . . ."


@pytest.mark.rule("REF-31", "REF-32", "REF-36", "REF-42")
async def test_a_letter_jumps_off_the_board_and_what_may_follow_is_offered() -> None:
    app = screen(seated(RACE))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await walk(pilot, "c4")
        await pilot.press("enter")
        assert "↑ take out" in drawn(app)
        await walk(pilot, "c7")
        await pilot.press("up")
        assert ice(app).cursor == OFF
        assert app.board.pointed() == ("c4-out", "c4-out e7-out")
        assert app.board.border_subtitle == "Enter: choose"
        await pilot.press("enter")
        assert [str(option.prompt) for option in app.chooser.options] == [
            "1  N: c4 → off",
            "2  N: c4 → off · Take out O (e7)",
        ]
        await pilot.press("2")
        assert app.table.match.outcome
        assert "All letters are out." in shown(app.status)


@pytest.mark.rule("REF-31", "REF-37")
async def test_a_letter_is_taken_out_before_the_move() -> None:
    board = diagrams.position(
        """
        . P . I . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . n
        * . . . . . .
        """
    )
    app = screen(seated(board))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await walk(pilot, "b7")
        await pilot.press("enter", "up")
        assert app.board.border_subtitle == "Take out P (b7)"
        with unchanged(app.table):
            await pilot.press("enter")
        assert app.board.border_title == "Move a screen (Esc: undo)"
        await walk(pilot, "d7")
        await pilot.press("enter", "up", "enter")
        await walk(pilot, "a1")
        await pilot.press("enter", "up")
        assert app.board.pointed() == ("b7-out d7-out a1-a2",)
        await pilot.press("enter")
        assert position(app.table).view(None).out[GERDA] == (1, 2)
        assert "Gerda takes 2 tiles out." in shown(app.news_line)


@pytest.mark.rule("REF-10", "REF-30", "REF-33")
@pytest.mark.parametrize(
    ("language", "square", "sentence"),
    [
        ("en", "e7", "The letter on e7 must wait: those before it in the word are not all out. (REF-30)"),
        ("fr", "e7", "La lettre en e7 doit attendre : celles qui la précèdent dans le mot ne sont pas toutes sorties."),
        ("fr", "a1", "On ne retire une lettre que de sa dernière rangée, et a1 n'en est pas. (REF-30)"),
        ("en", "d5", "None of your screens is on d5. (REF-10)"),
    ],
)
async def test_what_cannot_be_done_is_refused_by_its_rule(language: str, square: str, sentence: str) -> None:
    app = screen(seated(RACE), language)
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await walk(pilot, square)
        beyond = [] if square == "d5" else [*["up"] * 7, "enter"]
        with unchanged(app.table):
            await pilot.press("enter", *beyond)
        assert shown(app.news_line).startswith(sentence)


@pytest.mark.rule("REF-15")
async def test_whoever_cannot_move_passes_with_enter() -> None:
    board = diagrams.position(
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        n e i . . . .
        g e . . . . .
        * + + . . . .
        """
    )
    app = screen(seated(board))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        assert app.board.moves == ("pass",)
        assert app.board.border_title == "Nothing can move: pass, or guess WORD"
        assert app.board.border_subtitle == "Pass"
        await pilot.press("enter")
        assert "Gerda passes." in shown(app.news_line)


@pytest.mark.parametrize("size", SIZES)
async def test_clicks_pick_a_screen_and_move_it(size: tuple[int, int]) -> None:
    app = screen(seated(RACE))
    async with app.run_test(size=size) as pilot:
        await lift(pilot)

        async def click(sign: str) -> None:
            places = ((row.find(sign), y) for y, row in enumerate(drawn(app).splitlines()))
            x, y = next(place for place in places if place[0] >= 0)
            await pilot.click(app.board, offset=(x + 1, y + 1))

        await click("N")
        await click("↑ take out")
        assert app.chooser.display
        await pilot.press("1")
        assert "Gerda jumps from c4 off the board." in shown(app.news_line)


async def test_a_move_is_pointed_at_while_it_is_typed_and_forgotten_when_it_goes_on() -> None:
    app = screen(seated(RACE))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await pilot.press(*"c4-c5")
        assert app.board.border_subtitle == "N: c4 → c5"
        await pilot.press("1")
        assert app.board.border_title == "Pick a screen, or type guess WORD"


async def test_a_hint_is_pointed_at_and_a_guess_among_them_is_asked_about() -> None:
    app = screen(seated(RACE))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        app.board.aim("c4-out e7-out")
        assert app.board.border_subtitle == "N: c4 → off · Take out O (e7)"
        app.board.aim("guess NEIGE")
        assert app.board.border_subtitle == "NEIGE?"
        with unchanged(app.table):
            await pilot.press("enter")
        assert isinstance(app.screen, Question)
        await pilot.press("enter")
        await pilot.pause()
        assert app.table.match.outcome


# What mirrors show


@pytest.mark.rule("REF-21", "REF-22", "REF-23")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "words", "fact"),
    [
        ("en", "Your mirror on c5 shows: N.", "mirror: c5 ‹N›"),
        ("fr", "Votre miroir en c5 montre : N.", "miroir : c5 ‹N›"),
    ],
)
async def test_a_mirror_shows_its_owner_what_it_has_passed(
    size: tuple[int, int], language: str, words: str, fact: str
) -> None:
    app = screen(seated(PASSED), language)
    async with app.run_test(size=size) as pilot:
        await lift(pilot)
        assert count(app, "‹N›") == 2
        await walk(pilot, "c5")
        assert app.board.border_subtitle == words
        assert fact in shown(app.players)
        assert "‹O›" not in visible(app)
        await type_turn(pilot, "g1-g2")
        assert app.viewer == QUEEN
        assert count(app, "‹O›") == 2
        assert "‹N›" not in visible(app)


@pytest.mark.rule("REF-24")
async def test_nothing_tells_that_a_look_took_place() -> None:
    looks = []
    for mirror, tile in (("*", "O"), ("O", "*")):
        app = screen(seated(diagrams.position(PASSED_SOON.replace("*", "?").replace("O", tile).replace("?", mirror))))
        async with app.run_test(size=(80, 24)) as pilot:
            await lift(pilot)
            await type_move(pilot, "b3-b5")
            covered = visible(app)
            await lift(pilot)
            looks.append((covered, visible(app)))
    assert looks[0] == looks[1]


@pytest.mark.rule("REF-25")
@pytest.mark.parametrize(
    ("language", "when", "possible"), [("en", "In turns", "For you"), ("fr", "Aux tours", "Pour vous")]
)
async def test_the_notebook_keeps_what_was_seen_and_when_and_counts_what_fits(
    language: str, when: str, possible: str
) -> None:
    app = screen(seated(PASSED), language)
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        for turn in ("g1-g2", "c4-b3", "g2-g3", "b3-b2"):
            await type_turn(pilot, turn)
        assert "(N)" in drawn(app)
        assert count(app, "‹N›") == 0
        await pilot.press("f4")
        rows = [row.split() for row in drawn(app).splitlines()]
        assert " ".join(rows[3]).endswith(when)
        assert ["2", "b2", "N", "1"] in rows
        with_n = [word for word in french().matching("?????") if "n" in word]
        sentence = drawn(app).partition(possible)[2].partition(".")[0]
        assert "".join(filter(str.isdigit, sentence)) == str(len(with_n))
        await pilot.press("f4")
        assert "(N)" in drawn(app)


@pytest.mark.rule("REF-23")
async def test_one_person_among_bots_hears_what_a_mirror_has_just_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: object) -> str:
        return "d7-d6"

    at = seated(diagrams.position(PASSED_SOON))
    at.chairs = (Chair("Ada"), Chair(level="novice"))
    app = screen(at)
    monkeypatch.setattr(Workers, "think", think)
    async with app.run_test(size=(80, 24)) as pilot:
        app.pace = 0.5
        await type_move(pilot, "b3-b5")
        assert shown(app.news_line) == "You go from b3 to b5. Your mirror has just shown: N."
        await app.workers.wait_for_complete()
        assert shown(app.news_line) == "The Queen goes from d7 to d6."


# Around it


async def test_a_narrow_terminal_asks_for_more_room() -> None:
    app = screen(laid())
    async with app.run_test(size=(65, 24)) as pilot:
        await lift(pilot)
        assert app.too_small.display
        await pilot.resize_terminal(66, 17)
        await pilot.pause()
        assert not app.too_small.display
        assert "Type your word" in drawn(app)


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_the_help_explains_signs_keys_and_notation(language: str) -> None:
    app = screen(laid(), language)
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await pilot.press("f1")
        assert isinstance(app.screen, Help)
        text = shown(app.screen.query(Static).first())
        assert all(word in text for word in ("‹M›", "F4", "F5", "set PIANO 3*15*24", "a7-out"))


async def test_a_match_is_stepped_through() -> None:
    at = laid()
    for seat, move in ((GERDA, GERDA_SETS), (QUEEN, QUEEN_SETS), (GERDA, "b1-b2"), (QUEEN, "guess piano")):
        at.play(seat, move)
    app = ReplayApp(GAMES["reflecto"], at.record(), list(replay(GAMES, at.record())), "en")
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.board.view.screens == ((), ())
        await pilot.press("right", "right", "right")
        assert shown(app.news_line) == "Gerda goes from b1 to b2."
        await pilot.press("end")
        assert "The Queen (Blaise) wins." in shown(app.status)
        assert "Gerda hid PIANO, the Queen NEIGE." in shown(app.status)


async def test_a_screen_is_seen_on_its_way() -> None:
    app = screen(seated(RACE))
    app.animation_level = "full"
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        app.board.show(diagrams.after(RACE, "c4-out e7-out").view(None), (), lively=True)
        app.board._stop_film()
        app.board.progress = 0.5
        rows = drawn(app).splitlines()
        app.board.progress = 1.0
        assert "N" in rows[3]
        assert "N" not in drawn(app).splitlines()[3]
