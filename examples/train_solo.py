"""An agent that learns Reversi solo in Gymnasium, with numpy alone: a linear policy, trained by REINFORCE.

`python examples/train_solo.py [episodes]` prints the mean number of tokens that it wins, before and after training, in
games that were not trained on.
"""

import sys
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

import galerie.adapters.gymnasium  # noqa: F401  registers the games

Env: TypeAlias = gymnasium.Env[Any, Any]
Floats: TypeAlias = NDArray[np.float64]
PLANES = 10
"""Of the observation; see `galerie.games.solo.encoding`."""

NEAR = 9 * PLANES
RATE = 0.1
BATCH = 16


class Policy:
    """How likely each action is: a softmax over linear functions.

    Placing a disc means the same everywhere on the board, so that what counts is what the planes of the observation
    show on the nine squares around it. The other action, stopping, has a feature of its own.
    """

    def __init__(self) -> None:
        self.weights: Floats = np.zeros(2 * NEAR + 1)
        self.weights[-1] = -2  # at first the agent seldom stops

    def features(self, observation: NDArray[np.float32]) -> Floats:
        """By action: a gold disc on each square, then a black one, then `stop`."""
        board = observation[: PLANES * 64].reshape(PLANES, 8, 8)
        padded = np.pad(board, ((0, 0), (1, 1), (1, 1)))
        windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(1, 2))
        near = windows.transpose(1, 2, 0, 3, 4).reshape(64, NEAR)
        features = np.zeros((129, len(self.weights)))
        features[:64, :NEAR] = near
        features[64:128, NEAR:-1] = near
        features[128, -1] = 1
        return features

    def chances(self, features: Floats, mask: NDArray[np.int8]) -> Floats:
        liking = np.where(mask, features @ self.weights, -np.inf)
        odds = np.exp(liking - liking.max())
        chances: Floats = odds / odds.sum()
        return chances


def episode(env: Env, policy: Policy, rng: np.random.Generator) -> tuple[float, Floats]:
    """Play one game. Returns its score, and the gradient of the logarithm of the chances of what was chosen."""
    observation, info = env.reset(seed=int(rng.integers(1 << 31)))
    total, gradient = 0.0, np.zeros_like(policy.weights)
    while True:
        features = policy.features(observation)
        chances = policy.chances(features, info["action_mask"])
        action = int(rng.choice(len(chances), p=chances))
        wanted = -chances
        wanted[action] += 1
        gradient += wanted @ features
        observation, reward, over, _, info = env.step(action)
        total += float(reward)
        if over:
            return total, gradient


def evaluate(env: Env, policy: Policy, games: int) -> float:
    """The mean score of games that begin alike for every policy."""
    rng = np.random.default_rng(0)
    return float(np.mean([episode(env, policy, rng)[0] for _ in range(games)]))


def train(episodes: int, games: int = 100, seed: int = 1) -> tuple[float, float]:
    """The mean score before and after so many episodes."""
    env, policy, rng = gymnasium.make("galerie/solo-v0"), Policy(), np.random.default_rng(seed)
    before = evaluate(env, policy, games)
    print(f"before training: {before:.2f} tokens")
    for done in range(0, episodes, BATCH):
        scores, gradients = map(np.array, zip(*(episode(env, policy, rng) for _ in range(BATCH)), strict=True))
        better = (scores - scores.mean()) / (scores.std() + 1e-6)
        policy.weights += RATE / BATCH * better @ gradients
        if done % (20 * BATCH) == 0:
            print(f"after {done + BATCH:5} episodes: {scores.mean():.2f} tokens in training")
    after = evaluate(env, policy, games)
    print(f"after training: {after:.2f} tokens")
    return before, after


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
