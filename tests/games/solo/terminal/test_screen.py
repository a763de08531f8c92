from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import Static

from galerie.bots import think
from galerie.core.record import replay
from galerie.games import GAMES
from galerie.games.solo import Place, Solo
from galerie.games.solo.terminal.board import SoloBoard
from galerie.matches import load
from galerie.terminal.local_table import LocalTable
from galerie.terminal.screens.dialogs import Question
from galerie.terminal.screens.play import PlayApp
from galerie.terminal.screens.replay import ReplayApp
from tests.terminal.stages import (
    board,
    drawn,
    point,
    screen,
    shown,
    solo,
    type_move,
    unchanged,
    until_a_person_is_to_move,
)


def glass(app: PlayApp) -> SoloBoard:
    assert isinstance(app.board, SoloBoard)
    return app.board


def position(at: LocalTable) -> Solo:
    assert isinstance(at.match.position, Solo)
    return at.match.position


def quiet_move(at: LocalTable) -> str | None:
    """A move that turns no token face up, if there is one."""
    places = [move for move in at.match.moves(0) if isinstance(move, Place)]
    return next((str(move) for move in places if not position(at).play(0, move).turning), None)


def until_something_can_be_won(at: LocalTable) -> None:
    rng = Random(2)
    while not position(at).view(0).wins:
        at.play(0, str(rng.choice([move for move in at.match.moves(0) if isinstance(move, Place)])))


def struck(app: PlayApp) -> str:
    """What the line of keys has struck out."""
    line = app.key_line.content
    assert isinstance(line, Content)
    return "".join(line.plain[span.start : span.end] for span in line.spans if span.style == "strike")


@contextmanager
def asked(app: PlayApp, *, question: str) -> Iterator[None]:
    yield
    assert isinstance(app.screen, Question)
    assert question in shown(app.screen.query(Static).first())


@pytest.mark.slow
@pytest.mark.rule("REV-32", "REV-41", "REV-42")
async def test_a_whole_game_by_keyboard(tmp_path: Path) -> None:
    app = screen(solo(), record=tmp_path / "game")
    rng = Random(3)
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.table.match.outcome:
            before = len(app.table.match.line)
            move = rng.choice([each for each in app.board.moves if each != "stop"])
            await pilot.press(move[0])
            await point(pilot, move[1:])
            await pilot.press("enter")
            if isinstance(app.screen, Question):
                await pilot.press("enter")
            assert len(app.table.match.line) > before
        assert shown(app.status).startswith(f"{position(app.table).score}/24 tokens. ")
        assert shown(app.status).endswith("\nDeal abcd")
        assert app.board.moves == ()
    last = load(tmp_path / "game")
    assert last == app.table.match


@pytest.mark.rule("REV-32")
async def test_keys_pick_the_colour_of_the_disc() -> None:
    app = screen(solo())
    async with app.run_test() as pilot:
        seen = []
        for key in "bbgxx":
            await pilot.press(key)
            seen.append(app.board.pointed())
            assert app.notation.value == ""
        assert seen == [("bd3",), ("bd3",), ("gd3",), ("bd3",), ("gd3",)]
        assert app.board.border_title == "○ Place gold · 4 squares"
        await pilot.press("b", "enter")
        assert str(app.table.match.log[0]) == "0 bd3"


async def test_the_keys_are_the_first_letters_of_the_colours_in_french_too() -> None:
    app = screen(solo(), language="fr")
    async with app.run_test() as pilot:
        seen = []
        for key in "nox":
            await pilot.press(key)
            seen.append(app.board.pointed())
            assert app.notation.value == ""
        assert seen == [("bd3",), ("gd3",), ("bd3",)]
        await pilot.press("g", "5")
        assert (app.notation.value, glass(app).colour) == ("bg5", "b")
        await pilot.press(*["backspace"] * 3, *"ge3")
        assert app.notation.value == "ge3"
        assert "O (or), N (noir)" in app.say("terminal-solo-keys")


@pytest.mark.parametrize(
    ("keys", "line", "colour"),
    [
        ("ge3", "ge3", "g"),
        ("be6", "be6", "b"),
        ("gc5", "gc5", "g"),
        ("bc4", "bc4", "b"),
        ("gb2", "gb2", "g"),
        ("bg7", "bg7", "b"),
        ("bb7", "bb7", "b"),
        ("gg1", "gg1", "g"),
        ("c3", "gc3", "g"),
        ("e3", "ge3", "g"),
        ("stop", "stop", "g"),
    ],
)
async def test_what_is_written_begins_with_a_colour_or_takes_the_one_picked(keys: str, line: str, colour: str) -> None:
    app = screen(solo())
    async with app.run_test() as pilot:
        await pilot.press(*keys)
        assert (app.notation.value, glass(app).colour) == (line, colour)


async def test_an_arrow_after_a_colour_key_means_that_no_column_was_meant() -> None:
    app = screen(solo())
    async with app.run_test() as pilot:
        await pilot.press("b", "right", "3")
        assert (app.notation.value, glass(app).colour) == ("3", "b")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 18)])
