"""A process that is ready to be a host, and forks one for each of its lives, in a tenth of the time of a start.

`python -m tests.chaos.nursery galerie serve …` does what `python -m galerie serve …` does until `run` has built the
application and read whatever is read once. Then it waits for orders from `tests.chaos.forked`, and goes on in a fork
for each. Only in the fork are the port and the file opened, are threads and the event loop started, and is anything
loaded from the file: the nursery has a single thread, and knows of the file nothing but the key that signs cookies. A
fork differs from a host that was started as usual in this:

- the application, its settings, modules and texts were made before, and are the same in every life;
- processes in which bots think start when they are first needed.
"""

import gc
import os
import runpy
import socket
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from litestar import Litestar

from galerie.bots import workers
from galerie.bots.lanes import Lane
from galerie.host.store.store import Store
from galerie.host.web import server, services
from galerie.host.web.preload import preload
from galerie.host.web.server import listen
from galerie.host.web.settings import Settings

LIVE: Final = b"live"
"""The order to fork a host, with the descriptor of its standard output; the answer is its process id. Any other order
is such an id, and answered with the exit status when the process has ended."""

LONGEST: Final = 100
"""Bytes of an order or an answer."""

STDIN, STDOUT = range(2)
THREADS: Final = Path("/proc/self/task")


class LazyLane(Lane):
    """Starts no process before it is needed."""

    def __init__(self, *arguments: Any, eager: bool = False, **named: Any) -> None:
        super().__init__(*arguments, **named)


class PostponedStore(Store):
    """Opened once for its secret; whatever else is in the file is read in a fork."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.close()
        postponed.append(partial(super().__init__, *arguments, **named))


class PostponedSocket(socket.socket):
    """Listens in a fork, to the port that it is said to listen to already."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        postponed.append(self._listen)

    def getsockname(self) -> tuple[str, int]:
        return self._settings.host, self._settings.port

    def _listen(self) -> None:
        with listen(self._settings) as listening:
            os.dup2(listening.fileno(), self.fileno(), inheritable=False)


postponed: list[Callable[[], None]] = []
"""What is to be done in a fork."""


def bring_forth(control: socket.socket, app: Litestar) -> None:
    """Fork hosts, in place of `preload`, after which it returns in the forks only."""
    preload(app)
    gc.collect()
    gc.freeze()
    assert threading.active_count() == len([*THREADS.iterdir()]) == 1, "a fork would have only one of them"
    control.send(LIVE)
    while True:
        order, descriptors, *_ = socket.recv_fds(control, LONGEST, 1)
        if not order:
            os._exit(0)
        if order != LIVE:
            _, status = os.waitpid(int(order), 0)
            control.send(b"%d" % os.waitstatus_to_exitcode(status))
        elif os.fork():
            os.close(descriptors[0])
        else:
            become(control, *descriptors)
            for begin in postponed:
                begin()
            return


def become(control: socket.socket, stdout: int) -> None:
    """A process group and a standard output of one's own."""
    os.setsid()
    os.dup2(stdout, STDOUT)
    os.close(stdout)
    control.send(b"%d" % os.getpid())
    control.close()


def main() -> None:
    control = socket.socket(fileno=os.dup(STDIN))
    os.dup2(os.open(os.devnull, os.O_RDONLY), STDIN)
    workers.Lane = LazyLane  # type: ignore[attr-defined]
    services.Store = PostponedStore  # type: ignore[attr-defined]
    server.listen = PostponedSocket
    server.preload = partial(bring_forth, control)  # type: ignore[attr-defined]
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
