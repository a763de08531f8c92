"""What is refused, for which reason, and what the player is told."""

import pytest

from galerie.core import NATURE, BadNotation
from galerie.games.miroir import NORTH, SOUTH, Miroir, parse
from galerie.texts import explain
from tests.games.miroir.tables import FULL, Half, after, challenge, dealt, refused, table

SHUFFLED = after(table(north=Half("P:la", discard="e")), "e>4 + =r - 3.2>2 + =r -")
OVER = after(table(north="S:oup", card="e", words=1), "2")
ANNOUNCING = after(challenge("S:oup"), "+ =e 2")
ANSWERING = after(ANNOUNCING, "2!soupe")


@pytest.mark.rule("MIR-10", "MIR-11", "MIR-12", "MIR-13", "MIR-14", "MIR-17", "MIR-18", "MIR-31", "MIR-42", "MIR-50")
@pytest.mark.parametrize(
    ("position", "text", "french", "english"),
    [
        pytest.param(
            table(north="C:ha", card="x"), "1",
            "Aucun mot ne commence par CHAX. (MIR-11)",
            "No word begins with CHAX. (MIR-11)",
            id="no beginning",
        ),
        pytest.param(
            table(north="C:h?", card="?"), "1",
            "Un mot n'a qu'un joker : la colonne 1 en aurait deux. (MIR-31)",
            "A word has one joker only: column 1 would have two. (MIR-31)",
            id="two jokers",
        ),
        pytest.param(
            table(north="C:ha"), "1.3>2",
            "Ces cartes ne sont pas dans votre colonne 1. (MIR-12)",
            "These cards are not in your column 1. (MIR-12)",
            id="cards that are not there",
        ),
        pytest.param(
            table(north="C:ha"), "1.1>1",
            "Les cartes de la colonne 1 doivent aller dans une autre colonne. (MIR-10)",
            "The cards of column 1 must go to another column. (MIR-10)",
            id="the same column",
        ),
        pytest.param(
            table(north="P:lan"), "3.2>2",
            "Il resterait PLN : aucun mot ne commence ainsi. (MIR-12)",
            "PLN would be left: no word begins like that. (MIR-12)",
            id="no beginning left behind",
        ),
        pytest.param(
            SHUFFLED, "2.1>3",
            "Vos colonnes ont déjà été ainsi depuis votre dernière carte nouvelle : déplacez autre chose, ou prenez "
            "une carte. (MIR-17)",
            "Your columns have already been like this since your last new card: move something else, or take a card. "
            "(MIR-17)",
            id="to and fro",
        ),
        pytest.param(
            table(north=Half(begun=False), south=Half(discard="e")), "*e>1",
            "Au premier tour, on ne peut que retourner une carte. (MIR-18)",
            "In your first turn you can only turn up a card. (MIR-18)",
            id="stealing in the first turn",
        ),
        pytest.param(
            table(), "1",
            "Aucune carte n'est retournée : retournez-en une d'abord. (MIR-13)",
            "No card is turned up: turn one up first. (MIR-13)",
            id="laying before turning",
        ),
        pytest.param(
            table(card="e"), "+",
            "La carte « e » est retournée : posez-la ou défaussez-la d'abord. (MIR-13)",
            "The card “e” is turned up: lay it or discard it first. (MIR-13)",
            id="turning twice",
        ),
        pytest.param(
            table(north=Half(discard=FULL), card="e"), "-",
            "Plus de place pour « e » dans votre défausse : il faut poser cette carte. (MIR-14)",
            "There is no place left for “e” in your discard: this card must be laid. (MIR-14)",
            id="no place",
        ),
        pytest.param(
            table(north=Half(discard="e")), "*e>1",
            "Il n'y a pas de « e » dans cette défausse. (MIR-14)",
            "There is no “e” in that discard. (MIR-14)",
            id="stealing what is not there",
        ),
        pytest.param(
            table(card="e"), "stuck",
            "Vous n'êtes pas bloqué : la carte a encore une place. (MIR-42)",
            "You are not stuck: there is still a place for the card. (MIR-42)",
            id="not stuck",
        ),
        pytest.param(
            table(south="P:la"), "?3",
            "Ici le programme arbitre : il n'y a rien à annoncer ni à contester. (MIR-50)",
            "Here the program is the referee: there is nothing to announce or to doubt. (MIR-50)",
            id="doubting the program",
        ),
        pytest.param(
            OVER, "+",
            "La partie est terminée.",
            "The game is over.",
            id="after the end",
        ),
    ],
)  # fmt: skip  # one refusal a paragraph
def test_a_move_is_refused_with_its_reason(position: Miroir, text: str, french: str, english: str) -> None:
    refusal = refused(position, text, NORTH)
    assert explain("fr", refusal) == french
    assert explain("en", refusal) == english


