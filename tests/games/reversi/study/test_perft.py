"""The tree of Reversi has the size it should."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from galerie.cli import app
from galerie.games.reversi import Options, study
from galerie.games.reversi.rules.position import start
from galerie.games.reversi.study import leaves as leaves_of
from galerie.study import perft
from tests.games.reversi.kernels.positions import VARIANTS

TABLE = [
    tuple(map(int, line.split()))
    for line in Path(__file__).with_name("perft.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
READABLE, SOAK = 5, 10
"""The deepest count by the readable rules, and the first that is left to the soak."""

OTHELLO = start(2, Options(othello=True))


@pytest.mark.rule("REV-14")
@pytest.mark.parametrize(("depth", "leaves"), [row for row in TABLE if row[0] <= READABLE])
def test_the_readable_rules_count_the_known_tree(depth: int, leaves: int) -> None:
    assert perft.readable(OTHELLO, depth) == leaves


@pytest.mark.rule("REV-14")
@pytest.mark.parametrize(
    ("depth", "leaves"), [pytest.param(*row, marks=[pytest.mark.soak] if row[0] >= SOAK else []) for row in TABLE]
)
def test_the_kernel_counts_the_known_tree(depth: int, leaves: int) -> None:
    assert leaves_of(OTHELLO, depth) == leaves


@pytest.mark.rule("REV-02", "REV-20", "REV-21")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_in_every_variant_the_kernel_counts_what_the_readable_rules_count(options: Options) -> None:
    for depth in range(5):
        assert leaves_of(start(2, options), depth) == perft.readable(start(2, options), depth)


def test_the_command_prints_depth_leaves_and_speed_line_by_line() -> None:
    result = CliRunner().invoke(app, ["perft", "reversi", "--option", "othello", "--depth", "6"])
    rows = [line.split() for line in result.stdout.splitlines()]
    assert [(int(depth), int(leaves)) for depth, leaves, _ in rows] == TABLE[:6]
    assert all(speed.endswith("/s") and int(speed[:-2]) > 0 for *_, speed in rows)


def test_the_command_counts_by_the_contract_where_no_kernel_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(study, "leaves")
    result = CliRunner().invoke(app, ["perft", "reversi", "--option", "othello", "--depth", "4"])
    assert result.stdout.splitlines()[-1].split()[:2] == ["4", "244"]


@pytest.mark.parametrize(
    "words", [["chess"], ["reversi", "--option", "round"], ["reversi", "--seats", "7"], ["reversi", "--depth", "0"]]
)
def test_the_command_refuses_what_it_cannot_count(words: list[str]) -> None:
    assert CliRunner().invoke(app, ["perft", *words]).exit_code == 2
