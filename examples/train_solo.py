"""An agent that learns Reversi solo in Gymnasium, with numpy alone: a linear policy, trained by REINFORCE.

    python examples/train_solo.py [episodes]

The number that it prints is the score of games that were not trained on: about two for random play, and more after
a minute or two of training on one core.
"""

import sys

import gymnasium
import numpy as np
from numpy.typing import NDArray

import galerie.adapters.gymnasium  # noqa: F401  registers the games

Floats = NDArray[np.float64]
RATE = 0.02
BATCH = 16


class Policy:
    """How likely each action is: a linear function of what is observed around its square.

    An action is the same everywhere on the board, so its features are the planes of the squares around it.
    """

    def __init__(self, planes: int) -> None:
        self.weights: Floats = np.zeros((2, planes * 9 + 1))
        """By colour, of the nine squares in each plane, and of a constant."""

        self.stop = -2.0
        """How much the agent likes to stop, whatever it sees; it learns that too."""

    def features(self, observation: NDArray[np.float32], planes: int) -> Floats:
        board = observation[: planes * 64].reshape(planes, 8, 8).astype(float)
        padded = np.pad(board, ((0, 0), (1, 1), (1, 1)))
        windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(1, 2))
        near = windows.transpose(1, 2, 0, 3, 4).reshape(64, planes * 9)
        return np.hstack([near, np.ones((64, 1))])

    def chances(self, features: Floats, mask: NDArray[np.int8]) -> Floats:
        liking = np.append((features @ self.weights.T).T.ravel(), self.stop)
        liking = np.where(mask, liking, -np.inf)
        odds = np.exp(liking - liking.max())
        chances: Floats = odds / odds.sum()
        return chances


PLANES = 10
"""Of the observation; see `galerie.games.solo.encoding`."""


def episode(env: gymnasium.Env, policy: Policy, rng: np.random.Generator, *, learn: bool) -> tuple[float, Floats, float]:
    """Play one game. Returns its score, and the gradient of the logarithm of the chances of what was chosen."""
    observation, info = env.reset(seed=int(rng.integers(1 << 31)))
    total, gradient, stop = 0.0, np.zeros_like(policy.weights), 0.0
    while True:
        features = policy.features(observation, PLANES)
        chances = policy.chances(features, info["action_mask"])
        action = int(rng.choice(len(chances), p=chances))
        if learn:
            wanted = -chances
            wanted[action] += 1
            gradient += wanted[:-1].reshape(2, 64) @ features
            stop += wanted[-1]
        observation, reward, over, _, info = env.step(action)
        total += float(reward)
        if over:
            return total, gradient, stop


def evaluate(env: gymnasium.Env, policy: Policy, games: int) -> float:
    """The mean score of games that are the same for every policy."""
    rng = np.random.default_rng(0)
    return float(np.mean([episode(env, policy, rng, learn=False)[0] for _ in range(games)]))


def train(episodes: int, games: int = 100, seed: int = 1) -> tuple[float, float]:
    """The mean score before and after so many episodes."""
    env, policy, rng = gymnasium.make("galerie/solo-v0"), Policy(PLANES), np.random.default_rng(seed)
    before = evaluate(env, policy, games)
    print(f"before training: {before:.2f} tokens")
    for done in range(0, episodes, BATCH):
        played = [episode(env, policy, rng, learn=True) for _ in range(BATCH)]
        scores = np.array([score for score, _, _ in played])
        better = (scores - scores.mean()) / (scores.std() + 1e-6)
        policy.weights += RATE / BATCH * sum(each * gradient for each, (_, gradient, _) in zip(better, played, strict=True))
        policy.stop += RATE / BATCH * sum(each * stop for each, (_, _, stop) in zip(better, played, strict=True))
        if done % (20 * BATCH) == 0:
            print(f"after {done + BATCH:5} episodes: {scores.mean():.2f} tokens in training")
    after = evaluate(env, policy, games)
    print(f"after training: {after:.2f} tokens")
    return before, after


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