@pytest.mark.rule("MIR-20", "MIR-33", "MIR-52", "MIR-53", "MIR-54")
@pytest.mark.parametrize(
    ("position", "seat", "text", "french", "english"),
    [
        pytest.param(
            ANNOUNCING, NORTH, "+",
            "Votre action a changé une colonne : annoncez son mot, ou dites que vous n'en annoncez pas. (MIR-54)",
            "Your action has changed a column: announce its word, or say that you announce none. (MIR-54)",
            id="going on before announcing",
        ),
        pytest.param(
            challenge(), NORTH, "ok",
            "Aucun mot n'attend d'annonce ni de réponse. (MIR-52)",
            "No word waits to be announced or answered. (MIR-52)",
            id="accepting nothing",
        ),
        pytest.param(
            ANSWERING, SOUTH, "+",
            "Un mot est annoncé : acceptez-le ou contestez-le d'abord. (MIR-52)",
            "A word is announced: accept it or doubt it first. (MIR-52)",
            id="going on before answering",
        ),
        pytest.param(
            challenge("S:olo"), NORTH, "2!solo",
            "SOLO est trop court : un mot se gagne à partir de cinq lettres. (MIR-20)",
            "SOLO is too short: a word is won from five letters on. (MIR-20)",
            id="a short word",
        ),
        pytest.param(
            ANNOUNCING, NORTH, "2!coupe",
            "COUPE n'est pas ce que la colonne montre : SOUPE. (MIR-33)",
            "COUPE is not what the column shows: SOUPE. (MIR-33)",
            id="another word",
        ),
        pytest.param(
            challenge(), NORTH, "?3",
            "La colonne 3 de l'adversaire est vide. (MIR-53)",
            "Your opponent's column 3 is empty. (MIR-53)",
            id="doubting nothing",
        ),
        pytest.param(
            after(challenge(south="P:la"), "?3"), NORTH, "?3",
            "La colonne 3 n'a pas changé depuis que vous avez posé la question. (MIR-53)",
            "Column 3 has not changed since you asked. (MIR-53)",
            id="doubting twice",
        ),
    ],
)  # fmt: skip  # one refusal a paragraph
def test_between_referees_too(position: Miroir, seat: int, text: str, french: str, english: str) -> None:
    refusal = refused(position, text, seat)
    assert explain("fr", refusal) == french
    assert explain("en", refusal) == english


@pytest.mark.rule("MIR-16", "MIR-51")
@pytest.mark.parametrize("text", ["=e", "1=A", "time 0"])
def test_what_chance_and_the_clock_decide_no_player_does(text: str) -> None:
    refusal = refused(dealt(seconds=15), text, NORTH)
    assert explain("fr", refusal) == "C'est le hasard ou le temps qui en décide, non les joueurs."
    assert explain("en", refusal) == "That is for chance or for the clock to say, not for the players."


@pytest.mark.rule("MIR-10", "MIR-13")
@pytest.mark.parametrize("seat", [NATURE, SOUTH, 2])
def test_only_the_player_whose_turn_it_is_may_act(seat: int) -> None:
    for position in (dealt(), after(dealt(), "+ =e")):
        assert explain("fr", refused(position, "-", seat)) == "Ce n'est pas à vous de jouer."


@pytest.mark.rule("MIR-10")
@pytest.mark.parametrize(
    "text", ["", "0", "10", "e", "3=s", "==e", "=é!", "*>3", "ab>3", "1.2", "1>2", "3!so upe!", "??", "time"]
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert (caught.value.code, caught.value.rule) == ("miroir-notation", "MIR-10")
    assert explain("fr", caught.value).endswith("*e>4 vole un e, e>4 en reprend un. (MIR-10)")
    assert explain("en", caught.value).endswith("*e>4 steals an e, e>4 takes one back. (MIR-10)")


@pytest.mark.rule("MIR-10", "MIR-54")
@pytest.mark.parametrize(
    ("text", "written"),
    [
        (" + ", "+"), ("2.1 - 3 > 5", "2.1-3>5"), ("2.3-3>5", "2.3>5"), ("2.3-1>5", "2.3-1>5"), ("* E > 4", "*e>4"),
        ("3 ! Élève", "3!eleve"), ("3!œuvre", "3!oeuvre"), ("OK", "ok"), ("? 3", "?3"),
        ("É>4", "e>4"), ("*?>4", "*?>4"), ("?>4", "?>4"),
        ("3 !", "3!"), ("Stuck", "stuck"), ("3=S", "3=S"), ("=E", "=e"),
    ],
)  # fmt: skip
def test_capitals_accents_and_spaces_are_accepted_and_never_written(text: str, written: str) -> None:
    assert str(parse(text)) == written
