from itertools import count

import pytest
from rich.color import Color, ColorSystem
from typer.testing import CliRunner

from galerie.cli import app
from galerie.cli.replay import told
from galerie.core.record import replay
from galerie.games import GAMES
from galerie.games.copyright import Copyright, Options
from galerie.games.copyright.rules.deck import face
from galerie.games.copyright.rules.layout import Laid, LayOut
from galerie.games.copyright.rules.orientation import ORIENTATIONS, turned
from galerie.games.copyright.terminal import film, picture, telling
from galerie.games.copyright.terminal.board import CopyrightBoard
from galerie.games.copyright.terminal.film import Held
from galerie.games.copyright.terminal.picture import Picture, Spot, ViewState
from galerie.terminal.local_table import Chair
from tests.games.copyright.tables import TimedTable, dealt, finishable, finished, nearly, played, readied, steps
from tests.games.copyright.terminal.stages import ADA, BLAISE, laid_out, plan


def board(language: str = "en") -> CopyrightBoard:
    return CopyrightBoard(language)


def drawn(laid: LayOut, width: int = 44, height: int = 17, held: Held | None = None) -> list[str]:
    """A lay-out as the board shows it, beside an empty model."""
    state = ViewState(dealt().view(0), laid, (), 0, {}, dark=True, focused=True, title="", held=held)
    canvas = Picture(state, width, height, "#000000").canvas
    return [canvas.strip(row).text for row in range(height)]


def test_grounds_stay_apart_in_a_terminal_of_256_colours() -> None:
    grounds = {picture.TABLE, *picture.FILMS, picture.HELD, picture.RIGHT, picture.WRONG, picture.BACK}
    grounds |= {picture.POINTED, picture.POINTED_AFAR, picture.BUTTON}
    poor = {Color.parse(ground).downgrade(ColorSystem.EIGHT_BIT).number for ground in grounds}
    assert len(poor) == len(grounds)


@pytest.mark.rule("COP-13")
@pytest.mark.parametrize("orientation", range(8))
def test_the_keys_turn_and_flip_what_is_seen(orientation: int) -> None:
    """A quarter turn of what is held, and a flip of it, are those of the picture on the screen."""
    for card in range(1, 67):
        held = Held(card, orientation)
        seen = face(card, orientation)
        assert face(card, held.turned().orientation) == tuple(turned(cell, 1) for cell in seen)
        assert face(card, held.flipped().orientation) == tuple(turned(cell, 4) for cell in seen)


@pytest.mark.rule("COP-03")
def test_a_cell_shows_all_figures_seen_through_the_cards_each_once() -> None:
    cards = (Laid(1, 0, 0, 0), Laid(1, 0, 0, 0), Laid(1, 0, 1, 0))  # s o x above two empty rows
    assert film.film(cards)[1, 0] == "so"
    assert film.film(cards)[2, 0] == "ox"
    assert film.film(cards)[3, 0] == "x"
    assert film.thickness(cards, (1, 1)) == 3
    assert film.thickness(cards, (3, 1)) == 1


@pytest.mark.rule("COP-03", "COP-16")
def test_a_cell_that_is_covered_and_shows_nothing_differs_from_one_that_is_not_covered() -> None:
    rows = drawn((Laid(1, 0, 0, 0),))
    cells = [[row[16 + 4 * column : 19 + 4 * column] for column in range(7)] for row in rows[1:11:2]]
    assert [cell.strip(" ") for cell in cells[1]] == ["", "", "□", "○", "×", "", ""]
    assert [cell.strip(" ") for cell in cells[2]] == ["", "", "·", "·", "·", "", ""]


@pytest.mark.parametrize("where", [(0, 0), (40, -30), (-99, 99)])
def test_columns_and_rows_are_numbered_as_moves_name_them(where: tuple[int, int]) -> None:
    rows = drawn((), held=Held(1, 0, *where))
    line = next(number for number, row in enumerate(rows) if "□" in row)
    assert rows[0][rows[line].index("□") :].split()[0] == f"{where[0]:+d}"
    assert rows[line][:16].strip() == f"{where[1]:+d}"


def test_a_large_lay_out_is_drawn_smaller_when_it_is_scored() -> None:
    long = tuple(Laid(card, 0, 0, 2 * card) for card in range(1, 4))
    for counted, high in ((None, 2), (("",), 1)):
        state = ViewState(dealt().view(0), long, (), 0, {}, dark=True, focused=True, title="", counted=counted)
        canvas = Picture(state, 44, 17, "#000000").canvas
        rows = [canvas.strip(row).text for row in range(12)]
        lines = [number for number, row in enumerate(rows) if "□" in row]
        assert lines[1] - lines[0] == 2 * high


