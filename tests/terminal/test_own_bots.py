"""Playing against a function from a file: `galerie play --against ./mine.py:bot`."""

import asyncio
from pathlib import Path

import pytest

from galerie.cli.play import known_bot, seated
from galerie.core import Refusal
from galerie.games import find
from galerie.terminal.local_table import Chair
from tests.bots.files import bot_file
from tests.terminal.stages import PATIENCE, screen, shown, table, type_move, until_a_person_is_to_move

FILE = """
def bot(view, seat, rng):
    return next(iter(view.turns))

def broken(view, seat, rng):
    return view.nothing
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return bot_file(tmp_path, monkeypatch, FILE)


def test_the_file_is_loaded_before_the_screen_is_drawn(file: Path) -> None:
    game = find("reversi")
    person, bot = seated(game, [f"{file}:bot"], None, 0, "", "en", "child")
    assert (person.level, bot.level, bot.written) == (None, "mine:bot", "bot mine:bot")
    for named, code in ((f"{file}:nobody", "bot-missing"), ("nowhere.py:bot", "bot-unloadable"), ("x", "bot-unknown")):
        with pytest.raises(Refusal) as refusal:
            known_bot(game, named)
        assert refusal.value.code == code


@pytest.mark.parametrize("function", ["bot", "broken"])
async def test_it_answers_and_one_that_fails_resigns_and_says_why(file: Path, function: str) -> None:
    level = known_bot(find("reversi"), f"{file}:{function}")
    app = screen(table(chairs=(Chair(title="You"), Chair(level=level))))
    async with app.run_test() as pilot:
        await type_move(pilot, "e3")
        async with asyncio.timeout(PATIENCE):
            while len(app.table.match.log) < 2:
                await pilot.pause(0.05)
        if function == "bot":
            await until_a_person_is_to_move(pilot)
            assert not app.table.match.outcome
        else:
            assert [str(event) for event in app.table.match.log] == ["0 e3", "1 !resign"]
            assert "The bot mine:broken has failed: AttributeError" in shown(app.news_line)
            assert shown(app.status).startswith("You win")
