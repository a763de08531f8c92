"""A server with a bug: it computes for a visitor in the event loop. Run as `galerie` is."""

import time
from typing import Any, Final

from galerie.cli import main
from galerie.host.people.guests import Guests

SECONDS: Final = 0.3
identify = Guests.identify


async def dawdle(guests: Guests, request: Any) -> None:
    end = time.thread_time() + (SECONDS if request.url.path == "/api/games" else 0)
    while time.thread_time() < end:
        pass
    await identify(guests, request)


if __name__ == "__main__":
    Guests.identify = dawdle  # type: ignore[method-assign,assignment]  # that is the bug
    main()
