"""The material and the secret set-up: REF-01 to REF-06, and what variants and handicaps change in it."""

from collections import Counter
from random import Random

import pytest

from galerie.core import NATURE, BadNotation, BadOption, Chance, IllegalMove, Match, options
from galerie.games.reflecto import GAME, First, Options, SetUp, parse, random_set_up
from galerie.games.reflecto.rules.board import FIRST_ROW, GERDA, LAST_ROW, NAMES, QUEEN
from galerie.games.reflecto.rules.position import start
from galerie.games.reflecto.rules.screens import Face
from galerie.games.reflecto.rules.setting import hand
from galerie.games.reflecto.rules.spelling import choices, spread
from tests.games.reflecto.diagrams import GERDA_SETS, QUEEN_SETS, drawing, opening, refused


class TestMaterial:
    @pytest.mark.rule("REF-01")
    def test_two_players_have_seven_screens_each_five_tiles_and_two_mirrors(self) -> None:
        assert list(GAME.seats) == [2]
        view = opening().view(GERDA)
        assert [len(screens) for screens in view.screens] == [7, 7]
        assert view.mirrors == (2, 2)
        assert view.hands[GERDA] is not None
        assert Counter(face.kind for face in view.hands[GERDA].faces) == {"letters": 5, "mirror": 2}

    @pytest.mark.rule("REF-02")
    def test_the_board_has_49_squares_counted_from_gerdas_left_and_side(self) -> None:
        assert len(NAMES) == 49
        assert (NAMES[0], NAMES[6], NAMES[42], NAMES[48]) == ("a1", "g1", "a7", "g7")
        assert [NAMES[at] for at in FIRST_ROW[GERDA]] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]
        assert FIRST_ROW[QUEEN] == LAST_ROW[GERDA]
        assert {NAMES[at][1] for at in LAST_ROW[GERDA]} == {"7"}
        assert {NAMES[at][1] for at in LAST_ROW[QUEEN]} == {"1"}

    @pytest.mark.rule("REF-01", "REF-05")
    def test_the_screens_stand_on_the_first_rows_gerdas_on_the_first(self) -> None:
        rows = drawing(opening()).splitlines()
        assert rows == ["Q Q Q Q Q Q Q", *[". . . . . . ."] * 5, "G G G G G G G"]


class TestSettingUp:
    @pytest.mark.rule("REF-03", "REF-05")
    def test_both_set_up_in_secret_in_any_order(self) -> None:
        board = start(2, Options(first="gerda"))
        assert board.to_act == {GERDA, QUEEN}
        one = board.play(GERDA, parse(GERDA_SETS)).play(QUEEN, parse(QUEEN_SETS))
        other = board.play(QUEEN, parse(QUEEN_SETS)).play(GERDA, parse(GERDA_SETS))
        assert one == other
        assert one.to_act == {GERDA}

    @pytest.mark.rule("REF-05")
    def test_who_has_set_up_waits_for_the_other(self) -> None:
        board = start(2, Options(first="gerda")).play(GERDA, parse(GERDA_SETS))
        assert board.to_act == {QUEEN}
        assert list(board.moves(GERDA)) == []
        assert board.view(None).ready == (True, False)
        assert board.view(None).screens[QUEEN] == ()

    @pytest.mark.rule("REF-05")
    def test_the_row_is_written_from_column_a_to_g(self) -> None:
        chosen = opening().view(GERDA).hands[GERDA]
        assert chosen is not None
        assert chosen.word == "PIANO"
        assert [face.letters or face.kind for face in chosen.faces] == ["A", "mirror", "P", "O", "mirror", "I", "N"]

    @pytest.mark.rule("REF-05")
    @pytest.mark.parametrize("row", ["12345**", "**54321", "1*2*345", "54*32*1"])
    def test_the_seven_screens_stand_in_any_order(self, row: str) -> None:
        assert opening(f"set PIANO {row}").to_act == {GERDA}

    @pytest.mark.rule("REF-03")
    def test_letters_may_be_repeated(self) -> None:
        chosen = opening("set PIZZA 3*15*24").view(GERDA).hands[GERDA]
        assert chosen is not None
        assert [face.letters for face in chosen.faces if face.kind == "letters"] == ["Z", "P", "A", "I", "Z"]

    @pytest.mark.rule("REF-03")
    @pytest.mark.parametrize("written", ["PIANO", "piano", "Piano", "pianô"])
    def test_a_word_is_written_in_capitals_without_accents(self, written: str) -> None:
        assert str(parse(f"set {written} 3*15*24")) == "set PIANO 3*15*24"

    @pytest.mark.rule("REF-03", "REF-50")
    def test_a_ligature_counts_as_two_letters(self) -> None:
        assert opening("set cœur 12345**").view(GERDA).hands == opening("set COEUR 12345**").view(GERDA).hands


