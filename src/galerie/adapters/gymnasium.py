"""Games for one player as environments of Gymnasium: `gymnasium.make("galerie/NAME-v0", **options)`.

The reward of a step is how far it has raised the score, so that the rewards of an episode add up to its score.
"""

from random import Random
from typing import Any, Final, TypeAlias

from galerie.adapters import extra
from galerie.core.options import Value
from galerie.games import listed

with extra("gymnasium"):
    import numpy as np
    from gymnasium import Env, register
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

    from galerie.adapters.encoding import Encoding, Observation
    from galerie.adapters.episode import RENDER_MODES, Episode

ILLEGAL: Final = -1.0
"""The reward of an illegal action, which changes nothing."""

Step: TypeAlias = tuple[Observation, float, bool, bool, dict[str, Any]]


class GalerieEnv(Env[Observation, np.int64]):
    """One player alone. An `info` has the `action_mask` and the texts of the legal `moves`."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES]}  # noqa: RUF012  as Gymnasium declares it

    def __init__(self, game: str, *, render_mode: str | None = None, spelt: bool = False, **options: Value) -> None:
        """Options are those of the game."""
        self.encoding: Encoding = Encoding(game, 1, spelt=spelt, **options)
        self.render_mode: str | None = render_mode
        self.observation_space: Box[np.float32] = Box(-1, 1, (self.encoding.length,), np.float32)
        self.action_space: Discrete[np.int64] = Discrete(self.encoding.actions)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  Gymnasium passes it
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode: Episode = Episode(self.encoding, Random(int(self.np_random.integers(1 << 62))))
        return self.episode.observe(0), self._info()

    def step(self, action: np.int64) -> Step:
        before, reward = self.episode.score, ILLEGAL
        if int(action) in self.episode.legal:
            self.episode.act(int(action))
            (reward,) = self.episode.rewards(before)
        if self.render_mode == "human":
            self.render()
        return self.episode.observe(0), reward, self.episode.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each legal action."""
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[[*self.episode.legal]] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "moves": {**self.episode.legal}}

    def render(self) -> str | None:
        """What the player sees."""
        return self.episode.render(self.render_mode, 0)


for _game in listed():
    if 1 in _game.seats:
        register(f"galerie/{_game.name}-v0", entry_point=f"{__name__}:GalerieEnv", kwargs={"game": _game.name})
