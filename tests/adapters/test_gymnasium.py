"""Games for one player pass Gymnasium's own test."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from galerie.adapters.gymnasium import ILLEGAL, GalerieEnv
from galerie.games import listed

ALONE = [
    ("solo", {}),
    ("solo", {"values": True}),
    ("copyright", {}),
    ("copyright", {"variant": "timed", "fair": False}),
]


def test_every_game_for_one_player_is_registered() -> None:
    games = {game.name for game in listed() if 1 in game.seats}
    assert {f"galerie/{name}-v0" for name in games} <= gymnasium.registry.keys()
    assert {name for name, _ in ALONE} == games


@pytest.mark.filterwarnings("ignore:.*No render fps")  # nothing moves between two steps
@pytest.mark.parametrize(("name", "options"), ALONE)
def test_the_checker_finds_nothing(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"galerie/{name}-v0", render_mode="ansi", **options).unwrapped)


@pytest.mark.parametrize("options", [{}, {"values": True}])
def test_the_rewards_add_up_to_the_score(options: dict[str, Any]) -> None:
    env = GalerieEnv("solo", **options)
    rng = np.random.default_rng(0)
    won = 0.0
    for seed in range(6):
        _, info = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            placements = np.flatnonzero(info["action_mask"])
            action = rng.choice(placements[:-1] if len(placements) > 1 else placements)  # `stop` comes last
            _, reward, over, _, info = env.step(action)
            total += reward
        assert env.episode.position.outcome
        assert env.episode.position.outcome.scores == (total,)
        won += total
    assert won > 0


def test_an_illegal_action_costs_a_point_and_changes_nothing() -> None:
    env = GalerieEnv("solo", render_mode="ansi")
    before, _ = env.reset(seed=1)
    after, reward, over, _, _ = env.step(np.int64(0))
    assert (reward, over) == (ILLEGAL, False)
    assert np.array_equal(before, after)
    assert "score: 0" in (env.render() or "")


def test_a_seed_gives_the_same_episode() -> None:
    views = []
    for _ in range(2):
        env = GalerieEnv("copyright")
        env.reset(seed=7)
        views.append(env.episode.position.view(0))
    assert views[0] == views[1]
