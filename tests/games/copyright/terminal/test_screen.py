import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from textual.widgets import Static

from galerie.bots import Advice
from galerie.bots.workers import Workers
from galerie.core.options import parse
from galerie.core.record import replay
from galerie.games import GAMES, find
from galerie.matches import load
from galerie.terminal.local_table import Chair, LocalTable
from galerie.terminal.screens.dialogs import Curtain, Help, Question, Start
from galerie.terminal.screens.play import PlayApp
from galerie.terminal.screens.replay import ReplayApp
from tests.games.copyright.tables import dealing, opened
from tests.games.copyright.terminal.stages import (
    ADA,
    BLAISE,
    alone,
    carry,
    desk,
    laid_out,
    lay,
    lift,
    pick,
    plan,
    position,
    press_button,
    screen,
    typed,
    visible,
)
from tests.terminal.coffer import Watch, wait
from tests.terminal.coffer import lift as lift_curtain
from tests.terminal.stages import FRIENDS, PATIENCE, drawn, shown, type_move, unchanged

HELP_ROOM = 62
"""The characters of a line of the help, in 80 columns."""

SIZES = [(80, 24), (120, 40), (200, 60), (80, 19)]


def cards(at: LocalTable, seat: int) -> list[int]:
    return [each.card for each in position(at).desks[seat].laid]


# Whole games


@pytest.mark.rule("COP-35", "COP-63")
@pytest.mark.parametrize(
    ("language", "end", "scored"),
    [
        ("en", "Seat 1 (Ada) wins 20 to 0. The limit is reached.", "Seat 1: 9 ✓ + 1 bonus = 10"),
        pytest.param(
            *("fr", "Place 1 (Ada) gagne 20 à 0. La limite est atteinte.", "Place 1 : 9 ✓ + 1 de bonus = 10"),
            marks=pytest.mark.soak,
        ),
    ],
)
async def test_a_whole_game_is_typed_to_its_end(language: str, end: str, scored: str, tmp_path: Path) -> None:
    app = screen(laid_out("fair"), language)
    app.record = tmp_path / "game"
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        for number in (1, 2):
            assert position(app.table).round == number
            steps = plan(app.table, ADA)
            if number == 1:
                await typed(pilot, str(steps.pop(0)))
            assert app.viewer == BLAISE
            await typed(pilot, "done")
            for step in steps:
                assert app.viewer == ADA
                await typed(pilot, str(step))
            assert scored in drawn(app)
            if number == 1:
                await typed(pilot, "next")
                await typed(pilot, "next")
        assert shown(app.status).splitlines()[0] == end
        assert app.board.moves == ()
    last = load(tmp_path / "game")
    assert last == app.table.match


@pytest.mark.rule("COP-13", "COP-35", "COP-63")
async def test_a_whole_game_is_played_by_the_cursor() -> None:
    app = screen(laid_out("fair"))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        for number in (1, 2):
            steps = plan(app.table, ADA)
            if number == 1:
                await lay(pilot, steps.pop(0))
            await press_button(pilot)
            for step in steps:
                await lay(pilot, step)
            if number == 1:
                assert position(app.table).stage == "scored"
                await pilot.press("enter", "enter")
                await pilot.pause()
                await lift_curtain(pilot)
        assert position(app.table).totals == (20, 0)
        assert app.table.match.outcome
        assert app.notation.value == ""


@pytest.mark.rule("COP-40", "COP-42", "COP-46", "COP-63")
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "fr"])
async def test_timed_rounds_are_played_one_after_another_too(language: str) -> None:
    app = screen(laid_out("variant=timed", "rounds=1"), language)
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        (card,) = desk(app).hand
        await typed(pilot, f"{card}r1")
        assert app.viewer == ADA  # the card may still be moved, until the turn is confirmed
        await pilot.press("up", "enter", "right", "enter")
        assert position(app.table).desks[ADA].laid[0].x == 1
        await press_button(pilot)
        assert app.viewer == BLAISE
        (other,) = desk(app).hand
        with unchanged(app.table):
            await type_move(pilot, f"pass {other}")
            assert isinstance(app.screen, Question)
            assert str(other) in shown(app.screen.query(Static).first())
            await pilot.press("escape")
        await typed(pilot, f"pass {other}")
        assert app.viewer == ADA
        assert {"en": "Turn 2", "fr": "Tour 2"}[language] in drawn(app)
        with unchanged(app.table):
            await type_move(pilot, f"{card}r2")
        assert "(COP-41)" in shown(app.news_line)
        await typed(pilot, "end")
        await typed(pilot, f"pass {desk(app).hand[0]}")
        await typed(pilot, "end")
        assert app.table.match.outcome
        assert {"en": "− 2 (1 card lost)", "fr": "− 2 (1 carte perdue)"}[language] in drawn(app)


