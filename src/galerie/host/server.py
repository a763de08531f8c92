"""Running the host under uvicorn."""

import signal
import socket
import sys

import uvicorn

from galerie.core import Refusal
from galerie.host.app import build
from galerie.host.settings import Settings


def listen(settings: Settings) -> socket.socket:
    """Take the port, so that the address can be told before the first page is asked for."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise Refusal("port-taken", host=settings.host, port=str(settings.port)) from error
    return listening


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until interrupted."""
    config = uvicorn.Config(
        build(settings),
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_keep_alive=75,  # longer than a client or a proxy waits to use it again
        timeout_graceful_shutdown=3,
        log_level="warning",
    )
    # uvicorn raises the signal again once everything is closed: the program then ends as it should, not as if killed
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.Server(config).run(sockets=[listening])