@pytest.mark.parametrize(("button", "square", "move"), [(1, (4, 2), "ge3"), (3, (3, 2), "bd3")])
async def test_a_click_places_the_colour_picked_and_a_right_click_the_other(
    size: tuple[int, int], button: int, square: tuple[int, int], move: str
) -> None:
    app = screen(solo())
    async with app.run_test(size=size) as pilot:
        left, top, wide, high = board(app).frame(*app.board.size)
        column, row = square
        offset = (1 + left + column * wide + wide // 2, 1 + top + row * high)
        await pilot.click(app.board, offset=offset, button=button)
        assert str(app.table.match.log[0]) == f"0 {move}"
        assert glass(app).colour == "g"


@pytest.mark.rule("REV-32", "REV-33")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("ga1", "A disc of this colour on a1 would turn no disc and win no token. (REV-33)"),
        ("gd3", "A disc of this colour on d3 would turn no disc and win no token. (REV-33)"),
        ("gc3", "The square c3 is not free: there is a disc or a token on it. (REV-32)"),
    ],
)
async def test_a_refused_placement_is_answered_with_a_sentence_and_its_rule(move: str, sentence: str) -> None:
    app = screen(solo())
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await type_move(pilot, move)
        assert shown(app.news_line) == sentence


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 18)])
async def test_the_squares_of_each_colour_are_marked_apart(size: tuple[int, int]) -> None:
    app = screen(solo())
    async with app.run_test(size=size) as pilot:
        await point(pilot, "a1")
        marks = {sign: drawn(app).count(sign) for sign in "○•●◦?"}
        assert marks == {"○": 4, "•": 4, "●": 0, "◦": 0, "?": 24}
        await pilot.press("x")
        marks = {sign: drawn(app).count(sign) for sign in "○•●◦?"}
        assert marks == {"○": 0, "•": 0, "●": 4, "◦": 4, "?": 24}


@pytest.mark.rule("REV-34", "REV-35")
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 18)])
async def test_tokens_turned_face_up_are_told_and_tell_their_colour_without_colour(size: tuple[int, int]) -> None:
    app = screen(solo(deal="two colours 1"))
    async with app.run_test(size=size) as pilot:
        await type_move(pilot, "ge3")
        faces = ["○" + token[1:] if token[0] == "g" else "●" + token[1:] for token in app.board.view.tokens.values()]
        faces = [face.replace("0", "–") if face[1:] == "0" else face for face in faces]
        assert len(faces) == 2
        assert all(face in drawn(app) for face in faces)
        assert drawn(app).count("?") == 22
        assert shown(app.news_line) == f"Uncovered: e2 {faces[0]}, f3 {faces[1]}."


@pytest.mark.rule("REV-36")
async def test_the_pointed_placement_shows_what_it_wins_and_the_tray_receives_it() -> None:
    at = solo()
    until_something_can_be_won(at)
    app = screen(at)
    async with app.run_test() as pilot:
        view = app.board.view
        move, (square, *_) = next(iter(view.wins.items()))
        token = view.tokens[square]
        face = {"g": "○", "b": "●"}[token[0]] + ("–" if token[1:] == "0" else token[1:])
        app.board.aim(move)
        assert f"wins {face}" in str(app.board.border_subtitle)
        assert f"{face}+" in drawn(app)
        assert "0/24 won" in shown(app.players)
        await pilot.press("enter")
        assert shown(app.news_line).startswith(f"Token won: {face}.")
        assert "1/24 won" in shown(app.players)
        assert f"{face[0]} {face[1:]}" in shown(app.players)


@pytest.mark.rule("REV-41")
@pytest.mark.parametrize("keys", [["ctrl+r"], ["s", "t", "o", "p", "enter"]])
async def test_stopping_is_asked_twice(keys: list[str]) -> None:
    app = screen(solo())
    async with app.run_test() as pilot:
        with unchanged(app.table):
            with asked(app, question="Stop here?"):
                await pilot.press(*keys)
            await pilot.press("escape")
        await pilot.press(*keys, "enter")
        assert [str(event) for event in app.table.match.log] == ["0 stop"]


@pytest.mark.rule("REV-41")
async def test_a_placement_that_loses_something_for_good_is_asked_twice() -> None:
    at, rng = solo(), Random(5)
    while not (losses := position(at).view(0).losses):
        at.play(0, str(rng.choice([move for move in at.match.moves(0) if isinstance(move, Place)])))
    app = screen(at)
    async with app.run_test() as pilot:
        move = next(iter(losses))
        with unchanged(at):
            with asked(app, question="Make this move?"):
                await type_move(pilot, move)
            await pilot.press("escape")
        await type_move(pilot, move)
        await pilot.press("enter")
        assert f"0 {move}" in [str(event) for event in at.match.log]


