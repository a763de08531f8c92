"""What is refused, for which reason, and what the player is told."""

import pytest

from galerie.core import NATURE, BadNotation, BadOption
from galerie.games.reflecto import Options, Reflecto, parse
from galerie.games.reflecto.rules.board import GERDA, QUEEN
from galerie.games.reflecto.rules.position import start
from galerie.texts import explain
from tests.games.reflecto.diagrams import after, opening, position, refused

EMPTY = start(2, Options(first="gerda"))
LONG = start(2, Options(first="gerda", gerda_letters=8))
SHORT = start(2, Options(first="gerda", gerda_letters=4))
COMMON = start(2, Options(first="gerda", words="common"))
SOME = start(2, Options(first="gerda", gerda_figures="some"))
OVER = after(opening(), "guess TABLE")

BUSY = """
    * A . . n . .
    . . . P . . .
    . . . . . . .
    . . I . . . .
    . . e . . . .
    . . . . . . .
    . . . . . . N
"""
BOARD = position(BUSY)
BLANK = position(BUSY.replace("* A", "_ R").replace("P", "R").replace(" N", " E"), gerda="RIRE", gerda_letters=4)
LATE = position(
    BUSY.replace("* A", "_ I").replace("P", "."), gerda="RIRE", gerda_letters=4, out=("R", ""), gerda_late_blank=True
)
WINNING = position(
    """
    . N O . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    n . . . . . *
    . . . . . . .
    """,
    out=("P I A", ""),
)


