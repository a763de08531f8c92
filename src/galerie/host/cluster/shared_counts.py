"""How often passphrases were tried, at all hosts together. Neither names nor addresses are stored, only digests."""

import hashlib
import hmac
import time
from typing import Final

from galerie.core import Refusal
from galerie.host.cluster.link import Link, Unreachable
from galerie.host.moderation.rates import Rate

KNOWN_SECONDS: Final = 90 * 24 * 3_600
"""For how long it is remembered from where somebody has signed in."""

SWEEP_SECONDS: Final = 600.0

CREATE: Final = """
CREATE UNLOGGED TABLE IF NOT EXISTS cluster.tries (
    whose TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    ends TIMESTAMPTZ NOT NULL
)
"""
HIT: Final = """
INSERT INTO cluster.tries AS tries (whose, number, ends)
    VALUES (%(whose)s, 1, clock_timestamp() + %(seconds)s * interval '1 s')
    ON CONFLICT (whose) DO UPDATE SET
        number = CASE WHEN tries.ends > clock_timestamp() THEN tries.number + 1 ELSE 1 END,
        ends = CASE WHEN tries.ends > clock_timestamp() THEN tries.ends ELSE excluded.ends END
    RETURNING number
"""
KNOW: Final = """
INSERT INTO cluster.tries (whose, number, ends)
    VALUES (%(whose)s, 1, clock_timestamp() + %(seconds)s * interval '1 s')
    ON CONFLICT (whose) DO UPDATE SET ends = excluded.ends
"""
IS_KNOWN: Final = "SELECT 1 FROM cluster.tries WHERE whose = %(whose)s AND ends > clock_timestamp()"
EXHAUSTED: Final = f"{IS_KNOWN} AND number >= %(most)s"
SWEEP: Final = "DELETE FROM cluster.tries WHERE ends <= clock_timestamp()"


class SharedCounts:
    def __init__(self, url: str, secret: str) -> None:
        self._link = Link(url)
        self._secret = secret.encode()
        self._swept_at = time.monotonic()

    async def prepare(self) -> None:
        """Create what there is not yet in the database."""
        await self._link.create(CREATE)

    async def hit(self, rate: Rate, *whose: str) -> bool:
        ((number,),) = await self._run(HIT, _counted(rate, whose), rate.seconds)
        if time.monotonic() - self._swept_at > SWEEP_SECONDS:
            self._swept_at = time.monotonic()
            await self._run(SWEEP)
        return bool(number <= rate.most)

    async def allows(self, rate: Rate, *whose: str) -> bool:
        return not await self._run(EXHAUSTED, _counted(rate, whose), most=rate.most)

    async def know(self, *whose: str) -> None:
        await self._run(KNOW, _known(whose), KNOWN_SECONDS)

    async def is_known(self, *whose: str) -> bool:
        return bool(await self._run(IS_KNOWN, _known(whose)))

    async def close(self) -> None:
        await self._link.close()

    async def _run(self, statement: str, whose: str = "", seconds: int = 0, most: int = 0) -> list[tuple[int, ...]]:
        digest = hmac.new(self._secret, whose.encode(), hashlib.sha256).hexdigest()
        try:
            return await self._link.run(statement, {"whose": digest, "seconds": seconds, "most": most})
        except Unreachable as error:
            raise Refusal("not-saved") from error


def _counted(rate: Rate, whose: tuple[str, ...]) -> str:
    return "/".join((str(rate.most), str(rate.seconds), *whose))


def _known(whose: tuple[str, ...]) -> str:
    return "/".join(("known", *whose))