@pytest.mark.rule("COP-40", "COP-41", "COP-42", "COP-62")
async def test_alone_against_the_clock_the_time_of_a_turn_runs_out() -> None:
    app = screen(alone("variant=timed", "turns=no", "seconds=10"))
    async with app.run_test(size=(80, 24)) as pilot:
        assert shown(app.status) == "Your move. 0:10"
        await pilot.press("enter", "r")
        await wait(pilot, 10.1)
        assert position(app.table).turn == 2
        assert desk(app).held is None
        assert "1 lost" in shown(app.players)
        await type_move(pilot, "end")
        assert app.table.match.outcome
        assert "-2 points" in shown(app.status)


@pytest.mark.rule("COP-50", "COP-51", "COP-63")
async def test_flash_has_a_point_for_whoever_reproduces_the_model_and_no_penalties() -> None:
    app = screen(laid_out("variant=flash", "fair", "wins=1"))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        steps = plan(app.table, ADA)
        await typed(pilot, str(steps[0]))
        await typed(pilot, "done")
        for step in steps[1:]:
            await typed(pilot, str(step))
        assert shown(app.status).startswith("Seat 1 (Ada) wins 1 to 0.")
        assert "Seat 1: first, 1 point" in drawn(app)
        assert "−" not in drawn(app)
        await pilot.press("right")
        assert "Seat 2: nothing" in drawn(app)


@pytest.mark.rule("COP-60", "COP-62")
@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "0 points, 10 at best. The training round has been played."),
        ("fr", "0 point, 10 au mieux. La manche d'entraînement est jouée."),
    ],
)
async def test_training_alone_has_no_curtain_and_is_held_against_the_best(language: str, end: str) -> None:
    app = screen(alone("fair"), language)
    async with app.run_test(size=(80, 24)) as pilot:
        assert not isinstance(app.screen, Curtain)
        await press_button(pilot)
        assert shown(app.status).splitlines()[0] == end
        assert drawn(app).count("✓") == 0
        await pilot.press("up")
        assert drawn(app).count("✓") == 9


async def test_whoever_resigns_alone_is_not_said_to_win() -> None:
    app = screen(alone())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+r", "enter")
        assert shown(app.status).splitlines()[0] == "By resignation."


@pytest.mark.rule("COP-12", "COP-19")
async def test_a_race_at_one_keyboard_ends_with_its_time() -> None:
    app = screen(laid_out("turns=no", "minutes=1"))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        assert shown(app.status) == "Seat 1 (Ada) to move. 1:00"
        await typed(pilot, f"{desk(app).hand[0]}")
        assert app.viewer == BLAISE
        await wait(pilot, 60.1)
        assert position(app.table).stage == "scored"
        assert "The time for the round is up: no bonus." in shown(app.news_line)


# By the cursor


