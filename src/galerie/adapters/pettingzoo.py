"""Every game as an environment of PettingZoo, where agents act one after another: `galerie/NAME-v0`.

    from galerie.adapters import pettingzoo
    env = pettingzoo.env("tictactoe", render_mode="ansi")

or, with PettingZoo's own `make("aec", "galerie/tictactoe-v0", seats=2, **options)`.
"""

from random import Random
from typing import Any, Final, TypeAlias

from galerie.adapters import extra
from galerie.core import Seat
from galerie.core.options import Value
from galerie.games import GAMES

with extra("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, register
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

    from galerie.adapters.encoding import Encoding
    from galerie.adapters.episode import RENDER_MODES, Episode

ILLEGAL: Final = -1.0
"""What an agent gets whose illegal action ends the game; the others get 0."""

Observed: TypeAlias = dict[str, Any]
"""`observation`, the encoded view of the agent's seat, and `action_mask`, 1 for each legal action."""


class _RawEnv(AECEnv[str, Observed, int]):
    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        spelt: bool = False,
        **options: Value,
    ) -> None:
        """Options are those of the game. After `max_cycles` actions of each agent the game is cut off."""
        super().__init__()
        self.encoding = Encoding(game, seats, spelt=spelt, **options)
        self.metadata = {"name": f"{game}_v0", "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.seats)]
        self.agents: list[str] = []
        observation = Dict(
            {
                "observation": Box(-1, 1, (self.encoding.length,), np.float32),
                "action_mask": Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: Discrete(self.encoding.actions) for agent in self.possible_agents}
        self._most = max_cycles and max_cycles * self.encoding.seats
        self._rng = Random()

    def observation_space(self, agent: str) -> Dict:
        space: Dict = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> Discrete[Any]:
        space: Discrete[Any] = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  PettingZoo passes it
        if seed is not None:
            self._rng = Random(seed)
        self.episode = Episode(self.encoding, self._rng)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._actions = 0
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self.episode.score
        self.episode.act(-1 if action is None else int(action))
        self._actions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.episode.rewards(before), strict=True))
        over, cut = self.episode.is_over, self._actions == self._most
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut and not over)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Choose who acts next, and tell them the texts of their legal actions."""
        self.agent_selection = self.possible_agents[self.episode.seat]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"moves": {**self.episode.legal}}

    def observe(self, agent: str) -> Observed:
        mask = np.zeros(self.encoding.actions, np.int8)
        if agent == self.agent_selection:
            mask[[*self.episode.legal]] = 1
        return {"observation": self.episode.observe(self._seat(agent)), "action_mask": mask}

    def view(self, agent: str) -> Any:
        """The view that the agent's observation is made from: all that its seat may know."""
        return self.episode.view(self._seat(agent))

    def render(self) -> str | None:
        """What a spectator sees."""
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)


def raw_env(game: str, seats: int | None = None, **keywords: Any) -> Any:
    """A game without PettingZoo's checks; `step` raises ValueError for an illegal action.

    Keywords are the options of the game, `max_cycles`, `render_mode` and `spelt`. Raises Refusal.
    """
    return _RawEnv(game, seats, **keywords)


def env(game: str, seats: int | None = None, **keywords: Any) -> Any:
    """An environment as PettingZoo recommends it: an illegal action ends the game, and wrong calls are explained."""
    raw = raw_env(game, seats, **keywords)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)))


for _name in GAMES:
    register("aec", f"galerie/{_name}-v0", entry_point=f"{__name__}:env", kwargs={"game": _name})
