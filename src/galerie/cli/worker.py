"""`galerie worker`: think for bots of hosts on other machines."""

import asyncio
import os
import signal
from typing import Annotated

import typer

from galerie.cli.language import Lang
from galerie.cli.serve import Config, check_queue, chosen
from galerie.core import Refusal


def worker(
    config: Config = None,
    queue: Annotated[
        str | None,
        typer.Option(
            metavar="redis://HOST:PORT/NUMBER",
            help="The address of the queue; with a password, in the environment as GALERIE_QUEUE.",
        ),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes to use; one per core.")] = os.cpu_count() or 1,
    lang: Lang = "",
) -> None:
    """Let the bots of hosts on other machines think here.

    Jobs come from a queue in Valkey. When stopped, it finishes those that it has begun, or gives them back.
    """
    settings = chosen(config, queue=queue).settings
    if not settings.queue:
        raise Refusal("worker-queue")
    check_queue(settings.queue)

    from galerie.bots.queue.address import shown
    from galerie.bots.queue.worker import Worker
    from galerie.host.ops import logs
    from galerie.texts import say

    logs.configure(settings)

    async def work() -> None:
        working = Worker(settings.queue, workers, settings.drain_seconds)
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, working.stop)
        typer.echo(say(lang, "worker-ready", {"cores": workers, "queue": shown(settings.queue)}))
        await working.run()

    asyncio.run(work())
