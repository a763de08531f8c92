"""Every game passes PettingZoo's own tests."""

from types import SimpleNamespace
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

from galerie.adapters.pettingzoo import raw_env
from galerie.core import Refusal
from galerie.games import GAMES
from tests.adapters.variants import VARIANTS

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation (is not a NumPy array|space for each agent probably)"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of agents whose game is over
]
every_variant = pytest.mark.parametrize("variant", VARIANTS)


def make(variant: str, **keywords: Any) -> Any:
    name, options = VARIANTS[variant]
    return pettingzoo.make("aec", f"galerie/{name}-v0", **options, **keywords)


def test_every_game_is_registered() -> None:
    assert {f"galerie/{name}-v0" for name in GAMES} <= pettingzoo.aec_registry.keys()
    assert {name for name, _ in VARIANTS.values()} == {*GAMES}


@every_variant
def test_the_api_test_passes(variant: str) -> None:
    api_test(make(variant), num_cycles=40)


@every_variant
def test_the_seed_test_passes(variant: str) -> None:
    seed_test(lambda: make(variant), num_cycles=20)


@every_variant
def test_the_render_test_passes(variant: str) -> None:
    render_test(lambda **keywords: make(variant, **keywords))


class Forgiving(BaseWrapper[str, Any, int]):
    """Makes the first legal move, whatever the action: this test of PettingZoo's does not look at masks."""

    def step(self, action: int | None) -> None:
        super().step(action if action is None else min(self.env.infos[self.agent_selection]["moves"]))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("reversi", {}),
        ("solo", {}),
        ("deflecto", {"lot": False}),
        ("copyright", {}),
        ("reflecto", {"first": "gerda"}),
    ],
)
def test_the_max_cycles_test_passes_where_seat_0_begins(game: str, options: dict[str, Any]) -> None:
    def env(max_cycles: int) -> Forgiving:
        raw = raw_env(game, max_cycles=max_cycles, **options)
        raw.metadata["is_parallelizable"] = True
        raw.reset(seed=2)  # the test resets without a seed, and the chance of its games goes on from here
        return Forgiving(raw)

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda max_cycles: aec_to_parallel(env(max_cycles))))


@every_variant
def test_a_game_is_cut_off_after_so_many_actions_of_each_agent(variant: str) -> None:
    env = make(variant, max_cycles=1)
    env.reset(seed=3)
    actions = 0
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(env.action_space(env.agent_selection).sample(mask))
        actions += 1
    assert actions == len(env.possible_agents) or any(env.terminations.values())


def test_rewards_add_up_to_nothing_between_players_and_to_the_score_of_one_alone() -> None:
    for variant in ("reversi", "solo", "solo-values", "deflecto-four"):
        env = make(variant).unwrapped
        env.reset(seed=5)
        total = 0.0
        while not env.episode.is_over:
            env.step(int(env.action_space(env.agent_selection).sample(env.observe(env.agent_selection)["action_mask"])))
            total += sum(env.rewards.values())
        outcome = env.episode.position.outcome
        assert total == pytest.approx(sum(outcome.scores) if len(env.possible_agents) == 1 else 0)


def test_an_illegal_action_ends_the_game_and_costs_a_point() -> None:
    env = make("reversi")
    env.reset(seed=0)
    env.step(0)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1, "player_1": 0}
    raw = raw_env("reversi")
    raw.reset()
    with pytest.raises(ValueError, match="not legal"):
        raw.step(0)


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        ({"game": "chess"}, "game unknown"),
        ({"game": "reversi", "seats": 3}, "seats wrong"),
        ({"game": "reversi", "colour": True}, "option unknown"),
        ({"game": "deflecto", "level": 3}, "option value"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], refusal: str) -> None:
    with pytest.raises(Refusal, match=refusal):
        raw_env(**arguments)
