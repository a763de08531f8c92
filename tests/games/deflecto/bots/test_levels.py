"""How the bots of Déflecto behave."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from galerie.bots import contest as contests
from galerie.core import NATURE, Seat
from galerie.core.options import words as spelled
from galerie.games.deflecto import Agree, Ask, Contest, Deflecto, Lay, Move, Options, Pass, kernel
from galerie.games.deflecto.bots import LEVELS, settling
from galerie.games.deflecto.bots.levels import SKILLS
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.thinking import affordable
from galerie.games.deflecto.bots.tree import Tree
from galerie.games.deflecto.rules.placements import lengths
from galerie.games.deflecto.rules.position import start
from galerie.games.deflecto.rules.tiles import Level
from tests.games.deflecto.boards import after, opening, table, without_tiles
from tests.games.deflecto.bots import matches
from tests.games.deflecto.bots.challengers import CHALLENGERS

TILES_EACH = 16
BOTH_LEVELS = (Options(lot=False), Options(level=2, lot=False))
VARIED = (*BOTH_LEVELS, Options(layout="crossed"), Options(level=2, layout="crossed", closed_edges=True))


def named(options: Options) -> str:
    return "-".join(spelled(options)) or "base"


def chosen(level: str, at: Deflecto, seat: Seat, seed: int = 1) -> Move:
    return LEVELS[level](at.view(seat), seat, Random(seed))


def game(options: Options, levels: tuple[str, ...], seed: int) -> Iterator[tuple[Seat, Move, Deflecto]]:
    """Every move of a game, with the position before it."""
    rng, at = Random(seed), start(len(levels), options)
    while at.to_act:
        seat = min(at.to_act)
        move: Move = at.draw(rng) if seat == NATURE else LEVELS[levels[seat]](at.view(seat), seat, rng)
        yield seat, move, at
        at = at.play(seat, move)


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert tuple(LEVELS) == ("child", "novice", "student", "adept", "skilled", "expert", "master")


def watched(options: Options, levels: tuple[str, ...], seed: int) -> list[Move]:
    """A game to its end, in which nobody who is first alone contests, and who asks is."""
    moves = []
    for seat, move, at in game(options, levels, seed):
        moves.append(move)
        state = SearchState.of(at, seat)
        if isinstance(move, Contest):
            assert settling.share_beaten(state, seat) < 1
        if isinstance(move, Ask) and not all(settling.secured(state, each) for each in range(at.seats)):
            assert settling.share_beaten(state, seat) == 1
        assert not isinstance(move, Pass) or not any(isinstance(each, Lay) for each in at.moves(seat))
    return moves


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VARIED, ids=named)
@pytest.mark.rule("DEF-12", "DEF-32", "DEF-33", "DEF-34")
def test_games_come_to_an_end_in_every_variant_for_two_to_four(options: Options, seats: int) -> None:
    moves = watched(options, ("novice", "adept", "novice", "adept")[:seats], seed=1)
    laid = sum(isinstance(move, Lay) for move in moves)
    assert seats <= laid <= TILES_EACH * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", BOTH_LEVELS, ids=named)
@pytest.mark.parametrize("level", ["child", "adept", pytest.param("expert", marks=pytest.mark.soak)])
def test_so_do_games_of_one_level_alone(level: str, options: Options, seats: int) -> None:
    assert watched(options, (level,) * seats, seed=2)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", BOTH_LEVELS, ids=named)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_go_on_from_any_position_and_plays_alike_what_it_sees_alike(
    level: str, options: Options, seats: int
) -> None:
    rng, at, met = Random(f"{level} {seats}"), start(seats, options), []
    while at.to_act:
        met.append(at)
        seat = min(at.to_act)
        at = at.play(seat, rng.choice([move for move in at.moves(seat) if not isinstance(move, Agree)]))
    for each in rng.sample(met, 3):
        seat = min(each.to_act)
        move = chosen(level, each, seat)
        assert move == chosen(level, each, seat)
        each.play(seat, move)


@pytest.mark.parametrize("level", LEVELS)
def test_without_the_kernel_bots_still_play(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "available", False)
    at = table(level=1)
    at.play(0, chosen(level, at, 0))


# Laying


@pytest.mark.rule("DEF-10", "DEF-12")
def test_an_expert_that_can_make_the_other_path_longer_at_no_cost_does() -> None:
    at = table(level=1)
    before = lengths(at.board)
    move = chosen("expert", at, 0)
    assert isinstance(move, Lay)
    own, other = lengths(at.play(0, move).board)
    assert own == before[0]
    assert other > before[1]


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_work_of_a_turn_is_limited_whatever_the_table(level: Level, seats: int) -> None:
    """A tree stops within one more look than it may, so only its first look, at all placements, could be too long."""
    most = 2 * SKILLS["master"].work // seats
    rng, at = Random(seats), start(seats, Options(level=level, lot=False))
    while at.to_act:
        at = at.play(at.turn, rng.choice([each for each in at.moves(at.turn) if isinstance(each, Lay | Pass)]))
        if not at.board.starting and any(map(any, at.stocks)) and rng.random() < 0.2:
            state = SearchState.of(at, at.turn)
            assert affordable(state, SKILLS["master"]) == most
            tree = Tree.of(state, 1)
            tree.grow(1)
            assert tree.work < most // 4
            limit = tree.work + most // 100
            tree.grow(most // 100)
            assert limit <= tree.work < limit + most // 50


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("DEF-33", "DEF-36")
def test_a_contester_whose_tile_proves_him_right_at_no_cost_lays_one(level: str) -> None:
    at = after(table(level=1, turn=1), "end? no")
    assert at.contesters == (0,)
    settled = replace(at, turn=0)
    proofs = sum(settled.play(0, chosen(level, settled, 0, seed)).penalties == (0, 0) for seed in range(8))
    assert proofs >= (8 if SKILLS[level].work else 7)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("DEF-11")
def test_a_first_tile_is_laid_on_a_free_number(level: str) -> None:
    at = start(4, Options(lot=False))
    for seat in range(4):
        at = at.play(seat, chosen(level, at, seat))
    assert len({route.number for route in at.board.routes if route}) == 4


# Asking, agreeing, contesting

WALLED = " ".join(f"{column}{row}:ns" for column in "dh" for row in range(1, 11))
"""Both paths are laid from end to end."""

LED = "h10:nw g10:es g9:ns g8:ns g7:ns g6:ns g5:ns g4:ns g3:ns g2:ne h2:sw"
"""The second path has a detour of two squares, laid from end to end."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.rule("DEF-32")
def test_whoever_sees_that_no_path_can_ever_change_asks_for_the_end_and_all_agree(level: str, turn: Seat) -> None:
    at = table(WALLED, level=1, turn=turn)
    assert chosen(level, at, turn) == Ask()
    asked = at.play(turn, Ask())
    assert chosen(level, asked, 1 - turn) == Agree()
    over = asked.play(1 - turn, Agree())
    assert over.outcome
    assert over.outcome.reason == "settled"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("DEF-32", "DEF-33")
