import asyncio
from concurrent.futures import BrokenExecutor
from pathlib import Path
from random import Random

import pytest
from textual.widgets import Static

from galerie import bots
from galerie.bots.workers import Workers
from galerie.discs.board import NUMBERS
from galerie.matches import load, read
from galerie.terminal.local_table import Chair
from galerie.terminal.screens.dialogs import Help, Question
from tests.terminal.stages import (
    PATIENCE,
    TO_A_PASS,
    against_bot,
    board,
    drawn,
    point,
    screen,
    shown,
    table,
    type_move,
    unchanged,
    until_a_person_is_to_move,
)


@pytest.mark.slow
@pytest.mark.parametrize("seat", [pytest.param(0, marks=pytest.mark.soak), 1])
async def test_a_whole_game_by_keyboard_against_the_weakest_bot(seat: int, tmp_path: Path) -> None:
    app = screen(against_bot(seat=seat), record=tmp_path / "game")
    rng = Random(seat)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_a_person_is_to_move(pilot)
        while not app.table.match.outcome:
            before = len(app.table.match.line)
            await point(pilot, rng.choice(app.board.moves))
            await pilot.press("enter")
            await until_a_person_is_to_move(pilot)
            assert len(app.table.match.line) > before
        outcome = app.table.match.outcome
        assert outcome.reason in ("full", "blocked")
        assert shown(app.status).startswith("You win" if outcome.ranks[seat] == 1 else "You lose")
        assert app.board.moves == ()
    last = load(tmp_path / "game")
    assert last == app.table.match


async def test_a_typed_move_is_played_and_the_line_is_empty_again() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        assert [str(event) for event in app.table.match.log] == ["0 e3"]
        assert app.notation.value == ""
        assert app.focused is app.board


async def test_the_title_names_the_opening() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        assert "Opening" not in shown(app.title_line)
        await type_move(pilot, "d3")
        assert shown(app.title_line).endswith(" · Opening: Parallel")


async def test_a_move_can_be_typed_in_the_line_itself_too() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await pilot.press("tab")
        await pilot.press("e", "4", "backspace", "3", "enter")
        assert [str(event) for event in app.table.match.log] == ["0 e3"]


async def test_typing_is_corrected_by_backspace_and_cleared_by_escape() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await pilot.press("e", "4", "backspace")
        assert app.notation.value == "e"
        await pilot.press("escape")
        assert app.notation.value == ""


@pytest.mark.rule("REV-04", "REV-12")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("a1", "A disc on a1 would flank no opposing disc. (REV-04)"),
        ("d4", "There is already a disc on d4. (REV-12)"),
        ("z9", "“z9” is not a square on the board: they run from a1 to h8. (REV-12)"),
        ("pass", "You can flank a disc: passing is not allowed. (REV-08)"),
    ],
)
async def test_a_refused_move_is_answered_with_a_sentence_and_its_rule(move: str, sentence: str) -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await type_move(pilot, move)
        assert shown(app.news_line) == sentence
        await type_move(pilot, "e3")
        assert shown(app.news_line) == ""


async def test_a_square_without_a_move_is_refused_by_enter_too() -> None:
    app = screen(table(), language="fr")
    async with app.run_test() as pilot:
        await point(pilot, "a1")
        with unchanged(app.table):
            await pilot.press("enter")
        assert shown(app.news_line) == "Un pion en a1 n'encadrerait aucun pion adverse. (REV-04)"


async def test_the_cursor_wraps_around_the_board() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await point(pilot, "a1")
        await pilot.press("left", "up")
        assert board(app).cursor == NUMBERS["h8"]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 18)])