@pytest.mark.rule("REV-41")
async def test_after_a_stop_the_verdict_is_that_nothing_was_missed() -> None:
    app = screen(solo())
    async with app.run_test() as pilot:
        await pilot.press("ctrl+r", "enter")
        told = "0/24 tokens. You stopped here. No further disc would have won a token.\nDeal abcd"
        assert shown(app.status) == told
        with unchanged(app.table):
            await pilot.press("ctrl+r", "f2")
            await type_move(pilot, "ge3")
        assert shown(app.news_line) == "The game is over."


@pytest.mark.rule("REV-41")
async def test_after_a_stop_the_verdict_names_the_moves_that_would_have_won() -> None:
    at = solo()
    until_something_can_be_won(at)
    app = screen(at)
    async with app.run_test() as pilot:
        wins = app.board.view.wins
        await pilot.press("ctrl+r", "enter")
        words = {"g": "gold", "b": "black"}
        assert all(f"{words[move[0]]} {move[1:]}" in shown(app.status) for move in wins)
        assert "still have won a token" in shown(app.status)


async def test_a_move_is_taken_back_only_until_chance_has_spoken() -> None:
    at = solo()
    app = screen(at)
    async with app.run_test() as pilot:
        await type_move(pilot, "ge3")
        assert struck(app) == "Take back", "the key says so before it is pressed"
        with unchanged(at):
            await pilot.press("ctrl+z")
        assert shown(app.news_line) == "Chance has revealed something since your move: it can no longer be taken back."
        while not (move := quiet_move(at)):
            await type_move(pilot, think("solo", "adept", app.board.view, 0, seed=1))
        before = position(at)
        await type_move(pilot, move)
        assert position(at) != before
        assert struck(app) == ""
        await pilot.press("ctrl+z")
        assert position(at) == before
        with unchanged(at):
            await pilot.press("ctrl+z")


async def test_a_new_match_is_another_deal_and_the_heading_says_which() -> None:
    app = screen(solo())
    async with app.run_test() as pilot:
        assert shown(app.title_line).endswith("Reversi solo · Deal abcd")
        await pilot.press("ctrl+n", "enter")
        first = app.table.deal
        await pilot.press("ctrl+r", "enter", "ctrl+n")
        assert len({"abcd", first, app.table.deal}) == 3
        assert shown(app.title_line).endswith(f"Deal {app.table.deal}")


async def until_advised(pilot: Pilot[None], app: PlayApp) -> None:
    await pilot.press("f2")
    await app.workers.wait_for_complete()
    await pilot.pause()


async def test_a_hint_points_at_a_legal_move_and_plays_nothing() -> None:
    app = screen(solo())
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await until_advised(pilot, app)
        (move,) = app.board.pointed()
        assert move in app.board.moves
        assert shown(app.news_line).startswith(f"Hint: {app.board.label(app.board.view, move)}. In 20 imagined deals")
        await pilot.press("enter")
        assert str(app.table.match.log[0]) == f"0 {move}"


@pytest.mark.parametrize("key", ["ctrl+z", "ctrl+r", "f2", "enter"])
async def test_whoever_watches_decides_nothing(key: str) -> None:
    app = screen(solo(level="novice"))
    app.pace = 60
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await pilot.press(key)
        assert len(app.screen_stack) == 1
        assert app.news_line.has_class("refused")
        assert shown(app.status) == "Ada is thinking…"


async def test_a_bot_plays_alone_while_one_watches() -> None:
    app = screen(solo(level="novice"))
    async with app.run_test() as pilot:
        await until_a_person_is_to_move(pilot)
        assert {event.seat for event in app.table.match.log} == {-1, 0}
        assert shown(app.status).startswith(f"{position(app.table).score}/24 tokens. ")


async def test_whoever_watches_is_offered_only_what_can_be_done() -> None:
    app = screen(solo(level="novice"))
    app.pace = 60
    async with app.run_test(size=(58, 15)) as pilot:
        assert shown(app.key_line) == "F1 Help  ^N Play again  ^S Save  ^Q Quit"
        assert not app.notation.display
        assert not app.too_small.display
        await pilot.press("g", "e", "3", "tab")
        assert app.notation.value == ""
        assert app.focused is app.board
        await pilot.press("f1")
        help_text = shown(app.screen.query_one(Static))
        assert "Ctrl+S" in help_text
        assert "Ctrl+Z" not in help_text


async def test_that_a_watched_bot_stopped_is_not_said_of_whoever_watches() -> None:
    at = solo(level="novice")
    at.play(0, "stop")
    app = screen(at)
    async with app.run_test():
        assert shown(app.status).startswith("0/24 tokens. The game was stopped here. ")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (40, 12)])
async def test_a_record_is_stepped_through(size: tuple[int, int]) -> None:
    at = solo("values")
    until_something_can_be_won(at)
    at.play(0, next(iter(position(at).view(0).wins)))
    at.play(0, "stop")
    record = at.record()
    app = ReplayApp(at.game, record, list(replay(GAMES, record)), "en")
    app.animation_level = "none"
    async with app.run_test(size=size) as pilot:
        await pilot.press("right", "right")
        assert app.board.view == app.matches[2].position.view(None)
        await pilot.press("end")
        assert f"{position(at).score}/220 points. The game was stopped here." in shown(app.status)
