"""Writes a store as one release writes it, and what that release tells of it: the witness for the releases after it.

    python -m tests.host.witness tests/host/data/0.1.sqlite3

It talks to a real server over REST and WebSocket only, so that the same script runs at every release. Beside the SQLite
file it writes a JSON file with what the server told of the tables and the people in it; `test_witness.py` opens a copy
of the store with the present code and expects to be told the same.
"""

import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tests.host.accounts import sign_up
from tests.host.sockets import Socket, joined
from tests.servers import Guest, Server

ME, HERE, OPEN, BOT = {"kind": "me"}, {"kind": "here", "name": "Cléo"}, {"kind": "open"}, {"kind": "bot"}


def told(server: Server, guest: Guest, table: str) -> dict[str, Any]:
    """What a guest is told of a table, as far as storage has a part in it."""
    info = guest.http.get(f"/api/tables/{table}").json()
    moments = guest.http.get(f"/api/tables/{table}/moments").json()
    with joined(server, table, guest) as socket:
        lines = socket.welcome["lines"]
    last = moments[-1]
    return {
        "game": info["game"],
        "options": info["options"],
        "seats": [[seat["kind"], seat["name"], seat["level"], seat["yours"]] for seat in info["seats"]],
        "ratings": [seat["rating"] for seat in info["seats"]],
        "clock": info["clock"],
        "flags": [info[name] for name in ("deal", "next", "rated", "friendly", "helped", "public", "withdrawn")],
        "version": last["version"],
        "moves": [[moment["seat"], moment["move"], moment["heard"]] for moment in moments],
        "minutes left": last["clock"] and [round(each / 60_000) for each in last["clock"]["left"]],
        "ending": last["ending"],
        "view": last["view"],
        "chat": lines,
        "record": guest.http.get(f"/api/tables/{table}/record").text,
    }


def people(guest: Guest) -> dict[str, Any]:
    """What a guest is told of themselves, and of their games."""
    games = guest.http.get("/api/me/games").json()["games"]
    kept = ("table", "game", "at", "to_act", "ending", "change")
    return {
        "me": guest.http.get("/api/me").json(),
        "games": [{name: game[name] for name in kept} for game in games],
    }


def say(socket: Socket, text: str) -> None:
    socket.send({"kind": "say", "id": f"say {text}", "text": text})
    socket.until("said")


def play(server: Server, ada: Guest, bob: Guest) -> list[str]:
    """Tables of several games: with clocks, chat, a take-back, a hint, a rematch, over and under way."""
    rated = ada.open_table(ME, OPEN, clock={"per": "game", "seconds": 600, "increment": 5})
    bob.sit(rated, 1)
    with joined(server, rated, ada) as first, joined(server, rated, bob) as second:
        say(first, "Bonne partie !")
        assert first.play("d6")["kind"] == "saved"
        assert second.play("c6", seat=1)["kind"] == "saved"
        say(second, "À vous — bien joué")
        assert first.play("!resign")["kind"] == "saved"
        assert second.play("!rematch", seat=1)["kind"] == "saved"
        assert first.play("!rematch")["kind"] == "saved"
        while not first.table["next"]:
            first.receive()
    slow = ada.open_table(
        ME, OPEN, game="deflecto", public=True, clock={"per": "correspondence", "seconds": 3 * 86_400}
    )
    bob.sit(slow, 1)
    with joined(server, slow, ada) as first:
        seat = first.moment["to_act"][0]
        if first.table["seats"][seat]["yours"]:
            first.play(first.moment["moves"][str(seat)][0], seat=seat)
    secret = ada.open_table(ME, OPEN, game="reflecto", friendly=True)
    bob.sit(secret, 1, "Bob")
    with joined(server, secret, ada) as first:
        if 0 in first.moment["to_act"]:
            first.play(first.moment["moves"]["0"][0])
    alone = ada.open_table(ME, {**BOT, "level": "novice"}, clock={"per": "move", "seconds": 60})
    assert ada.http.get(f"/api/tables/{alone}/hint/0").status_code == 200
    with joined(server, alone, ada) as first:
        assert first.play("d6")["kind"] == "saved"
        first.reached(2)
        assert first.play("!takeback")["kind"] == "saved"
        first.reached(4)
    dealt = bob.open_table(ME, game="solo", deal="temoin-1")
    with joined(server, dealt, bob) as first:
        for _ in range(3):
            seat = first.moment["to_act"][0]
            assert first.play(first.moment["moves"][str(seat)][0])["kind"] == "saved"
            first.reached(first.moment["version"])
    withdrawn = bob.open_table(ME, HERE, OPEN, game="copyright")
    assert bob.http.delete(f"/api/tables/{withdrawn}").status_code == 200
    waiting = bob.open_table(ME, OPEN, game="miroir", public=True)
    return [rated, slow, secret, alone, dealt, withdrawn, waiting]


def write(path: Path) -> None:
    path.unlink(missing_ok=True)
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.sqlite3")
        server.start()
        try:
            ada, bob, cleo = server.guest(), server.guest(), server.guest()
            sign_up(ada, "Ada")
            sign_up(bob, "Bob")
            tables = play(server, ada, bob)
            guests = {"ada": ada, "bob": bob, "cleo": cleo}
            server.stop()  # so that clocks are told as the next server finds them
            server.start()
            for guest in guests.values():
                guest.http = httpx.Client(base_url=server.address, cookies=guest.http.cookies, timeout=20)
            witness = {
                "cookies": {name: guest.cookie for name, guest in guests.items()},
                "tables": {
                    table: {name: told(server, guest, table) for name, guest in guests.items()} for table in tables
                },
                "people": {name: people(guest) for name, guest in guests.items()},
            }
        finally:
            server.stop()
        with closing(sqlite3.connect(server.data)) as db:
            db.execute("VACUUM INTO ?", (str(path),))
    path.with_suffix(".json").write_text(json.dumps(witness, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