async def test_a_click_plays_the_square_under_it(size: tuple[int, int]) -> None:
    app = screen(table())
    async with app.run_test(size=size) as pilot:
        left, top, wide, high = board(app).frame(*app.board.size)
        border = 1
        await pilot.click(app.board, offset=(border + left + 4 * wide + wide // 2, border + top + 2 * high))
        assert [str(event) for event in app.table.match.log] == ["0 e3"]


async def test_the_board_shows_what_the_pointed_move_turns() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await point(pilot, "e3")
        assert app.board.border_subtitle == "e3 · turns 1 disc"
        await point(pilot, "a1")
        assert app.board.border_subtitle == ""


async def test_undo_against_a_bot_takes_back_both_moves() -> None:
    app = screen(against_bot())
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        await until_a_person_is_to_move(pilot)
        assert len(app.table.match.line) == 2
        await pilot.press("ctrl+z")
        assert not app.table.match.line
        assert [str(event.move) for event in app.table.match.log][2:] == ["!takeback", "!agree"]
        with unchanged(app.table):
            await pilot.press("ctrl+z")
        assert shown(app.news_line) == "You have not played anything yet that could be taken back."


async def test_a_bots_answer_after_an_undo_is_ignored() -> None:
    app = screen(against_bot())
    app.pace = 0.3
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        await pilot.press("ctrl+z")
        with unchanged(app.table):
            await pilot.pause(1)
        assert app.table.person == 0


async def test_a_bot_may_answer_while_the_help_is_open() -> None:
    app = screen(against_bot())
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        await pilot.press("f1")
        assert isinstance(app.screen, Help)
        await until_a_person_is_to_move(pilot)
        await pilot.press("escape")
        assert not isinstance(app.screen, Help)
        assert len(app.table.match.line) == 2


async def test_nobody_plays_for_the_bot() -> None:
    app = screen(against_bot(seat=1))
    app.pace = 60
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await type_move(pilot, "e3")
        assert shown(app.news_line) == "It is not your turn."
        assert shown(app.status) == "Colin is thinking…"


async def test_a_bot_level_without_a_translation_is_shown_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ponder(*_: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Workers, "think", ponder)
    app = screen(table(chairs=(Chair(level="deity"), Chair(title="You"))))
    async with app.run_test():
        assert shown(app.status) == "deity is thinking…"


async def test_unnamed_friends_get_a_title_on_the_screen_but_not_in_the_record() -> None:
    app = screen(table(chairs=(Chair(title="Player 1"), Chair())))
    async with app.run_test() as pilot:
        assert shown(app.status) == "Gold (Player 1) to move."
        assert "Gold · Player 1\n" in shown(app.players)
        assert "Black\n" in shown(app.players)
        await type_move(pilot, "e3")
        assert shown(app.status) == "Black to move."
    assert app.table.record().seats == ("", "")


async def test_a_bot_that_cannot_be_reached_is_reported_and_the_screen_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> str:
        raise BrokenExecutor

    monkeypatch.setattr(Workers, "think", broken)
    app = screen(against_bot())
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        await app.workers.wait_for_complete()
        assert shown(app.news_line).startswith("Your opponent does not answer")
        await pilot.press("ctrl+z")
        assert app.table.person == 0


@pytest.mark.parametrize("options", [[], ["one_line"]])
async def test_the_person_to_move_gets_a_hint_from_the_strongest_bot(options: list[str]) -> None:
    app = screen(table(*options))
    async with app.run_test() as pilot:
        for move in ("c5", "c4"):
            await type_move(pilot, move)
        with unchanged(app.table):
            app.action_advise()  # the same as F2, after which a fast machine may have answered already
            assert shown(app.news_line) == "Thinking…"
            await app.workers.wait_for_complete()
            await pilot.pause()
        assert app.board.previewed in app.board.moves
        assert shown(app.news_line).startswith(f"Hint: {app.board.label(app.board.view, app.board.previewed)}. ")


async def test_a_hint_that_comes_after_another_move_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asyncio.Event()

    async def slow(*_: object) -> bots.Advice:
        await asked.wait()
        return bots.Advice("e3")

    monkeypatch.setattr(Workers, "advise", slow)
    app = screen(table())
    async with app.run_test() as pilot:
        await pilot.press("f2")
        await type_move(pilot, "f4")
        asked.set()
        await app.workers.wait_for_complete()
        assert shown(app.news_line) == ""


@pytest.mark.parametrize("trouble", ["no bots", "no answer"])
async def test_a_missing_hint_is_reported(trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(*_: object) -> None:
        if trouble == "no answer":
            raise BrokenExecutor

    monkeypatch.setattr(Workers, "advise", advise)
    app = screen(table())
    async with app.run_test() as pilot:
        await pilot.press("f2")
        await app.workers.wait_for_complete()
        assert shown(app.news_line) == "There is no hint to give here."


@pytest.mark.rule("REV-20", "REV-22")
@pytest.mark.parametrize(("keys", "move"), [(["enter"], "c3:se"), (["down", "enter"], "c3:s"), (["2"], "c3:s")])
async def test_in_one_line_the_line_is_chosen_from_a_list(keys: list[str], move: str) -> None:
    app = screen(table("one_line"))
    async with app.run_test() as pilot:
        await type_move(pilot, "c5")
        await type_move(pilot, "c4")
        await point(pilot, "c3")
        with unchanged(app.table):
            await pilot.press("enter")
        assert app.chooser.display
        assert [app.chooser.get_option_at_index(n).id for n in range(app.chooser.option_count)] == ["c3:se", "c3:s"]
        assert app.board.previewed == "c3:se"
        await pilot.press(*keys)
        assert str(app.table.match.log[-1]) == f"0 {move}"
        assert not app.chooser.display
        assert app.focused is app.board


async def test_the_choice_of_a_line_can_be_cancelled() -> None:
    app = screen(table("one_line"))
    async with app.run_test() as pilot:
        for move in ("c5", "c4"):
            await type_move(pilot, move)
        await point(pilot, "c3")
        with unchanged(app.table):
            await pilot.press("enter", "escape")
        assert not app.chooser.display
        assert app.focused is app.board


@pytest.mark.rule("REV-22")
async def test_in_one_line_notation_names_the_line() -> None:
    app = screen(table("one_line"))
    async with app.run_test() as pilot:
        for move in ("c5", "c4", "c3:s"):
            await type_move(pilot, move)
        assert str(app.table.match.log[-1]) == "0 c3:s"


async def test_a_draw_needs_confirmation_and_ends_the_match() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await pilot.press("f3")
        assert isinstance(app.screen, Question)
        with unchanged(app.table):
            await pilot.press("escape")
        await pilot.press("f3", "enter")
        assert shown(app.status).startswith("A draw. By agreement.")
        with unchanged(app.table):
            await pilot.press("f3")
        assert shown(app.news_line) == "The game is over."


async def test_a_bot_declines_a_draw() -> None:
    app = screen(against_bot())
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await pilot.press("f3", "enter")
        assert shown(app.news_line) == "Your opponent would rather play to the end."


@pytest.mark.rule("GEN-01")
async def test_a_match_that_has_hardly_begun_is_aborted_instead_of_resigned() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        await pilot.press("ctrl+r", "enter")
        assert app.table.match.outcome
        assert shown(app.status).startswith("Nobody has won. The game was aborted")


async def test_resigning_needs_confirmation_and_ends_the_match() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        await type_move(pilot, "f3")
        await pilot.press("ctrl+r")
        assert isinstance(app.screen, Question)
        with unchanged(app.table):
            await pilot.press("escape")
        await pilot.press("ctrl+r", "enter")
        assert app.table.match.outcome
        assert shown(app.status).startswith("Black (Blaise) wins")
        with unchanged(app.table):
            await type_move(pilot, "e3")
        assert shown(app.news_line) == "The game is over."


async def test_after_the_end_the_screen_offers_only_what_is_still_possible() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        assert "^Z Take back" in shown(app.key_line)
        await pilot.press("ctrl+r", "enter")
        assert shown(app.key_line) == "F1 Help  ^N Play again  ^S Save  ^Q Quit"
        assert "Ctrl+N" in app.notation.placeholder
        await pilot.press("ctrl+n")
        assert "^Z Take back" in shown(app.key_line)
        assert app.notation.placeholder == "type a move, then Enter"


@pytest.mark.parametrize("size", [(58, 16), (58, 30), (90, 16)])
async def test_at_the_smallest_size_the_whole_board_is_drawn(size: tuple[int, int]) -> None:
    app = screen(table())
    async with app.run_test(size=size) as pilot:
        assert not app.too_small.display
        await type_move(pilot, "a1")
        assert all(letter in drawn(app) for letter in "abcdefgh12345678")


async def test_a_window_too_small_for_the_board_shows_a_message_until_it_grows() -> None:
    app = screen(table())
    async with app.run_test(size=(80, 24)) as pilot:
        for size in ((57, 24), (80, 15), (20, 5)):
            await pilot.resize_terminal(*size)
            assert app.too_small.display
            assert "58 × 16" in shown(app.too_small)
        await pilot.resize_terminal(58, 16)
        assert not app.too_small.display
        await type_move(pilot, "e3")
        assert [str(event) for event in app.table.match.log] == ["0 e3"]


@pytest.mark.rule("REV-13")
async def test_after_the_end_play_again_is_a_rematch_with_its_own_record(tmp_path: Path) -> None:
    app = screen(table(), record=tmp_path / "game")
    async with app.run_test() as pilot:
        await pilot.press("ctrl+r", "enter", "ctrl+n")
        assert [chair.name for chair in app.table.chairs] == ["Blaise", "Ada"]
        await type_move(pilot, "e3")
    first, second = read(tmp_path / "game"), read(tmp_path / "game-2")
    assert [line.move for line in first.lines] == ["!abort", "!rematch", "!rematch"]
    assert second.seats == ("Blaise", "Ada")
    assert [line.move for line in second.lines] == ["e3"]


async def test_before_the_end_play_again_needs_confirmation_and_keeps_the_colours() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        await pilot.press("ctrl+n", "enter")
        assert [chair.name for chair in app.table.chairs] == ["Ada", "Blaise"]
        assert not app.table.match.log


async def test_the_bot_begins_a_rematch_when_it_has_the_first_seat() -> None:
    app = screen(against_bot())
    async with app.run_test() as pilot:
        await pilot.press("ctrl+r", "enter", "ctrl+n")
        await until_a_person_is_to_move(pilot)
        assert app.table.person == 1
        assert len(app.table.match.line) == 1


async def test_a_match_is_saved_on_demand_and_from_then_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = screen(table())
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        await pilot.press("ctrl+s")
        assert app.record
        assert str(app.record) in shown(app.news_line)
        await type_move(pilot, "d3")
    assert [line.move for line in read(tmp_path / app.record).lines] == ["e3", "d3"]


async def test_a_record_that_cannot_be_written_is_reported_and_play_goes_on(tmp_path: Path) -> None:
    app = screen(table(), record=tmp_path / "nowhere" / "game")
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        assert "cannot be written" in shown(app.news_line)
        assert app.table.person == 1


async def test_the_help_explains_the_rules_and_the_keys() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await pilot.press("question_mark")
        text = shown(app.screen.query_one(Static))
        assert "corners" in text
        assert "Ctrl+Z" in text
        assert app.notation.value == ""


async def test_a_variant_is_named_in_the_heading_and_explained_by_the_help() -> None:
    app = screen(table("one_line", "parallel"), language="fr")
    async with app.run_test() as pilot:
        assert shown(app.title_line) == "Galerie des Glaces · Reversi · Une seule ligne · Départ parallèle"
        await pilot.press("f1")
        text = shown(app.screen.query_one(Static))
        assert "Variante « Une seule ligne ». Un pion posé ne retourne qu'une ligne" in text
        assert "Variante « Départ parallèle »." in text


@pytest.mark.rule("REV-08")
async def test_a_forced_pass_is_reported() -> None:
    app = screen(table("othello"))
    async with app.run_test() as pilot:
        for move in TO_A_PASS:
            await type_move(pilot, move)
        assert shown(app.news_line) == "Black can flank nothing: Gold plays again."
        assert shown(app.status) == "Gold (Blaise) to move."


async def test_a_move_is_animated_and_comes_to_rest() -> None:
    app = screen(table())
    app.animation_level = "full"
    async with app.run_test() as pilot:
        seen: list[float] = []
        app.watch(app.board, "progress", lambda progress: seen.append(progress), init=False)
        await type_move(pilot, "e3")
        async with asyncio.timeout(PATIENCE):
            while app.board.progress < 1:
                await pilot.pause(0.02)
        assert seen[0] == 0
        assert seen[-1] == 1


async def test_light_and_dark_can_be_switched() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        assert app.current_theme.dark
        await pilot.press("ctrl+t")
        assert not app.current_theme.dark


async def test_ctrl_c_says_how_to_quit() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await pilot.press("ctrl+c")
        assert shown(app.news_line) == "Ctrl+Q to quit."
        assert app.is_running


async def test_while_a_question_is_open_no_other_is_asked() -> None:
    app = screen(table())
    async with app.run_test() as pilot:
        await pilot.press("ctrl+r", "ctrl+r", "ctrl+n", "e", "3")
        assert len(app.screen_stack) == 2
        await pilot.press("escape")
        assert app.notation.value == ""
        assert not app.table.match.log
