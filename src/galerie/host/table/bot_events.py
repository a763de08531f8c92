"""What bot accounts are told of a table wherever they listen: that they sit there, that it is their turn, the end.

Everything here is public. What only a seat may know is in the stream of the table, a connection like any other.
"""

from collections.abc import Collection
from typing import Literal

from galerie.core import Event, Match, Refusal, Seat
from galerie.host.store.rows import TableSetup
from galerie.host.table.history import History
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.view.projection import ending
from galerie.host.wire import BotEvent


class BotEvents:
    __slots__ = ("_history", "_seating", "_services", "_table_id", "_told")

    def __init__(self, table_id: str, services: Services, seating: Seating, history: History) -> None:
        self._table_id = table_id
        self._services = services
        self._seating = seating
        self._history = history
        self._told: dict[str, BotEvent] = {}
        """What each account was told last."""

    def tell_after(self, was: Match, acted: frozenset[Seat], conduct: Collection[Event]) -> None:
        """Tell the bots whose turn it has become, and all of them that the game is over."""
        match = self._history.match
        if match.outcome:
            if not was.outcome:
                self.tell_present()
        elif not match.paused:
            acting = match.to_act if conduct else match.to_act & (acted | (match.to_act - was.to_act))
            for account, seats in self._accounts(self._seating.setup).items():
                if not acting.isdisjoint(seats):
                    self._tell_present(account, seats)

    def tell_present(self) -> None:
        """Tell all of them how things are."""
        for account, seats in self._accounts(self._seating.setup).items():
            self._tell_present(account, seats)

    def tell_rematch(self, table_id: str, setup: TableSetup) -> None:
        for account, seats in self._accounts(setup).items():
            self._services.feeds.tell(account, BotEvent("seated", table_id, setup.game, seats, 0))

    def invite(self, name: str) -> None:
        """Invite the bot account of this name, or refuse."""
        setup, people = self._seating.setup, self._services.people
        if not setup.admits_bots:
            raise Refusal("bots-unwelcome")
        account = next((each for each in self._services.feeds.listening if people.names.get(each) == name), None)
        if account is None:
            raise Refusal("bot-absent", name=name)
        seats = [seat for seat, chair in enumerate(setup.chairs) if chair.kind == "open"]
        self._services.feeds.tell(account, BotEvent("invited", self._table_id, setup.game, seats, 0))

    def _tell_present(self, account: str, seats: list[Seat]) -> None:
        match, setup = self._history.match, self._seating.setup
        is_turn = not (setup.waiting or match.paused or match.to_act.isdisjoint(seats))
        kind: Literal["over", "turn", "seated"] = "over" if match.outcome else "turn" if is_turn else "seated"
        self._tell(account, BotEvent(kind, self._table_id, setup.game, seats, match.version, ending(match)))

    def _tell(self, account: str, event: BotEvent) -> None:
        if self._told.get(account) != event:
            self._told[account] = event
            self._services.feeds.tell(account, event)

    def _accounts(self, setup: TableSetup) -> dict[str, list[Seat]]:
        """The seats of each bot account."""
        found: dict[str, list[Seat]] = {}
        for seat in sorted(setup.bot_accounts):
            if account := self._services.people.person(setup.chairs[seat].guest):
                found.setdefault(account, []).append(seat)
        return found
