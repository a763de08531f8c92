"""A server with a bug: it answers before what it answers for is on disk. Run as `galerie` is."""

import asyncio
from typing import Any, Final

from galerie.cli import main
from galerie.host.store.store import Store, TableChange
from galerie.host.store.writer import OnDone

LATE: Final = 0.3
submit = Store.submit


def promise(store: Store, change: TableChange, on_done: OnDone) -> None:
    async def write() -> None:
        await asyncio.sleep(LATE)
        submit(store, change, lambda *_: None)

    promises.add(task := asyncio.create_task(write()))
    task.add_done_callback(promises.discard)
    asyncio.get_running_loop().call_soon(on_done, None, None)


promises: set[asyncio.Task[Any]] = set()

if __name__ == "__main__":
    Store.submit = promise  # type: ignore[method-assign,assignment]  # that is the bug
    main()
