"""Every game passes OpenSpiel's own tests, and its algorithms run over them."""

from pathlib import Path
from typing import Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough

from galerie.adapters.openspiel import SEEDS
from galerie.games import GAMES

PLAYTHROUGHS: Final = Path(__file__).parent / "playthroughs"
SHORT: Final = {
    "copyright": "seats=1,variant=timed",
    "miroir": "words=1",
    "reflecto": "limit=10",
}
"""Options that make random games short."""

NAMES: Final = [f"galerie_{name}({SHORT.get(name, '')})" for name in sorted(GAMES)]
OTHERS: Final = [
    "galerie_reversi(balanced=True,othello=True)",
    "galerie_solo(values=True)",
    "galerie_reflecto(spelt=True,limit=10)",
]
LONG: Final = [
    "galerie_reversi(one_line=True)",
    "galerie_deflecto(seats=4,level=2)",
    "galerie_copyright(seats=1)",
    "galerie_copyright(seats=2,variant=timed,rounds=1)",
    "galerie_copyright(seats=3,variant=timed,rounds=1,turns=False)",
    "galerie_miroir(referee=challenge)",
    "galerie_miroir",
    "galerie_reflecto",
]


@pytest.mark.parametrize("name", [*NAMES, *OTHERS])
def test_random_games_pass_the_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("name", LONG)
def test_long_random_games_pass_it_too(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_playthrough_is_what_is_played(name: str) -> None:
    """The files are in OpenSpiel's format; `python -m tests.adapters.test_openspiel` makes them again."""
    assert played(name) == file(name).read_text(encoding="utf-8")


def played(name: str) -> str:
    lines: str = playthrough(name, None, seed=1)
    return lines


def file(name: str) -> Path:
    return PLAYTHROUGHS / f"{name.partition('(')[0]}.txt"


def test_where_several_are_to_act_the_node_is_simultaneous() -> None:
    game = pyspiel.load_game("galerie_reflecto(first=gerda)")
    state = game.new_initial_state()
    assert state.is_simultaneous_node()
    assert len(state.legal_actions(0)) == len(state.legal_actions(1)) > 1
    state.apply_actions([2, 3])
    assert state.current_player() == 0
    one_by_one = pyspiel.convert_to_turn_based(game).new_initial_state()
    assert one_by_one.current_player() == 0
    one_by_one.apply_action(2)
    assert one_by_one.current_player() == 1


def test_chance_has_its_probabilities_or_seeds_where_they_are_too_many() -> None:
    state = pyspiel.load_game("galerie_deflecto(seats=3)").new_initial_state()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert state.action_to_string(0) == "first 0"
    state = pyspiel.load_game("galerie_copyright").new_initial_state()
    assert len(state.chance_outcomes()) == SEEDS
    one, two = state.child(7), state.child(7)
    assert str(one) == str(two) != str(state.child(8))


@pytest.mark.parametrize("name", ["galerie_reversi(othello=True)", "galerie_solo"])
def test_its_tree_search_chooses_legal_moves(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    for _ in range(4):
        assert not state.is_terminal()
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("galerie_reversi").new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert state.history() == []


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Exception, match="colour"):
        pyspiel.load_game("galerie_reversi(colour=True)")


def main() -> None:
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for name in NAMES:
        file(name).write_text(played(name), encoding="utf-8")


if __name__ == "__main__":
    main()
