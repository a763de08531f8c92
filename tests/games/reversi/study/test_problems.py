"""Positions in files, and their exact solutions."""

from random import Random

import pytest

from galerie.core import Refusal
from galerie.discs.board import NAMES, picture
from galerie.games.reversi import Options
from galerie.games.reversi.bots.search import Board
from galerie.games.reversi.study.problems import problems, solve
from galerie.study.solving import solve_text
from galerie.texts import LANGUAGES, explain

FFO_40 = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X"
SMALL = "XXXXXXXXXOOOOOOXXOOOOOOXXOOOOOOXXOOOOOOXXOOOOOOXXOOOOO--XXXXXX-- O"


def ending(seed: int, holes: int) -> Board:
    """Some position with few empty squares, where the side to move can place a disc."""
    rng = Random(seed)
    while True:
        board = Board(0x0000000810000000, 0x0000001008000000, one_line=False, last_wins=False)
        while board.holes > holes or not board.places:
            if not board.places:
                board = board.passed()
            if not board.places:
                break
            board = rng.choice([after for _, after in board.following()])
        else:
            return board


def best(board: Board) -> int:
    """By trying everything, on the scale of `Board.final`."""
    if not board.places:
        return board.final() if not board.passed().places else -best(board.passed())
    return max(-best(after) for _, after in board.following())


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("options", [Options(othello=True), Options(), Options(one_line=True, othello=True)])
def test_a_solution_is_the_best_there_is(seed: int, options: Options) -> None:
    start = ending(seed, 6)
    board = Board(start.own, start.other, one_line=options.one_line, last_wins=not options.othello)
    found = solve((board.own, board.other), options)
    assert found.score == int(best(board) / 2)
    after = {str(board.move(code)): each for code, each in board.following()}
    assert int(-best(after[found.move]) / 2) == found.score


def test_a_file_is_read_line_by_line() -> None:
    found = problems(
        f"% a comment\n\n{FFO_40}; a2:+38; b1:-4; % FFO 40\n{FFO_40}\n{FFO_40.replace(' ', '')}; 38\n{FFO_40}; A2 : +38"
    )
    assert [(each.line, each.expected) for each in found] == [(3, 38), (4, None), (5, 38), (6, 38)]
    assert len({each.position for each in found}) == 1


def test_both_colours_can_be_written_in_several_ways() -> None:
    squares, side = FFO_40.split()
    for black, white, empty in ("XO-", "xo.", "*O-", "BW-", "bw.", "01-"):
        text = squares.translate(str.maketrans("XO-", black + white + empty))
        assert problems(f"{text} {black}")[0].position == problems(FFO_40)[0].position
        own, other = problems(f"{text} {white}")[0].position
        assert (other, own) == problems(FFO_40)[0].position
    assert side == "X"
    own, other = problems(FFO_40)[0].position
    assert picture(own, other, "XO-") == squares


def test_blanks_between_the_rows_do_not_matter() -> None:
    squares, side = FFO_40.split()
    rows = " ".join(squares[at : at + 8] for at in range(0, 64, 8))
    assert problems(f"{rows} {side}")[0].position == problems(FFO_40)[0].position


def test_who_cannot_place_passes() -> None:
    squares = "OX" + "-" * 62
    ((solved),) = solve_text("reversi", f"{squares} X; ps:-3")
    assert solved.move == "pass"
    assert solved.score < 0


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "reversi-problem-none", None),
        ("% only a comment\n\n", "reversi-problem-none", None),
        (FFO_40[:-1], "reversi-problem-length", 1),
        (f"{FFO_40}\n{FFO_40}X", "reversi-problem-length", 2),
        (f"% first\n{FFO_40.replace('-', '?', 1)}", "reversi-problem-letter", 2),
        (f"{FFO_40[:-1]}-", "reversi-problem-side", 1),
        (f"{FFO_40[:-1]}q", "reversi-problem-side", 1),
        (f"{FFO_40}; a9:+3", "reversi-problem-score", 1),
        (f"{FFO_40}; a2:+65", "reversi-problem-score", 1),
        (f"{FFO_40}; good", "reversi-problem-score", 1),
        ("X" * 64 + " O", "reversi-problem-over", 1),
        ("-" * 64 + " O", "reversi-problem-over", 1),
    ],
)
def test_bad_input_is_refused_with_its_line(text: str, code: str, line: int | None) -> None:
    with pytest.raises(Refusal) as caught:
        problems(text)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert line is None or f"{line}" in explain(language, caught.value)


def test_several_workers_find_the_same_in_the_same_order() -> None:
    text = "\n".join(f"{picture(board.own, board.other, 'XO-')} X" for board in (ending(seed, 9) for seed in range(4)))
    alone, together = ([*solve_text("reversi", text, workers=workers)] for workers in (1, 2))
    assert [(each.line, each.score, each.move) for each in alone] == [
        (each.line, each.score, each.move) for each in together
    ]
    assert all(each.move in NAMES for each in alone)
