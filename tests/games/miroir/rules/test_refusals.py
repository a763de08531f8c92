"""What is refused, for which reason, and what the player is told in both languages: a test for each rule."""

import pytest

from galerie.core import NATURE, BadNotation
from galerie.games.miroir import NORTH, SOUTH, Miroir, parse
from galerie.texts import explain
from tests.games.miroir.tables import FULL, Half, after, challenge, dealt, refused, table

SHUFFLED = after(table(north=Half("P:la", discard="e")), "e>4 + =r - 3.2>2 + =r -")
OVER = after(table(north="S:oup", card="e", words=1), "2")
ANNOUNCING = after(challenge("S:oup"), "+ =e 2")
ANSWERING = after(ANNOUNCING, "2!soupe")


def told(position: Miroir, seat: int, text: str) -> tuple[str, str]:
    """Why the move is refused, in French and in English."""
    refusal = refused(position, text, seat)
    return explain("fr", refusal), explain("en", refusal)


@pytest.mark.rule("MIR-11")
def test_no_card_is_laid_where_no_word_begins_so() -> None:
    assert told(table(north="C:ha", card="x"), NORTH, "1") == (
        "Aucun mot ne commence par CHAX. (MIR-11)",
        "No word begins with CHAX. (MIR-11)",
    )


@pytest.mark.rule("MIR-31")
def test_no_word_takes_a_second_joker() -> None:
    assert told(table(north="C:h?", card="?"), NORTH, "1") == (
        "Un mot n'a qu'un joker : la colonne 1 en aurait deux. (MIR-31)",
        "A word has one joker only: column 1 would have two. (MIR-31)",
    )


@pytest.mark.rule("MIR-12")
def test_only_cards_that_lie_there_move_and_what_stays_is_still_a_beginning() -> None:
    assert told(table(north="C:ha"), NORTH, "1.3>2") == (
        "Ces cartes ne sont pas dans votre colonne 1. (MIR-12)",
        "These cards are not in your column 1. (MIR-12)",
    )
    assert told(table(north="P:lan"), NORTH, "3.2>2") == (
        "Il resterait PLN : aucun mot ne commence ainsi. (MIR-12)",
        "PLN would be left: no word begins like that. (MIR-12)",
    )


@pytest.mark.rule("MIR-10")
def test_cards_move_to_another_column() -> None:
    assert told(table(north="C:ha"), NORTH, "1.1>1") == (
        "Les cartes de la colonne 1 doivent aller dans une autre colonne. (MIR-10)",
        "The cards of column 1 must go to another column. (MIR-10)",
    )


@pytest.mark.rule("MIR-17")
def test_columns_do_not_go_back_to_what_they_have_been() -> None:
    assert told(SHUFFLED, NORTH, "2.1>3") == (
        (
            "Vos colonnes ont déjà été ainsi depuis votre dernière carte nouvelle : déplacez autre chose, ou prenez "
            "une carte. (MIR-17)"
        ),
        (
            "Your columns have already been like this since your last new card: move something else, or take a card. "
            "(MIR-17)"
        ),
    )


@pytest.mark.rule("MIR-18")
def test_nothing_is_stolen_in_the_first_turn() -> None:
    assert told(table(north=Half(begun=False), south=Half(discard="e")), NORTH, "*e>1") == (
        "Au premier tour, on ne peut que retourner une carte. (MIR-18)",
        "In your first turn you can only turn up a card. (MIR-18)",
    )


@pytest.mark.rule("MIR-13")
def test_a_card_is_turned_up_before_it_is_laid_and_laid_before_another_is_turned_up() -> None:
    assert told(table(), NORTH, "1") == (
        "Aucune carte n'est retournée : retournez-en une d'abord. (MIR-13)",
        "No card is turned up: turn one up first. (MIR-13)",
    )
    assert told(table(card="e"), NORTH, "+") == (
        "La carte « e » est retournée : posez-la ou défaussez-la d'abord. (MIR-13)",
        "The card “e” is turned up: lay it or discard it first. (MIR-13)",
    )


