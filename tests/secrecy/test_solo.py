"""Every exit of a solo table, before two deals that differ only in what still lies face down: REV-44."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from galerie.core import Refusal
from galerie.games.reversi.board import bits, squares
from galerie.games.solo import Reveal, Solo, deal
from galerie.games.solo.tokens import Token
from galerie.host.store import Chair
from galerie.host.table import Table
from galerie.locales import explain
from tests.host.tables import Puppet, Watcher, opened

ALONE = (Chair("human", "Ada", guest="ada"),)
VIEWERS = ["ada", None, "stranger"]
SHOWN = bits("e2", "f3", "c3", "d2")
"""The tokens that ge3 and bd3 turn face up."""

DEAL = deal(Random(7))


async def frames(table: Table, viewer: str | None) -> Any:
    watcher = Watcher(viewer)
    table.enter(watcher, None)
    await table.play("ada", "second", 0, "bd3")
    return watcher.raw


async def catch_up(table: Table, viewer: str | None) -> Any:
    watcher = Watcher(viewer)
    table.enter(watcher, 0)
    return watcher.raw


async def moments(table: Table, viewer: str | None) -> Any:
    await table.play("ada", "second", 0, "bd3")
    return table.moments(viewer)


async def record(table: Table, viewer: str | None) -> Any:
    unfinished = table.record()
    await table.play("ada", "second", 0, "bd3")
    await table.play("ada", "third", 0, "stop")
    return [unfinished, table.record()]


async def info(table: Table, viewer: str | None) -> Any:
    return table.info(viewer)


async def refusals(table: Table, viewer: str | None) -> Any:
    answers: list[str] = []
    for text in ("ge3", "gc1", "ga1", "d3", "c1=g7", "f3=b0", "!takeback", "!agree", "!rematch"):
        try:
            answers.append(str(await table.play(viewer, text, 0, text)))
        except Refusal as refusal:
            answers.append(explain("fr", refusal))
    return answers


async def hint(table: Table, viewer: str | None) -> Any:
    """All that a bot is asked about, in place of its answer."""
    try:
        return await table.hint(viewer, 0)
    except Refusal as refusal:
        return explain("fr", refusal)


async def review(table: Table, viewer: str | None) -> Any:
    with pytest.raises(Refusal) as refused:
        await table.review()
    return explain("fr", refused.value)


EXITS: list[Callable[[Table, str | None], Any]] = [frames, catch_up, moments, record, info, refusals, hint, review]


async def told(folder: Path, exit_: Callable[..., Any], viewer: str | None, dealt: dict[int, Token]) -> bytes:
    """What an exit tells after the first disc, where the tokens lie as dealt."""

    def draw(board: Solo, rng: Random) -> Reveal:
        at = next(squares(board.turning))
        return Reveal(at, dealt[at])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Solo, "draw", draw)
        async with opened(folder / "db", "solo", ALONE, workers=Puppet(str), now=lambda: 0) as table:
            await table.play("ada", "first", 0, "ge3")
            return msgspec.json.encode(await exit_(table, viewer))


def swapped(squares: list[int]) -> dict[int, Token]:
    """The deal with the tokens of these squares the other way round."""
    return DEAL | dict(zip(squares, [DEAL[at] for at in reversed(squares)], strict=True))


@pytest.mark.rule("REV-44")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("exit_", EXITS, ids=lambda each: each.__name__)
async def test_nothing_sent_depends_on_what_lies_face_down(
    tmp_path: Path, exit_: Callable[..., Any], viewer: str | None
) -> None:
    other = swapped([at for at in DEAL if not SHOWN >> at & 1])
    assert sum(DEAL[at] != other[at] for at in DEAL) > 12
    assert await told(tmp_path / "one", exit_, viewer, DEAL) == await told(tmp_path / "two", exit_, viewer, other)


@pytest.mark.parametrize("exit_", [frames, catch_up, moments, record], ids=lambda each: each.__name__)
async def test_what_is_turned_face_up_is_sent(tmp_path: Path, exit_: Callable[..., Any]) -> None:
    other = swapped(list(squares(bits("e2", "f3"))))
    assert await told(tmp_path / "one", exit_, None, DEAL) != await told(tmp_path / "two", exit_, None, other)
