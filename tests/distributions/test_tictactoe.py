"""A game from another distribution, one module of rules, is a game like any other."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from galerie import bots
from galerie.bots.contest import Contest, opening_plies, play
from galerie.core import AnyGame, AnyPosition, IllegalMove, Outcome
from galerie.games import find
from galerie.texts import explain, names
from galerie.texts.endings import ending
from tests.distributions.installing import run


def test_it_is_listed(tictactoe_site: Path) -> None:
    assert "tictactoe" in run(tictactoe_site, "-m", "galerie", "games")
    assert "random" in run(tictactoe_site, "-m", "galerie", "--lang", "en", "games")


def test_it_is_played_in_the_arena(tictactoe_site: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    arguments = ("tictactoe", "--players", "random", "random", "--games", "8", "--seed", "1", "--records", records)
    run(tictactoe_site, "-m", "galerie", "arena", *arguments)
    assert len([*records.iterdir()]) == 8


def test_what_it_has_no_texts_for_is_said_in_plain_words(tictactoe: AnyGame) -> None:
    assert names.game_name("fr", "tictactoe") == "Tictactoe"
    assert names.option_name("en", "tictactoe", "noughts_first") == "Noughts first"
    assert explain("en", IllegalMove("tictactoe-taken", square="a1")) == "Tictactoe taken: square a1."
    told = ending("tictactoe", Outcome((1, 0), (1, 2), "line", counted=False), ["Ada", "Bob"], "en")
    assert told == "Ada wins. Line."


def test_a_perfect_bot_never_loses_in_the_arena(tictactoe: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_levels", lambda game: {"perfect": perfect})
    assert opening_plies(tictactoe, 2, tictactoe.options()) <= 1
    contest = Contest("tictactoe", ("perfect", bots.RANDOM), games=60, seed=1)
    ranks = [play(contest, number).rank(0) for number in range(contest.games)]
    assert set(ranks) == {1}


def perfect(view: Any, seat: int, rng: Random) -> Any:
    position = find("tictactoe").imagine(view, seat, rng)
    moves = [*position.moves(seat)]
    worth = {move: -value(position.play(seat, move)) for move in moves}
    return rng.choice([move for move in moves if worth[move] == max(worth.values())])


KNOWN: dict[Any, int] = {}


def value(position: AnyPosition) -> int:
    """For whoever is to move: 1 a win, 0 a draw, -1 a loss."""
    if position not in KNOWN:
        if position.outcome:
            KNOWN[position] = 0 if position.outcome.ranks == (1, 1) else -1
        else:
            (seat,) = position.to_act
            KNOWN[position] = max(-value(position.play(seat, move)) for move in position.moves(seat))
    return KNOWN[position]
