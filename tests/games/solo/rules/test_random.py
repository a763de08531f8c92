"""Random games, watched at every step: a test for each of the rules REV-32 to REV-45."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from galerie.core import NATURE
from galerie.discs.board import bits
from galerie.games.solo import GAME, Options, Place, Solo, parse
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.rules.tokens import LAYOUT, TOKENS
from galerie.games.solo.rules.winning import lost
from tests.games.solo.diagrams import opening
from tests.games.solo.oracle import Effect, effects
from tests.laws.cases import Case
from tests.laws.laws import MOMENT_LAWS, STORY_LAWS, tell

GAMES = 10_000
SHARES = 20


SEEDS = range(50)


@cache
def told(seed: int) -> tuple[Solo, ...]:
    """The positions of a random game that nobody stops early."""
    rng, positions = Random(seed), [replace(opening(), options=Options(bool(seed % 2)))]
    while positions[-1].to_act:
        positions.append(step(positions[-1], rng))
    return tuple(positions)


def placed(seed: int) -> Iterator[tuple[Solo, Solo]]:
    """Before and after each disc of a game."""
    return ((before, board) for before, board in pairwise(told(seed)) if not before.turning)


def turned(seed: int) -> Iterator[tuple[Solo, Solo]]:
    """Before and after each token that is uncovered."""
    return ((before, board) for before, board in pairwise(told(seed)) if before.turning)


@pytest.mark.rule("REV-33")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_disc_of_a_random_game_traps_discs_or_wins_tokens(seed: int) -> None:
    for before, board in placed(seed):
        gold, black = board.discs
        assert gold & black == 0
        changed = before.discs[0] & black | before.discs[1] & gold
        assert changed or before.tokens & ~board.tokens


@pytest.mark.rule("REV-34", "REV-35")
@pytest.mark.parametrize("seed", SEEDS)
def test_tokens_of_a_random_game_are_uncovered_one_by_one_and_stay_so(seed: int) -> None:
    for before, board in turned(seed):
        assert (before.down & ~board.down).bit_count() == 1
        assert len(board.up) == len(before.up) + 1
        assert set(before.up) <= set(board.up)
        assert (board.won, board.tokens, board.discs) == (before.won, before.tokens, before.discs)
    for before, board in placed(seed):
        assert board.down == before.down, "tokens are turned by chance, after the disc"
        assert set(board.up) == {(at, token) for at, token in before.up if board.tokens >> at & 1}


@pytest.mark.rule("REV-36")
@pytest.mark.parametrize("seed", SEEDS)
def test_tokens_won_in_a_random_game_had_been_uncovered_and_leave_the_board(seed: int) -> None:
    for before, board in placed(seed):
        gone = before.tokens & ~board.tokens
        assert gone & before.down == 0
        assert len(board.won) - len(before.won) == gone.bit_count()
        assert board.tokens.bit_count() + len(board.won) == 24
        assert (board.discs[0] | board.discs[1]) & board.tokens == 0
        assert board.tokens & ~LAYOUT == 0
    last = told(seed)[-1]
    assert Counter([*last.unseen, *last.won, *(token for _, token in last.up)]) == Counter(TOKENS)


@pytest.mark.rule("REV-41")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_ends_when_all_tokens_are_won_or_lost_and_what_is_lost_is_never_won(seed: int) -> None:
    stuck = 0
    for before, board in placed(seed):
        assert before.tokens & ~board.tokens & stuck == 0, "no token that was given up is ever won"
        given_up = lost(board.tokens, board.discs[0] | board.discs[1])
        assert stuck & ~given_up == 0, "what is lost stays lost"
        stuck = given_up
    fairly_ended(told(seed)[-1])


@pytest.mark.rule("REV-42", "REV-43")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_score_of_a_random_game_counts_its_tokens_or_adds_their_values(seed: int) -> None:
    fairly_scored(told(seed)[-1])


@pytest.mark.rule("REV-45")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_has_no_pass_and_needs_no_more_than_64_discs(seed: int) -> None:
    for number, (before, board) in enumerate(placed(seed), 5):
        old, new = before.discs[0] | before.discs[1], board.discs[0] | board.discs[1]
        assert any(isinstance(move, Place) for move in before.moves(PLAYER)), "nobody is asked who cannot lay one"
        assert old & ~new == 0, "discs never leave"
        assert new.bit_count() == number <= 64


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_ten_thousand_random_games_keep_what_never_changes(share: int) -> None:
    reasons = Counter(watch(Random(seed), values=bool(seed % 2)) for seed in range(share, GAMES, SHARES))
    assert reasons.keys() >= {"lost", "stuck"}


@pytest.mark.slow
@pytest.mark.parametrize("values", [False, True], ids=["tokens", "values"])
def test_many_random_games_obey_the_laws(values: bool) -> None:
    for seed in range(30):
        rng = Random(seed)
        story = tell(Case(GAME, 1, Options(values)), rng)
        for story_law in STORY_LAWS:
            story_law(story)
        for moment in story.moments(rng, 4):
            for moment_law in MOMENT_LAWS:
                moment_law(moment)


def moments(seed: int) -> Iterator[tuple[Solo, dict[str, Effect]]]:
    """Each position of a game in which the player is to move, with what the naive reading says of every disc."""
    for board in told(seed):
        if board.to_act and not board.turning:
            yield board, effects(board.view(PLAYER))


FEW = range(30)


@pytest.mark.rule("REV-32", "REV-33")
@pytest.mark.parametrize("seed", FEW)
def test_a_disc_may_be_laid_exactly_where_a_naive_reading_finds_it_free_and_of_use(seed: int) -> None:
    for board, naive in moments(seed):
        assert {str(move) for move in board.moves(PLAYER) if isinstance(move, Place)} == naive.keys()
        assert {move: set(turned) for move, turned in board.view(PLAYER).turns.items()} == {
            move: effect.turned for move, effect in naive.items()
        }


@pytest.mark.rule("REV-34")
@pytest.mark.parametrize("seed", FEW)
def test_a_disc_uncovers_the_tokens_that_a_naive_reading_finds_at_its_sides(seed: int) -> None:
    for board, naive in moments(seed):
        for move in board.moves(PLAYER):
            if isinstance(move, Place):
                assert board.play(PLAYER, move).turning == bits(*naive[str(move)].shown)


@pytest.mark.rule("REV-36", "REV-37")
@pytest.mark.parametrize("seed", FEW)
def test_a_disc_wins_the_single_tokens_that_a_naive_reading_finds_beside_it(seed: int) -> None:
    for board, naive in moments(seed):
        winning = {move: effect.won for move, effect in naive.items() if effect.won}
        assert {move: set(won) for move, won in board.view(PLAYER).wins.items()} == winning
        for text, won in winning.items():
            assert board.tokens & ~board.play(PLAYER, parse(text)).tokens == bits(*won)


def watch(rng: Random, *, values: bool) -> str:
    """Play a game at random, not stopping early, and look at what must hold; why it ended."""
    board, stuck = replace(opening(), options=Options(values)), 0
    while board.to_act:
        before, board = board, step(board, rng)
        gone = before.tokens & ~board.tokens
        assert gone & before.down == 0, "only tokens face up are won"
        assert gone & stuck == 0, "no token that was given up is ever won"
        assert board.tokens.bit_count() + len(board.won) == 24
        given_up = lost(board.tokens, board.discs[0] | board.discs[1])
        assert stuck & ~given_up == 0, "what is lost stays lost"
        stuck = given_up
    fairly_scored(board)
    return fairly_ended(board)


def fairly_ended(board: Solo) -> str:
    outcome, stuck = board.outcome, lost(board.tokens, board.discs[0] | board.discs[1])
    assert outcome is not None
    assert (outcome.reason == "cleared") == (len(board.won) == 24)
    assert (outcome.reason == "lost") == (stuck == board.tokens and stuck != 0)
    return outcome.reason


def fairly_scored(board: Solo) -> None:
    assert board.outcome is not None
    assert board.outcome.scores == (board.score,)
    assert board.score == score(board)
    assert board.score <= (220 if board.options.values else 24)


def step(board: Solo, rng: Random) -> Solo:
    if board.turning:
        return board.play(NATURE, board.draw(rng))
    return board.play(PLAYER, rng.choice([move for move in board.moves(PLAYER) if isinstance(move, Place)]))


def score(board: Solo) -> int:
    texts = [str(token) for token in board.won]
    if not board.options.values:
        return len(texts)
    double = texts.count("g0") == texts.count("b0") == 2
    return sum(int(text[1:]) for text in texts) << double
