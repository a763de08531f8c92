"""The level that follows a player's results."""

from pathlib import Path
from random import Random

import pytest

from galerie import bots
from galerie.bots import ratings
from galerie.core import Outcome
from galerie.games import GAMES
from galerie.terminal import progress
from galerie.terminal.local_table import Chair
from galerie.terminal.opponents import Opponent, Result, after, faced, met, result
from galerie.terminal.progress import Progress
from tests.terminal.stages import screen, shown, table, type_move

LEVELS = bots.levels("reversi")


def course(*results: Result, known: Opponent | None = None) -> Opponent | None:
    """The opponent after games against whoever came."""
    for each in results:
        known = after("reversi", known, met("reversi", known), each)
    return known


def test_the_gentlest_comes_first_and_others_after_two_results_that_go_the_same_way() -> None:
    first, second = LEVELS[:2]
    assert met("reversi", None) == first
    assert course("won") == Opponent(first, 1)
    assert course("won", "even", "won") == Opponent(second)
    assert course("won", "won", "lost") == Opponent(second, -1)
    assert course("won", "won", "lost", "lost") == Opponent(first)
    assert course("lost", "lost") == Opponent(first)
    assert course("won", "won", known=Opponent(LEVELS[-1])) == Opponent(LEVELS[-1])


def test_a_named_level_counts_as_far_as_it_says_something() -> None:
    known = Opponent(LEVELS[1])
    assert after("reversi", known, LEVELS[0], "won") == known
    assert after("reversi", known, LEVELS[3], "lost") == known
    assert after("reversi", known, LEVELS[3], "won") == Opponent(LEVELS[3], 1)
    assert after("reversi", Opponent(LEVELS[3]), LEVELS[1], "lost") == Opponent(LEVELS[1], -1)
    assert after("reversi", known, "nobody", "won") == known


def test_among_several_a_win_leaves_more_behind_than_are_ahead() -> None:
    outcome = Outcome((3, 2, 1), (1, 2, 3), "over")
    assert [result(outcome, seat) for seat in range(3)] == ["won", "even", "lost"]
    assert faced([None, "adept", "adept"]) == "adept"
    assert faced([None, "adept", "novice"]) is None
    assert faced([None, None, "adept"]) is None
    assert faced(["adept", "adept"]) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_player_of_a_fixed_strength_comes_to_win_about_half(game: str) -> None:
    measured = ratings.stored(GAMES[game].package)
    if measured is None or measured.alone:
        pytest.skip("nobody to play against")
    strengths = {level: measured.players[level].rating for level in bots.levels(game)}
    low, high = min(strengths.values()), max(strengths.values())
    for share in (0.15, 0.5, 0.85):
        own, rng, known, won = low + share * (high - low), Random(1), None, 0
        for played in range(640):
            level = met(game, known)
            wins = rng.random() < 1 / (1 + 10 ** ((strengths[level] - own) / 400))
            known = after(game, known, level, "won" if wins else "lost")
            won += wins and played >= 40
        assert 0.44 < won / 600 < 0.56


async def test_a_result_counts_once_and_a_rematch_is_against_whoever_fits(tmp_path: Path) -> None:
    kept = tmp_path / "learning.json"
    progress.write(kept, Progress(opponents={"reversi": Opponent(LEVELS[2], -1)}))
    app = screen(table(chairs=(Chair(), Chair(level=LEVELS[2]))), kept=kept, follows=True)
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        app.table.resign()
        app._turn()
        app._turn()
        assert progress.read(kept).opponents["reversi"] == Opponent(LEVELS[1])
        assert "Colin awaits you next" in shown(app.status)
        await pilot.press("ctrl+n")
        assert [chair.level for chair in app.table.chairs] == [LEVELS[1], None]


async def test_named_opponents_stay_for_the_rematch(tmp_path: Path) -> None:
    app = screen(table(chairs=(Chair(), Chair(level=LEVELS[2]))), kept=tmp_path / "learning.json")
    async with app.run_test() as pilot:
        app.table.resign()
        app._turn()
        await pilot.press("ctrl+n")
        assert [chair.level for chair in app.table.chairs] == [LEVELS[2], None]