class TestWords:
    @pytest.mark.rule("REF-04")
    def test_the_usual_words_are_those_of_the_lexicon(self) -> None:
        assert opening("set IRONT 12345**").to_act == {GERDA}, "a conjugated verb"
        assert refused(start(2, Options(first="gerda")), "set XQZTB 12345**", GERDA).code == "reflecto-no-word"

    @pytest.mark.rule("REF-04")
    def test_common_words_are_frequent_base_forms(self) -> None:
        board = start(2, Options(first="gerda", words="common"))
        assert board.play(GERDA, parse("set PIANO 12345**")).to_act == {QUEEN}
        for inflected in ("IRONT", "MULES"):
            assert refused(board, f"set {inflected} 12345**", GERDA).code == "reflecto-not-common"
        rare = next(word for word in reversed(choices("lexicon", 5)) if word not in choices("common", 5))
        assert refused(board, f"set {rare} 12345**", GERDA).code == "reflecto-not-common"

    @pytest.mark.rule("REF-04")
    def test_free_words_are_any_letters(self) -> None:
        board = start(2, Options(first="gerda", words="free"))
        assert board.play(GERDA, parse("set XQZTB 12345**")).to_act == {QUEEN}

    @pytest.mark.rule("REF-04")
    def test_every_word_offered_as_a_choice_is_accepted(self) -> None:
        for words in ("lexicon", "common"):
            for letters in range(4, 16):
                chosen = Options(words=words, gerda_letters=letters, gerda_tiles=7)
                for word in Random(letters).sample(choices(words, letters), 5):
                    ranks = range(1, min(7, letters) + 1)
                    row = (*ranks, *[0] * (7 - len(ranks)))
                    assert hand(chosen, GERDA, SetUp(spread(word, 7), row)).word == word


class TestWhoStarts:
    @pytest.mark.rule("REF-06")
    @pytest.mark.parametrize(("first", "seat"), [("gerda", GERDA), ("queen", QUEEN)])
    def test_the_table_says_who_starts(self, first: str, seat: int) -> None:
        assert opening(first=first).to_act == {seat}

    @pytest.mark.rule("REF-06")
    def test_usually_it_is_drawn_by_lot_before_the_screens_are_put_up(self) -> None:
        board = start(2, Options())
        assert board.to_act == {NATURE}
        assert isinstance(board, Chance)
        assert {board.draw(Random(seed)) for seed in range(20)} == {First(GERDA), First(QUEEN)}
        for seat in (GERDA, QUEEN):
            drawn = board.play(NATURE, First(seat))
            assert drawn.to_act == {GERDA, QUEEN}
            assert drawn.play(GERDA, parse(GERDA_SETS)).play(QUEEN, parse(QUEEN_SETS)).to_act == {seat}

    @pytest.mark.rule("REF-06")
    def test_nobody_sets_up_before_the_lot_is_drawn_and_it_is_drawn_once(self) -> None:
        board = start(2, Options())
        assert refused(board, GERDA_SETS, GERDA).code == "not-your-turn"
        drawn = board.play(NATURE, First(QUEEN))
        assert refused(drawn, "first gerda", GERDA).code == "reflecto-lots"
        assert refused(drawn, "first gerda", NATURE).code == "not-your-turn"


