"""Random steps a second in environments for research: ours beside OpenSpiel's, pgx's and PettingZoo's own."""

import os
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"  # pgx: one thread too

import pettingzoo
import pyspiel

import galerie.adapters.openspiel  # registers our games
import galerie.adapters.pettingzoo  # noqa: F401
from bench.timing import compare
from galerie.adapters import vector
from galerie.games import GAMES

STEPS = 1_000
GAMES_AT_ONCE = 4096
ROUNDS = 300


def many() -> int:
    """Games that are over begin anew, and all steps that are counted are made in a game that is not."""
    games = vector.make("reversi", GAMES_AT_ONCE, othello=True)
    for _ in range(ROUNDS):
        games.step(games.sample())
        games.reset(games.over)
    return ROUNDS * GAMES_AT_ONCE


def in_openspiel(name: str) -> int:
    rng, steps = Random(1), 0
    game = pyspiel.load_game(name)
    while steps < STEPS:
        state = game.new_initial_state()
        while not state.is_terminal() and steps < STEPS:
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps


def in_pettingzoo(name: str, **options: Any) -> int:
    """Agents look at what they observe, and act at random."""
    rng = Random(1)
    env = pettingzoo.make("aec", name, **options)
    env.reset(seed=1)
    for _ in range(STEPS):
        observed, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            observed, *_ = env.last()
        env.step(rng.choice(observed["action_mask"].nonzero()[0]))
    return STEPS


def in_pgx() -> Callable[[], int] | None:
    """Other people's Othello, compiled for many games at once; None if it is not installed."""
    try:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental.wrappers import auto_reset
    except ImportError:
        return None
    env = pgx.make("othello")
    step = jax.vmap(auto_reset(env.step, env.init))

    def forward(state: Any, key: Any) -> Any:
        chosen, begun, key = jax.random.split(key, 3)
        chances = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(chosen, chances, axis=-1)
        return step(state, actions, jax.random.split(begun, GAMES_AT_ONCE)), key

    compiled = jax.jit(forward)
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), GAMES_AT_ONCE))
    compiled(begun, jax.random.PRNGKey(1))[0].rewards.block_until_ready()

    def steps() -> int:
        state, key = begun, jax.random.PRNGKey(2)
        for _ in range(10):
            state, key = compiled(state, key)
        state.rewards.block_until_ready()
        return 10 * GAMES_AT_ONCE

    return steps


def main() -> None:
    pgx = in_pgx()
    compare(
        "Othello, random steps",
        "steps",
        {
            f"kernel, {GAMES_AT_ONCE:,} games at once": many,
            "OpenSpiel's, from Python": partial(in_openspiel, "othello"),
            **({f"pgx's, {GAMES_AT_ONCE:,} at once": pgx} if pgx else {}),
            "ours in OpenSpiel": partial(in_openspiel, "galerie_reversi(othello=True)"),
            "ours in PettingZoo": partial(in_pettingzoo, "galerie/reversi-v0", othello=True),
        },
    )
    if pgx is None:
        print("  pgx is not installed")
    compare(
        "PettingZoo, random steps with observations",
        "steps",
        {
            **{f"{name}": partial(in_pettingzoo, f"galerie/{name}-v0") for name in GAMES},
            "PettingZoo's tic-tac-toe": partial(in_pettingzoo, "classic/tictactoe_v3"),
            "PettingZoo's connect four": partial(in_pettingzoo, "classic/connect_four_v3"),
        },
    )