def test_who_is_not_first_and_can_change_a_path_contests(level: str) -> None:
    at = after(table(LED, level=1), "end?")
    assert lengths(at.board) == (11, 13)
    assert chosen(level, at, 1) == Contest()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("DEF-32", "DEF-33")
def test_who_is_first_alone_agrees_and_so_does_who_has_nothing_left_to_lay(level: str) -> None:
    leading = after(table(LED, level=1, turn=1), "end?")
    assert chosen(level, leading, 0) == Agree()
    empty_handed = after(without_tiles(without_tiles(table(LED, level=1), 1), 0), "end?")
    assert chosen(level, empty_handed, 1) == Agree()


@pytest.mark.rule("DEF-30", "DEF-45")
def test_a_path_is_settled_when_it_is_laid_or_led_into_every_empty_square_from_both_sides() -> None:
    def settled(laid: str) -> bool:
        return settling.secured(SearchState.of(table(laid), 0), 0)

    column = [f"d{row}:ns" for row in range(1, 11)]
    assert settled(" ".join(column))
    assert settled(" ".join(column[::2]))
    assert not settled(" ".join(column[::3]))
    chapel_beside_an_empty_square = [*column[:4], "d6:+", *column[6:]]
    assert not settled(" ".join(chapel_beside_an_empty_square))


@pytest.mark.parametrize("level", ["adept", "skilled", "expert", "master"])
@pytest.mark.rule("DEF-32", "DEF-33")
def test_who_is_behind_with_many_tiles_left_plays_on_even_if_no_tile_changes_a_length_at_once(level: str) -> None:
    at = after(opening(), "a4:ew a8:ew b8:nsw b4:nw c8:es c5:nes b6:esw")
    state = SearchState.of(at, 1)
    assert settling.lead(state, 0) == -2
    assert not state.changes(0)
    assert chosen(level, at.play(1, Ask()), 0) == Contest()


@pytest.mark.parametrize("level", ["skilled", "expert"])
@pytest.mark.rule("DEF-32", "DEF-33")
def test_who_leads_asks_when_whoever_contests_would_have_to_pay(level: str) -> None:
    at = after(opening(), "a4:ew a8:ew b8:nsw b4:nw c8:es c5:nes b6:esw")
    assert chosen(level, at, 1) == Ask()
    answered = after(at, "end? no")
    laid = answered.play(1, chosen(level, answered, 1))
    assert not any(
        after[1] - lengths(laid.board)[1] > after[0] - lengths(laid.board)[0]
        for after in SearchState.of(laid, 0).changes(0).values()
    )


# Measuring


def share(first: str, second: str, games: int, seed: int, *options: str) -> float:
    """What the first player scores in an arena."""
    contest = contests.Contest("deflecto", (first, second), games=games, seed=seed, options=options)
    contest.check()
    return contests.standing([contests.play(contest, number) for number in range(games)], 0).score


@pytest.mark.parametrize("options", [(), ("level=2",)], ids=["1", "2"])
def test_who_looks_ahead_beats_who_sees_what_a_tile_does_at_once(options: tuple[str, ...]) -> None:
    assert share("skilled", "student", 16, 3, *options) >= 0.65


@pytest.mark.soak
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_every_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    assert share(stronger, weaker, 24 if SKILLS[stronger].work else 80, 5) > 0.5


@pytest.mark.soak
@pytest.mark.parametrize(("challenger", "level"), [("greedy", "skilled"), ("asker", "expert")])
def test_challengers_are_beaten(challenger: str, level: str) -> None:
    bots = (LEVELS[level], CHALLENGERS[challenger])
    scores = [matches.score(bots, Options(), 8, number, [0.0, 0.0]) for number in range(12)]
    assert sum(scores) / len(scores) > 0.5


@pytest.mark.soak
@pytest.mark.parametrize("options", BOTH_LEVELS, ids=named)
@pytest.mark.parametrize("challenger", CHALLENGERS)
def test_a_master_beats_every_challenger_clearly(challenger: str, options: Options) -> None:
    bots = (LEVELS["master"], CHALLENGERS[challenger])
    scores = [matches.score(bots, options, 9, number, [0.0, 0.0]) for number in range(20)]
    assert sum(scores) / len(scores) >= 0.65
