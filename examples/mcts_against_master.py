"""OpenSpiel's tree search plays Reversi against our `master`, which sees views as any bot does.

`python examples/mcts_against_master.py [simulations] [level]` plays one game.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import galerie.adapters.openspiel  # noqa: F401  registers the games
from galerie import bots


def play(simulations: int, level: str, searcher: int = 0, seed: int = 1, plies: int = 128) -> Any:
    """One game, or its first plies; `searcher` is the seat of the tree search. Returns the last state."""
    game = pyspiel.load_game("galerie_reversi", {"othello": True})
    rng = np.random.RandomState(seed)
    search = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal() and len(state.history()) < plies:
        seat = state.current_player()
        if len(state.legal_actions()) == 1:  # nothing to think about
            action = state.legal_actions()[0]
        elif seat == searcher:
            action = search.step(state)
        else:
            view = state.position.view(seat)
            action = state.string_to_action(bots.think("reversi", level, view, seat, rng.randint(1 << 30)))
        state.apply_action(action)
    return state


if __name__ == "__main__":
    asked = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    against = sys.argv[2] if len(sys.argv) > 2 else "master"
    end = play(asked, against)
    print(end)
    print(f"tree search with {asked} simulations {end.returns()[0]:+.0f}, {against} {end.returns()[1]:+.0f}")
