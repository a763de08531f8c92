"""Worker processes that do not outlive the process that started them."""

import os
from multiprocessing import parent_process
from threading import Thread


def follow() -> None:
    """In a worker: exit when the parent process dies, even if it is killed."""

    def watch() -> None:
        if parent := parent_process():
            parent.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()