@pytest.mark.rule("REF-10", "REF-05")
@pytest.mark.parametrize(
    ("board", "seat", "text", "rule", "french", "english"),
    [
        pytest.param(
            EMPTY, GERDA, "b1-b2", "REF-05",
            "Les deux joueurs doivent d'abord choisir leur mot et placer leurs écrans. (REF-05)",
            "First both players must choose their word and put up their screens. (REF-05)",
            id="a turn before the screens are put up",
        ),
        pytest.param(
            opening(), GERDA, "set TABLE 12345**", "REF-05",
            "Votre mot est choisi et vos écrans sont placés : cela ne change plus. (REF-05)",
            "Your word is chosen and your screens stand: that no longer changes. (REF-05)",
            id="another word in the middle of the game",
        ),
        pytest.param(
            EMPTY, GERDA, "first queen", "REF-06",
            "Qui commence, seul le hasard en décide, avant la mise en place. (REF-06)",
            "Who starts is for chance alone to say, before the screens are put up. (REF-06)",
            id="saying oneself who starts",
        ),
        pytest.param(
            EMPTY, GERDA, "set MIROIR 12345**", "REF-50",
            "Votre mot doit avoir 5 lettres. (REF-50)",
            "Your word must have 5 letters. (REF-50)",
            id="a word of another length",
        ),
        pytest.param(
            EMPTY, GERDA, "set XQZTB 12345**", "REF-04",
            "« XQZTB » n'est pas dans le lexique. (REF-04)",
            "“XQZTB” is not in the lexicon. (REF-04)",
            id="no word",
        ),
        pytest.param(
            COMMON, GERDA, "set IRONT 12345**", "REF-04",
            "« IRONT » n'est pas un mot assez courant, ou ce n'est pas une forme de base (un singulier, un infinitif)."
            " (REF-04)",
            "“IRONT” is not common enough, or not a base form (a singular, an infinitive). (REF-04)",
            id="no common word",
        ),
        pytest.param(
            EMPTY, GERDA, "set PIANO 12345*-", "REF-60",
            "Il vous faut 5 tuiles effaçables et 2 miroirs. (REF-60)",
            "You need 5 erasable tiles and 2 mirrors. (REF-60)",
            id="too few mirrors",
        ),
        pytest.param(
            EMPTY, GERDA, "set PIANO 1234-**", "REF-51",
            "Aucune de vos 5 tuiles ne reste vierge. (REF-51)",
            "None of your 5 tiles stays blank. (REF-51)",
            id="a blank tile too many",
        ),
        pytest.param(
            LONG, GERDA, "set PA/TI/N/A/GE 12345**", "REF-52",
            "Les lettres se répartissent également, les tuiles les plus chargées en dernier : P/A/TI/NA/GE. (REF-52)",
            "The letters are shared out evenly, the fuller tiles last: P/A/TI/NA/GE. (REF-52)",
            id="an uneven cut",
        ),
        pytest.param(
            SOME, GERDA, "set PIANO 12345**", "REF-64",
            "Choisissez sur quelles tuiles s'écrit le rang de sortie : au moins une, par exemple #1. (REF-64)",
            "Choose the tiles on which the leaving order is written: at least one, for instance #1. (REF-64)",
            id="no figure where some are written",
        ),
        pytest.param(
            EMPTY, GERDA, "set PIANO 12345** #1", "REF-64",
            "À cette table, ce n'est pas à vous de choisir où s'écrit le rang de sortie. (REF-64)",
            "At this table it is not for you to choose where the leaving order is written. (REF-64)",
            id="a figure where none is chosen",
        ),
        pytest.param(
            opening(), QUEEN, "a7-a6", "REF-10",
            "Ce n'est pas à vous de jouer. (REF-10)",
            "It is not your turn. (REF-10)",
            id="playing out of turn",
        ),
        pytest.param(
            OVER, QUEEN, "a7-a6", "REF-42",
            "La partie est terminée. (REF-42)",
            "The game is over. (REF-42)",
            id="playing after the end",
        ),
        pytest.param(
            BOARD, GERDA, "e7-e6", "REF-10",
            "Aucun de vos écrans n'est en e7. (REF-10)",
            "None of your screens is on e7. (REF-10)",
            id="moving the other's screen",
        ),
        pytest.param(
            BOARD, GERDA, "c4-c3", "REF-13",
            "La case c3 est occupée. (REF-13)",
            "The square c3 is taken. (REF-13)",
            id="moving onto a screen",
        ),
        pytest.param(
            BOARD, GERDA, "c4-c4", "REF-14",
            "Une suite de sauts ne peut pas finir là où elle a commencé, en c4. (REF-14)",
            "A chain of jumps may not end where it began, on c4. (REF-14)",
            id="going nowhere",
        ),
        pytest.param(
            BOARD, GERDA, "c4-c6", "REF-12",
            "Ni un pas ni une suite de sauts ne mène de c4 à c6. (REF-12)",
            "Neither a step nor a chain of jumps leads from c4 to c6. (REF-12)",
            id="moving too far",
        ),
        pytest.param(
            position(BUSY.replace("n", ".")), GERDA, "d6-out", "REF-32",
            "Aucun saut ne mène hors du plateau depuis d6 : il se fait vers l'avant, de l'avant-dernière rangée,"
            " par-dessus un écran de la dernière. (REF-32)",
            "No jump leads off the board from d6: it is made forwards, from the row before the last,"
            " over a screen on the last. (REF-32)",
            id="jumping off over nobody",
        ),
        pytest.param(
            BOARD, GERDA, "a7-out c4-c5", "REF-33",
            "L'écran en a7 est un miroir : les miroirs ne quittent pas le plateau. (REF-33)",
            "The screen on a7 is a mirror: mirrors never leave the board. (REF-33)",
            id="taking out a mirror",
        ),
        pytest.param(
            BOARD, GERDA, "g1-out c4-c5", "REF-30",
            "On ne retire une lettre que de sa dernière rangée, et g1 n'en est pas. (REF-30)",
            "A letter is only taken off one's last row, and g1 is not on it. (REF-30)",
            id="taking out from another row",
        ),
        pytest.param(
            BOARD, GERDA, "b7-out c4-c5", "REF-30",
            "La lettre en b7 doit attendre : celles qui la précèdent dans le mot ne sont pas toutes sorties. (REF-30)",
            "The letter on b7 must wait: those before it in the word are not all out. (REF-30)",
            id="taking out too early",
        ),
        pytest.param(
            BLANK, GERDA, "b7-out c4-c5", "REF-51",
            "La lettre en b7 doit attendre : les tuiles vierges sortent d'abord. (REF-51)",
            "The letter on b7 must wait: blank tiles leave first. (REF-51)",
            id="a letter before the blank tile",
        ),
        pytest.param(
            LATE, GERDA, "a7-out c4-c5", "REF-66",
            "La tuile vierge en a7 doit attendre que toutes les lettres soient sorties. (REF-66)",
            "The blank tile on a7 must wait until all letters are out. (REF-66)",
            id="a blank tile among the letters",
        ),
        pytest.param(
            WINNING, GERDA, "b7-out", "REF-37",
            "Sortir des lettres ne remplace pas le tour : déplacez un écran ou devinez le mot. (REF-37)",
            "Taking letters out does not make a turn: move a screen or guess the word. (REF-37)",
            id="nothing but an exit",
        ),
        pytest.param(
            BOARD, GERDA, "pass", "REF-15",
            "Vous pouvez encore déplacer un écran : il n'est pas permis de passer. (REF-15)",
            "You can still move a screen: passing is not allowed. (REF-15)",
            id="passing while one can move",
        ),
        pytest.param(
            WINNING, GERDA, "guess TABLE b7-out", "REF-37",
            "Rien ne suit une proposition de mot ni un tour passé : les lettres se sortent avant. (REF-37)",
            "Nothing follows a guess or a pass: letters are taken out before it. (REF-37)",
            id="an exit after a guess",
        ),
        pytest.param(
            WINNING, GERDA, "b7-out c7-out g2-g3", "REF-42",
            "La dernière tuile est sortie et la partie gagnée : rien ne suit. (REF-42)",
            "The last tile is out and the game is won: nothing follows. (REF-42)",
            id="a move after the last tile",
        ),
        pytest.param(
            BOARD, GERDA, "guess NEIGES", "REF-44",
            "Le mot adverse a 5 lettres. Votre proposition ne compte pas. (REF-44)",
            "The opponent's word has 5 letters. Your guess does not count. (REF-44)",
            id="a guess of another length",
        ),
    ],
)  # fmt: skip  # one refusal a paragraph
def test_a_move_is_refused_with_its_reason(
    board: Reflecto, seat: int, text: str, rule: str, french: str, english: str
) -> None:
    refusal = refused(board, text, seat)
    assert refusal.rule == rule
    assert explain("fr", refusal) == french
    assert explain("en", refusal) == english


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "reflecto-unreadable"),
        ("b1", "reflecto-unreadable"),
        ("hello", "reflecto-unreadable"),
        ("guess", "reflecto-unreadable"),
        ("b1 - b2", "reflecto-unreadable"),
        ("first nobody", "reflecto-unreadable"),
        ("h1-a1", "reflecto-no-square"),
        ("a1-a8", "reflecto-no-square"),
        ("a0-out", "reflecto-no-square"),
        ("a1-", "reflecto-no-square"),
        ("-a1", "reflecto-no-square"),
        ("a1-a2-a3", "reflecto-no-square"),
        ("٣a-a1", "reflecto-no-square"),
        ("b1-b2 c1-c2", "reflecto-one-act"),
        ("pass pass", "reflecto-one-act"),
        ("b2-out b4-out", "reflecto-one-act"),
        ("guess PI4NO", "reflecto-no-letters"),
        ("guess П", "reflecto-no-letters"),
        ("guess " + "A" * 41, "reflecto-no-letters"),
        ("set", "reflecto-no-set-up"),
        ("set PIANO", "reflecto-no-set-up"),
        ("set PIANO 12345** 1", "reflecto-no-set-up"),
        ("set PI-NO 12345**", "reflecto-no-letters"),
        ("set /PIANO 12345**", "reflecto-no-letters"),
        ("set PIANO 12345*", "reflecto-no-row"),
        ("set PIANO 12345***", "reflecto-no-row"),
        ("set PIANO 12355**", "reflecto-no-row"),
        ("set PIANO 12346**", "reflecto-no-row"),
        ("set PIANO 0234***", "reflecto-no-row"),
        ("set PIANO *******", "reflecto-no-row"),
        ("set PIANO 123456*", "reflecto-no-row"),
        ("set P/IANO 12345**", "reflecto-no-row"),
        ("set PIANO 12345** #6", "reflecto-no-figures"),
        ("set PIANO 12345** #11", "reflecto-no-figures"),
        ("set PIANO 12345** #*", "reflecto-no-figures"),
        ("set PIANO 12345** #٣", "reflecto-no-figures"),
    ],
)
def test_what_is_no_move_cannot_be_read(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert caught.value.code == code
    for language in ("fr", "en"):
        assert explain(language, caught.value)


@pytest.mark.rule("REF-60")
def test_a_table_with_too_many_tiles_is_refused_in_words() -> None:
    with pytest.raises(BadOption) as caught:
        start(2, Options(gerda_tiles=7, queen_tiles=6))
    assert explain("fr", caught.value) == (
        "Les deux joueurs ensemble ont 12 tuiles effaçables au plus, et non 13. (REF-60)"
    )
    assert explain("en", caught.value) == "Both players together have 12 erasable tiles at most, not 13. (REF-60)"


@pytest.mark.parametrize("seat", [NATURE, 2, 99])
def test_who_has_no_seat_plays_nothing(seat: int) -> None:
    for board, text in ((EMPTY, "set PIANO 12345**"), (opening(), "b1-b2"), (opening(), "guess NEIGE")):
        assert refused(board, text, seat).code == "not-your-turn"


def test_a_blank_that_is_missing_is_asked_for() -> None:
    assert explain("en", refused(SHORT, "set RIRE 1234***", GERDA)) == (
        "You need 5 erasable tiles and 2 mirrors. (REF-60)"
    )
