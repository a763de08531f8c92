"""The examples run; the training learns in earnest only where there is time for it."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from galerie.games import GAMES

FOLDER = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> ModuleType:
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.delitem(sys.modules, request.param, raising=False)
    return import_module(request.param)


@pytest.mark.parametrize("example", ["random_rollout"], indirect=True)
def test_random_agents_play_every_game(example: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    example.main([])
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == [*GAMES]


@pytest.mark.parametrize("example", ["mcts_against_master"], indirect=True)
def test_a_tree_search_plays_against_a_level(example: ModuleType) -> None:
    state = example.play(2, "novice", plies=6)
    assert len(state.history()) == 6


@pytest.mark.parametrize("example", ["train_solo"], indirect=True)
def test_training_runs(example: ModuleType) -> None:
    before, after = example.train(episodes=example.BATCH, games=4)
    assert min(before, after) >= 0


@pytest.mark.soak
@pytest.mark.parametrize("example", ["train_solo"], indirect=True)
def test_training_learns_to_win_more_tokens(example: ModuleType) -> None:
    before, after = example.train(episodes=1500)
    assert after > before + 4
