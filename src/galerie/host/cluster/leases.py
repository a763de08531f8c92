"""Which slots this host holds, and for how long.

Every host writes a sign of life into `hosts` every few seconds; the row of a slot in `leases` names its owner, and an
epoch that is raised whenever the slot is taken. All times are those of the database. The two are apart so that a sign
of life never waits for a batch of moves, which locks the rows of its slots.

A host takes slots that are free or whose owner gives no sign of life, as far as they are its share, and gives up those
that are another's. It stops serving by its own clock before others may take what it holds; should it be paused and
wake up too late, its writes are refused by their epoch.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from typing import Final

from galerie.core import Refusal
from galerie.host.cluster.link import Link, Unreachable
from galerie.host.cluster.slots import SLOTS, shares, slot_of
from galerie.host.store.lease import Lease

LEASE_SECONDS: Final = 10.0
RENEWALS: Final = 0.3
"""After this part of a lease it is renewed."""

MARGIN: Final = 0.1
"""By this part of a lease earlier than it ends, a host stops serving."""

PUNCTUAL_SECONDS: Final = 0.5
"""A database that takes longer to answer tells no time."""

LOOK_SECONDS: Final = 1.0
RETRY_SECONDS: Final = 0.5
HURRY_SECONDS: Final = 0.1
"""How often a host looks while somebody waits for a slot."""


GIVEN: Final = 8
"""Slots with tables that are given up at a time, when another host is to have them."""

WAITING_SECONDS: Final = 15.0
"""For how long a request waits until somebody holds its slot: longer than a lease."""

AWAY_SECONDS: Final = 2.0
"""For how long it waits at a host that cannot reach the database, and so does not hear who does: the visitor had better
try another one.
"""

CREATE: Final = """
CREATE TABLE IF NOT EXISTS cluster.hosts (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    expires TIMESTAMPTZ NOT NULL,
    draining BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE TABLE IF NOT EXISTS cluster.leases (
    slot INTEGER PRIMARY KEY,
    owner TEXT,
    epoch BIGINT NOT NULL DEFAULT 0
);
CREATE OR REPLACE FUNCTION cluster.check_leases(host TEXT, slots INTEGER[], epochs BIGINT[]) RETURNS BOOLEAN
LANGUAGE plpgsql AS $$
DECLARE
    held INTEGER;
BEGIN
    PERFORM FROM cluster.leases JOIN unnest(slots, epochs) AS shown (slot, epoch) USING (slot, epoch)
        WHERE owner = host FOR SHARE OF leases;
    GET DIAGNOSTICS held = ROW_COUNT;
    IF held < cardinality(slots) THEN
        RAISE EXCEPTION 'another host holds the slot' USING ERRCODE = 'GL001';
    END IF;
    RETURN TRUE;
END;
$$;
"""
"""`check_leases` is called in the transaction that writes moves: until that ends nobody else takes these slots."""

FILL: Final = f"INSERT INTO cluster.leases (slot) SELECT generate_series(0, {SLOTS - 1}) ON CONFLICT DO NOTHING"
FORGET: Final = "DELETE FROM cluster.hosts WHERE expires < clock_timestamp() - interval '1 day'"
ENTER: Final = """
INSERT INTO cluster.hosts (id, address, expires)
    VALUES (%(me)s, %(address)s, clock_timestamp() + %(lease)s * interval '1 s')
    ON CONFLICT (id) DO UPDATE SET expires = excluded.expires
"""
RENEW: Final = """
UPDATE cluster.hosts SET expires = clock_timestamp() + %(lease)s * interval '1 s'
    WHERE id = %(me)s AND expires > clock_timestamp()
    RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT
"""
LIVE: Final = "SELECT id, address, draining FROM cluster.hosts WHERE expires > clock_timestamp()"
OWNED: Final = "SELECT slot, owner, epoch FROM cluster.leases"
TAKE: Final = """
WITH living AS (SELECT id FROM cluster.hosts WHERE expires > clock_timestamp()), free AS (
    SELECT slot FROM cluster.leases
    WHERE slot = ANY(%(slots)s) AND %(me)s IN (SELECT id FROM living)
        AND (owner IS NULL OR owner = %(me)s OR owner NOT IN (SELECT id FROM living))
    FOR UPDATE OF leases SKIP LOCKED
)
UPDATE cluster.leases SET owner = %(me)s, epoch = epoch + 1 FROM free WHERE leases.slot = free.slot
    RETURNING leases.slot, leases.epoch
"""
"""Rows that a batch has locked are left for the next time."""

GIVE: Final = "UPDATE cluster.leases SET owner = NULL WHERE slot = ANY(%(slots)s) AND owner = %(me)s"
DRAIN: Final = "UPDATE cluster.hosts SET draining = TRUE WHERE id = %(me)s"
LEAVE: Final = "DELETE FROM cluster.hosts WHERE id = %(me)s"

log: Final = logging.getLogger(__name__)


class Leases:
    def __init__(
        self,
        url: str,
        me: str,
        address: str,
        seconds: float = LEASE_SECONDS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`me` names this run of this host, `address` is where other hosts reach it."""
        self.me: Final = me
        self.address: Final = address
        self.seconds: Final = seconds
        self.on_taken: Callable[[frozenset[int]], None] = lambda _: None
        self.on_lost: Callable[[frozenset[int]], None] = lambda _: None
        """Called when slots are another's all of a sudden: what is in memory of their tables is worth nothing."""

        self.on_giving: Callable[[frozenset[int]], Awaitable[None]] = _nothing
        """Awaited before slots are given up, while they can still be written to."""

        self.on_given: Callable[[], Awaitable[None]] = _nobody
        """Awaited when slots are free that others should take."""

        self.on_time: Callable[[int], None] = lambda _: None
        """Called with the time of the database, in milliseconds since 1970, whenever the lease is renewed."""

        self.loaded: Callable[[], Collection[int]] = tuple
        """The slots that have something in memory."""

        self._now = now
        self._renewing = Link(url)
        self._taking = Link(url)
        self._held: dict[int, int] = {}
        """The epochs of the slots that this host holds."""

        self._owners: list[str | None] = [None] * SLOTS
        """Who holds each slot, as far as it is known."""

        self._live: dict[str, str] = {}
        """The addresses of the hosts that give a sign of life."""

        self._until = 0.0
        """Until when this host may serve, by its own clock."""

        self._expiry: asyncio.TimerHandle | None = None
        self._looked = asyncio.Event()
        """Set by every look at the leases, for those who wait for a slot."""

        self._awaited = asyncio.Event()
        """Set by those who wait for a slot."""

        self._looking = asyncio.Lock()
        self._started = asyncio.Event()
        self._draining = False

    # What is held

    @property
    def is_alive(self) -> bool:
        """Whether the last sign of life of this host still counts."""
        return self._now() < self._until

    @property
    def held(self) -> frozenset[int]:
        """The slots that this host may serve now."""
        return frozenset(self._held) if self.is_alive else frozenset()

    def check(self) -> None:
        """Refuse to serve tables while the database has not heard of this host."""
        if not self.is_alive:
            raise Refusal("database-away")

    def lease(self, key: str) -> Lease:
        """The lease on the slot of a table or a room, or a refusal if another host has it."""
        slot = slot_of(key)
        epoch = self._held.get(slot)
        self.check()
        if epoch is None:
            raise Refusal("table-elsewhere")
        return Lease(self.me, slot, epoch)

    def is_current(self, lease: Lease) -> bool:
        return self._held.get(lease.slot) == lease.epoch and self.is_alive

    def holds(self, key: str) -> bool:
        return slot_of(key) in self._held and self.is_alive

    @property
    def others(self) -> dict[str, str]:
        """The addresses of the other hosts that live, by id."""
        return {host: address for host, address in self._live.items() if host != self.me}

    def owner(self, key: str) -> str | None:
        """The address of the other host that holds a slot, as far as it is known."""
        owner = self._owners[slot_of(key)]
        return None if owner is None or owner == self.me else self._live.get(owner)

    async def place(self, key: str, deadline: float) -> str | None:
        """Wait until somebody holds a slot, at most until a time of the event loop: the address of another host, or
        None for this one.
        """
        loop = asyncio.get_running_loop()
        away = loop.time() + AWAY_SECONDS
        while loop.time() < (patience := deadline if self.is_alive else min(deadline, away)):
            if self.holds(key):
                return None
            if address := self.owner(key):
                return address
            self._looked.clear()
            self._awaited.set()
            with suppress(TimeoutError):
                async with asyncio.timeout_at(patience):
                    await self._looked.wait()
        self.check()
        raise Refusal("table-elsewhere")

    async def moved(self, key: str, address: str) -> None:
        """Wait until the host at this address does not hold a slot any more."""
        while self.owner(key) == address:
            self._looked.clear()
            await self._looked.wait()

    def distrust(self, key: str) -> None:
        """The owner of a slot is not who it was thought to be: look again."""
        self._owners[slot_of(key)] = None

    # Life

    async def prepare(self) -> None:
        """Create what there is not yet in the database."""
        await self._renewing.create(CREATE, FILL, FORGET)

    async def start(self) -> None:
        """Register this host, and take its first slots."""
        await self._enter()
        await self.look()
        self._started.set()
        await self.on_given()  # the others are to look, and give up some of theirs

    async def run(self) -> None:
        """Renew and look until cancelled, once this host is registered."""
        await self._started.wait()
        await asyncio.gather(
            self._repeat(self.renew, lambda: asyncio.sleep(RENEWALS * self.seconds)),
            self._repeat(self.look, self._rest),
        )

    async def _repeat(self, work: Callable[[], Awaitable[None]], rest: Callable[[], Awaitable[None]]) -> None:
        was_reachable = True
        while True:
            try:
                await work()
            except Exception as error:  # whatever it is: a host that stops renewing its lease serves nobody
                if was_reachable:
                    unexpected = not isinstance(error, Unreachable)
                    log.error("the leases cannot be reached", extra={"reason": str(error)}, exc_info=unexpected)  # noqa: TRY400  one line
                was_reachable = False
                await asyncio.sleep(RETRY_SECONDS)
            else:
                was_reachable = True
                await rest()

    async def _rest(self) -> None:
        """The pause between two looks, which is short while somebody waits."""
        await asyncio.sleep(HURRY_SECONDS)
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS - HURRY_SECONDS):
                await self._awaited.wait()
        self._awaited.clear()

    async def renew(self) -> None:
        """Renew the lease. A host that is too late has lost all its slots and starts again, unless it is leaving."""
        before = self._now()
        renewed = await self._renewing.run(RENEW, self._arguments())
        if self._draining:
            return
        if not renewed:
            self._lose(self._held.keys())
            await self._enter()
        else:
            self._serve_until(before)
            if self._now() - before < PUNCTUAL_SECONDS:
                self.on_time(renewed[0][0])

    async def living(self) -> dict[str, str]:
        """The addresses of the hosts that live, by id; this host need not be one of them yet."""
        return {host: address for host, address, _ in await self._taking.run(LIVE, self._arguments())}

    async def _enter(self) -> None:
        before = self._now()
        await self._renewing.run(ENTER, self._arguments())
        self._serve_until(before)

    def _serve_until(self, before: float) -> None:
        """The lease was renewed by a statement that was sent at this time."""
        self._until = before + (1 - MARGIN) * self.seconds
        if self._expiry:
            self._expiry.cancel()
        self._expiry = asyncio.get_running_loop().call_later(max(0, self._until - self._now()), self._expire)

    def _expire(self) -> None:
        """The lease could not be renewed in time."""
        if self._held:
            log.error("the lease could not be renewed in time: tables are closed until it is")
        self._lose(self._held.keys())
        self._looked.set()  # whoever waits for a slot is told that it is in vain

    async def look(self) -> None:
        """Read who holds what, take what is free and ours, and give up some of what is another's."""
        async with self._looking:
            live = await self._taking.run(LIVE, self._arguments())
            rows = await self._taking.run(OWNED)
            self._live = {host: address for host, address, _ in live}
            lost = []
            for slot, owner, epoch in rows:
                self._owners[slot] = owner
                if slot in self._held and (owner != self.me or epoch != self._held[slot]):
                    lost.append(slot)
            self._lose(lost)
            sharing = {address: host for host, address, draining in live if not draining}
            if self.me in sharing.values() and not self._draining:
                wished = [sharing[address] for address in shares(frozenset(sharing))]
                await self._take([slot for slot in range(SLOTS) if wished[slot] == self.me and self._is_free(slot)])
                left = [slot for slot, owner in enumerate(self._owners) if owner == self.me and slot not in self._held]
                await self._give([slot for slot in [*self._held, *left] if wished[slot] != self.me])
            self._looked.set()

    def _is_free(self, slot: int) -> bool:
        owner = self._owners[slot]
        return slot not in self._held and (owner is None or owner == self.me or owner not in self._live)

    async def _take(self, slots: Collection[int]) -> None:
        if not slots or not self.is_alive:
            return
        taken = await self._taking.run(TAKE, {**self._arguments(), "slots": [*slots]})
        for slot, epoch in taken:
            self._held[slot] = epoch
            self._owners[slot] = self.me
        if taken:
            log.info("slots taken", extra={"slots": len(taken), "held": len(self._held)})
            self.on_taken(frozenset(slot for slot, _ in taken))

    async def _give(self, surplus: Collection[int]) -> None:
        """Give up the slots that have nothing in memory, and a few of the others."""
        if surplus:
            loaded = {*self.loaded()}
            busy = [slot for slot in surplus if slot in loaded][:GIVEN]
            await self.give([*(slot for slot in surplus if slot not in loaded), *busy])

    async def give(self, slots: Iterable[int]) -> None:
        """Give up slots: first nobody finds their tables here any more, then what is under way is finished."""
        giving = frozenset(slots)
        for slot in giving:
            self._held.pop(slot, None)
        await self.on_giving(giving)
        await self._taking.run(GIVE, {**self._arguments(), "slots": [*giving]})
        for slot in giving:
            self._owners[slot] = None
        if giving:
            log.info("slots given up", extra={"slots": len(giving), "held": len(self._held)})
            await self.on_given()

    def refused(self, leases: Iterable[Lease]) -> None:
        """A batch was refused: these are not ours any more."""
        lost = [lease.slot for lease in leases if self._held.get(lease.slot) == lease.epoch]
        for slot in lost:
            self._owners[slot] = None
        self._lose(lost)

    def _lose(self, slots: Collection[int]) -> None:
        lost = frozenset(slots)
        for slot in lost:
            self._held.pop(slot, None)
        if lost:
            log.warning("slots lost", extra={"slots": len(lost)})
            self.on_lost(lost)

    async def leave(self) -> None:
        """Give up everything, tell the others, and take nothing any more."""
        self._draining = True
        with suppress(Unreachable):
            async with self._looking:
                await self._taking.run(DRAIN, self._arguments())
                await self.give([*self._held])
                await self._taking.run(LEAVE, self._arguments())
            await self.look()

    async def close(self) -> None:
        if self._expiry:
            self._expiry.cancel()
        await self._renewing.close()
        await self._taking.close()

    def _arguments(self) -> dict[str, object]:
        return {"me": self.me, "address": self.address, "lease": self.seconds}


async def _nothing(slots: frozenset[int]) -> None:
    """Nothing is in memory."""


async def _nobody() -> None:
    """There is nobody to be told."""