@pytest.mark.rule("COP-13", "COP-14")
async def test_a_card_is_picked_moved_turned_flipped_laid_and_put_back() -> None:
    app = screen(alone())
    async with app.run_test(size=(80, 24)) as pilot:
        board = desk(app)
        first, second = board.hand[:2]
        assert board.border_subtitle == f"Enter: pick card {first}"
        await pilot.press("enter")
        assert board.border_title == f"Card {first}: arrows, R, F (Esc: back)"
        await pilot.press("r", "r", "f", "R", "right", "up")
        assert board.border_subtitle == f"Enter: lay {first}f3+1-1"
        with unchanged(app.table):
            await pilot.press("escape")
        assert board.held is None
        await pilot.press("enter", "f", "enter")
        assert "You lay card" in shown(app.news_line)
        await pilot.press("enter")
        assert board.held is not None
        assert board.held.put == f"{second}r0+0+0"
        await pilot.press("down", "enter")
        assert [str(each.y) for each in position(app.table).desks[0].laid] == ["0", "1"]
        await pilot.press("up")
        assert board.border_subtitle == f"Enter: move card {second} · Del: back"
        await pilot.press("enter", "left", "enter")
        assert position(app.table).desks[0].laid[1].x == -1
        assert f"You move card {second}." in shown(app.news_line)


@pytest.mark.rule("COP-14")
async def test_cards_are_taken_back_one_by_one_or_all_at_once() -> None:
    app = screen(alone())
    async with app.run_test(size=(80, 24)) as pilot:
        hand = desk(app).hand
        for card in hand[:3]:
            await type_move(pilot, str(card))
        await pilot.press("up", "left", "delete")
        await pilot.pause()
        assert cards(app.table, 0) == [hand[0], hand[2]]
        assert f"Back to the hand: card {hand[1]}." in shown(app.news_line)
        await pilot.press("enter", "delete")
        await pilot.pause()
        assert len(cards(app.table, 0)) == 1
        await pilot.press("down", "enter", "delete")  # from the hand it was only picked up
        assert desk(app).held is None
        assert len(cards(app.table, 0)) == 1
        await press_button(pilot, 1)
        assert cards(app.table, 0) == []
        assert len(desk(app).hand) == 10


@pytest.mark.rule("COP-14")
async def test_what_a_step_splits_off_is_told_to_go_back() -> None:
    app = screen(alone())
    async with app.run_test(size=(80, 24)) as pilot:
        one, two, three = desk(app).hand[:3]
        for line in (f"{one}", f"{two}+2+0", f"{three}+4+0", f"-{two}"):
            await type_move(pilot, line)
        assert shown(app.news_line) == f"Back to the hand: cards {two}, {three}."


async def test_a_step_can_be_taken_back_as_a_move() -> None:
    app = screen(alone())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "enter")
        assert len(cards(app.table, 0)) == 1
        await pilot.press("ctrl+z")
        assert cards(app.table, 0) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "fr"])
async def test_the_screen_holds_model_lay_out_hand_and_buttons(size: tuple[int, int], language: str) -> None:
    app = screen(alone("fair"), language)
    async with app.run_test(size=size) as pilot:
        board = desk(app)
        assert not app.too_small.display
        assert {"en": "Model", "fr": "Modèle"}[language] in drawn(app)
        rows = drawn(app).splitlines()
        assert rows[-5].split() == [str(card) for card in board.hand]
        assert {"en": "done", "fr": "terminé"}[language] in rows[-1]
        for sign in "□○×":
            assert sum(row.count(sign) for row in rows[-4:-1]) == 10
        await pilot.press("enter", *["right"] * 12, *["down"] * 9)
        assert board.held is not None
        assert "+12" in drawn(app).splitlines()[0]  # the card is always in sight
        for text in (board.border_title, board.border_subtitle):
            assert len(str(text)) <= board.size.width - 2
    assert size != (80, 24) or max(map(len, rows)) <= 44


async def test_a_smaller_window_asks_for_more_room() -> None:
    app = screen(alone())
    async with app.run_test(size=(79, 24)):
        assert app.too_small.display
        assert "80 × 19" in shown(app.too_small)


