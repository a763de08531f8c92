"""What a bot that begins to listen is told about the tables where it plays."""

from galerie.host.people import games
from galerie.host.people.games import Filter
from galerie.host.people.people import People
from galerie.host.store.store import Store
from galerie.host.wire import BotEvent, GameEntry

MOST_GAMES = 200


async def present(store: Store, people: People, guest: str) -> list[BotEvent]:
    found: list[GameEntry] = []
    before: str | None = ""
    while before is not None and len(found) < MOST_GAMES:
        page = await games.listed(store, people, guest, Filter(over=False), before)
        found += page.games
        before = page.next
    return [_event(entry) for entry in found]


def _event(entry: GameEntry) -> BotEvent:
    seats = [seat for seat, player in enumerate(entry.seats) if player.yours]
    waits = any(player.kind == "open" for player in entry.seats)
    is_turn = not waits and not {*entry.to_act}.isdisjoint(seats)
    return BotEvent("turn" if is_turn else "seated", entry.table, entry.game, seats, 0)
