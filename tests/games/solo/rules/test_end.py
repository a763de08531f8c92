"""When a game ends: REV-41."""

from collections.abc import Iterator
from random import Random

import pytest

from galerie.core import NATURE, Outcome
from galerie.discs.board import names, ray, squares
from galerie.games.solo import Place, Reveal, Solo
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.rules.tokens import COLOURS
from galerie.games.solo.rules.winning import AXES, all_lost, lost
from tests.games.solo.diagrams import after, legal, may_stop, opening, position, refused, row

CLEARED_BY_ONE_DISC = "g b5 . b . . . ." + " . . . . . . . ." * 7


@pytest.mark.rule("REV-41")
def test_the_game_ends_when_all_tokens_are_won_though_discs_could_still_be_placed() -> None:
    done = after(position(CLEARED_BY_ONE_DISC), "gc1")
    assert done.outcome == Outcome((1,), (1,), "cleared")
    assert (done.to_act, legal(done)) == (frozenset(), [])
    assert refused(done, "ge1").code == "game-over"
    assert refused(done, "stop").rule == "REV-41"


@pytest.mark.rule("REV-41")
def test_a_token_is_lost_when_every_axis_through_it_is_closed_by_the_edge_or_by_two_discs() -> None:
    board = position("""
        ? . . . . . . .
        . . . . . . . .
        . . g b b . . .
        . . b ? g . . ?
        . . b g b . . .
        . . . . . . . .
        . . g ? b . . .
        . . . . . . . .
    """)
    assert board.view(None).lost == ("a1", "d4"), "a corner, and a token walled in; not one at the edge"


@pytest.mark.rule("REV-41")
def test_the_colours_of_the_discs_round_a_token_make_no_difference() -> None:
    board = position("""
        g g g . . . . .
        g ? g . . . . .
        g g g . . . . .
        . . . b g . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . ? . . . .
    """)
    assert board.view(None).lost == ("b2",)


@pytest.mark.rule("REV-41")
def test_the_game_ends_by_itself_when_all_tokens_left_are_lost() -> None:
    board = position("""
        ? . . . . . . .
        . . . . . . . .
        . . g b b . . .
        . . b ? . b g .
        . . b g b . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """, won="g1 g2 g3")  # fmt: skip
    assert board.outcome is None
    done = after(board, "ge4 d4=g5")
    assert done.outcome == Outcome((3,), (1,), "lost")
    assert refused(done, "bh4").code == "game-over", "a disc could still be turned, but no token won"


@pytest.mark.rule("REV-41")
def test_tokens_that_hold_each_other_up_are_lost_together() -> None:
    board = position("""
        ? ? . . . . . .
        ? ? . . . . . .
        . . g b g b . .
        . . b ? ? g . .
        . . g g b b . .
        . . . . . . . .
        . . . . . . . .
        . . . ? ? . . .
    """)
    assert names(plainly_lost(board.tokens, board.discs[0] | board.discs[1])) == ("a1",)
    assert board.view(None).lost == ("a1", "b1", "a2", "d4", "e4", "d8", "e8"), "b2 may still be won"


