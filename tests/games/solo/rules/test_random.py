"""Random games, watched at every step: REV-30 to REV-45 together."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from galerie.core import NATURE
from galerie.discs.board import bits
from galerie.games.solo import GAME, Options, Place, Solo
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.rules.tokens import LAYOUT, TOKENS
from galerie.games.solo.rules.winning import lost
from tests.games.solo.diagrams import opening
from tests.games.solo.oracle import effects
from tests.laws.cases import Case
from tests.laws.laws import MOMENT_LAWS, STORY_LAWS, tell

GAMES = 10_000
SHARES = 20


@pytest.mark.rule("REV-33", "REV-34", "REV-35", "REV-36", "REV-41", "REV-42", "REV-43", "REV-45")
@pytest.mark.parametrize("seed", range(100))
def test_a_random_game_keeps_what_never_changes(seed: int) -> None:
    watch(Random(seed), values=bool(seed % 2))


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_ten_thousand_random_games_keep_what_never_changes(share: int) -> None:
    reasons = Counter(watch(Random(seed), values=bool(seed % 2)) for seed in range(share, GAMES, SHARES))
    assert reasons.keys() >= {"lost", "stuck"}


@pytest.mark.slow
@pytest.mark.parametrize("values", [False, True], ids=["tokens", "values"])
def test_many_random_games_obey_the_laws(values: bool) -> None:
    for seed in range(60):
        rng = Random(seed)
        story = tell(Case(GAME, 1, Options(values)), rng)
        for story_law in STORY_LAWS:
            story_law(story)
        for moment in story.moments(rng, 4):
            for moment_law in MOMENT_LAWS:
                moment_law(moment)


@pytest.mark.rule("REV-32", "REV-33", "REV-34", "REV-36", "REV-37", "REV-38", "REV-39", "REV-40", "REV-45")
@pytest.mark.parametrize("seed", range(30))
def test_the_rules_agree_with_a_naive_reading_of_them(seed: int) -> None:
    rng, board = Random(seed), opening()
    while board.to_act:
        if not board.turning:
            view, told = board.view(PLAYER), effects(board.view(PLAYER))
            assert {move: set(turned) for move, turned in view.turns.items()} == {
                move: effect.turned for move, effect in told.items()
            }
            assert {move: set(won) for move, won in view.wins.items()} == {
                move: effect.won for move, effect in told.items() if effect.won
            }
            for move in board.moves(PLAYER):
                if isinstance(move, Place):
                    assert board.play(PLAYER, move).turning == bits(*told[str(move)].shown)
        board = step(board, rng)


def watch(rng: Random, *, values: bool) -> str:
    """Play a game at random, not stopping early, and look at all that must hold; why it ended."""
    board = replace(opening(), options=Options(values))
    discs, stuck, placed = board.discs[0] | board.discs[1], 0, 0
    while board.to_act:
        before, board = board, step(board, rng)
        if before.turning:
            assert board.won == before.won
            assert board.tokens == before.tokens
            assert len(board.up) == len(before.up) + 1
            assert not board.down & ~before.down
            continue
        placed += 1
        gold, black = board.discs
        gone = before.tokens & ~board.tokens
        assert board.down == before.down, "tokens turn one by one, by chance"
        assert gold & black == 0
        assert (gold | black) & board.tokens == 0
        assert discs & ~(gold | black) == 0, "discs never leave"
        assert (gold | black).bit_count() == 4 + placed <= 64
        assert board.tokens & ~LAYOUT == 0
        assert gone & before.down == 0, "only tokens face up are won"
        assert gone & stuck == 0, "no token that was given up is ever won"
        assert board.tokens.bit_count() + len(board.won) == 24
        discs, given_up = gold | black, lost(board.tokens, gold | black)
        assert stuck & ~given_up == 0, "what is lost stays lost"
        stuck = given_up
    assert Counter([*board.unseen, *board.won, *(token for _, token in board.up)]) == Counter(TOKENS)
    outcome = board.outcome
    assert outcome is not None
    assert outcome.scores == (board.score,)
    assert board.score == score(board)
    assert board.score <= (220 if values else 24)
    assert (outcome.reason == "cleared") == (len(board.won) == 24)
    assert (outcome.reason == "lost") == (stuck == board.tokens and stuck != 0)
    return outcome.reason


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
