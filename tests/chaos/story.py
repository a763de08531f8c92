"""Many tables are played while the host is killed again and again; then everybody comes to rest."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, NamedTuple

from tests.chaos.line import Weather
from tests.chaos.players import Player
from tests.servers import Server

ME, OPEN = {"kind": "me"}, {"kind": "open"}
GAMES: Final = ("reversi", "deflecto", "reflecto", "copyright", "miroir", "reversi")

HANGING: Final = 100
"""Seconds after which nothing more is to be expected of one life of the host."""


@dataclass(frozen=True)
class Plan:
    seed: int
    tables: int
    kills: int
    moves: int
    """That are acknowledged before the host is killed once more."""


def assemble(server: Server, plan: Plan, weather: Weather) -> list[Player]:
    """Two people and a spectator at every table."""
    ada, bob = server.guest(), server.guest()
    players: list[Player] = []
    for number in range(plan.tables):
        table = ada.open_table(ME, OPEN, game=GAMES[number % len(GAMES)])
        assert bob.sit(table, 1).status_code == 200
        for seat, cookie in ((0, ada.cookie), (1, bob.cookie), (None, "")):
            name = f"table {number} seat {seat}"
            dice = Random(f"{plan.seed} {name}")
            players.append(Player(name, server.address.replace("http", "ws"), table, seat, cookie, weather, dice))
    ada.close()
    bob.close()
    return players


class Told(NamedTuple):
    players: list[Player]
    """Everybody who was there."""

    stalls: Counter[str]
    """What held the event loop of the host, and how often; see `Server.stalls`."""


async def tell(server: Server, plan: Plan) -> Told:
    """When all is over, and the host has ended."""
    dice, weather, stalls = Random(plan.seed), Weather(), Counter[str]()
    players = assemble(server, plan, weather)
    async with asyncio.timeout(HANGING * (plan.kills + 1)):
        lives = [asyncio.create_task(player.live()) for player in players]
        for _ in range(plan.kills):
            stalls += await _kill(server, plan, players, lives, dice)
            await asyncio.sleep(dice.uniform(0, 0.1))
            await asyncio.to_thread(server.start)
        await _come_to_rest(server, players, weather, lives)
        stalls += await asyncio.to_thread(lambda: server.stalls)
        for player in players:
            player.leaving = True
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.gather(*lives)
    return Told(players, stalls)


async def tell_of_one_death(server: Server, plan: Plan) -> Told:
    """When the host was killed for good: who was lied to may never come to rest."""
    players = assemble(server, plan, Weather())
    async with asyncio.timeout(HANGING):
        lives = [asyncio.create_task(player.live()) for player in players]
        stalls = await _kill(server, plan, players, lives, Random(plan.seed))
        for player in players:
            player.leaving = True
        await asyncio.gather(*lives)
    return Told(players, stalls)


async def _kill(
    server: Server, plan: Plan, players: list[Player], lives: list[asyncio.Task[None]], dice: Random
) -> Counter[str]:
    """While everybody plays, after as many more moves as the plan says. Returns what had held the event loop."""
    goal = _moves(players) + plan.moves
    await _until(partial(_reached, players, goal), lives)
    stalls = await asyncio.to_thread(lambda: server.stalls)
    await asyncio.sleep(dice.uniform(0, 0.2))
    await asyncio.to_thread(server.kill)
    return stalls


async def _come_to_rest(
    server: Server, players: list[Player], weather: Weather, lives: list[asyncio.Task[None]]
) -> None:
    """Under a clear sky nobody begins anything new, and everybody hears of all that there is."""
    goal = _moves(players) + 2 * len(players)
    await _until(partial(_reached, players, goal), lives)
    weather.clear()
    for player in players:
        player.playing = False
    await _until(lambda: not any(player.pending for player in players), lives)
    newest: dict[str, int] = {}

    def together() -> bool:
        for player in players:
            newest[player.table] = max(newest.get(player.table, 0), player.version)
        return all(player.version == newest[player.table] for player in players)

    await _until(together, lives)


def _reached(players: list[Player], goal: int) -> bool:
    return _moves(players) >= goal or all(player.over for player in players)


def _moves(players: list[Player]) -> int:
    return sum(len(player.saved) for player in players)


async def _until(condition: Callable[[], bool], lives: list[asyncio.Task[None]]) -> None:
    while not condition():
        for life in lives:
            if life.done():
                life.result()
        await asyncio.sleep(0.01)
