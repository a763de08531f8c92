"""Random agents in PettingZoo: every game once, with what they observe and how it ends.

`python examples/random_rollout.py [game …]` plays these games, or all.
"""

import sys

import pettingzoo

import galerie.adapters.pettingzoo  # noqa: F401  registers the games
from galerie.games import GAMES

CYCLES = 50
"""Long games are cut off."""


def play(game: str, seed: int = 1) -> str:
    """One game of random agents, and a line about it."""
    env = pettingzoo.make("aec", f"galerie/{game}-v0", max_cycles=CYCLES)
    env.reset(seed=seed)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    steps, last = 0, ""
    for agent in env.agent_iter():
        observed, reward, over, cut, info = env.last()
        returns[agent] += reward
        if over or cut:
            env.step(None)
            continue
        space = env.action_space(agent)
        space.seed(seed + steps)
        action = int(space.sample(observed["action_mask"]))
        last = info["moves"][action]  # the same as text
        env.step(action)
        steps += 1
    return f"{game}: {steps} steps, the last {last!r}; {len(observed['observation'])} numbers observed; {returns}"


def main(games: list[str]) -> None:
    for game in games or GAMES:
        print(play(game))


if __name__ == "__main__":
    main(sys.argv[1:])
