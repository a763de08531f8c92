"""How the bots of Reflecto behave."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from galerie.bots.contest import Contest, play, standing
from galerie.core import NATURE, BadOption, Seat
from galerie.core.options import words as spelled
from galerie.games.reflecto import GAME, Guess, Move, Options, Reflecto, SetUp, Turn
from galerie.games.reflecto.bots import LEVELS
from galerie.games.reflecto.bots.levels import MASTER, NOVICE
from galerie.games.reflecto.bots.thinking import remembered
from galerie.games.reflecto.rules.options import check
from galerie.games.reflecto.rules.position import start
from galerie.games.reflecto.rules.screens import Face
from galerie.games.reflecto.rules.view import Sight
from galerie.lexicon import Band, french
from tests.games.reflecto.diagrams import position
from tests.games.reflecto.play import played
from tests.laws.cases import variants


def allowed() -> list[Options]:
    found = []
    for options in variants(Options):
        try:
            check(options)
        except BadOption:
            continue
        found.append(options)
    return found


def named(options: Options) -> str:
    return "-".join(spelled(options)) or "base"


def chosen(level: str, board: Reflecto, seed: int = 1) -> Move:
    (seat,) = board.to_act
    return LEVELS[level](board.view(seat), seat, Random(seed))


def game(options: Options, levels: tuple[str, str], seed: int) -> Iterator[tuple[Seat, Move, Reflecto]]:
    """Every move of a game, with the position after it."""
    rng, board = Random(seed), start(2, options)
    while board.to_act:
        seat = min(board.to_act)
        move: Move = board.draw(rng) if seat == NATURE else LEVELS[levels[seat]](board.view(seat), seat, rng)
        board = board.play(seat, move)
        yield seat, move, board


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert tuple(LEVELS) == ("child", "novice", "student", "adept", "expert", "master")


def ends(options: Options, levels: tuple[str, str]) -> bool:
    """Whether a game ends before its limit."""
    *_, (_, _, end) = game(replace(options, limit=200), levels, 1)
    return end.result is not None and end.result.reason != "limit"


@pytest.mark.parametrize("options", allowed()[::12], ids=named)
def test_bots_make_legal_moves_and_come_to_an_end(options: Options) -> None:
    assert ends(options, ("novice", "adept"))


def pairs() -> Iterator[ParameterSet]:
    """The quick ones every day in every variant, an expert in some of them."""
    for number, options in enumerate(allowed()):
        yield pytest.param(options, ("adept", "novice"), id=f"{named(options)}-adept-novice", marks=pytest.mark.slow)
        pace = pytest.mark.soak if number % 4 else pytest.mark.slow
        yield pytest.param(options, ("expert", "adept"), id=f"{named(options)}-expert-adept", marks=pace)


@pytest.mark.parametrize(("options", "levels"), [*pairs()])
def test_so_do_they_in_every_variant(options: Options, levels: tuple[str, str]) -> None:
    assert ends(options, levels)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_go_on_from_any_position_that_others_have_reached(level: str) -> None:
    for options in allowed()[::32]:
        boards = [board for _, board in played(options, Random(4), most=60) if board.ready and not board.result]
        for board in boards[:: max(1, len(boards) // 3)]:
            (seat,) = board.to_act
            board.play(seat, chosen(level, board))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("REF-20", "REF-24")
def test_a_bot_plays_alike_what_it_cannot_tell_apart(level: str) -> None:
    rng = Random(f"{level} twin")
    for options in (Options(first="gerda"), Options(first="queen", range="column", gerda_letters=8, queen_tiles=6)):
        boards = [board for _, board in played(options, rng, most=50) if board.ready and not board.result]
        for board in rng.sample(boards, min(2, len(boards))):
            (seat,) = board.to_act
            twin = GAME.imagine(board.view(seat), seat, rng)
            assert isinstance(twin, Reflecto)
            assert twin.hands != board.hands
            assert chosen(level, twin, 7) == chosen(level, board, 7) == chosen(level, board, 7)


# Choosing a word


@pytest.mark.parametrize(("level", "band"), [("child", Band.CHILD), ("adept", Band.STUDENT), ("master", Band.ADULT)])
@pytest.mark.rule("REF-03", "REF-05")
def test_words_and_rows_are_within_the_vocabulary_of_the_level_and_cannot_be_foreseen(level: str, band: Band) -> None:
    view = start(2, Options(first="gerda")).view(0)
    made = [LEVELS[level](view, 0, Random(seed)) for seed in range(60)]
    set_ups = [move for move in made if isinstance(move, SetUp)]
    words = {"".join(move.pieces) for move in set_ups}
    assert len(words) > 40
    assert len({move.row for move in set_ups}) > 40
    assert all((french().rank(word) or 0) <= band for word in words)


# Ending it

WON = """
    . . . . . . O
    . . N . . . .
    . . q . . . .
    . . . * . . .
    . . . . . . .
    . . + . . . .
    . . . . . . *
