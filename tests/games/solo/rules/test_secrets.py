"""What lies face down is chance's secret, and chance is fair: REV-44. What is known cannot be made unknown again."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from math import sqrt
from random import Random

import msgspec
import pytest

from galerie.core import NATURE, IllegalMove, Match
from galerie.discs.board import NAMES, squares
from galerie.games.solo import GAME, Place, Reveal, Solo, Stop, deal, parse
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.rules.tokens import LAYOUT, TOKENS, Token
from tests.games.solo.diagrams import after, opening, row

HALF_KNOWN = "ge3 e2=g0 f3=b1 gg3 g2=b0 h3=g10 g4=b7"
"""One gold and one black blank token have been seen, and one token won."""


@pytest.mark.rule("REV-44")
def test_a_position_has_no_place_for_the_face_of_a_token_that_lies_face_down() -> None:
    board = after(opening(), HALF_KNOWN)
    assert isinstance(board.down, int), "only squares"
    assert {at for at, _ in board.up} & set(squares(board.down)) == set()
    tokens = [name for name in (field.name for field in fields(Solo)) if "Token" in repr(getattr(board, name))]
    assert tokens == ["up", "won"], "faces are known of these alone"


@pytest.mark.rule("REV-44")
@pytest.mark.parametrize("seed", range(20))
def test_two_deals_with_the_same_visible_history_cannot_be_told_apart(seed: int) -> None:
    one = deal(Random(seed))
    *_, last = positions(one, Random(seed))
    hidden = list(squares(last.down))
    other = one | dict(zip(hidden, Random(seed).sample([one[at] for at in hidden], len(hidden)), strict=True))
    assert one != other
    for board, twin in zip(positions(one, Random(seed)), positions(other, Random(seed)), strict=True):
        assert everything_told(board) == everything_told(twin)


@pytest.mark.rule("REV-44")
@pytest.mark.parametrize("seed", range(10))
def test_a_seed_deals_the_same_token_to_a_square_whatever_the_order_in_which_tokens_are_turned(seed: int) -> None:
    assert GAME.dealt
    whole = deal(Random(seed))
    shown: dict[int, Token] = {}
    for player in range(30):
        for at, token in dealt_to(Random(player), seed):
            assert token == whole[at]
            shown[at] = token
    assert len(shown) > 20, "many ways through the same deal"


@pytest.mark.rule("REV-30", "REV-44")
def test_a_deal_is_all_the_tokens_and_every_token_may_lie_anywhere() -> None:
    deals = [deal(Random(seed)) for seed in range(2_400)]
    assert all(Counter(each.values()) == Counter(TOKENS) for each in deals)
    for at in squares(LAYOUT):
        counts = Counter(each[at] for each in deals)
        for token in set(TOKENS):
            assert close(counts[token], 2_400 * TOKENS.count(token) / 24)


@pytest.mark.rule("REV-30", "REV-44")
@pytest.mark.parametrize("fresh", [True, False], ids=["a seed each", "one generator"])
def test_chance_shows_every_unseen_token_alike(fresh: bool) -> None:
    """Also a second blank one, which is half as likely as two of them were."""
    board = after(after(opening(), HALF_KNOWN), "gg1")
    assert NATURE in board.to_act
    unseen = Counter(board.unseen)
    assert (unseen[Token("gold", 0)], unseen.total()) == (1, 19)
    draws, rng = 19 * 400, Random(1)
    counts = Counter(board.draw(Random(seed) if fresh else rng).token for seed in range(draws))
    assert set(counts) == set(unseen)
    for token, copies in unseen.items():
        assert close(counts[token], draws * copies / 19), token


@pytest.mark.rule("REV-44")
def test_taking_back_goes_to_the_last_token_turned_and_never_past_it() -> None:
    match = played(Match.begin(GAME, 1, GAME.options()), HALF_KNOWN)
    shown = match.position
    quiet = played(match, "bf3")
    assert quiet.to_act == {PLAYER}, "bf3 touches no token face down"
    back = quiet.then(PLAYER, quiet.parse("!takeback"))
    assert back.position == shown
    with pytest.raises(IllegalMove, match="takeback chance"):
        back.then(PLAYER, back.parse("!takeback"))
    with pytest.raises(IllegalMove, match="takeback chance"):
        match.then(PLAYER, match.parse("!takeback"))


@pytest.mark.rule("REV-44")
def test_several_discs_that_turned_no_token_are_taken_back_one_by_one() -> None:
    board = row("g b . g g b . .")
    match = played(Match(GAME, 1, GAME.options(), board), "gc1 gg1")
    for moves in ("gc1", ""):
        match = match.then(PLAYER, match.parse("!takeback"))
        assert match.position == after(board, moves)
    with pytest.raises(IllegalMove, match="takeback nothing"):
        match.then(PLAYER, match.parse("!takeback"))


def played(match: Match, moves: str) -> Match:
    for text in moves.split():
        move = match.parse(text)
        match = match.then(NATURE if isinstance(move, Reveal) else PLAYER, move)
    return match


def positions(dealt: dict[int, Token], rng: Random) -> Iterator[Solo]:
    """A few events of a game with these tokens, the player's part of it at random."""
    board = opening()
    yield board
    for _ in range(12):
        if board.turning:
            at = next(squares(board.turning))
            board = board.play(NATURE, Reveal(at, dealt[at]))
        elif places := [move for move in board.moves(PLAYER) if isinstance(move, Place)]:
            board = board.play(PLAYER, rng.choice(places))
        yield board


def everything_told(board: Solo) -> bytes:
    """The views, the moves, the outcome, and the answer to each of many moves: bytes, as they would be sent."""
    answers = []
    for text in (f"{colour}{name}" for colour in "gb" for name in NAMES):
        try:
            answers.append(str(board.play(PLAYER, parse(text)).last))
        except IllegalMove as refusal:
            answers.append(str(refusal))
    moves = [str(move) for move in board.moves(PLAYER)]
    return msgspec.json.encode([board.view(PLAYER), board.view(None), moves, board.outcome, answers])


def dealt_to(rng: Random, seed: int) -> Iterator[tuple[int, Token]]:
    """What a player is shown by a host that draws with a fresh generator of one seed every time."""
    board = opening()
    while board.to_act:
        if board.turning:
            drawn = board.draw(Random(seed))
            yield drawn.square, drawn.token
            board = board.play(NATURE, drawn)
        else:
            board = board.play(PLAYER, rng.choice([move for move in board.moves(PLAYER) if move != Stop()]))


def close(count: int, expected: float) -> bool:
    """Within five deviations, about: a fair chance is not further off once in a million."""
    return abs(count - expected) < 5 * sqrt(expected)