@pytest.mark.rule("REV-41")
def test_the_game_ends_when_neither_colour_has_a_legal_move() -> None:
    board = position("""
        . . . . . . . .
        . . . . . . . .
        . . g b . . . .
        . . . . . ? . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)
    done = after(board, "ge3")
    assert done.outcome == Outcome((0,), (1,), "stuck")
    assert done.view(None).lost == ()


@pytest.mark.rule("REV-41")
def test_the_game_is_not_over_before_the_tokens_beside_the_last_disc_are_turned() -> None:
    board = after(position("g b . ?" + " ." * 60), "gc1")
    assert board.outcome is None
    assert board.to_act == {NATURE}
    assert after(board, "d1=g1").outcome == Outcome((0,), (1,), "stuck")


@pytest.mark.rule("REV-41")
def test_the_player_may_stop_at_every_move() -> None:
    board = after(opening(), "ge3 e2=g4 f3=b1 gg3 g2=b0 h3=g10 g4=b7")
    assert may_stop(board)
    assert after(board, "stop").outcome == Outcome((1,), (1,), "stopped")
    assert not may_stop(after(board, "stop"))
    assert not may_stop(after(opening(), "ge3")), "chance speaks first"


@pytest.mark.rule("REV-41")
def test_who_stops_is_told_which_discs_would_still_have_won_a_token() -> None:
    board = after(opening(), "ge3 e2=g4 f3=b1")
    assert board.view(None).missed == (), "not before the end"
    assert after(board, "stop").view(None).missed == ("gg3",)
    assert after(opening(), "stop").view(None).missed == ()


@pytest.mark.rule("REV-41")
def test_only_winning_discs_are_told_and_none_that_just_turn() -> None:
    board = row("g b5 . b g b . .")
    assert legal(board, "1") == ["gc1", "gg1"]
    assert after(board, "stop").view(None).missed == ("gc1",)


@pytest.mark.rule("REV-41")
def test_no_token_that_is_said_to_be_lost_can_ever_be_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against every continuation of small positions, whatever chance shows, played on past the end."""
    monkeypatch.setattr("galerie.games.solo.rules.position.all_lost", lambda tokens, discs: False)
    said = more = wins = 0
    for seed in range(300):
        board = small(Random(seed))
        discs = board.discs[0] | board.discs[1]
        stuck, won = lost(board.tokens, discs), ever_won(board)
        assert not stuck & won, f"seed {seed}: {names(stuck & won)} can be won"
        said += stuck.bit_count()
        more += (stuck & ~plainly_lost(board.tokens, discs)).bit_count()
        wins += won.bit_count()
    assert min(said, more, wins) > 100, "the positions are worth trying"


@pytest.mark.rule("REV-41")
def test_whatever_is_plainly_lost_is_said_to_be_lost() -> None:
    rng = Random(0)
    for _ in range(1_000):
        kinds = rng.choices(("token", "disc", "free"), (rng.random(), rng.random(), rng.random() / 2), k=64)
        tokens, discs = (sum(1 << at for at, each in enumerate(kinds) if each == kind) for kind in ("token", "disc"))
        stuck = lost(tokens, discs)
        assert plainly_lost(tokens, discs) & ~stuck == 0
        assert stuck & ~tokens == 0
        assert all_lost(tokens, discs) == (stuck == tokens)


def plainly_lost(tokens: int, discs: int) -> int:
    """REV-41 to the letter: on each axis a neighbour is off the board, or both are discs."""

    def closed(token: int, axis: tuple[str, str]) -> bool:
        ends = [next(ray(token, line), None) for line in axis]
        return None in ends or all(end is not None and discs >> end & 1 for end in ends)

    return sum(1 << token for token in squares(tokens) if all(closed(token, axis) for axis in AXES))


def small(rng: Random) -> Solo:
    """A board full of discs but for four tokens and two free squares close together."""
    cells = rng.choices("gb", k=64)
    left, top = rng.randrange(6), rng.randrange(6)
    window = [left + x + 8 * (top + y) for x in range(3) for y in range(3)]
    for at, cell in zip(rng.sample(window, 6), ["?", "?", "g5", "b5", ".", "."], strict=True):
        cells[at] = cell
    return position(" ".join(cells))


def ever_won(board: Solo) -> int:
    """The tokens that some continuation wins."""
    found, seen, ahead = 0, set(), [board]
    while ahead:
        before = ahead.pop()
        for then in continuations(before):
            found |= before.tokens & ~then.tokens
            look = (then.discs, then.down, then.turning, tuple((at, token.colour) for at, token in then.up))
            if look not in seen:
                seen.add(look)
                ahead.append(then)
    return found


def continuations(board: Solo) -> Iterator[Solo]:
    """After each disc that can be placed, or after a token has shown one colour or the other."""
    if board.turning:
        at = next(squares(board.turning))
        for colour in COLOURS:
            token = next(token for token in board.unseen if token.colour == colour)
            yield board.play(NATURE, Reveal(at, token))
    else:
        yield from (board.play(PLAYER, move) for move in board.moves(PLAYER) if isinstance(move, Place))