"""


@pytest.mark.parametrize("level", ["adept", "master"])
@pytest.mark.rule("REF-36", "REF-42")
def test_a_bot_takes_its_last_letters_out_when_it_can(level: str) -> None:
    board = position(WON, out=("P I A", ""))
    (seat,) = board.to_act
    after = board.play(seat, chosen(level, board))
    assert after.result
    assert (after.result.winner, after.result.reason) == (0, "out")


def seen(board: Reflecto, letters: dict[int, str]) -> Any:
    """Gerda's view, when her mirrors have shown these of the Queen's screens."""
    sights = tuple(Sight(1, 0, 5, screen, Face("letters", letter)) for screen, letter in letters.items())
    return replace(board.view(0), sights=sights)


HOPELESS = """
    + + . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . o . . . .
    F L E U R * *
"""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("REF-40", "REF-41")
def test_a_bot_that_has_seen_enough_guesses_the_only_word_left(level: str) -> None:
    board = position(HOPELESS, gerda="FLEUR", queen="PIANO", out=("", "p i a n"))
    view = seen(board, {0: "P", 1: "I", 2: "A", 3: "N"})
    move = LEVELS[level](view, 0, Random(1))
    assert move == Turn((), Guess("PIANO"))


@pytest.mark.parametrize("level", ["child", "adept", "expert"])
@pytest.mark.rule("REF-40")
def test_a_bot_that_has_seen_nothing_does_not_stake_the_game_on_a_guess_at_the_start(level: str) -> None:
    for _, move, board in game(Options(first="gerda"), (level, level), 3):
        if board.count > 12:
            break
        assert not (isinstance(move, Turn) and isinstance(move.act, Guess))


def test_a_novice_forgets_what_it_saw_long_ago() -> None:
    board = position(HOPELESS, gerda="FLEUR", queen="PIANO", out=("", "p i a n"))
    view = seen(board, {0: "P", 1: "I"})
    assert len(remembered(view, 0, NOVICE).seen) == 2
    later = replace(view, count=view.count + NOVICE.memory + 1)
    assert remembered(later, 0, NOVICE).seen == ()
    assert len(remembered(later, 0, MASTER).seen) == 2


# Measuring


def test_an_adept_beats_a_novice_in_the_arena() -> None:
    contest = Contest("reflecto", ("adept", "novice"), games=8, seed=3)
    contest.check()
    done = standing([play(contest, number) for number in range(8)], 0)
    assert done.score >= 0.75


def test_in_the_arena_bots_choose_their_own_words_and_meet_the_same_chance_from_both_seats() -> None:
    contest = Contest("reflecto", ("novice", "novice"), games=2, seed=3)
    one, other = (play(contest, number).record.lines for number in range(2))
    assert one[0] == other[0]
    assert one[1] != other[1]
    assert one == play(contest, 0).record.lines
