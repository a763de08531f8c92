"""Reflecto obeys the laws of all games, in a fair share of its variants, and can always imagine a twin."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galerie.core import BadNotation
from galerie.games.reflecto import GAME, Options, Reflecto, SetUp, parse
from galerie.games.reflecto.rules.board import GERDA, LAST_ROW, QUEEN
from galerie.games.reflecto.rules.moves import BLANK_CELL, MIRROR_CELL
from galerie.games.reflecto.rules.options import Terms, terms
from galerie.games.reflecto.rules.position import SEATS
from galerie.games.reflecto.rules.screens import Hand, due
from galerie.games.reflecto.rules.setting import hand
from tests.games.reflecto.diagrams import after, opening, position
from tests.games.reflecto.play import played, told
from tests.laws.cases import Case, cases
from tests.laws.laws import MOMENT_LAWS, STORY_LAWS, Moment, tell

CASES = cases(GAME)
MOMENTS = 10


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_played_to_get_out_obeys_the_laws(case: Case) -> None:
    rng = Random(str(case))
    story = told(case, rng)
    for story_law in STORY_LAWS:
        story_law(story)
    for moment in story.moments(rng, MOMENTS):
        for moment_law in MOMENT_LAWS:
            moment_law(moment)


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in CASES if case.options.limit <= 60], ids=str)
def test_a_game_played_at_random_obeys_the_laws(case: Case) -> None:
    rng = Random(0)
    story = tell(case, rng)
    for story_law in STORY_LAWS:
        story_law(story)
    for moment in story.moments(rng, MOMENTS):
        for moment_law in MOMENT_LAWS:
            moment_law(moment)


@pytest.mark.slow
@given(st.sampled_from(CASES), st.integers(0, 10_000), st.integers(0, 120))
@settings(max_examples=40, deadline=None)
def test_the_laws_hold_wherever_play_leads(case: Case, seed: int, count: int) -> None:
    reached = case.start()
    for _, reached in played(case.options, Random(seed), most=count):  # noqa: B007  the last one is wanted
        pass
    for law in MOMENT_LAWS:
        law(Moment(case, reached, Random(count)))


NOTATION = r"([a-h][0-8]-([a-h][1-8]|out)|pass|guess [A-Z]{1,6}|set [A-Z/]{4,9} [-*1-7]{7}( #[1-7]{1,3})?)( |$){1,3}"


@given(st.text(max_size=30) | st.from_regex(NOTATION, fullmatch=True))
@settings(max_examples=300, deadline=None)
def test_any_text_is_a_move_with_one_notation_or_is_refused(text: str) -> None:
    try:
        move = parse(text)
    except BadNotation:
        return
    assert parse(str(move)) == move


class TestImagining:
    """What a seat could take for the truth agrees with all that it has seen."""

    @pytest.mark.slow
    @pytest.mark.rule("REF-20", "REF-34")
    @pytest.mark.parametrize("case", CASES[::2], ids=str)
    def test_an_imagined_opponent_could_have_set_up_so_and_left_so(self, case: Case) -> None:
        rng = Random(str(case))
        reached = [board for _, board in played(case.options, rng)]
        for board in rng.sample(reached, min(12, len(reached))):
            if board.ready and not board.result:
                for seat in SEATS:
                    twin = GAME.imagine(board.view(seat), seat, rng)
                    assert isinstance(twin, Reflecto)
                    could_be(board.options, twin, 1 - seat)
                    assert twin.hands[seat] == board.hands[seat]

    def test_an_imagined_word_is_none_that_was_guessed_wrong(self) -> None:
        board = opening("set PIANO 12345**", "set PIZZA 12345**", several_guesses=True, words="free")
        board = after(board, "guess TABLE", "guess PIANI", "guess RADIS", "guess SALON")
        rng = Random(1)
        for _ in range(200):
            twin = GAME.imagine(board.view(GERDA), GERDA, rng)
            assert isinstance(twin, Reflecto)
            assert twin.hands[QUEEN] is not None
            assert twin.hands[QUEEN].word not in {"TABLE", "RADIS"}

    def test_only_words_that_fit_what_was_seen_are_imagined(self) -> None:
        board = position(
            """
            e . . . . . .
            . . . . . . .
            . . * . * . .
            . . g . + . .
            . . . . . . .
            . . . . . . .
            P I A N O + .
            """,
            queen="NEIGE",
            out=("", "n e i"),
        )
        board = after(board, "a1-a2")
        words = Counter[str]()
        for seed in range(40):
            twin = GAME.imagine(board.view(GERDA), GERDA, Random(seed))
            assert isinstance(twin, Reflecto)
            assert twin.hands[QUEEN] is not None
            words[twin.hands[QUEEN].word] += 1
        assert len(words) > 5
        assert all("G" in word[3:] for word in words), "the G has been seen and has not left"

    def test_after_the_end_nothing_is_left_to_imagine(self) -> None:
        board = after(opening(), "guess TABLE")
        assert GAME.imagine(board.view(GERDA), GERDA, Random(0)) == board


def could_be(options: Options, board: Reflecto, seat: int) -> None:
    """The hand is one that this seat may put up, and the tiles that are out left in a legal order."""
    chosen, agreed = board.hands[seat], terms(options, seat)
    assert chosen is not None
    assert hand(options, seat, set_up(chosen, agreed)) == chosen
    out = board.sides[seat].out
    for count, screen in enumerate(out):
        assert screen in due(chosen, agreed, out[:count])


def set_up(chosen: Hand, agreed: Terms) -> SetUp:
    """The set-up that leads to this hand."""
    ranks = dict(enumerate(chosen.pieces, 1))
    row: dict[int, int] = {}
    for screen, face in sorted(enumerate(chosen.faces), key=lambda each: each[1].figure is None):
        if face.kind == "letters":
            row[screen] = face.figure or next(rank for rank, piece in ranks.items() if piece == face.letters)
            assert ranks.pop(row[screen]) == face.letters
        else:
            row[screen] = MIRROR_CELL if face.kind == "mirror" else BLANK_CELL
    figured = [face.figure for face in chosen.faces if face.figure] if agreed.figures == "some" else []
    return SetUp(chosen.pieces, tuple(row[screen] for screen in range(7)), tuple(sorted(figured)))


@pytest.mark.rule("REF-50", "REF-52", "REF-42")
@pytest.mark.parametrize("letters", range(4, 11))
def test_words_of_every_length_are_brought_out(letters: int) -> None:
    """Games in which somebody gets out; each exit was legal, and each tile left by the last row."""
    endings = Counter[str]()
    for seed in range(6):
        before = None
        options = Options(gerda_letters=letters, queen_letters=letters, several_guesses=True)
        for _, board in played(options, Random(seed)):
            if before:
                check_exits(before, board)
            before = board
        assert before is not None
        assert before.outcome is not None
        endings[before.outcome.reason] += 1
        if before.outcome.reason == "out":
            winner = before.outcome.ranks.index(1)
            chosen = before.hands[winner]
            assert chosen is not None
            left = [chosen.faces[screen].letters for screen in before.sides[winner].out]
            assert "".join(left) == chosen.word
            assert len(left) == 5
    assert endings["out"] > 0


def check_exits(before: Reflecto, board: Reflecto) -> None:
    for seat in SEATS:
        new = board.sides[seat].out[len(before.sides[seat].out) :]
        if new:
            assert board.last is not None
            for screen in new:
                by_jump = screen == board.last.screen and board.last.path[-1] == "out"
                arrived = screen == board.last.screen and not by_jump
                at = before.sides[seat].places[screen]
                assert by_jump or arrived or at in LAST_ROW[seat]
