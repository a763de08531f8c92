"""Many games at once are played by the rules, by the kernel and by its readable twin alike."""

from unittest.mock import patch

import numpy as np
import pytest

from galerie.adapters import vector
from galerie.core import BadOption
from galerie.games.reversi import GAME, Options, Pass, Place, kernel
from galerie.games.reversi.rules.position import start
from galerie.games.reversi.vector import OVER, PASS, Games, readable_step


@pytest.mark.parametrize("options", [Options(), Options(othello=True), Options(parallel=True)], ids=str)
@pytest.mark.parametrize("compiled", [True, False], ids=["kernel", "readable"])
def test_every_game_follows_the_rules_to_its_end(options: Options, compiled: bool) -> None:
    games = Games(40, options, seed=3)
    positions = [start(2, options) for _ in range(40)]
    with patch.object(kernel, "available", kernel.available and compiled):
        while not games.over.all():
            actions, masks, planes = games.sample(), games.masks, games.planes
            for game, position in enumerate(positions):
                seat = position.turn
                if seat is None:
                    assert games.turns[game] == OVER
                    assert not masks[game].any()
                    continue
                listed = [64 if isinstance(move, Pass) else move.square for move in position.moves(seat)]  # type: ignore[union-attr]
                assert np.flatnonzero(masks[game]).tolist() == sorted(listed)
                assert games.turns[game] == seat
                discs = [position.discs[seat], position.discs[1 - seat]]
                assert [int("".join(map(str, plane.ravel()[::-1])), 2) for plane in planes[game]] == discs
                action = int(actions[game])
                positions[game] = position.play(seat, Pass() if action == PASS else Place(action))
            games.step(actions)
    for game, position in enumerate(positions):
        assert position.outcome
        first, second = position.outcome.ranks
        assert games.results[game] == second - first


def test_the_kernel_and_its_twin_do_the_same() -> None:
    games, twin = (Games(200, Options(), seed=1) for _ in range(2))
    while not games.over.all():
        actions = games.sample()
        games.step(actions)
        readable_step(twin.boards, twin.legal, twin.turns, twin.results, actions, True)
        for name in ("boards", "legal", "turns", "results"):
            assert np.array_equal(getattr(games, name), getattr(twin, name)), name
    assert {*games.results.tolist()} == {1, -1}, "a tie goes to whoever placed the last disc"


def test_random_actions_are_legal_and_each_is_chosen_about_as_often() -> None:
    games = Games(40_000, seed=5)
    squares, counts = np.unique(games.sample(), return_counts=True)
    assert len(squares) == 4
    assert counts.min() > 9_500
    assert not np.array_equal(games.sample(), games.sample())


@pytest.mark.parametrize("compiled", [True, False], ids=["kernel", "readable"])
def test_an_illegal_action_changes_nothing(compiled: bool) -> None:
    games = Games(3)
    before = games.boards.copy()
    with (
        patch.object(kernel, "available", kernel.available and compiled),
        pytest.raises(ValueError, match="action 0 of game 1"),
    ):
        games.step(np.array([int(games.sample()[0]), 0, PASS], np.uint8))
    assert np.array_equal(games.boards, before)
    with pytest.raises(ValueError, match="one length"):
        games.step(np.zeros(2, np.uint8))


def test_games_that_are_over_begin_anew() -> None:
    games = vector.make(GAME.name, 8, seed=2, othello=True)
    while not games.over.any():
        games.step(games.sample())
    over = games.over
    games.reset(over)
    assert not games.over.any()
    assert (games.boards[over] == Games(1, Options(othello=True)).boards[0]).all()
    games.step(games.sample())


def test_what_cannot_be_played_in_arrays_is_refused() -> None:
    with pytest.raises(BadOption):
        Games(2, Options(one_line=True))
    with pytest.raises(ValueError, match="arrays"):
        vector.make("deflecto", 2)