async def test_cards_and_buttons_can_be_clicked() -> None:
    app = screen(alone())
    async with app.run_test(size=(80, 24)) as pilot:
        board = desk(app)
        bottom = board.size.height
        await pilot.click(board, offset=(1 + 4 * 2, 1 + bottom - 3))
        assert board.held is not None
        assert board.held.card == board.hand[2]
        x, y = board.held.x, board.held.y
        middle = next(
            (column, row)
            for column in range(16, board.size.width)
            for row in range(bottom)
            if board._picture and board._picture.target_at(column, row) == (x + 2, y + 1)
        )
        await pilot.click(board, offset=(1 + middle[0], 1 + middle[1]))
        assert board.held.x == x + 1
        await pilot.pause()
        again = next(
            (column, row)
            for column in range(16, board.size.width)
            for row in range(bottom)
            if board._picture and board._picture.target_at(column, row) == (x + 2, y + 1)
        )
        await pilot.click(board, offset=(1 + again[0], 1 + again[1]))
        await pilot.pause()
        assert len(cards(app.table, 0)) == 1
        await pilot.click(board, offset=(2, bottom))
        await pilot.pause()
        assert isinstance(app.screen, Question)


# Refusals


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", "{held}+3+0", "Card {held} must share at least one cell with your lay-out. (COP-13)"),
        ("fr", "{held}+3+0", "La carte {held} doit partager au moins une case avec votre assemblage. (COP-13)"),
        ("en", "{laid}", "Card {laid} lies there like this already. (COP-14)"),
        ("fr", "{laid}", "La carte {laid} est déjà posée ainsi. (COP-14)"),
        ("en", "67", "“67” is no card: they are numbered from 1 to 66. (COP-02)"),
        ("en", "pass {held}", "Only in the timed variant can a card be passed."),
        ("fr", "end", "On ne convient de finir la manche que dans la variante minutée."),
        ("en", "next", "The round is not over. (COP-34)"),
        ("en", "deal 1,2", "The cards of the model and of everybody are for chance alone to decide"),
        ("en", "rotate", "“rotate” cannot be read."),
    ],
)
async def test_what_cannot_be_done_is_refused_in_words(language: str, line: str, sentence: str) -> None:
    app = screen(alone(), language)
    async with app.run_test(size=(80, 24)) as pilot:
        laid, held = desk(app).hand[:2]
        await type_move(pilot, str(laid))
        with unchanged(app.table):
            await type_move(pilot, line.format(laid=laid, held=held))
        assert shown(app.news_line).startswith(sentence.format(laid=laid, held=held))


@pytest.mark.rule("COP-13")
async def test_a_card_held_apart_from_the_lay_out_is_refused_and_stays_in_hand() -> None:
    app = screen(alone())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "enter", "enter", "right", "right", "right")
        with unchanged(app.table):
            await pilot.press("enter")
        assert "(COP-13)" in shown(app.news_line)
        assert desk(app).held is not None
        await pilot.press("left", "enter")
        assert len(cards(app.table, 0)) == 2


# Secrets


@pytest.mark.rule("COP-20")
async def test_behind_the_curtain_and_before_another_no_hand_is_seen_but_lay_outs_are() -> None:
    app = screen(laid_out())
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        ada, blaise = (position(app.table).desks[seat].hand for seat in (ADA, BLAISE))
        assert drawn(app).splitlines()[-5].split() == [str(card) for card in ada]
        await pilot.press("right", "enter", "r")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert all(place.hand is None for place in app.board.view.places)
        assert "▒▒▒" in drawn(app)
        await lift(pilot)
        assert app.board.view.places[ADA].hand is None
        assert drawn(app).splitlines()[-5].split() == [str(card) for card in blaise]
        await pilot.press("f5")
        assert "Lay-out: Seat 1" in drawn(app)
        await pilot.press("f5")
        assert "Lay-out" not in drawn(app)


@pytest.mark.rule("COP-20")
async def test_two_deals_look_alike_to_whoever_holds_the_same_cards() -> None:
    looks = []
    for swapped in (False, True):
        at = laid_out()
        table = position(at)
        others = table.pile[:10] if swapped else table.desks[BLAISE].hand
        given = dealing(opened(turns=True), table.model, (table.desks[ADA].hand, others))
        at.match = replace(at.match, position=given)
        app = screen(at)
        async with app.run_test(size=(80, 24)) as pilot:
            covered = app.export_screenshot(simplify=True), visible(app)
            await lift(pilot)
            await pilot.press("enter", "r")
            looks.append((covered, visible(app)))
    assert looks[0] == looks[1]