def test_what_is_clicked_is_a_card_a_cell_or_a_button() -> None:
    view = dealt().view(0)
    state = ViewState(
        view, (), view.places[0].hand, 10, {}, dark=True, focused=True, title="", buttons=("done", "clear")
    )
    shown = Picture(state, 44, 17, "#000000")
    assert shown.target_at(0, 13) == Spot("hand", 0)
    assert shown.target_at(37, 15) == Spot("hand", 9)
    assert shown.target_at(8, 16) == Spot("buttons", 1)
    assert shown.target_at(24, 3) == (0, 0)
    assert shown.target_at(2, 9) is None


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_move_has_words_of_its_own(language: str) -> None:
    moves = [f"12{each}+2-1" for each in ORIENTATIONS]
    moves += ["-12", "clear", "done", "pass 12", "end", "continue", "next", "model 5f3 8r1 12r0 40r2"]
    labels = [board(language).label(None, move) for move in moves]
    assert all(labels)
    assert len({*labels}) == len(labels)


STORIES: list[tuple[Copyright, Copyright, str]] = [
    (dealt(), played(dealt(), 1, [str(dealt().desks[1].hand[0])]), "lays card"),
    (nearly(finishable(), 1), finished(finishable(), 1), "Seat 2 reproduces the model! The round is over."),
    (dealt(), played(dealt(), 1, ["done"]), "Seat 2 lays no more cards."),
    (readied(finished(finishable(), 0)), readied(finished(finishable(), 0)), ""),
]


@pytest.mark.parametrize(("before", "after", "sentence"), STORIES)
def test_what_has_happened_is_told(before: Copyright, after: Copyright, sentence: str) -> None:
    story = str(telling.Story(board().say, before.view(0), after.view(0), 0))
    assert sentence in story
    assert bool(story) == bool(sentence)


@pytest.mark.rule("COP-44", "COP-47")
def test_finishers_are_told_in_their_order() -> None:
    table = next(table for table in map(even_table, count()) if table)
    for number in range(len(table.plans[0])):
        table.turn(number)
        for seat in (1, 0):
            table.play(seat, table.plans[seat][number])
            if seat in table.position.to_act and table.position.stage == "playing":
                table.play(seat, "done")
    view = table.position.view(None)
    assert view.finishers == (1, 0)
    assert "In this order: Seat 2, Seat 1." in telling.counted(board().say, view, 0)


def even_table(seed: int) -> TimedTable | None:
    """Where both players need as many cards."""
    table = TimedTable(seed=seed)
    return table if len({*map(len, table.plans)}) == 1 else None


@pytest.mark.rule("COP-33", "COP-60")
@pytest.mark.parametrize(
    ("language", "sum_", "possible"),
    [
        ("en", "Seat 1: 9 ✓ + 1 bonus = 10", "The model could be reproduced."),
        ("fr", "Place 1 : 9 ✓ + 1 de bonus = 10", "Le modèle pouvait être reproduit."),
    ],
)
def test_a_round_is_counted_out_in_words(language: str, sum_: str, possible: str) -> None:
    position = finished(finishable(), 0)
    lines = telling.counted(board(language).say, position.view(0), 0)
    assert lines[0] == sum_
    assert ", ".join(str(card) for card in sorted(step.card for step in steps(finishable(), 0))) in lines[1]
    assert lines[2] == possible


@pytest.mark.rule("COP-03", "COP-20")
@pytest.mark.parametrize(("language", "side"), [("fr", "Place 1"), ("en", "Seat 1")])
def test_a_record_is_printed_with_model_and_lay_outs_but_no_hand_before_the_end(language: str, side: str) -> None:
    at = laid_out("fair", "rounds=1")
    todo = plan(at, ADA)
    at.play(ADA, str(todo[0]))
    at.play(BLAISE, "done")
    for step in todo[1:]:
        at.play(ADA, str(step))
    paragraphs = told(at.record(), list(replay(GAMES, at.record())), language)
    assert paragraphs[0].splitlines()[1] == f"{side}: Ada"
    laid = paragraphs[4].splitlines()
    assert laid[4] == f"{side}:"
    assert all(sign in "\n".join(laid[5:8]) for sign in "□○×")
    assert "9 ✓" in paragraphs[-2]
    assert side in paragraphs[-1]
    model = paragraphs[-2].splitlines()[1:4]
    assert paragraphs[-2].splitlines()[5:8] == model


def test_with_more_than_two_players_all_totals_are_told() -> None:
    position = played(dealt(3, rounds=1, turns=True), 0, ["done"])
    position = played(played(position, 1, ["done"]), 2, ["done"])
    assert position.outcome
    ended = board().ended(position.view(None), position.outcome, ["Ada", "Blaise", "Chloe"])
    assert ended.endswith("Totals: 0, 0, 0.")


def test_a_focus_that_comes_before_the_first_moment_is_harmless() -> None:
    early = board()
    early.on_focus()
    early.on_blur()
    assert not early.border_title


@pytest.mark.rule("COP-63")
@pytest.mark.parametrize(
    ("words", "turns", "seats"),
    [("", True, 1), ("--against friend", True, 2), ("--against friend --option turns=no", False, 2)],
)
def test_people_at_one_keyboard_play_one_after_another_unless_they_ask_for_the_race(
    words: str, turns: bool, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[tuple[bool, int]] = []

    def lay(_game: object, options: Options, chairs: list[Chair], *_: object, **__: object) -> None:
        laid.append((options.turns, len(chairs)))

    monkeypatch.setattr("galerie.terminal.local_table.LocalTable", lay)
    CliRunner().invoke(app, ["play", "copyright", *words.split()])
    assert laid == [(turns, seats)]