class TestLengths:
    @pytest.mark.rule("REF-50", "REF-51", "REF-52")
    @pytest.mark.parametrize(
        ("word", "row", "pieces"),
        [
            ("RIRE", "2*-1*34", "R I R E"),
            ("PIANO", "3*15*24", "P I A N O"),
            ("MIROIR", "3*15*24", "M I R O IR"),
            ("LUMIERE", "3*15*24", "L U M IE RE"),
            ("PATINAGE", "3*15*24", "P A TI NA GE"),
            ("LOCATAIRE", "3*15*24", "L OC AT AI RE"),
            ("LOCOMOTIVE", "3*15*24", "LO CO MO TI VE"),
        ],
    )
    def test_letters_are_shared_out_evenly_the_fuller_tiles_last(self, word: str, row: str, pieces: str) -> None:
        board = opening(f"set {word} {row}", gerda_letters=len(word))
        chosen = board.view(GERDA).hands[GERDA]
        assert chosen is not None
        assert " ".join(chosen.pieces) == pieces
        assert chosen.word == word
        assert [face.kind for face in chosen.faces].count("blank") == (1 if len(word) == 4 else 0)

    @pytest.mark.rule("REF-52")
    @pytest.mark.parametrize("tiles", [5, 6, 7])
    @pytest.mark.parametrize("letters", range(4, 16))
    def test_any_number_of_letters_on_any_number_of_tiles(self, letters: int, tiles: int) -> None:
        lengths = [len(piece) for piece in spread("?" * letters, tiles)]
        assert sum(lengths) == letters
        assert lengths == sorted(lengths)
        assert len(lengths) == min(letters, tiles)
        assert max(lengths) - min(lengths) <= 1

    @pytest.mark.rule("REF-50")
    def test_the_two_lengths_may_differ_and_everybody_knows_them_beforehand(self) -> None:
        board = start(2, Options(first="gerda", gerda_letters=4, queen_letters=15))
        for onlooker in (GERDA, QUEEN, None):
            assert board.view(onlooker).letters == (4, 15)
        assert refused(board, "set RIRE 2*-1*34", QUEEN).details == {"letters": 15}

    @pytest.mark.rule("REF-50")
    def test_no_word_has_fewer_than_four_letters_or_more_than_fifteen(self) -> None:
        for text in ("gerda_letters=3", "queen_letters=16"):
            with pytest.raises(BadOption):
                options.parse(Options, [text])
        assert options.parse(Options, ["queen_letters=15"]).queen_letters == 15

    @pytest.mark.rule("REF-51")
    @pytest.mark.parametrize(("tiles", "blanks"), [(5, 1), (6, 2), (7, 3)])
    def test_tiles_without_a_letter_stay_blank(self, tiles: int, blanks: int) -> None:
        row = "1234" + "-" * blanks + "*" * (7 - tiles)
        board = start(2, Options(first="gerda", gerda_letters=4, gerda_tiles=tiles))
        chosen = board.play(GERDA, parse(f"set RIRE {row}")).view(GERDA).hands[GERDA]
        assert chosen is not None
        assert [face.kind for face in chosen.faces].count("blank") == blanks
        mirror_for_a_blank = f"set RIRE 1234{'-' * (blanks - 1)}{'*' * (8 - tiles)}"
        refusal = refused(board, mirror_for_a_blank, GERDA)
        assert (refusal.code, refusal.rule) == ("reflecto-mirrors", "REF-60")
        with pytest.raises(BadNotation):
            parse(f"set RIRE 12344{'-' * (blanks - 1)}{'*' * (7 - tiles)}")

    @pytest.mark.rule("REF-51")
    def test_no_tile_stays_blank_where_there_are_letters_enough(self) -> None:
        board = start(2, Options(first="gerda", gerda_letters=8, gerda_free_spread=True))
        refusal = refused(board, "set PA/TI/NA/GE 1234-**", GERDA)
        assert (refusal.code, refusal.rule, refusal.details) == (
            "reflecto-blanks", "REF-51", {"tiles": 5, "blanks": 0},
        )  # fmt: skip