@pytest.mark.rule("COP-20", "COP-65")
async def test_a_scored_round_is_looked_at_together_without_a_curtain() -> None:
    app = screen(laid_out("fair"))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await typed(pilot, "done")
        await type_move(pilot, "done")
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, Curtain)
        assert app.viewer is None
        assert "Everybody has finished" in shown(app.news_line)
        assert app.board.border_subtitle == "Enter: next"
        await pilot.press("enter")
        assert shown(app.status).startswith("Seat 2 (Blaise) to move.")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert position(app.table).round == 2
        assert all(place.hand is None for place in app.board.view.places)


# A scored round


@pytest.mark.rule("COP-30", "COP-31", "COP-33", "COP-60")
async def test_the_frame_its_ticks_and_what_sticks_out_are_shown_and_then_the_best() -> None:
    app = screen(laid_out("fair"))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        one, two = desk(app).hand[:2]
        await typed(pilot, str(one))
        await typed(pilot, "done")
        await typed(pilot, f"{two}+2+1")
        await typed(pilot, "done")
        result = position(app.table).result
        assert result
        frame = result.tallies[ADA].frame
        assert frame
        assert (frame.rows, frame.columns) != (0, 0)
        assert drawn(app).count("✓") == frame.matches + 1  # once in the sum
        assert drawn(app).count("✗") == 9 - frame.matches
        assert drawn(app).count("−1") == frame.rows + frame.columns
        assert f"= {frame.score}" in drawn(app)
        assert "At best 10: cards" in drawn(app)
        await pilot.press("down")
        assert drawn(app).count("✓") == 9 + 1
        assert "The best: Seat 1" in drawn(app)
        await pilot.press("up", "right")
        assert "Seat 2: no card laid = 0" in drawn(app)


@pytest.mark.rule("COP-30")
async def test_the_frame_can_be_seen_before_the_end_if_one_likes() -> None:
    app = screen(alone("fair"))
    async with app.run_test(size=(80, 24)) as pilot:
        steps = plan(app.table, 0)
        for step in steps[:-1]:
            await type_move(pilot, str(step))
        assert "✓" not in drawn(app)
        await pilot.press("f4")
        frame = app.board.view.places[0].frame
        assert drawn(app).count("✓") == frame.matches + 1
        assert f"{frame.matches} ✓ − {frame.rows + frame.columns}" in drawn(app)
        await pick(pilot, steps[-1].card)
        await carry(pilot, steps[-1])
        assert "9 ✓ − 0" in drawn(app)
        await pilot.press("f4")
        assert "✓" not in drawn(app)


# The modeller


@pytest.mark.rule("COP-10")
async def test_the_modeller_turns_and_flips_the_cards_of_the_model() -> None:
    app = screen(laid_out("modeller"))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        numbers = [each.card for each in position(app.table).model]
        assert drawn(app).splitlines()[-5].split() == [str(number) for number in numbers]
        before = drawn(app).splitlines()[1:7]
        await pilot.press("r", "right", "f", "right", "r", "r")
        assert drawn(app).splitlines()[1:7] != before
        assert app.board.border_subtitle == "Enter: ready"
        await pilot.press("enter")
        await lift(pilot)
        assert [each.orientation for each in position(app.table).model] == [1, 4, 2, 0]
        assert position(app.table).stage == "playing"


# Bots, help, replays


async def test_a_bots_step_interrupts_nobody_who_holds_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    app = screen(laid_out("turns=no", chairs=(FRIENDS[0], Chair(level="novice"))))
    first = position(app.table).desks[BLAISE].hand[0]

    async def think(*_: object) -> str:
        return str(first) if not position(app.table).desks[BLAISE].laid else "done"

    monkeypatch.setattr(Workers, "think", think)
    monkeypatch.setattr("galerie.bots.pace", lambda *_: 0.3)
    app.pace = 0.2
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "r", "right")
        held = desk(app).held
        assert held
        async with asyncio.timeout(PATIENCE):
            while not position(app.table).desks[BLAISE].done:
                await pilot.pause(0.01)
        await pilot.pause()
        assert desk(app).held == held
        assert "Seat 2 lays no more cards." in shown(app.news_line)


