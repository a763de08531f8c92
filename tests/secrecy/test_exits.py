"""Every exit of a table, before twin tables that differ only in what the viewer may not know.

The game is the tests' own, because it has secrets: at both tables seat 1 hides a number, at each another one.
Whoever does not sit there must be told the very same bytes.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from galerie.core import Refusal
from galerie.games import GAMES
from galerie.host.store import Chair
from galerie.host.table import Table
from galerie.locales import explain
from tests.host.tables import HUMANS, Watcher, opened
from tests.laws import toy

SHARED = (*HUMANS, Chair("human", "Bea", guest="ada"))
VIEWERS = ["ada", None, "stranger"]


async def frames(table: Table, viewer: str | None) -> Any:
    watcher = Watcher(viewer)
    table.enter(watcher, None)
    await table.play("ada", "a", 0, "hide 1")
    return watcher.raw


async def catch_up(table: Table, viewer: str | None) -> Any:
    watcher = Watcher(viewer)
    table.enter(watcher, 0)
    return watcher.raw


async def moments(table: Table, viewer: str | None) -> Any:
    return table.moments(viewer)


async def record(table: Table, viewer: str | None) -> Any:
    return table.record()


async def info(table: Table, viewer: str | None) -> Any:
    return table.info(viewer)


async def refusals(table: Table, viewer: str | None) -> Any:
    answers: list[str] = []
    for text in ("hide 2", "hide 9", "show", "draw 1", "late 0", "!takeback", "!agree"):
        for seat in (0, 1):
            try:
                answers.append(str(await table.play(viewer, f"{text} {seat}", seat, text)))
            except Refusal as refusal:
                answers.append(explain("fr", refusal))
    return answers


async def hint(table: Table, viewer: str | None) -> Any:
    try:
        return await table.hint(viewer, 0)
    except Refusal as refusal:
        return explain("fr", refusal)


async def review(table: Table, viewer: str | None) -> Any:
    with pytest.raises(Refusal) as refused:
        await table.review()
    return explain("fr", refused.value)


EXITS: list[Callable[[Table, str | None], Any]] = [frames, catch_up, moments, record, info, refusals, hint, review]


async def told(
    folder: Path, exit_: Callable[..., Any], viewer: str | None, chairs: tuple[Chair, ...], secret: int
) -> bytes:
    """What an exit tells after seat 1 has hidden the secret number."""
    async with opened(folder / "db", "coffer", chairs, now=lambda: 0) as table:
        await table.play("bob", "b", 1, f"hide {secret}")
        return msgspec.json.encode(await exit_(table, viewer))


@pytest.fixture(autouse=True)
def coffer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, toy.GAME.name, toy.GAME)
    # chance draws the same at both tables: it must not tell them apart
    monkeypatch.setattr(toy.Coffer, "draw", lambda self, rng: toy.Draw(2))


@pytest.mark.parametrize("chairs", [HUMANS, SHARED], ids=["two", "two-on-one-screen"])
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("exit_", EXITS, ids=lambda each: each.__name__)
async def test_twins_tell_the_same(
    tmp_path: Path, exit_: Callable[..., Any], viewer: str | None, chairs: tuple[Chair, ...]
) -> None:
    one = await told(tmp_path / "one", exit_, viewer, chairs, secret=2)
    two = await told(tmp_path / "two", exit_, viewer, chairs, secret=3)
    assert one == two


@pytest.mark.parametrize("exit_", [frames, catch_up, moments], ids=lambda each: each.__name__)
async def test_who_hid_the_number_does_see_it(tmp_path: Path, exit_: Callable[..., Any]) -> None:
    one = await told(tmp_path / "one", exit_, "bob", HUMANS, secret=2)
    two = await told(tmp_path / "two", exit_, "bob", HUMANS, secret=3)
    assert one != two


async def test_two_seats_on_one_screen_see_neither_secret(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "coffer", SHARED) as table:
        await table.play("ada", "a", 0, "hide 3")
        await table.play("ada", "c", 2, "hide 3")
        last = table.moments("ada")[-1]
        assert last.view.own is None
        assert last.move == "hide"