class TestHandicaps:
    @pytest.mark.rule("REF-60")
    @pytest.mark.parametrize(("tiles", "row"), [(6, "12345*-"), (7, "12345--")])
    def test_more_tiles_mean_fewer_mirrors_and_everybody_knows_how_many(self, tiles: int, row: str) -> None:
        board = opening(f"set PIANO {row}", gerda_tiles=tiles)
        for onlooker in (GERDA, QUEEN, None):
            assert board.view(onlooker).mirrors == (7 - tiles, 2)

    @pytest.mark.rule("REF-60", "REF-01")
    @pytest.mark.parametrize(("gerda", "queen"), [(6, 7), (7, 6), (7, 7)])
    def test_more_than_twelve_tiles_together_are_refused_before_the_start(self, gerda: int, queen: int) -> None:
        with pytest.raises(BadOption) as caught:
            Match.begin(GAME, 2, Options(gerda_tiles=gerda, queen_tiles=queen))
        assert caught.value.code == "reflecto-tiles"
        assert caught.value.details == {"tiles": gerda + queen, "most": 12}

    @pytest.mark.rule("REF-60")
    @pytest.mark.parametrize(("gerda", "queen"), [(5, 7), (6, 6), (7, 5)])
    def test_twelve_tiles_together_are_allowed(self, gerda: int, queen: int) -> None:
        assert Match.begin(GAME, 2, Options(gerda_tiles=gerda, queen_tiles=queen)).to_act == {NATURE}

    @pytest.mark.rule("REF-64")
    def test_all_letters_bear_their_rank_and_a_blank_tile_none(self) -> None:
        board = opening("set RIRE 2*-1*34", gerda_letters=4, gerda_figures="all")
        chosen = board.view(GERDA).hands[GERDA]
        assert chosen is not None
        assert [(face.letters, face.figure) for face in chosen.faces] == [
            ("I", 2), ("", None), ("", None), ("R", 1), ("", None), ("R", 3), ("E", 4),
        ]  # fmt: skip

    @pytest.mark.rule("REF-64")
    def test_some_letters_bear_their_rank_as_the_player_chooses(self) -> None:
        board = opening("set PIZZA 3*15*24 #35", gerda_figures="some")
        chosen = board.view(GERDA).hands[GERDA]
        assert chosen is not None
        assert [face for face in chosen.faces if face.figure] == [Face("letters", "Z", 3), Face("letters", "A", 5)]

    @pytest.mark.rule("REF-64")
    def test_which_letters_bear_their_rank_is_secret(self) -> None:
        one, other = (opening(f"set PIZZA 3*15*24 {figures}", gerda_figures="some") for figures in ("#1", "#12345"))
        assert one.view(QUEEN) == other.view(QUEEN)
        assert one.veil(parse("set PIZZA 3*15*24 #1"), QUEEN) == "set"

    @pytest.mark.rule("REF-66", "REF-52")
    def test_only_with_the_help_is_a_long_word_cut_at_will(self) -> None:
        move = "set PAT/I/N/A/GE 3*15*24"
        assert refused(start(2, Options(first="gerda", gerda_letters=8)), move, GERDA).code == "reflecto-spread"
        chosen = opening(move, gerda_letters=8, gerda_free_spread=True).view(GERDA).hands[GERDA]
        assert chosen is not None
        assert chosen.pieces == ("PAT", "I", "N", "A", "GE")

    @pytest.mark.rule("REF-66")
    def test_a_free_spread_has_a_letter_on_every_tile(self) -> None:
        for text in ("set PA//TI/NA/GE 3*15*24", "set PATI/NAGE 3*15*24", "set PATI/NAGE/ 12345**"):
            with pytest.raises(BadNotation):
                parse(text)
        board = start(2, Options(first="gerda", gerda_letters=8, gerda_free_spread=True))
        assert refused(board, "set PA/TI/NA/GE 1234-**", GERDA).code == "reflecto-blanks"

    @pytest.mark.rule("REF-66")
    def test_a_short_word_cannot_be_cut_otherwise_even_with_the_help(self) -> None:
        board = start(2, Options(first="gerda", gerda_letters=4, gerda_free_spread=True))
        assert refused(board, "set R/I/RE 123--**", GERDA).code == "reflecto-blanks"


class TestNotation:
    @pytest.mark.rule("REF-05")
    @pytest.mark.parametrize(
        "text",
        [
            "set PIANO 3*15*24",
            "set RIRE 2*-1*34",
            "set PATINAGE 3*15*24",
            "set PAT/I/N/A/GE 3*15*24",
            "set A/AA/AAA/AA/A 12345**",
            "set PIZZA 3*15*24 #35",
            "first gerda",
            "first queen",
        ],
    )
    def test_a_set_up_has_one_text_form(self, text: str) -> None:
        assert str(parse(text)) == text
        assert str(parse(f"  {text.lower()}  ")) == text

    def test_an_even_cut_need_not_be_written(self) -> None:
        assert str(parse("set P/A/TI/NA/GE 12345**")) == "set PATINAGE 12345**"

    @pytest.mark.parametrize("seed", range(30))
    def test_a_set_up_drawn_at_random_is_legal(self, seed: int) -> None:
        rng = Random(seed)
        chosen = Options(
            words=rng.choice(["lexicon", "common", "free"]),
            gerda_letters=rng.randint(4, 15),
            gerda_tiles=rng.randint(5, 7),
            gerda_figures=rng.choice(["none", "some", "all"]),
            gerda_free_spread=rng.random() < 0.5,
        )
        move = random_set_up(chosen, GERDA, rng)
        assert parse(str(move)) == move
        assert len(hand(chosen, GERDA, move).word) == chosen.gerda_letters

    def test_examples_of_set_ups_are_listed_and_others_are_legal_too(self) -> None:
        board = start(2, Options(first="gerda"))
        listed = list(board.moves(GERDA))
        assert len(listed) > 5
        other = parse(GERDA_SETS)
        assert other not in listed
        assert not board.moves(GERDA).complete
        assert other in board.moves(GERDA)
        assert board.play(GERDA, other).to_act == {QUEEN}


def test_a_set_up_that_is_made_is_not_made_again() -> None:
    board = start(2, Options(first="gerda")).play(GERDA, parse(GERDA_SETS))
    with pytest.raises(IllegalMove):
        board.play(GERDA, parse(GERDA_SETS))