async def test_a_hint_is_held_where_it_belongs(monkeypatch: pytest.MonkeyPatch) -> None:
    app = screen(alone("fair"))
    step = plan(app.table, 0)[0]

    async def advise(*_: object) -> Advice:
        return Advice(str(step))

    monkeypatch.setattr(Workers, "advise", advise)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f2")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert app.board.pointed() == (str(step),)
        assert f"card {step.card}" in shown(app.news_line)
        await pilot.press("enter")
        assert cards(app.table, 0) == [step.card]


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_help_tells_rules_keys_and_notation(language: str) -> None:
    app = screen(alone(), language)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f1")
        assert isinstance(app.screen, Help)
        text = shown(app.screen.query_one(Static))
        assert "12r1+2-1" in text
        assert "turns=no" in text
        aligned = [app.say(message) for message in app.board.rules[1:]]
        assert all(len(line) <= HELP_ROOM for lines in aligned for line in lines.splitlines())


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_recorded_game_is_stepped_through(language: str) -> None:
    at = laid_out("fair", "rounds=1")
    steps = plan(at, ADA)
    at.play(ADA, str(steps[0]))
    at.play(BLAISE, "done")
    for step in steps[1:]:
        at.play(ADA, str(step))
    record = at.record()
    app = ReplayApp(at.game, record, list(replay(GAMES, record)), language)
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "right", "right")
        assert {"en": "Seat 1 lays card", "fr": "Place 1 pose la carte"}[language] in shown(app.news_line)
        assert "▒▒▒" in drawn_replay(app)
        await pilot.press("end")
        assert "9 ✓" in drawn_replay(app)
        await pilot.press("home")
        assert app.moment == 0


def drawn_replay(app: ReplayApp) -> str:
    return "\n".join(app.board.render_line(y).text for y in range(app.board.size.height))


async def test_in_a_race_a_bot_has_a_pace_that_nobody_else_s_steps_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: object) -> str:
        return "done"

    monkeypatch.setattr(Workers, "think", think)
    monkeypatch.setattr("galerie.bots.pace", lambda *_: 1_000.0)
    app = screen(laid_out("turns=no", chairs=(FRIENDS[0], Chair(level="novice"))))
    app.pace = 0.7
    async with app.run_test(size=(80, 24)) as pilot:
        before = app._busy(BLAISE, "novice")
        assert before[1] == 1_000.0
        await pilot.press("enter", "enter")
        assert len(cards(app.table, ADA)) == 1
        assert app._busy(BLAISE, "novice") == before


@pytest.mark.rule("COP-66")
async def test_a_race_is_counted_in_and_help_holds_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = asyncio.Event()

    async def think(self: PlayApp, seat: int, level: str) -> str:
        await answer.wait()
        return "done"

    monkeypatch.setattr(PlayApp, "_thought", think)
    chairs = (FRIENDS[0], Chair(level="novice"))
    game = find("copyright")
    table = LocalTable(game, parse(game.options, ("fair", "gentle", "limit=100")), chairs, Random(1), ready_check=True)
    app = screen(table, "fr")
    watch = app.now
    assert isinstance(watch, Watch)
    async with app.run_test(size=(80, 24)) as pilot:
        start = app.screen
        assert isinstance(start, Start)
        assert position(app.table).stage == "modelling", "nobody sees a card"
        await pilot.press("enter")
        watch.time += 1.5
        start.tick()
        assert str(start.count_line.render()) == "3 · 2"
        watch.time += 2
        start.tick()
        await pilot.pause()
        assert position(app.table).stage == "playing"
        assert app.countdown.left(watch()) is None, "the first round of a gentle game has no clock"
        await pilot.press("f1")
        assert isinstance(app.screen, Help)
        answer.set()
        await pilot.pause(0.2)
        assert not position(app.table).desks[1].done, "the bot waits while help is read"
        await pilot.press("escape")
        async with asyncio.timeout(PATIENCE):
            while not position(app.table).desks[1].done:
                await pilot.pause()
    moves = [str(event.move).split(" ")[0] for event in app.table.match.log]
    assert moves[:6] == ["!hold", "!ready", "!count", "!go", "model", "deal"]
