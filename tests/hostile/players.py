"""Well-behaved players, in a process of their own: they play on and note how long each move took to be answered.

Run as `python -m tests.hostile.players ADDRESS`, they print a line as soon as all of them play, play until their
standard input is closed, and then print the times in seconds.
"""

import asyncio
import json
import sys
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TABLES: Final = 6
PACE: Final = 0.1
"""Seconds between an answer and the next move."""

LOST: Final = 30.0
"""Seconds noted for a move that was not answered: the connection broke, or could not be made."""


async def play(address: str, seed: int, times: list[float]) -> None:
    """Play one game after the other, both sides of it."""
    dice = Random(seed)
    async with httpx.AsyncClient(base_url=address, timeout=LOST) as http:
        await http.get("/")
        seats = [{"kind": "me", "name": f"Ada {seed}"}, {"kind": "me", "name": f"Bob {seed}"}]
        while True:
            try:
                opened = await http.post("/api/tables", json={"game": "reversi", "seats": seats})
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                socket = f"{address.replace('http', 'ws')}/api/tables/{opened.json()['id']}/socket"
                async with connect(socket, additional_headers={"Cookie": cookie}, compression=None) as connection:
                    await _game(connection, dice, times)
            except (OSError, WebSocketException, httpx.HTTPError, TimeoutError, KeyError):
                times.append(LOST)
                await asyncio.sleep(PACE)


async def _game(connection: ClientConnection, dice: Random, times: list[float]) -> None:
    moment: dict[str, Any] = json.loads(await connection.recv())["moments"][-1]
    while moves := moment["moves"]:
        seat = next(iter(moves))
        command = f"{moment['version']}"
        began = perf_counter()
        await connection.send(
            json.dumps({"kind": "play", "id": command, "seat": int(seat), "move": dice.choice(moves[seat])})
        )
        saved = False
        async with asyncio.timeout(LOST):
            while not saved or moment["version"] <= int(command):
                frame = json.loads(await connection.recv())
                saved = saved or frame.get("id") == command
                moment = frame.get("moment", moment)
        times.append(perf_counter() - began)
        await asyncio.sleep(PACE)


async def main(address: str) -> None:
    times: list[float] = []
    games = [asyncio.create_task(play(address, seed, times)) for seed in range(TABLES)]
    while len(times) < 2 * TABLES:
        await asyncio.sleep(PACE)
    print("playing", flush=True)  # noqa: T201  the harness waits for it
    times.clear()
    await asyncio.to_thread(sys.stdin.read)
    for game in games:
        game.cancel()
    sys.stdout.write(json.dumps(times))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
