"""What is refused, for which reason, and what the player is told: REV-12 and the rules behind the refusals."""

import pytest

from galerie.core import BadNotation
from galerie.games.reversi import Reversi, parse
from galerie.texts import explain
from tests.games.reversi.diagrams import after, opening, position, refused

OVER = after(opening(), "c5 c6 c7 c4 e3 d3 c3 f3 g2")
TWO_LINES = position("g b . b g . . ." + " . . . . . . . ." * 7, one_line=True)


@pytest.mark.rule("REV-12")
@pytest.mark.parametrize(
    ("board", "seat", "text", "rule", "french", "english"),
    [
        pytest.param(
            opening(), 0, "d4", "REV-12",
            "La case d4 porte déjà un pion. (REV-12)",
            "There is already a disc on d4. (REV-12)",
            id="an occupied square",
        ),
        pytest.param(
            opening(), 0, "a1", "REV-04",
            "Un pion en a1 n'encadrerait aucun pion adverse. (REV-04)",
            "A disc on a1 would flank no opposing disc. (REV-04)",
            id="a placement that flanks nothing",
        ),
        pytest.param(
            opening(), 1, "d3", "REV-12",
            "Ce n'est pas à vous de jouer. (REV-12)",
            "It is not your turn. (REV-12)",
            id="playing out of turn",
        ),
        pytest.param(
            OVER, 1, "a1", "REV-12",
            "La partie est terminée. (REV-12)",
            "The game is over. (REV-12)",
            id="playing after the end",
        ),
        pytest.param(
            opening(), 0, "pass", "REV-08",
            "Vous pouvez encadrer un pion : il n'est pas permis de passer. (REV-08)",
            "You can flank a disc: passing is not allowed. (REV-08)",
            id="passing while one can place",
        ),
        pytest.param(
            opening(), 0, "c5:e", "REV-05",
            "Toutes les lignes encadrées se retournent : il n'y en a pas à choisir. (REV-05)",
            "Every flanked line turns over: there is none to choose. (REV-05)",
            id="choosing a line in the base game",
        ),
        pytest.param(
            opening(one_line=True), 0, "c5:e", "REV-22",
            "Une seule ligne est encadrée en c5 : il n'y a pas à la nommer. (REV-22)",
            "Only one line is flanked at c5: it need not be named. (REV-22)",
            id="naming the only line",
        ),
        pytest.param(
            TWO_LINES, 0, "c1", "REV-22",
            "Plusieurs lignes sont encadrées en c1 : choisissez-en une (e, w). (REV-22)",
            "Several lines are flanked at c1: choose one (e, w). (REV-22)",
            id="choosing none of several lines",
        ),
        pytest.param(
            TWO_LINES, 0, "c1:s", "REV-22",
            "Plusieurs lignes sont encadrées en c1 : choisissez-en une (e, w). (REV-22)",
            "Several lines are flanked at c1: choose one (e, w). (REV-22)",
            id="choosing a line that is not flanked",
        ),
    ],
)  # fmt: skip  # one refusal a paragraph
def test_a_move_is_refused_with_its_reason(
    board: Reversi, seat: int, text: str, rule: str, french: str, english: str
) -> None:
    refusal = refused(board, text, seat)
    assert refusal.rule == rule
    assert explain("fr", refusal) == french
    assert explain("en", refusal) == english


@pytest.mark.rule("REV-12")
@pytest.mark.parametrize("text", ["i1", "a9", "a0", "d33", "3d", "é4", "", "d", "44", "a1 b1", "٣d"])
def test_a_square_off_the_board_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert (caught.value.code, caught.value.rule) == ("square-unknown", "REV-12")
    assert explain("en", caught.value) == f"“{text}” is not a square on the board: they run from a1 to h8. (REV-12)"
    assert explain("fr", caught.value) == (
        f"« {text} » n'est pas une case du plateau : elles vont de a1 à h8. (REV-12)"
    )


@pytest.mark.rule("REV-22")
@pytest.mark.parametrize("line", ["up", "nn", "wn", "e w", ":"])
def test_a_line_that_is_none_of_the_eight_is_refused(line: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(f"d3:{line}")
    assert (caught.value.code, caught.value.rule) == ("reversi-no-line", "REV-22")


@pytest.mark.rule("REV-12")
@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_at_the_board_may_not_play(seat: int) -> None:
    assert refused(opening(), "c5", seat).code == "not-your-turn"
