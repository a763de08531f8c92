"""What is refused, for which reason, and what the player is told in both languages: a test for each rule."""

import pytest

from galerie.games.deflecto import Deflecto
from galerie.texts import explain
from tests.games.deflecto.boards import after, opening, refused, table, without_tiles


def told(position: Deflecto, text: str) -> tuple[str, str]:
    """Why the move is refused, in French and in English."""
    refusal = refused(position, text)
    return explain("fr", refusal), explain("en", refusal)


@pytest.mark.rule("DEF-05")
def test_a_square_off_the_board_is_no_square() -> None:
    assert told(table(), "l5:ns/1") == (
        "La case l5 n'est pas sur le plateau, qui va de a1 à k11. (DEF-05)",
        "The square l5 is not on the board, which runs from a1 to k11. (DEF-05)",
    )


@pytest.mark.rule("DEF-40")
def test_the_back_of_a_tile_is_not_laid_at_level_1() -> None:
    assert told(table(level=1), "d10:=ns") == (
        "« =ns » est au dos d'une pièce : les dos ne servent que dans le jeu à deux faces. (DEF-40)",
        "“=ns” is the back of a tile: backs are for the game with both faces only. (DEF-40)",
    )


@pytest.mark.rule("DEF-47")
def test_a_move_at_level_2_says_which_tile_is_laid() -> None:
    assert told(table(), "d10:ns") == (
        "Dites quelle pièce montre « ns » : ns/1, ns/2, ns/3. (DEF-47)",
        "Say which tile shows “ns”: ns/1, ns/2, ns/3. (DEF-47)",
    )


@pytest.mark.rule("DEF-02")
def test_a_tile_that_one_has_used_up_is_not_laid() -> None:
    assert told(after(opening(), "d11:nesw h11:ns"), "d10:nesw") == (
        "Il ne vous reste plus de cette pièce : four_way. (DEF-02)",
        "You have no such tile left: four_way. (DEF-02)",
    )


@pytest.mark.rule("DEF-11")
def test_a_first_tile_is_a_path_that_opens_outwards_on_a_free_number() -> None:
    assert told(after(opening(), "d11:ns"), "f6:ns") == (
        (
            "La première pièce se pose sur une case numérotée dont personne n'a pris le numéro : "
            "h1 a4 k4 a8 k8 h11. (DEF-11)"
        ),
        "The first tile goes on a numbered square whose number nobody has taken: h1 a4 k4 a8 k8 h11. (DEF-11)",
    )
    assert told(opening(), "d11:n") == (
        (
            "La première pièce montre un chemin droit, un virage ou un croisement, jamais un cul-de-sac ni un dos. "
            "(DEF-11)"
        ),
        "The first tile shows a straight path, a curve or a crossing, never a dead end or a back. (DEF-11)",
    )
    assert told(opening(), "d11:ew") == (
        (
            "En d11, le chemin doit entrer sur le plateau"
            " : faites pivoter la pièce pour qu'il donne sur l'extérieur. (DEF-11)"
        ),
        "On d11 the path must enter the board: turn the tile so that it opens outwards. (DEF-11)",
    )


@pytest.mark.rule("DEF-11")
def test_nobody_but_chance_says_who_begins() -> None:
    assert told(opening(), "first 1") == (
        "C'est le tirage au sort qui désigne le premier joueur. (DEF-11)",
        "The first player is drawn by lot. (DEF-11)",
    )


@pytest.mark.rule("DEF-13")
def test_no_tile_is_laid_over_another() -> None:
    assert told(table(), "d11:ns/1") == (
        "La case d11 porte déjà une pièce, et une pièce posée ne bouge plus. (DEF-13)",
        "There is already a tile on d11, and a laid tile never moves. (DEF-13)",
    )


@pytest.mark.rule("DEF-12")
def test_no_tile_is_laid_apart_from_all_others() -> None:
    assert told(table(), "f6:ns/1") == (
        "En f6, la pièce ne toucherait aucune autre, ni par un côté ni par un coin. (DEF-12)",
        "On f6 the tile would touch no other, neither by a side nor by a corner. (DEF-12)",
    )


@pytest.mark.rule("DEF-14")
def test_no_side_is_laid_against_another_thing() -> None:
    assert told(table("f6:~ew"), "g6:ns/1") == (
        "Les côtés de g6 et f6 ne vont pas ensemble : rien contre une rivière. (DEF-14)",
        "The sides of g6 and f6 do not go together: nothing against a river. (DEF-14)",
    )


@pytest.mark.rule("DEF-22")
def test_no_path_is_laid_against_a_meadow() -> None:
    assert told(table("f6:%"), "g6:ew/1") == (
        "Un chemin ne mène pas dans une prairie : g6 et f6 ne vont pas ensemble. (DEF-22)",
        "No path leads onto a meadow: g6 and f6 do not go together. (DEF-22)",
    )


@pytest.mark.rule("DEF-45")
def test_no_rail_is_laid_against_a_chapel() -> None:
    assert told(table("f6:+"), "g6:=ew") == (
        "Ni rail ni rivière n'arrive à une chapelle : g6 et f6 ne vont pas ensemble. (DEF-45)",
        "Neither rail nor river comes to a chapel: g6 and f6 do not go together. (DEF-45)",
    )


