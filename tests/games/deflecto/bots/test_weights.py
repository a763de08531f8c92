"""The weights are those that the tool writes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import fit_deflecto

from galerie.games.deflecto.bots import weights
from galerie.games.deflecto.rules.tiles import Level

GAMES, ROUNDS, SEED = 1200, 1, 11
"""As the module of the weights says."""


SHIPPED = dict(weights.WEIGHTS)


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """The tool plays with the weights of each round, so it changes those of the bots."""
    yield
    weights.WEIGHTS.update(SHIPPED)


def test_the_same_games_give_the_same_weights() -> None:
    once, again = (fit_deflecto.learnt(1, 3, ROUNDS, SEED) for _ in range(2))
    assert once == again != fit_deflecto.learnt(1, 3, ROUNDS, SEED + 1)


def test_writing_the_weights_that_are_there_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = Path(weights.__file__)
    copy = tmp_path / "weights.py"
    copy.write_bytes(source.read_bytes())
    monkeypatch.setattr(weights, "__file__", str(copy))
    fit_deflecto.write()
    assert copy.read_bytes() == source.read_bytes()


@pytest.mark.soak
@pytest.mark.parametrize("level", [1, 2])
def test_the_tool_gives_the_weights_that_the_bots_use(level: Level) -> None:
    assert fit_deflecto.learnt(level, GAMES, ROUNDS, SEED) == SHIPPED[level]
