"""What administrators have ordered takes effect: on their page at once, on the command line within seconds."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

from galerie.core import Refusal
from galerie.host.moderation import desk
from galerie.host.moderation.bans import Bans
from galerie.host.moderation.desk import Administrator
from galerie.host.people.accounts import Accounts
from galerie.host.store.database import Database
from galerie.host.table.registry import TableRegistry
from galerie.host.wire import AuditEntry

T = TypeVar("T")

FOLLOW_SECONDS: Final = 2.0
"""How often the audit trail is read for what was done on the command line."""

MOST_AT_ONCE: Final = 10_000
"""Acts that are read at once: more than anybody does within that time."""


class Orders:
    def __init__(self, registry: TableRegistry, accounts: Accounts, bans: Bans) -> None:
        self._registry = registry
        self._accounts = accounts
        self._bans = bans
        self._followed = 0
        """The number of the last act that has taken effect."""

    async def load(self) -> None:
        """Read the bans at the start of the server."""
        newest = await self._registry.store.read(lambda db: desk.audit(db, most=1), "audit")
        self._followed = newest[0].number if newest else 0
        await self._read_bans()

    async def carry_out(self, name: str, act: Callable[[Database, Administrator], T]) -> T:
        """Do what an administrator orders on their page."""
        store = self._registry.store
        by = Administrator(name, store.wall_clock())
        done = await store.run(lambda db: act(db, by))
        await self.catch_up()
        return done

    async def remove_account(self, name: str, account: str) -> None:
        """Remove an account for an administrator, in portions."""
        store = self._registry.store
        await desk.remove_account(store, Administrator(name, store.wall_clock()), account)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Let whatever was done since the last time take effect."""
        acts = await self._registry.store.read(lambda db: desk.audit(db, self._followed, MOST_AT_ONCE), "audit")
        if not acts:
            return
        await self._read_bans()
        for act in acts:
            await self._apply(act)
        self._followed = acts[0].number
        self._registry.close_connections(lambda each: self._bans.concerns(each.guest, each.address))

    async def follow(self) -> None:
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            with suppress(Refusal):  # the store cannot be read at the moment
                await self.catch_up()

    async def _read_bans(self) -> None:
        store = self._registry.store
        now = store.wall_clock()
        self._bans.replace(await store.read(lambda db: desk.bans_in_force(db, now), "bans"))

    async def _apply(self, act: AuditEntry) -> None:
        if act.act == "remove":
            self._accounts.forget(act.subject)
            await self._registry.forget(act.subject)