@pytest.mark.rule("MIR-14")
def test_nothing_is_discarded_without_a_place_nor_stolen_that_is_not_there() -> None:
    assert told(table(north=Half(discard=FULL), card="e"), NORTH, "-") == (
        "Plus de place pour « e » dans votre défausse : il faut poser cette carte. (MIR-14)",
        "There is no place left for “e” in your discard: this card must be laid. (MIR-14)",
    )
    assert told(table(north=Half(discard="e")), NORTH, "*e>1") == (
        "Il n'y a pas de « e » dans cette défausse. (MIR-14)",
        "There is no “e” in that discard. (MIR-14)",
    )


@pytest.mark.rule("MIR-42")
def test_nobody_is_stuck_who_has_a_place_for_the_card() -> None:
    assert told(table(card="e"), NORTH, "stuck") == (
        "Vous n'êtes pas bloqué : la carte a encore une place. (MIR-42)",
        "You are not stuck: there is still a place for the card. (MIR-42)",
    )


@pytest.mark.rule("MIR-50")
def test_nothing_is_doubted_where_the_program_is_the_referee() -> None:
    assert told(table(south="P:la"), NORTH, "?3") == (
        "Ici le programme arbitre : il n'y a rien à annoncer ni à contester. (MIR-50)",
        "Here the program is the referee: there is nothing to announce or to doubt. (MIR-50)",
    )


def test_nothing_is_played_after_the_end() -> None:
    assert told(OVER, NORTH, "+") == (
        "La partie est terminée.",
        "The game is over.",
    )


@pytest.mark.rule("MIR-54")
def test_a_word_is_announced_or_not_before_play_goes_on() -> None:
    assert told(ANNOUNCING, NORTH, "+") == (
        "Votre action a changé une colonne : annoncez son mot, ou dites que vous n'en annoncez pas. (MIR-54)",
        "Your action has changed a column: announce its word, or say that you announce none. (MIR-54)",
    )


@pytest.mark.rule("MIR-52")
def test_an_announced_word_and_nothing_else_is_answered_before_play_goes_on() -> None:
    assert told(challenge(), NORTH, "ok") == (
        "Aucun mot n'attend d'annonce ni de réponse. (MIR-52)",
        "No word waits to be announced or answered. (MIR-52)",
    )
    assert told(ANSWERING, SOUTH, "+") == (
        "Un mot est annoncé : acceptez-le ou contestez-le d'abord. (MIR-52)",
        "A word is announced: accept it or doubt it first. (MIR-52)",
    )


@pytest.mark.rule("MIR-20")
def test_no_word_of_four_letters_is_announced() -> None:
    assert told(challenge("S:olo"), NORTH, "2!solo") == (
        "SOLO est trop court : un mot se gagne à partir de cinq lettres. (MIR-20)",
        "SOLO is too short: a word is won from five letters on. (MIR-20)",
    )


@pytest.mark.rule("MIR-33")
def test_no_other_word_is_announced_than_the_column_shows() -> None:
    assert told(ANNOUNCING, NORTH, "2!coupe") == (
        "COUPE n'est pas ce que la colonne montre : SOUPE. (MIR-33)",
        "COUPE is not what the column shows: SOUPE. (MIR-33)",
    )


@pytest.mark.rule("MIR-53")
def test_an_empty_column_is_not_doubted_nor_is_one_twice_that_has_not_changed() -> None:
    assert told(challenge(), NORTH, "?3") == (
        "La colonne 3 de l'adversaire est vide. (MIR-53)",
        "Your opponent's column 3 is empty. (MIR-53)",
    )
    assert told(after(challenge(south="P:la"), "?3"), NORTH, "?3") == (
        "La colonne 3 n'a pas changé depuis que vous avez posé la question. (MIR-53)",
        "Column 3 has not changed since you asked. (MIR-53)",
    )


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