@pytest.mark.rule("DEF-15")
def test_nothing_runs_off_the_board_where_it_may_not() -> None:
    assert told(table("b2:ns"), "b1:ns/1") == (
        "En b1, le chemin sortirait du plateau : cela ne se peut qu'au départ ou à l'arrivée d'un joueur. (DEF-15)",
        "On b1 the path would run off the board: it may do so only at a player's start or finish. (DEF-15)",
    )
    assert told(table("b7:n", closed_edges=True), "a6:=ew") == (
        "En a6, un rail ou une rivière sortirait du plateau : cette table ne le permet pas. (DEF-15)",
        "On a6 a rail or a river would run off the board: this table does not allow it. (DEF-15)",
    )


@pytest.mark.rule("DEF-21")
def test_no_dead_end_lies_on_a_finish_and_no_rail_points_into_it() -> None:
    assert told(table("d2:ns"), "d1:n") == (
        "d1 est l'arrivée d'un joueur : ni cul-de-sac, ni prairie, ni rail, ni rivière. (DEF-21)",
        "d1 is a player's finish: no dead end, no meadow, no rail and no river. (DEF-21)",
    )
    assert told(table("b2:ew"), "c1:=e") == (
        "Ni rail ni rivière ne mène à d1, l'arrivée d'un joueur. (DEF-21)",
        "Neither rail nor river leads to d1, a player's finish. (DEF-21)",
    )


@pytest.mark.rule("DEF-17")
def test_no_square_is_left_that_no_tile_could_fill() -> None:
    assert told(table("f6:ew"), "g7:=ns") == (
        "Plus aucune pièce n'irait en g6 : un rail y rencontrerait un chemin. (DEF-17)",
        "No tile would fit on g6 any more: a rail would meet a path there. (DEF-17)",
    )
    assert told(table("f6:~ew h6:~ew"), "g7:~ns") == (
        "Plus aucune pièce n'irait en g6 : trois rivières s'y rencontreraient. (DEF-17)",
        "No tile would fit on g6 any more: three rivers would meet there. (DEF-17)",
    )


@pytest.mark.rule("DEF-42")
def test_no_river_runs_in_a_circle_or_has_two_sources_or_two_lakes() -> None:
    assert told(table("e5:~ne e6:~es f6:~sw"), "f5:~nw") == (
        "Cette rivière tournerait en rond : f5 f6 e6 e5. (DEF-42)",
        "This river would run in a circle: f5 f6 e6 e5. (DEF-42)",
    )
    assert told(table("e5:*e"), "f5:*w") == (
        "Cette rivière aurait deux sources : f5 e5. (DEF-42)",
        "This river would have two sources: f5 e5. (DEF-42)",
    )
    assert told(table("e5:@e"), "f5:@w") == (
        "Cette rivière aurait deux lacs : f5 e5. (DEF-42)",
        "This river would have two lakes: f5 e5. (DEF-42)",
    )


@pytest.mark.rule("DEF-18")
def test_nobody_is_cut_off_for_good() -> None:
    assert told(table(), "d10:n") == (
        "Le chemin du 1 serait coupé pour de bon : plus rien ne joindrait d11 à d1. (DEF-18)",
        "The path of number 1 would be cut for good: nothing would join d11 to d1 any more. (DEF-18)",
    )


@pytest.mark.rule("DEF-20")
def test_nobody_passes_who_can_lay() -> None:
    assert told(table(), "pass") == (
        "Vous pouvez encore poser une pièce : il n'est pas permis de passer. (DEF-20)",
        "You can still lay a tile: you may not pass. (DEF-20)",
    )


@pytest.mark.rule("DEF-36")
def test_nobody_asks_before_all_have_begun_or_while_somebody_contests() -> None:
    assert told(opening(), "end?") == (
        "Avant de demander si les chemins sont établis, attendez que chacun ait posé sa première pièce. (DEF-36)",
        "Before you ask whether the paths are settled, wait until everybody has laid a first tile. (DEF-36)",
    )
    assert told(after(without_tiles(table(seats=3), 0), "end? yes no pass"), "end?") == (
        "Une contestation est en cours : attendez qu'elle soit jugée. (DEF-36)",
        "Somebody has contested: wait until that is judged. (DEF-36)",
    )


@pytest.mark.rule("DEF-32")
def test_what_was_not_asked_is_not_answered_and_what_was_asked_is_answered_first() -> None:
    assert told(table(), "yes") == (
        "Personne n'a demandé si les chemins sont établis. (DEF-32)",
        "Nobody has asked whether the paths are settled. (DEF-32)",
    )
    assert told(after(table(), "end?"), "pass") == (
        "On vous demande si les chemins sont établis : répondez d'abord. (DEF-32)",
        "You are asked whether the paths are settled: answer first. (DEF-32)",
    )


def test_nothing_is_played_after_the_end() -> None:
    assert told(after(table(), "end? yes"), "pass") == (
        "La partie est terminée.",
        "The game is over.",
    )
