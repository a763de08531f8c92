"""How the Reversi bots behave at a table."""

from random import Random

import pytest

from galerie import bots
from galerie.bots.contest import Contest, play, standing
from galerie.core import Refusal, forced_move
from galerie.games.reversi import GAME, Move, Options, Reversi, View, parse
from galerie.games.reversi.bots import levels, search
from tests.games.reversi.kernels.positions import VARIANTS, ending, holes, positions

LEVELS = ("child", "novice", "student", "amateur", "adept", "skilled", "expert", "master")
variants = pytest.mark.parametrize("options", VARIANTS, ids=str)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters that think for a moment only."""
    monkeypatch.setattr(levels, "NODES", 5_000)
    monkeypatch.setattr(levels, "SOLVING", 20_000)
    monkeypatch.setattr(levels, "SURELY_SOLVED", 8)


def chosen(level: str, position: Reversi, seed: int = 1) -> str:
    assert position.turn is not None
    return bots.think("reversi", level, position.view(position.turn), position.turn, seed)


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert bots.levels("reversi") == LEVELS


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        bots.bot("reversi", "oracle")
    assert refused.value.code == "bot-unknown"


@variants
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("hurried")
def test_a_bot_makes_legal_moves_from_the_first_to_the_last(options: Options, level: str) -> None:
    played = positions(options, Random(f"{options} {level}"))
    for position in (*played[::8], played[-1]):
        assert position.turn is not None
        assert chosen(level, position) in {str(move) for move in position.moves(position.turn)}


@variants
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("hurried")
def test_a_bot_plays_alike_what_it_cannot_tell_apart(options: Options, level: str) -> None:
    rng = Random(f"{options} {level} twin")
    for position in rng.sample(positions(options, rng), 3):
        assert position.turn is not None
        twin = GAME.imagine(position.view(position.turn), position.turn, rng)
        assert isinstance(twin, Reversi)
        assert chosen(level, twin, 7) == chosen(level, position, 7)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_passes_when_it_must(level: str) -> None:
    rng = Random(11)
    forced = next(each for _ in range(99) for each in positions(Options(), rng) if forced_move(each))
    assert chosen(level, forced) == "pass"


@variants
@pytest.mark.rule("REV-11")
def test_a_master_plays_the_last_squares_perfectly(options: Options) -> None:
    rng = Random(f"{options} last")
    for _ in range(3):
        position = ending(options, rng, 10)
        assert position.turn is not None
        seen = search.Board.of(position.view(None), position.turn)
        solved = search.solve(seen, 10**9)
        assert solved is not None
        after = position.play(position.turn, GAME.parse(chosen("master", position)))
        assert worth(after, position.turn) == solved[1]


def worth(position: Reversi, seat: int) -> int:
    """What perfect play from here gives a seat, twice the difference in discs."""
    if position.turn is None:
        assert position.outcome is not None
        first, second = (position.counts[each] for each in (seat, 1 - seat))
        return 2 * (first - second) or position.outcome.ranks[1 - seat] - position.outcome.ranks[seat]
    if forced := forced_move(position):
        return worth(position.play(position.turn, forced), seat)
    solved = search.solve(search.Board.of(position.view(None), position.turn), 10**9)
    assert solved is not None
    return solved[1] if position.turn == seat else -solved[1]


@pytest.mark.parametrize("one_line", [False, True])
def test_a_master_solves_fourteen_empty_squares_whatever_it_takes(one_line: bool) -> None:
    position = next(
        each
        for seed in range(99)
        for each in positions(Options(one_line=one_line), Random(seed))
        if holes(each) == 14 and forced_move(each) is None
    )
    asked = []

    def listening(board: search.Board, nodes: int, cut: int = 0) -> search.Solved | None:
        asked.append((board.holes, nodes, cut))
        return search.solve(board, nodes, cut)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(levels, "solve", listening)
        chosen("master", position)
    assert asked == [(14, levels.UNLIMITED, 0)]


@pytest.mark.soak
@pytest.mark.usefixtures("hurried")
def test_each_level_beats_the_second_one_below_it() -> None:
    for weaker, stronger in (("child", "student"), ("novice", "amateur"), ("amateur", "skilled"), ("adept", "expert")):
        contest = Contest("reversi", (stronger, weaker), games=20, seed=1)
        games = [play(contest, number) for number in range(contest.games)]
        assert standing(games, 0).score > 0.6


@pytest.mark.usefixtures("hurried")
def test_every_level_above_the_child_beats_a_bot_that_takes_the_most_discs(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(view: View, seat: int, rng: Random) -> Move:
        return parse(max(view.turns, key=lambda move: len(view.turns[move])))

    monkeypatch.setitem(levels.LEVELS, "greedy", greedy)
    for level in LEVELS[1:-1]:
        contest = Contest("reversi", (level, "greedy"), games=10, seed=1)
        games = [play(contest, number) for number in range(contest.games)]
        assert standing(games, 0).score > 0.55, level
