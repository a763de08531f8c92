"""A host with a fault: it answers before what it answers for is on disk. Run as `galerie` is."""

import asyncio
from typing import Any, Final

from galerie.cli import main
from galerie.host.store.store import Store

LATE: Final = 0.3
append = Store.append


async def promise(store: Store, *what: Any, **more: Any) -> None:
    async def keep() -> None:
        await asyncio.sleep(LATE)
        await append(store, *what, **more)

    promises.add(task := asyncio.create_task(keep()))
    task.add_done_callback(promises.discard)


promises: set[asyncio.Task[Any]] = set()

if __name__ == "__main__":
    Store.append = promise  # type: ignore[method-assign,assignment]  # that is the fault
    main()
